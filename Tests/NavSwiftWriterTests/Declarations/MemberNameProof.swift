import NavCompiler
import NavSyntax
import TestSupport
import Testing

/// Nodes, values and conditions whose names are those of members that generated types have anyway are refused, or
/// compile.
@Suite struct MemberNameProof {
    /// Members of the protocols of the standard library that generated types conform to.
    private static let protocolMembers = [
        "self", "init", "none", "some", "allCases", "rawValue", "hashValue", "hash", "id", "description",
        "debugDescription", "encode", "stringValue", "intValue", "objectWillChange", "localizedDescription",
    ]

    /// The members of the runtime's types, and of the protocols of the standard library that generated types conform to.
    private static let members: [String] = {
        let member = #/\b(?:var|let|func|case) ([a-z]\w*)/#
        let own = ReservedNameTests.lines.flatMap { line in line.text.matches(of: member).map { String($0.output.1) } }
        let all = Set(own + protocolMembers)
        // Leaves out names such as `node` for which there is also `nodeValue`: in generated functions,
        // both parameters would be called `nodeValue`.
        return all.filter { name in
            name.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "_") } && !all.contains(name + "Value")
        }.sorted()
    }()

    /// What has a name in a graph.
    private enum Role: CaseIterable {
        case screen, plainScreen, sheet, cover, popover, alert, dialog, flow, action, tab, step, data, parameter
        case condition, enumCase, answer
    }

    /// Names of members, in all roles at once; those that are refused in one role or are special, in each role.
    @Test func memberNamesAreRefusedOrCompile() throws {
        #expect(Self.members.count > 300)
        var rest: [String] = []
        for words in Self.members.chunked(by: 60) {
            let common: Set<Role> = [.screen, .step, .data, .parameter, .condition, .enumCase]
            rest += try Self.compile(words, common)
        }
        #expect(rest.count * 10 < Self.members.count)
        rest += Self.protocolMembers
        for role in Role.allCases { for words in rest.chunked(by: 60) { _ = try Self.compile(words, [role]) } }
    }

    /// Compiles a graph with as many of the names as are accepted, and returns the others.
    private static func compile(_ all: [String], _ roles: Set<Role>) throws -> [String] {
        var words = all
        while true {
            let text = graph(of: words, roles)
            let errors = compileText(["graph.yaml": text]).diagnostics.filter { $0.severity == .error }
            if errors.isEmpty {
                let output = try CompilerSettings().output(CompiledGraph(text).swift())
                #expect(output == "", "\(roles): \(output.prefix(3000))")
                return all.filter { !words.contains($0) }
            }
            let refused = Set(errors.compactMap { $0.message.firstMatch(of: /`(\w+)`/).map { String($0.output.1) } })
            try #require(!refused.isDisjoint(with: words), "\(roles): \(errors.map(\.message).prefix(5))")
            words.removeAll { refused.contains($0) }
        }
    }

    private static func graph(of words: [String], _ roles: Set<Role>) -> String {
        func names(_ role: Role) -> [String] { roles.contains(role) ? words : [] }
        func all(_ role: Role, _ body: (String) -> String) -> String {
            names(role).map { "  \($0): {\(body($0))}\n" }.joined()
        }
        let linked = { (word: String) in "params: {x: Int}, url: \"/\(word)/{x}\"" }
        var (targets, many, flows) = ("", "", "")
        for (number, words) in words.chunked(by: 6).enumerated() {
            if roles.contains(.step) || roles.contains(.data) {
                targets += ", flow\(number)X"
                let steps = roles.contains(.step) ? words : ["aX"]
                let data = roles.contains(.data) ? words.map { "\($0): Int?" } : []
                flows += "  flow\(number)X: {steps: [\(steps.listed)], data: {\(data.listed)}}\n"
            }
            if roles.contains(.parameter) {
                targets += ", many\(number)X"
                let type = roles.contains(.enumCase) ? "OneX" : "TextX"
                let values = words.map { "\($0): {type: \(type), default: \($0)}" }
                many += "  many\(number)X: {params: {\(values.listed)}, to: [other\(number)X]}\n"
                many += "  other\(number)X: {params: {\(words.map { "\($0): Int" }.listed)}}\n"
            }
        }
        let nodes: [Role] = [
            .screen, .plainScreen, .sheet, .cover, .popover, .alert, .dialog, .flow, .action,
        ]
        for role in nodes { targets += names(role).map { ", \($0)" }.joined() }
        if roles.contains(.answer) { targets += ", askX, sureX" }
        let answers = "{title: A, actions: {\(words.map { "\($0): {}" }.listed)}}"
        let ask = roles.contains(.answer) ? "  askX: \(answers)\n" : ""
        let sure = roles.contains(.answer) ? "  sureX: \(answers)\n" : ""
        let conditions = names(.condition).map { "\($0): {}" }.listed
        let cases = roles.contains(.enumCase) ? ", OneX: {cases: [\(words.listed)]}" : ""
        let tabs = names(.tab)
        return """
            navgen: 1
            name: App
            \(tabs.isEmpty ? "root: rootX" : "tabs:\n  firstX: {title: First, root: rootX}")
            \(tabs.map { "  \($0): {title: A, root: \($0)RootX}\n" }.joined())
            links: {schemes: [app]}
            conditions: {\(conditions)}
            types: {TextX: {base: String}\(cases)}
            screens:
              rootX: {to: [gatedX\(targets)\(tabs.map { ", \($0)" }.joined())]}
              gatedX: {requires: [\(names(.condition).listed)]}
            \(tabs.map { "  \($0)RootX: {}\n" }.joined())
            \(all(.screen, linked))\(all(.plainScreen) { _ in "" })\(many)
            sheets:
            \(all(.sheet) { linked($0) + ", returns: Int" })
            covers:
            \(all(.cover, linked))
            popovers:
            \(all(.popover, linked))
            alerts:
            \(ask)\(all(.alert) { linked($0) + ", title: A, actions: {yesX: {to: gatedX}}" })
            dialogs:
            \(sure)\(all(.dialog) { linked($0) + ", title: A, actions: {yesX: {to: gatedX}}" })
            flows:
            \(flows)\(all(.flow) { linked($0) + ", steps: [aX, bX]" })
            actions:
            \(all(.action) { linked($0) + ", then: [gatedX]" })
            """
    }
}
