#!/bin/sh
# Brings what is generated of the graph up to date. With --check it writes nothing, shows what is stale, and fails.
# Developers, the hook and CI all call this, so there is one place that says what is generated, and where.
set -eu
cd "$(dirname "$0")/.."
navgen build Graphs/shop.yaml --out Sources/ShopNavigation "$@"
