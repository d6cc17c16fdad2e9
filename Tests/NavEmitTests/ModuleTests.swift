import Foundation
import NavEmit
import NavGraph
import TestSupport
import Testing

/// Sections that are compiled in modules of their own.
@Suite struct ModuleTests {
    private let graph = ExampleGraph(path: "Examples/Modules/Graph/library.yaml")

    @Test func noFeatureImportsAnotherOrTheApp() throws {
        let files = try graph.compiled().swift()
        let modules = Set(files.compactMap { $0.name.contains("/") ? $0.name.prefix { $0 != "/" } : nil })
        #expect(modules == ["LibraryModel", "CatalogNavigation", "LoansNavigation"])
        for file in files {
            let imports = file.text.split(separator: "\n").filter { $0.contains("import ") && !$0.hasPrefix("//") }
            for module in modules where imports.contains(where: { $0.hasSuffix(" " + module) }) {
                // All may use the types.
                #expect(module == "LibraryModel" || !file.name.contains("/"), "\(file.name) imports \(module)")
            }
        }
    }

    /// In the modes that tell a declaration from what it shows: all that is imported for others is shown, and no more.
    @Test("compile with what they show", arguments: ["public", "package"])
    func compile(access: String) throws {
        let features = ["InternalImportsByDefault", "MemberImportVisibility", "ExistentialAny"].flatMap {
            ["-enable-upcoming-feature", $0]
        }
        let declarations = try SwiftUIDeclarations.of(.sdk26)
        let files = try graph.compiled("{access: \(access)}").swift().filter { $0.name != "Own.swift" }
        try SwiftProgram.withFiles(files) { paths, folder in
            for features in [[], features] {
                let flags = ["-swift-version", "6", "-parse-as-library", "-package-name", "app", "-warnings-as-errors"]
                for module in ["LibraryModel", "CatalogNavigation", "LoansNavigation", "Library"] {
                    let own = paths.filter {
                        let part = URL(fileURLWithPath: $0).deletingLastPathComponent().lastPathComponent
                        return module == "Library" ? part == folder.lastPathComponent : part == module
                    }
                    let result = try SwiftProgram.run(
                        "/usr/bin/env",
                        ["swiftc", "-emit-module", "-module-name", module, "-o", "\(module).swiftmodule", "-I", "."]
                            + flags + features + declarations.flags + own, in: folder)
                    #expect(result.output == "", "\(module): \(result.output.prefix(2000))")
                }
            }
        }
    }

    /// What is committed is what navgen writes.
    @Test func theExampleIsUpToDate() throws {
        let emitter = try #require(allEmitters.first { $0.kind == .swift })
        let compiled = try graph.compiled()
        for file in emitter.files(compiled.analysed, compiled.links, EmitOptions(sourceName: "library.yaml")) {
            expectFile("Examples/Modules/Sources/Library/" + file.path, holds: file.contents)
        }
    }
}
