#!/bin/sh
# Builds a copy of the example with CMake and Ninja, edits it, and checks that only the necessary steps run again.
#
#     sh Examples/CMake/test.sh .build/debug/navgen
set -eu
navgen=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
example=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
# Paths with spaces are read by CMake, Ninja and navgen alike.
mkdir "$work/an example"
cp -R "$example/." "$work/an example"
cd "$work/an example"

fail() {
    echo "$1" >&2
    cat "$work/log" >&2
    exit 1
}
build() {
    ninja -v -C build >"$work/log" 2>&1
}
# Checks what runs after an edit: navgen, the compiler, or both; and that nothing runs after that.
expect() {
    build || fail "$1: the build fails"
    ran=""
    if grep -q -e '--depfile' "$work/log"; then ran="navgen "; fi
    if grep -q -e '-emit-executable' "$work/log"; then ran="${ran}swiftc"; fi
    [ "${ran% }" = "$2" ] || fail "$1: what ran is '${ran% }', not '$2'"
    build || fail "$1: the second build fails"
    grep -q 'no work to do' "$work/log" || fail "$1: a second build has work to do"
    echo "$1: ${2:-nothing} ran"
}
# Edits a file in place, some time after the build: right after it, the Swift compiler sometimes does not link again.
edit() {
    sleep 0.5
    sed "$2" "$1" >"$work/edited"
    cp "$work/edited" "$1"
}
# Checks where a URL leads.
leads() {
    answer=$(./build/shop "$1")
    [ "$answer" = "$1 leads $2" ] || { echo "the program says: $answer" >&2; exit 1; }
}

cmake -G Ninja -S . -B build "-DNAVGEN_EXECUTABLE=$navgen" >"$work/log" 2>&1 || fail "CMake fails"
expect "everything is new" "navgen swiftc"
leads shop:///orders/7 "to orders.order(id: 7) on bought"
leads shop:///wishes "nowhere"

edit Graph/orders.yaml '$a\
# The end.'
expect "a comment in a file that is included" "navgen"

edit Graph/orders.yaml 's|/orders/{id}|/bought/{id}|'
expect "a URL in a file that is included" "navgen swiftc"
leads shop:///bought/7 "to orders.order(id: 7) on bought"
leads shop:///orders/7 "nowhere"

printf 'navgen: 1\nscreens:\n  wishes: {title: Wishes, url: /wishes}\n' >Graph/wishes.yaml
edit Graph/shop.yaml 's|^include:|&\
  - wishes.yaml|; s|to: \[product\]|to: [product, wishes]|'
expect "a file that is included from now on" "navgen swiftc"
leads shop:///wishes "to wishes on home"

edit Graph/wishes.yaml 's|/wishes|/wanted|'
expect "and edited" "navgen swiftc"
leads shop:///wanted "to wishes on home"

edit Graph/wishes.yaml 's|wishes:|wishes: [|'
if build; then fail "a graph with an error is built"; fi
grep -q 'wishes.yaml:[0-9]*:[0-9]*: error:' "$work/log" || fail "the error is not told"
if build; then fail "a graph with an error is built, the second time"; fi
edit Graph/wishes.yaml 's|wishes: \[|wishes:|'
expect "an error, and its repair" "navgen"

edit Graph/shop.yaml '/wishes.yaml/d; s|, wishes\]|]|'
rm Graph/wishes.yaml
expect "a file that is gone" "navgen swiftc"
leads shop:///wanted "nowhere"

printf 'navgen: 1\nexports: [help]\nscreens:\n  help: {title: Help, url: /help}\n' >Graph/help.yaml
edit Graph/shop.yaml 's|^include:|&\
  - {file: help.yaml, section: help}|; s|to: \[product\]|to: [product, help.help]|'
if build; then fail "a section whose files CMake does not know is built"; fi
grep -q 'help.yaml=' "$work/log" || fail "it is not told what to name"
edit CMakeLists.txt 's|SECTIONS |&Graph/help.yaml |'
expect "a section more" "navgen swiftc"
leads shop:///help "to help.help on home"
