/// The style in which a node is shown.
@usableFromInline
nonisolated enum ContentStyle: UInt8, CaseIterable, Sendable {
    case screen, split, sheet, cover, popover, alert, dialog, flow

    /// The style in which nodes of a kind are shown by default.
    init(_ kind: NodeKind) {
        switch kind {
        case .split: self = .split
        case .sheet: self = .sheet
        case .cover: self = .cover
        case .popover: self = .popover
        case .alert: self = .alert
        case .dialog: self = .dialog
        case .flow, .step: self = .flow
        case .tab, .screen, .action: self = .screen
        }
    }

    /// The key of the style in saved states.
    var savedKey: SavedKey {
        switch self {
        case .screen: return SavedKey("screen")
        case .split: return SavedKey("split")
        case .sheet: return SavedKey("sheet")
        case .cover: return SavedKey("cover")
        case .popover: return SavedKey("popover")
        case .alert: return SavedKey("alert")
        case .dialog: return SavedKey("dialog")
        case .flow: return SavedKey("flow")
        }
    }

    /// Whether the content can present something on top. For such content, the system also reports
    /// when it appears and disappears.
    var isHost: Bool { self != .alert && self != .dialog }

    /// Whether the presentation is anchored to a view.
    var isAnchored: Bool { self == .popover || self == .dialog }
}

/// The content of a level, below the screens on its stack.
@usableFromInline
nonisolated struct ContentValue: Hashable, Sendable {
    @usableFromInline let style: ContentStyle
    /// The node and its values. For a split, this is the screen in its sidebar. The values of a flow
    /// are those of its parameters.
    @usableFromInline var value: NodeValue
    /// The step and the data of a flow.
    @usableFromInline var flow: FlowValue?
    /// The other columns of a split.
    @usableFromInline var split: SplitValue?

    @inlinable
    init(_ style: ContentStyle, _ value: NodeValue, _ flow: FlowValue? = nil, split: SplitValue? = nil) {
        self.style = style
        self.value = value
        self.flow = flow
        self.split = split
    }

    /// Creates the content that shows a flow.
    @usableFromInline
    init(flow node: Int, _ flow: FlowValue) { self.init(.flow, NodeValue(node, parameters: flow.parameters), flow) }

    /// Creates the content that shows a node in the style of its kind; `nil` if required parameters
    /// are missing.
    init?(_ value: NodeValue, _ table: GraphTable) {
        switch table.nodes[value.node].kind {
        case .flow:
            guard let flow = table.types.flow(value) else { return nil }
            self.init(flow: value.node, flow)
        case .step:
            // Start the flow at this step.
            var flow = value.node - 1
            while table.nodes[flow].kind == .step { flow -= 1 }
            guard var content = table.types.flow(NodeValue(flow, parameters: value.parameters)) else { return nil }
            content.step = value.node - flow - 1
            self.init(flow: flow, content)
        default:
            let style = table.style(of: value.node)
            guard let value = table.value(style, value) else { return nil }
            self.init(style, value)
        }
    }

    /// Creates the content that shows a node in a style; `nil` if required parameters are missing.
    init?(_ style: ContentStyle, _ value: NodeValue, _ table: GraphTable) {
        if style == .flow {
            self.init(value, table)
        } else {
            guard let value = table.value(style, value) else { return nil }
            self.init(style, value)
        }
    }

    /// Creates the initial content of a stack; `nil` if the root requires parameters.
    ///
    /// - Parameter arguments: The values of the root, or of the sidebar of a split.
    init?(atRoot node: Int, _ arguments: [PlanArgument], _ nodes: [GraphTableNode], _ types: GraphTypes) {
        func value(_ screen: Int) -> NodeValue? {
            let own = LinkPlan.Entry(node: screen, arguments: arguments).value(NodeValue(screen))
            return types.value(.screen, own)
        }
        switch nodes[node].kind {
        case .split:
            guard let sidebar = nodes[node].sidebar.first, let value = value(sidebar) else { return nil }
            self.init(.split, value, split: SplitValue(visibility: nodes[node].splitVisibility))
        case .flow:
            guard let flow = types.flow(NodeValue(node)) else { return nil }
            self.init(flow: node, flow)
        default:
            guard let value = value(node) else { return nil }
            self.init(.screen, value)
        }
    }

    /// The index of the node. For a split, this is the screen in its last filled column.
    @inlinable var node: Int { split?.last?.node ?? value.node }

    /// The index of the node. For a split, this is the screen in its sidebar.
    var lowestNode: Int { value.node }

    /// The index of the node, or of a flow's current step.
    func shownNode(_ table: GraphTable) -> Int {
        guard let flow else { return node }
        let step = node + 1 + flow.step
        return table.steps(of: node).contains(step) ? step : node
    }

    /// The value of the node. For a split, this is the screen in its last filled column.
    var shownValue: NodeValue { split?.last ?? value }

    /// Whether the contents are the same, comparing only the parameters in the node's `identity:`, and
    /// of splits only the sidebars.
    func isSame(as other: Self, in table: GraphTable) -> Bool {
        style == other.style && value.isSame(as: other.value, in: table)
    }

    /// Returns the flow with the data of its previous state, if that has the same parameters. It
    /// also keeps the previous step, unless the new state is at a step other than the first.
    func keeping(_ former: Self) -> Self {
        guard let flow, value == former.value, var kept = former.flow else { return self }
        if flow.step != 0 { kept.step = flow.step }
        return ContentValue(style, value, kept)
    }

    /// The screen in a column of a split.
    subscript(column: SplitColumn) -> NodeValue? {
        guard let split else { return nil }
        return column == .sidebar ? value : split[column]
    }

    /// The last filled column of a split.
    var lastColumn: SplitColumn { split?.lastColumn ?? .sidebar }

    /// The screens in the filled columns of a split.
    var columns: [NodeValue] {
        guard let split else { return [] }
        return [value, split.content, split.detail].compactMap(\.self)
    }

    /// The last column that shows a node; if `column` is given, only columns before it are
    /// searched.
    func column(of node: Int, before column: SplitColumn? = nil) -> SplitColumn? {
        SplitColumn.allCases.prefix { $0 != column }.last { self[$0]?.node == node }
    }
}

