import NavAnswers
import NavCompiler
import NavGraph
import NavSyntax

/// The kind of a node.
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
    /// A node of the graph, such as a screen or a sheet.
    public struct Node: Sendable, Hashable, Identifiable {
        /// Its full name: `orderDetail`, or `orders.detail` in a section.
        public var id: String
        /// Its kind.
        public var kind: NodeKind
        /// The path of its section; empty for the main graph.
        public var section: String
        /// Its title, with parameters in braces.
        public var title: String?
        /// Its documentation in the graph.
        public var doc: String?
        /// Its parameters, in order.
        public var parameters: [Parameter]
        /// Its URL patterns, the canonical one first.
        public var patterns: [String]
        /// The conditions that must hold for it to be shown; `!` precedes those that must not hold.
        public var requires: [String]
        /// Its tags.
        public var tags: [String]
        /// The team or person that owns it.
        public var owner: String?
        /// Whether it is deprecated.
        public var isDeprecated: Bool
        /// The location of its declaration.
        public var location: SourceRange
    }

    /// A parameter of a node.
    public struct Parameter: Sendable, Hashable {
        /// Its name.
        public var name: String
        /// Its type as written in the graph: `OrderID`, `Int?`, `[String]`.
        public var type: String
        /// Whether it needs a value: it is not optional, not a list, and has no default.
        public var isRequired: Bool
        /// Its documentation in the graph.
        public var doc: String?
    }

    /// A route from one node to another.
    public struct Route: Sendable, Hashable {
        /// The node that it starts at; nil if it can be taken from anywhere.
        public var source: String?
        /// The nodes at which a route from anywhere does not start.
        public var except: [String]
        /// The node that it leads to.
        public var target: String
        /// The transition: `push`, `sheet`, `select`, `start` and so on.
        public var transition: String
        /// The node that it goes back to first, if any. The target is then shown from there.
        public var popsTo: String?
        /// The conditions under which it can be taken; `!` precedes those that must not hold.
        public var when: [String]
    }

    /// A URL pattern.
    public struct Link: Sendable, Hashable {
        /// The pattern: `/order/{orderId}`.
        public var pattern: String
        /// The id of the node that it leads to; for a redirect, the node or the path.
        public var target: String
        /// The kind of the node; nil for a redirect.
        public var kind: NodeKind?
        /// The nodes that are shown below the node, outermost first.
        public var opensOn: [String]
        /// The conditions that must hold first; `!` precedes those that must not hold.
        public var requires: [String]
        /// A URL that matches it; nil if no URL does in this environment.
        public var example: String?
        /// Whether URLs of the node are built with it.
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

    /// All nodes, in the order of their files. The list is created on each access.
    public var nodes: [Node] {
        var locations = SourceLocations(graph.files)
        return graph.nodes.map { node($0, &locations) }
    }

    /// The node with an id; nil if there is none.
    public func node(_ id: String) -> Node? {
        guard let index = self.id(of: id) else { return nil }
        var locations = SourceLocations(graph.files)
        return node(graph[index], &locations)
    }

    /// All routes that the graph declares, in the order of their files. Routes of an alert's
    /// actions start at the alert.
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
                source: source.map { graph[$0].name },
                except: route.excluded.map { graph[$0].name },
                target: graph[target].name,
                transition: analyzed.usualTransition(of: route, from: source)?.rawValue ?? "",
                popsTo: route.popsTo?.target.map { graph[$0].name },
                when: route.when.map(\.text))
        }
    }

    private func node(_ node: NavGraph.Node, _ locations: inout SourceLocations) -> Node {
        Node(
            id: node.name, kind: NodeKind(node.kind), section: graph[node.section].path, title: node.title?.plainText,
            doc: node.doc,
            parameters: node.parameters.map {
                Parameter(name: $0.name.value, type: $0.type.text, isRequired: $0.isRequired, doc: $0.doc)
            },
            patterns: node.links.map(\.path.value), requires: node.requires.map(\.text), tags: node.tags,
            owner: node.owner, isDeprecated: node.isDeprecated,
            location: SourceRange(locations.location(of: node.declaration)))
    }
}
