import NavGraph
import NavLinks
import NavSyntax

extension Rule {
    static let contradictoryConditions = Rule(
        "contradictory-conditions", .conditions,
        meaning: """
            A node, a route, an entry of `root` or a link needs a condition to hold and not to hold, by itself or \
            by what is shown with it.
            """,
        why: "No state of the app shows it: who asks for it is refused, or waits for ever.",
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
        // Plans are many, and most graphs have nothing that must not hold.
        if analysed.graph.asksForTheOpposite { contradictions.look(links) }
        return contradictions.findings
    }
}

extension Graph {
    /// Whether anything needs a condition not to hold.
    fileprivate var asksForTheOpposite: Bool {
        roots.contains { $0.when.contains(where: \.isNegated) }
            || routes.contains { $0.when.contains(where: \.isNegated) }
            || nodes.contains { node in
                switch node.detail {
                case .tab(let tab): (node.requires + tab.visible).contains(where: \.isNegated)
                case .step(let step): step.when.contains(where: \.isNegated)
                default: node.requires.contains(where: \.isNegated)
                }
            }
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
