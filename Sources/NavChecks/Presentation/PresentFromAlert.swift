import NavGraph
import NavSyntax

extension Rule {
    static let presentFromAlert = Rule(
        "present-from-alert", .presentation,
        meaning: "An alert or dialog leads to another alert or dialog.",
        why: "The system shows one alert at a time; a question that leads to another is better asked in a sheet.",
        failing: """
            navgen: 1
            root: home
            screens:
              home: {to: [first]}
            alerts:
              first: {actions: {more: {to: second}, keep: {role: cancel}}}
              second: {actions: {ok: {role: cancel}}}
            """,
        fixed: """
            navgen: 1
            root: home
            screens:
              home: {to: [first]}
            alerts:
              first: {actions: {more: {to: second}, keep: {role: cancel}}}
            sheets:
              second: {}
            """)
}

extension Check {
    static let presentFromAlert = Check(.presentFromAlert) { analyzed in
        let graph = analyzed.graph
        return graph.routes.filter(\.isFromAlert).compactMap { route in
            guard case .alertAction(let source, _) = route.source, let target = route.target.target,
                graph.kind(of: target).isAlert
            else { return nil }
            return Rule.presentFromAlert.finding(
                "`\(graph[source].name)` is \(graph.kind(of: source).withArticle), and cannot present another",
                at: route.target.range,
                notes: [.init("`\(graph[target].name)` is declared here", at: graph[target].id.range)],
                help: "make `\(graph[target].name)` a sheet, or ask both things at once")
        }
    }
}
