import NavGraph
import NavSyntax

extension Rule {
    static let privateTarget = Rule(
        "private-target", .sections,
        meaning: "A node of a section is named from outside, but the section does not export it.",
        why: "A section belongs to a team, which must know what others rely on.",
        failing: .init(
            (
                "graph.yaml",
                """
                navgen: 1
                root: home
                include: [{file: orders.yaml, section: orders}]
                screens:
                  home: {to: [orders.list, orders.detail]}
                """
            ),
            (
                "orders.yaml",
                """
                exports: [list]
                screens:
                  list: {to: [detail]}
                  detail: {}
                """
            )),
        repaired: .init(
            (
                "graph.yaml",
                """
                navgen: 1
                root: home
                include: [{file: orders.yaml, section: orders}]
                screens:
                  home: {to: [orders.list]}
                """
            ),
            (
                "orders.yaml",
                """
                exports: [list]
                screens:
                  list: {to: [detail]}
                  detail: {}
                """
            )))
}

extension Check {
    static let privateTarget = Check(.privateTarget) { analysed in
        let graph = analysed.graph
        guard graph.sections.count > 1 else { return [] }
        let doors = SectionDoors(graph)
        var findings: [Diagnostic] = []
        graph.forEachReference(leavesOut: graph.staysInSection) { reference in
            guard let target = reference.target, let closed = doors.closed(to: target, from: reference.section) else {
                return
            }
            let section = graph[closed]
            let name = graph[target].name.dropFirst(section.path.count + 1)
            findings.append(
                Rule.privateTarget.finding(
                    "`\(reference.name)` is private to the section `\(section.path)`", at: reference.range,
                    notes: [.init("`\(graph[target].name)` is declared here", at: graph[target].id.range)],
                    help: "add `\(name)` to the section's `exports`, or lead to what it exports"))
        }
        return findings
    }
}

/// Which nodes can be named from where.
private struct SectionDoors {
    private let graph: Graph
    /// Of each section, the nodes that it exports.
    private let exports: [Set<NodeID>]
    /// Whether what it exports is not understood, or not there: any of its nodes may be meant.
    private let isUnclear: [Bool]

    init(_ graph: Graph) {
        self.graph = graph
        exports = graph.sections.map { Set(($0.exports ?? []).compactMap(\.target)) }
        isUnclear = graph.sections.map { $0.hasUnreadExports || ($0.exports ?? []).contains { $0.target == nil } }
    }

    /// The outermost section around the target, and not around the place that names it, which does not export it.
    func closed(to target: NodeID, from place: SectionID) -> SectionID? {
        let home = graph.section(of: target)
        guard home != .main, home != place else { return nil }
        // A step is as open as its flow.
        var node = target
        if graph.kind(of: target) == .step, case .step(let step) = graph[target].detail { node = step.flow }
        var closed: SectionID?
        var current = home
        while current != .main, !contains(current, place) {
            let exports = exports[current.index]
            if !exports.contains(node), !exports.contains(target), !isUnclear[current.index] { closed = current }
            guard let parent = graph[current].parent else { break }
            current = parent
        }
        return closed
    }

    private func contains(_ outer: SectionID, _ inner: SectionID) -> Bool {
        var current: SectionID? = inner
        while let section = current {
            if section == outer { return true }
            current = graph[section].parent
        }
        return false
    }
}
