# Times `navgen check` against libyaml alone on the same files, in turn, and prints medians and their ratio.
set -eu
cd "$(dirname "$0")/.."
runs=${RUNS:-11}
work=.build/benchmarks
mkdir -p "$work"
swift build -c release --product navgen >/dev/null
navgen=$(swift build -c release --show-bin-path)/navgen
cc -O2 Benchmarks/libyaml.c $(pkg-config --cflags --libs yaml-0.1) -o "$work/libyaml"

now() { date +%s%N; }
elapsed() { # command…: nanoseconds
    start=$(now)
    "$@" >/dev/null 2>&1
    echo $(($(now) - start))
}
column() { sort -n | awk '{ v[NR] = $1 } END { printf "%.1f %.1f %.1f", v[int((NR + 1) / 2)] / 1e6, v[1] / 1e6, v[NR] / 1e6 }'; }

printf '%8s  %28s  %28s  %s\n' screens "libyaml ms (min–max)" "navgen check ms (min–max)" ratio
for screens in ${SCREENS:-1000 10000}; do
    folder=$work/$screens
    rm -rf "$folder"
    sh Benchmarks/generate.sh "$screens" "$folder"
    "$navgen" check --strict --quiet "$folder/graph.yaml"
    : >"$work/floor"
    : >"$work/check"
    for _ in $(seq "$runs"); do
        elapsed "$work/libyaml" "$folder"/*.yaml >>"$work/floor"
        elapsed "$navgen" check --quiet "$folder/graph.yaml" >>"$work/check"
    done
    set -- $(column <"$work/floor") $(column <"$work/check")
    printf '%8s  %10s (%6s–%6s)        %10s (%6s–%6s)       %s\n' "$screens" "$1" "$2" "$3" "$4" "$5" "$6" \
        "$(awk -v a="$4" -v b="$1" 'BEGIN { printf "%.2f", a / b }')"
done
