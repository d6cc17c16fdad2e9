#!/bin/sh
# Tests the hook with git in a separate repository, and the last step of the workflow.
#
#     sh Examples/CheckedIn/test.sh .build/debug/navgen
set -eu
folder=$(cd "$(dirname "$1")" && pwd)
example=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
PATH="$folder:$PATH"
# Ignore the user's settings and the surrounding repository.
export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1 GIT_CEILING_DIRECTORIES="$work"
unset GIT_DIR GIT_WORK_TREE GIT_INDEX_FILE 2>/dev/null || true

mkdir "$work/a project"
cp -R "$example/." "$work/a project"
cd "$work/a project"
rm -rf Sources/ShopNavigation/NavgenRuntime
git init --quiet .
git config user.name someone
git config user.email someone@example.com
ln -s ../../Scripts/pre-commit .git/hooks/pre-commit

fail() {
    echo "$1" >&2
    cat "$work/log" >&2
    exit 1
}
commit() {
    git commit --quiet -m "$1" >"$work/log" 2>&1
}
passes() {
    commit "$1" || fail "$1: the commit is refused"
    echo "$1: committed"
}
# Checks that a commit is rejected with output that contains the following texts.
refuses() {
    if commit "$1"; then fail "$1: the commit goes through"; fi
    name=$1
    shift
    for text; do grep -qF -e "$text" "$work/log" || fail "$name: it does not say '$text'"; done
    echo "$name: refused"
}
# Edits a file in place.
edit() {
    sed "$2" "$1" >"$work/edited"
    cp "$work/edited" "$1"
}

git add -A
refuses "everything without NavgenRuntime" 'there is no copy of NavgenRuntime in Sources/ShopNavigation/NavgenRuntime' \
    'navgen runtime --out Sources/ShopNavigation/NavgenRuntime'
sh Scripts/navigation.sh --quiet
git add -A
passes "everything, for the first time"

echo "Nothing to do with navigation" >README.md
git add -A
(PATH=/usr/bin:/bin; passes "another file, without navgen")

edit Graphs/catalog.yaml 's/Product, params/Products, params/'
git add -A
refuses "a graph without what follows from it" \
    '-    /// Product' '+    /// Products' \
    'to update: navgen build Graphs/shop.yaml --out Sources/ShopNavigation' \
    'sh Scripts/navigation.sh && git add -A Sources/ShopNavigation'
(PATH=/usr/bin:/bin; refuses "the same without navgen" 'navgen is not on the path')

sh Scripts/navigation.sh --quiet
refuses "repaired, and the repair not staged" 'Not all changes of these files are staged' ' M Sources/ShopNavigation/ShopRoutes.swift'
git add -A
passes "repaired"

# The index has a correct graph and the working tree a mistake: only the index counts.
edit Graphs/catalog.yaml 's/Products, params/Goods, params/'
sh Scripts/navigation.sh --quiet
git add -A
edit Graphs/catalog.yaml 's/params/prams/'
passes "a file that is staged in part, the staged part being right"

# The other way round.
edit Graphs/catalog.yaml 's/prams/prams: {}, params/'
git add -A
edit Graphs/catalog.yaml 's/prams: {}, //'
refuses "a file that is staged in part, the staged part being wrong" 'unknown-key' 'Not all changes of these files are staged'
git add -A
git diff --cached --quiet || fail "nothing should be left to commit"

# An included file that is not staged would be missing for everybody else.
printf 'navgen: 1\nscreens:\n  help: {title: Help}\n' >'Graphs/our help.yaml'
edit Graphs/shop.yaml 's/\[catalog.yaml\]/[catalog.yaml, "our help.yaml"]/; s/to: \[product\]/to: [product, help]/'
sh Scripts/navigation.sh --quiet
git add -u
refuses "a new file that is not staged" '`our help.yaml` cannot be read' '?? "Graphs/our help.yaml"'
git add -A
passes "a new file, with a space in its name"

edit Graphs/catalog.yaml 's/navgen: 1/navgen:  1/'
git add -A
refuses "a graph that is not formatted" '-navgen:  1' '+navgen: 1' 'navgen format Graphs/shop.yaml && git add -u Graphs'
navgen format --quiet Graphs/shop.yaml
git add -A
git diff --cached --quiet || fail "formatting changes more than that"
echo "formatted: as before"

