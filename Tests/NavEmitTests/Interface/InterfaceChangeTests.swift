import Foundation
import NavEmit
import NavGraph
import NavLinks
import TestSupport
import Testing

/// What is said to break callers is what a compiler refuses.
@Suite struct InterfaceChangeTests {
    private static let old = """
        navgen: 1
        name: App
        outputs: {swift: {access: public}}
        links: {schemes: [app]}
        rules: {unused-type: off, unused-param: off, unused-condition: off, link-only-node: off}
        types: {Size: {cases: [small, large]}, Code: {base: String, pattern: "[A-Z]+"}, Lost: {cases: [a]}}
        conditions: {signedIn: {}, lostFact: {}}
        tabs:
          start: {root: home}
          other: {root: list, badge: true}
        screens:
          home: {to: [same, gone, former, more, fewer, retyped, looser, stricter, reordered, defaultGone, defaultNew, sheetNow, offered, asking, answers, shown, plain, wizard, other]}
          list: {to: [same]}
          same: {tab: start, params: {a: Int, b: String?}, url: "/same/{a}?b={b}", to: [more]}
          gone: {params: {a: Int}, to: [same]}
          former: {params: {a: Int}, url: "/former/{a}", to: [same, inner]}
          inner: {params: {a: Int, b: Int}}
          more: {params: {a: Int}}
          fewer: {params: {a: Int, b: Int?}}
          retyped: {params: {a: Int}}
          looser: {params: {a: Int}}
          stricter: {params: {a: Int?}}
          reordered: {params: {a: Int, b: Int}}
          defaultGone: {params: {a: {type: Int, default: 1}}}
          defaultNew: {params: {a: Int}}
          sheetNow: {}
          offered: {params: {size: Size}}
        sheets:
          asking: {returns: Bool, to: [shownInside]}
          answers: {returns: Int}
          shown: {}
          plain: {}
        alerts:
          shownInside: {actions: {yes: {label: Y}, no: {label: N}}}
        flows:
          wizard: {as: sheet, steps: [one, two], data: {name: {type: String, default: ""}, age: {type: Int, default: 1}}}
        actions:
          redeem: {params: {code: String}, url: "/redeem/{code}", then: [home, list]}
          renew: {url: /renew, then: [home]}
        """

    private static let new = """
        navgen: 1
        name: App
        outputs: {swift: {access: public}}
        links: {schemes: [app]}
        rules: {unused-type: off, unused-param: off, unused-condition: off, link-only-node: off}
        types: {Size: {cases: [small, medium, large]}, Code: {base: String}, Extra: {cases: [a]}}
        conditions: {signedIn: {}, newFact: {}}
        tabs:
          start: {root: home}
          another: {root: list, renamedFrom: other, badge: true}
        screens:
          home: {to: [same, latter, more, fewer, retyped, looser, stricter, reordered, defaultGone, defaultNew, sheetNow, {offered: {when: signedIn}}, asking, answers, shown, plain, wizard, another, fresh]}
          list: {to: [same]}
          same: {tab: start, params: {a: Int, b: String?}, url: "/same/{a}?b={b}", to: [more]}
          latter: {renamedFrom: former, params: {a: Int}, url: "/former/{a}", to: [same, inner]}
          inner: {params: {a: Int, b: Int}}
          more: {params: {a: Int, c: Int?}}
          fewer: {params: {a: Int}}
          retyped: {params: {a: String}}
          looser: {params: {a: Int?}}
          stricter: {params: {a: Int}}
          reordered: {params: {b: Int, a: Int}}
          defaultGone: {params: {a: Int}}
          defaultNew: {params: {a: {type: Int, default: 1}}}
          offered: {params: {size: Size}}
          fresh: {params: {a: Int}}
        sheets:
          asking: {returns: String, to: [shownInside]}
          answers: {}
          shown: {returns: Int}
          plain: {params: {a: Int?}}
          sheetNow: {}
        alerts:
          shownInside: {actions: {yes: {label: Y}, later: {label: L}}}
        flows:
          wizard: {as: sheet, steps: [one, three], data: {name: {type: String, default: ""}, year: {type: Int, default: 1}}}
        actions:
          redeem: {params: {code: Code}, url: "/redeem/{code}", then: [home, plain]}
          revive: {renamedFrom: renew, url: /renew, then: [home]}
        """

