import NavGraph
import NavSyntax

extension Rule {
    static let tabOutsideRoot = Rule(
        "tab-outside-root", .presentation,
        meaning: "There are tabs, but no root shows them.",
        why: "Without a root that shows the tab bar, no user can ever see the tabs.",
        failing: """
            navgen: 1
            root: home
            tabs:
              a: {root: home}
              b: {root: more}
            screens:
              home: {to: [more]}
              more: {}
            """,
        fixed: """
            navgen: 1
            root: tabs
            tabs:
              a: {root: home}
              b: {root: more}
            screens:
              home: {to: [more]}
              more: {}
            """)
}

extension Check {
    static let tabOutsideRoot = Check(.tabOutsideRoot) { analyzed in
        let graph = analyzed.graph
        // Tabs in a section are never allowed, and have already been reported.
        let tabs = graph.nodes(of: .tab).filter { $0.section == .main }
        guard !graph.showsTabs, !graph.roots.isEmpty, !graph.hasUnreadableRoot, let tab = tabs.first else { return [] }
        return [
            Rule.tabOutsideRoot.finding(
                "no root shows the tabs", at: tab.id.range,
                notes: graph.roots.prefix(1).map { .init("the root is given here", at: $0.range) },
                help: tabs.count == 1
                    ? "remove `tabs`: there is only this one"
                    : "write `root: tabs`, or `{when: …, show: tabs}` among the roots")
        ]
    }
}
