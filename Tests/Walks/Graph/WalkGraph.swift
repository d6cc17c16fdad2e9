/// A small graph as a value: what the generator makes, what the compiler reads as YAML, what the model walks through,
/// and what is made smaller when a promise is broken.
struct WalkGraph: Hashable, Codable, Sendable {
    /// A condition; `otherwise` is the node that is shown while it is false.
    struct Condition: Hashable, Codable, Sendable {
        var name: String
        var otherwise: String?
    }

    /// A condition that must hold, or one that must not.
    struct Need: Hashable, Comparable, Codable, Sendable {
        var condition: Int
        var holds = true

        static func < (left: Self, right: Self) -> Bool {
            (left.condition, left.holds ? 1 : 0) < (right.condition, right.holds ? 1 : 0)
        }
    }

    /// What a node is.
    enum Kind: String, Hashable, Codable, Sendable { case screen, sheet, cover, popover, alert, dialog, flow, action }

    /// What a link does to a presentation.
    enum OnLink: String, Hashable, Codable, Sendable { case close, stack, wait }

    /// How an exit shows its target. `show` is without `as`.
    enum Manner: String, Hashable, Codable, Sendable {
        case show, sheet, cover, replace, reset, popTo, dismiss, open, under
    }

    /// A way out of a node: a route, or the route of an alert's answer.
    struct Exit: Hashable, Codable, Sendable {
        var target: String
        var manner = Manner.show
        /// The node to go back to first (`as: {popTo: …}`).
        var from: String?
        /// The conditions under which it is offered.
        var when: [Need] = []
        /// The value that the route fixes.
        var value: Int?
    }

    /// A step of a flow.
    struct Step: Hashable, Codable, Sendable {
        var name: String
        var when: [Need] = []
    }

    /// Which parameter a node has: none, one that is part of its identity, or one that is not.
    enum Parameter: String, Hashable, Codable, Sendable { case none, identity, other }

    /// A node, and the keys that it is declared with.
    struct Node: Hashable, Codable, Sendable {
        var id: String
        var kind = Kind.screen
        var parameter = Parameter.none
        var requires: [Need] = []
        var exits: [Exit] = []
        var onLink = OnLink.close
        /// Whether a sheet or a cover has a stack.
        var hasStack = true
        var steps: [Step] = []
        var then: String?
        /// Whether the values of the node exist only in memory.
        var isTransient = false
        /// Whether links lead to it.
        var hasURL = false
        var via: [String]?
        var tab: String?
        /// Whether a link shows it on top of what is shown.
        var opensOnTop = false
    }

    /// An entry of the list of roots; `show` is `tabs` or the id of a node.
    struct Root: Hashable, Codable, Sendable {
        var when: [Need] = []
        var show: String
    }

    /// A column of a split after its sidebar.
    enum Column: Int, CaseIterable, Hashable, Codable, Sendable { case content, detail }

    /// A split: the screen of its sidebar, and those that its other columns show.
    struct Split: Hashable, Codable, Sendable {
        var id: String
        var sidebar: String
        var content: [String] = []
        var detail: [String]

        /// The column that shows a screen if it is opened from another one; nil for the sidebar.
        func column(of screen: String, from column: Column?) -> Column? {
            if column == .detail { return nil }
            let usual: Column? = detail.contains(screen) ? .detail : content.contains(screen) ? .content : nil
            return usual == column ? nil : usual
        }
    }

    /// A tab with the screen or split at its bottom.
    struct Tab: Hashable, Codable, Sendable {
        var id: String
        var root: String
        var requires: [Need] = []
        var visible: [Need] = []
        var hasURL = false
    }

    var conditions: [Condition]
    var roots: [Root]
    var tabs: [Tab] = []
    var splits: [Split] = []
    /// In the order of declaration.
    var nodes: [Node]
    /// How many minutes a request waits.
    var limit = 30
    /// Whether only the newest link waits.
    var keepsNewestLink = false
    /// The screen that is shown while the root is undecided.
    var launching: String?

    func node(_ id: String) -> Node { nodes.first { $0.id == id } ?? Node(id: id) }

    func tab(_ id: String?) -> Tab? { tabs.first { $0.id == id } }

    func split(_ id: String) -> Split? { splits.first { $0.id == id } }

    /// Whether `tabs` is one of the roots.
    var showsTabs: Bool { roots.contains { $0.show == "tabs" } }

    /// The fallback of a need that is false.
    func fallback(of need: Need) -> String? { need.holds ? conditions[need.condition].otherwise : nil }
}

extension WalkGraph.Kind {
    /// Whether it is shown on top of something.
    var isPresented: Bool {
        switch self {
        case .screen, .action: false
        case .sheet, .cover, .popover, .alert, .dialog, .flow: true
        }
    }

    /// Whether nothing can be presented on it.
    var isAlert: Bool { self == .alert || self == .dialog }
}
