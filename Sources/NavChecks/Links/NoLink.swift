import NavGraph
import NavSyntax

extension Rule {
    static let noLink = Rule(
        "no-link", .links, .note, canBeLowered: true, isOff: true,
        meaning: "A screen has no URL. This rule is off unless `rules:` turns it on.",
        why: "Some teams want every screen to be reachable from a notification, a widget or a support email.",
        failing: """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            rules: {no-link: note}
            screens:
              home: {url: /, to: [order]}
              order: {params: {id: Int}}
            """,
        fixed: """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            rules: {no-link: note}
            screens:
              home: {url: /, to: [order]}
              order: {params: {id: Int}, url: "/order/{id}"}
            """)
}

extension Check {
    static let noLink = Check(.noLink) { analyzed in
        let graph = analyzed.graph
        return graph.ids(of: .screen).filter { !analyzed.isLinked($0) }.map { id in
            let node = graph[id]
            return Rule.noLink.finding(
                "`\(node.name)` has no URL", at: node.id.range, help: "give it a `url:`, or set `no-link: off`")
        }
    }
}
