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

/// Tests of the behavior of generated Swift. The plugin writes it for the graphs in the folder, as it
/// does for users. Each folder is a module of its own, as types such as `HomeExits` are named after
/// nodes only.
func behavior(
    _ name: String, also dependencies: [Target.Dependency] = [], exclude: [String] = []
) -> Target {
    .testTarget(
        name: "\(name)BehaviorTests",
        dependencies: ["NavgenRuntime", "BehaviorSupport"] + dependencies,
        path: "Tests/Behavior/\(name)", exclude: exclude, swiftSettings: settings, plugins: ["NavgenPlugin"])
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
        stage("NavNames", after: ["NavSyntax", "NavGraph"]),
        stage("NavChecks", after: ["NavSyntax", "NavGraph", "NavNames", "NavLinks"]),
        // The plugin embeds the sources of NavgenRuntime and the files of the page.
        .executableTarget(name: "EmbedFiles", swiftSettings: settings),
        .plugin(name: "EmbedPlugin", capability: .buildTool(), dependencies: ["EmbedFiles"]),
        stage("NavSwiftReader", after: ["NavSyntax"]),
        stage("NavSwiftWriter", after: ["NavSyntax", "NavSwiftReader", "NavGraph", "NavNames", "NavLinks"]),
        // Tours step through a graph with the state of the runtime, `Runtime` being a link to its folder.
        stage(
            "NavTours", after: ["NavSyntax", "NavGraph", "NavLinks", "NavSwiftWriter"],
            exclude: ["Runtime/Views", "Runtime/NavgenRuntime.docc"]),
        stage(
            "NavEmit", after: ["NavSyntax", "NavGraph", "NavLinks", "NavSwiftWriter", "NavTours"],
            exclude: ["Page/Web"],
            plugins: ["EmbedPlugin"]),
        stage("NavDiff", after: ["NavSyntax", "NavGraph", "NavNames", "NavLinks", "NavSwiftWriter"]),
        stage("NavImport", after: ["NavSyntax", "NavSwiftReader", "NavNames"]),
        stage("NavAudit", after: ["NavSyntax", "NavSwiftReader", "NavGraph"]),
        stage("NavCompiler", after: ["NavSyntax", "NavPlatform", "NavGraph", "NavLinks", "NavChecks"]),
        stage(
            "NavAnswers",
            after: [
                "NavSyntax", "NavGraph", "NavLinks", "NavChecks", "NavSwiftWriter", "NavTours", "NavEmit", "NavDiff",
                "NavAudit", "NavCompiler",
            ]),
        stage(
            "NavFiles",
            after: [
                "NavSyntax", "NavPlatform", "NavGraph", "NavLinks", "NavSwiftWriter", "NavEmit", "NavImport",
                "NavCompiler", "NavAnswers",
            ]),
        stage("NavEditor", after: ["NavSyntax", "NavPlatform", "NavGraph", "NavLinks", "NavChecks", "NavCompiler"]),
        stage(
            "NavgenKit",
            after: [
                "NavSyntax", "NavPlatform", "NavGraph", "NavLinks", "NavChecks", "NavSwiftWriter", "NavEmit",
                "NavCompiler", "NavAnswers", "NavFiles",
            ]),
        .executableTarget(
            name: "navgen",
            dependencies: [
                "NavSyntax", "NavPlatform", "NavGraph", "NavLinks", "NavChecks", "NavSwiftWriter", "NavTours",
                "NavEmit",
                "NavDiff", "NavImport", "NavAudit", "NavCompiler", "NavAnswers", "NavFiles", "NavEditor",
            ],
            swiftSettings: settings),
        .executableTarget(
            name: "GenerateDocs", dependencies: ["NavPlatform", "NavGraph", "NavCompiler", "NavAnswers"],
            swiftSettings: settings),
        // What the plugin runs. An app that uses the plugin compiles only this and what it needs.
        .executableTarget(
            name: "navgen-build",
            dependencies: ["NavSyntax", "NavPlatform", "NavGraph", "NavLinks", "NavSwiftWriter", "NavCompiler"],
            swiftSettings: settings),
        .plugin(name: "NavgenPlugin", capability: .buildTool(), dependencies: ["navgen-build"]),
        .plugin(
            name: "NavgenCommand",
            capability: .command(
                intent: .custom(verb: "navgen", description: "Check graphs, generate their outputs, draw them"),
                permissions: [.writeToPackageDirectory(reason: "to write the files generated from a graph")]),
            dependencies: ["navgen"]),
        .target(
            name: "TestSupport",
            dependencies: ["NavSyntax", "NavGraph", "NavLinks", "NavChecks", "NavSwiftWriter", "NavCompiler"],
            path: "Tests/TestSupport", swiftSettings: settings),
        tests(of: "NavSyntax"),
        tests(of: "NavPlatform"),
        tests(of: "NavGraph", also: ["NavSyntax", "NavCompiler"]),
        tests(of: "NavLinks", also: ["NavSyntax", "NavGraph", "NavCompiler", "NavAnswers", "NavFiles"]),
        tests(of: "NavChecks", also: ["NavSyntax", "NavGraph", "NavLinks", "NavCompiler", "NavFiles"]),
        tests(of: "NavSwiftReader", also: ["NavSyntax"]),
        tests(
            of: "NavSwiftWriter",
            also: [
                "NavSyntax", "NavGraph", "NavLinks", "NavTours", "NavEmit", "NavDiff", "NavCompiler", "NavFiles",
                "NavgenRuntime",
            ],
            exclude: ["Programs", "Graphs"]),
        tests(
            of: "NavEmit",
            also: [
                "NavSyntax", "NavGraph", "NavLinks", "NavTours", "NavCompiler", "NavAnswers", "NavFiles", "NavgenKit",
            ],
            exclude: ["Keys/Samples", "Page/Graphs", "Tours/Expected"]),
        tests(of: "NavDiff", also: ["NavSyntax", "NavGraph", "NavLinks", "NavCompiler", "NavAnswers"]),
        tests(of: "NavImport", also: ["NavSyntax", "NavCompiler", "NavFiles"]),
        tests(
            of: "NavAudit", also: ["NavSyntax", "NavGraph", "NavCompiler", "NavAnswers", "NavFiles"],
            exclude: ["NavigationPatterns.md"]),
        tests(of: "NavCompiler", also: ["NavSyntax", "NavPlatform", "NavGraph", "NavChecks"]),
        tests(of: "NavAnswers"),
        tests(of: "NavFiles", also: ["NavSyntax", "NavPlatform", "NavGraph", "NavChecks", "NavCompiler"]),
        tests(of: "NavEditor", also: ["NavSyntax", "NavGraph", "NavLinks", "NavCompiler"]),
        tests(of: "NavgenKit"),
        .testTarget(
            name: "EndToEndTests",
            dependencies: ["navgen", "NavSyntax", "NavGraph", "TestSupport"],
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
            "SavedStates", also: ["NavSyntax", "NavGraph", "NavLinks", "NavDiff", "NavCompiler", "TestSupport"],
            exclude: ["Old"]),
        behavior("Shop"),
        behavior("StacksAndSplits"),
        behavior("TabsAndActions"),
        .testTarget(
            name: "WalksTests",
            dependencies: [
                "NavSyntax", "NavGraph", "NavLinks", "NavSwiftWriter", "NavTours", "NavEmit", "NavCompiler",
                "NavgenRuntime", "TestSupport",
            ],
            path: "Tests/Walks", exclude: ["Views/Program"], swiftSettings: settings),
        // `make fuzz` builds the program that libFuzzer runs; these tests replay the inputs that it
        // has found.
        .testTarget(
            name: "FuzzTests",
            dependencies: [
                "NavSyntax", "NavPlatform", "NavGraph", "NavLinks", "NavChecks", "NavSwiftWriter", "NavEmit",
                "NavDiff", "NavImport", "NavAudit", "NavCompiler", "NavAnswers", "NavFiles", "NavgenRuntime",
                "TestSupport",
            ],
            path: "Tests/Fuzz", exclude: ["Program", "Regressions", "build.sh", "run.sh"], swiftSettings: settings),
    ]
)
