import Foundation
import NavCompiler
import NavDiff
import NavGraph
import NavLinks
import NavSwiftWriter
import TestSupport
import Testing

/// A change is reported as breaking exactly if the compiler rejects code that uses the declaration.
@Suite struct InterfaceChangeTests {
    /// Compiles generated Swift as a module, and returns the lines of the callers that do not
    /// compile with it.
    private static func refused(_ callers: Callers, by compiled: CompiledGraph) throws -> (
        lines: Set<Int>, output: String
    ) {
        let flags = try RuntimeModule.of(.sdk26).flags + SwiftUIDeclarations.of(.sdk26).flags
        return try SwiftProgram.withFiles(try compiled.swift() + [("Callers.swift", callers.text)]) { paths, folder in
            let module = [
                "-emit-module", "-wmo", "-Xfrontend", "-experimental-skip-all-function-bodies", "-parse-as-library",
            ]
            let output = [
                "-module-name", "Generated", "-o", folder.appendingPathComponent("Generated.swiftmodule").path,
            ]
            let own = paths.filter { !$0.hasSuffix("/Callers.swift") }
            let made = try SwiftProgram.run("/usr/bin/env", ["swiftc"] + module + output + flags + own, in: folder)
            guard made.status == 0 else { throw SwiftProgram.Failure(description: made.output) }
            let result = try SwiftProgram.run(
                "/usr/bin/env",
                ["swiftc", "-typecheck", "-wmo", "-parse-as-library", "-I", folder.path] + flags
                    + [folder.appendingPathComponent("Callers.swift").path], in: folder)
            let numbers = result.output.matches(of: /Callers\.swift:(\d+):\d+: error:/).compactMap { Int($0.output.1) }
            let errors = result.output.split(separator: "\n").filter { $0.contains(": error: ") }
            return (Set(numbers), errors.joined(separator: "\n"))
        }
    }

    @Test("breaking changes are those that the compiler rejects", arguments: InterfacePair.all)
    func breakingChangesAreRefused(_ pair: InterfacePair) throws {
        try Self.check(try CompiledGraph(files: pair.old), try CompiledGraph(files: pair.new))
    }

    private static func changes(_ old: String, _ new: String) throws -> [String] {
        let (old, new) = (try CompiledGraph(old), try CompiledGraph(new))
        let (oldGraph, newGraph) = (old.analyzed.graph, new.analyzed.graph)
        let nodes = NodePairs(old: oldGraph, new: newGraph)
        return SwiftInterface.changes(old: old.interface, new: new.interface, nodes: nodes).map { change in
            let names = [change.oldNode.map { oldGraph[$0].name }, change.newNode.map { newGraph[$0].name }]
            let parts = change.parts.map { part in
                [part.old, part.new].map { $0.map { "\($0.container)|\($0.name)" } ?? "" }.joined(separator: " -> ")
            }
            return "\(names[0] ?? "") -> \(names[1] ?? "") \(change.kind) \(change.effect)\n"
                + parts.map { "  \($0)\n" }.joined()
        }
    }

    private static let small = """
        navgen: 1
        name: App
        outputs: {swift: {parts: [routes]}}
        root: home
        screens:
          home: {to: [item]}
          item: {params: {id: Int}}

        """

    @Test func compatibleDifferencesAreNoChange() throws {
        #expect(try Self.changes(InterfacePair.old, InterfacePair.old).isEmpty)
        // A new title, another order of routes, another default value.
        let other = InterfacePair.old.replacing("to: [same, inner]", with: "title: T, to: [inner, same]")
            .replacing(
                "defaultGone: {params: {a: {type: Int, default: 1}}}",
                with: "defaultGone: {params: {a: {type: Int, default: 2}}}")
        #expect(other != InterfacePair.old)
        #expect(try Self.changes(InterfacePair.old, other).allSatisfy { $0.contains("safe") })
    }

    @Test func oneRenamedScreenIsOneChange() throws {
        let new = Self.small.replacing("to: [item]", with: "to: [thing]")
            .replacing("item: {", with: "thing: {renamedFrom: item, ")
        let expected = """
            item -> thing renamed breaking
              AppRoute|item(id:) -> AppRoute|thing(id:)
              AppNode|item -> AppNode|thing

            """
        #expect(try Self.changes(Self.small, new) == [expected])
    }

