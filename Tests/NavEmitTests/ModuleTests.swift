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

    /// What is committed is what navgen writes.
    @Test func theExampleIsUpToDate() throws {
        let emitter = try #require(allEmitters.first { $0.kind == .swift })
        let compiled = try graph.compiled()
        for file in emitter.files(compiled.analysed, compiled.links, EmitOptions(sourceName: "library.yaml")) {
            expectFile("Examples/Modules/Sources/Library/" + file.path, holds: file.contents)
        }
    }
}
