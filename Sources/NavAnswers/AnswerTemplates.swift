import NavGraph
import NavLinks
import NavSyntax

/// Caches, for each pattern and the tab that its values select, the JSON of an answer with placeholders for the values.
public struct AnswerTemplates {
    private enum Part {
        case text(String)
        /// The value of the link's parameter with this index.
        case value(Int)
    }

    private struct Key: Hashable {
        var pattern: Int
        var redirects: [Int]
        var tab: NodeID?
    }

    private var known: [Key: [Part]] = [:]

    public init() {}

    /// Writes the members of an answer between `url` and `canonical`.
    mutating func write(_ match: LinkAnalysis.Match, _ links: LinkAnalysis, to text: inout String) {
        let key = Key(pattern: match.pattern, redirects: match.redirects, tab: links.tab(selectedBy: match))
        let parts: [Part]
        if let found = known[key] {
            parts = found
        } else {
            parts = Self.parts(of: AnswerShape(links: links, match: match).members)
            known[key] = parts
        }
        let parameters = links.patterns[match.pattern].parameters
        for part in parts {
            switch part {
            case .text(let common): text += common
            case .value(let number): AnswerShape.json(match.values[number], parameters[number].type).write(to: &text)
            }
        }
    }

    /// Splits the JSON at its placeholders.
    private static func parts(of members: [(String, JSON)]) -> [Part] {
        let text = JSON.object(members).text().dropFirst().dropLast()
        return text.split(separator: AnswerShape.placeholder, omittingEmptySubsequences: false).enumerated().map {
            index, piece in
            index % 2 == 1 ? .value(Int(piece) ?? 0) : .text(String(piece))
        }
    }
}

/// The JSON of an answer, with placeholders for the link's values.
private struct AnswerShape {
    let links: LinkAnalysis
    let match: LinkAnalysis.Match

    /// Delimits a parameter's index. It cannot occur in the JSON, where it is always escaped.
    static let placeholder: Character = "\u{0}"

    private var graph: Graph { links.graph }

    private static func placeholder(_ number: Int) -> JSON { .number("\(placeholder)\(number)\(placeholder)") }

    var members: [(String, JSON)] {
        let node = graph[match.node]
        let pattern = links.patterns[match.pattern]
        var members: [(String, JSON)] = [
            ("match", .bool(true)), ("node", .string(node.name)), ("kind", .string(node.kind.rawValue)),
            ("pattern", .string(pattern.text.value)),
            ("params", .object(pattern.parameters.indices.map { (pattern.parameters[$0].name, Self.placeholder($0)) })),
        ]
        if let redirect = match.redirects.first {
            members.append(("redirect", .string(graph.redirects[redirect].pattern.value)))
            let patterns = match.redirects.map { JSON.string(graph.redirects[$0].pattern.value) }
            members.append(("redirects", .array(patterns)))
        }
        let onTop = links.analyzed.namesOnTop(of: match.node)
        if !onTop.isEmpty { members.append(("onTopOf", .array(onTop.map { .string($0) }))) }
        switch links.outcome(of: match) {
        case .plan(let plan), .ambiguous(let plan, _, _, _): members += self.members(plan)
        case .action(let then):
            members += [
                ("root", .null), ("tab", .null), ("path", .array([])), ("presented", .array([])),
                ("then", .array(then.map { .string(graph[$0].name) })),
                ("outcomes", .array(then.map(outcome))),
                ("requires", .array(node.requires.map { .string($0.text) })),
            ]
        case .unbound, .none?, nil: break
        }
        return members
    }

    /// A node that follows an action, with the parameters whose values the app's handler returns.
    private func outcome(_ target: NodeID) -> JSON {
        let values = graph.outcomeParameters(of: target, after: match.node).map { JSON.string($0.name.value) }
        return .object([("node", .string(graph[target].name)), ("values", .array(values))])
    }

    private func members(_ plan: Plan) -> [(String, JSON)] {
        let root = plan.tab == nil ? graph[plan.root.node].name : "tabs"
        var members: [(String, JSON)] = [("root", .string(root))]
        if !graph[plan.root.node].parameters.isEmpty { members.append(("rootParams", params(plan.root))) }
        members.append(("tab", plan.tab.map { .string(graph[$0].name) } ?? .null))
        if !plan.columns.isEmpty {
            members.append(("columns", .array(plan.columns.sorted { $0.key < $1.key }.map { entry($0.value) })))
        }
        if let step = plan.step { members.append(("step", .string(graph[step].id.value))) }
        members.append(("path", .array(plan.path.map(entry))))
        members.append(("presented", .array(plan.presented.map(presented))))
        members.append(("requires", .array(links.conditions(of: match).map { .string($0.text) })))
        return members
    }

    private func entry(_ entry: Plan.Entry) -> JSON {
        .object([("node", .string(graph[entry.node].name)), ("params", params(entry))])
    }

    private func presented(_ level: Plan.Presented) -> JSON {
        var members: [(String, JSON)] = [
            ("node", .string(graph[level.entry.node].name)), ("kind", .string(level.kind.rawValue)),
        ]
        guard level.kind == .flow else {
            members.append(("params", params(level.entry)))
            members.append(("path", .array(level.path.map(entry))))
            return .object(members)
        }
        if let step = level.shownStep(in: graph) {
            members.append(("step", .string(graph[step].id.value)))
        }
        if !level.entry.values.isEmpty { members.append(("params", params(level.entry))) }
        if !level.path.isEmpty { members.append(("path", .array(level.path.map(entry)))) }
        return .object(members)
    }

    private func params(_ entry: Plan.Entry) -> JSON {
        let parameters = graph[entry.node].parameters
        let types = links.types(of: entry.node)
        return .object(
            parameters.indices.map { number in
                switch entry.values[number] {
                case .fixed(let value): (parameters[number].name.value, Self.json(value, types[number]))
                case .parameter(let placeholder): (parameters[number].name.value, Self.placeholder(placeholder))
                }
            })
    }

    static func json(_ value: SpelledValue, _ type: ValueType) -> JSON {
        switch value {
        case .none: .null
        case .one(let text): json(text, type)
        case .many(let texts): .array(texts.map { json($0, type) })
        }
    }

    private static func json(_ text: String, _ type: ValueType) -> JSON {
        switch type {
        case .int, .uint: .number(text)
        case .bool: .bool(text == "true")
        case .enumeration: .string(type.literal(of: text))
        default: .string(text)
        }
    }

}
