// swift-tools-version: 6.1
import PackageDescription

// The plugin builds the graph in `Sources/Notes` before that target is compiled.
// `ArchiveNavigation` is the module of a section. It uses the plugin, too, and gets its Swift from
// the graph of the target that depends on it. The generated Swift imports `NavgenRuntime`, from the
// same package as the plugin.
let runtime: Target.Dependency = .product(name: "NavgenRuntime", package: "navgen")

let package = Package(
    name: "Plugin",
    // In your own package: `.package(url: "…/navgen", from: "…")`.
    dependencies: [.package(name: "navgen", path: "../..")],
    targets: [
        .executableTarget(
            name: "Notes",
            dependencies: ["ArchiveNavigation", runtime],
            plugins: [.plugin(name: "NavgenPlugin", package: "navgen")]),
        .target(
            name: "ArchiveNavigation",
            dependencies: [runtime],
            plugins: [.plugin(name: "NavgenPlugin", package: "navgen")]),
        .testTarget(name: "NotesTests", dependencies: ["Notes", "ArchiveNavigation"]),
    ]
)
