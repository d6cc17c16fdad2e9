import NavGraph
import NavSyntax

extension Rule {
    static let popoverFromLink = Rule(
        "popover-from-link", .alerts, .warning, canBeLowered: true,
        meaning: "A popover has a URL, or is the `otherwise` of a condition.",
        why: """
            A popover points at the view that was tapped. If a link opens it, or a condition shows it, there is no such \
            view.
            """,
        failing: """
            navgen: 1
            root: home
            links: {schemes: [app]}
            screens:
              home: {to: [menu]}
            popovers:
              menu: {url: /menu}
            """,
        fixed: """
            navgen: 1
            root: home
            links: {schemes: [app]}
            screens:
              home: {to: [menu]}
            sheets:
              menu: {url: /menu}
            """)
}

extension Check {
    static let popoverFromLink = Check(.popoverFromLink) { analyzed in
        let graph = analyzed.graph
        let linked = graph.ids(of: .popover).filter(analyzed.isLinked).map { id in
            let node = graph[id]
            return Rule.popoverFromLink.finding(
                "`\(node.name)` is a popover, and a link has nothing for it to point at",
                at: node.links.first?.range ?? node.id.range, help: "make it a sheet, or remove the `url`")
        }
        return linked
            + graph.conditions.compactMap { condition in
                guard let otherwise = condition.otherwise, let target = otherwise.target,
                    graph.kind(of: target) == .popover
                else { return nil }
                return Rule.popoverFromLink.finding(
                    "`\(otherwise.name)` is a popover, and has nothing to point at when `\(condition.name.value)` does not hold",
                    at: otherwise.range, help: "make it a sheet, or name another node")
            }
    }
}
