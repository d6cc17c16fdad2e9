import NavGraph
import NavSyntax

extension Rule {
    static let wrongKind = Rule(
        "wrong-kind", .presentation,
        meaning: "A node stands where one of its kind shows nothing: a sheet at `launching`, an action at `otherwise`.",
        why: "There would be nothing to see just when something is needed.",
        failing: """
            navgen: 1
            root: home
            launching: splash
            screens:
              home: {to: [splash]}
            sheets:
              splash: {}
            """,
        repaired: """
            navgen: 1
            root: home
            launching: splash
            screens:
              home: {}
              splash: {}
            """)
}

extension Check {
    static let wrongKind = Check(.wrongKind) { analysed in
        let graph = analysed.graph
        var findings: [Diagnostic] = []
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
