#!/usr/bin/env bash
# Licences, banned crates and sources of all dependencies, as deny.toml says; with `all`, known vulnerabilities too (needs a network).
#
#     scripts/deny.sh [all]
set -euo pipefail
cd "$(dirname "$0")/.."
if ! cargo deny --version >/dev/null 2>&1; then
    cargo install --locked cargo-deny
fi
checks=(bans licenses sources)
if [ "${1:-}" = all ]; then
    checks+=(advisories)
else
    echo "advisories are left out: they need a network (scripts/deny.sh all)"
fi
exec cargo deny --locked --log-level error check "${checks[@]}"
