@testable import NavgenRuntime

/// A graph whose tables NavgenRuntime loads at run time, as navgen writes them.
///
/// Only one graph is loaded at a time, as the tables are static like those of generated code.
nonisolated enum LoadedGraph: NavigationGraph {
    typealias Node = LoadedNode
    typealias Route = LoadedValue
    typealias Sheet = LoadedValue
    typealias Cover = LoadedValue
    typealias Popover = LoadedValue
    typealias Alert = LoadedValue
    typealias Dialog = LoadedValue
    typealias Flow = LoadedFlow
    typealias Action = LoadedValue
    typealias Link = LoadedValue

    nonisolated(unsafe) static var table = GraphTable(LoadedGraph.self, "None", format: .v1, "")
    nonisolated(unsafe) static var links = LinkTable.empty
    /// For each node, the defaults of its parameters.
    nonisolated(unsafe) static var defaults: [[Int]] = []
    /// The indices of the nodes that are flows.
    nonisolated(unsafe) static var flows: Set<Int> = []

    /// Loads a graph.
    static func load(_ graph: EmittedGraph) {
        defaults = graph.defaults
        flows = graph.flows
        table = GraphTable(
            GraphTypes(LoadedGraph.self), "Walk", graph.deferralLimit, graph.keepsNewestLink ? .newest : .all,
            .init(graph.lines.joined(separator: "\n")))
        links = LinkTable(
            table, origins: graph.origins, rules: graph.rules, types: [],
            .init(graph.links.joined(separator: "\n")))
    }
}

/// The tables that navgen writes for a graph, as lines.
struct EmittedGraph: Codable, Sendable {
    let lines: [String]
    let links: [String]
    let origins: [String]
    let rules: String
    let deferralLimit: Double
    let keepsNewestLink: Bool
    /// For each node, the defaults of its parameters.
    let defaults: [[Int]]
    /// The indices of the nodes that are flows.
    let flows: Set<Int>

    /// The nodes that have a stack if they are presented.
    var stacked: Set<String> { nodes { $0 == "stack" } }

    /// The nodes that links show on top of what is shown, where that has a route to them.
    var onTop: Set<String> { nodes { $0.hasPrefix("onTop=") } }

    /// The nodes with a property.
    private func nodes(where hasProperty: (Substring) -> Bool) -> Set<String> {
        Set(lines.map { $0.split(separator: " ") }.filter { $0.contains(where: hasProperty) }.map { String($0[0]) })
    }
}

/// Any node, by its index.
nonisolated struct LoadedNode: NavigationNode {
    typealias Graph = LoadedGraph
    let number: UInt16
    static var allCases: [LoadedNode] { [] }
}

/// Any link, action or shown node, as its node and values, which are all whole numbers.
nonisolated struct LoadedValue: NavigationLinkValue, PresentedValue {
    typealias Graph = LoadedGraph
    let nodeValue: NodeValue

    init?(_ node: LoadedNode, _ values: inout ValueReader) {
        guard LoadedGraph.defaults.indices.contains(node.index) else { return nil }
        var parameters: [NodeValue.Parameter] = []
        for (index, value) in LoadedGraph.defaults[node.index].enumerated() {
            parameters.append(.int(values.int(index, or: value)))
        }
        nodeValue = NodeValue(node.index, parameters: parameters)
    }
}

/// Any flow, without data and parameters.
nonisolated struct LoadedFlow: NavigationFlowValue {
    typealias Graph = LoadedGraph
    enum Definition: FlowDefinition {
        enum Step: String, CaseIterable, Codable, Sendable { case s0, s1, s2 }
        static let id = ""
    }
    private let index: LoadedNode
    private let state: FlowState<Definition>
    var flowValue: FlowNodeValue { FlowNodeValue(index, state) }

    init?(_ node: LoadedNode, _ flow: FlowReader) {
        guard LoadedGraph.flows.contains(node.index), let state = FlowState<Definition>(reading: flow) else {
            return nil
        }
        index = node
        self.state = state
    }
}
