package import NavGraph

/// The order of the nodes in tables and in the enum of nodes.
///
/// The app's nodes come first, then those of each module, so that the nodes of a module have the same order in its own
/// table. The nodes of a section are together, and steps follow their flow.
package struct NodeOrder: Sendable {
    /// All nodes.
    package let nodes: [NodeID]
    private let modules: [String: [NodeID]]

    init(_ model: SwiftModel) {
        var modules: [String: [NodeID]] = [:]
        for module in model.modules { modules[module] = Self.nodes(of: module, model) }
        self.modules = modules
        nodes = Self.nodes(of: nil, model) + model.modules.flatMap { modules[$0] ?? [] }
    }

    /// The nodes in the table of a module. The app's table has all nodes.
    func nodes(inModule module: String?) -> [NodeID] { module.map { modules[$0] ?? [] } ?? nodes }

    private static func nodes(of module: String?, _ model: SwiftModel) -> [NodeID] {
        model.sections(inModule: module).flatMap { model.nodes(in: $0) }.flatMap { node -> [NodeID] in
            switch model.graph[node].detail {
            case .step: []
            case .flow(let flow): [node] + flow.steps
            default: [node]
            }
        }
    }
}
