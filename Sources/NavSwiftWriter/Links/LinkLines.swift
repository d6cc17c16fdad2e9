import NavGraph
package import NavLinks

/// The link table of a graph as NavgenRuntime reads it, with a line for each pattern, redirect and
/// plan.
///
///     product /product/{0:Int}?ref={1-} | @shop product(0,1)
///     > /o/{0:OrderID} => /order/{0}
package struct LinkLines {
    /// The first line that matches a URL wins.
    package let lines: [String]
    /// The patterns, with the types that they name, and the origins and rules.
    package let patterns: PatternLines

    package init(_ model: SwiftModel) {
        let links = model.links
        patterns = links.lines
        var plans = LinkPlanEncoder(model)
        var lines = patterns.lines
        for (index, number) in links.order.enumerated() {
            if let placement = links.placement(ofPattern: number) {
                if let plan = plans.take(placement) { lines[index] += " | " + plan }
            } else if let node = links.patterns[number].node, let plan = plans.take(node) {
                lines[index] += " | " + plan
            }
        }
        // Plans of nodes without URLs, which redirects, conditions or code show.
        for node in model.graph.nodes.indices.map({ NodeID($0) }) {
            if let plan = plans.take(node) { lines.append("\(model.graph[node].name) | \(plan)") }
        }
        self.lines = lines
    }
}
