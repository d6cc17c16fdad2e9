/// The navigators of a linking configuration, and the nodes of their screens.
struct LinkingNavigators {
    enum Child {
        case node(Int)
        case navigator(Int)
    }

    private struct Navigator {
        var name: String
        var initial: String?
        var parent: Int?
        var children: [(name: String, child: Child)] = []
        /// The node that is shown first, if the source says so.
        var entry: Int?
    }

    private var navigators: [Navigator] = []
    /// The navigators around nodes, and the names of their screens there.
    private var places: [Int: (navigator: Int, name: String)] = [:]

    var indices: Range<Int> { navigators.indices }

    mutating func add(_ name: String, initial: String?, inside parent: Int?) -> Int {
        navigators.append(Navigator(name: name, initial: initial, parent: parent))
        return navigators.count - 1
    }

    mutating func add(_ child: Child, named name: String, to navigator: Int) {
        navigators[navigator].children.append((name, child))
        if case .node(let node) = child { places[node] = (navigator, name) }
        if name == navigators[navigator].initial, navigators[navigator].entry == nil {
            navigators[navigator].entry = entry(of: child)
        }
    }

    /// Records the node for the URL of a navigator.
    mutating func setEntry(of navigator: Int, to node: Int) {
        navigators[navigator].entry = node
        places[node] = navigators[navigator].parent.map { ($0, navigators[navigator].name) }
    }

    func name(of navigator: Int) -> String { navigators[navigator].name }

    /// The node that a navigator shows first, if the source says so.
    func entry(of navigator: Int) -> Int? { navigators[navigator].entry }

    private func entry(of child: Child) -> Int? {
        switch child {
        case .node(let node): node
        case .navigator(let navigator): navigators[navigator].entry
        }
    }

    /// The navigator or screen that a navigator shows first, or itself.
    func initialChild(of navigator: Int) -> Child {
        let initial = navigators[navigator].initial
        return navigators[navigator].children.first { $0.name == initial }?.child ?? .navigator(navigator)
    }

    /// The nodes of a child, in order. Navigators are not nested deeper than JSON can be.
    func nodes(below child: Child) -> [Int] {
        switch child {
        case .node(let node): [node]
        case .navigator(let navigator): navigators[navigator].children.flatMap { nodes(below: $0.child) }
        }
    }

    /// What a navigator shows: the names of nodes, and navigators.
    func labels(of navigator: Int, _ nodes: [SketchNode]) -> [String] {
        navigators[navigator].children.map { name, child in
            switch child {
            case .node(let node): "`\(nodes[node].name)`"
            case .navigator: "the navigator `\(name)`"
            }
        }
    }

    /// The nodes that the source shows below a node when a link opens it, from the lowest.
    func screensBelow(_ node: Int) -> [Int] {
        var below: [Int] = []
        guard var (navigator, name) = places[node] else { return [] }
        while true {
            let current = navigators[navigator]
            if let initial = current.initial, initial != name, let entry = current.entry { below.append(entry) }
            guard let parent = current.parent else { return below.reversed() }
            (navigator, name) = (parent, current.name)
        }
    }
}
