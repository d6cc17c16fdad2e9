import NavGraph
import NavSyntax

/// A tab with what only tabs have.
private struct TabEntry {
    let id: NodeID
    let detail: TabDetail
}

extension GraphDocument {
    /// The members of a single kind each, named after the kind.
    static let kindDetails: [Member<NodeEntry>] = [
        detail(.screen, screen) { if case .screen(let screen) = $0 { screen } else { nil } },
        .optional("tabDetail", tab, "What a tab has.") { entry in
            if case .tab(let detail) = entry.node.detail { TabEntry(id: entry.id, detail: detail) } else { nil }
        },
        detail(.split, split) { if case .split(let split) = $0 { split } else { nil } },
        detail(.sheet, presentation) { if case .presentation(let sheet) = $0 { sheet } else { nil } },
        detail(.cover, presentation) { if case .presentation(let cover) = $0 { cover } else { nil } },
        detail(.popover, presentation) { if case .presentation(let popover) = $0 { popover } else { nil } },
        detail(.alert, alert) { if case .alert(let alert) = $0 { alert } else { nil } },
        detail(.dialog, alert) { if case .alert(let dialog) = $0 { dialog } else { nil } },
        detail(.flow, flow) { if case .flow(let flow) = $0 { flow } else { nil } },
        detail(.step, step) { if case .step(let step) = $0 { step } else { nil } },
        .optional("actionDetail", action, "What \(NodeKind.action.withArticle) has.") { entry in
            entry.node.kind == .action ? entry : nil
        },
    ]

    /// A member that only the nodes of a kind have.
    private static func detail<Detail>(
        _ kind: NodeKind, _ type: DocumentType<Detail>, _ value: @escaping @Sendable (Node.Detail) -> Detail?
    ) -> Member<NodeEntry> {
        .optional(kind.rawValue + "Detail", type, "What \(kind.withArticle) has.") { entry in
            entry.node.kind == kind ? value(entry.node.detail) : nil
        }
    }

    private static let screen = DocumentType<ScreenDetail>.object(
        "screenDetail", "What only screens have.",
        [
            Member("titleMode", .orNull(.word), "How the title is shown.") { $0.titleMode },
            Member("transition", .orNull(.word), "How it appears.") { $0.transition },
        ])

    private static let tab = DocumentType<TabEntry>.object(
        "tabDetail", "What only tabs have.",
        [
            Member("icon", .orNull(.string), "Its SF Symbol.") { $0.detail.icon },
            Member("root", .orNull(.node), "The root of its stack.") { $0.detail.root?.target },
            .optional("params", .map(.value), "The values that its root always has, or the sidebar of its split.") {
                $1.rootValues(ofTab: $0.id)
            },
            .optional("plan", plan, "What links to its root with these values show.") { $1.rootPlan(ofTab: $0.id) },
            Member("search", .bool, "It is the search tab.") { $0.detail.isSearch },
            Member("badge", .bool, "It has a badge.") { $0.detail.hasBadge },
            Member("visible", .listOnOneLine(.condition), "The conditions under which it is visible.") {
                $0.detail.visible
            },
            Member("group", .orNull(.string), "The title of its section in the tab bar.") { $0.detail.group },
        ])

    // MARK: - Splits

    /// A column with the placeholder that it shows while it is empty.
    private typealias Column = (screens: [NodeReference], placeholder: Placeholder?)

    private static let split = DocumentType<SplitDetail>.object(
        "splitDetail", "What only splits have.",
        [
            Member("icon", .orNull(.string), "Its SF Symbol.") { $0.icon },
            Member("sidebar", .orNull(column), "The first column.") { entry($0.sidebar, of: $0) },
            Member("content", .orNull(column), "The middle column.") { entry($0.content, of: $0) },
            Member("detail", .orNull(column), "The last column.") { entry($0.detail, of: $0) },
            Member("visibility", .orNull(.word), "Which columns are visible at first.") { $0.visibility },
        ])

