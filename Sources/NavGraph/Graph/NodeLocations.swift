public import NavSyntax

extension Graph {
    /// The node whose declaration contains a source range: the innermost one, as a flow contains its
    /// steps. A route in the `routes:` list belongs to its source node.
    public func node(at range: SourceRange) -> NodeID? {
        let around = nodes.indices.filter { nodes[$0].declaration.holds(range) }
        let innermost = around.max { nodes[$0].declaration.start < nodes[$1].declaration.start }
        if let innermost { return NodeID(innermost) }
        for route in routes where route.range.holds(range) {
            if case .node(let source) = route.source { return source.target }
        }
        return nil
    }
}

extension SourceRange {
    fileprivate func holds(_ other: SourceRange) -> Bool {
        file == other.file && start <= other.start && other.start < end
    }
}
