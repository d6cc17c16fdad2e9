#!/usr/bin/env bash
# Builds the program with all fuzz targets, with libFuzzer and AddressSanitizer: build.sh FOLDER [fast|optimised]
#
# `fast` is built in half a minute; `optimised` takes some minutes but runs about ten times as fast. Modules that are
# newer than their sources are not built again.
set -euo pipefail
out=$1
kind=${2:-optimised}
here=$(cd "$(dirname "$0")" && pwd)
sources=$(cd "$here/../../Sources" && pwd)
mkdir -p "$out"
out=$(cd "$out" && pwd -P)
cores=$(getconf _NPROCESSORS_ONLN)

flags=(
    -swift-version 6 -package-name navgen -parse-as-library -enable-testing -sanitize=fuzzer,address -gline-tables-only
    -enable-upcoming-feature ExistentialAny -enable-upcoming-feature MemberImportVisibility
    -enable-upcoming-feature InternalImportsByDefault -warnings-as-errors -D NAVGEN_ONE_THREAD
    -I "$out" -I "$sources/CLibYAML"
)
for flag in $(pkg-config --cflags yaml-0.1); do flags+=(-Xcc "$flag"); done
if [ "$kind" = fast ]; then
    flags+=(-Onone -enable-batch-mode -j "$cores")
else
    flags+=(-O -whole-module-optimization -num-threads "$cores")
fi

# Remove what was built with other flags.
if [ "$(cat "$out/flags" 2>/dev/null)" != "${flags[*]}" ]; then
    rm -rf "$out"/Nav* "$out/fuzz"
    echo "${flags[*]}" >"$out/flags"
fi

# isNew FILE FOLDER…: whether the file exists and nothing in the folders is newer.
isNew() {
    local file=$1
    shift
    [ -e "$file" ] && [ -z "$(find -L "$@" -newer "$file" -print -quit)" ]
}

# module NAME DEPENDENCY…
module() {
    local name=$1
    shift
    local before=()
    for dependency in "$@"; do before+=("$out/$dependency.swiftmodule"); done
    [ "$name" != NavEmit ] || before+=("$sources/NavgenRuntime" "$sources/EmbedFiles")
    if isNew "$out/$name/built" "$sources/$name" ${before[@]+"${before[@]}"}; then return; fi
    echo "building $name"
    rm -rf "${out:?}/$name"
    mkdir -p "$out/$name"
    find -L "$sources/$name" -name '*.swift' | sort >"$out/$name/files"
    # As the plugin of the package does.
    if [ "$name" = NavEmit ]; then
        swiftc -swift-version 6 -parse-as-library -o "$out/embed" "$sources"/EmbedFiles/*.swift
        "$out/embed" runtime "$sources/NavgenRuntime" "$out/$name/RuntimeFiles+Texts.swift"
        "$out/embed" page "$sources/NavEmit/Page/Web" "$out/$name/WebFiles+Texts.swift"
        find "$out/$name" -name '*+Texts.swift' >>"$out/$name/files"
    fi
    (cd "$out/$name" && swiftc "${flags[@]}" -module-name "$name" -emit-object \
        -emit-module -emit-module-path "$out/$name/$name.swiftmodule" @files)
    # If the module's interface has not changed, modules that import it need not be built again.
    if ! cmp -s "$out/$name/$name.swiftmodule" "$out/$name.swiftmodule"; then
        mv "$out/$name/$name.swiftmodule" "$out/$name.swiftmodule"
    fi
    touch "$out/$name/built"
}

module NavgenRuntime &
runtime=$!
module NavSyntax
module NavPlatform NavSyntax
module NavGraph NavSyntax
module NavLinks NavSyntax NavGraph
module NavNames NavSyntax NavGraph
module NavChecks NavSyntax NavGraph NavNames NavLinks &
checks=$!
module NavSwiftReader NavSyntax
module NavSwiftWriter NavSyntax NavSwiftReader NavGraph NavNames NavLinks
wait "$checks"
module NavTours NavSyntax NavGraph NavLinks NavSwiftWriter
module NavEmit NavSyntax NavGraph NavLinks NavSwiftWriter NavTours &
emit=$!
module NavDiff NavSyntax NavGraph NavNames NavLinks NavSwiftWriter
module NavImport NavSyntax NavSwiftReader NavNames
module NavAudit NavSyntax NavSwiftReader NavGraph
module NavCompiler NavSyntax NavPlatform NavGraph NavLinks NavChecks
wait "$emit"
wait "$runtime"
module NavAnswers NavSyntax NavGraph NavLinks NavChecks NavSwiftWriter NavTours NavEmit NavDiff NavAudit NavCompiler
module NavFiles NavSyntax NavPlatform NavGraph NavLinks NavSwiftWriter NavEmit NavImport NavCompiler NavAnswers

if ! isNew "$out/fuzz" "$out"/Nav*/built "$here/Targets" "$here/Program"; then
    echo "building the fuzz targets"
    rm -rf "$out/Fuzz"
    mkdir -p "$out/Fuzz"
    find "$here/Targets" "$here/Program" -name '*.swift' | sort >"$out/Fuzz/files"
    (cd "$out/Fuzz" && swiftc "${flags[@]}" -module-name Fuzz -emit-object @files)
    # lld links without warnings.
    linker=()
    if [ "$(uname)" = Linux ]; then linker=(-use-ld=lld); fi
    swiftc -sanitize=fuzzer,address ${linker[@]+"${linker[@]}"} -o "$out/fuzz.new" \
        "$out"/Nav*/*.o "$out"/Fuzz/*.o $(pkg-config --libs yaml-0.1)
    mv "$out/fuzz.new" "$out/fuzz"
    # The name of the program selects the target.
    for name in seeds $(sed -n 's/.*FuzzTarget(name: "\([a-z]*\)".*/\1/p' "$here"/Targets/*.swift); do
        ln -sf fuzz "$out/$name"
    done
fi
