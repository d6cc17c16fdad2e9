import NavGraph
import NavSyntax

extension Rule {
    static let splitColumnKind = Rule(
        "split-column-kind", .presentation,
        meaning: """
            A column of a split view holds something other than a screen, or a screen that the split view already has \
            in another place.
            """,
        why: """
            A column shows a screen; presentations cover the whole split view. It must be clear which column a route \
            to a screen fills.
            """,
        failing: """
            navgen: 1
            root: mail
            splits:
              mail: {sidebar: boxes, detail: compose}
            screens:
              boxes: {to: [compose]}
            sheets:
              compose: {}
            """,
        fixed: """
            navgen: 1
            root: mail
            splits:
              mail: {sidebar: boxes, detail: message}
            screens:
              boxes: {to: [message, compose]}
              message: {}
            sheets:
              compose: {}
            """)
}

extension Check {
    static let splitColumnKind = Check(.splitColumnKind) { analyzed in
        let graph = analyzed.graph
        return graph.nodes(of: .split).flatMap { node -> [Diagnostic] in
            guard case .split(let split) = node.detail else { return [] }
            let wrong = split.columns.flatMap(\.screens).compactMap { screen -> Diagnostic? in
                guard let id = screen.target, graph.kind(of: id) != .screen else { return nil }
                return Rule.splitColumnKind.finding(
                    "`\(screen.name)` is \(graph.kind(of: id).withArticle), but a column holds screens",
                    at: screen.range,
                    help: "name a screen, and add a route from it to `\(screen.name)`")
            }
            let found = wrong + repeated(split)
            guard let sidebar = split.sidebar, sidebar.screens.count > 1 else { return found }
            return found + [
                Rule.splitColumnKind.finding(
                    "the sidebar of `\(node.name)` can only hold one screen", at: sidebar.range, help: "name one screen"
                )
            ]
        }
    }

    private static func repeated(_ split: SplitDetail) -> [Diagnostic] {
        var seen: [NodeID: NodeReference] = [:]
        return split.columns.flatMap(\.screens).compactMap { screen in
            guard let id = screen.target, let first = seen.updateValue(screen, forKey: id) else { return nil }
            return Rule.splitColumnKind.finding(
                "`\(screen.name)` is in this split view twice", at: screen.range,
                notes: [.init("it is also here", at: first.range)], help: "name it once")
        }
    }
}
