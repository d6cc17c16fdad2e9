# Measures how fast generated code reads URLs, compared to the usual parser and a handwritten trie of bytes, and how long
# each takes to compile. The code of NavgenRuntime, which all apps share, is not counted. Arguments: numbers of links.
# NAVGEN: a release build of navgen. ROWS: a file for the table of `run.sh`.
set -eu
cd "$(dirname "$0")/.."
if [ -n "${NAVGEN:-}" ]; then
    navgen=$NAVGEN
else
    swift build -c release --product navgen >/dev/null
    navgen=$(swift build -c release --show-bin-path)/navgen
fi
rows=${ROWS:-/dev/null}
[ "$rows" = /dev/null ] || : >"$rows"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
swiftc -O Benchmarks/Reading/generate.swift -o "$folder/generate"
sh Benchmarks/module.sh "$folder"
root=$PWD
[ $# -gt 0 ] || set -- 50 240 2000
for count in "$@"; do
    here=$folder/$count
    mkdir -p "$here"
    "$folder/generate" "$count" "$here"
    "$navgen" build "$here/app.yaml" --out "$here/out" --only swift --quiet 2>/dev/null
    cd "$here"
    # With more than a thousand links, the usual parser takes more than a quarter of an hour to compile.
    [ "$count" -le 1000 ] || echo 'public func usual(_ text: String) -> Never? { nil }' >Usual.swift
    for module in Generated:out HandWritten:ByHand.swift Usually:Usual.swift; do
        name=${module%%:*}
        sources=${module#*:}
        [ "$sources" = out ] && sources=$(find out -name '*.swift')
        start=$(date +%s.%N)
        # shellcheck disable=SC2086
        swiftc -O -wmo -parse-as-library -swift-version 5 -I "$folder" -emit-module -emit-library -static -module-name "$name" \
            $sources -o "lib$name.a"
        echo "$count links, $name: compiled in $(echo "$(date +%s.%N) - $start" | bc) s"
    done
    swiftc -O -I . -I "$folder" -L . -L "$folder" "$root/Benchmarks/Reading/measure.swift" -lGenerated -lHandWritten \
        -lUsually -lNavgenRuntime -o measure
    ./measure "$here" "$count" "$rows"
    bytes() { size -t "lib$1.a" | awk 'END { print $4 }'; }
    printf 'code and tables\t%s\tby hand\t\t%s bytes a link\t%s\n' "$count" $(($(bytes Generated) / count)) \
        "$(awk -v a="$(bytes Generated)" -v b="$(bytes HandWritten)" 'BEGIN { printf "%.3f", a / b }')" >>"$rows"
    cd "$root"
done
