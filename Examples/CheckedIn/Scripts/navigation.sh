#!/bin/sh
# Brings what is generated of the graph up to date, and the copy of NavgenRuntime that is compiled with it. With --check
# it writes nothing, shows what is stale, and fails.
# Developers, the hook and CI all call this, so there is one place that says what is generated, and where.
set -eu
cd "$(dirname "$0")/.."
[ "${1:-}" = --check ] || navgen runtime --quiet --out Sources/ShopNavigation/NavgenRuntime
navgen build Graphs/shop.yaml --out Sources/ShopNavigation "$@"
