import NavGraph
import NavSyntax

extension Rule {
    static let wrongKind = Rule(
        "wrong-kind", .presentation,
        meaning:
            "A node is to be shown in a way in which its kind cannot be: an alert pushed, a tab as a sheet, an action behind `otherwise`.",
        why: "There would be nothing to show, or something that is only half the node.",
        failing: """
            navgen: 1
            root: home
            screens:
              home: {to: [{sure: {as: push}}]}
            alerts:
              sure: {actions: {yes: {role: cancel}}}
            """,
        repaired: """
            navgen: 1
            root: home
            screens:
              home: {to: [sure]}
            alerts:
              sure: {actions: {yes: {role: cancel}}}
            """)
}

extension Check {
    static let wrongKind = Check(.wrongKind) { analysed in
        let graph = analysed.graph
        var findings = graph.routes.compactMap { route -> Diagnostic? in
            guard let style = route.style, let target = route.target.target,
                !graph[target].kind.canBeShown(style.value)
            else { return nil }
            return Rule.wrongKind.finding(
                "`\(graph[target].name)` is \(graph[target].kind.withArticle), which `as: \(style.value.rawValue)` cannot show",
                at: style.range, help: "leave out `as`: \(graph[target].kind.ownWay)")
        }
        if let launching = graph.launching, let target = launching.target, graph[target].kind != .screen {
            findings.append(
                Rule.wrongKind.finding(
                    "`\(launching.name)` is \(graph[target].kind.withArticle), and `launching` is a screen",
                    at: launching.range, help: "name a screen"))
        }
        for condition in graph.conditions {
            guard let otherwise = condition.otherwise, let target = otherwise.target, graph[target].kind == .action
            else { continue }
            findings.append(
                Rule.wrongKind.finding(
                    "`\(otherwise.name)` is an action, which shows nothing while `\(condition.name.value)` does not hold",
                    at: otherwise.range, help: "name what is shown: a screen, a sheet, a cover, an alert, a flow"))
        }
        return findings
    }
}

extension NodeKind {
    /// Whether a route may say so. What cannot be put onto a stack is reported as `nested-stack`.
    fileprivate func canBeShown(_ style: RouteStyle) -> Bool {
        switch self {
        case .screen, .sheet, .cover, .popover, .split: return true
        case .action: return false
        case .alert, .dialog: return style == .open || style == .under
        case .tab, .flow, .step:
            switch style {
            case .sheet, .cover, .popover, .popTo, .dismiss: return false
            case .push, .replace, .reset, .open, .under: return true
            }
        }
    }

    /// What a route does that does not say.
    fileprivate var ownWay: String {
        switch self {
        case .action: "the action runs"
        case .tab: "the tab is selected"
        case .flow, .step: "the flow is started, as a sheet where the flow itself says `as: sheet`"
        default: "it is presented"
        }
    }
}
