import NavGraph
import NavLinks
import NavSyntax

extension Rule {
    static let contradictoryConditions = Rule(
        "contradictory-conditions", .conditions,
        meaning: """
            A node, a route, an entry of `root` or a link requires the same condition both to hold and not to hold, \
            either directly or because of the nodes that are shown with it.
            """,
        why: "The app can never show it: it is refused, or waits forever.",
        failing: """
            navgen: 1
            root: home
            conditions: {signedIn: {}}
            screens:
              home: {to: [welcome]}
              welcome: {requires: [signedIn, "!signedIn"]}
            """,
        fixed: """
            navgen: 1
            root: home
            conditions: {signedIn: {}}
            screens:
              home: {to: [welcome]}
              welcome: {requires: ["!signedIn"]}
            """)
}

extension Check {
    static let contradictoryConditions = Check.ofLinks(.contradictoryConditions) { links in
        var contradictions = Contradictions(links.graph)
        // Checking all plans takes time, and most graphs never require a condition both ways.
        if links.graph.requiresConditionBothWays { contradictions.check(links) }
        return contradictions.findings
    }
}

extension Graph {
    /// Whether any condition is required to hold in one place, and not to hold in another.
    fileprivate var requiresConditionBothWays: Bool {
        var needed = [(toHold: Bool, notToHold: Bool)](repeating: (false, false), count: conditions.count)
        for use in conditionUses {
            guard let id = use.target else { continue }
            if use.isNegated { needed[id.index].notToHold = true } else { needed[id.index].toHold = true }
        }
        return needed.contains { $0.toHold && $0.notToHold }
    }
}

/// Checks each set of conditions that have to hold at the same time. Each contradicting pair is
/// reported once.
private struct Contradictions {
    private let graph: Graph
    private(set) var findings: [Diagnostic] = []
    private var reported: Set<[SourceRange]> = []

    init(_ graph: Graph) {
        self.graph = graph
    }

    mutating func check(_ links: LinkAnalysis) {
        let graph = graph
        for node in graph.nodes { check(node) }
        for choice in graph.roots {
            guard case .node(let shown) = choice.show else {
                check(choice.when, "an entry of `root`", "shown")
                continue
            }
            check(choice.when + (shown.target.map { graph[$0].requires } ?? []), "this root", "shown")
        }
        for route in graph.routes {
            check(route.when, "this route", "taken")
            check(conditions(of: route), "this route", "taken", range: route.target.range)
        }
        for (id, _) in links.plans.all {
            check(links.conditions(ofLinksTo: id), "a link to `\(graph[id].name)`", "opened")
        }
        for placement in links.placements {
            let conditions = links.conditions(of: placement.outcome, placement.node)
            check(conditions, "a link to `\(graph[placement.node].name)`", "opened")
        }
        for (id, _) in links.opened.all {
            check(links.conditions(ofShowing: id), "`\(graph[id].name)`", "shown")
        }
    }

    /// All conditions that a route requires: those of its source, its own, and those of its target
    /// that refuse the route if they fail, which are negated conditions and those without an
    /// `otherwise`.
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

    private mutating func check(_ node: Node) {
        var uses = node.requires
        switch node.detail {
        case .tab(let tab):
            uses += tab.visible
            if let root = tab.root?.target { uses += graph[root].requires }
        case .step(let step): uses += graph[step.flow].requires + step.when
        default: break
        }
        check(uses, "`\(node.name)`", "shown")
    }

    /// - Parameters:
    ///   - outcome: The end of the message, such as "shown" in "it is never shown".
    ///   - range: The range to report, if it is not the second of the two conditions.
    private mutating func check(
        _ uses: [ConditionUse], _ subject: @autoclosure () -> String, _ outcome: String, range: SourceRange? = nil
    ) {
        guard uses.count > 1 else { return }
        for (index, use) in uses.enumerated() {
            let other = uses[..<index].first {
                $0.isNegated != use.isNegated && $0.target != nil && $0.target == use.target
            }
            guard let other else { continue }
            // Further contradictions follow from one that has been reported.
            guard reported.insert([other.range, use.range]).inserted else { return }
            findings.append(
                Rule.contradictoryConditions.finding(
                    "\(subject()) needs `\(use.name)` to hold and not to hold: it is never \(outcome)",
                    at: range ?? use.range, notes: (range == nil ? [other] : [other, use]).map(Self.note),
                    help: "remove one of the two"))
            return
        }
    }

    private static func note(_ use: ConditionUse) -> Diagnostic.Note {
        .init(use.isNegated ? "here it must not hold" : "here it has to hold", at: use.range)
    }
}
