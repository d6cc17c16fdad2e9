import NavGraph
import NavSyntax

extension Rule {
    static let returnsMismatch = Rule(
        "returns-mismatch", .lifeCycle,
        meaning: """
            A node with `returns` is shown where nothing receives the result: it is pushed, shown with `as: open`, \
            presented by a tab, the first screen of the app, a tab or a column, or the screen of an `otherwise` or a `then`.
            """,
        why: "Only a presenter waits for a result; here it would be lost.",
        failing: """
            navgen: 1
            root: home
            screens:
              home: {to: [{pick: {as: push}}]}
            sheets:
              pick: {returns: Int}
            """,
        fixed: """
            navgen: 1
            root: home
            screens:
              home: {to: [pick]}
            sheets:
              pick: {returns: Int}
            """)
}

extension Check {
    static let returnsMismatch = Check(.returnsMismatch) { analyzed in
        let graph = analyzed.graph
        guard graph.nodes.contains(where: { $0.returns != nil }) else { return [] }
        var findings: [Diagnostic] = []
        func report(_ target: NodeID, _ range: SourceRange, _ help: Help) {
            guard let returns = graph[target].returns else { return }
            findings.append(
                Rule.returnsMismatch.finding(
                    "`\(graph[target].name)` returns `\(returns.text)`, but nothing receives it here", at: range,
                    notes: [.init("`returns` is given here", at: returns.range)], help: help))
        }
        for route in graph.routes {
            guard let target = route.target.target, graph[target].returns != nil, !route.hasUnreadStyle else {
                continue
            }
            let source: NodeID? = if case .node(let source) = route.source { source.target } else { nil }
            if let source, graph.isActingTab(source), analyzed.transition(of: route, from: source) != .open {
                report(target, route.target.range, "lead to it from a screen, or remove `returns`")
                continue
            }
            guard let transition = analyzed.transition(of: route, from: source),
                isUnawaited(transition, graph.kind(of: target))
            else { continue }
            report(
                target, route.styleRange ?? route.target.range, "present it with `as: sheet`, or remove `returns`")
        }
        for reference in graph.referencesShownWithoutRoute {
            guard let target = reference.target, graph.kind(of: target) == .screen else { continue }
            report(target, reference.range, "remove `returns`, or show another screen here")
        }
        return findings
    }

    private static func isUnawaited(_ transition: Transition, _ kind: NodeKind) -> Bool {
        switch transition {
        // The source is gone once the target is shown, so it cannot wait for the result.
        case .push, .fill, .replace, .reset, .open, .from: true
        case .under: Transition(to: kind) == .push
        default: false
        }
    }
}

extension Graph {
    /// The nodes that are shown without a route.
    var referencesShownWithoutRoute: [NodeReference] {
        var firsts = conditions.compactMap(\.otherwise)
        for choice in roots {
            if case .node(let reference) = choice.show { firsts.append(reference) }
        }
        for id in ids(of: .tab, .split, .flow, .action) {
            switch self[id].detail {
            case .tab(let tab): firsts += [tab.root].compactMap(\.self)
            case .split(let split): firsts += split.columns.flatMap(\.screens)
            case .flow(let flow): firsts += [flow.then].compactMap(\.self)
            case .action(let action): firsts += action.then
            default: break
            }
        }
        return firsts
    }
}
