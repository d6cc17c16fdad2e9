import NavGraph

/// Where plans start: a root, or a tab of a root that is a tab bar.
///
/// A node can be shown in several positions of a context. On a stack, its position is the index of
/// the node. Each column of a split that is the root has positions of its own, since routes from
/// there lead elsewhere.
///
/// It is a class so that passing it copies nothing.
final class PlanContext: Sendable {
    let choice: Int
    let tab: NodeID?
    /// A screen, a split or a flow.
    let root: NodeID
    /// The conditions for showing the root.
    let needs: ConditionSets.ID
    /// The screen whose values the tab fixes, if any: its root, or the sidebar of its split. Links to
    /// this screen open it elsewhere, unless they have these values.
    let fixedScreen: NodeID?
    private let nodeCount: Int
    /// If the root is a split: each screen of each column.
    private let cells: [(screen: NodeID, column: Int)]
    /// By screen: its positions in columns, the first column first.
    private let positions: [NodeID: [Int]]

    init(choice: Int, tab: NodeID?, root: NodeID, needs: ConditionSets.ID, _ graph: Graph) {
        self.choice = choice
        self.tab = tab
        self.root = root
        self.needs = needs
        fixedScreen = graph.fixedValues(ofTab: tab).isEmpty ? nil : tab.flatMap(graph.rootScreen)
        nodeCount = graph.nodes.count
        guard case .split(let split) = graph[root].detail else {
            (cells, positions) = ([], [:])
            return
        }
        cells = split.columns.enumerated().flatMap { column, shown in
            shown.screens.compactMap { $0.target.map { ($0, column) } }
        }
        var positions: [NodeID: [Int]] = [:]
        for (index, cell) in cells.enumerated() { positions[cell.screen, default: []].append(nodeCount + index) }
        self.positions = positions
    }

    /// The number of positions.
    var positionCount: Int { nodeCount + cells.count }

    func node(at position: Int) -> NodeID {
        position < nodeCount ? NodeID(position) : cells[position - nodeCount].screen
    }

    /// The column of a position. A split that is the root counts as its first column.
    func column(of position: Int) -> Int? {
        if position >= nodeCount { return cells[position - nodeCount].column }
        return position == root.index && !cells.isEmpty ? 0 : nil
    }

    /// The position of a screen in a column. Nil if it is not in that column.
    func position(of screen: NodeID, inColumn column: Int) -> Int? {
        positions[screen]?.first { cells[$0 - nodeCount].column == column }
    }

    /// The position of a screen when a route leads to it from a column: the last later column that
    /// has it.
    func position(of screen: NodeID, after column: Int) -> Int? {
        guard !cells.isEmpty, let last = positions[screen]?.last, cells[last - nodeCount].column > column else {
            return nil
        }
        return last
    }

    /// Calls `body` with all positions of a node, the stack first.
    func forEachPosition(of node: NodeID, _ body: (Int) -> Void) {
        body(node.index)
        guard !cells.isEmpty else { return }
        positions[node]?.forEach(body)
    }

    /// Whether a route from anywhere to a node starts at the root; at a split, it starts at the sidebar.
    func starts(globalRoute number: Int, to target: NodeID, _ analyzed: AnalyzedGraph) -> Bool {
        let kind = analyzed.graph.kind(of: root)
        guard root != target, kind.isView || kind == .split else { return false }
        guard !analyzed.graph.routes[number].except.isEmpty else { return true }
        return analyzed.startsGlobalRoute(number, at: cells.first?.screen ?? root)
    }
}

extension PlanContext {
    /// The contexts of a graph, by root and tab.
    static func all(of graph: Graph, _ sets: inout ConditionSets) -> [PlanContext] {
        var contexts: [PlanContext] = []
        // A later root is shown only while the conditions of earlier ones fail.
        var earlier: [String] = []
        for (index, choice) in graph.roots.enumerated() {
            let shown = sets.set(named: earlier + choice.when.map(\.key))
            earlier.append(choice.when.count == 1 ? choice.when[0].oppositeKey : "no root \(index)")
            func add(_ tab: NodeID?, _ root: NodeID?, _ needs: [ConditionUse]) {
                guard let root else { return }
                let needs = sets.union(shown, sets.set(needs))
                contexts.append(PlanContext(choice: index, tab: tab, root: root, needs: needs, graph))
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
