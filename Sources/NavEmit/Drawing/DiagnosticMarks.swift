import NavGraph
import NavSyntax

/// Marks the diagnostics of `navgen check` at the boxes of the nodes that they are about.
extension DrawingBuilder {
    mutating func mark() {
        guard let findings = options.findings else { return }
        var rules: [Int: [(rule: String, severity: Drawing.Severity)]] = [:]
        var elsewhere: [String] = []
        for diagnostic in findings {
            let found = (diagnostic.rule.name, Drawing.Severity(diagnostic.severity))
            guard let node = graph.node(at: diagnostic.range) else {
                elsewhere.append(diagnostic.rule.name)
                continue
            }
            if let box = boxes[node.index] { rules[box, default: []].append(found) }
        }
        // Unreachable nodes are marked even if the rule is turned off.
        let unreachable = graph.nodes.indices.filter { !analyzed.reachability.isReachable(NodeID($0)) }
        for index in unreachable {
            guard let box = boxes[index], !(rules[box] ?? []).contains(where: { $0.rule == "unreachable-node" })
            else { continue }
            rules[box, default: []].append(("unreachable-node", .note))
        }
        let marks = rules
        change { drawing in
            for (box, found) in marks {
                drawing.boxes[box].marks.diagnostic = Drawing.Severity.allCases.first { severity in
                    found.contains { $0.severity == severity }
                }
                drawing.boxes[box].details += Self.lines(found).map { .init(kind: .diagnostic, text: $0) }
            }
            if !elsewhere.isEmpty {
                let names = Self.distinctWithCounts(elsewhere).joined(separator: ", ")
                drawing.remarks.append("Diagnostics that are not about a node: " + names)
            }
        }
    }

    /// A line for each rule, such as `▲ warning: no-link ×3`, errors first.
    private static func lines(_ found: [(rule: String, severity: Drawing.Severity)]) -> [String] {
        Drawing.Severity.allCases.flatMap { severity in
            distinctWithCounts(found.filter { $0.severity == severity }.map(\.rule))
                .map { "▲ \(severity.rawValue): \($0)" }
        }
    }

    /// The distinct names in order, each with its count if that is more than one.
    private static func distinctWithCounts(_ names: [String]) -> [String] {
        var counts: [String: Int] = [:]
        for name in names { counts[name, default: 0] += 1 }
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }.map { name in
            counts[name].map { $0 > 1 ? "\(name) ×\($0)" : name } ?? name
        }
    }
}

extension Drawing.Severity {
    fileprivate init(_ severity: NavSyntax.Severity) {
        switch severity {
        case .error: self = .error
        case .warning: self = .warning
        case .note: self = .note
        }
    }
}
