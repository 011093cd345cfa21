#!/usr/bin/env bash
# Fuzzes every target, or those that are named, each for so many seconds. Needs a nightly compiler; installs cargo-fuzz if it is missing.
#
#     scripts/fuzz.sh [SECONDS] [TARGET...]      default 600 seconds for each target
#
# A finding is a file in fuzz/artifacts/TARGET; `cargo +nightly fuzz run TARGET FILE` runs it again.
set -euo pipefail
cd "$(dirname "$0")/.."
seconds=${1:-600}
shift || true

if ! cargo fuzz --version >/dev/null 2>&1; then
    cargo install --locked cargo-fuzz
fi
targets=("$@")
if [ ${#targets[@]} -eq 0 ]; then
    mapfile -t targets < <(cargo +nightly fuzz list)
fi
cargo +nightly fuzz build
for target in "${targets[@]}"; do
    echo "fuzzing $target for $seconds s"
    cargo +nightly fuzz run "$target" -- -max_total_time="$seconds" -timeout=20 -max_len=4096 -print_final_stats=1 -print_funcs=0 -verbosity=0
done
