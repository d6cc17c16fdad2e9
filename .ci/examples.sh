# Builds every example graph into Generated/, or with --check says which outputs are stale.
set -eu
navgen=$1
shift
for graph in Graphs/*.yaml Graphs/patterns/*.yaml; do
    name=$(basename "$graph" .yaml)
    "$navgen" check --strict --quiet "$graph"
    "$navgen" build --quiet "$graph" --out "Generated/$name" "$@"
done
"$navgen" build --quiet Examples/Modules/Graph/library.yaml --out Examples/Modules/Sources/Library "$@"
"$navgen" check --strict --quiet Examples/ShopApp/Graph/shop.yaml
"$navgen" build --quiet Examples/ShopApp/Graph/shop.yaml --out Examples/ShopApp/Sources/ShopNavigation "$@"
