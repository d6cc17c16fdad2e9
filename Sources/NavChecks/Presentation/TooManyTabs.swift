import NavGraph
import NavSyntax

extension Rule {
    static let tooManyTabs = Rule(
        "too-many-tabs", .presentation, .warning, canBeLowered: true,
        meaning: "There are more than five tabs.",
        why: "An iPhone shows five; the others are listed under “More”, where users rarely look.",
        failing: """
            navgen: 1
            tabs:
              a: {root: aa}
              b: {root: bb}
              c: {root: cc}
              d: {root: dd}
              e: {root: ee}
              f: {root: ff}
            screens:
              aa: {}
              bb: {}
              cc: {}
              dd: {}
              ee: {}
              ff: {}
            """,
        fixed: """
            navgen: 1
            tabs:
              a: {root: aa}
              b: {root: bb}
              c: {root: cc}
              d: {root: dd}
              e: {root: ee}
            screens:
              aa: {}
              bb: {}
              cc: {}
              dd: {}
              ee: {to: [ff]}
              ff: {}
            """)
}

extension Check {
    static let tooManyTabs = Check(.tooManyTabs) { analyzed in
        let tabs = analyzed.graph.nodes(of: .tab)
        guard tabs.count > 5 else { return [] }
        return [
            Rule.tooManyTabs.finding(
                "there are \(tabs.count) tabs, but an iPhone shows five", at: tabs[5].id.range,
                help: "make the least used ones screens that another tab leads to")
        ]
    }
}
