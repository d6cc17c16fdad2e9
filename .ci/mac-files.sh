#!/usr/bin/env bash
# Checks on Linux what can be checked of the files that need a Mac or GitHub: the Xcode project, Scripts/mac.sh, the
# workflows. Without CI set, a check whose tool is missing is not made, and is listed at the end.
#
# It needs shellcheck, python3 with venv and pip, and ps (the packages shellcheck, python3-venv, procps).
set -euo pipefail
cd "$(dirname "$0")/.."
skipped=()
failed=

# has TOOL PACKAGE CHECK
has() {
    command -v "$1" >/dev/null 2>&1 && return 0
    [ -z "${CI:-}" ] || { echo "mac-files: $1 is missing: apt-get install $2" >&2 && exit 1; }
    skipped+=("$3 ($1 is missing)")
    return 1
}

check() {
    "$@" || { failed=1 && echo "mac-files: failed: $*" >&2; }
}

scripts=(Scripts/mac.sh Scripts/mac-dry-run.sh .ci/mac-files.sh)
for script in "${scripts[@]}"; do check bash -n "$script"; done
if has shellcheck shellcheck "shellcheck of ${scripts[*]}"; then check shellcheck "${scripts[@]}"; fi
if has ps procps "Scripts/mac.sh with stand-ins"; then check sh Scripts/mac-dry-run.sh; fi

# The syntax of the Swift that only a Mac compiles: a parser also reads what a condition excludes.
swift_files=(Examples/ShopApp/Sources/ShopApp/*.swift Examples/ShopApp/UITests/*.swift)
if has swiftc swift "syntax of ${#swift_files[@]} Swift files"; then check swiftc -frontend -parse "${swift_files[@]}"; fi

# Packages of Python get a folder of their own. It is kept, as it is the same for each run.
python=.build/mac-files/bin/python3
install_packages() {
    "$python" -c "import check_jsonschema, pbxproj" >/dev/null 2>&1 && return 0
    mkdir -p .build
    python3 -m venv .build/mac-files >/dev/null &&
        "$python" -m pip install --quiet --disable-pip-version-check "check-jsonschema==0.39.0" "pbxproj==4.3.3"
}
if has python3 python3-venv "workflows and the Xcode project"; then
    if install_packages; then
        check "$python" -m check_jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml
        check "$python" .ci/xcode-project.py Examples/ShopApp/ShopApp.xcodeproj
    elif [ -n "${CI:-}" ]; then
        echo "mac-files: check-jsonschema and pbxproj cannot be installed: apt-get install python3-venv" >&2
        exit 1
    else
        skipped+=("workflows and the Xcode project (pip cannot install check-jsonschema and pbxproj)")
    fi
fi

for item in "${skipped[@]+"${skipped[@]}"}"; do echo "not checked: $item"; done
[ -z "$failed" ]
