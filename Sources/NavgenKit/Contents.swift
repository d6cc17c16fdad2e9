import NavDriver
import NavGraph
import NavSyntax

/// What a node is.
public enum NodeKind: String, Sendable, Hashable, CaseIterable {
    /// A tab of the app's tab view.
    case tab
    /// Columns side by side.
    case split
    /// A view that is pushed.
    case screen
    /// A sheet.
    case sheet
    /// A cover of the whole screen.
    case cover
    /// A popover.
    case popover
    /// An alert.
    case alert
    /// A confirmation dialog.
    case dialog
    /// A sequence of steps.
    case flow
    /// A step of a flow.
    case step
    /// Work without a view of its own.
    case action

    init(_ kind: NavGraph.NodeKind) {
        self =
            switch kind {
            case .tab: .tab
            case .split: .split
            case .screen: .screen
            case .sheet: .sheet
            case .cover: .cover
            case .popover: .popover
            case .alert: .alert
            case .dialog: .dialog
            case .flow: .flow
            case .step: .step
            case .action: .action
            }
    }
}

extension CheckedGraph {
    /// A place in the app.
    public struct Node: Sendable, Hashable, Identifiable {
        /// Its name from the main graph on: `orderDetail`, `orders.detail` within a section.
        public var id: String
        /// What it is.
        public var kind: NodeKind
        /// The path of its section; empty for the main graph.
        public var section: String
        /// Its title, with parameters in braces.
        public var title: String?
        /// What the graph says of it.
        public var doc: String?
        /// What it needs to be shown, in order.
        public var parameters: [Parameter]
        /// Its URL patterns, the canonical one first.
        public var patterns: [String]
        /// The conditions that have to hold for it to be shown, `!` before those that must not.
        public var requires: [String]
        /// Its tags.
        public var tags: [String]
        /// Who looks after it.
        public var owner: String?
        /// Whether it stands in for something that is to go.
        public var isDeprecated: Bool
        /// Where it is declared.
        public var place: SourcePlace
    }

    /// What a node is shown with.
    public struct Parameter: Sendable, Hashable {
        /// Its name.
        public var name: String
        /// Its type as the graph writes it: `OrderID`, `Int?`, `[String]`.
        public var type: String
        /// Whether somebody has to supply it: it is neither optional, nor a list, nor does it have a default.
        public var isRequired: Bool
        /// What the graph says of it.
        public var doc: String?
    }

    /// A way from one node to another.
    public struct Route: Sendable, Hashable {
        /// The node it starts at; nil: every view has it.
        public var source: String?
        /// The node it leads to.
        public var target: String
        /// How it is carried out: `push`, `sheet`, `select`, `start` and so on.
        public var transition: String
        /// The conditions under which it is there, `!` before those that must not hold.
        public var when: [String]
    }

    /// A URL pattern.
    public struct Link: Sendable, Hashable {
        /// The pattern: `/order/{orderId}`.
        public var pattern: String
        /// The id of the node to which it leads; of a redirect, the node or the path.
        public var target: String
        /// What the node is; nil: the pattern is that of a redirect.
        public var kind: NodeKind?
        /// What is shown below the node, outermost first.
        public var opensOn: [String]
        /// The conditions that have to hold first, `!` before those that must not.
        public var requires: [String]
        /// A URL that it matches; nil: no URL reaches it in this environment.
        public var example: String?
        /// Whether URLs of the node are written by it.
        public var isCanonical: Bool

        init(_ row: LinkListing.Row) {
            pattern = row.pattern
            target = row.target
            kind = NodeKind(rawValue: row.kind)
            opensOn = row.opens
            requires = row.requires
            example = row.example
            isCanonical = row.isCanonical
        }
    }

    /// All nodes in the order of their files. The list is made anew each time: keep it where you go over it often.
    public var nodes: [Node] {
        var places = SourcePlaces(graph.files)
        return graph.nodes.map { node($0, &places) }
    }

    /// The node of an id; nil: there is none.
    public func node(_ id: String) -> Node? {
        guard let index = self.id(of: id) else { return nil }
        var places = SourcePlaces(graph.files)
        return node(graph[index], &places)
    }

    /// All ways from node to node that the graph declares, in the order of their files; those of the actions of an alert
    /// start at the alert.
    public var routes: [Route] {
        graph.routes.compactMap { route in
            guard let target = route.target.target else { return nil }
            let source: NodeID?
            switch route.source {
            case .node(let reference): source = reference.target
            case .anywhere: source = nil
            case .alertAction(let alert, _): source = alert
            }
            return Route(
                source: source.map { graph[$0].name }, target: graph[target].name,
                transition: analysed.usualTransition(of: route, from: source)?.rawValue ?? "",
                when: route.when.map(\.text))
        }
    }

    private func node(_ node: NavGraph.Node, _ places: inout SourcePlaces) -> Node {
        Node(
            id: node.name, kind: NodeKind(node.kind), section: graph[node.section].path, title: node.title?.plainText,
            doc: node.doc,
            parameters: node.parameters.map {
                Parameter(name: $0.name.value, type: $0.type.text, isRequired: $0.isRequired, doc: $0.doc)
            },
            patterns: node.links.map(\.path.value), requires: node.requires.map(\.text), tags: node.tags,
            owner: node.owner, isDeprecated: node.isDeprecated, place: SourcePlace(places.place(of: node.declaration)))
    }
}
