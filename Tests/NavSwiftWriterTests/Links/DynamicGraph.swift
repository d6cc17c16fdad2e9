import Foundation
import NavGraph
import NavLinks

@testable import NavSwiftWriter
@testable import NavgenRuntime

/// A graph that NavgenRuntime loads at run time from the tables that navgen writes, so that many graphs can be
/// tested without compiling Swift.
///
/// Only one graph is loaded at a time, as the tables are static like those of generated code.
nonisolated enum DynamicGraph: NavigationGraph {
    typealias Node = DynamicNode
    typealias Route = DynamicValue
    typealias Sheet = DynamicValue
    typealias Cover = DynamicValue
    typealias Popover = DynamicValue
    typealias Alert = DynamicValue
    typealias Dialog = DynamicValue
    typealias Flow = DynamicFlow
    typealias Link = DynamicValue

    nonisolated(unsafe) static var table = GraphTable(DynamicGraph.self, "None", format: .v1, "")
    nonisolated(unsafe) static var links = NavgenRuntime.LinkTable.empty
    /// For each node, how its parameters are read.
    nonisolated(unsafe) static var parameters: [[DynamicParameter]] = []
    /// Whether links keep which pattern was read, as those of generated code do if patterns have a `via` of their own.
    nonisolated(unsafe) static var keepsPatterns = false
    /// The indices of the nodes that are flows.
    nonisolated(unsafe) static var flows: Set<Int> = []
    /// The names of the parameters that all flows have.
    nonisolated(unsafe) static var flowParameters: [String] = []

    /// Loads a graph, or only what its links need.
    static func load(_ links: LinkAnalysis, onlyLinks: Bool) {
        let graph = links.graph
        let swift = SwiftModel(links, sourceName: "graph.yaml")
        let model = DeclarationModel(swift)
        let nodes = model.order.nodes
        parameters = nodes.map { node in graph.linkParameters(of: node).map { DynamicParameter($0, graph) } }
        keepsPatterns = !onlyLinks
        flows = Set(nodes.indices.filter { graph.kind(of: nodes[$0]) == .flow })
        flowParameters = flows.first.map { graph[nodes[$0]].parameters.map(\.name.value) } ?? []
        let lines = onlyLinks ? Self.lines(of: nodes, graph) : GraphTableText(model, module: nil).lines
        table = GraphTable(
            GraphTypes(DynamicGraph.self), "Dynamic", 1800, .all, .init(lines.joined(separator: "\n")))
        Self.links = table(of: LinkLines(swift))
    }

    /// The part of the graph's table that links need. The rest may have values that this graph cannot read.
    private static func lines(of nodes: [NodeID], _ graph: Graph) -> [String] {
        nodes.map { graph[$0] }.map { node in
            let names = node.parameters.map { "\($0.name.value)" }.joined(separator: ",")
            return "\(node.name) \(node.kind.rawValue)" + (names.isEmpty ? "" : " params=\(names)")
        }
    }

    /// The link table of the current graph.
    static func table(of lines: LinkLines) -> NavgenRuntime.LinkTable {
        NavgenRuntime.LinkTable(
            table, origins: lines.patterns.origins, rules: lines.patterns.rules,
            types: lines.patterns.types.map { ($0.name, LinkType($0)) },
            .init(lines.lines.joined(separator: "\n")))
    }
}

extension LinkType {
    init(_ type: NamedLinkType) {
        switch type.definition {
        case .cases(let values, let ignoresCase): self = .cases(values, ignoringCase: ignoresCase)
        case .spelledBool: self = .cases(["true", "false", "1", "0"])
        case .pattern(let automaton, let base):
            self = .pattern(.init(.init(AutomatonCode.text(automaton))), isDate: base == .date)
        }
    }
}

/// Any node, by its index.
nonisolated struct DynamicNode: NavigationNode {
    typealias Graph = DynamicGraph
    let number: UInt16
    static var allCases: [DynamicNode] { [] }
}

