#!/bin/sh
# Tries everything on a Mac that cannot be tried on Linux, and writes one page about it:
#
#   sh Scripts/mac.sh           needs macOS with Xcode 16.3 or later, and Homebrew if libyaml is missing
#
# The steps: libyaml; build and tests of navgen; the example that uses the plugin; the generated code of
# Graphs/hospital.yaml and the app in Examples/ShopApp, for each of Apple's platforms that is installed, in Swift 5 and
# 6; the app's UI tests on an iPhone of each installed version of iOS. A step that fails or exceeds its limit is
# recorded, and the next one runs.
#
#   mac-report.md               the page: versions, steps, errors, the answers of the UI tests
#   .build/mac                  logs, products, result bundles, screenshots
#
# It changes nothing else, except that Homebrew installs libyaml and pkg-config, that Apple's tools keep caches, and that
# simulators are started. The exit status is 1 if a step has failed, and 2 if nothing can be tried here.
#
#   MAC_LIMIT                   seconds for each step, instead of half an hour for a build and an hour for tests
#   MAC_UI_TESTS=1              the UI tests also run on the Mac itself, where they take over mouse and keyboard
#   MAC_DRY_RUN=1               runs on another system, with stand-ins for Apple's tools in PATH
#
# It has only run with stand-ins (Scripts/mac-dry-run.sh), never on a Mac.
set -u
cd "$(dirname "$0")/.." || exit 2
root=$(pwd -P)

case ${1:-} in
-h | --help)
    sed -n '2,/^set -u/{/^# \{0,1\}/s///p;}' Scripts/mac.sh
    exit 0
    ;;
"") ;;
*)
    echo "mac: unknown argument $1; see --help" >&2
    exit 2
    ;;
esac
if [ "${MAC_DRY_RUN:-}" != 1 ]; then
    if [ "$(uname)" != Darwin ]; then
        echo "mac: this needs macOS with Xcode 16.3 or later; this is $(uname)" >&2
        exit 2
    fi
    if ! xcodebuild -version >/dev/null 2>&1; then
        echo "mac: this needs Xcode: install it, then run: sudo xcode-select -s /Applications/Xcode.app" >&2
        exit 2
    fi
fi

work=.build/mac
logs=$work/logs
notes=$work/notes
attachments=$work/attachments
report=mac-report.md
# Derived data stays, so that a second run is faster.
rm -rf "$logs" "$notes" "$attachments" "$work/results" "$report"
mkdir -p "$logs" "$notes" "$attachments" "$work/results"
: >"$notes/steps"
: >"$notes/errors"
: >"$notes/answers"
build_limit=1800
test_limit=3600
number=0
failures=0
running=
current=
# Homebrew would otherwise update and clean up other packages.
export HOMEBREW_NO_AUTO_UPDATE=1 HOMEBREW_NO_INSTALL_CLEANUP=1 HOMEBREW_NO_INSTALL_UPGRADE=1

# MARK: Steps

# Prints a process and all that it has started.
processes_of() {
    ps -A -o pid= -o ppid= | awk -v root="$1" '
        { parent[$1] = $2 }
        END {
            found[root] = 1
            do {
                more = 0
                for (id in parent) if (!(id in found) && (parent[id] in found)) { found[id] = 1; more = 1 }
            } while (more)
            for (id in found) print id
        }'
}

# macOS has no `timeout` and no `setsid`, and without a terminal not every `sh` can make process groups.
end_processes() {
    ids=$(processes_of "$1")
    # shellcheck disable=SC2086 # these are several arguments
    kill -TERM $ids 2>/dev/null
    sleep 1
    # shellcheck disable=SC2086
    kill -KILL $ids 2>/dev/null
}

# Runs a command, for a number of seconds at most: limited SECONDS LOG COMMAND…
# Sets `status`, `seconds`, and `exceeded` if the command was ended.
limited() {
    limit=${MAC_LIMIT:-$1}
    log=$2
    shift 2
    begun=$(date +%s)
    exceeded=
    "$@" </dev/null >"$log" 2>&1 &
    running=$!
    while kill -0 "$running" 2>/dev/null; do
        if [ $(($(date +%s) - begun)) -ge "$limit" ]; then
            exceeded=1
            end_processes "$running"
            break
        fi
        sleep 0.2
    done
    wait "$running" 2>/dev/null
    status=$?
    running=
    seconds=$(($(date +%s) - begun))
}

