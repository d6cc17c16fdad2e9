#!/bin/sh
# What changed in the graphs since a revision, as Markdown for a comment on a pull request; status 1 when something
# breaks: navigation-changes.sh origin/main
set -eu
cd "$(dirname "$0")/.."
revision=$1
status=0
for graph in Graphs/shop.yaml; do
    # A graph that the revision does not have is new: there is nothing that it could break.
    git cat-file -e "$revision:./$graph" 2>/dev/null || continue
    navgen diff --against "$revision" "$graph" --format markdown || status=$?
done
exit $status