    /// A module of the generated Swift, without bodies.
    private static func refused(_ callers: Callers, by compiled: CompiledGraph) throws -> (
        lines: Set<Int>, output: String
    ) {
        let flags = try SwiftUIDeclarations.of(.sdk26).flags
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
                ["swiftc", "-typecheck", "-parse-as-library", "-I", folder.path] + flags
                    + [folder.appendingPathComponent("Callers.swift").path], in: folder)
            let numbers = result.output.matches(of: /Callers\.swift:(\d+):\d+: error:/).compactMap { Int($0.output.1) }
            let errors = result.output.split(separator: "\n").filter { $0.contains(": error: ") }
            return (Set(numbers), errors.joined(separator: "\n"))
        }
    }

    @Test func whatBreaksIsWhatTheCompilerRefuses() throws {
        let (old, new) = (try CompiledGraph(Self.old), try CompiledGraph(Self.new))
        try Self.check(old, new)
    }

    private static func check(_ old: CompiledGraph, _ new: CompiledGraph) throws {
        let interface = old.interface
        let callers = Callers(interface)
        #expect(callers.lines.count > 300)
        let before = try refused(callers, by: old)
        #expect(before.lines.isEmpty, "\(before.output.prefix(3000))")
        let after = try refused(callers, by: new)
        let nodes = NodePairs(old: old.analysed.graph, new: new.analysed.graph)
        let changes = SwiftInterface.changes(old: interface, new: new.interface, nodes: nodes)
        let expectation = Expectation(callers, changes)
        // What is called in several ways is refused when one of them is.
        let uses = Dictionary(grouping: callers.lines.enumerated(), by: \.element.use)
        for (use, lines) in uses {
            let isRefused = lines.contains { after.lines.contains($0.offset + 5) }
            guard let isBroken = expectation.breaks(use) else { continue }
            #expect(isRefused == isBroken, "\(lines.map(\.element.text))")
        }
    }
}

/// What changes say of the uses of an interface.
private struct Expectation {
    private let callers: Callers
    private var broken: [SwiftInterface.Declaration: InterfaceChange.Effect] = [:]
    private var types: Set<String> = []
    private var protocols: Set<String> = []
    /// Of types that are still there: what they conform to no longer.
    private var lost: [SwiftInterface.Declaration: Set<String>] = [:]
    /// Enums with other cases than before.
    private var changedEnums: Set<String> = []

    init(_ callers: Callers, _ changes: [InterfaceChange]) {
        self.callers = callers
        for change in changes {
            for part in change.parts {
                if let old = part.old { broken[old] = max(broken[old] ?? .safe, part.effect) }
                if let old = part.old, old.kind == .type, change.kind == .changed {
                    lost[old] = Set(
                        part.differences.compactMap { if case .conformanceGone(let name) = $0 { name } else { nil } })
                }
                let isSameCase = part.old?.word == part.new?.word && part.old?.container == part.new?.container
                for declaration in [part.old, part.new] where declaration?.kind == .enumCase && !isSameCase {
                    changedEnums.insert(declaration?.container ?? "")
                }
                guard part.effect == .breaking else { continue }
                if let type = part.old, type.kind == .type, [.gone, .renamed].contains(change.kind) {
                    types.insert(type.container.isEmpty ? type.word : type.container + "." + type.word)
                }
                for declaration in [part.old, part.new] where declaration?.kind == .requirement {
                    protocols.insert(declaration?.container ?? "")
                }
            }
        }
    }

    /// Nil where nothing is said: who has to write a value otherwise may take it as before.
    func breaks(_ use: Callers.Use) -> Bool? {
        switch use {
        case .call(let declaration):
            return effect(on: declaration) == .breaking && (declaration.kind != .type || lost[declaration] == nil)
        case .pattern(let declaration):
            let effect = effect(on: declaration)
            return effect == .breaking ? nil : effect == .inPatterns
        case .adoption(let type, let name):
            return effect(on: type) == .breaking && (lost[type] ?? [name]).contains(name)
        case .choice(let name): return types.contains(name) || changedEnums.contains(name)
        case .conformance(let name): return types.contains(name) || protocols.contains(name)
        }
    }

    private func effect(on declaration: SwiftInterface.Declaration) -> InterfaceChange.Effect {
        if let effect = broken[declaration], effect != .safe { return effect }
        let texts = (declaration.parameters ?? []).map(\.type) + [declaration.result ?? "", declaration.container]
        let isLost = texts.contains { text in
            callers.types(namedIn: text, of: declaration).contains { type in
                types.contains { type == $0 || type.hasPrefix($0 + ".") }
            }
        }
        return isLost ? .breaking : .safe
    }
}
