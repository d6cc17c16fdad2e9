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
for graph in CMake/Graph/shop.yaml Bazel/app/graph/library.yaml CheckedIn/Graphs/shop.yaml; do
    "$navgen" check --strict --quiet "Examples/$graph"
done
"$navgen" build --quiet Examples/Bazel/app/graph/library.yaml --only markdown --stem Library --out Examples/Bazel/app/docs "$@"
"$navgen" build --quiet Examples/CheckedIn/Graphs/shop.yaml --out Examples/CheckedIn/Sources/ShopNavigation "$@"
