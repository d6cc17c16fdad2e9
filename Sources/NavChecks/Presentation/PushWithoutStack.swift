import NavGraph
import NavSyntax

extension Rule {
    static let pushWithoutStack = Rule(
        "push-without-stack", .presentation,
        meaning: """
            A screen is pushed from where there is no stack: a popover, a step of a flow, a presentation with \
            `stack: false`, or an alert on one of these. A route that goes back first (`as: {popTo: …}`) also pushes \
            there, since there is nothing to go back to, and one that closes its presentation first (`as: under`) where \
            that was presented. Or a presentation with `stack: false` has `cancel` or \
            `confirm`, whose buttons need the navigation bar of a stack.
            """,
        why: "Nothing would happen when the user taps, or there would be no button to tap.",
        failing: """
            navgen: 1
            root: home
            screens:
              home: {to: [menu]}
              item: {}
            popovers:
              menu: {to: [item]}
            """,
        fixed: """
            navgen: 1
            root: home
            screens:
              home: {to: [menu]}
              item: {}
            popovers:
              menu: {to: [{item: {as: under}}]}
            """)
}

extension Check {
    static let pushWithoutStack = Check(.pushWithoutStack) { analyzed in
        let graph = analyzed.graph
        let stacklessViews = graph.ids(of: .sheet, .cover, .popover).filter { graph[$0].lacksStack }
        var findings: [Diagnostic] = []
        for number in graph.routes.indices {
            // `wrong-kind` reports routes that start at an alert. A screen is always on a stack.
            if let source = graph.routes[number].sourceNode,
                graph.kind(of: source) == .screen || graph.kind(of: source).isAlert
            {
                continue
            }
            let route = graph.routes[number]
            let sources: [Node]
            switch route.source {
            case .node(let source): sources = source.target.map { [graph[$0]].filter(\.lacksStack) } ?? []
            case .alertAction(let alert, _):
                sources = analyzed.presenters(of: alert).map { graph[$0] }.filter { $0.lacksStack }
            case .anywhere:
                sources = stacklessViews.filter { analyzed.startsGlobalRoute(number, at: $0) }.map { graph[$0] }
            }
            guard let source = sources.first, let transition = analyzed.transition(of: route, from: nil),
                transition.needsStack || pushesAfterGoingBack(route, from: source, analyzed),
                let target = route.target.target,
                !graph.kind(of: target).isContainer
            else { continue }
            let names =
                sources.prefix(3).map { "`\($0.name)`" }.joined(separator: ", ") + (sources.count > 3 ? ", …" : "")
            findings.append(
                Rule.pushWithoutStack.finding(
                    "there is no stack in \(names) to push `\(route.target.name)` onto", at: route.target.range,
                    notes: [.init("`\(source.name)`, \(reason(source)), is declared here", at: source.id.range)],
                    help: source.kind == .step
                        ? "write `{\(route.target.name): {as: sheet}}`, or make it a step of the flow"
                        : "write `{\(route.target.name): {as: under}}` to close it first, or `as: sheet`"))
        }
        return findings + graph.routes.compactMap { pushesUnder($0, analyzed) }
            + stacklessViews.map { graph[$0] }.compactMap(buttonsWithoutBar)
    }

    /// A route that closes its presentation, and then pushes where that was presented.
    private static func pushesUnder(_ route: Route, _ analyzed: AnalyzedGraph) -> Diagnostic? {
        let graph = analyzed.graph
        guard route.style?.value == .under, let target = route.target.target, graph.kind(of: target) == .screen else {
            return nil
        }
        let presenters = analyzed.sources(of: route).flatMap { source -> [Node] in
            let view = if case .step(let step) = graph[source].detail { step.flow } else { source }
            return analyzed.presenters(ofSheet: view)
        }
        guard let presenter = presenters.first(where: \.lacksStack) else { return nil }
        return Rule.pushWithoutStack.finding(
            "there is no stack in `\(presenter.name)` to push `\(route.target.name)` onto", at: route.target.range,
            notes: [.init("`\(presenter.name)`, \(reason(presenter)), is declared here", at: presenter.id.range)],
            help: "write `{\(route.target.name): {as: open}}` to show it as a link would, or `as: sheet`")
    }

    private static func buttonsWithoutBar(_ node: Node) -> Diagnostic? {
        guard case .presentation(let detail) = node.detail, let stack = detail.stack, !stack.value else { return nil }
        let keys = [("cancel", detail.cancel), ("confirm", detail.confirm)].filter { $0.1 != nil }.map(\.0)
        guard !keys.isEmpty else { return nil }
        let buttons =
            keys.count == 1 ? "the button of `\(keys[0])` is" : "the buttons of `cancel` and `confirm` are"
        return Rule.pushWithoutStack.finding(
            "\(buttons) in the navigation bar of a stack, but `\(node.name)` has no stack",
            at: stack.range,
            help: Help("remove `stack: false`").correcting(.removal, isSafe: false))
    }

    /// Whether a route from a step, or from anywhere, goes back first and then pushes. It pushes where there
    /// is nothing to go back to. `pop-without-target` reports other sources without a stack.
    private static func pushesAfterGoingBack(_ route: Route, from source: Node, _ analyzed: AnalyzedGraph) -> Bool {
        (route.isFromAnywhere || source.kind == .step)
            && analyzed.transitionAfterPop(of: route)?.needsStack ?? false
    }

    private static func reason(_ node: Node) -> String {
        node.kind.isAlert || node.kind == .popover || node.kind == .step ? node.kind.withArticle : "with `stack: false`"
    }
}

extension Node {
    /// Whether nothing can be pushed where it is presented.
    var lacksStack: Bool {
        switch detail {
        case .alert, .step: true
        case .presentation(let presentation): kind == .popover || presentation.stack?.value == false
        default: false
        }
    }
}
