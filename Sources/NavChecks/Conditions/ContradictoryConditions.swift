import NavGraph
import NavLinks
import NavSyntax

extension Rule {
    static let contradictoryConditions = Rule(
        "contradictory-conditions", .conditions,
        meaning: """
            A node, a route, an entry of `root` or a link needs a condition both to hold and not to hold, by itself \
            or because of what is shown with it.
            """,
        why: "No state of the app can show it: it is refused, or waits forever.",
        failing: """
            navgen: 1
            root: home
            conditions: {signedIn: {}}
            screens:
              home: {to: [welcome]}
              welcome: {requires: [signedIn, "!signedIn"]}
            """,
        repaired: """
            navgen: 1
            root: home
            conditions: {signedIn: {}}
            screens:
              home: {to: [welcome]}
              welcome: {requires: ["!signedIn"]}
            """)
}

extension Check {
    static let contradictoryConditions = Check(.contradictoryConditions) { analysed, links in
        var contradictions = Contradictions(analysed.graph)
        // Plans are many, and in most graphs no condition is needed both ways.
        if analysed.graph.isOfTwoMinds { contradictions.look(links) }
        return contradictions.findings
    }
}

extension Graph {
    /// Whether a condition has to hold for something, and must not hold for something.
    fileprivate var isOfTwoMinds: Bool {
        var needed = [(toHold: Bool, notToHold: Bool)](repeating: (false, false), count: conditions.count)
        for use in conditionUses {
            guard let id = use.target else { continue }
            if use.isNegated { needed[id.index].notToHold = true } else { needed[id.index].toHold = true }
        }
        return needed.contains { $0.toHold && $0.notToHold }
    }
}

/// Looks at all conditions that have to hold together; a pair that is in each other's way is reported once.
private struct Contradictions {
    private let graph: Graph
    private(set) var findings: [Diagnostic] = []
    private var reported: Set<[SourceRange]> = []

    init(_ graph: Graph) {
        self.graph = graph
    }

    mutating func look(_ links: LinkTable) {
        let graph = graph
        for node in graph.nodes { look(at: node) }
        for choice in graph.roots {
            guard case .node(let shown) = choice.show else {
                look(at: choice.when, "an entry of `root`", "shown")
                continue
            }
            look(at: choice.when + (shown.target.map { graph[$0].requires } ?? []), "this root", "shown")
        }
        for route in graph.routes {
            look(at: route.when, "this route", "taken")
            look(at: conditions(of: route), "this route", "taken", place: route.target.range)
        }
        for (id, _) in links.plans.all {
            look(at: links.conditions(ofLinksTo: id), "a link to `\(graph[id].name)`", "opened")
        }
        for (id, _) in links.opened.all {
            look(at: links.conditions(ofShowing: id), "`\(graph[id].name)`", "shown")
        }
    }

    /// What holds while its source is shown, its own, and those of its target that refuse it where they do not hold.
    private func conditions(of route: Route) -> [ConditionUse] {
        let source: NodeID? =
            switch route.source {
            case .node(let source): source.target
            case .alertAction(let alert, _): alert
            case .anywhere: nil
            }
        let refusing = (route.target.target.map { graph[$0].requires } ?? []).filter { use in
            use.isNegated || use.target.map { graph[$0].otherwise == nil } ?? false
        }
        let goesBack = route.style?.value == .popTo || route.style?.value == .dismiss
        return (source.map { graph[$0].requires } ?? []) + route.when + (goesBack ? [] : refusing)
    }

    private mutating func look(at node: Node) {
        var uses = node.requires
        switch node.detail {
        case .tab(let tab):
            uses += tab.visible
            if let root = tab.root?.target { uses += graph[root].requires }
        case .step(let step): uses += graph[step.flow].requires + step.when
        default: break
        }
        look(at: uses, "`\(node.name)`", "shown")
    }

    /// - Parameter place: Where it is said, if not at the second of the two conditions.
    private mutating func look(
        at uses: [ConditionUse], _ subject: @autoclosure () -> String, _ fate: String, place: SourceRange? = nil
    ) {
        guard uses.count > 1 else { return }
        for (number, use) in uses.enumerated() {
            let other = uses[..<number].first {
                $0.isNegated != use.isNegated && $0.target != nil && $0.target == use.target
            }
            guard let other else { continue }
            // What else is in the way follows from this.
            guard reported.insert([other.range, use.range]).inserted else { return }
            findings.append(
                Rule.contradictoryConditions.finding(
                    "\(subject()) needs `\(use.name)` to hold and not to hold: it is never \(fate)",
                    at: place ?? use.range, notes: (place == nil ? [other] : [other, use]).map(Self.note),
                    help: "take away one of the two"))
            return
        }
    }

    private static func note(_ use: ConditionUse) -> Diagnostic.Note {
        .init(use.isNegated ? "here it must not hold" : "here it has to hold", at: use.range)
    }
}
