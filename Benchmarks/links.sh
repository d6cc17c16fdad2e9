# Measures the analysis of links: realistic ones, and a thousand that all overlap each other.
set -eu
cd "$(dirname "$0")/.."
NAVGEN_BENCHMARK=1 swift test -c release -Xswiftc -enable-testing --scratch-path .build/benchmark-links \
    --filter LinkSpeedTests | sed -n 's/^.*BENCHMARK //p'
