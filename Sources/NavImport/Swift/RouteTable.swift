/// Routes between nodes, each once.
struct RouteTable {
    struct Route {
        var target: String
        var style: SketchEntry.Value?
        /// The values that the code always gives.
        var values: [(name: String, value: SketchEntry.Value)]
    }

    /// For each source, in the order of the code.
    private(set) var routes: [Int: [Route]] = [:]
    private(set) var targets: Set<String> = []
    private var indices: [String: Int] = [:]

    mutating func add(_ route: Route, from sources: [Int]) {
        targets.insert(route.target)
        for source in sources {
            let key = "\(source) \(route.target)"
            guard let index = indices[key] else {
                indices[key] = routes[source]?.count ?? 0
                routes[source, default: []].append(route)
                continue
            }
            // Other values: the code that takes the route gives them.
            guard let old = routes[source]?[index] else { continue }
            let same = old.values.filter { value in
                route.values.contains { $0.name == value.name && "\($0.value)" == "\(value.value)" }
            }
            routes[source]?[index].values = same
        }
    }
}

extension RouteTable.Route {
    var sketch: SketchRoute {
        var route = SketchRoute(target, as: style)
        route.parameters = values.map { SketchEntry($0.name, $0.value) }
        return route
    }

    /// What it does, for comparisons.
    var meaning: String { "\(target) \(String(describing: style)) \(values)" }
}
