# Checks and formats every example graph and builds those with committed outputs; with --check, reports which graphs
# are not formatted and which outputs are stale.
set -eu
navgen=$1
shift
for graph in Graphs/*.yaml Graphs/patterns/*.yaml; do
    "$navgen" check --strict --quiet "$graph"
done
"$navgen" format --quiet Graphs/*.yaml Graphs/apps/*.yaml Graphs/patterns/*.yaml Examples/*/Graph/*.yaml "$@"
for name in hello shop hospital; do
    "$navgen" build --quiet "Graphs/$name.yaml" --out "Generated/$name" "$@"
done
"$navgen" build --quiet Examples/Modules/Graph/library.yaml --out Examples/Modules/Sources/Library "$@"
"$navgen" check --strict --quiet Examples/ShopApp/Graph/shop.yaml
"$navgen" build --quiet Examples/ShopApp/Graph/shop.yaml --out Examples/ShopApp/Sources/ShopNavigation "$@"
"$navgen" build --quiet Examples/ShopApp/Graph/shop.yaml --only tours --out Examples/ShopApp/UITests "$@"
for graph in CMake/Graph/shop.yaml Bazel/app/graph/library.yaml CheckedIn/Graphs/shop.yaml; do
    "$navgen" check --strict --quiet "Examples/$graph"
done
"$navgen" build --quiet Examples/Bazel/app/graph/library.yaml --only markdown --stem Library --out Examples/Bazel/app/docs "$@"
# The copy of NavgenRuntime in this example is not committed, as the sources are already in this repository.
"$navgen" runtime --quiet --out Examples/CheckedIn/Sources/ShopNavigation/NavgenRuntime
"$navgen" build --quiet Examples/CheckedIn/Graphs/shop.yaml --out Examples/CheckedIn/Sources/ShopNavigation "$@"
