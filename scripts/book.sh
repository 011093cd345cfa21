#!/usr/bin/env bash
# Builds the book into docs/book/html. Its Rust code is tested by `cargo test -p tabletop-book`, without mdbook.
#
#     scripts/book.sh [serve]      `serve`: builds, serves it locally and rebuilds on every change
set -euo pipefail
cd "$(dirname "$0")/.."
if ! command -v mdbook >/dev/null 2>&1; then
    cargo install --locked mdbook
fi
exec mdbook "${1:-build}" docs
