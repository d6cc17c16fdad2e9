# How fast generated code reads URLs, beside the usual parser and a trie of bytes written by hand; and how long each
# takes to compile. Arguments: numbers of links.
set -eu
cd "$(dirname "$0")/.."
swift build -c release --product navgen >/dev/null
navgen=$(swift build -c release --show-bin-path)/navgen
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
swiftc -O Benchmarks/Reading/generate.swift -o "$folder/generate"
root=$PWD
[ $# -gt 0 ] || set -- 50 240 2000
for count in "$@"; do
    here=$folder/$count
    mkdir -p "$here"
    "$folder/generate" "$count" "$here"
    "$navgen" build "$here/app.yaml" --out "$here/out" --only swift --quiet 2>/dev/null
    cd "$here"
    for module in Generated:out HandWritten:ByHand.swift Usually:Usual.swift; do
        name=${module%%:*}
        sources=${module#*:}
        [ "$sources" = out ] && sources=$(find out -name '*.swift')
        start=$(date +%s.%N)
        # shellcheck disable=SC2086
        swiftc -O -wmo -parse-as-library -swift-version 5 -emit-module -emit-library -static -module-name "$name" \
            $sources -o "lib$name.a"
        echo "$count links, $name: compiled in $(echo "$(date +%s.%N) - $start" | bc) s"
    done
    swiftc -O -I . -L . "$root/Benchmarks/Reading/measure.swift" -lGenerated -lHandWritten -lUsually -o measure
    ./measure "$here"
    cd "$root"
done
