#!/usr/bin/env bash
# Every law on many random games of every game crate, optimised.
#
#     scripts/laws.sh [GAMES]      default 10000 games for each law test
set -euo pipefail
cd "$(dirname "$0")/.."
TABLETOP_LAW_GAMES=${1:-10000} cargo test --locked --release --workspace --test laws -- --nocapture
