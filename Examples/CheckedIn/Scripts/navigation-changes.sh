#!/bin/sh
# Prints the changes of the graphs since a revision, as Markdown for a comment on a pull request.
# Exits with status 4 if something breaks that is not accepted. Usage: navigation-changes.sh origin/main
set -eu
cd "$(dirname "$0")/.."
revision=$1
status=0
for graph in Graphs/shop.yaml; do
    navgen diff --against "$revision" "$graph" --format markdown || status=$?
done
exit $status
