import NavGraph
import NavSyntax

extension Rule {
    static let loneTab = Rule(
        "lone-tab", .presentation, .warning, canBeLowered: true,
        meaning: "There is only one tab.",
        why: "A tab bar with one tab takes up space and offers no choice.",
        failing: """
            navgen: 1
            tabs:
              a: {root: home}
            screens:
              home: {}
            """,
        fixed: """
            navgen: 1
            root: home
            screens:
              home: {}
            """)
}

extension Check {
    static let loneTab = Check(.loneTab) { analyzed in
        let graph = analyzed.graph
        let tabs = graph.nodes(of: .tab)
        // `tab-outside-root` reports a tab that no root shows. A value that could not be read may
        // be another tab.
        guard tabs.count == 1, case .tab(let tab) = tabs[0].detail, graph.showsTabs,
            !graph.ids(of: .tab).contains(where: graph.possiblyReferenced.contains)
        else { return [] }
        return [
            Rule.loneTab.finding(
                "`\(tabs[0].name)` is the only tab", at: tabs[0].id.range,
                help: "write `root: \(tab.root?.name ?? "home")` instead of `tabs`, or add another tab")
        ]
    }
}
