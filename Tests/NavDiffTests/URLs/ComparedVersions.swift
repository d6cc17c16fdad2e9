import NavCompiler
import NavGraph
import NavSyntax
import TestSupport
import Testing

@testable import NavDiff
@testable import NavLinks

/// Two versions of a graph, and the changes of their links.
struct ComparedVersions {
    let old: LinkAnalysis
    let new: LinkAnalysis
    let nodes: NodePairs
    let changes: [LinkChange]

    init(_ old: String, _ new: String) throws {
        func table(_ text: String) throws -> LinkAnalysis {
            let result = compileText(["graph.yaml": text])
            if result.hasErrors {
                Issue.record("\(render(result.diagnostics, sources: result.sources, as: .text))\n\(text)")
            }
            return try #require(result.links)
        }
        self.old = try table(old)
        self.new = try table(new)
        nodes = NodePairs(old: self.old.graph, new: self.new.graph)
        changes = LinkComparison(old: self.old, new: self.new, nodes: nodes).changes
    }

    /// Each change as a line such as `narrowed /a/{x} by /a/{y}: https://h.com/a/x a(x) ⇒ nothing`.
    var lines: [String] { changes.map(line) }

    private func line(_ change: LinkChange) -> String {
        var text = description(change.kind)
        if let environment = change.environment { text += " in \(environment)" }
        if let number = change.old { text += " \(old.patterns[number].text.value)" }
        if let node = change.oldNode { text += " of \(old.graph[node].name)" }
        if !change.new.isEmpty {
            text += " by " + change.new.map { new.patterns[$0].text.value }.joined(separator: " ")
        }
        guard let witness = change.witness else { return text }
        let url = witness.url.utf8.count < 60 ? witness.url : "(\(witness.url.utf8.count) bytes)"
        return text + ": \(url) \(description(witness.before, old)) ⇒ \(description(witness.after, new))"
    }

    func description(_ answer: LinkAnalysis.Answer?, _ table: LinkAnalysis) -> String {
        guard case .match(let match)? = answer else { return answer == nil ? "no build" : "nothing" }
        let values = match.values.map { value in
            switch value {
            case .none: "nil"
            case .one(let text): text
            case .many(let texts): "[\(texts.joined(separator: "+"))]"
            }
        }
        let name = table.graph[match.node].name
        return values.isEmpty ? name : "\(name)(\(values.joined(separator: ",")))"
    }

    /// The name of a kind of change, without its details.
    func word(_ kind: LinkChange.Kind) -> String { String(description(kind).prefix { $0 != "(" }) }

    private func description(_ kind: LinkChange.Kind) -> String {
        func named(_ conditions: [LinkChange.LinkCondition]) -> String {
            conditions.map { ($0.isNegated ? "!" : "") + $0.name }.joined(separator: ",")
        }
        switch kind {
        case .values(let parameters):
            return "values(\(parameters.map { "\($0.old ?? "-")/\($0.new ?? "-")" }.joined(separator: ",")))"
        case .keyClaimed(.key(let key)): return "keyClaimed(\(key))"
        case .keyClaimed(.unknownKeys): return "keyClaimed(*)"
        case .keyClaimed(.fragment): return "keyClaimed(#)"
        case .conditional(let conditions): return "conditional(\(named(conditions)))"
        case .refused(let conditions): return "refused(\(named(conditions)))"
        case .planChanged: return "planChanged"
        case .originAdded(let origin): return "originAdded(\(origin))"
        case .originRemoved(let origin): return "originRemoved(\(origin))"
        case .environmentAdded(let name): return "environmentAdded(\(name))"
        case .environmentRemoved(let name): return "environmentRemoved(\(name))"
        case .settings(let setting): return "\(setting)"
        default: return "\(kind)"
        }
    }
}

/// The text of a graph with some screens, some types, and `more`.
func graph(_ screens: String, links: String = "schemes: [s]", more: String = "") -> String {
    """
    navgen: 1
    root: home
    rules: {link-only-node: off, unused-type: off, unused-param: off, unused-condition: off}
    links: {\(links)}
    types:
      Kind: {cases: [a, b]}
      Size: {cases: [a, b, c]}
    \(more)
    screens:
      home: {}
    \(screens.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n"))

    """
}
