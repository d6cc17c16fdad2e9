import NavGraph
import NavSyntax

extension Rule {
    static let unhandledAction = Rule(
        "unhandled-action", .alerts,
        meaning: "A link opens an alert or dialog, and one of its actions has neither `to` nor `role: cancel`.",
        why: "Opened by a link, it has no caller to receive the answer: the tap would do nothing.",
        failing: """
            navgen: 1
            root: home
            links: {schemes: [app]}
            screens:
              home: {to: [rate]}
            alerts:
              rate: {url: /rate, actions: {good: {label: Good}, later: {role: cancel}}}
            """,
        repaired: """
            navgen: 1
            root: home
            links: {schemes: [app]}
            screens:
              home: {to: [rate]}
              thanks: {}
            alerts:
              rate: {url: /rate, actions: {good: {label: Good, to: thanks}, later: {role: cancel}}}
            """)
}

extension Check {
    static let unhandledAction = Check(.unhandledAction) { analysed in
        let graph = analysed.graph
        return graph.ids(of: .alert, .dialog).flatMap { id -> [Diagnostic] in
            guard case .alert(let alert) = graph[id].detail, analysed.isLinked(id) else { return [] }
            return alert.actions.compactMap { action in
                guard action.route == nil, action.role != .cancel else { return nil }
                return Rule.unhandledAction.finding(
                    "a link opens `\(graph[id].name)`, and then nobody takes the answer `\(action.id.value)`",
                    at: action.id.range, help: "add `to:` with a node, or `role: cancel`")
            }
        }
    }
}
