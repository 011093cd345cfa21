#!/usr/bin/env bash
# Mutation testing: changes the rules one small place at a time, and lists the changes that no test notices. Each is a missing test.
#
#     scripts/mutants.sh PACKAGE [OPTION...]
#     scripts/mutants.sh chaos-marauders --file 'src/rules/*'
#
# Installs cargo-mutants if it is missing. Takes hours for a whole game; the report is in mutants.out.
set -euo pipefail
cd "$(dirname "$0")/.."
package=${1:?which package? e.g. scripts/mutants.sh chaos-marauders}
shift
if ! cargo mutants --version >/dev/null 2>&1; then
    cargo install --locked cargo-mutants
fi
# The kernel is tested by the crates built on it; a game by its own tests.
everything=false
if [ "$package" = tabletop-core ]; then
    everything=true
fi
exec cargo mutants --package "$package" --test-workspace "$everything" "$@"
