extension Model {
    /// A node at one position in the navigation.
    struct Spot: Hashable, Sendable {
        var id: Int
        var node: String
        /// The value of its parameter, if it has one.
        var value: Int?
        /// Whether its requirements have held since the start: a restored spot is not shown before.
        var isSure = true

        /// Whether both show the same.
        func isEqual(to other: Self) -> Bool { node == other.node && value == other.value }
    }

    /// A root, a tab or a presentation, with the screens on its stack.
    struct Level: Hashable, Sendable {
        var content: Spot
        var kind: WalkGraph.Kind
        /// Whether it is the level of a root or a tab.
        var isBase = false
        /// The split whose columns it shows; the content is the sidebar.
        var split: WalkGraph.Split?
        var columns: [WalkGraph.Column: Spot] = [:]
        var path: [Spot] = []
        /// The screen that presented it.
        var presenter: Int?
        /// The step of a flow; nil while its first step is undecided.
        var step: Int?
        /// The caller that awaits its result.
        var caller: Int?

        /// The content, and for a split, what is in its columns.
        var filled: [Spot] { [content] + WalkGraph.Column.allCases.compactMap { columns[$0] } }
        var spots: [Spot] { filled + path }
        var top: Spot { path.last ?? columns[.detail] ?? columns[.content] ?? content }

        func contains(_ spot: Int?) -> Bool { spots.contains { $0.id == spot } }

        /// Whether a screen is in a column of a split.
        func isColumn(_ spot: Int?) -> Bool { split != nil && filled.contains { $0.id == spot } }

        /// The column that a screen fills if it is opened from another one; nil if it is pushed.
        func column(of node: String, from spot: Int?) -> WalkGraph.Column? {
            guard isColumn(spot) else { return nil }
            return split?.column(of: node, from: columns.first { $0.value.id == spot }?.key)
        }

        /// Empties a column, with those after it and the stack.
        mutating func clear(_ column: WalkGraph.Column) {
            for other in WalkGraph.Column.allCases where other.rawValue >= column.rawValue { columns[other] = nil }
            path = []
        }

        /// Empties the first column whose screen is not kept.
        mutating func keepColumns(_ isKept: (Spot) -> Bool) {
            for column in WalkGraph.Column.allCases {
                if let spot = columns[column], !isKept(spot) { return clear(column) }
            }
        }

        /// Goes back to a screen, by its index in `spots`.
        mutating func goBack(to index: Int) {
            let kept = Set(spots.prefix(index + 1).map(\.id))
            path.removeAll { !kept.contains($0.id) }
            columns = columns.filter { kept.contains($0.value.id) }
        }

        /// Changes a screen, by its id.
        mutating func edit(_ id: Int, _ change: (inout Spot) -> Void) {
            if content.id == id { change(&content) }
            for (column, spot) in columns where spot.id == id {
                var spot = spot
                change(&spot)
                columns[column] = spot
            }
            for index in path.indices where path[index].id == id { change(&path[index]) }
        }
    }

    /// What is shown instead, on top of what is wanted.
    struct Overlay: Hashable, Sendable {
        var fallback: String
        var levels: [Level]
    }

    /// All that is stored: the navigation of the root, and the requests.
    struct Wanted: Hashable, Sendable {
        /// The root that is on display, or was when this was saved.
        var root: String?
        /// Whether that root has been on display since the start.
        var isRootSure = true
        var tab: String?
        /// Whether that tab has been on display since the start.
        var isTabSure = true
        /// The levels at the bottom, by tab or root.
        var bases: [String: Level] = [:]
        var presented: [Level] = []
        var requests: [Request] = []
        var overlays: [Overlay] = []
        var nextID = 1
        /// The ids of screens that were in columns. A column that shows the same again is the same to its view.
        var columnIDs: [String: Int] = [:]
        /// The screens that hold navigation.
        var holds: Set<Int> = []

        mutating func newID() -> Int {
            nextID += 1
            return nextID
        }

        /// The key of the level at the bottom.
        var baseKey: String? { root == "tabs" ? tab : root }

        /// The level at the bottom, and what is presented on it.
        var levels: [Level] {
            get { (baseKey.flatMap { bases[$0] }.map { [$0] } ?? []) + presented }
            set {
                if let key = baseKey { bases[key] = newValue.first }
                presented = Array(newValue.dropFirst())
            }
        }

        /// All levels that are kept, in any tab.
        var allLevels: [Level] {
            bases.sorted { $0.key < $1.key }.map(\.value) + presented + overlays.flatMap(\.levels)
        }

        /// Whether a screen is where "back" can lead, or on top.
        func contains(_ spot: Int) -> Bool {
            (levels + overlays.flatMap(\.levels)).contains { $0.contains(spot) }
        }

        /// Changes the levels that contain a screen: an overlay's, or those of the root.
        mutating func edit(at spot: Int?, _ change: (inout [Level], inout Wanted) -> Void) {
            let index = overlays.firstIndex { $0.levels.contains { $0.contains(spot) } }
            var levels = index.map { overlays[$0].levels } ?? self.levels
            change(&levels, &self)
            if let index { overlays[index].levels = levels } else { self.levels = levels }
        }

        /// Those who await an answer.
        var callers: Set<Int> { Set(allLevels.compactMap(\.caller) + requests.compactMap(\.caller)) }

        /// A root that leaves the display starts empty the next time.
        mutating func leaveRoot() {
            root = nil
            tab = nil
            bases = [:]
            presented = []
        }
    }

    /// A new spot that shows a node; nodes without a parameter have no value.
    func spot(_ id: String, _ value: Int?, _ wanted: inout Wanted) -> Spot {
        Spot(id: wanted.newID(), node: id, value: graph.node(id).parameter == .none ? nil : value ?? 1)
    }

    /// The screen in a column that shows a node.
    func columnSpot(
        _ column: WalkGraph.Column, of level: Level, _ id: String, _ value: Int?, _ wanted: inout Wanted
    ) -> Spot {
        var spot = spot(id, value, &wanted)
        let identity = graph.node(id).parameter == .identity ? spot.value ?? 1 : 0
        let key = "\(level.content.id) \(column) \(id) \(identity)"
        spot.id = wanted.columnIDs[key] ?? spot.id
        wanted.columnIDs[key] = spot.id
        return spot
    }

    /// Whether a spot shows a node with a value, comparing only what is part of its identity.
    func isSame(_ spot: Spot, _ node: String, _ value: Int?) -> Bool {
        spot.node == node && (graph.node(node).parameter != .identity || spot.value == value ?? 1)
    }

    /// Whether screens can be pushed onto a level.
    func hasStack(_ level: Level) -> Bool {
        // A screen that is an overlay is pushed, or presented with a stack.
        if level.presenter == nil, level.kind == .screen { return true }
        return !level.isBase && [.screen, .sheet, .cover].contains(level.kind)
            && graph.stacked.contains(level.content.node)
    }
}
