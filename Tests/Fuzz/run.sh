#!/usr/bin/env bash
# Fuzzes each target for a while, reports what was run and found, and fails if anything was found.
#
#   run.sh            SECONDS_EACH=60  TARGETS="tree check …"  JOBS=number of cores  BUILD=optimised|fast
#
# Writes into `.build/fuzz`: the program, the seeds, which are regenerated each time, the corpus, which grows from run to
# run, and the inputs that fail.
set -euo pipefail
cd "$(dirname "$0")/../.."
folder=${FOLDER:-.build/fuzz}
seconds=${SECONDS_EACH:-60}
jobs=${JOBS:-$(getconf _NPROCESSORS_ONLN)}
build=${BUILD:-optimised}
program=$folder/$build
known=$(sed -n 's/.*FuzzTarget(name: "\([a-z]*\)".*/\1/p' Tests/Fuzz/Targets/*.swift)
targets=${TARGETS:-$known}
# A graph within the limits may take one second; the rest is for AddressSanitizer, coverage and a busy machine.
timeout=${TIMEOUT:-15}
[ "$build" = optimised ] || timeout=$((timeout * 4))
# Swift's crash reports would replace those of libFuzzer.
export SWIFT_BACKTRACE=enable=no

for target in $targets; do
    grep -qx "$target" <<<"$known" || {
        echo "there is no target $target; there are" $known >&2
        exit 2
    }
done

bash Tests/Fuzz/build.sh "$program" "$build"
rm -rf "$folder/seeds" "$folder/logs"
mkdir -p "$folder/logs"
for target in $known; do mkdir -p "$folder/seeds/$target" "$folder/corpus/$target" "$folder/found"; done
find Graphs Examples Tests -name .build -prune -o -name '*.yaml' -type f -print0 |
    sort -z | xargs -0 "$program/seeds" "$folder/seeds"
if [ "$build" = fast ]; then
    # It is so slow that all the time would go into seeds, so it gets the first fifty short ones for each target.
    find "$folder/seeds" -mindepth 2 -type f -size +400c -exec rm {} +
    for target in $known; do
        find "$folder/seeds/$target" -type f | sort | tail -n +51 | xargs rm -f
    done
fi

# fuzz TARGET: writes its log to `logs` and failing inputs to `found`.
fuzz() {
    local target=$1
    "$program/$target" -max_total_time="$seconds" -max_len="$("$program/$target" --longest)" -len_control=50 \
        -timeout="$timeout" -report_slow_units=5 -rss_limit_mb=3072 -print_final_stats=1 -reload=0 \
        -dict="$folder/seeds/$target.dict" -artifact_prefix="$folder/found/$target-" \
        "$folder/corpus/$target" "$folder/seeds/$target" $(regressions "$target") >"$folder/logs/$target" 2>&1
}

regressions() {
    if [ -d "Tests/Fuzz/Regressions/$1" ]; then echo "Tests/Fuzz/Regressions/$1"; fi
}

# last TARGET PATTERN: the last number after a pattern in a log.
last() {
    { grep -aoE "$2 *[0-9]+" "$folder/logs/$1" || true; } | tail -1 | { grep -oE '[0-9]+$' || echo 0; }
}

executions() {
    { grep -aoE '^#[0-9]+|number_of_executed_units: *[0-9]+' "$folder/logs/$1" 2>/dev/null || true; } |
        { grep -oE '[0-9]+$' || echo 0; } | sort -n | tail -1
}

# Prints a progress line for each running target now and then.
report() {
    while sleep "${PROGRESS:-20}"; do
        for target in $targets; do
            [ -e "$folder/logs/$target.running" ] || continue
            echo "$target: $(executions "$target") executions, $(last "$target" 'exec/s:') a second, coverage $(last "$target" 'cov:')"
        done
    done
}
report &
reporter=$!
trap 'kill "$reporter" 2>/dev/null || true; wait "$reporter" 2>/dev/null || true' EXIT

pids=()
for target in $targets; do
    while [ "$(jobs -rp | grep -cvx "$reporter")" -ge "$jobs" ]; do sleep 0.2; done
    echo "fuzzing $target for $seconds seconds"
    (
        touch "$folder/logs/$target.running"
        status=0
        fuzz "$target" || status=$?
        rm -f "$folder/logs/$target.running"
        echo "$status" >"$folder/logs/$target.status"
    ) &
    pids+=($!)
done
for pid in "${pids[@]}"; do wait "$pid" 2>/dev/null || true; done

found=0
printf '\n%-12s %12s %8s %9s  %s\n' target executions exec/s coverage result
for target in $targets; do
    result=fine
    if [ "$(cat "$folder/logs/$target.status")" != 0 ]; then
        found=1
        result=$(grep -aoE 'violated property: .*|SUMMARY: .*' "$folder/logs/$target" | head -1 | cut -c1-200)
        result=${result:-failed}
    fi
    printf '%-12s %12s %8s %9s  %s\n' "$target" "$(executions "$target")" "$(last "$target" 'average_exec_per_sec:')" \
        "$(last "$target" 'cov:')" "$result"
done
if [ "$found" != 0 ]; then
    echo
    for target in $targets; do
        [ "$(cat "$folder/logs/$target.status")" != 0 ] || continue
        input=$(sed -n 's/.*Test unit written to //p' "$folder/logs/$target" | tail -1)
        if [ -n "$input" ]; then
            echo "$target: $input"
            echo "  again:    SWIFT_BACKTRACE=enable=no $program/$target $input"
            echo "  smaller:  SWIFT_BACKTRACE=enable=no $program/$target -minimize_crash=1 -max_total_time=60 $input"
            echo "  then:     fix it, and keep the input as Tests/Fuzz/Regressions/$target/what-it-was"
        else
            echo "$target: see $folder/logs/$target"
        fi
    done
    exit 1
fi
