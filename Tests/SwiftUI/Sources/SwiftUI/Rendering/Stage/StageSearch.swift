extension StageNode {
    /// This node and all below it, from the outside in.
    public var subtree: [StageNode] {
        var nodes: [StageNode] = []
        collect(into: &nodes, isOwn: false)
        return nodes
    }

    private func collect(into nodes: inout [StageNode], isOwn: Bool) {
        nodes.append(self)
        for node in content { node.collect(into: &nodes, isOwn: isOwn) }
        if isOwn, behaviour is PresentationBehaviour { return }
        for node in additions { node.collect(into: &nodes, isOwn: isOwn) }
    }

    /// The nodes around this one, from the inside out.
    public var ancestors: [StageNode] {
        parent.map { [$0] + $0.ancestors } ?? []
    }

    /// The texts of this node and all below it.
    public var texts: [String] {
        subtree.compactMap { $0.kind == "Text" ? $0.values["text"] as? String : nil }
    }

    /// What a person reads on a button.
    public var label: String {
        content.flatMap(\.texts).joined(separator: " ")
    }

    /// All nodes of this kind, this one included.
    public func all(_ kind: String) -> [StageNode] {
        subtree.filter { $0.kind == kind }
    }

    /// The first node of this kind, this one included.
    public func first(_ kind: String) -> StageNode? {
        subtree.first { $0.kind == kind }
    }

    /// The node that the modifiers around it were applied to.
    public var unmodified: StageNode {
        guard kind.hasPrefix("."), let inner = content.first else { return self }
        return inner.unmodified
    }

    /// The nodes of a kind that belong to this node's own content, not to what is presented above it.
    func own(_ kind: String) -> [StageNode] {
        ownSubtree.filter { $0.kind == kind }
    }

    private var ownSubtree: [StageNode] {
        var nodes: [StageNode] = []
        collect(into: &nodes, isOwn: true)
        return nodes
    }

    /// The behaviours of a type in this node's content, presented content included only if asked for.
    func behaviours<B: Behaviour>(_ type: B.Type, including presented: Bool = false) -> [B] {
        (presented ? subtree : ownSubtree).compactMap { $0.behaviour as? B }
    }

    /// The presented node that this one stands in, or the root.
    var presenter: StageNode {
        ancestors.first {
            ($0.parent?.behaviour as? PresentationBehaviour)?.current?.node === $0 && $0.kind != "inspector"
        }
            ?? ancestors.last ?? self
    }
}

extension Stage {
    /// All nodes of this kind in order.
    public func all(_ kind: String) -> [StageNode] {
        root.all(kind)
    }

    /// The first node of this kind.
    public func first(_ kind: String) -> StageNode? {
        root.first(kind)
    }

    /// All texts in order, those included that something else covers.
    public var texts: [String] { root.texts }

    /// The texts that a person sees, apart from the labels of tabs.
    public var visibleTexts: [String] {
        visibleNodes.compactMap { $0.kind == "Text" ? $0.values["text"] as? String : nil }
    }

    /// The view with this accessibility identifier.
    public func find(identifier: String) -> StageNode? {
        root.subtree.first { $0.values["identifier"] as? String == identifier }?.unmodified
    }

    /// What a node's view sees of the environment.
    public func environment(of node: StageNode) -> EnvironmentValues {
        node.environment
    }

    /// The topmost presentation, or the root.
    public var frontmost: StageNode {
        var front = root
        while let next = presenting[ObjectIdentifier(front)]?.current?.node {
            front = next
        }
        return front
    }

    /// What a person sees: the topmost presentation, and in it the topmost screens and the selected tabs.
    public var visibleNodes: [StageNode] {
        visible(frontmost)
    }

    private func visible(_ node: StageNode) -> [StageNode] {
        let isModal = (node.behaviour as? PresentationBehaviour).map { $0.kind != "inspector" } ?? false
        let children = isModal ? node.content : node.children
        let shown = children.filter { child in
            (node.behaviour?.shows(child) ?? true) && !(node.kind == "Tab" && child.kind == "label")
        }
        return [node] + shown.flatMap(visible)
    }
}