    @Test func aNewScreenIsANewCase() throws {
        let new = Self.small.replacing("to: [item]", with: "to: [item, more]") + "  more: {}\n"
        #expect(
            try Self.changes(Self.small, new) == [
                " -> more addedCase conditional\n   -> AppRoute|more\n   -> AppNode|more\n"
            ])
    }

    @Test func aNewParameterWithADefaultBreaksOnlyPatterns() throws {
        let optional = try Self.changes(Self.small, Self.small.replacing("id: Int", with: "id: Int, more: Int?"))
        #expect(optional == ["item -> item changed conditional\n  AppRoute|item(id:) -> AppRoute|item(id:more:)\n"])
        let required = try Self.changes(Self.small, Self.small.replacing("id: Int", with: "id: Int, more: Int"))
        #expect(required == ["item -> item changed breaking\n  AppRoute|item(id:) -> AppRoute|item(id:more:)\n"])
    }

    @Test func renamingAGraphRenamesItsTypes() throws {
        let changes = try Self.changes(Self.small, Self.small.replacing("name: App", with: "name: Store"))
        #expect(changes.count == 1)
        #expect(changes.first?.hasPrefix(" ->  renamed breaking\n  |AppRoute -> |StoreRoute\n") == true)
    }

    /// Callers have to import the module.
    @Test func aSectionWithANewModuleIsMoved() throws {
        let orders = "exports: [list]\nscreens: {list: {}}\n"
        func graph(_ include: String) throws -> CompiledGraph {
            let text = Self.small.replacing("to: [item]", with: "to: [item, orders.list]") + "include: [\(include)]\n"
            return try CompiledGraph(files: ["graph.yaml": text, "orders.yaml": orders])
        }
        let old = try graph("{file: orders.yaml, section: orders}")
        let new = try graph("{file: orders.yaml, section: orders, module: Orders}")
        let nodes = NodePairs(old: old.analyzed.graph, new: new.analyzed.graph)
        let moved = SwiftInterface.changes(old: old.interface, new: new.interface, nodes: nodes).filter {
            $0.kind == .moved
        }
        #expect(moved.flatMap(\.parts).map { $0.old?.word } == ["AppOrdersRoute"])
        #expect(moved.flatMap(\.parts).map { $0.new?.module } == ["Orders"])
    }

    /// Members from protocols of the runtime count as members of the screen's exits.
    @Test func aScreenOutsideOfPresentationsHasNoClose() throws {
        let old = """
            navgen: 1
            name: App
            root: home
            screens: {home: {to: [form, item]}, item: {}}
            sheets: {form: {to: [item]}}

            """
        let changes = try Self.changes(old, old.replacing("form: {to: [item]}", with: "form: {}"))
        #expect(
            changes.contains("item -> item gone breaking\n  ItemExits|close() -> \n  FormExits|item() -> \n"),
            "\(changes)")
    }

    /// Without functions in the handlers protocol, an app need not pass handlers.
    @Test func theFirstFlowRequiresHandlers() throws {
        let old = "navgen: 1\nname: App\nroot: home\nscreens: {home: {}}\n"
        let new = old.replacing("home: {}", with: "home: {to: [tour]}") + "flows: {tour: {steps: [one]}}\n"
        let changes = try Self.changes(old, new)
        #expect(
            changes.contains(" -> tour requirementAdded breaking\n   -> AppHandlers|tourFinished(cancelled:)\n"),
            "\(changes)")
        let root = "AppRootView|init(scenes:destinations:handlers:navigator:onEvent:)"
        #expect(
            changes.contains { $0.hasPrefix(" ->  changed breaking\n") && $0.contains("  \(root) -> \(root)\n") },
            "\(changes)")
        #expect(!changes.contains { $0.contains("|AppHandlers -> |AppHandlers") }, "\(changes)")
    }

    @Test func narrowerAccessIsReported() throws {
        let open = Self.small.replacing("{parts", with: "{access: public, parts")
        #expect(try Self.changes(open, Self.small) == [" ->  accessNarrowed breaking\n"])
        #expect(try Self.changes(Self.small, open).isEmpty)
    }

    private static func check(_ old: CompiledGraph, _ new: CompiledGraph) throws {
        let interface = old.interface
        let callers = Callers(interface)
        #expect(callers.lines.count > 100)
        let before = try refused(callers, by: old)
        #expect(before.lines.isEmpty, "\(before.output.prefix(3000))")
        let after = try refused(callers, by: new)
        let nodes = NodePairs(old: old.analyzed.graph, new: new.analyzed.graph)
        let changes = SwiftInterface.changes(old: interface, new: new.interface, nodes: nodes)
        let expectation = ExpectedRefusals(callers, changes)
        // A declaration with several uses is rejected if one of them is.
        let uses = Dictionary(grouping: callers.lines.enumerated(), by: \.element.use)
        for (use, lines) in uses {
            let isRefused = lines.contains { after.lines.contains($0.offset + Callers.firstLine) }
            guard let isBroken = expectation.breaks(use) else { continue }
            #expect(isRefused == isBroken, "\(lines.map(\.element.text))")
        }
    }
}
