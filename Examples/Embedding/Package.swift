// swift-tools-version: 6.1
import PackageDescription

// A program with navgen in it: `swift run ask-links Graph.yaml` answers the URLs on standard input.
let package = Package(
    name: "Embedding",
    platforms: [.macOS(.v13)],
    // A package of your own names navgen's URL and a version here.
    dependencies: [.package(name: "navgen", path: "../..")],
    targets: [
        .executableTarget(name: "ask-links", dependencies: [.product(name: "NavgenKit", package: "navgen")])
    ]
)
