# Runs the tours of Examples/ShopApp on Linux, and checks what they claim:
#
#   sh .ci/tours.sh NAVGEN
#
# All routes that `navgen tour` claims are taken, by the app's navigation events. A control without its mark makes its
# tour fail, with the route and the screen. The pictures of the screens go to `.build/Screens`, and a page with them to
# `.build/Shop.html`.
set -eu
navgen=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
cd "$(dirname "$0")/../Examples/ShopApp"
fail() { echo "tours: $1" >&2; exit 1; }
swift build --product ShopUITests
tours=$(swift build --show-bin-path)/ShopUITests
said=$(mktemp -d)
trap 'rm -rf "$said"' EXIT

rm -rf .build/Screens
"$tours" -pictures .build/Screens >"$said/run" || fail "a tour fails: $(cat "$said/run")"

# The steps that take exits, as `SOURCE to TARGET`.
"$navgen" tour Graph/shop.yaml --routes --format json | tr -d '", ' |
    awk -F: '$1 == "move" { move = $2 } $1 == "on" { on = $2 } $1 == "to" && move == "exit" { print on " to " $2 }' |
    sort -u >"$said/claimed"
sed -n 's/^route: //p' "$said/run" | sort -u >"$said/taken"
missed=$(comm -23 "$said/claimed" "$said/taken")
[ -z "$missed" ] || fail "no navigation event for: $missed"
[ "$(wc -l <"$said/claimed")" -gt 10 ] || fail "only these routes were claimed: $(cat "$said/claimed")"

for mark in exit:catalog.reviews exit:orders.cancel exit:account.onboarding; do
    if "$tours" -without "$mark" >"$said/without"; then fail "no tour fails without $mark"; fi
    grep -q "has no control for its route to \`${mark#exit:}\`" "$said/without" || fail "$mark: $(cat "$said/without")"
done

"$navgen" graph Graph/shop.yaml --pictures .build/Screens -o .build/Shop.html
tail -1 "$said/run"
echo "$(wc -l <"$said/claimed") routes claimed, all taken; .build/Shop.html has $(ls .build/Screens | wc -l) pictures"
