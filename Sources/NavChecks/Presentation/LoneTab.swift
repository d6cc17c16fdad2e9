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
        repaired: """
            navgen: 1
            root: home
            screens:
              home: {}
            """)
}

extension Check {
    static let loneTab = Check(.loneTab) { analysed in
        let tabs = analysed.graph.nodes(of: .tab)
        // That no root shows it is said by `tab-outside-root`.
        guard tabs.count == 1, case .tab(let tab) = tabs[0].detail, analysed.graph.showsTabs else { return [] }
        return [
            Rule.loneTab.finding(
                "`\(tabs[0].name)` is the only tab", at: tabs[0].id.range,
                help: "write `root: \(tab.root?.name ?? "home")` instead of `tabs`, or add another tab")
        ]
    }
}
