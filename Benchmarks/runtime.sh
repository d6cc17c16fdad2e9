# Measures generated Swift with NavgenRuntime: lines, bytes, compile time, object code and the time of transitions.
# Argument: an old navgen, from a revision whose generated Swift contained its own runtime, to compare with.
set -eu
cd "$(dirname "$0")/.."
swift build -c release --product navgen >/dev/null
navgen=$(swift build -c release --show-bin-path)/navgen
old=${1:-}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# The graphs in the table: two examples, a large one, and one with 300 screens.
swiftc -O Benchmarks/Reading/generate.swift -o "$folder/generate"
mkdir "$folder/many" && "$folder/generate" 300 "$folder/many" all
echo "graph|old lines|new lines|old bytes|new bytes"
for graph in Graphs/hello.yaml Graphs/shop.yaml Graphs/hospital.yaml "$folder/many/app.yaml"; do
    name=$(basename "$(dirname "$graph")")-$(basename "$graph" .yaml)
    [ -z "$old" ] || "$old" build "$graph" --only swift --out "$folder/old/$name" --quiet 2>/dev/null
    "$navgen" build "$graph" --only swift --out "$folder/new/$name" --quiet 2>/dev/null
    lines() { [ -d "$folder/$1" ] && find "$folder/$1/$name" -name '*.swift' -exec cat {} + | wc "$2"; }
    echo "$name|$(lines old -l || true)|$(lines new -l)|$(lines old -c || true)|$(lines new -c)"
done
cat >"$folder/Cart.swift" <<'SWIFT'
nonisolated public struct Cart: Hashable, Sendable { public init() {} }
SWIFT

# Prints the best user time of the compiler in some rounds, and the bytes of object code.
compile() {
    name=$1 rounds=$2
    shift 2
    best=999
    for _ in $(seq "$rounds"); do
        seconds=$({ bash -c "TIMEFORMAT=%U; time swiftc -O -wmo -swift-version 6 -parse-as-library -c -o $folder/x.o $* >/dev/null"; } 2>&1 | tail -1)
        best=$(echo "$seconds $best" | awk '{ print ($1 < $2) ? $1 : $2 }')
    done
    echo "$name|$best|$(size "$folder/x.o" | awk 'NR == 2 { print $1 }')"
}
swift build -c release --package-path Tests/SwiftUI --scratch-path "$folder/declarations" >/dev/null 2>&1
modules="-I $folder/declarations/release/Modules"
runtime=$(find Sources/NavgenRuntime -name '*.swift')
echo
echo "compiled with -O|user seconds|bytes of text"
# shellcheck disable=SC2086
sh Benchmarks/module.sh "$folder" $modules
compile "the runtime" 1 "$modules" -module-name NavgenRuntime $runtime
compile "the runtime without views" 1 -module-name NavgenRuntime $(echo "$runtime" | grep -v /Views/)
[ -z "$old" ] || compile "shop, old" 2 "$modules" -module-name App "$folder"/old/Graphs-shop/*.swift "$folder/Cart.swift"
compile "shop, new" 3 "$modules -I $folder" -module-name App "$folder"/new/Graphs-shop/*.swift "$folder/Cart.swift"
compile "hello, new" 3 "$modules -I $folder" -module-name App "$folder"/new/Graphs-hello/*.swift

objects=$(find "$folder"/declarations/release/SwiftUI.build "$folder"/declarations/release/Combine.build -name '*.o')
flags="-O -wmo -swift-version 6 $modules"
cp Benchmarks/Runtime/steps.swift "$folder/main.swift"
# shellcheck disable=SC2086
[ -z "$old" ] || swiftc $flags -DOLD "$folder/main.swift" "$folder/Cart.swift" "$folder"/old/Graphs-shop/*.swift $objects -o "$folder/before"
# shellcheck disable=SC2086
swiftc $flags -I "$folder" "$folder/main.swift" "$folder/Cart.swift" "$folder"/new/Graphs-shop/*.swift \
    "$folder/NavgenRuntime.o" $objects -o "$folder/after"
[ -z "$old" ] || "$folder/before" >"$folder/before.txt"
"$folder/after" >"$folder/after.txt"
echo
if [ -z "$old" ]; then
    echo "nanoseconds|new"
    cat "$folder/after.txt"
else
    echo "nanoseconds|old|new"
    join -t '|' "$folder/before.txt" "$folder/after.txt" 2>/dev/null || paste -d '|' "$folder/before.txt" "$folder/after.txt"
fi