# The lines that say what went wrong, or the last ones if none does. Paths are relative to the checkout.
error_lines() {
    grep -E '(^|[^[:alnum:]])(fatal )?error:|✘|Test Case .* failed|\*\* [A-Z ]+ FAILED \*\*|: No such file' "$1" |
        awk '!seen[$0]++' | head -n 20 >"$notes/lines"
    [ -s "$notes/lines" ] || tail -n 20 "$1" >"$notes/lines"
    # shellcheck disable=SC2016 # nothing expands
    sed -e "s|$root/||g" -e 's/```/`` `/g' "$notes/lines"
}

# step TITLE SECONDS COMMAND…
step() {
    title=$1
    step_limit=$2
    shift 2
    number=$((number + 1))
    printf '%3d  %s … ' "$number" "$title"
    current=$title
    limited "$step_limit" "$logs/$(printf '%02d' "$number").log" "$@"
    current=
    if [ -n "$exceeded" ]; then
        result="**ended** after its limit"
        status=124
    elif [ "$status" -eq 0 ]; then
        result=passed
    else
        result="**failed** ($status)"
    fi
    echo "$result, $seconds s" | tr -d '*'
    echo "| $number | $title | $result | $seconds |" >>"$notes/steps"
    [ "$status" -ne 0 ] || return 0
    failures=$((failures + 1))
    {
        printf '\n### %d. %s\n\n' "$number" "$title"
        [ -z "$exceeded" ] || printf 'It was ended after %d s.\n\n' "$limit"
        echo '```text'
        error_lines "$log"
        echo '```'
    } >>"$notes/errors"
    return 1
}

# skip TITLE REASON
skip() {
    number=$((number + 1))
    printf '%3d  %s … not run: %s\n' "$number" "$1" "$2"
    echo "| $number | $1 | not run: $2 | |" >>"$notes/steps"
}

# MARK: The page

write_report() {
    {
        echo "# navgen on a Mac"
        echo
        echo "$number steps, $failures failed. Written by \`Scripts/mac.sh\`, $(date -u '+%Y-%m-%d %H:%M') UTC."
        [ -z "${1:-}" ] || printf '\n**%s**\n' "$1"
        printf '\n```text\n'
        cat "$notes/versions" 2>/dev/null
        printf '```\n\n## Steps\n\n| step | what | result | seconds |\n| ---: | --- | --- | ---: |\n'
        cat "$notes/steps"
        if [ -s "$notes/errors" ]; then
            printf '\n## Errors\n'
            cat "$notes/errors"
        fi
        printf '\n## Answers\n'
        if [ -s "$notes/answers" ]; then
            cat "$notes/answers"
        else
            printf '\nNone: no UI test has run.\n'
        fi
        # shellcheck disable=SC2016
        printf '\n## Files\n\n`%s` has %d screenshots, `%s` the whole output of each step.\n' \
            "$attachments" "$(find "$attachments" -name '*.png' | wc -l)" "$logs"
    } >"$report"
}

interrupted() {
    [ -z "$running" ] || end_processes "$running"
    [ -z "$current" ] || echo "| $number | $current | interrupted | |" >>"$notes/steps"
    write_report "It was interrupted."
    echo
    echo "interrupted; $report has what was done until then"
    exit 130
}
trap interrupted INT TERM HUP

# MARK: What is installed

ask() {
    limited 120 "$logs/ask.log" "$@"
    [ "$status" -eq 0 ] && cat "$logs/ask.log" || echo "$1: not available"
}

ask sw_vers >"$notes/versions"
ask xcodebuild -version >>"$notes/versions"
ask swift --version >>"$notes/versions"
ask xcodebuild -showsdks >"$notes/sdks"
ask xcrun simctl list runtimes >"$notes/runtimes"
ask xcrun simctl list devices available >"$notes/devices"
cat "$notes/versions"

# Xcode has the SDK of a platform before the platform itself is installed; builds need both.
is_installed() {
    case $1 in
    iOS) sdk=iphonesimulator runtime='iOS' ;;
    macOS) sdk=macosx runtime= ;;
    tvOS) sdk=appletvsimulator runtime='tvOS' ;;
    watchOS) sdk=watchsimulator runtime='watchOS' ;;
    visionOS) sdk=xrsimulator runtime='(visionOS|xrOS)' ;;
    esac
    grep -q -- "-sdk $sdk" "$notes/sdks" || return 1
    [ -z "$runtime" ] || grep -E "^$runtime [0-9]" "$notes/runtimes" | grep -qv unavailable
}

destination() {
    case $1 in
    macOS) echo "generic/platform=macOS" ;;
    *) echo "generic/platform=$1 Simulator" ;;
    esac
}

