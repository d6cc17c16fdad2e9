#!/bin/sh
# Builds navgen and shows how far it is on one line. The compiler's output is only shown if it fails.
set -eu
cd "$(dirname "$0")/.."
swift=${SWIFT:-swift}
log=$(mktemp)
building=
# Interrupted, the shell would leave the build running: it starts background commands with Ctrl-C turned off.
trap 'rm -f "$log"' EXIT
trap '[ -z "$building" ] || kill "$building" 2>/dev/null; exit 130' INT TERM

start=$(date +%s)
isTerminal=
if [ -t 1 ]; then isTerminal=1; else echo "building navgen, which takes a minute or two the first time"; fi
"$swift" build --product navgen >"$log" 2>&1 &
building=$!
while kill -0 "$building" 2>/dev/null; do
    if [ -n "$isTerminal" ]; then
        step=$(grep -o '^\[[0-9]*/[0-9]*\]' "$log" | tail -n 1)
        printf '\rbuilding navgen, which takes a minute or two the first time %-12s' "$step"
    fi
    sleep 1
done
status=0
wait "$building" || status=$?
[ -z "$isTerminal" ] || printf '\r%72s\r' ''
if [ "$status" -ne 0 ]; then
    cat "$log" >&2
    echo "navgen could not be built" >&2
    exit "$status"
fi
echo "built navgen in $(($(date +%s) - start)) seconds"