    /// A column with its own placeholder or that of the split.
    private static func entry(_ column: SplitColumn?, of split: SplitDetail) -> Column? {
        column.map { ($0.screens, $0.placeholder ?? split.placeholder) }
    }

    private static let column = DocumentType<Column>.object(
        "column", "A column of a split.",
        [
            Member("screens", .listOnOneLine(.node), "The screens that it can show.") {
                $0.screens.compactMap(\.target)
            },
            Member("placeholder", .orNull(placeholder), "What it shows while it is empty.") { $0.placeholder },
        ])

    private static let placeholder = DocumentType<Placeholder>.object(
        "placeholder", "What an empty column shows.",
        [
            Member("title", .orNull(.string), "Its title.") { $0.title?.plainText },
            Member("icon", .orNull(.string), "Its SF Symbol.") { $0.icon },
        ])

    // MARK: - Alerts and dialogs

    private static let alert = DocumentType<AlertDetail>.object(
        "alertDetail", "What only alerts and dialogs have.",
        [
            Member("message", .orNull(.string), "Its message.") { $0.message?.plainText },
            Member("actions", .list(alertAction), "Its actions, in order.") { $0.actions },
        ])

    private static let alertAction = DocumentType<AlertAction>.object(
        "alertAction", "A button of an alert or dialog.", isOnOneLine: true,
        [
            Member("id", .string, "Its id.") { $0.id.value },
            Member("label", .orNull(.string), "Its label.") { $0.label?.plainText },
            Member("role", .orNull(.word), "Its role.") { $0.role },
            Member("to", .orNull(.node), "Where it leads once the alert is closed.") { action, document in
                action.route.flatMap { document.graph.routes[$0].target.target }
            },
        ])

    // MARK: - Flows and actions

    private static let flow = DocumentType<FlowDetail>.object(
        "flowDetail", "What only flows have.",
        [
            Member("as", .word, "How it is shown.") { $0.style },
            Member("steps", .listOnOneLine(.node), "Its steps, in order.") { $0.steps },
            Member("data", .list(parameter), "The values that its steps share.") { $1.parameters($0.data) },
            Member("then", .orNull(.node), "What is shown when it is completed.") { $0.then?.target },
            Member("back", .bool, "The user can go back.") { $0.allowsBack },
            Member("skippable", .bool, "The user can skip it.") { $0.isSkippable },
            Member("skipTo", .orNull(.node), "What is shown when it is skipped.") { $0.skipTo?.target },
            Member("onLink", .orNull(.word), "What a link does while it is shown.") { $0.onLink },
        ])

    private static let step = DocumentType<StepDetail>.object(
        "stepDetail", "What only the steps of flows have.",
        [
            Member("flow", .node, "Its flow.") { $0.flow },
            Member("when", .listOnOneLine(.condition), "The conditions under which it is shown.") { $0.when },
            Member("skippable", .bool, "The user can skip it.") { $0.isSkippable },
            Member("final", .bool, "The user cannot go back from it.") { $0.isFinal },
        ])

    private static let action = DocumentType<NodeEntry>.object(
        "actionDetail", "What only actions have.",
        [
            Member("then", .listOnOneLine(.node), "The nodes to which it can lead.") { targets(of: $0) },
            Member("outcomes", .list(outcome), "The same nodes, with the values that they need of the app's handler.") {
                action, document in
                targets(of: action).map { target in
                    (target, document.graph.outcomeParameters(of: target, after: action.id).map(\.name.value))
                }
            },
        ])

    private static let outcome = DocumentType<(node: NodeID, values: [String])>.object(
        "outcome", "A node to which an action can lead.", isOnOneLine: true,
        [
            Member("node", .node, "The node.") { $0.node },
            Member("values", .listOnOneLine(.string), "The parameters whose values the app's handler returns with it.")
            {
                $0.values
            },
        ])

    private static func targets(of action: NodeEntry) -> [NodeID] {
        guard case .action(let detail) = action.node.detail else { return [] }
        return detail.then.compactMap(\.target)
    }
}
