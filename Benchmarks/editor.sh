# Measures how long the language server takes to answer while a graph is edited, beside `navgen check` of the same graph.
# SIZES: numbers of screens, up to 1000; ROUNDS: edits of each; NAVGEN: another binary.
set -eu
cd "$(dirname "$0")/.."
work=$PWD/.build/benchmarks
mkdir -p "$work"
if [ -z "${NAVGEN:-}" ]; then
    swift build -c release --product navgen >/dev/null
    NAVGEN=$(swift build -c release --show-bin-path)/navgen
fi
swiftc -O Benchmarks/Editor/main.swift -o "$work/editor"
for size in ${SIZES:-100 1000}; do
    sh Benchmarks/generate.sh "$size" "$work/editor-$size"
    "$work/editor" "$NAVGEN" "$work/editor-$size" "$size" "${ROUNDS:-41}"
done
