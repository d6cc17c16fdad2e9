import NavSyntax

/// Resolves most names of a graph on all cores. The resolver then handles and reports the rest.
extension Resolver {
    /// Resolves the types of parameters and the conditions of nodes, on all cores.
    ///
    /// Returns the indices of nodes that have other names to resolve or an unknown name, and the parameter
    /// lists of all nodes.
    static func resolveTypes(of nodes: [Node], _ names: NameTable) -> (unresolved: [Int], lists: ParameterLists) {
        let blocks = concurrentlyInBlocks(nodes.count) { block in
            var lists = ParameterLists()
            let unresolved = block.filter { number in
                let isResolved = resolveTypes(of: nodes[number], names)
                lists.add(nodes[number].parameters)
                return !isResolved || !nodes[number].isPlain
            }
            return (unresolved: unresolved, lists: lists)
        }
        var lists = ParameterLists()
        for block in blocks { lists.add(block.lists) }
        return (blocks.flatMap(\.unresolved), lists)
    }

    /// Returns false if a type or condition is unknown.
    private static func resolveTypes(of node: Node, _ names: NameTable) -> Bool {
        var isResolved = true
        for parameter in node.parameters {
            guard case .unknown(let name) = parameter.type.base, !name.isEmpty else { continue }
            if let id = names.types[name], !names.unreadTypes.contains(id) {
                parameter.type.base = .declared(id)
            } else {
                isResolved = false
            }
        }
        for index in node.requires.indices {
            node.requires[index].target = names.conditions[node.requires[index].name]
            isResolved = isResolved && node.requires[index].target != nil
        }
        return isResolved
    }

    /// Resolves the targets of routes, on all cores.
    ///
    /// Returns the indices of routes that have other names to resolve or an unknown target.
    static func resolveTargets(of routes: [Route], _ names: NameTable) -> [Int] {
        concurrentlyInBlocks(routes.count) { block in
            block.filter { number in
                let route = routes[number]
                if case .node(let id)? = names.entry(of: route.target.name, from: route.target.section) {
                    route.target.target = id
                }
                if case .node(let source) = route.source, source.target == nil { return true }
                return route.target.target == nil || !route.when.isEmpty
            }
        }.flatMap(\.self)
    }
}

extension Node {
    /// Whether it names nothing but the types of its parameters and its conditions.
    fileprivate var isPlain: Bool {
        switch detail {
        case .none, .screen, .presentation, .alert: break
        case .tab, .split, .flow, .step, .action: return false
        }
        return via == nil && tab == nil && returns == nil && deprecated == nil && links.allSatisfy(\.isShort)
    }
}

/// Calls `body` with the ranges of indices below `count`, on all cores, 1024 indices at a time.
private func concurrentlyInBlocks<Result: Sendable>(
    _ count: Int, _ body: @Sendable (Range<Int>) -> Result
) -> [Result] {
    let size = 1024
    return concurrently((count + size - 1) / size) { body($0 * size..<min(count, ($0 + 1) * size)) }
}