edit Sources/ShopNavigation/ShopRoutes.swift 's/Goods/Wares/'
git commit --quiet --all -m "by hand" >"$work/log" 2>&1 && fail "an edit of what is generated goes through"
grep -qF -e '-    /// Wares' "$work/log" || fail "the edit is not shown"
echo "an edit of what is generated, with --all: refused"
git checkout --quiet -- Sources

edit Sources/ShopNavigation/NavgenRuntime/Values/NodeValue.swift '$a\
// of another version'
git commit --quiet --all -m "by hand" >"$work/log" 2>&1 && fail "an edit of NavgenRuntime goes through"
grep -qF 'Sources/ShopNavigation/NavgenRuntime is not the NavgenRuntime of this version of navgen' "$work/log" || fail "the edit is not told"
echo "an edit of NavgenRuntime, with --all: refused"
git checkout --quiet -- Sources

git rm --quiet --cached Sources/ShopNavigation/ShopRoutes.swift
refuses "what is generated is gone" '--- /dev/null' '+++ b/Sources/ShopNavigation/ShopRoutes.swift'
git reset --quiet --hard

# git can apply the diff.
edit Graphs/catalog.yaml 's/Goods, params/Wares, params/'
sh Scripts/navigation.sh --check --quiet >"$work/diff" 2>"$work/log" && fail "nothing is stale"
git apply "$work/diff"
sh Scripts/navigation.sh --check --quiet >"$work/log" 2>&1 || fail "the diff is not the repair"
echo "the diff is the repair"
git reset --quiet --hard

workflow=.github/workflows/navigation.yml
# navgen can parse the workflow as YAML: it only reports unknown keys.
navgen check "$workflow" --format xcode >"$work/log" 2>&1 || true
grep -q 'unknown-key' "$work/log" || fail "$workflow is not read"
if grep -e 'yaml-' -e 'duplicate-key' "$work/log"; then fail "$workflow is no YAML"; fi
step=$(sed -n 's/^ *run: \(sh Scripts.*\)/\1/p' "$workflow")
sh -c "$step" >"$work/log" 2>&1 || fail "the step '$step' fails"
edit Graphs/catalog.yaml 's/Goods, params/Wares, params/'
if sh -c "$step" >"$work/log" 2>&1; then fail "the step '$step' lets stale files pass"; fi
grep -qF '::error file=Sources/ShopNavigation/ShopRoutes.swift,title=stale::' "$work/log" || fail "the stale file is not marked"
edit Graphs/catalog.yaml 's/params/prams/'
if sh -c "$step" >"$work/log" 2>&1; then fail "the step '$step' lets a mistake pass"; fi
grep -q '^::error file=Graphs/catalog.yaml,line=4' "$work/log" || fail "the mistake is not marked"
echo "the workflow's step: passes, and fails where it should"
git reset --quiet --hard

changes=.github/workflows/navigation-changes.yml
navgen check "$changes" --format xcode >"$work/log" 2>&1 || true
grep -q 'unknown-key' "$work/log" || fail "$changes is not read"
if grep -e 'yaml-' -e 'duplicate-key' "$work/log"; then fail "$changes is no YAML"; fi
sh Scripts/navigation-changes.sh HEAD >"$work/log" 2>&1 || fail "something has changed since the last commit"
grep -q 'nothing has changed' "$work/log" || fail "it does not say that nothing has changed"
edit Graphs/shop.yaml 's/to: \[product, help\]/to: [product, assistance]/'
edit 'Graphs/our help.yaml' 's/help:/assistance:/'
status=0
sh Scripts/navigation-changes.sh HEAD >"$work/log" 2>&1 || status=$?
[ $status = 4 ] || fail "a screen that is gone breaks nothing"
grep -q 'node-removed' "$work/log" || fail "it does not say what breaks"
navgen diff --against HEAD Graphs/shop.yaml --accept "it is called assistance now" 2>"$work/log" || fail "it cannot be accepted"
sh Scripts/navigation-changes.sh HEAD >"$work/log" 2>&1 || fail "what was accepted still fails"
rm Graphs/navgen-accepted.yaml
status=0
sh Scripts/navigation-changes.sh nowhere >"$work/log" 2>&1 || status=$?
[ $status = 3 ] || fail "an unknown revision does not fail"
git rm --quiet --cached Graphs/shop.yaml
git commit --quiet --no-verify -m "without the graph"
sh Scripts/navigation-changes.sh HEAD >"$work/log" 2>&1 || fail "a new graph breaks something"
git reset --quiet --soft HEAD~1
git reset --quiet
echo "what changed: nothing, a screen that is gone, the same accepted, and a new graph"
