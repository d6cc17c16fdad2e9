import NavGraph
import NavSyntax

extension Rule {
    static let nestedStack = Rule(
        "nested-stack", .presentation,
        meaning: "A route puts a container, which has a stack of its own, onto a stack.",
        why: "A stack inside a stack has two bars and two backs; SwiftUI does not support it.",
        failing: """
            navgen: 1
            tabs:
              a: {root: home}
              b: {root: more}
            screens:
              home: {to: [{b: {as: push}}]}
              more: {}
            """,
        repaired: """
            navgen: 1
            tabs:
              a: {root: home}
              b: {root: more}
            screens:
              home: {to: [b]}
              more: {}
            """)
}

extension Check {
    static let nestedStack = Check(.nestedStack) { analysed in
        let graph = analysed.graph
        return graph.routes.compactMap { route in
            guard let target = route.target.target else { return nil }
            let kind = graph[target].kind
            guard kind.isContainer || kind == .step else { return nil }
            let source: NodeID? = if case .node(let source) = route.source { source.target } else { nil }
            guard let transition = analysed.transition(of: route, from: source),
                transition == .push || transition == .replace || transition == .reset
            else { return nil }
            let help =
                switch kind {
                case .tab: "leave out `as`: the tab is selected"
                case .flow, .step: "leave out `as`: the flow is started"
                default: "make it the root of a tab, or the root of the app"
                }
            return Rule.nestedStack.finding(
                "`\(graph[target].name)` is \(kind.withArticle), which cannot be put onto a stack",
                at: route.style?.range ?? route.target.range, help: help)
        }
    }
}
