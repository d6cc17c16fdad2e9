# Compiles NavgenRuntime with optimization into FOLDER: a module to import, and an object and a library to link.
# Arguments: FOLDER, then compiler flags, such as those for finding the declarations of SwiftUI.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
folder=$1
shift
# shellcheck disable=SC2046
swiftc -O -wmo -swift-version 6 -parse-as-library -module-name NavgenRuntime "$@" -emit-module \
    -emit-module-path "$folder/NavgenRuntime.swiftmodule" -c $(find "$root/Sources/NavgenRuntime" -name '*.swift') \
    -o "$folder/NavgenRuntime.o"
ar rcs "$folder/libNavgenRuntime.a" "$folder/NavgenRuntime.o"
