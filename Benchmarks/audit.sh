# Measures how long `navgen audit` takes for all Swift of this repository, beside `swift format lint` of the same folders,
# which also reads each file once. ROUNDS: runs of each; NAVGEN: another binary.
set -eu
cd "$(dirname "$0")/.."
if [ -z "${NAVGEN:-}" ]; then
    swift build -c release --product navgen >/dev/null
    NAVGEN=$(swift build -c release --show-bin-path)/navgen
fi
folders="Sources Tests Examples Generated Plugins"
# shellcheck disable=SC2086
find $folders -name '.*' -prune -o -name '*.swift' -type f -exec cat {} + | wc -l

# Runs a command, and prints its wall time in milliseconds.
timed() {
    start=$(date +%s%N)
    "$@" >/dev/null 2>&1 || true
    echo $((($(date +%s%N) - start) / 1000000))
}

for round in $(seq "${ROUNDS:-5}"); do
    # shellcheck disable=SC2086
    audit=$(timed "$NAVGEN" audit $folders)
    # shellcheck disable=SC2086
    lint=$(timed swift format lint --recursive --parallel $folders)
    echo "round $round: navgen audit $audit ms, swift format lint $lint ms"
done
