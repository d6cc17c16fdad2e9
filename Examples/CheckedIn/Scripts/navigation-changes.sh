#!/bin/sh
# Prints the changes of the graphs since a revision, as Markdown for a comment on a pull request.
# Exits with status 1 if something breaks. Usage: navigation-changes.sh origin/main
set -eu
cd "$(dirname "$0")/.."
revision=$1
status=0
for graph in Graphs/shop.yaml; do
    # A graph that is not in the revision is new and cannot break anything.
    git cat-file -e "$revision:./$graph" 2>/dev/null || continue
    navgen diff --against "$revision" "$graph" --format markdown || status=$?
done
exit $status
