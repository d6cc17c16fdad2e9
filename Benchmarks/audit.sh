# Measures how long `navgen audit` takes for all Swift of this repository, beside `swiftc -parse` of the same files, which
# only parses. ROUNDS: runs of each; NAVGEN: another binary.
set -eu
cd "$(dirname "$0")/.."
work=$PWD/.build/benchmarks
mkdir -p "$work"
if [ -z "${NAVGEN:-}" ]; then
    swift build -c release --product navgen >/dev/null
    NAVGEN=$(swift build -c release --show-bin-path)/navgen
fi
folders="Sources Tests Examples Generated Plugins"
# shellcheck disable=SC2086
find $folders -name '.*' -prune -o -name '*.swift' -type f -print | sort >"$work/sources"
echo "$(wc -l <"$work/sources") files, $(xargs cat <"$work/sources" | wc -l) lines"

# Runs a command, and prints its wall time in milliseconds.
timed() {
    start=$(date +%s%N)
    "$@" >/dev/null 2>&1 || true
    echo $((($(date +%s%N) - start) / 1000000))
}

for round in $(seq "${ROUNDS:-5}"); do
    # shellcheck disable=SC2086
    audit=$(timed "$NAVGEN" audit $folders)
    parse=$(timed swiftc -parse "@$work/sources")
    echo "round $round: navgen audit $audit ms, swiftc -parse $parse ms"
done
