# Measures how long generated Swift takes to compile together with the app's own views, one `Text` for each node, compared
# to the same views in one switch over one enum. Uses the declarations of SwiftUI in Tests. Arguments: numbers of screens,
# or `SCREENSxSECTIONS`; each section has a sheet for every tenth of its screens. RUNS: measurements of each.
set -eu
cd "$(dirname "$0")/.."
runs=${RUNS:-3}
if [ -z "${NAVGEN:-}" ]; then
    swift build -c release --product navgen >/dev/null
    NAVGEN=$(swift build -c release --show-bin-path)/navgen
fi
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
swiftc -O Benchmarks/Views/generate.swift -o "$folder/generate"
flags="-swift-version 6 -wmo -parse-as-library -module-name Compiled"
if [ "$(uname)" = Linux ]; then
    scratch=${SWIFTUI:-.build/declarations-sdk26}
    swift build --package-path Tests/SwiftUI --scratch-path "$scratch" >/dev/null
    flags="$flags -I $(swift build --package-path Tests/SwiftUI --scratch-path "$scratch" --show-bin-path)/Modules"
fi
# shellcheck disable=SC2086
sh Benchmarks/module.sh "$folder" ${flags##*-module-name Compiled}
flags="$flags -I $folder"
[ $# -gt 0 ] || set -- 50 150 300 300x10

compile() { # -typecheck | -Onone | -O, sources…
    mode=$1
    shift
    # shellcheck disable=SC2086
    case $mode in
    -typecheck) swiftc -typecheck $flags "$@" ;;
    *) swiftc "$mode" -c $flags "$@" -o "$folder/app.o" ;;
    esac
}
seconds() {
    start=$(date +%s.%N)
    compile "$@"
    echo "$(date +%s.%N) - $start" | bc
}
median() { sort -n | awk '{ value[NR] = $1 } END { printf "%.2f", value[int((NR + 1) / 2)] }'; }

printf '%-8s  %-10s  %12s  %12s  %s\n' screens "" "generated s" "one switch s" "ratio"
for size in "$@"; do
    case $size in
    *x*) sections=${size#*x} ;;
    *) sections=0 ;;
    esac
    here=$folder/$size
    mkdir -p "$here"
    "$folder/generate" "${size%x*}" "$sections" "$here"
    "$NAVGEN" build "$here/app.yaml" --out "$here/out" --only swift --quiet 2>/dev/null
    generated="$(find "$here/out" -name '*.swift') $here/Screens.swift"
    for mode in ${MODES:--typecheck -Onone -O}; do
        : >"$folder/generated"
        : >"$folder/usual"
        for _ in $(seq "$runs"); do
            # shellcheck disable=SC2086
            seconds "$mode" $generated >>"$folder/generated"
            seconds "$mode" "$here/OneSwitch.swift" >>"$folder/usual"
        done
        own=$(median <"$folder/generated")
        usual=$(median <"$folder/usual")
        printf '%-8s  %-10s  %12s  %12s  %s\n' "$size" "$mode" "$own" "$usual" \
            "$(awk -v a="$own" -v b="$usual" 'BEGIN { printf "%.2f", a / b }')"
    done
done
