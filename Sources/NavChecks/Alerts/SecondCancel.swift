import NavGraph
import NavSyntax

extension Rule {
    static let secondCancel = Rule(
        "second-cancel", .alerts,
        meaning: "Two actions of an alert or dialog have `role: cancel`.",
        why: "The system shows only one cancel button, so the other would never be visible.",
        failing: """
            navgen: 1
            root: home
            screens:
              home: {to: [rate]}
            alerts:
              rate: {actions: {good: {label: Good}, later: {role: cancel}, never: {role: cancel}}}
            """,
        fixed: """
            navgen: 1
            root: home
            screens:
              home: {to: [rate]}
            alerts:
              rate: {actions: {good: {label: Good}, later: {role: cancel}, never: {label: Never}}}
            """)
}

extension Check {
    static let secondCancel = Check(.secondCancel) { analyzed in
        analyzed.graph.ids(of: .alert, .dialog).flatMap { id -> [Diagnostic] in
            let node = analyzed.graph[id]
            guard case .alert(let alert) = node.detail else { return [] }
            let cancels = alert.actions.filter { $0.role == .cancel }
            return cancels.dropFirst().map { action in
                Rule.secondCancel.finding(
                    "`\(node.name)` has an action with `role: cancel` already, but only one is shown",
                    at: action.id.range, notes: [.init("the other one", at: cancels[0].id.range)],
                    help: "remove `role: cancel` from one of them")
            }
        }
    }
}
