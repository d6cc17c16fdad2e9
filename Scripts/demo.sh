#!/bin/sh
# Shows what navgen does in a minute: a graph, a mistake, a URL, and the files that it writes. `demo.sh NAVGEN` runs one
# that is built already.
set -eu
cd "$(dirname "$0")/.."
navgen=$1
out=.build/demo

title() { printf '\n%s\n\n' "$1"; }
indented() { sed 's/^/    /'; }

rm -rf "$out"
mkdir -p "$out"
title "A graph of two screens, Graphs/hello.yaml:"
tail -n +2 Graphs/hello.yaml | tee "$out/hello.yaml" | indented

title "With a typing error in it, navgen check says:"
sed 's/to: detail/to: detial/' "$out/hello.yaml" >"$out/mistake.yaml"
("$navgen" check "$out/mistake.yaml" --format text 2>&1 || [ $? -eq 1 ]) | indented

title "In the graph of a shop, Graphs/shop.yaml, a URL leads to:"
"$navgen" resolve Graphs/shop.yaml shop://order/ORD-001 | indented

title "What navgen writes for the shop, in $out:"
outputs=swift,tests,markdown,html
if command -v dot >/dev/null 2>&1; then outputs=$outputs,svg; fi
"$navgen" build Graphs/shop.yaml --out "$out" --only "$outputs" --quiet
(cd "$out" && wc -l Shop* | sed '$d') | while read -r lines file; do
    case $file in
    *Routes.swift) what="routes as enums, and the graph as a table" ;;
    *Links.swift) what="URLs, read and built" ;;
    *Flows.swift) what="flows: steps, data, results" ;;
    *State.swift) what="the whole navigation as one value" ;;
    *Exits.swift) what="what each screen can do" ;;
    *Navigator.swift) what="the navigator that views observe" ;;
    *Views.swift) what="SwiftUI: the views that you supply" ;;
    *Tests.swift) what="tests of every link" ;;
    *.md) what="tables of screens, links and routes" ;;
    *.html) what="the page: diagram, links, a box for URLs" ;;
    *.svg) what="the graph as a picture" ;;
    *) what="" ;;
    esac
    printf '    %-24s %5d lines  %s\n' "$file" "$lines" "$what"
done

cat <<END

Open the page: $(pwd)/$out/Shop.html

next:
    $navgen init $out/app.yaml
    $navgen build $out/app.yaml --out $out/app
    $navgen explain unknown-node
END
