import Foundation
import NavCompiler
import NavGraph
import NavSyntax
import TestSupport
import Testing

@testable import NavSwiftWriter

/// What graphs may name their types and themselves compiles, with the runtime as a module and as sources.
@Suite struct ReservedNameProof {
    /// Nested and associated types hide no types of a graph.
    @Test(
        "types of a graph are visible where they are named", arguments: [CompilerSettings.Runtime.package, .embedded])
    func nestedTypesHideNoTypes(_ runtime: CompilerSettings.Runtime) throws {
        let inner = try ExampleGraph.all.flatMap { graph in
            try graph.compiled().swift().flatMap {
                ReservedNameTests.code($0.text).matches(
                    of: /(?m)^ {4,}[^=\n]*\b(?:struct|enum|typealias|associatedtype) (\w+)/
                )
                .map { String($0.output.1) }
            }
        }
        let all = Set(inner).union(ReservedNameTests.commonNames).union(ReservedNameTests.innerTypes).filter {
            !$0.hasSuffix("Body")
        }.sorted()
        let refused = ReservedNameTests.refused(types: all)
        let names = all.filter { !refused.contains($0) && $0.first?.isUppercase == true }
        #expect(names.count > 20)
        for names in names.chunked(by: 60) {
            let graph = try CompiledGraph(Self.graph(ofTypes: names, runtime))
            let output = try CompilerSettings(runtime: runtime).output(graph.swift())
            #expect(output == "", "\(output.prefix(3000))")
        }
    }

    /// A graph with types in all places where generated code names them.
    private static func graph(ofTypes names: [String], _ runtime: CompilerSettings.Runtime) -> String {
        let types = names.enumerated().map { number, name in
            "  \(name): " + (number % 2 == 0 ? "[x, y]\n" : "{base: String, pattern: \"[a-z]+\"}\n")
        }
        var (targets, screens, sheets, flows, actions) = ("", "", "", "", "")
        for (number, names) in names.chunked(by: 4).enumerated() {
            let parameters = names.map { "p\($0): \($0), o\($0): \"\($0)?\", l\($0): \"[\($0)]\"" }.listed
            let query = names.map { "p\($0)={p\($0)}&o\($0)={o\($0)}&l\($0)={l\($0)}" }.joined(separator: "&")
            let fixed = names.map { "d\($0): x" }.listed
            let defaults = names.map { "d\($0): \($0), e\($0): {type: \($0), default: x}" }.listed
            targets += ", all\(number), wizard\(number), act\(number), {some\(number): {params: {\(fixed)}}}"
            screens +=
                "  all\(number): {params: {\(parameters)}, url: \"/all\(number)?\(query)\", to: [side\(number)]}\n"
            screens += "  some\(number): {params: {\(defaults)}, to: [end]}\n"
            screens += "  side\(number): {params: {\(parameters)}}\n"
            for name in names { sheets += "  s\(name): {params: {a: \(name)}, returns: \(name), to: [end]}\n" }
            flows += "  wizard\(number): {steps: [a], data: {\(names.map { "v\($0): \"\($0)?\"" }.listed)}}\n"
            actions += "  act\(number): {params: {\(parameters)}, then: [home]}\n"
        }
        return """
            navgen: 1
            name: App
            outputs: {swift: {runtime: \(runtime)}}
            links: {schemes: [app]}
            root: home
            types:
            \(types.joined())
            screens:
              home: {to: [\(names.map { "s\($0)" }.listed)\(targets)]}
              end: {}
            \(screens)sheets:
            \(sheets)flows:
            \(flows)actions:
            \(actions)
            """
    }

    /// A graph with every kind of declaration that gets its own type. The names of the nodes
    /// contain the number.
    private static func graph(_ name: String, _ number: Int) -> String {
        """
        navgen: 1
        name: \(name)
        links: {schemes: [app], environments: {beta: {schemes: [beta]}}}
        conditions: {known: {}}
        tabs: {one\(number): {title: One, root: home\(number)}, two\(number): {title: Two, root: other\(number)}}
        screens:
          home\(number): {url: /home, to: [page\(number), wall\(number), hint\(number), ask\(number), sure\(number), tour\(number), act\(number)]}
          other\(number): {requires: [known]}
        sheets: {page\(number): {}}
        covers: {wall\(number): {}}
        popovers: {hint\(number): {}}
        alerts: {ask\(number): {actions: {yes: {}}}}
        dialogs: {sure\(number): {actions: {yes: {}}}}
        flows: {tour\(number): {steps: [a], data: {x: Int?}}}
        actions: {act\(number): {then: [home\(number)]}}
        """
    }

    /// Names of graphs with which types of the runtime and of SwiftUI begin, all compiled in one
    /// module.
    @Test func graphNamesAreRefusedOrCompile() throws {
        let types = try String(
            contentsOf: repository.appendingPathComponent("Sources/NavNames/RuntimeNames.swift"), encoding: .utf8
        )
        let words = types.matches(of: /\b([A-Z][a-z]+)[A-Z]\w*/).map { String($0.output.1) }
        let names = Set(words + ["Tab", "View", "Scene", "Table", "Form", "Text", "Toolbar", "Window", "Swift"])
            .sorted()
        #expect(names.count > 30)
        var (files, refused): ([(name: String, text: String)], [String]) = ([], [])
        for (number, name) in names.enumerated() {
            let result = compileText(["graph.yaml": Self.graph(name, number)])
            if result.hasErrors {
                let messages = result.diagnostics.map(\.message)
                #expect(
                    messages.contains { $0.contains("is generated for a graph named `\(name)`, but is already") },
                    "\(messages)")
                refused.append(name)
            } else {
                files += try CompiledGraph(result).swift().filter { $0.name != "Own.swift" }
            }
        }
        #expect(Set(["Flow", "Navigation", "No"]).isSubset(of: refused), "\(refused)")
        let output = try CompilerSettings().output(files)
        #expect(output == "", "\(output.prefix(3000))")
    }
}
