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
        parameter.defaultValue.flatMap {
            problem(with: $0, as: parameter.type, "default", of: parameter.name.value, .badDefault, links)
        }
    }

    /// Why a literal is not a value of a type.
    ///
    /// - Parameters:
    ///   - word: What the literal is, such as `default`.
    ///   - owner: The parameter or type that it belongs to.
    static func problem(
        with value: Located<Literal>, as use: TypeUse, _ word: String, of owner: String, _ rule: Rule,
        _ links: LinkAnalysis
    ) -> Diagnostic? {
        guard let problem = links.problem(with: value.value, as: use) else { return nil }
        let subject = "the \(word) of `\(owner)` does not fit"
        guard links.graph.isOwnType(use), case .scalar(let text, _) = value.value else {
            return rule.finding("\(subject): \(problem.message)", at: value.range, correction: problem.correction)
        }
        let type = use.text
        guard use.form == .single else {
            let name = type.filter { !"[]?".contains($0) }
            let kind = use.form == .list ? "a list" : "an optional value"
            return rule.finding(
                "\(subject): only a single value of `\(name)` can have one, not \(kind)", at: value.range,
                help: "make its type `\(name)`, or remove the \(word)")
        }
        if isMember(text) { return nil }
        let meant = "." + text.drop { $0 == "." }
        return rule.finding(
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
