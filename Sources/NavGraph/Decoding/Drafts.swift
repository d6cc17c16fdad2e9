import NavSyntax

/// An entry of `routes:`.
struct RouteLineDraft: Sendable {
    var from: [NodeReference] = []
    var isFromAnywhere = false
    var targets: [NodeReference] = []
    var options: Route

    init(_ node: YAMLNode) {
        options = Route(to: NodeReference(name: "", range: node.range, section: .main, target: nil))
    }
}

/// A node while its keys are read, with what becomes separate nodes and routes later.
struct NodeDraft: Sendable {
    var node: Node
    var routes: [Route] = []
    private var parts = Parts.none

    /// The parts that few nodes have, indirect to keep the other nodes small.
    private indirect enum Parts: Sendable {
        case none
        case actions([Route?])
        case steps([StepDraft], final: [StepDraft])
    }

    init(_ node: Node) {
        self.node = node
        self.node.detail = Self.emptyDetail(of: node.kind)
    }

    /// The route of each alert action, or nil for an action without `to`.
    var actionRoutes: [Route?] {
        get { if case .actions(let routes) = parts { routes } else { [] } }
        set { parts = .actions(newValue) }
    }
    var steps: [StepDraft] {
        get { if case .steps(let steps, _) = parts { steps } else { [] } }
        set { parts = .steps(newValue, final: finalSteps) }
    }
    var finalSteps: [StepDraft] {
        get { if case .steps(_, let final) = parts { final } else { [] } }
        set { parts = .steps(steps, final: newValue) }
    }

    /// Its steps, including those under `final`, in the order of their nodes.
    ///
    /// A step that is listed twice is included twice, so that `step-duplicate` can report it.
    var allSteps: [(draft: StepDraft, isFinal: Bool)] {
        var all = steps.map { (draft: $0, isFinal: false) }
        for final in finalSteps {
            if let listed = steps.firstIndex(where: { $0.id.value == final.id.value }) {
                all[listed].isFinal = true
            } else {
                all.append((final, true))
            }
        }
        return all
    }

    func name(of step: StepDraft) -> String { .dotted(node.name, step.id.value) }

    private static func emptyDetail(of kind: NodeKind) -> Node.Detail {
        switch kind {
        case .tab: .tab(TabDetail())
        case .split: .split(SplitDetail())
        case .screen: .screen(ScreenDetail())
        case .sheet, .cover, .popover: .presentation(PresentationDetail())
        case .alert, .dialog: .alert(AlertDetail())
        case .flow: .flow(FlowDetail())
        case .action: .action(ActionDetail())
        case .step: .none
        }
    }
}

/// Access to the detail by kind, for key tables.
extension NodeDraft {
    var screen: ScreenDetail {
        get { if case .screen(let detail) = node.detail { detail } else { ScreenDetail() } }
        set { node.detail = .screen(newValue) }
    }
    var tab: TabDetail {
        get { if case .tab(let detail) = node.detail { detail } else { TabDetail() } }
        set { node.detail = .tab(newValue) }
    }
    var split: SplitDetail {
        get { if case .split(let detail) = node.detail { detail } else { SplitDetail() } }
        set { node.detail = .split(newValue) }
    }
    var presentation: PresentationDetail {
        get { if case .presentation(let detail) = node.detail { detail } else { PresentationDetail() } }
        set { node.detail = .presentation(newValue) }
    }
    var alert: AlertDetail {
        get { if case .alert(let detail) = node.detail { detail } else { AlertDetail() } }
        set { node.detail = .alert(newValue) }
    }
    var flow: FlowDetail {
        get { if case .flow(let detail) = node.detail { detail } else { FlowDetail() } }
        set { node.detail = .flow(newValue) }
    }
    var action: ActionDetail {
        get { if case .action(let detail) = node.detail { detail } else { ActionDetail() } }
        set { node.detail = .action(newValue) }
    }
}

/// A step of a flow, which becomes a node.
struct StepDraft: Sendable {
    var id: Located<String>
    var title: Template?
    var doc: String?
    var links: [LinkPattern] = []
    var when: [ConditionUse] = []
    var isSkippable = false
    var routes: [Route] = []
}

/// The content of one file, before the files are combined.
struct FileDraft: Sendable {
    var hasVersion = false
    var name: Located<String>?
    var doc: String?
    var includes: [IncludeRequest] = []
    var exports: [NodeReference]?
    var hasUnreadExports = false
    var links: LinkSettings?
    var types: [TypeDraft] = []
    var conditions: [Condition] = []
    var roots: [RootChoice]?
    var launching: NodeReference?
    var routes: [RouteLineDraft] = []
    var redirects: [Redirect] = []
    var outputs: [OutputRequest] = []
    var rules: RuleSettings?
    init() {}
}

/// A type while its keys are read.
struct TypeDraft: Sendable {
    var name: Located<String>
    var doc: String?
    var base: Located<BuiltinType>?
    var pattern: SourceText?
    var cases: [EnumCase]?
    var swift: Located<String>?
    var sample: Located<Literal>?
    var isTransient = false
    var isReference = false
    var isCaseInsensitive = false
    /// Whether something in it could not be read (already reported).
    var hasUnread = false
}
