# Measures the time from saving a file to the new output of `navgen build --watch`. Prints medians for several ways of
# saving. NAVGEN: another binary. RUNS: the number of saves of each kind.
set -eu
cd "$(dirname "$0")/.."
runs=${RUNS:-51}
if [ -z "${NAVGEN:-}" ]; then
    swift build -c release --product navgen >/dev/null
    NAVGEN=$(swift build -c release --show-bin-path)/navgen
fi
work=$(mktemp -d)
trap 'kill "$watch" 2>/dev/null || true; rm -rf "$work"' EXIT

now() { date +%s%N; }
column() { sort -n | awk '{ v[NR] = $1 } END { printf "%.1f %.1f %.1f", v[int((NR + 1) / 2)] / 1e6, v[1] / 1e6, v[NR] / 1e6 }'; }

in_place() { cat "$work/next" >"$1"; }
renaming() { cp "$work/next" "$1.tmp" && mv "$1.tmp" "$1"; }
backup() { mv "$1" "$1~" && cat "$work/next" >"$1" && rm "$1~"; }

# measure FOLDER WAY FILE PATTERN: saves the file with a new title and waits until the output has it. The shell polls the
# output without pause, and starts no other program.
measure() {
    : >"$work/times"
    for run in $(seq "$runs"); do
        title="$2 $run $$"
        sed "s/@TITLE@/$title/" "$1/template" >"$work/next"
        start=$(now)
        "$2" "$1/$3"
        while :; do
            found=
            while IFS= read -r line; do
                case $line in *"$title\""*) found=1 && break ;; esac
            done <"$1/out/$4"
            [ -z "$found" ] || break
        done
        echo $(($(now) - start)) >>"$work/times"
        sleep 0.1
    done
    set -- "$1" "$2" $(column <"$work/times")
    printf '%-10s  %-9s  %6s (%s–%s)\n' "${1##*/}" "$2" "$3" "$4" "$5"
}

printf '%-10s  %-9s  %s\n' graph save 'ms to the output (min–max)'
for graph in small shop; do
    folder=$work/$graph
    mkdir "$folder"
    if [ $graph = small ]; then
        printf 'navgen: 1\nname: Small\nroot: home\nscreens:\n  home: {title: "@TITLE@", to: [detail]}\n  detail: {}\n' \
            >"$folder/template"
        name=Small
    else
        sed 's/title: Home$/title: "@TITLE@"/' Graphs/shop.yaml >"$folder/template"
        grep -q '@TITLE@' "$folder/template"
        name=Shop
    fi
    cp "$folder/template" "$folder/graph.yaml"
    "$NAVGEN" build --watch "$folder/graph.yaml" --out "$folder/out" --only swift,dot >"$folder/log" 2>&1 &
    watch=$!
    until [ -s "$folder/log" ]; do sleep 0.05; done
    for way in in_place renaming backup; do measure "$folder" "$way" graph.yaml "$name.dot"; done
    kill "$watch"
    wait "$watch" 2>/dev/null || true
done
