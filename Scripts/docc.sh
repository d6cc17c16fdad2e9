# Builds the references of the libraries NavgenKit and NavgenRuntime, and fails where DocC has something to say of them.
#
#   OUT      the folder for the archives, .build
#   MODULES  a folder with modules that are built already; without it, they are built first
set -eu
cd "$(dirname "$0")/.."
swift=${SWIFT:-swift}
out=${OUT:-.build}

# Xcode finds the tools of its toolchain by a command, other toolchains have them in one folder.
case $(uname) in
Darwin)
    docc=$(xcrun --find docc)
    set -- -sdk "$(xcrun --show-sdk-path)"
    ;;
*)
    docc=$(dirname "$(readlink -f "$(command -v "$swift")")")/docc
    set --
    ;;
esac

modules=${MODULES:-}
if [ -z "$modules" ]; then
    $swift build --target NavgenKit
    $swift build --target NavgenRuntime
    modules=$($swift build --show-bin-path)/Modules
fi
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
# Where there are headers of libyaml that are not the system's.
headers=$(pkg-config --cflags-only-I yaml-0.1 2>/dev/null || true)
target=$($swift -print-target-info | sed -n 's/.*"triple": "\([^"]*\)".*/\1/p' | head -1)

# The views of the runtime need SwiftUI; elsewhere than on a Mac they are checked against declarations of it.
views=$modules
if [ "$(uname)" != Darwin ]; then
    scratch=${SWIFTUI:-.build/declarations-sdk26}
    $swift build --package-path Tests/SwiftUI --scratch-path "$scratch" >/dev/null
    views=$folder/views
    mkdir "$views"
    cp -R "$($swift build --package-path Tests/SwiftUI --scratch-path "$scratch" --show-bin-path)/Modules/." "$views"
    # shellcheck disable=SC2046
    ${swift}c -emit-module -emit-module-path "$views/NavgenRuntime.swiftmodule" -module-name NavgenRuntime -wmo \
        -parse-as-library -swift-version 6 -I "$views" $(find Sources/NavgenRuntime -name '*.swift')
fi

symbols() { # a library, a folder with its module, what the compiler needs besides
    library=$1 place=$2
    shift 2
    mkdir "$folder/$library"
    $swift symbolgraph-extract -module-name "$library" -minimum-access-level public -target "$target" "$@" \
        -I "$place" -output-dir "$folder/$library"
}
convert() {
    "$docc" convert "Sources/$1/$1.docc" --additional-symbol-graph-dir "$folder/$1" \
        --output-path "$out/$1.doccarchive" --warnings-as-errors
    echo "$out/$1.doccarchive"
}

symbols NavgenKit "$modules" "$@" -I Sources/CLibYAML $headers
convert NavgenKit

symbols NavgenRuntime "$views" "$@"
convert NavgenRuntime
