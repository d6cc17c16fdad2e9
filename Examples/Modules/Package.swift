// swift-tools-version: 6.1
import PackageDescription

// `navgen build Graph/library.yaml --out Sources/Library` writes each section's Swift into a folder
// named after its module. A feature only depends on the types that it uses and on NavgenRuntime.
let runtime: Target.Dependency = .product(name: "NavgenRuntime", package: "navgen")

let package = Package(
    name: "Modules",
    products: [.library(name: "Library", targets: ["Library"])],
    // In your own package: `.package(url: "…/navgen", from: "…")`.
    dependencies: [.package(name: "navgen", path: "../..")],
    targets: [
        .target(name: "LibraryModel", dependencies: [runtime], path: "Sources/Library/LibraryModel"),
        .target(
            name: "CatalogNavigation", dependencies: ["LibraryModel", runtime],
            path: "Sources/Library/CatalogNavigation"),
        .target(
            name: "LoansNavigation", dependencies: ["LibraryModel", runtime], path: "Sources/Library/LoansNavigation"),
        .target(
            name: "Library", dependencies: ["LibraryModel", "CatalogNavigation", "LoansNavigation", runtime],
            exclude: ["LibraryModel", "CatalogNavigation", "LoansNavigation"]),
        .testTarget(
            name: "LibraryTests", dependencies: ["Library", "LibraryModel", "CatalogNavigation", "LoansNavigation"]),
    ]
)