/// Any link or shown node, as its node and values.
nonisolated struct DynamicValue: NavigationLinkValue, PresentedValue {
    typealias Graph = DynamicGraph
    let nodeValue: NodeValue

    init?(_ node: DynamicNode, _ values: inout ValueReader) {
        var read: [NodeValue.Parameter] = []
        for (index, parameter) in DynamicGraph.parameters[node.index].enumerated() {
            guard let value = parameter.read(index, &values) else { return nil }
            read.append(value)
        }
        if DynamicGraph.keepsPatterns, let pattern = values.optionalString(read.count) { read.append(.string(pattern)) }
        nodeValue = NodeValue(node.index, parameters: read)
    }
}

/// Any flow without data. All flows of a graph have the same parameters.
nonisolated struct DynamicFlow: NavigationFlowValue {
    typealias Graph = DynamicGraph
    enum Definition: FlowDefinition {
        enum Step: String, CaseIterable, Codable, Sendable { case s0, s1, s2, s3, s4, s5, s6, s7, s8, s9 }
        struct Parameters: Hashable, Sendable { let all: [NodeValue.Parameter] }
        static let id = ""
        static var parameterNames: [String] { DynamicGraph.flowParameters }

        static func values(of parameters: Parameters) -> [NodeValue.Parameter] { parameters.all }

        static func parameters(_ values: inout ValueReader) -> Parameters? {
            guard let flow = DynamicGraph.flows.first else { return nil }
            var read: [NodeValue.Parameter] = []
            for (index, parameter) in DynamicGraph.parameters[flow].enumerated() {
                guard let value = parameter.read(index, &values) else { return nil }
                read.append(value)
            }
            return Parameters(all: read)
        }
    }
    private let index: DynamicNode
    private let state: FlowState<Definition>
    var flowValue: FlowNodeValue { FlowNodeValue(index, state) }

    init?(_ node: DynamicNode, _ flow: FlowReader) {
        guard DynamicGraph.flows.contains(node.index), let state = FlowState<Definition>(reading: flow) else {
            return nil
        }
        index = node
        self.state = state
    }
}

/// Reads a parameter like generated code does for its type.
nonisolated struct DynamicParameter: Sendable {
    private let base: BuiltinType?
    private let form: TypeUse.Form

    init(_ parameter: Parameter, _ graph: Graph) {
        form = parameter.type.form
        switch parameter.type.base {
        case .builtin(let type): base = type
        case .unknown: base = nil
        case .declared(let id):
            switch graph[id].definition {
            case .opaque: base = nil
            case .enumeration: base = .string
            case .constrained(let type, _): base = type
            }
        }
    }

    /// The value, which is `.none` if the parameter is nil. Returns nil if the link cannot be created.
    func read(_ index: Int, _ values: inout ValueReader) -> NodeValue.Parameter? {
        switch base {
        case nil: return form == .list ? .list([]) : NodeValue.Parameter.none
        case .string where form == .single: return .string(values.string(index))
        case .int where form == .single: return .int(values.int(index))
        case .uuid where form == .single: return .uuid(values.uuid(index))
        case .string: return read(index, values, String.self)
        case .int: return read(index, values, Int.self)
        case .int64: return read(index, values, Int64.self)
        case .uint: return read(index, values, UInt.self)
        case .double: return read(index, values, Double.self)
        case .decimal: return read(index, values, Decimal.self)
        case .bool: return read(index, values, Bool.self)
        case .uuid: return read(index, values, UUID.self)
        case .date: return read(index, values, Date.self)
        case .url: return read(index, values, URL.self)
        }
    }

    private func read<Value: ParameterValue>(
        _ index: Int, _ values: ValueReader, _ type: Value.Type
    ) -> NodeValue.Parameter? {
        switch form {
        case .list: return values.list(index, type).map { .list($0) }
        case .optional: return values.optional(index, type)?.parameter ?? NodeValue.Parameter.none
        case .single: return values.optional(index, type)?.parameter
        }
    }
}
