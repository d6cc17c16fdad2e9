# Lays out what packages depend on that shall neither build navgen nor install libyaml:
#
#   $OUT/navgen.artifactbundle      the tool, statically linked, as SwiftPM wants a tool that it does not build
#   $OUT/navgen.artifactbundle.zip  the same as one file, for a `binaryTarget` with a URL
#   $OUT/navgen-plugin              a package with navgen's plugins, NavgenRuntime and the bundle
#
# The bundle holds the platform on which this runs. One that is there already keeps the platforms that it has: run
# this on each of them over the same folder, and the last zip holds all.
#
#   CONFIGURATION  release (default) or debug
#   OUT            the folder to write, .build/artifactbundle
#   SCRATCH        the folder to build in, .build/static
#   LIBYAML        libyaml.a, where pkg-config does not find its folder
#   BUILT          the folder of a build that is there already: its objects are linked anew, which takes seconds instead
#                  of minutes. For CI on Linux, with a debug build
#   URL            where the zip will be: the package then names it there, with its checksum, and holds no bundle
set -eu
cd "$(dirname "$0")/.."
# What a zip tells of its files shall be the same everywhere.
umask 022
export TZ=UTC
swift=${SWIFT:-swift}
configuration=${CONFIGURATION:-release}
out=${OUT:-.build/artifactbundle}
scratch=${SCRATCH:-.build/static}
bundle=$out/navgen.artifactbundle

fail() { echo "artifactbundle: $1" >&2; exit 1; }
command -v zip >/dev/null 2>&1 || fail "zip is missing: apt-get install zip"

# MARK: The tool

# A folder that holds only the archive, named to pkg-config as libyaml's: a linker that looks there finds no shared library.
offer_archive() {
    archive=${LIBYAML:-}
    if [ -z "$archive" ]; then
        command -v pkg-config >/dev/null 2>&1 || fail "pkg-config is missing; or name libyaml.a with LIBYAML=PATH"
        for folder in "$(pkg-config --variable=libdir yaml-0.1)" /usr/lib /usr/local/lib /opt/homebrew/lib; do
            [ -f "$folder/libyaml.a" ] && archive=$folder/libyaml.a && break
        done
    fi
    [ -f "$archive" ] || fail "there is no libyaml.a; libyaml-dev and Homebrew's libyaml have one, or name it with LIBYAML=PATH"
    mkdir -p "$scratch/libyaml"
    offered=$(cd "$scratch/libyaml" && pwd)
    cp "$archive" "$offered/libyaml.a"
    printf 'Name: LibYAML\nDescription: only the archive\nVersion: 0\nCflags: %s\nLibs: -L%s -lyaml\n' \
        "$(pkg-config --cflags yaml-0.1 2>/dev/null || true)" "$offered" >"$offered/yaml-0.1.pc"
}

build_tool() {
    offer_archive
    set -- -c "$configuration" --scratch-path "$scratch" --product navgen
    case $(uname) in
    Linux)
        set -- "$@" --static-swift-stdlib
        # Symbols are more than half of its size; a debug build keeps what a debugger reads.
        [ "$configuration" = debug ] || set -- "$@" -Xlinker -s
        ;;
    # An archive for both of the Mac's processors makes a tool for both; Homebrew's is for one.
    Darwin) for arch in $(lipo -archs "$archive"); do set -- "$@" --arch "$arch"; done ;;
    *) fail "nothing is known of $(uname)" ;;
    esac
    PKG_CONFIG_PATH=$offered $swift build "$@"
    tool=$(PKG_CONFIG_PATH=$offered $swift build "$@" --show-bin-path)/navgen
    check_tool
}

# Links the tool of another build, as SwiftPM would with other options.
link_tool() {
    offer_archive
    tool=$scratch/navgen
    ${swift}c -static-stdlib "-L$offered" -Xlinker --defsym=main=navgen_main -Xlinker -s -o "$tool" \
        "@$BUILT/navgen.product/Objects.LinkFileList"
    check_tool
}

