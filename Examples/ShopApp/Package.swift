// swift-tools-version: 6.1
import PackageDescription

// `navgen build Graph/shop.yaml --out Sources/ShopNavigation` writes the Swift of each section into
// a folder named after the section's module, and the Swift of the app next to these folders.

// Linux has no SwiftUI. A package with the same declarations replaces it, so that the views are
// compiled and tested there, too. This includes the views of NavgenRuntime, which is therefore a
// target of this package on Linux.
#if os(Linux)
    let packages: [Package.Dependency] = [.package(path: "../../Tests/SwiftUI")]
    let swiftUI: [Target.Dependency] = [.product(name: "SwiftUI", package: "SwiftUI")]
    let runtime: [Target.Dependency] = ["NavgenRuntime"] + swiftUI
    let standIns: [Target] = [
        .target(name: "NavgenRuntime", dependencies: swiftUI),
        // The tests of the user interface, with declarations of XCTest that find elements in the views. On a
        // Mac, they are a target of `ShopApp.xcodeproj`.
        .executableTarget(
            name: "ShopUITests",
            dependencies: ["ShopCore", "ShopNavigation", .product(name: "XCTestUI", package: "SwiftUI")] + runtime,
            path: "UITests", swiftSettings: [.unsafeFlags(["-module-alias", "XCTest=XCTestUI"])]),
    ]
#else
    // In your own package: `.package(url: "…/navgen", from: "…")`.
    let packages: [Package.Dependency] = [.package(name: "navgen", path: "../..")]
    let swiftUI: [Target.Dependency] = []
    let runtime: [Target.Dependency] = [.product(name: "NavgenRuntime", package: "navgen")]
    let standIns: [Target] = []
#endif

/// The modules that navgen writes for sections.
let sections = ["ShopModel", "CatalogNavigation", "OrdersNavigation", "AccountNavigation"]

/// A module that navgen writes for a section.
func navigation(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies + runtime, path: "Sources/ShopNavigation/\(name)")
}

let package = Package(
    name: "ShopApp",
    platforms: [.iOS(.v16), .macOS(.v13)],
    products: [
        .executable(name: "ShopApp", targets: ["ShopApp"]),
        .executable(name: "shop-tour", targets: ["ShopTour"]),
        // `ShopApp.xcodeproj` makes the app of these.
        .library(name: "ShopCore", targets: ["ShopCore"]),
        .library(name: "ShopNavigation", targets: ["ShopNavigation"]),
    ],
    dependencies: packages,
    targets: standIns + [
        navigation("ShopModel"),
        navigation("CatalogNavigation"),
        navigation("OrdersNavigation", ["ShopModel"]),
        navigation("AccountNavigation"),
        .target(
            name: "ShopNavigation", dependencies: sections.map { .init(stringLiteral: $0) } + runtime, exclude: sections
        ),

        .target(name: "CatalogFeature", dependencies: ["CatalogNavigation"] + runtime),
        .target(name: "OrdersFeature", dependencies: ["OrdersNavigation", "ShopModel"] + runtime),
        .target(name: "AccountFeature", dependencies: ["AccountNavigation"] + runtime),
        .target(
            name: "ShopCore",
            dependencies: ["ShopNavigation", "CatalogFeature", "OrdersFeature", "AccountFeature", "AccountNavigation"]
                + swiftUI),

        .executableTarget(name: "ShopApp", dependencies: ["ShopCore", "ShopNavigation"] + swiftUI),
        .executableTarget(
            name: "ShopTour",
            dependencies: ["ShopNavigation"] + sections.map { .init(stringLiteral: $0) } + runtime),
        .testTarget(
            name: "ShopAppTests",
            dependencies: [
                "ShopCore", "ShopTour", "ShopNavigation", "AccountFeature", "CatalogFeature", "OrdersFeature",
                "CatalogNavigation", "OrdersNavigation", "AccountNavigation", "ShopModel",
            ] + swiftUI,
            exclude: ["tour.txt"]),
    ]
)
