# Measures navgen and the code that it generates, and prints one table. Writes pictures to Docs/performance.
# SIZES: numbers of screens; LINKS: numbers of links; ROUNDS: how often each is run.
set -eu
cd "$(dirname "$0")/.."
work=$PWD/.build/benchmarks
mkdir -p "$work"
# Built as for a release: statically linked, except for the C library.
echo "building navgen" >&2
swift build -c release --product navgen --static-swift-stdlib --scratch-path .build/benchmark-navgen >/dev/null
navgen=$(swift build -c release --static-swift-stdlib --scratch-path .build/benchmark-navgen --show-bin-path)/navgen
# shellcheck disable=SC2046
cc -O2 Benchmarks/libyaml.c $(pkg-config --cflags --libs yaml-0.1) -o "$work/libyaml"
swiftc -O Benchmarks/Bench/*.swift -o "$work/bench"
NAVGEN=$navgen ROWS=$work/reading.txt sh Benchmarks/reading.sh ${LINKS:-10 50 240 1000 5000} >&2
"$work/bench" "$navgen" "$work/libyaml" "$PWD/Benchmarks/generate.sh" "$work/graphs" Docs/performance \
    "${SIZES:-10 50 100 1000 10000 100000}" "${ROUNDS:-11}" "$work/reading.txt"