/// The columns of a split after the sidebar; `nil` for an empty column.
@usableFromInline
nonisolated struct SplitValue: Hashable, Sendable {
    // An array, to keep `ContentValue` small if it shows no split.
    private var later: [NodeValue?]
    var visibility: SplitVisibility
    /// The column that is visible where only one fits.
    var compactColumn: SplitColumn

    init(content: NodeValue? = nil, detail: NodeValue? = nil, visibility: SplitVisibility = .automatic) {
        later = [content, detail]
        self.visibility = visibility
        compactColumn = detail != nil ? .detail : content != nil ? .content : .sidebar
    }

    var content: NodeValue? {
        get { later[0] }
        set { later[0] = newValue }
    }

    var detail: NodeValue? {
        get { later[1] }
        set { later[1] = newValue }
    }

    subscript(column: SplitColumn) -> NodeValue? {
        switch column {
        case .sidebar: return nil
        case .content: return content
        case .detail: return detail
        }
    }

    /// The screen in the last filled column, if that is not the sidebar.
    @usableFromInline var last: NodeValue? { detail ?? content }

    /// The last filled column.
    var lastColumn: SplitColumn { detail != nil ? .detail : content != nil ? .content : .sidebar }

    /// Empties a column and those after it.
    mutating func clear(_ column: SplitColumn) {
        if column == .content { content = nil }
        if column != .sidebar { detail = nil }
        compactColumn = column == .detail && content != nil ? .content : .sidebar
    }

    /// Empties the columns after one and makes it the one that is visible where only one fits.
    mutating func clear(behind column: SplitColumn) {
        if column == .sidebar { content = nil }
        if column != .detail { detail = nil }
        compactColumn = column
    }
}

/// Counts how often links led to screens that were already on top.
///
/// In its methods, `nil` means the content below a stack, unless it is in a column.
nonisolated struct ArrivalCounts: Hashable, Sendable {
    private struct Count: Hashable, Sendable {
        let screen: NodeValue?
        var number = 0

        func isFor(_ other: NodeValue?, _ table: GraphTable) -> Bool {
            guard let screen, let other else { return screen == nil && other == nil }
            return screen.isSame(as: other, in: table)
        }
    }

    private var counts: [Count] = []

    func number(_ screen: NodeValue?, _ table: GraphTable) -> Int {
        counts.first { $0.isFor(screen, table) }?.number ?? 0
    }

    mutating func add(_ screen: NodeValue?, _ table: GraphTable) {
        let index = counts.firstIndex { $0.isFor(screen, table) } ?? counts.endIndex
        if index == counts.endIndex { counts.append(Count(screen: screen)) }
        counts[index].number += 1
    }

    /// Removes the counts of all other screens.
    mutating func keep(_ screens: [NodeValue], content isKept: Bool, _ table: GraphTable) {
        if counts.isEmpty { return }
        counts.removeAll { count in
            count.screen == nil ? !isKept : !screens.contains { count.isFor($0, table) }
        }
    }
}
