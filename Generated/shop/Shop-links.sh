#!/bin/sh
# Written by navgen from shop.yaml. Do not edit.
set -u

usage() {
    cat <<'EOF'
Opens every link of Shop in a simulator, with example values and the link's preferred scheme and host.

usage: Shop-links.sh [options] [NODE...]

  NODE               only the links of these nodes
  --environment E    the links of another build: staging
  --scheme S         only URLs with this scheme, even if the link prefers another
  --host H           only URLs with this host, even if the link prefers another
  --match TEXT       only URLs that contain this text
  --device D         a simulator's name or identifier; default: booted
  --delay SECONDS    wait between two links; default: 2
  --dry-run          print the commands without running them
  --list             print the URLs without opening them
  --help             print this help
EOF
}

fail() {
    echo "$1" >&2
    exit "${2:-2}"
}

environment= scheme= host= text= device=booted delay=2 mode=open nodes=
while [ $# -gt 0 ]; do
    case $1 in
    --environment | --scheme | --host | --match | --device | --delay)
        [ $# -gt 1 ] || fail "$1 needs a value"
        case $1 in
        --environment) environment=$2 ;;
        --scheme) scheme=$2 ;;
        --host) host=$2 ;;
        --match) text=$2 ;;
        --device) device=$2 ;;
        --delay) delay=$2 ;;
        esac
        shift
        ;;
    --dry-run) mode=dry ;;
    --list) mode=list ;;
    --help | -h)
        usage
        exit
        ;;
    -*) fail "there is no option $1; --help lists them" ;;
    *) nodes="$nodes $1" ;;
    esac
    shift
done
case $delay in
'' | . | *[!0-9.]* | *.*.*) fail "--delay takes seconds: $delay" ;;
esac
if [ "$mode" = open ] && ! command -v xcrun >/dev/null 2>&1; then
    fail "xcrun is missing: install Xcode and select it with xcode-select, or use --dry-run" 3
fi

opened=0
failed=0

# visit PREFERRED NODE SCHEME HOST URL; PREFERRED is yes for the link's preferred scheme and host, else no.
visit() {
    if [ -n "$scheme$host" ]; then
        [ -z "$scheme" ] || [ "$scheme" = "$3" ] || return 0
        [ -z "$host" ] || [ "$host" = "$4" ] || return 0
    else
        [ "$1" = yes ] || return 0
    fi
    if [ -n "$nodes" ]; then
        case "$nodes " in
        *" $2 "*) ;;
        *) return 0 ;;
        esac
    fi
    if [ -n "$text" ]; then
        case $5 in
        *"$text"*) ;;
        *) return 0 ;;
        esac
    fi
    case $mode in
    list) printf '%s\n' "$5" ;;
    dry) printf 'xcrun simctl openurl %s %s\n' "$device" "$5" ;;
    open)
        [ "$opened" -eq 0 ] || sleep "$delay"
        printf '%s: %s\n' "$2" "$5"
        xcrun simctl openurl "$device" "$5" </dev/null || failed=$((failed + 1))
        ;;
    esac
    opened=$((opened + 1))
}

case $environment in
'')
    visit yes home https shop.example.com https://shop.example.com/legacy
    visit no home shop '' shop://legacy
    visit yes redirect https shop.example.com https://shop.example.com/o/ORD-111
    visit no redirect shop '' shop://o/ORD-111
    visit yes orderHistory https shop.example.com https://shop.example.com/order
    visit no orderHistory shop '' shop://order
    visit yes orderDetail https shop.example.com https://shop.example.com/order/ORD-111
    visit no orderDetail shop '' shop://order/ORD-111
    visit yes orderHistory https shop.example.com https://shop.example.com/orders
    visit no orderHistory shop '' shop://orders
    visit yes reviews https shop.example.com https://shop.example.com/product/1/reviews
    visit no reviews shop '' shop://product/1/reviews
    visit yes product https shop.example.com https://shop.example.com/product/1
    visit no product shop '' shop://product/1
    visit yes search https shop.example.com https://shop.example.com/search
    visit no search shop '' shop://search
    visit yes settings https shop.example.com https://shop.example.com/settings
    visit no settings shop '' shop://settings
    ;;
staging)
    visit yes home https staging.example.com https://staging.example.com/legacy
    visit no home shop-staging '' shop-staging://legacy
    visit yes redirect https staging.example.com https://staging.example.com/o/ORD-111
    visit no redirect shop-staging '' shop-staging://o/ORD-111
    visit yes orderHistory https staging.example.com https://staging.example.com/order
    visit no orderHistory shop-staging '' shop-staging://order
    visit yes orderDetail https staging.example.com https://staging.example.com/order/ORD-111
    visit no orderDetail shop-staging '' shop-staging://order/ORD-111
    visit yes orderHistory https staging.example.com https://staging.example.com/orders
    visit no orderHistory shop-staging '' shop-staging://orders
    visit yes reviews https staging.example.com https://staging.example.com/product/1/reviews
    visit no reviews shop-staging '' shop-staging://product/1/reviews
    visit yes product https staging.example.com https://staging.example.com/product/1
    visit no product shop-staging '' shop-staging://product/1
    visit yes search https staging.example.com https://staging.example.com/search
    visit no search shop-staging '' shop-staging://search
    visit yes settings https staging.example.com https://staging.example.com/settings
    visit no settings shop-staging '' shop-staging://settings
    ;;
*)
    fail "there is no environment $environment; the environments are: staging"
    ;;
esac

[ "$opened" -gt 0 ] || fail "no link matches these options" 1
if [ "$failed" -gt 0 ]; then
    fail "$failed of $opened links could not be opened; is a simulator booted? xcrun simctl list devices" 1
fi
