# Measures how long generated Swift takes to compile with `-O`, compared to the usual code for the same routes: one enum
# with derived conformances and a parser. More than 400 screens are in sections. Arguments: numbers of screens.
set -eu
cd "$(dirname "$0")/.."
swift build -c release --product navgen >/dev/null
navgen=$(swift build -c release --show-bin-path)/navgen
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
swiftc -O Benchmarks/Reading/generate.swift -o "$folder/generate"
sh Benchmarks/module.sh "$folder"
[ $# -gt 0 ] || set -- 50 240 500 2000
seconds() {
    start=$(date +%s.%N)
    swiftc -O -wmo -parse-as-library -I "$folder" -module-name Compiled -c "$@" -o "$folder/compiled.o"
    echo "$(date +%s.%N) - $start" | bc
}
median() { printf '%s\n' "$@" | sort -n | sed -n 2p; }
for count in "$@"; do
    here=$folder/$count
    mkdir -p "$here"
    "$folder/generate" "$count" "$here" all
    "$navgen" build "$here/app.yaml" --out "$here/out" --only swift --quiet 2>/dev/null
    sources=$(find "$here/out" -name '*.swift')
    own=""
    usual=""
    for _ in 1 2 3; do
        # shellcheck disable=SC2086
        own="$own $(seconds $sources)"
        # shellcheck disable=SC2086
        object=$(size "$folder/compiled.o" | awk 'NR == 2 { print $4 }')
        # Larger enums take minutes.
        [ "$count" -gt 500 ] || usual="$usual $(seconds "$here/Usual.swift")"
    done
    # shellcheck disable=SC2086
    own=$(median $own)
    echo "$count screens: $own s; $(cat $sources | wc -c | awk "{ print int(\$1 / $count) }") bytes of source and" \
        "$((object / count)) of object code a screen"
    # shellcheck disable=SC2086
    [ -z "$usual" ] || echo "    the usual code: $(median $usual) s, $(echo "scale=1; $(median $usual) / $own" | bc) times as long"
done
