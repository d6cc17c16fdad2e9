import Foundation

/// The settings with which an app compiles generated Swift and the runtime.
package struct CompilerSettings: CustomStringConvertible, Sendable {
    /// Where generated code finds the runtime.
    package enum Runtime: String, Sendable {
        /// In a module that the generated code imports.
        case package
        /// In the app's own module.
        case embedded
    }

    /// The flags for the language mode and its features, without flags that tests add.
    package var mode: [String]
    package var runtime: Runtime
    /// Nil means a platform without SwiftUI.
    package var sdk: SwiftUIDeclarations.SDK?
    /// Whether to run all diagnostic passes of the compiler, and not only type-check.
    package var isThorough: Bool
    /// Whether to compile each file by itself, with optimization.
    package var isOptimized: Bool

    package init(
        mode: [String] = ["-swift-version", "6"], runtime: Runtime = .package,
        sdk: SwiftUIDeclarations.SDK? = .sdk26, isThorough: Bool = false, isOptimized: Bool = false
    ) {
        self.mode = mode
        self.runtime = runtime
        self.sdk = sdk
        self.isThorough = isThorough
        self.isOptimized = isOptimized
    }

    package var description: String { "\(mode.joined(separator: " ")), \(runtime)" }

    package static let features = ["ExistentialAny", "MemberImportVisibility", "InternalImportsByDefault"].flatMap {
        ["-enable-upcoming-feature", $0]
    }

    private static let laterFeatures = ["NonisolatedNonsendingByDefault", "InferIsolatedConformances"].flatMap {
        ["-enable-upcoming-feature", $0]
    }

    /// All combinations of language mode, default isolation and upcoming features.
    package static let modes: [[String]] = ["5", "6"].flatMap { version in
        [[], ["-default-isolation", "MainActor"]].flatMap { isolation in
            [[], features + laterFeatures + (version == "5" ? ["-strict-concurrency=complete"] : [])].map {
                ["-swift-version", version] + isolation + $0
            }
        }
    }

    /// The compiler's output for the files of one module; empty if it compiles without a warning.
    package func output(_ files: [(name: String, text: String)], module: String = "Generated") throws -> String {
        return try SwiftProgram.withFiles(files) { paths, folder in
            let work =
                isOptimized
                ? ["-O", "-c"] : ["-wmo"] + (isThorough ? ["-emit-sil", "-o", "/dev/null"] : ["-typecheck"])
            let arguments = ["-parse-as-library", "-warnings-as-errors", "-module-name", module]
            let flags = mode + ["-package-name", "app"] + (try modules())
            let sources = runtime == .embedded ? RuntimeModule.sources : []
            // Builds compile files in this order.
            let command = ["swiftc"] + work + arguments + flags + paths.sorted() + sources
            return try SwiftProgram.run("/usr/bin/env", command, in: folder).output
        }
    }

    /// The flags by which the compiler finds the modules that generated code imports.
    package func modules() throws -> [String] {
        guard let sdk else { return runtime == .package ? try RuntimeModule.plain.get().flags : [] }
        let declarations = try SwiftUIDeclarations.of(sdk).flags
        return runtime == .package ? try RuntimeModule.of(sdk).flags + declarations : declarations
    }
}
