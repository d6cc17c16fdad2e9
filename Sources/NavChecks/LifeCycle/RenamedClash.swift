import NavGraph
import NavSyntax

extension Rule {
    static let renamedClash = Rule(
        "renamed-clash", .lifeCycle,
        meaning: "`renamedFrom` names a node that still exists, or two nodes claim the same former name.",
        why: "A saved state or an old link with that name would have two meanings.",
        failing: """
            navgen: 1
            root: home
            screens:
              home: {to: [list, grid]}
              list: {}
              grid: {renamedFrom: list}
            """,
        fixed: """
            navgen: 1
            root: home
            screens:
              home: {to: [list, grid]}
              list: {}
              grid: {renamedFrom: table}
            """)
}

extension Check {
    static let renamedClash = Check(.renamedClash) { analyzed in
        let graph = analyzed.graph
        let renamed = graph.ids { !$0.renamedFrom.isEmpty }
        guard !renamed.isEmpty else { return [] }
        var owners: [String: SourceRange] = [:]
        for node in graph.nodes { owners[node.name] = node.id.range }
        var findings: [Diagnostic] = []
        for node in renamed.map({ graph[$0] }) {
            for (former, name) in zip(node.renamedFrom, node.formerNames) {
                if let first = owners[name] {
                    findings.append(
                        Rule.renamedClash.finding(
                            "`\(former.value)` cannot be a former name of `\(node.name)`: it is taken",
                            at: former.range,
                            notes: [.init("it is taken here", at: first)], help: "remove it, or rename the other"))
                } else {
                    owners[name] = former.range
                }
            }
        }
        return findings
    }
}
