import NavSyntax

/// What nearly all names of a graph stand for is found on all cores; the resolver goes over what is left, and reports.
extension Resolver {
    /// Gives parameters their types and nodes their conditions, on all cores. Says which nodes have more to be resolved, or
    /// something that is not there, and, while their parameters are at hand, which have the same.
    static func findTypes(of nodes: [Node], _ names: NameTable) -> (left: [Int], lists: ParameterLists) {
        let blocks = concurrentlyInBlocks(nodes.count) { block in
            var lists = ParameterLists()
            let left = block.filter { number in
                let isFound = findTypes(of: nodes[number], names)
                lists.add(nodes[number].parameters)
                return !isFound || !nodes[number].isPlain
            }
            return (left: left, lists: lists)
        }
        var lists = ParameterLists()
        for block in blocks { lists.add(block.lists) }
        return (blocks.flatMap(\.left), lists)
    }

    /// False where something is not there.
    private static func findTypes(of node: Node, _ names: NameTable) -> Bool {
        var isFound = true
        for parameter in node.parameters {
            guard case .unknown(let name) = parameter.type.base, !name.isEmpty else { continue }
            if let id = names.types[name], !names.unclearTypes.contains(id) {
                parameter.type.base = .declared(id)
            } else {
                isFound = false
            }
        }
        for index in node.requires.indices {
            node.requires[index].target = names.conditions[node.requires[index].name]
            isFound = isFound && node.requires[index].target != nil
        }
        return isFound
    }

    /// Gives routes their targets, on all cores, and says which have more to be resolved, or a target that is not there.
    static func findTargets(of routes: [Route], _ names: NameTable) -> [Int] {
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
    /// Whether nothing in it names anything but the types of its parameters and its conditions.
    fileprivate var isPlain: Bool {
        switch detail {
        case .none, .screen, .presentation, .alert: break
        case .tab, .split, .flow, .step, .action: return false
        }
        return via == nil && tab == nil && returns == nil && deprecated == nil && links.allSatisfy(\.isShort)
    }
}

/// Goes over so many numbers on all cores, a thousand of them at a time.
private func concurrentlyInBlocks<Result: Sendable>(
    _ count: Int, _ body: @Sendable (Range<Int>) -> Result
) -> [Result] {
    let size = 1024
    return concurrently((count + size - 1) / size) { body($0 * size..<min(count, ($0 + 1) * size)) }
}
