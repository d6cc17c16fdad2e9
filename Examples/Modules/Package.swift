// swift-tools-version: 6.1
import PackageDescription

// `navgen build Graph/library.yaml --out Sources/Library` writes each section's Swift into a folder named after its
// module. A feature depends on the types that it names, and on nothing else.
let package = Package(
    name: "Modules",
    products: [.library(name: "Library", targets: ["Library"])],
    targets: [
        .target(name: "LibraryModel", path: "Sources/Library/LibraryModel"),
        .target(name: "CatalogNavigation", dependencies: ["LibraryModel"], path: "Sources/Library/CatalogNavigation"),
        .target(name: "LoansNavigation", dependencies: ["LibraryModel"], path: "Sources/Library/LoansNavigation"),
        .target(
            name: "Library", dependencies: ["LibraryModel", "CatalogNavigation", "LoansNavigation"],
            exclude: ["LibraryModel", "CatalogNavigation", "LoansNavigation"]),
        .testTarget(
            name: "LibraryTests", dependencies: ["Library", "LibraryModel", "CatalogNavigation", "LoansNavigation"]),
    ]
)
