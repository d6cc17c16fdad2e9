#!/bin/sh
# Runs Scripts/mac.sh on any system, in a copy of the files that it needs, with stand-ins for the tools of a Mac, and
# checks the page that it writes. In this run, a platform is missing, a build has an error, a UI test fails, and a step
# never ends. It takes about 20 seconds.
set -eu
cd "$(dirname "$0")/.."
scratch=$(mktemp -d)
scratch=$(cd "$scratch" && pwd -P)
trap 'rm -rf "$scratch"' EXIT
checkout=$scratch/checkout
tools=$scratch/tools
mkdir -p "$checkout/Examples" "$checkout/Graphs" "$checkout/Generated" "$checkout/.ci" "$tools" "$scratch/home" \
    "$scratch/tmp" "$scratch/bin"
cp -R Scripts "$checkout/"
cp -R Generated/hospital "$checkout/Generated/"
cp .ci/libyaml.sh "$checkout/.ci/"
cp Graphs/hospital.yaml "$checkout/Graphs/"
cp -R Examples/ShopApp "$checkout/Examples/"
rm -rf "$checkout/Examples/ShopApp/.build"

# MARK: Stand-ins

# stand_in NAME: makes a tool of the script on standard input. `$calls` gets its arguments.
stand_in() {
    {
        echo '#!/bin/sh'
        echo "calls=$scratch/calls scratch=$scratch"
        echo "echo \"$1 \$*\" >>\"\$calls\""
        cat
    } >"$tools/$1"
    chmod +x "$tools/$1"
}

stand_in uname <<'TOOL'
case ${1:-} in -m) echo arm64 ;; *) echo Darwin ;; esac
TOOL
stand_in sw_vers <<'TOOL'
printf 'ProductName:\t\tmacOS\nProductVersion:\t\t15.5\nBuildVersion:\t\t24F74\n'
TOOL
# libyaml is missing.
stand_in pkg-config <<'TOOL'
exit 1
TOOL
stand_in brew <<'TOOL'
echo "Pouring libyaml"
TOOL
stand_in make <<'TOOL'
echo "all tests passed"
TOOL
stand_in swift <<'TOOL'
case "$*" in
--version) echo "Apple Swift version 6.1.2" ;;
*--show-bin-path*) echo "$scratch/bin" ;;
# It never ends, and neither does what it has started.
"test "*)
    sleep 3000 &
    echo $! >"$scratch/hanging"
    echo "Building for debugging"
    wait
    ;;
esac
TOOL
stand_in xcodebuild <<'TOOL'
case "$*" in
-version) printf 'Xcode 16.4\nBuild version 16F6\n' ;;
-showsdks)
    for sdk in iphonesimulator18.5 macosx15.5 appletvsimulator18.5 watchsimulator11.5 xrsimulator2.5; do
        printf '\t%s \t-sdk %s\n' "$sdk" "$sdk"
    done
    ;;
test*NAVGEN_WITHOUT_OBSERVATION*) echo "** TEST SUCCEEDED **" ;;
test*)
    while [ $# -gt 0 ]; do
        if [ "$1" = -resultBundlePath ]; then mkdir -p "$2"; fi
        shift
    done
    echo "ANSWER alert-order: \`binding false\` before \`action\` [binding false; action]"
    echo "Test Case '-[ShopUITests.ShopTours testTour1]' failed (12.345 seconds)."
    echo "** TEST FAILED **"
    exit 65
    ;;
build*"tvOS Simulator"*)
    if [ -f Package.swift ] && grep -q 'swiftLanguageModes: \[.v5\]' Package.swift; then
        echo "$PWD/Sources/Hospital/HospitalViews.swift:12:9: error: 'zoom' is unavailable in tvOS"
        exit 65
    fi
    ;;
