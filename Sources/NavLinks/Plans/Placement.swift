public import NavGraph
import NavSyntax

/// What is below a node when the URLs of some of its patterns open it: the `via` and `tab` of these
/// patterns.
public struct Placement: Sendable {
    public let node: NodeID
    /// The tab in which it is opened. Nil if the node's `tab` or the first of the screens decides.
    public let tab: NodeID?
    /// The screens below the node, without the root.
    public let via: [NodeID]
    /// The first node above the root.
    var first: NodeID { via.first ?? node }
    /// The patterns in the node's `url`, by index.
    public private(set) var links: [Int]
    /// What these URLs show.
    public internal(set) var outcome = PlanOutcome.none

    /// The placements of all nodes. Patterns of a node with the same `via` and `tab` share one.
    static func all(in graph: Graph) -> [Placement] {
        var placements: [Placement] = []
        for index in graph.nodes.indices {
            let id = NodeID(index)
            let first = placements.count
            for (number, link) in graph[id].links.enumerated() where graph.canPlace(link, number, of: id) {
                let (tab, via) = (link.tab?.target, link.via?.value.compactMap(\.target) ?? [])
                if let same = placements[first...].firstIndex(where: { $0.tab == tab && $0.via == via }) {
                    placements[same].links.append(number)
                } else {
                    placements.append(Placement(node: id, tab: tab, via: via, links: [number]))
                }
            }
        }
        return placements
    }

    /// The name of these links in generated Swift, such as `orderViaSearch`.
    public func name(in graph: Graph) -> String {
        func joined(_ id: NodeID) -> String {
            graph[id].name.split(separator: ".").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        }
        var name = graph[node].id.value
        if let tab { name += "In" + joined(tab) }
        if !via.isEmpty || tab == nil { name += "Via" + (via.isEmpty ? "Root" : via.map(joined).joined()) }
        return name
    }

    /// The first of the patterns.
    public func pattern(in graph: Graph) -> LinkPattern { graph[node].links[links[0]] }
}

extension Graph {
    /// Whether the URLs of a pattern have a plan of their own. What is wrong has been reported.
    fileprivate func canPlace(_ link: LinkPattern, _ number: Int, of node: NodeID) -> Bool {
        guard number > 0, let via = link.via, !link.hasUnreadPlacement, kind(of: node).hasVia else { return false }
        return via.value.allSatisfy { $0.target != nil } && link.tab.map { $0.target != nil } ?? true
    }
}

extension NodeKind {
    /// Whether `via` can say what is below it.
    public var hasVia: Bool {
        switch self {
        case .screen, .sheet, .cover, .popover, .alert, .dialog, .flow: true
        case .tab, .split, .step, .action: false
        }
    }
}
