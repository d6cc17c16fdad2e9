nonisolated extension NavigationState {
    /// A level of the state: a root, a tab or a presentation, with its stack.
    public struct Level: Hashable, Identifiable, Sendable, CustomDebugStringConvertible {
        var core: LevelValue

        init(core: LevelValue) { self.core = core }

        /// Creates a presentation, to pass to the initializer of a state.
        public static func presenting(_ content: Content, path: [Graph.Route] = []) -> Level {
            Level(core: LevelValue(content: content.core, path: path.map { ScreenValue(id: 0, value: $0.nodeValue) }))
        }

        /// Identifies the level, so that two presentations of the same node are distinct.
        public var id: Int { core.id }

        /// The content below the stack.
        public var content: Content {
            @inlinable get { Content(contentValue) }
            set { core.content = newValue.core }
        }

        /// The screens on the stack, from bottom to top.
        public var path: [Graph.Route] {
            get { core.path.map(\.value).routes() }
            set { core.path = newValue.map { ScreenValue(id: 0, value: $0.nodeValue) } }
        }

        @usableFromInline var contentValue: ContentValue { core.content }

        /// Whether a caller awaits the level's result. Such a level is not saved.
        public var isAwaited: Bool {
            get { core.caller != nil }
            set { core.caller = newValue ? core.caller ?? 0 : nil }
        }

        /// How often a link led to the screen on top while it was already there.
        public var arrivals: Int { core.arrivals(Graph.table) }

        /// The nodes, from bottom to top.
        public var nodes: [Graph.Node] { core.nodes.map(Graph.Node.init(index:)) }

        /// The node on top.
        public var node: Graph.Node { Graph.Node(index: core.node) }

        public var debugDescription: String { core.description(Graph.table) }
    }

    /// The content of a level, below its stack.
    public indirect enum Content: Hashable, Sendable {
        /// A screen.
        case screen(Graph.Route)
        /// The columns of a split.
        case split(Split)
        /// A sheet.
        case sheet(Graph.Sheet)
        /// A full-screen cover.
        case cover(Graph.Cover)
        /// A popover.
        case popover(Graph.Popover)
        /// An alert.
        case alert(Graph.Alert)
        /// A confirmation dialog.
        case dialog(Graph.Dialog)
        /// A flow, with its step and its data.
        case flow(Graph.Flow)

        /// The node. For a split, this is the node in its last filled column.
        public var node: Graph.Node { Graph.Node(index: core.node) }

        public static func == (left: Self, right: Self) -> Bool { left.core == right.core }

        public func hash(into hasher: inout Hasher) { hasher.combine(core) }
    }
}

nonisolated extension NavigationState.Content {
    @inlinable var core: ContentValue {
        switch self {
        case .screen(let value): return ContentValue(.screen, value.nodeValue)
        case .split(let split): return split.core
        case .sheet(let value): return ContentValue(.sheet, value.nodeValue)
        case .cover(let value): return ContentValue(.cover, value.nodeValue)
        case .popover(let value): return ContentValue(.popover, value.nodeValue)
        case .alert(let value): return ContentValue(.alert, value.nodeValue)
        case .dialog(let value): return ContentValue(.dialog, value.nodeValue)
        case .flow(let value): return ContentValue(flow: value.node.index, value.value)
        }
    }

    /// Cannot fail: content in a state was created from the graph's types.
    @inlinable
    init(_ core: ContentValue) {
        let content: Self?
        switch core.style {
        case .screen: content = Graph.Route(core.value).map(Self.screen)
        case .split: content = .split(NavigationState.Split(core: core))
        case .sheet: content = Graph.Sheet(core.value).map(Self.sheet)
        case .cover: content = Graph.Cover(core.value).map(Self.cover)
        case .popover: content = Graph.Popover(core.value).map(Self.popover)
        case .alert: content = Graph.Alert(core.value).map(Self.alert)
        case .dialog: content = Graph.Dialog(core.value).map(Self.dialog)
        case .flow: content = Graph.Flow(Graph.Node(index: core.node), core.flow).map(Self.flow)
        }
        guard let content else { preconditionFailure("no such content") }
        self = content
    }
}

nonisolated extension NavigationState {
    /// The columns of a split; `nil` for an empty column.
    public struct Split: Hashable, Sendable {
        /// A column.
        public typealias Column = SplitColumn
        /// Which columns are visible.
        public typealias Visibility = SplitVisibility

        @usableFromInline var core: ContentValue

        @usableFromInline init(core: ContentValue) { self.core = core }

        /// Creates the columns of a split.
        public init(
            sidebar: Graph.Route, content: Graph.Route? = nil, detail: Graph.Route? = nil,
            visibility: Visibility = .automatic
        ) {
            let split = SplitValue(
                content: content?.nodeValue, detail: detail?.nodeValue, visibility: visibility)
            core = ContentValue(.split, sidebar.nodeValue, split: split)
        }

        /// The screen in the first column.
        public var sidebar: Graph.Route {
            get {
                guard let route = Graph.Route(core.value) else { preconditionFailure("no such column") }
                return route
            }
            set { core.value = newValue.nodeValue }
        }

        /// The screen in the middle column.
        public var content: Graph.Route? {
            get { core.split?.content.flatMap { Graph.Route($0) } }
            set { core.split?.content = newValue?.nodeValue }
        }

        /// The screen in the last column.
        public var detail: Graph.Route? {
            get { core.split?.detail.flatMap { Graph.Route($0) } }
            set { core.split?.detail = newValue?.nodeValue }
        }

        /// Which columns are visible.
        public var visibility: Visibility {
            get { core.split?.visibility ?? .automatic }
            set { core.split?.visibility = newValue }
        }

        /// The column that is visible where only one fits.
        public var compactColumn: Column {
            get { core.split?.compactColumn ?? .sidebar }
            set { core.split?.compactColumn = newValue }
        }

        /// The screen in a column; `nil` if the column is empty.
        public subscript(column: Column) -> Graph.Route? { core[column].flatMap { Graph.Route($0) } }

        /// The nodes of the filled columns.
        public var nodes: [Graph.Node] { core.columns.map { Graph.Node(index: $0.node) } }

        /// The node in the last filled column.
        public var node: Graph.Node { Graph.Node(index: core.node) }
    }
}
