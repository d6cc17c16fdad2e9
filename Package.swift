// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

/// A module for one stage of the compiler. It imports only the stages before it.
func stage(
    _ name: String, after dependencies: [Target.Dependency] = [], exclude: [String] = [],
    plugins: [Target.PluginUsage] = []
) -> Target {
    .target(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: settings, plugins: plugins)
}

/// The tests of one stage.
func tests(of name: String, also dependencies: [Target.Dependency] = [], exclude: [String] = []) -> Target {
    .testTarget(
        name: "\(name)Tests",
        dependencies: [.target(name: name), "TestSupport"] + dependencies,
        exclude: exclude,
        swiftSettings: settings)
}

/// Tests of the behavior of generated Swift, with the graphs in a folder; `make generate` writes
/// their Swift. Each folder is a module of its own, as types such as `HomeExits` are named after
/// nodes only.
func behavior(
    _ name: String, also dependencies: [Target.Dependency] = [], exclude: [String] = []
) -> Target {
    .testTarget(
        name: "\(name)BehaviorTests",
        dependencies: ["NavgenRuntime", "BehaviorSupport"] + dependencies,
        path: "Tests/Behavior/\(name)",
        exclude: ["Graphs"] + exclude,
        swiftSettings: settings)
}

let package = Package(
    name: "navgen",
    platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
    products: [
        .executable(name: "navgen", targets: ["navgen"]),
        .plugin(name: "NavgenPlugin", targets: ["NavgenPlugin"]),
        .plugin(name: "NavgenCommand", targets: ["NavgenCommand"]),
        .library(name: "NavgenKit", targets: ["NavgenKit"]),
        .library(name: "NavgenRuntime", targets: ["NavgenRuntime"]),
    ],
    targets: [
        .systemLibrary(
            name: "CLibYAML", pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        .target(name: "NavgenRuntime", swiftSettings: settings),
        stage("NavSyntax", after: ["CLibYAML"]),
        stage("NavPlatform", after: ["NavSyntax"]),
        stage("NavGraph", after: ["NavSyntax"]),
        stage("NavLinks", after: ["NavSyntax", "NavGraph"]),
        stage("NavChecks", after: ["NavSyntax", "NavGraph", "NavLinks"]),
        // The plugin embeds the sources of NavgenRuntime and the files of the page.
        .executableTarget(name: "EmbedFiles", swiftSettings: settings),
        .plugin(name: "EmbedPlugin", capability: .buildTool(), dependencies: ["EmbedFiles"]),
        stage("NavSwiftReader", after: ["NavSyntax"]),
        stage(
            "NavEmit", after: ["NavSyntax", "NavSwiftReader", "NavGraph", "NavLinks"], exclude: ["Page/Web"],
            plugins: ["EmbedPlugin"]),
        stage("NavDiff", after: ["NavSyntax", "NavGraph", "NavLinks", "NavEmit"]),
        stage("NavImport", after: ["NavSyntax", "NavSwiftReader"]),
        stage("NavAudit", after: ["NavSyntax", "NavSwiftReader", "NavGraph"]),
        stage(
            "NavDriver",
            after: [
                "NavSyntax", "NavPlatform", "NavGraph", "NavLinks", "NavChecks", "NavEmit", "NavDiff", "NavImport",
                "NavAudit",
            ]),
        stage(
            "NavEditor",
            after: [
                "NavSyntax", "NavPlatform", "NavGraph", "NavLinks", "NavChecks", "NavEmit", "NavDiff", "NavDriver",
            ]),
        stage(
            "NavgenKit",
            after: ["NavSyntax", "NavPlatform", "NavGraph", "NavLinks", "NavChecks", "NavEmit", "NavDriver"]),
        .executableTarget(
            name: "navgen",
            dependencies: [
                "NavSyntax", "NavPlatform", "NavGraph", "NavLinks", "NavChecks", "NavEmit", "NavDiff", "NavDriver",
                "NavEditor", "NavImport", "NavAudit",
            ],
            swiftSettings: settings),
        .executableTarget(
            name: "GenerateDocs", dependencies: ["NavPlatform", "NavDriver"], swiftSettings: settings),
        .plugin(name: "NavgenPlugin", capability: .buildTool(), dependencies: ["navgen"]),
        .plugin(
            name: "NavgenCommand",
            capability: .command(
                intent: .custom(verb: "navgen", description: "Check graphs, generate their outputs, draw them"),
                permissions: [.writeToPackageDirectory(reason: "to write the files generated from a graph")]),
            dependencies: ["navgen"]),
        .target(
            name: "TestSupport", dependencies: ["NavSyntax", "NavGraph", "NavLinks", "NavChecks", "NavDriver"],
            path: "Tests/TestSupport", swiftSettings: settings),
        tests(of: "NavSyntax"),
        tests(of: "NavPlatform"),
        tests(of: "NavGraph", also: ["NavSyntax", "NavDriver"]),
        tests(of: "NavLinks", also: ["NavSyntax", "NavGraph", "NavDriver"]),
        tests(of: "NavChecks", also: ["NavSyntax", "NavDriver"]),
        tests(
            of: "NavEmit", also: ["NavGraph", "NavLinks", "NavDriver", "NavgenKit", "NavgenRuntime"],
            exclude: ["Keys/Samples", "Page/Graphs", "Swift/Programs", "Swift/Graphs"]),
        tests(of: "NavDiff", also: ["NavSyntax", "NavGraph", "NavLinks", "NavDriver"]),
        tests(of: "NavSwiftReader", also: ["NavSyntax"]),
        tests(of: "NavImport", also: ["NavSyntax", "NavDriver"]),
        tests(of: "NavAudit", also: ["NavSyntax", "NavGraph", "NavDriver"], exclude: ["NavigationPatterns.md"]),
        tests(of: "NavDriver", also: ["NavSyntax", "NavPlatform", "NavGraph", "NavChecks"]),
        tests(of: "NavEditor", also: ["NavSyntax", "NavGraph", "NavLinks", "NavDriver"]),
        tests(of: "NavgenKit"),
        .testTarget(
            name: "EndToEndTests", dependencies: ["navgen", "NavSyntax", "NavGraph", "NavDriver", "TestSupport"],
            path: "Tests/EndToEnd", exclude: ["Fixtures", "Faults/faults.c", "Editors/Sessions"],
            swiftSettings: settings),
        .testTarget(
            name: "BehaviorSupport", dependencies: ["NavgenRuntime"], path: "Tests/Behavior/Support",
            swiftSettings: settings),
        behavior("Actions"),
        behavior("AwaitedExits"),
        behavior("Conditions"),
        behavior("DeferredSteps"),
        behavior("FirstTab"),
        behavior("FlowSteps"),
        behavior("Flows"),
        behavior("KeptState"),
        behavior("Links"),
        behavior("OwnTypes"),
        behavior("Presentations"),
        behavior("Pruning"),
        behavior("Roots"),
        behavior("Restoration", exclude: ["Old"]),
        behavior(
            "SavedStates", also: ["NavSyntax", "NavGraph", "NavLinks", "NavEmit", "NavDriver", "TestSupport"],
            exclude: ["Old"]),
        behavior("Shop"),
        behavior("StacksAndSplits"),
        behavior("TabsAndActions"),
        .testTarget(
            name: "WalksTests",
            dependencies: [
                "NavSyntax", "NavGraph", "NavLinks", "NavEmit", "NavDriver", "NavgenRuntime", "TestSupport",
            ],
            path: "Tests/Walks", exclude: ["Views/Program"], swiftSettings: settings),
        // `make fuzz` builds the program that libFuzzer runs; these tests replay the inputs that it
        // has found.
        .testTarget(
            name: "FuzzTests",
            dependencies: [
                "NavSyntax", "NavPlatform", "NavGraph", "NavLinks", "NavChecks", "NavEmit", "NavDiff", "NavImport",
                "NavAudit", "NavDriver", "NavgenRuntime", "TestSupport",
            ],
            path: "Tests/Fuzz", exclude: ["Program", "Regressions", "build.sh", "run.sh"], swiftSettings: settings),
    ]
)
