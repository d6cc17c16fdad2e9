#!/bin/sh
# Tries the example in a copy: sandboxed, without a network, and with a cache on disk in place of a remote one.
#
#     sh Examples/Bazel/try.sh .build/release/navgen
#
# With Bazel 4.2 of Debian (apt-get install bazel-bootstrap); BAZEL names another.
set -eu
navgen=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
example=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
mkdir "$work/example"
cp -R "$example/." "$work/example"
rm -f "$work/example"/bazel-*
cp "$navgen" "$work/example/tools/navgen"
cd "$work/example"
tools/navgen runtime --quiet --out runtime/NavgenRuntime

bazel() {
    # A server of its own, which forgets nothing else.
    command "${BAZEL:-bazel}" "--output_user_root=$work/root" "$@"
}
finish() {
    bazel shutdown >/dev/null 2>&1 || true
    chmod -R u+w "$work"
    rm -rf "$work"
}
trap finish EXIT
trap 'exit 1' HUP INT TERM

# Tests of Bazel 4 want a tool for measuring coverage, which would be fetched; an empty one will do.
mkdir "$work/coverage"
touch "$work/coverage/WORKSPACE"
echo 'filegroup(name = "coverage_report_generator", visibility = ["//visibility:public"])' >"$work/coverage/BUILD"

# Builds and tests everything; afterwards `ran` has a line for each action that was not up to date, `summary` what became
# of them.
build() {
    echo "--- $1"
    bazel test --override_repository=remote_coverage_tools="$work/coverage" "--disk_cache=$work/cache" \
        --subcommands --color=no --curses=no //... >"$work/log" 2>&1 || { cat "$work/log" >&2; exit 1; }
    ran=$(sed -n "s/^SUBCOMMAND: # \/\/[^ ]* \[action '\([^']*\)'.*/\1/p" "$work/log" | sort -u)
    summary=$(sed -n 's/^INFO: \([0-9]* process.*\)/\1/p' "$work/log")
    echo "$summary"
}
# The text that follows has to be what ran, one action on a line.
ran_only() {
    expected=$(sort)
    [ "$ran" = "$expected" ] && return
    printf 'these actions ran:\n%s\nand these should have:\n%s\n' "$ran" "$expected" >&2
    exit 1
}

build "everything, for the first time"
case $summary in *cache\ hit*) echo "nothing should be in the cache yet" >&2; exit 1 ;; esac

build "nothing has changed"
ran_only </dev/null

bazel clean --expunge >/dev/null 2>&1
build "on a machine that has built nothing, with the same cache"
case $summary in
*sandbox*) echo "these should have come from the cache" >&2; exit 1 ;;
*cache\ hit*) ;;
*) echo "there are no cache hits" >&2; exit 1 ;;
esac

echo "# Where books are lent." >>app/graph/loans.yaml
build "a comment in one section: navgen runs, and compiles no Swift"
ran_only <<'END'
Generating //app:catalog_swift
Generating //app:library_swift
Generating //app:loans_swift
Generating //app:model_swift
Generating //app:page
END

sed 's|^  rules: .*|&\n  fees: {title: Fees, url: /loans/fees}|; s|, rules\]|, rules, fees]|' app/graph/loans.yaml >"$work/edited"
mv "$work/edited" app/graph/loans.yaml
bazel run "--disk_cache=$work/cache" //app:page_test.update >"$work/log" 2>&1 || { cat "$work/log" >&2; exit 1; }
build "a screen in one section: its module, the app's, and no other"
# The page was generated when it was brought up to date.
ran_only <<'END'
Compiling Library
Compiling LinksTest
Compiling LoansNavigation
Generating //app:catalog_swift
Generating //app:library_swift
Generating //app:loans_swift
Generating //app:model_swift
Linking links_test
Testing //app:links_test
Testing //app:page_test
END

# Swift that is of another version than NavgenRuntime might do something else than it says.
echo "// of another version" >>runtime/NavgenRuntime/Values/NodeValue.swift
echo "--- a source of NavgenRuntime that is not this navgen's"
if bazel test --override_repository=remote_coverage_tools="$work/coverage" --test_output=errors //runtime:version_test >"$work/log" 2>&1
then
    echo "the test should have failed" >&2
    exit 1
fi
grep "not the NavgenRuntime of this navgen" "$work/log" || { cat "$work/log" >&2; exit 1; }

# What a graph includes has to be declared, or the sandbox does not have it.
sed '/"graph\/loans.yaml"/d' app/BUILD.bazel >"$work/edited"
mv "$work/edited" app/BUILD.bazel
echo "--- a file that is not declared is not seen"
if bazel build //app:library_swift >"$work/log" 2>&1; then
    echo "the build should have failed" >&2
    exit 1
fi
grep -o "\`loans.yaml\` cannot be read.*" "$work/log" | head -n 1 | grep . || { cat "$work/log" >&2; exit 1; }
echo "all is well"
