// swift-tools-version: 6.1
import PackageDescription

// What a package writes that uses navgen and neither builds it nor has libyaml. `make artifactbundle` lays out the package
// that is named here; a released one has a URL.
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
