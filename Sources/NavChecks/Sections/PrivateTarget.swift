import NavGraph
import NavSyntax

extension Rule {
    static let privateTarget = Rule(
        "private-target", .sections,
        meaning: "A node is used from outside its section, but the section does not export it.",
        why: "The team that owns a section must know which of its nodes others rely on.",
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
        fixed: .init(
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
    static let privateTarget = Check(.privateTarget) { analyzed in
        let graph = analyzed.graph
        guard graph.sections.count > 1 else { return [] }
        let exports = SectionExports(graph)
        var findings: [Diagnostic] = []
        graph.forEachReference(isExcluded: graph.staysInSection) { reference in
            guard let target = reference.target, let hiding = exports.sectionHiding(target, from: reference.section)
            else {
                return
            }
            let section = graph[hiding]
            let name = graph[target].name.dropFirst(section.path.count + 1)
            findings.append(
                Rule.privateTarget.finding(
                    "`\(reference.name)` is private to the section `\(section.path)`", at: reference.range,
                    notes: [.init("`\(graph[target].name)` is declared here", at: graph[target].id.range)],
                    help: "add `\(name)` to the section's `exports`, or use a node that it exports"))
        }
        return findings
    }
}

/// Decides which nodes can be used from which sections.
private struct SectionExports {
    private let graph: Graph
    /// The nodes that each section exports, by the index of the section.
    private let exports: [Set<NodeID>]
    /// Whether the exports of each section could not be read, or name unknown nodes. Any node of
    /// such a section may be meant to be exported.
    private let hasUnknownExports: [Bool]

    init(_ graph: Graph) {
        self.graph = graph
        exports = graph.sections.map { Set(($0.exports ?? []).compactMap(\.target)) }
        hasUnknownExports = graph.sections.map {
            $0.hasUnreadExports || ($0.exports ?? []).contains { $0.target == nil }
        }
    }

    /// The outermost section that contains `target` but not `source`, and that does not export
    /// `target`.
    func sectionHiding(_ target: NodeID, from source: SectionID) -> SectionID? {
        let home = graph.section(of: target)
        guard home != .main, home != source else { return nil }
        // Exporting a flow exports its steps.
        var node = target
        if graph.kind(of: target) == .step, case .step(let step) = graph[target].detail { node = step.flow }
        var hiding: SectionID?
        var current = home
        while current != .main, !contains(current, source) {
            let exports = exports[current.index]
            if !exports.contains(node), !exports.contains(target), !hasUnknownExports[current.index] {
                hiding = current
            }
            guard let parent = graph[current].parent else { break }
            current = parent
        }
        return hiding
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
