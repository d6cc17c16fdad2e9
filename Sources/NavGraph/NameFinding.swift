import NavSyntax

/// What nearly all names of a graph stand for is found on all cores; the resolver goes over what is left, and reports.
extension Resolver {
    /// Gives parameters their types and nodes their conditions, on all cores, and says which nodes have more to be resolved,
    /// or something that is not there.
    static func findTypes(of nodes: [Node], _ names: NameTable) -> [Int] {
        concurrentlyFiltered(nodes.count) { number in
            let node = nodes[number]
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
            return !isFound || !node.isPlain
        }
    }

    /// Gives routes their targets, on all cores, and says which have more to be resolved, or a target that is not there.
    static func findTargets(of routes: [Route], _ names: NameTable, _ sections: [Section]) -> [Int] {
        concurrentlyFiltered(routes.count) { number in
            let route = routes[number]
            if case .node(let id)? = names.entry(of: route.target.name, from: route.target.section, sections) {
                route.target.target = id
            }
            if case .node(let source) = route.source, source.target == nil { return true }
            return route.target.target == nil || !route.when.isEmpty
        }
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

/// Which of so many numbers are wanted, in order; asked on all cores, for a thousand of them at a time.
private func concurrentlyFiltered(_ count: Int, _ isWanted: @Sendable (Int) -> Bool) -> [Int] {
    let size = 1024
    return concurrently((count + size - 1) / size) { piece in
        (piece * size..<min(count, (piece + 1) * size)).filter(isWanted)
    }.flatMap(\.self)
}