esac
TOOL
stand_in xcrun <<'TOOL'
case "$*" in
"simctl list runtimes")
    echo "== Runtimes =="
    for runtime in "iOS 16.4" "iOS 18.5" "tvOS 18.5" "watchOS 11.5"; do
        echo "$runtime (${runtime#* } - 22F77) - com.apple.CoreSimulator.SimRuntime.$(echo "$runtime" | tr ' .' '--')"
    done
    echo "visionOS 2.5 (2.5 - 22O473) - com.apple.CoreSimulator.SimRuntime.xrOS-2-5 (unavailable, the bundle is missing)"
    ;;
"simctl list devices available")
    echo "== Devices =="
    echo "-- iOS 16.4 --"
    echo "    iPhone 14 (11111111-AAAA-4BBB-8CCC-000000000001) (Shutdown) "
    echo "-- iOS 18.5 --"
    echo "    iPhone SE (3rd generation) (11111111-AAAA-4BBB-8CCC-000000000002) (Shutdown) "
    echo "    iPhone 16 Pro Max (11111111-AAAA-4BBB-8CCC-000000000003) (Shutdown) "
    echo "    iPad Air 11-inch (M2) (11111111-AAAA-4BBB-8CCC-000000000004) (Shutdown) "
    echo "-- tvOS 18.5 --"
    echo "    Apple TV 4K (3rd generation) (11111111-AAAA-4BBB-8CCC-000000000005) (Shutdown) "
    ;;
*"export attachments --path"*)
    while [ "$1" != --output-path ]; do shift; done
    mkdir -p "$2"
    printf 'png' >"$2/0001.png"
    printf 'ANSWER zoom: not tried: this needs iOS 18\n' >"$2/0002.txt"
    cat >"$2/manifest.json" <<JSON
[{"attachments" : [
  {
    "exportedFileName" : "0001.png",
    "suggestedHumanReadableName" : "catalog.home_0_1.png"
  },
  {
    "exportedFileName" : "0002.txt",
    "suggestedHumanReadableName" : "answer-zoom_0_2.txt"
  }]}]
JSON
    ;;
esac
TOOL
# navgen itself, which `swift build` would make.
cat >"$scratch/bin/navgen" <<'TOOL'
#!/bin/sh
printf 'import Observation\nimport SwiftUI\n\n@MainActor @Observable final class Session {}\n\n@main struct HospitalApp: App {}\n'
TOOL
chmod +x "$scratch/bin/navgen"

# MARK: The run

# Names and sums of all files that must not change.
snapshot() {
    (cd "$scratch" && find checkout home tmp -path checkout/.build -prune -o -path checkout/mac-report.md -prune -o \
        -type f -exec cksum {} + | sort)
}

failed=
check() { # check WHAT COMMAND…
    what=$1
    shift
    "$@" >/dev/null 2>&1 || { echo "mac-dry-run: $what" >&2 && failed=1; }
}

# Without a Mac and without stand-ins, it says what it needs.
if [ "$(uname)" != Darwin ]; then
    status=0
    sh "$checkout/Scripts/mac.sh" >"$scratch/said" 2>&1 || status=$?
    check "on another system, it does not end with 2" [ "$status" -eq 2 ]
    check "on another system, it does not say what it needs" grep -q "needs macOS with Xcode" "$scratch/said"
    check "on another system, it leaves something behind" [ ! -e "$checkout/.build" ]
fi

before=$(snapshot)
begun=$(date +%s)
status=0
# A limit for the whole, in case that those of the steps do not work. macOS has no `timeout`.
whole=$(command -v timeout || true)
(cd "$scratch" && ${whole:+"$whole" 50} env HOME="$scratch/home" TMPDIR="$scratch/tmp" PATH="$tools:$PATH" MAC_DRY_RUN=1 MAC_LIMIT=5 \
    sh "$checkout/Scripts/mac.sh") >"$scratch/said" 2>&1 || status=$?
took=$(($(date +%s) - begun))

# MARK: The page