# An iPhone for each version of iOS: version, identifier, state and name, separated by tabs. Large ones come first, as
# only they have a regular width when they are rotated, which some questions are about.
phones() {
    awk '
        /^-- / { version = ""; if ($2 == "iOS") version = $3; next }
        version != "" && /^ +iPhone/ && match($0, /\([0-9A-F]+-[0-9A-F-]+\)/) {
            name = substr($0, 1, RSTART - 2); sub(/^ +/, "", name)
            id = substr($0, RSTART + 1, RLENGTH - 2)
            state = /\(Booted\)/ ? "booted" : "shutdown"
            isLarge = name ~ /Max|Plus/
            if (!(version in chosen)) versions[++count] = version
            if (!(version in chosen) || (isLarge && !large[version])) {
                chosen[version] = version "\t" id "\t" state "\t" name
                large[version] = isLarge
            }
        }
        END { for (i = 1; i <= count; i++) print chosen[versions[i]] }' "$notes/devices"
}

# MARK: Packages of the hospital

# The first versions that generated code is meant for, or those of a year later, as a package's platforms.
platforms_since() {
    case $1 in
    16) echo ".iOS(.v16), .macOS(.v13), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)" ;;
    17) echo ".iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)" ;;
    esac
}

# Writes a package for each deployment target and language mode. The app's own side of the graph is what `navgen stubs`
# prints, as a library: without `@main`, and for iOS 16 without `@Observable`, which needs 17.
write_packages() {
    "$(swift build --show-bin-path)/navgen" stubs Graphs/hospital.yaml >"$work/stubs.swift" || return 1
    for since in 16 17; do
        for mode in 5 6; do
            package=$work/hospital-$since-swift$mode
            rm -rf "$package"
            mkdir -p "$package/Sources/Hospital" || return 1
            cp Generated/hospital/*.swift "$package/Sources/Hospital/" || return 1
            sed 's/^@main //' "$work/stubs.swift" >"$package/Sources/Hospital/Stubs.swift" || return 1
            if [ "$since" = 16 ]; then
                sed -e 's/@Observable //' -e '/^import Observation$/d' "$package/Sources/Hospital/Stubs.swift" \
                    >"$work/stubs16.swift" || return 1
                mv "$work/stubs16.swift" "$package/Sources/Hospital/Stubs.swift"
            fi
            cat >"$package/Package.swift" <<PACKAGE
// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Hospital",
    platforms: [$(platforms_since "$since")],
    products: [.library(name: "Hospital", targets: ["Hospital"])],
    dependencies: [.package(name: "navgen", path: "$root")],
    targets: [.target(name: "Hospital", dependencies: [.product(name: "NavgenRuntime", package: "navgen")])],
    swiftLanguageModes: [.v$mode]
)
PACKAGE
        done
    done
}

# MARK: Xcode

# Builds are for simulators, which need no signing, and only for the architecture of this Mac.
build() {
    xcodebuild build -quiet "$@" -skipPackagePluginValidation -skipMacroValidation \
        CODE_SIGNING_ALLOWED=NO ARCHS="$(uname -m)" COMPILER_INDEX_STORE_ENABLE=NO
}

# build_hospital PACKAGE PLATFORM
build_hospital() {
    cd "$1" && build -scheme Hospital -destination "$(destination "$2")" -derivedDataPath "$root/$1/derived"
}

# build_shop PLATFORM MODE
build_shop() {
    build -project Examples/ShopApp/ShopApp.xcodeproj -scheme ShopApp -destination "$(destination "$1")" \
        -derivedDataPath "$root/$work/shop-swift$2" SWIFT_VERSION="$2.0"
}

# test_shop DESTINATION NAME BUILD [OPTION…]
test_shop() {
    place=$1 result=$2 build=$3
    shift 3
    case $place in
    # Otherwise the first test waits for the simulator to start, which can take longer than a test may.
    id=*) xcrun simctl bootstatus "${place#id=}" -b ;;
    esac
    xcodebuild test -project Examples/ShopApp/ShopApp.xcodeproj -scheme ShopApp -destination "$place" \
        -derivedDataPath "$root/$work/shop-$build" -resultBundlePath "$root/$work/results/$result.xcresult" \
        -parallel-testing-enabled NO -test-timeouts-enabled YES -default-test-execution-time-allowance 300 \
        -skipPackagePluginValidation -skipMacroValidation "$@"
}

# The tours once more, with the navigation as an `ObservableObject`, as it is before iOS 17: test_observable
# DESTINATION NAME
test_observable() {
    # Xcode replaces the word with the settings of the project.
    # shellcheck disable=SC2016
    test_shop "$1" "$2-observable" observable -only-testing:ShopUITests/ShopTours \
        'OTHER_SWIFT_FLAGS=$(inherited) -D NAVGEN_WITHOUT_OBSERVATION'
}

# Exports what tests have attached, and gives the files the names of the attachments: export_attachments NAME
export_attachments() {
    xcrun xcresulttool export attachments --path "$work/results/$1.xcresult" --output-path "$attachments/$1" || return 1
    awk -F '"' '
        /"exportedFileName"/ { file = $4 }
        /"suggestedHumanReadableName"/ { print file "\t" $4 }' "$attachments/$1/manifest.json" |
        while IFS="$(printf '\t')" read -r file name; do
            name=$(echo "$name" | tr '/' '-')
            if [ -f "$attachments/$1/$file" ]; then mv "$attachments/$1/$file" "$attachments/$1/$name"; fi
        done
}

# The answers are lines of the tests' output, and texts that are attached: note_answers TITLE NAME
note_answers() {
    {
        grep -h '^ANSWER ' "$tests_log"
        find "$attachments/$2" -type f -name '*.txt' -exec grep -h '^ANSWER ' {} +
    } 2>/dev/null | sort -u >"$notes/lines"
    [ -s "$notes/lines" ] || return 0
    {
        printf '\n### %s\n\n```text\n' "$1"
        cat "$notes/lines"
        echo '```'
    } >>"$notes/answers"
}

# ui_tests TITLE DESTINATION NAME
ui_tests() {
    step "UI tests of the shop, $1" "$test_limit" test_shop "$2" "$3" tests
    tests_log=$log
    if [ ! -d "$work/results/$3.xcresult" ]; then
        skip "screenshots, $1" "there is no result bundle"
    elif ! xcrun xcresulttool export attachments --help >/dev/null 2>&1; then
        skip "screenshots, $1" "this Xcode cannot export attachments"
    else
        step "screenshots, $1" 600 export_attachments "$3"
    fi
    note_answers "$1" "$3"
}

# MARK: All steps

step "libyaml" "$build_limit" sh .ci/libyaml.sh
step "build navgen" "$build_limit" swift build
step "test navgen" "$test_limit" make test
step "example with the plugin" "$test_limit" \
    swift test --package-path Examples/Plugin --scratch-path "$work/plugin"

platforms="iOS macOS tvOS watchOS visionOS"
if step "packages of the hospital" 300 write_packages; then
    for platform in $platforms; do
        is_installed "$platform" || { skip "hospital, $platform" "the platform is not installed" && continue; }
        for mode in 5 6; do
            for since in 16 17; do
                # The other platforms are tried with the oldest versions only.
                if [ "$since" = 16 ] || [ "$platform" = iOS ]; then
                    version=$(platforms_since "$since" | sed "s/.*\.$platform(\.v\([0-9]*\)).*/\1/")
                    step "hospital, $platform $version, Swift $mode" "$build_limit" \
                        build_hospital "$work/hospital-$since-swift$mode" "$platform"
                fi
            done
        done
    done
else
    skip "hospital" "its packages could not be written"
fi

for platform in iOS macOS visionOS; do
    is_installed "$platform" || { skip "shop, $platform" "the platform is not installed" && continue; }
    for mode in 5 6; do
        step "shop, $platform, Swift $mode" "$build_limit" build_shop "$platform" "$mode"
    done
done

phones >"$notes/phones"
[ -s "$notes/phones" ] || skip "UI tests of the shop" "there is no simulator of an iPhone"
# The list comes through another descriptor, so that no command reads it.
while IFS="$(printf '\t')" read -r version device state name <&3; do
    ui_tests "iOS $version, $name" "id=$device" "iOS-$version"
    # Before iOS 17, there is no Observation anyway.
    [ "${version%%.*}" -lt 17 ] ||
        step "tours of the shop without Observation, iOS $version" "$test_limit" \
            test_observable "id=$device" "iOS-$version"
    for bundle in com.example.shop com.example.shop.uitests.xctrunner; do
        limited 60 "$logs/ask.log" xcrun simctl uninstall "$device" "$bundle"
    done
    [ "$state" = booted ] || limited 60 "$logs/ask.log" xcrun simctl shutdown "$device"
done 3<"$notes/phones"
if [ "${MAC_UI_TESTS:-}" = 1 ]; then ui_tests "this Mac" "platform=macOS" macOS; fi

write_report
echo "$number steps, $failures failed: see $report"
[ "$failures" -eq 0 ]
