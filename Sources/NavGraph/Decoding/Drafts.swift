import NavSyntax

/// A route as its `to:` or `routes:` entry says it, before nodes have numbers.
struct RouteDraft: Sendable {
    var target: NodeReference
    var style: Located<RouteStyle>?
    var fixed: [FixedValue] = []
    var when: [ConditionUse] = []
    var label: Template?
    var doc: String?
    var range: SourceRange

    init(to target: NodeReference) {
        self.target = target
        range = target.range
    }
}

/// A line of `routes:`.
struct RouteLineDraft: Sendable {
    var from: [NodeReference] = []
    var isFromAnywhere = false
    var targets: [NodeReference] = []
    var options: RouteDraft

    init(_ node: YAMLNode) {
        options = RouteDraft(to: NodeReference(name: "", range: node.range, section: .main, target: nil))
    }
}

/// A node while its keys are read: the node itself, and what becomes nodes and routes of their own.
struct NodeDraft: Sendable {
    var node: Node
    var routes: [RouteDraft] = []
    var screen = ScreenDetail()
    var tab = TabDetail()
    var split = SplitDetail()
    var splitPlaceholder: Placeholder?
    var presentation = PresentationDetail()
    var alert = AlertDetail()
    /// One for each alert action; nil without `to`.
    var actionRoutes: [RouteDraft?] = []
    var flow = FlowDetail()
    var steps: [StepDraft] = []
    var finalSteps: [StepDraft] = []
    var action = ActionDetail()

    init(_ node: Node) {
        self.node = node
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
}

/// What one file says, before the files are put together.
struct FileDraft: Sendable {
    var name: Located<String>?
    var doc: String?
    var exports: [NodeReference]?
    var links: LinkSettings?
    var types: [TypeDraft] = []
    var conditions: [Condition] = []
    var roots: [RootChoice]?
    var launching: NodeReference?
    var nodes: [NodeDraft] = []
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
    var pattern: Located<String>?
    var cases: [EnumCase]?
    var swift: Located<String>?
    var isTransient = false
}
