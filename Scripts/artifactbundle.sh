# Creates files for packages that use navgen without building it or installing libyaml:
#
#   $OUT/navgen.artifactbundle      the tool, statically linked, in SwiftPM's format for prebuilt tools
#   $OUT/navgen.artifactbundle.zip  the same as one file, for a `binaryTarget` with a URL
#   $OUT/navgen-plugin              a package with navgen's plugins, NavgenRuntime and the bundle
#
# The bundle contains the platform on which this runs, and other platforms that are already in it. To include several
# platforms, run this on each of them with the same folder; the last zip contains all.
#
#   CONFIGURATION  release (default) or debug
#   OUT            the folder to write, .build/artifactbundle
#   SCRATCH        the folder to build in, .build/static
#   LIBYAML        libyaml.a, if pkg-config does not find its folder
#   BUILT          the folder of an existing build: its objects are linked again, which takes seconds instead of minutes.
#                  For CI on Linux, with a debug build
#   URL            where the zip will be published: the package then refers to it with its checksum, and contains no bundle
set -eu
cd "$(dirname "$0")/.."
# Permissions and times in the zip must be the same everywhere.
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

# Creates a folder with only libyaml.a, and a pkg-config file for it, so that the linker cannot find the shared library.
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
        # Symbols are more than half of its size; a debug build keeps them for a debugger.
        [ "$configuration" = debug ] || set -- "$@" -Xlinker -s
        ;;
    # A universal archive gives a universal tool; Homebrew's is for one architecture.
    Darwin) for arch in $(lipo -archs "$archive"); do set -- "$@" --arch "$arch"; done ;;
    *) fail "$(uname) is not supported" ;;
    esac
    PKG_CONFIG_PATH=$offered $swift build "$@"
    tool=$(PKG_CONFIG_PATH=$offered $swift build "$@" --show-bin-path)/navgen
    check_tool
}

# Links the tool from the objects of another build, statically. FoundationEssentials needs three libraries that objects of
# a build with shared libraries do not ask for.
link_tool() {
    offer_archive
    tool=$scratch/navgen
    ${swift}c -static-stdlib "-L$offered" -Xlinker --defsym=main=navgen_main -Xlinker -s -o "$tool" \
        "@$BUILT/navgen.product/Objects.LinkFileList" -lFoundationEssentials -l_FoundationCollections \
        -l_FoundationCShims -lswiftSynchronization
    check_tool
}

# Fails if the tool needs shared libraries of Swift or libyaml.
check_tool() {
    case $(uname) in
    Linux) shared=$(ldd "$tool" | awk '{ print $1 }' | grep -E 'yaml|swift|Foundation|dispatch|BlocksRuntime' || true) ;;
    # The runtime of Swift is part of macOS.
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
    # Remove tools of other versions.
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

# Equal files give equal zips: sorted, with the earliest time that a zip can store, and without extra attributes.
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
echo "package with the plugins and NavgenRuntime: $package"
