import NavGraph
import NavSyntax

extension Rule {
    static let noRoot = Rule(
        "no-root", .reachability,
        meaning: """
            The graph does not say what the app shows first, or names a node that cannot be a root. The root must be \
            `tabs`, a screen, a split or a flow; the root of a tab must be a screen or a split. In a list of roots, \
            the last entry must have no `when`, and no entry may be hidden by an earlier one that always matches.
            """,
        why: "Reachability, links and the state of the app all start at the root.",
        failing: """
            navgen: 1
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
    static let noRoot = Check(.noRoot) { analyzed in
        let graph = analyzed.graph
        var ofTabs = graph.nodes(of: .tab).compactMap { problem(with: $0, in: graph) }
        let tabs = graph.ids(of: .tab)
        if graph.showsTabs, let first = tabs.first, tabs.allSatisfy(graph.isActingTab) {
            ofTabs.append(
                Rule.noRoot.finding(
                    "every tab acts, so there is none to select", at: graph[first].id.range,
                    help: "add a tab with a `root`"))
        }
        guard !graph.hasUnreadableRoot else { return ofTabs }
        guard !graph.roots.isEmpty else {
            let first = graph.nodes(of: .split).first ?? graph.nodes(of: .screen).first
            return [
                Rule.noRoot.finding(
                    "nothing says what the app shows first", at: graph.start,
                    help: "add `root: \(first?.name ?? "home")`, or `tabs:`")
            ]
        }
        return graph.roots.compactMap { problem(with: $0, in: graph) } + order(of: graph.roots) + ofTabs
    }

    private static func problem(with choice: RootChoice, in graph: Graph) -> Diagnostic? {
        switch choice.show {
        case .tabs:
            guard graph.ids(of: .tab).isEmpty else { return nil }
            return Rule.noRoot.finding(
                "the root shows the tabs, and there are none", at: choice.range, help: "add `tabs:`")
        case .node(let reference):
            guard let id = reference.target else { return nil }
            switch graph.kind(of: id) {
            case .screen, .split, .flow: return nil
            case let kind:
                return Rule.noRoot.finding(
                    "`\(reference.name)` is \(kind.withArticle), which cannot be a root", at: reference.range,
                    help: kind == .tab ? "write `root: tabs`" : "name a screen, a split or a flow, or `tabs`")
            }
        }
    }

    /// Checks the order of the entries. The first that matches is shown, so the last must have no
    /// `when`, and all others must have one.
    private static func order(of choices: [RootChoice]) -> [Diagnostic] {
        var findings: [Diagnostic] = []
        for (index, choice) in choices.enumerated() {
            if index == choices.count - 1, !choice.when.isEmpty {
                findings.append(
                    Rule.noRoot.finding(
                        "when this condition does not hold either, there is no root", at: choice.range,
                        help: "end with an entry without `when`"))
            } else if index < choices.count - 1, choice.when.isEmpty {
                findings.append(
                    Rule.noRoot.finding(
                        "an entry without `when` always matches, so those after it are never shown", at: choice.range,
                        help: "give it a `when`, or move it to the end"))
            } else if let earlier = choices[..<index].first(where: { $0.matches(whenever: choice) }) {
                findings.append(
                    Rule.noRoot.finding(
                        "an earlier entry matches whenever this one does, so this one is never shown", at: choice.range,
                        notes: [.init("the entry that matches first", at: earlier.range)],
                        help: "give it another `when`, or move it before that entry"))
            }
        }
        return findings
    }

    private static func problem(with node: Node, in graph: Graph) -> Diagnostic? {
        guard case .tab(let tab) = node.detail, let root = tab.root, let id = root.target else { return nil }
        let kind = graph.kind(of: id)
        guard kind != .screen, kind != .split else { return nil }
        return Rule.noRoot.finding(
            "`\(root.name)` is \(kind.withArticle), which cannot be the root of a tab", at: root.range,
            help: "name a screen or a split")
    }
}

extension RootChoice {
    /// Whether this entry matches whenever the other does, because it requires nothing that the
    /// other does not.
    fileprivate func matches(whenever other: RootChoice) -> Bool {
        !when.isEmpty
            && when.allSatisfy { use in
                other.when.contains { $0.name == use.name && $0.isNegated == use.isNegated }
            }
    }
}
