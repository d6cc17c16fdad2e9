// swift-tools-version: 6.1
import PackageDescription

// A program that embeds navgen: `swift run ask-links Graph.yaml` resolves the URLs on standard
// input.
let package = Package(
    name: "Embedding",
    platforms: [.macOS(.v13)],
    // In your own package, use navgen's URL and a version here.
    dependencies: [.package(name: "navgen", path: "../..")],
    targets: [
        .executableTarget(name: "ask-links", dependencies: [.product(name: "NavgenKit", package: "navgen")])
    ]
)
