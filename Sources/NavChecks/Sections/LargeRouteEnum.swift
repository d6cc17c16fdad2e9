import NavGraph
import NavSyntax

extension Rule {
    static let largeRouteEnum = Rule(
        "large-route-enum", .sections, .warning, canBeLowered: true,
        meaning: """
            A section, and so the enum that is generated for it, has more than 200 nodes, counting the steps of flows. \
            Above 500, this is an error whose severity cannot be lowered: Swift refuses exhaustive switches of that size.
            """,
        why: "Large enums slow down the Swift compiler at every build.",
        failing: .text(screens(201)),
        fixed: .text(screens(199)))

    /// A graph with this many screens, in which the first leads to all others.
    private static func screens(_ count: Int) -> String {
        let others = (2...count).map { "screen\($0)" }
        let declared = others.map { "  \($0): {}" }.joined(separator: "\n")
        return """
            navgen: 1
            root: screen1
            screens:
              screen1: {to: [\(others.joined(separator: ", "))]}
            \(declared)
            """
    }
}

extension Check {
    static let largeRouteEnum = Check(.largeRouteEnum) { analyzed in
        let graph = analyzed.graph
        var counts = [Int](repeating: 0, count: graph.sections.count)
        for node in graph.nodes { counts[node.section.index] += 1 }
        // A section is one case of the enum of its parent.
        for section in graph.sections { if let parent = section.parent { counts[parent.index] += 1 } }
        return counts.indices.compactMap { index in
            guard counts[index] > 200 else { return nil }
            let section = graph.sections[index]
            let isError = counts[index] > 500
            let subject = index == 0 ? "the main graph has" : "the section `\(section.path)` has"
            let limit =
                isError
                ? "500, beyond which Swift refuses to switch over them" : "200, beyond which Swift compiles slowly"
            var finding = Rule.largeRouteEnum.finding(
                "\(subject) \(counts[index]) nodes, more than \(limit)",
                at: index == 0 ? graph.start : section.name.range,
                help: "move some into files of their own: `include: [{file: orders.yaml, section: orders}]`")
            finding.isFixed = isError
            finding.severity = isError ? .error : .warning
            return finding
        }
    }
}
