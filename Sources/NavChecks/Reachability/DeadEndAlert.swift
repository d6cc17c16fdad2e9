import NavGraph
import NavSyntax

extension Rule {
    static let deadEndAlert = Rule(
        "dead-end-alert", .reachability, canBeLowered: true,
        meaning: "An alert or dialog has no actions.",
        why: "It would offer no answer, so the system would add a default button.",
        failing: """
            navgen: 1
            root: home
            screens:
              home: {to: [offline]}
            alerts:
              offline: {title: You are offline}
            """,
        fixed: """
            navgen: 1
            root: home
            screens:
              home: {to: [offline]}
            alerts:
              offline: {title: You are offline, actions: {ok: {label: OK, role: cancel}}}
            """)
}

extension Check {
    static let deadEndAlert = Check(.deadEndAlert) { analyzed in
        analyzed.graph.ids(of: .alert, .dialog).compactMap { id in
            let node = analyzed.graph[id]
            guard case .alert(let alert) = node.detail, alert.actions.isEmpty, !alert.hasUnreadActions else {
                return nil
            }
            return Rule.deadEndAlert.finding(
                "`\(node.name)` has no actions", at: node.id.range,
                help: "add `actions: {ok: {label: OK, role: cancel}}`")
        }
    }
}
