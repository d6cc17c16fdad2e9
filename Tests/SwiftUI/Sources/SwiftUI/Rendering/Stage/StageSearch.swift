extension StageNode {
    /// The node and its descendants, from the outside in.
    public var subtree: [StageNode] {
        var nodes: [StageNode] = []
        collect(into: &nodes, isOwn: false)
        return nodes
    }

    private func collect(into nodes: inout [StageNode], isOwn: Bool) {
        nodes.append(self)
        for node in content { node.collect(into: &nodes, isOwn: isOwn) }
        if isOwn, behavior is PresentationBehavior { return }
        for node in additions { node.collect(into: &nodes, isOwn: isOwn) }
    }

    /// The node's ancestors, from the inside out.
    public var ancestors: [StageNode] {
        parent.map { [$0] + $0.ancestors } ?? []
    }

    /// The texts of the node and its descendants.
    public var texts: [String] {
        subtree.compactMap { $0.kind == "Text" ? $0.values["text"] as? String : nil }
    }

    /// The label of a button.
    public var label: String {
        content.flatMap(\.texts).joined(separator: " ")
    }

    /// Returns all nodes of a kind, including this one.
    public func all(_ kind: String) -> [StageNode] {
        subtree.filter { $0.kind == kind }
    }

    /// Returns the first node of a kind, including this one.
    public func first(_ kind: String) -> StageNode? {
        subtree.first { $0.kind == kind }
    }

    /// The node to which the modifiers around it were applied.
    public var unmodified: StageNode {
        guard kind.hasPrefix("."), let inner = content.first else { return self }
        return inner.unmodified
    }

    /// Returns the nodes of a kind in this node's own content, without presented content.
    func own(_ kind: String) -> [StageNode] {
        ownSubtree.filter { $0.kind == kind }
    }

    private var ownSubtree: [StageNode] {
        var nodes: [StageNode] = []
        collect(into: &nodes, isOwn: true)
        return nodes
    }

    /// Returns the behaviors of a type in this node's content, optionally including presented
    /// content.
    func behaviors<B: Behavior>(_ type: B.Type, including presented: Bool = false) -> [B] {
        (presented ? subtree : ownSubtree).compactMap { $0.behavior as? B }
    }

    /// The presented node that contains this one, or the root.
    var presenter: StageNode {
        ancestors.first {
            ($0.parent?.behavior as? PresentationBehavior)?.current?.node === $0 && $0.kind != "inspector"
        }
            ?? ancestors.last ?? self
    }
}

extension Stage {
    /// Returns all nodes of a kind, in order.
    public func all(_ kind: String) -> [StageNode] {
        root.all(kind)
    }

    /// Returns the first node of a kind.
    public func first(_ kind: String) -> StageNode? {
        root.first(kind)
    }

    /// All texts in order, including covered ones.
    public var texts: [String] { root.texts }

    /// The visible texts, without the labels of tabs.
    public var visibleTexts: [String] {
        visibleNodes.compactMap { $0.kind == "Text" ? $0.values["text"] as? String : nil }
    }

    /// Returns the view with an accessibility identifier.
    public func find(identifier: String) -> StageNode? {
        root.subtree.first { $0.values["identifier"] as? String == identifier }?.unmodified
    }

    /// Returns the environment of a node's view.
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

    /// The visible nodes: the topmost presentation, and in it the topmost screens and selected
    /// tabs.
    public var visibleNodes: [StageNode] {
        visible(frontmost)
    }

    private func visible(_ node: StageNode) -> [StageNode] {
        let isModal = (node.behavior as? PresentationBehavior).map { $0.kind != "inspector" } ?? false
        let children = isModal ? node.content : node.children
        let shown = children.filter { child in
            (node.behavior?.shows(child) ?? true) && !(node.kind == "Tab" && child.kind == "label")
        }
        return [node] + shown.flatMap(visible)
    }
}
