package import NavGraph
import NavSyntax

/// Formats parts of a graph for tables and lists, close to their YAML spelling.
package struct GraphFormatter: Sendable {
    package let analyzed: AnalyzedGraph
    package let links: LinkAnalysis
    package var graph: Graph { analyzed.graph }

    package init(links: LinkAnalysis) {
        analyzed = links.analyzed
        self.links = links
    }

    /// `productId: Int`, `sort: Sort = relevance`.
    package func parameter(_ parameter: Parameter) -> String {
        var text = "\(parameter.name.value): \(parameter.type.text)"
        if let value = parameter.defaultValue?.value { text += " = " + Self.literal(value) }
        return text
    }

    package static func literal(_ literal: Literal) -> String {
        switch literal {
        case .scalar(let text, let isPlain): isPlain ? text : quoted(text)
        case .list(let items): "[" + items.map(Self.literal).joined(separator: ", ") + "]"
        }
    }

    package static func fixed(_ value: FixedValue) -> String {
        switch value.value {
        case .parameter(let name): "\(value.name.value): {\(name)}"
        case .literal(let literal): "\(value.name.value): \(Self.literal(literal))"
        }
    }

    package func conditions(_ uses: [ConditionUse]) -> [String] { uses.map(\.text) }

    /// A type's definition, as it appears after its name: `String matching [a-z]+`, `a | b in any case`.
    package func definition(_ type: TypeDeclaration) -> String {
        definition(of: type) + (type.isCaseInsensitive ? " in any case" : "")
            + (type.isOpaque ? "" : type.appType.map { " as the app's \($0.value)" } ?? "")
    }

    private func definition(of type: TypeDeclaration) -> String {
        switch type.definition {
        case .constrained(let base, let pattern): base.rawValue + (pattern.map { " matching \($0.value)" } ?? "")
        case .enumeration(let cases):
            cases.map { $0.raw.value == $0.name.value ? $0.name.value : "\($0.name.value) (\($0.raw.value))" }
                .joined(separator: " | ")
        case .opaque:
            "the app's \(type.appType?.value ?? "")"
                + (type.isReference ? ", a class in memory" : type.isTransient ? ", in memory only" : "")
        }
    }

    /// Where a route starts: a node, `*`, or the action of an alert or dialog.
    package func source(_ route: Route) -> String {
        switch route.source {
        case .node(let reference): reference.target.map { graph[$0].name } ?? reference.name
        case .anywhere: "*"
        case .alertAction(let id, let action):
            if case .alert(let alert) = graph[id].detail, alert.actions.indices.contains(action) {
                "\(graph[id].name).\(alert.actions[action].id.value)"
            } else {
                graph[id].name
            }
        }
    }

    /// The nodes at which a route from anywhere does not start.
    package func except(_ route: Route) -> [String] { route.excluded.map { graph[$0].name } }

    package func target(_ reference: NodeReference) -> String {
        reference.target.map { graph[$0].name } ?? reference.name
    }

    /// The transition of a route, such as `push`, or `push from home` for one that goes back first.
    ///
    /// - Parameter name: The names of nodes; by default, those of the graph.
    package func transition(_ route: Route, name: (NodeID) -> String? = { _ in nil }) -> String {
        var source: NodeID?
        if case .node(let reference) = route.source { source = reference.target }
        let transition = analyzed.usualTransition(of: route, from: source)?.rawValue ?? ""
        guard let below = route.popsTo else { return transition }
        return "\(transition) from \(below.target.flatMap(name) ?? target(below))"
    }

    /// The nodes that a link to a node shows, outermost first, including the node itself.
    package func shown(byLinksTo node: NodeID) -> [String] { shown(links.plans[node], node) }

    /// The nodes that a link with a plan shows.
    package func shown(_ outcome: PlanOutcome?, _ node: NodeID) -> [String] {
        switch outcome {
        case .plan(let plan), .ambiguous(let plan, _, _, _):
            plan.nodes.map { graph[$0].name } + [plan.step].compactMap { $0.map { graph[$0].name } }
        case .action, .unbound, nil, .some(.none): [graph[node].name]
        }
    }

    /// What restricts a pattern to some URLs besides its path: schemes, hosts, query items.
    package func limits(_ pattern: Pattern) -> [String] {
        var limits: [String] = []
        if let schemes = pattern.writtenOrigin.schemes {
            limits.append("schemes " + schemes.sorted().joined(separator: ", "))
        }
        if pattern.isFolded, links.graph.links.hasCaseSensitivePaths { limits.append("any case") }
        if !pattern.isFolded, !links.graph.links.hasCaseSensitivePaths { limits.append("this case") }
        if pattern.slash != links.graph.links.trailingSlash {
            limits.append("trailing slash \(pattern.slash.rawValue)")
        }
        if let hosts = pattern.writtenOrigin.hosts { limits.append("hosts " + hosts.sorted().joined(separator: ", ")) }
        if pattern.rejectsUnknownQuery { limits.append("no other query items") }
        if !pattern.ownExceptions.isEmpty {
            limits.append("except " + pattern.ownExceptions.map(\.text.value).sorted().joined(separator: ", "))
        }
        return limits
    }

    /// The deprecation of a pattern as one string; empty if it is not deprecated.
    package func deprecation(_ pattern: Pattern) -> [String] {
        guard let deprecated = graph.deprecation(of: pattern) else { return [] }
        return [
            "deprecated" + (deprecated.sentences.isEmpty ? "" : ": ") + deprecated.sentences.joined(separator: ", ")
        ]
    }

    /// A string in double quotes, on one line.
    static func quoted(_ text: String) -> String {
        "\"" + escaped(text).replacing(scalar: "\"", with: "\\\"") + "\""
    }

    /// A string on one line, with line breaks, control characters and backslashes as escapes.
    package static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": escaped += "\\\\"
            case "\n": escaped += "\\n"
            case "\r": escaped += "\\r"
            case "\t": escaped += "\\t"
            case _ where scalar.isFormattingControl:
                escaped += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}

extension String {
    /// Whether the string has nothing but white space.
    package var isBlank: Bool { !utf8.contains { (0x21..<0x7F).contains($0) } && allSatisfy(\.isWhitespace) }
}

extension Graph {
    /// The deprecation of a node's URL; nil if it is not deprecated, and for redirects.
    package func deprecation(of pattern: Pattern) -> Deprecation? {
        guard case .link(let node, let index) = pattern.owner else { return nil }
        return self[node].links[index].deprecated
    }
}
