#!/bin/sh
# Updates the generated files and the copy of NavgenRuntime that is compiled with them. With
# --check, it writes nothing, shows what is stale, and fails.
# Developers, the hook and CI all call this script, so that it is the only place that defines what
# is generated.
set -eu
cd "$(dirname "$0")/.."
[ "${1:-}" = --check ] || navgen runtime --quiet --out Sources/ShopNavigation/NavgenRuntime
navgen build Graphs/shop.yaml --out Sources/ShopNavigation "$@"
