import NavGraph
import NavSyntax

extension Rule {
    static let flowNoCompletion = Rule(
        "flow-no-completion", .reachability,
        meaning: """
            A flow is the root of the app, but nothing follows it: it has no `then`, and there is no conditional root \
            that can replace it.
            """,
        why: "After the last step the user would stay where they are, with nothing left to do.",
        failing: """
            navgen: 1
            root: welcome
            flows:
              welcome: {as: root, steps: [hello, done]}
            """,
        fixed: """
            navgen: 1
            root: welcome
            flows:
              welcome: {as: root, steps: [hello, done], then: home}
            screens:
              home: {}
            """)
}

extension Check {
    static let flowNoCompletion = Check(.flowNoCompletion) { analyzed in
        let graph = analyzed.graph
        let roots = Set(Reachability.roots(of: graph))
        return graph.ids(of: .flow).compactMap { id -> Diagnostic? in
            guard case .flow(let flow) = graph[id].detail, flow.then == nil,
                roots.contains(id) || flow.style == .root, !graph.hasRoot(beside: id)
            else { return nil }
            return Rule.flowNoCompletion.finding(
                "`\(graph[id].name)` is a root, but nothing follows it", at: graph[id].id.range,
                help:
                    "add a `then`, such as `then: home`, or a conditional root: `root: [{when: onboarded, show: …}, {show: …}]`"
            )
        }
    }
}

extension Graph {
    /// Whether the app has other roots, one of which a condition can choose instead of the node.
    fileprivate func hasRoot(beside id: NodeID) -> Bool {
        roots.contains { if case .node(let reference) = $0.show { reference.target != id } else { true } }
            && roots.count > 1
    }
}
