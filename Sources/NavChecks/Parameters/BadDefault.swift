import NavGraph
import NavLinks
import NavSyntax

extension Rule {
    static let badDefault = Rule(
        "bad-default", .parameters,
        meaning: """
            A default is not a value of its parameter's type, or does not match the type's `pattern`. The default of \
            the app's own type has to be a case or a static member of it, such as `.recent`. Or an item of a flow's \
            `data` has no default, so it would have no value when the flow starts.
            """,
        why: "The generated code would not compile.",
        failing: """
            navgen: 1
            root: home
            screens:
              home: {to: [item]}
              item: {params: {id: {type: Int, default: first}}}
            """,
        fixed: """
            navgen: 1
            root: home
            screens:
              home: {to: [item]}
              item: {params: {id: {type: Int, default: 1}}}
            """)
}

extension Check {
    static let badDefault = Check.ofLinks(.badDefault) { links in
        let graph = links.graph
        var findings: [Diagnostic] = []
        // Equal parameter lists are shared by their nodes, so a list without problems is checked
        // only once.
        var isFine = [Bool](repeating: false, count: links.parameterListCount)
        for id in graph.ids(where: { !$0.parameters.isEmpty }) {
            let list = links.parameterList(of: id)
            guard !isFine[list] else { continue }
            let problems = graph[id].parameters.compactMap { problem(withDefaultOf: $0, links) }
            isFine[list] = problems.isEmpty
            findings += problems
        }
        for id in graph.ids(of: .flow) {
            guard case .flow(let flow) = graph[id].detail else { continue }
            findings += flow.data.filter(\.isRequired).map { field in
                Rule.badDefault.finding(
                    "`\(field.name.value)` has no default: it would have no value when the flow starts",
                    at: field.name.range, help: "add `default:`, or make it optional: `\(field.type.text)?`")
            }
            findings += flow.data.compactMap { problem(withDefaultOf: $0, links) }
        }
        return findings
    }

    private static func problem(withDefaultOf parameter: Parameter, _ links: LinkAnalysis) -> Diagnostic? {
        guard let value = parameter.defaultValue, let problem = links.problem(with: value.value, as: parameter.type)
        else { return nil }
        let subject = "the default of `\(parameter.name.value)` does not fit"
        guard links.graph.isOwnType(parameter.type), case .scalar(let text, _) = value.value else {
            return Rule.badDefault.finding(
                "\(subject): \(problem.message)", at: value.range, correction: problem.correction)
        }
        let type = parameter.type.text
        guard parameter.type.form == .single else {
            let name = type.filter { !"[]?".contains($0) }
            let kind = parameter.type.form == .list ? "a list" : "an optional value"
            return Rule.badDefault.finding(
                "\(subject): only a single value of `\(name)` can have one, not \(kind)", at: value.range,
                help: "make its type `\(name)`, or remove the default")
        }
        if isMember(text) { return nil }
        let meant = "." + text.drop { $0 == "." }
        return Rule.badDefault.finding(
            "\(subject): `\(text)` does not name a case or a static member of `\(type)`, the app's own type",
            at: value.range,
            help: isMember(meant) ? .write(meant) : "write a dot and its name, such as `.standard`")
    }

    /// Names that mean something else after a dot.
    private static let reserved: Set = [".self", ".Type", ".Protocol", ".init", "._"]

    /// Whether a string is a dot and an identifier that can name a case or static member.
    private static func isMember(_ text: String) -> Bool {
        guard text.first == ".", let first = text.dropFirst().utf8.first else { return false }
        func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte == 0x5F }
        return isLetter(first) && !reserved.contains(text)
            && text.dropFirst().utf8.allSatisfy { isLetter($0) || $0 >= 0x30 && $0 <= 0x39 }
    }
}
