import NavGraph
import NavLinks
import NavSyntax

extension Rule {
    static let excludedRoot = Rule(
        "excluded-root", .conditions, canBeLowered: true,
        meaning: """
            A node, or a link to it, requires a condition that excludes the root over which it is shown: while the \
            condition holds, another entry of `root` is displayed.
            """,
        why: "It is never shown. A link to it, or a step, waits until its time limit.",
        failing: """
            navgen: 1
            root:
              - {when: outdated, show: update}
              - {show: home}
            conditions: {outdated: {}}
            screens:
              update: {}
              home: {to: [news]}
              news: {requires: [outdated]}
            """,
        fixed: """
            navgen: 1
            root:
              - {when: outdated, show: update}
              - {show: home}
            conditions: {outdated: {}}
            screens:
              update: {to: [news]}
              home: {}
              news: {requires: [outdated]}
            """)
}

extension Check {
    static let excludedRoot = Check.ofLinks(.excludedRoot) { links in
        let graph = links.graph
        guard graph.roots.count > 1 else { return [] }
        let exclusions = RootExclusions(links)
        var findings: [Diagnostic] = []
        var reported: Set<SourceRange> = []
        // What contains other nodes comes first, since these are not shown for the same reason.
        let nodes = exclusions.nodes.sorted { $0.key < $1.key }
        for (id, exclusion) in nodes.filter({ graph.kind(of: $0.key).isContainer })
            + nodes.filter({ !graph.kind(of: $0.key).isContainer })
        where !exclusion.uses.contains(where: { reported.contains($0.range) }) {
            reported.formUnion(exclusion.uses.map(\.range))
            findings.append(finding("`\(graph[id].name)`", exclusion, graph))
        }
        func add(_ subject: String, _ outcome: PlanOutcome) {
            guard case .plan(let plan) = outcome, let exclusion = exclusions.exclusion(of: plan),
                !exclusion.uses.contains(where: { reported.contains($0.range) })
            else { return }
            reported.formUnion(exclusion.uses.map(\.range))
            findings.append(finding(subject, exclusion, graph))
        }
        for (id, outcome) in links.plans.all { add("a link to `\(graph[id].name)`", outcome) }
        for placement in links.placements { add("a link to `\(graph[placement.node].name)`", placement.outcome) }
        for (id, outcome) in links.opened.all {
            add(PlanOpener(of: id, in: graph)?.subject ?? "`\(graph[id].name)`", outcome)
        }
        return findings
    }

    private static func finding(_ subject: String, _ exclusion: RootExclusion, _ graph: Graph) -> Diagnostic {
        let needed = exclusion.uses.map { "`\($0.text)`" }.joined(separator: " and ")
        let root = graph.phrase(exclusion.root)
        return Rule.excludedRoot.finding(
            "\(subject) is never shown: it needs \(needed), and while \(exclusion.uses.count == 1 ? "that holds" : "these hold"), "
                + (exclusion.rootCount == 1
                    ? "its root is not displayed (\(root))" : "none of the roots that lead to it is displayed"),
            at: (exclusion.uses.last?.range ?? graph.start),
            notes: graph.entry(of: exclusion.root).map { [.init("its root is given here", at: $0.range)] } ?? [],
            help: "remove the condition, change the `when` of the roots, or lead to it from the root that is displayed")
    }
}

extension Graph {
    /// The first entry of `root` that shows a root.
    func entry(of root: RootDisplay.Root) -> RootChoice? { roots.first { RootDisplay.Root($0.show) == root } }

    /// A root in words.
    func phrase(_ root: RootDisplay.Root) -> String {
        switch root {
        case .tabs: "the tabs"
        case .node(let id): "`\(self[id].name)`"
        }
    }
}