report=$checkout/mac-report.md
lacks() { ! grep -qF -- "$1" "$2"; }
# A process that has ended and that nobody has waited for is still there, as a zombie.
has_ended() { case $(ps -o state= -p "$1") in "" | Z*) ;; *) return 1 ;; esac }
has() { check "the page has no line with: $1" grep -qF -- "$1" "$report"; }
check "failing steps do not give 1, but $status" [ "$status" -eq 1 ]
check "$(grep -c . "$scratch/said") lines of progress" grep -q "hospital, tvOS 16, Swift 5 … failed (65)" "$scratch/said"
check "there is no page" [ -s "$report" ]
has "steps, 4 failed."
has "ProductVersion:		15.5"
has "Xcode 16.4"
has "Apple Swift version 6.1.2"
has "| libyaml | passed |"
has "| example with the plugin | **ended** after its limit |"
has "It was ended after 5 s."
has "| hospital, iOS 16, Swift 5 | passed |"
has "| hospital, iOS 17, Swift 6 | passed |"
has "| hospital, macOS 13, Swift 6 | passed |"
has "| hospital, watchOS 9, Swift 6 | passed |"
has "| hospital, tvOS 16, Swift 5 | **failed** (65) |"
has "| hospital, tvOS 16, Swift 6 | passed |"
has ".build/mac/hospital-16-swift5/Sources/Hospital/HospitalViews.swift:12:9: error: 'zoom' is unavailable in tvOS"
has "| hospital, visionOS | not run: the platform is not installed |"
has "| shop, macOS, Swift 5 | passed |"
has "| UI tests of the shop, iOS 16.4, iPhone 14 | **failed** (65) |"
has "| UI tests of the shop, iOS 18.5, iPhone 16 Pro Max | **failed** (65) |"
has "| tours of the shop without Observation, iOS 18.5 | passed |"
has "Test Case '-[ShopUITests.ShopTours testTour1]' failed (12.345 seconds)."
has "ANSWER alert-order: \`binding false\` before \`action\`"
has "ANSWER zoom: not tried: this needs iOS 18"
has ".build/mac/attachments\` has 2 screenshots"
check "the page has paths of this machine" lacks "$scratch" "$report"
check "screenshots have no names" [ -f "$checkout/.build/mac/attachments/iOS-18.5/catalog.home_0_1.png" ]
check "libyaml is not installed" grep -q "^brew install libyaml" "$scratch/calls"
check "the simulator is not shut down" grep -q "simctl shutdown 11111111-AAAA-4BBB-8CCC-000000000003" "$scratch/calls"
check "a process is left running" has_ended "$(cat "$scratch/hanging")"
package=$checkout/.build/mac/hospital-16-swift5
check "iOS 16 gets what needs 17" lacks Observ "$package/Sources/Hospital/Stubs.swift"
check "a library has @main" lacks @main "$package/Sources/Hospital/Stubs.swift"
check "it took $took s" [ "$took" -lt 50 ]

# A run that is interrupted has a page, too, and leaves no process.
rm "$scratch/hanging"
(cd "$scratch" && exec env HOME="$scratch/home" TMPDIR="$scratch/tmp" PATH="$tools:$PATH" MAC_DRY_RUN=1 \
    sh "$checkout/Scripts/mac.sh") >"$scratch/interrupted" 2>&1 &
interrupted=$!
waited=0
while [ ! -s "$scratch/hanging" ] && [ "$waited" -lt 20 ]; do
    sleep 1
    waited=$((waited + 1))
done
kill -TERM "$interrupted"
status=0
wait "$interrupted" || status=$?
check "interrupted, it does not end with 130, but $status" [ "$status" -eq 130 ]
has "It was interrupted."
has "| build navgen | passed |"
has "| example with the plugin | interrupted |"
check "interrupted, it leaves a process" has_ended "$(cat "$scratch/hanging")"

after=$(snapshot)
if [ "$before" != "$after" ]; then
    echo "mac-dry-run: files outside of .build have changed:" >&2
    printf '%s\n' "$before" >"$scratch/before"
    printf '%s\n' "$after" | diff "$scratch/before" - >&2 || true
    failed=1
fi
if [ -n "$failed" ]; then
    cat "$scratch/said" "$report" >&2
    exit 1
fi
echo "mac.sh with stand-ins: the page has all that happened ($took s)"
