# Installs libyaml if it is missing.
set -eu
if command -v pkg-config >/dev/null 2>&1 && pkg-config --exists yaml-0.1; then exit 0; fi
if [ "$(uname)" = Darwin ] && command -v brew >/dev/null 2>&1; then
    echo "installing libyaml with Homebrew"
    brew install libyaml pkg-config
elif command -v apt-get >/dev/null 2>&1; then
    sudo=""
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null 2>&1 || { echo "run this as root: apt-get install libyaml-dev pkg-config" >&2; exit 1; }
        sudo="sudo"
    fi
    echo "installing libyaml-dev and pkg-config with apt-get"
    $sudo apt-get update -qq
    $sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq libyaml-dev pkg-config >/dev/null
else
    echo "navgen needs libyaml: install it together with pkg-config, then run this again" >&2
    exit 1
fi
