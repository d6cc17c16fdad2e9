// swift-tools-version: 6.1
import PackageDescription

// A package that uses navgen without building it, so that libyaml is not needed.
// `make artifactbundle` creates the local package that is used here; a released one has a URL.
let package = Package(
    name: "Prebuilt",
    dependencies: [.package(path: "../../.build/artifactbundle/navgen-plugin")],
    targets: [
        .executableTarget(
            name: "Tour",
            dependencies: [.product(name: "NavgenRuntime", package: "navgen-plugin")],
            plugins: [.plugin(name: "NavgenPlugin", package: "navgen-plugin")])
    ]
)
