# Builds the references of the libraries NavgenKit and NavgenRuntime, and fails if DocC prints warnings.
#
#   OUT      the folder for the archives, .build
#   MODULES  a folder with prebuilt modules; without it, they are built first
set -eu
cd "$(dirname "$0")/.."
swift=${SWIFT:-swift}
out=${OUT:-.build}

# Xcode finds the tools of its toolchain with xcrun; other toolchains have them in one folder.
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
# The folder of libyaml's headers, if they are not in the system's.
headers=$(pkg-config --cflags-only-I yaml-0.1 2>/dev/null || true)
target=$($swift -print-target-info | sed -n 's/.*"triple": "\([^"]*\)".*/\1/p' | head -1)

# The views of the runtime need SwiftUI; on other systems than macOS they are compiled against declarations of it.
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

symbols() { # a library, the folder of its module, more compiler flags
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