# Nothing of Swift's may be left for others to have, nor libyaml.
check_tool() {
    case $(uname) in
    Linux) shared=$(ldd "$tool" | awk '{ print $1 }' | grep -E 'yaml|swift|Foundation|dispatch|BlocksRuntime' || true) ;;
    # The runtime of Swift is a part of macOS.
    Darwin) shared=$(otool -L "$tool" | awk '/^\t/ { print $1 }' | grep -E 'yaml|@rpath' || true) ;;
    esac
    [ -z "$shared" ] || fail "not linked statically: $(echo $shared)"
}

# MARK: The bundle

# The triples of a tool, each in quotes.
triples() {
    case $(uname) in
    Darwin) for arch in $(lipo -archs "$tool"); do echo "\"$arch-apple-macosx\""; done | paste -sd, - ;;
    *) $swift -print-target-info | sed -n 's/.*"unversionedTriple": \("[^"]*"\).*/\1/p' ;;
    esac
}

lay_out() {
    version=$("$tool" --version | sed 's/^navgen //')
    triples=$(triples)
    platform=$(echo "$triples" | sed 's/"\([^-]*\)-[^-]*-\([a-z]*\).*/\2-\1/; q' | tr , _)
    [ "$(uname)" = Darwin ] && platform=macos
    # A tool of another version is none of this bundle's platforms.
    for folder in "$bundle"/navgen-*; do
        case $folder in "$bundle/navgen-$version-"*) ;; *) rm -rf "$folder" ;; esac
    done
    variant=navgen-$version-$platform
    rm -rf "${bundle:?}/$variant"
    mkdir -p "$bundle/$variant/bin"
    cp "$tool" "$bundle/$variant/bin/navgen"
    if [ "$(uname)" = Darwin ] && [ "$configuration" = release ]; then
        strip -x "$bundle/$variant/bin/navgen"
        codesign --force --sign - "$bundle/$variant/bin/navgen"
    fi
    chmod 755 "$bundle/$variant/bin/navgen"
    printf '{"path": "%s/bin/navgen", "supportedTriples": [%s]}\n' "$variant" "$triples" >"$bundle/$variant/variant.json"
    {
        printf '{\n  "schemaVersion": "1.0",\n  "artifacts": {\n    "navgen": {\n'
        printf '      "type": "executable",\n      "version": "%s",\n      "variants": [\n' "$version"
        cat "$bundle"/navgen-*/variant.json | sed 's/^/        /; $!s/$/,/'
        printf '      ]\n    }\n  }\n}\n'
    } >"$bundle/info.json"
}

# Equal files make equal zips: sorted, all with the first moment that a zip can name, without what only this system knows.
pack() {
    rm -f "$bundle.zip"
    find "$bundle" -exec touch -t 198001010000 {} +
    (cd "$out" && find navgen.artifactbundle -type f | LC_ALL=C sort | zip -X -q -@ navgen.artifactbundle.zip)
}

# MARK: The package

lay_out_package() {
    package=$out/navgen-plugin
    rm -rf "$package"
    mkdir -p "$package/Plugins" "$package/Sources"
    if [ -n "${URL:-}" ]; then
        binary="url: \"$URL\", checksum: \"$checksum\""
    else
        binary='path: "navgen.artifactbundle"'
        cp -Rp "$bundle" "$package/"
    fi
    sed "s|@BINARY@|$binary|" Scripts/plugin-package/Package.swift.in >"$package/Package.swift"
    cp -R Plugins/NavgenPlugin Plugins/NavgenCommand "$package/Plugins/"
    cp -R Sources/NavgenRuntime "$package/Sources/"
}

mkdir -p "$bundle"
if [ -n "${BUILT:-}" ] && [ "$(uname)" = Linux ]; then link_tool; else build_tool; fi
lay_out
pack
checksum=$($swift package compute-checksum "$bundle.zip")
lay_out_package
echo "$bundle.zip"
echo "checksum $checksum"
echo "a package with the plugins and NavgenRuntime: $package"
