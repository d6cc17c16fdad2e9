import NavGraph
import NavSyntax

/// Marks what `check` finds at the boxes that it is about.
extension DrawingBuilder {
    mutating func mark() {
        guard let findings = options.findings else { return }
        var rules: [Int: [(rule: String, severity: Drawing.Finding)]] = [:]
        var elsewhere: [String] = []
        for finding in findings {
            let found = (finding.rule.name, Drawing.Finding(finding.severity))
            guard let node = node(at: finding.range) else {
                elsewhere.append(finding.rule.name)
                continue
            }
            if let box = boxes[node.index] { rules[box, default: []].append(found) }
        }
        // What nothing leads to is marked also where its rule is switched off.
        let unreachable = graph.nodes.indices.filter { !analysed.reachability.isReachable(NodeID($0)) }
        for index in unreachable {
            guard let box = boxes[index], !(rules[box] ?? []).contains(where: { $0.rule == "unreachable-node" })
            else { continue }
            rules[box, default: []].append(("unreachable-node", .note))
        }
        let marks = rules
        change { drawing in
            for (box, found) in marks {
                drawing.boxes[box].marks.finding = Drawing.Finding.allCases.first { severity in
                    found.contains { $0.severity == severity }
                }
                drawing.boxes[box].details += Self.lines(found).map { .init(kind: .finding, text: $0) }
            }
            if !elsewhere.isEmpty {
                let names = Self.counting(elsewhere).joined(separator: ", ")
                drawing.remarks.append("Findings about no single node: " + names)
            }
        }
    }

    /// `▲ no-link ×3`, each rule once.
    private static func lines(_ found: [(rule: String, severity: Drawing.Finding)]) -> [String] {
        Drawing.Finding.allCases.flatMap { severity in
            counting(found.filter { $0.severity == severity }.map(\.rule)).map { "▲ \(severity.rawValue): \($0)" }
        }
    }

    /// Each once, in order, with how often it occurs.
    private static func counting(_ names: [String]) -> [String] {
        var counts: [String: Int] = [:]
        for name in names { counts[name, default: 0] += 1 }
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }.map { name in
            counts[name].map { $0 > 1 ? "\(name) ×\($0)" : name } ?? name
        }
    }

    /// The node whose declaration holds a place: the innermost, as a flow holds its steps. A route that is written on
    /// a line of its own belongs to the node from which it leads.
    private func node(at range: SourceRange) -> NodeID? {
        let around = graph.nodes.indices.filter { graph.nodes[$0].declaration.holds(range) }
        let innermost = around.max { graph.nodes[$0].declaration.start < graph.nodes[$1].declaration.start }
        if let innermost { return NodeID(innermost) }
        for route in graph.routes where route.range.holds(range) {
            if case .node(let source) = route.source { return source.target }
        }
        return nil
    }
}

extension SourceRange {
    fileprivate func holds(_ other: SourceRange) -> Bool {
        file == other.file && start <= other.start && other.start < end
    }
}

extension Drawing.Finding {
    fileprivate init(_ severity: Severity) {
        switch severity {
        case .error: self = .error
        case .warning: self = .warning
        case .note: self = .note
        }
    }
}
