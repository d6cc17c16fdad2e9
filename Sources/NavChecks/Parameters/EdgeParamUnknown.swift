import NavGraph
import NavSyntax

extension Rule {
    static let edgeParamUnknown = Rule(
        "edge-param-unknown", .parameters,
        meaning: """
            A route sets a parameter that its target does not have, or takes a value from a parameter that its source \
            does not have.
            """,
        why: "The value would be lost, or there would be no value to pass.",
        failing: """
            navgen: 1
            root: home
            screens:
              home: {to: [{item: {params: {nr: 1}}}]}
              item: {params: {id: {type: Int, default: 1}}}
            """,
        fixed: """
            navgen: 1
            root: home
            screens:
              home: {to: [{item: {params: {id: 1}}}]}
              item: {params: {id: {type: Int, default: 1}}}
            """)
}

extension Check {
    static let edgeParamUnknown = Check(.edgeParamUnknown) { analyzed in
        let graph = analyzed.graph
        var findings: [Diagnostic] = []
        var suggestions = Suggestions()
        for number in graph.routes.indices where !graph.routes[number].fixed.isEmpty {
            let route = graph.routes[number]
            guard let target = route.target.target else { continue }
            let owner = graph[graph.linkOwner(of: target)]
            let parameters = owner.parameters.byName
            for fixed in route.fixed {
                if parameters[fixed.name.value] == nil, !owner.hasUnreadParameters {
                    findings.append(unknownInTarget(fixed, graph[target], owner, &suggestions))
                }
                guard case .parameter(let name) = fixed.value else { continue }
                for source in RouteSources(ofRoute: number, analyzed).lacking(name) where !source.hasUnreadParameters {
                    findings.append(
                        Rule.edgeParamUnknown.finding(
                            "`\(source.name)` has no parameter `\(name)` to take this value from", at: fixed.range,
                            notes: [.init("`\(source.name)` is declared here", at: source.id.range)],
                            help: suggestions.didYouMean(name, among: graph.ownParameters(of: source).map(\.name.value))
                                ?? help(for: name, missingIn: source)))
                }
            }
        }
        for (tab, screen, fixed) in graph.tabValues {
            if graph[screen].parameter(fixed.name.value) == nil, !graph[screen].hasUnreadParameters {
                findings.append(unknownInTarget(fixed, graph[screen], graph[screen], &suggestions))
            }
            if case .parameter = fixed.value {
                findings.append(
                    Rule.edgeParamUnknown.finding(
                        "`\(graph[tab].name)` has no parameters to take this value from", at: fixed.range,
                        help: "write the value itself"))
            }
        }
        return findings
    }

    private static func help(for name: String, missingIn source: Node) -> Help {
        switch source.kind {
        case .step: "add `\(name)` to the `params` of the flow, or write a value"
        case .tab: "write the value itself: a tab has no parameters"
        default: "add `\(name)` to its `params`, or write a value"
        }
    }

    private static func unknownInTarget(
        _ fixed: FixedValue, _ target: Node, _ owner: Node, _ suggestions: inout Suggestions
    ) -> Diagnostic {
        let names = owner.parameters.map(\.name.value)
        let has: Help =
            switch target.kind {
            case .flow where names.isEmpty:
                "leave it out: the code that starts a flow passes its `data` in Swift, `exits.\(target.id.value)(data:)`"
            case .tab, .split: "leave it out: \(target.kind.withArticle) takes no values"
            default: names.isEmpty ? "it has none" : "it has \(listed(names))"
            }
        return Rule.edgeParamUnknown.finding(
            "`\(target.name)` has no parameter `\(fixed.name.value)`", at: fixed.name.range,
            help: suggestions.didYouMean(fixed.name.value, among: names) ?? has)
    }
}

/// The nodes whose parameters a route may pass on.
struct RouteSources {
    /// The alert, for a route of one of its actions: its own parameters are used before those of
    /// its presenters.
    private let own: Node?
    let nodes: [Node]
    private let graph: Graph

    init(ofRoute number: Int, _ analyzed: AnalyzedGraph) {
        let graph = analyzed.graph
        let route = graph.routes[number]
        self.graph = graph
        switch route.source {
        case .node(let source):
            own = nil
            nodes = source.target.map { [graph[$0]] } ?? []
        case .alertAction(let alert, _):
            own = graph[alert]
            nodes = analyzed.presenters(of: alert).map { graph[$0] }
        case .anywhere:
            own = nil
            nodes = analyzed.sources(ofGlobalRoute: number).map { graph[$0] }
        }
    }

    /// The sources without a parameter of this name.
    func lacking(_ name: String) -> [Node] {
        if own?.parameter(name) != nil { return [] }
        if nodes.isEmpty { return own.map { [$0] } ?? [] }
        return nodes.filter { parameter(name, of: $0) == nil }
    }

    /// The parameters of this name that the value may come from.
    func parameters(_ name: String) -> [(node: Node, parameter: Parameter)] {
        if let own, let parameter = own.parameter(name) { return [(own, parameter)] }
        return nodes.compactMap { node in parameter(name, of: node).map { (node, $0) } }
    }

    /// A parameter of the node, or for a step, one of its flow, or an item of its flow's data.
    private func parameter(_ name: String, of node: Node) -> Parameter? {
        graph.ownParameters(of: node).first { $0.name.value == name }
    }
}

extension Graph {
    /// The `params` of all tabs, each with the screen whose values they are.
    var tabValues: [(tab: NodeID, screen: NodeID, fixed: FixedValue)] {
        ids(of: .tab).flatMap { tab in
            guard let screen = rootScreen(ofTab: tab) else { return [] as [(NodeID, NodeID, FixedValue)] }
            return fixedValues(ofTab: tab).map { (tab, screen, $0) }
        }
    }
}
