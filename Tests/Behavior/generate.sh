# Generates the Swift of the graphs in Tests/Behavior/*/Graphs, or with --check reports what is
# stale:
#     sh Tests/Behavior/generate.sh NAVGEN [--check]
# The output is committed because the tests cannot use navgen's plugin: SwiftPM would link navgen
# twice into the tests of its own package. Views are left out. They are tested elsewhere, with
# declarations of SwiftUI.
set -eu
navgen=$1
for graphs in Tests/Behavior/*/Graphs; do
    folder=$(dirname "$graphs")
    new=$(mktemp -d)
    # The graphs cause warnings on purpose.
    for graph in "$graphs"/*.yaml; do
        "$navgen" build --quiet "$graph" --only swift --out "$new" 2>"$new.log" || { cat "$new.log"; exit 1; }
    done
    rm -f "$new"/*Views.swift
    if [ "${2:-}" = --check ]; then
        diff -r "$folder/Generated" "$new" || { echo "stale: $folder/Generated; run make generate"; exit 1; }
    else
        rm -rf "$folder/Generated"
        cp -r "$new" "$folder/Generated"
    fi
    rm -rf "$new" "$new.log"
done
