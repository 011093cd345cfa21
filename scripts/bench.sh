#!/usr/bin/env bash
# Measures everything, or what a filter names, pinned to one core where that is possible.
#
#     scripts/bench.sh [FILTER]      e.g. `scripts/bench.sh legal`, `scripts/bench.sh chaos-marauders`
set -euo pipefail
cd "$(dirname "$0")/.."
cargo bench --locked -p tabletop-benches --no-run
pin=()
if command -v taskset >/dev/null 2>&1; then
    pin=(taskset -c "${BENCH_CORE:-1}")
fi
exec "${pin[@]}" cargo bench --locked -p tabletop-benches --bench games -- "$@"
