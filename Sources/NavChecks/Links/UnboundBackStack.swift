import NavGraph
import NavLinks
import NavSyntax

extension Rule {
    static let unboundBackStack = Rule(
        "unbound-back-stack", .links,
        meaning: "A screen below a linked one needs a value that the link does not give.",
        why: "The stack could not be shown: the screen that the back button leads to would have nothing to show.",
        failing: """
            navgen: 1
            links: {schemes: [shop]}
            root: home
            screens:
              home: {to: [product]}
              product: {params: {productId: Int}, to: [review]}
              review: {params: {reviewId: Int}, url: "/review/{reviewId}"}
            """,
        repaired: """
            navgen: 1
            links: {schemes: [shop]}
            root: home
            screens:
              home: {to: [product]}
              product: {params: {productId: Int}, to: [review]}
              review: {params: {reviewId: Int}, url: "/review/{reviewId}", via: []}
            """)
}

extension Check {
    static let unboundBackStack = Check(.unboundBackStack) { _, links in
        links.plans.all.compactMap { target, outcome -> Diagnostic? in
            guard case .unbound(let node, let number, let cause) = outcome else { return nil }
            let graph = links.graph
            let parameter = graph[node].parameters[number]
            let name = parameter.name.value
            var notes = [Diagnostic.Note("`\(name)` is declared here", at: parameter.name.range)]
            if let route = cause?.route {
                notes.append(.init("a route that says `\(name)` would do as well", at: graph.routes[route].range))
            }
            return Rule.unboundBackStack.finding(
                "a link to `\(graph[target].name)` opens on `\(graph[node].name)`, which needs `\(name)`, and no URL says it",
                at: graph[target].links.first?.text ?? graph[target].id.range, notes: notes,
                help: (links.graph.linkParameters(of: target).contains { $0.name.value == name }
                    ? "make `\(name)` of `\(graph[target].name)` \(parameter.type.text)"
                    : "add `\(name): \(parameter.type.text)` to `\(graph[target].name)` and its pattern")
                    + ", or open it elsewhere: `via: []`"
            )
        }
    }
}

extension LinkPattern {
    fileprivate var text: SourceRange { path.range }
}
