import NavGraph
import NavSwiftReader

/// The nodes of a graph by the names that code could give them.
struct GraphNames {
    private var nodes: [String: NodeID] = [:]

    init(_ graph: Graph) {
        for id in graph.ids(where: { $0.kind.isView || $0.kind == .tab || $0.kind == .flow || $0.kind == .split }) {
            let key = Self.key(graph[id].id.value)
            nodes[key] = nodes[key] ?? id
        }
    }

    /// The node that a type or a case is named after: `productDetail` for `ProductDetailView`.
    func node(named name: String) -> NodeID? { nodes[Self.key(name)] }

    private static let suffixes = [
        "viewcontroller", "hostingcontroller", "controller", "screen", "view", "page", "sheet", "scene", "tab",
    ]

    /// The name in lower case, without a suffix that says what it is.
    static func key(_ name: String) -> String {
        let lower = name.lowercased().filter { $0 != "_" }
        for suffix in suffixes where lower.hasSuffix(suffix) && lower.count > suffix.count {
            return String(lower.dropLast(suffix.count))
        }
        return lower
    }
}
