/// The operations that depend on the graph's own types, as functions.
///
/// There is one instance for each graph. All other code works on node values and is the same for
/// all graphs.
@usableFromInline
nonisolated struct GraphTypes: Sendable {
    /// Whether a debug build prints what the app asks for and the graph does not allow.
    @usableFromInline let reportsMistakes: Bool
    /// Reads a node that is shown in a style; `nil` if the graph has no such node.
    @usableFromInline let read: @Sendable (ContentStyle, Int, inout ValueReader) -> NodeValue?
    /// Reads an action.
    @usableFromInline let readAction: @Sendable (Int, inout ValueReader) -> NodeValue?
    /// Reads the values of a link.
    @usableFromInline let readLink: @Sendable (Int, inout ValueReader) -> NodeValue?
    /// Reads the link of a URL, for the build of the app with an index.
    @usableFromInline let readURL: @Sendable (String, Int) -> NodeValue?
    @usableFromInline let links: @Sendable () -> LinkTable
    /// Makes a flow at its first step, with the values of its parameters.
    @usableFromInline let flow: @Sendable (NodeValue) -> FlowValue?
    @usableFromInline let readFlow: @Sendable (any Decoder) throws -> (node: Int, flow: FlowValue)
    @usableFromInline let writeFlow: @Sendable (Int, FlowValue, any Encoder) throws -> Void
    @usableFromInline let makeRun: @MainActor @Sendable (Int, FlowValue) -> FlowModel?

    // These return localized strings, so generated code implements them in the app's module.
    @usableFromInline let title: @Sendable (ContentStyle, NodeValue) -> String?
    @usableFromInline let message: @Sendable (ContentStyle, NodeValue) -> String?
    @usableFromInline let cancelLabel: @Sendable (ContentStyle, NodeValue) -> String?
    @usableFromInline let confirmLabel: @Sendable (ContentStyle, NodeValue) -> String?
    @usableFromInline let placeholder: @Sendable (Int, SplitColumn) -> ColumnPlaceholder?
    @usableFromInline let alertActions: @Sendable (ContentStyle, NodeValue) -> [AlertButton]
    @usableFromInline let tabTitle: @Sendable (Int) -> String?
    @usableFromInline let tabSymbol: @Sendable (Int) -> String?

    @inlinable
    init<Graph: NavigationGraph>(_ graph: Graph.Type) {
        reportsMistakes = true
        read = { style, index, values in
            let node = Graph.Node(index: index)
            switch style {
            case .screen, .split: return Graph.Route(node, &values)?.nodeValue
            case .sheet: return Graph.Sheet(node, &values)?.nodeValue
            case .cover: return Graph.Cover(node, &values)?.nodeValue
            case .popover: return Graph.Popover(node, &values)?.nodeValue
            case .alert: return Graph.Alert(node, &values)?.nodeValue
            case .dialog: return Graph.Dialog(node, &values)?.nodeValue
            case .flow: return Graph.Flow(node, nil) == nil ? nil : NodeValue(index)
            }
        }
        readAction = { index, values in Graph.Action(Graph.Node(index: index), &values)?.nodeValue }
        readLink = { index, values in Graph.Link(Graph.Node(index: index), &values)?.nodeValue }
        readURL = { Graph.Link.read($0, $1)?.nodeValue }
        links = { Graph.links }
        flow = { Graph.Flow($0)?.value }
        readFlow = {
            let flow = try Graph.Flow(from: $0)
            return (flow.node.index, flow.value)
        }
        writeFlow = { try Graph.Flow(Graph.Node(index: $0), $1)?.encode(to: $2) }
        makeRun = { Graph.Flow(Graph.Node(index: $0), $1)?.makeRun() }
        title = { style, value in
            switch style {
            case .screen, .split: return Graph.Route(value)?.title
            case .sheet: return Graph.Sheet(value)?.title
            case .cover: return Graph.Cover(value)?.title
            case .popover: return Graph.Popover(value)?.title
            case .alert: return Graph.Alert(value)?.title
            case .dialog: return Graph.Dialog(value)?.title
            case .flow: return nil
            }
        }
        message = { style, value in
            switch style {
            case .alert: return Graph.Alert(value)?.message
            case .dialog: return Graph.Dialog(value)?.message
            default: return nil
            }
        }
        cancelLabel = { style, value in
            switch style {
            case .sheet: return Graph.Sheet(value)?.cancelLabel
            case .cover: return Graph.Cover(value)?.cancelLabel
            case .popover: return Graph.Popover(value)?.cancelLabel
            default: return nil
            }
        }
        confirmLabel = { style, value in
            switch style {
            case .sheet: return Graph.Sheet(value)?.confirmLabel
            case .cover: return Graph.Cover(value)?.confirmLabel
            case .popover: return Graph.Popover(value)?.confirmLabel
            default: return nil
            }
        }
        placeholder = { Graph.placeholder(of: Graph.Node(index: $0), $1) }
        alertActions = { style, value in
            if style == .alert { return Graph.Alert(value)?.actions ?? [] }
            return Graph.Dialog(value)?.actions ?? []
        }
        tabTitle = { Graph.Tab.allCases[$0].title }
        tabSymbol = { Graph.Tab.allCases[$0].symbol }
    }

    /// Makes a value of a node, with defaults for the parameters that are missing.
    func value(_ style: ContentStyle, _ value: NodeValue) -> NodeValue? {
        var reader = ValueReader(value)
        guard let value = read(style, value.node, &reader), !reader.isInvalid else { return nil }
        return value
    }

    /// Makes an action, with defaults for the parameters that are missing.
    func action(_ value: NodeValue) -> NodeValue? {
        var reader = ValueReader(value)
        guard let value = readAction(value.node, &reader), !reader.isInvalid else { return nil }
        return value
    }
}
