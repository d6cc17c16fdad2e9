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
        var path: [Spot] = []
        /// The screen that presented it.
        var presenter: Int?
        /// The step of a flow; nil while its first step is undecided.
        var step: Int?
        /// The caller that awaits its result.
        var caller: Int?

        var spots: [Spot] { [content] + path }
        var top: Spot { path.last ?? content }

        func contains(_ spot: Int?) -> Bool { spots.contains { $0.id == spot } }
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
