# Builds the reference of the library NavgenKit, and fails where DocC has something to say of it.
#
#   OUT      where the archive goes, .build/NavgenKit.doccarchive
#   MODULES  a folder with modules that are built already; without it, they are built first
set -eu
cd "$(dirname "$0")/.."
swift=${SWIFT:-swift}
out=${OUT:-.build/NavgenKit.doccarchive}

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
    modules=$($swift build --show-bin-path)/Modules
fi
symbols=$(mktemp -d)
trap 'rm -rf "$symbols"' EXIT
# Where there are headers of libyaml that are not the system's.
headers=$(pkg-config --cflags-only-I yaml-0.1 2>/dev/null || true)
target=$($swift -print-target-info | sed -n 's/.*"triple": "\([^"]*\)".*/\1/p' | head -1)
$swift symbolgraph-extract -module-name NavgenKit -minimum-access-level public -target "$target" "$@" \
    -I "$modules" -I Sources/CLibYAML $headers -output-dir "$symbols"
"$docc" convert Sources/NavgenKit/NavgenKit.docc --additional-symbol-graph-dir "$symbols" --output-path "$out" \
    --warnings-as-errors
echo "$out"
