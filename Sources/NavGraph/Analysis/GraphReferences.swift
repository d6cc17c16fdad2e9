extension Graph {
    /// Calls `body` with every reference to a node, in a fixed order.
    ///
    /// - Parameter isExcluded: Whether to skip a route, by its index.
    public func forEachReference(
        isExcluded: (_ route: Int) -> Bool = { _ in false }, _ body: (NodeReference) -> Void
    ) {
        for condition in conditions { condition.otherwise.map(body) }
        for choice in roots { if case .node(let reference) = choice.show { body(reference) } }
        launching.map(body)
        for index in nodes.indices where canReferenceOthers(NodeID(index)) { nodes[index].forEachReference(body) }
        for number in routes.indices where !isExcluded(number) {
            let route = routes[number]
            if case .node(let source) = route.source { body(source) }
            body(route.target)
            route.popsTo.map(body)
            route.except.forEach(body)
        }
        for redirect in redirects { if let reference = redirect.node { body(reference) } }
    }

    /// Whether a node may refer to other nodes, apart from its routes. Few do.
    private func canReferenceOthers(_ id: NodeID) -> Bool {
        let node = self[id]
        return kind(of: id).isContainer || kind(of: id) == .action || node.via != nil || node.tab != nil
            || node.isDeprecated || !node.links.allSatisfy(\.isShort)
    }
}

extension Node {
    fileprivate func forEachReference(_ body: (NodeReference) -> Void) {
        via?.value.forEach(body)
        tab.map(body)
        deprecated?.use.map(body)
        for link in links {
            link.over.forEach(body)
            link.via?.value.forEach(body)
            link.tab.map(body)
            link.deprecated?.use.map(body)
        }
        switch detail {
        case .none, .screen, .presentation, .alert, .step: break
        case .tab(let tab): tab.root.map(body)
        case .split(let split): for column in split.columns { column.screens.forEach(body) }
        case .flow(let flow): flow.then.map(body)
        case .action(let action): action.then.forEach(body)
        }
    }
}
