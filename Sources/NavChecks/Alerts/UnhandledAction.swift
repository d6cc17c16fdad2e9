import NavGraph
import NavSyntax

extension Rule {
    static let unhandledAction = Rule(
        "unhandled-action", .alerts,
        meaning: "A link can open an alert or dialog that has an action with neither `to` nor `role: cancel`.",
        why: "An alert that a link opens has no caller to receive the answer, so a tap would do nothing.",
        failing: """
            navgen: 1
            root: home
            links: {schemes: [app]}
            screens:
              home: {to: [rate]}
            alerts:
              rate: {url: /rate, actions: {good: {label: Good}, later: {role: cancel}}}
            """,
        fixed: """
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
    static let unhandledAction = Check(.unhandledAction) { analyzed in
        let graph = analyzed.graph
        return graph.ids(of: .alert, .dialog).flatMap { id -> [Diagnostic] in
            guard case .alert(let alert) = graph[id].detail, analyzed.isLinked(id) else { return [] }
            return alert.actions.compactMap { action in
                guard action.route == nil, action.role != .cancel else { return nil }
                return Rule.unhandledAction.finding(
                    "a link can open `\(graph[id].name)`, and then nothing handles its action `\(action.id.value)`",
                    at: action.id.range, help: "add `to:` with a node, or `role: cancel`")
            }
        }
    }
}
