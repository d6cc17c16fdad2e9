import NavGraph
import NavSyntax

extension Rule {
    static let guardedRoot = Rule(
        "guarded-root", .conditions,
        meaning: """
            A root, or every tab, requires a condition that is not in the `when` of its entry of `root`: when the \
            condition fails, there is nothing to show instead. Or `launching`, which is shown while conditions are \
            still undecided, requires a condition.
            """,
        why: "The app would show it to people who are not allowed to see it, or show nothing at all.",
        failing: """
            navgen: 1
            root: orders
            conditions: {signedIn: {}}
            screens:
              orders: {requires: [signedIn]}
            """,
        fixed: """
            navgen: 1
            root:
              - {when: signedIn, show: orders}
              - {show: welcome}
            conditions: {signedIn: {}}
            screens:
              orders: {requires: [signedIn]}
              welcome: {}
            """)
}

extension Check {
    static let guardedRoot = Check(.guardedRoot) { analyzed in
        let graph = analyzed.graph
        var findings: [Diagnostic] = []
        if let launching = graph.launching, let id = launching.target,
            let use = graph.needs(ofRoot: id).first(where: { $0.target != nil })
        {
            findings.append(
                Rule.guardedRoot.finding(
                    "`\(launching.name)` is shown while conditions are undecided, but needs `\(use.text)`",
                    at: launching.range, notes: [.init("it is required here", at: use.range)],
                    help: "remove it from `requires`, or show another screen"))
        }
        let isOnly = graph.roots.count == 1
        for (index, choice) in graph.roots.enumerated() {
            let known = KnownConditions(index, of: graph.roots)
            switch choice.show {
            case .node(let shown):
                guard let id = shown.target, let use = graph.needs(ofRoot: id).first(where: { !known.holds($0) }),
                    // Other rules report a root that is never shown.
                    !known.fails(use)
                else { continue }
                findings.append(
                    Rule.guardedRoot.finding(
                        "`\(shown.name)` is a root, and needs `\(use.text)`: when that does not hold, there is nothing to show",
                        at: shown.range, notes: [.init("it is required here", at: use.range)],
                        help: Help(remedy(use, choice, shown.name, isOnly: isOnly))))
            case .tabs:
                let first = graph.tabs.map { id in graph.needs(ofTab: id).first { !known.holds($0) } }
                let uses = first.compactMap { $0 }
                guard let use = uses.first, uses.count == first.count else { continue }
                findings.append(
                    Rule.guardedRoot.finding(
                        "each tab needs a condition: when none of these holds, there is nothing to show",
                        at: choice.range,
                        notes: zip(graph.tabs, uses).map { tab, use in
                            .init("`\(graph[tab].name)` needs `\(use.text)`", at: use.range)
                        },
                        help: "remove the condition from one tab, or \(remedy(use, choice, "tabs", isOnly: isOnly))"))
            }
        }
        return findings
    }

    private static func remedy(_ use: ConditionUse, _ choice: RootChoice, _ shown: String, isOnly: Bool) -> String {
        let when = use.isNegated ? "\"\(use.text)\"" : use.text
        if !choice.when.isEmpty { return "add `\(when)` to the `when` of this entry" }
        return isOnly
            ? "write `root: [{when: \(when), show: \(shown)}, {show: …}]`, where `…` is shown when it does not hold"
            : "add `when: \(when)` to this entry, and add a last entry without `when`"
    }
}

/// The conditions that are known to hold when an entry of `root` is chosen: those in its own
/// `when`, and the opposite of those in the `when` of earlier entries.
private struct KnownConditions {
    private var holding: [ConditionUse]

    init(_ number: Int, of choices: [RootChoice]) {
        holding = choices[number].when
        var isDone = false
        while !isDone {
            isDone = true
            for earlier in choices[..<number] {
                let open = earlier.when.filter { !holds($0) }
                guard open.count == 1, var use = open.first, !fails(use) else { continue }
                use.isNegated.toggle()
                holding.append(use)
                isDone = false
            }
        }
    }

    /// True for an unknown condition, which `unknown-condition` reports.
    func holds(_ use: ConditionUse) -> Bool {
        use.target == nil || holding.contains { $0.target == use.target && $0.isNegated == use.isNegated }
    }

    func fails(_ use: ConditionUse) -> Bool {
        holding.contains { $0.target == use.target && $0.isNegated != use.isNegated }
    }
}

extension Graph {
    fileprivate var tabs: [NodeID] { ids(of: .tab).filter { !isActingTab($0) } }
}
