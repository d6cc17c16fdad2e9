import NavGraph

/// Where plans start: a root, or a tab of a root that is a tab bar.
///
/// A node may be shown in more than one place there. On a stack it has the number of the node; in a column of the split
/// that is the root, it has a number of its own, since a route leads elsewhere from there.
///
/// A class, so that asking it copies nothing.
final class PlanContext: Sendable {
    let choice: Int
    let tab: NodeID?
    /// A screen, a split or a flow.
    let root: NodeID
    /// The conditions under which the root is shown.
    let needs: ConditionSets.ID
    private let nodeCount: Int
    /// Of a root that is a split: each screen of each column.
    private let cells: [(screen: NodeID, column: Int)]
    /// By screen: its places in columns, the first column first.
    private let places: [NodeID: [Int]]

    init(choice: Int, tab: NodeID?, root: NodeID, needs: ConditionSets.ID, _ graph: Graph) {
        self.choice = choice
        self.tab = tab
        self.root = root
        self.needs = needs
        nodeCount = graph.nodes.count
        guard case .split(let split) = graph[root].detail else {
            (cells, places) = ([], [:])
            return
        }
        cells = split.columns.enumerated().flatMap { column, shown in
            shown.screens.compactMap { $0.target.map { ($0, column) } }
        }
        var places: [NodeID: [Int]] = [:]
        for (number, cell) in cells.enumerated() { places[cell.screen, default: []].append(nodeCount + number) }
        self.places = places
    }

    /// How many places there are.
    var placeCount: Int { nodeCount + cells.count }

    func node(at place: Int) -> NodeID {
        place < nodeCount ? NodeID(place) : cells[place - nodeCount].screen
    }

    /// The column of a place. What is shown on a split that is the root starts from its first column.
    func column(of place: Int) -> Int? {
        if place >= nodeCount { return cells[place - nodeCount].column }
        return place == root.index && !cells.isEmpty ? 0 : nil
    }

    /// Where a screen is shown when it fills a column; nil if it is not in that column.
    func place(of screen: NodeID, inColumn column: Int) -> Int? {
        places[screen]?.first { cells[$0 - nodeCount].column == column }
    }

    /// Where a screen is shown when a route leads to it from a column: the last of the later columns that has it.
    func place(of screen: NodeID, after column: Int) -> Int? {
        guard !cells.isEmpty, let last = places[screen]?.last, cells[last - nodeCount].column > column else {
            return nil
        }
        return last
    }

    /// All places in which a node may be shown, the stack first.
    func forEachPlace(of node: NodeID, _ body: (Int) -> Void) {
        body(node.index)
        guard !cells.isEmpty else { return }
        places[node]?.forEach(body)
    }
}

extension PlanContext {
    /// The contexts of a graph, by root and tab.
    static func all(of graph: Graph, _ sets: inout ConditionSets) -> [PlanContext] {
        var contexts: [PlanContext] = []
        // A later root is shown only while those before it are not.
        var earlier: [String] = []
        for (number, choice) in graph.roots.enumerated() {
            let shown = sets.set(named: earlier + choice.when.map(\.key))
            earlier.append(choice.when.count == 1 ? choice.when[0].oppositeKey : "no root \(number)")
            func add(_ tab: NodeID?, _ root: NodeID?, _ needs: [ConditionUse]) {
                guard let root else { return }
                let needs = sets.union(shown, sets.set(needs))
                contexts.append(PlanContext(choice: number, tab: tab, root: root, needs: needs, graph))
            }
            switch choice.show {
            case .node(let reference): add(nil, reference.target, reference.target.map(graph.needs(ofRoot:)) ?? [])
            case .tabs:
                for id in graph.ids(of: .tab) {
                    guard case .tab(let tab) = graph[id].detail else { continue }
                    add(id, tab.root?.target, graph.needs(ofTab: id))
                }
            }
        }
        return contexts
    }
}
