import NavGraph
import NavLinks
import NavSyntax

/// What has no effect because of the form in which a node is shown.
extension Check {
    static func ineffectiveForms(_ links: LinkAnalysis) -> [IneffectiveKey] {
        let graph = links.graph
        let views = graph.ids(of: .sheet, .cover, .popover).filter { id in
            guard case .presentation = graph[id].detail else { return false }
            return !graph[id].isExternal
        }
        let zooming = graph.ids(of: .screen).filter { id in
            if case .screen(let screen) = graph[id].detail { screen.transition == .zoom } else { false }
        }
        let flows = graph.ids(of: .flow)
        guard !views.isEmpty || !zooming.isEmpty || !flows.isEmpty else { return [] }
        let forms = ShownForms(links)
        return views.flatMap { presentationKeys($0, forms, graph) }
            + zooming.compactMap { transition($0, forms, graph) } + flows.flatMap { flowKeys($0, forms, graph) }
    }

    private static func presentationKeys(_ id: NodeID, _ shown: ShownForms, _ graph: Graph) -> [IneffectiveKey] {
        // `unreachable-node` reports what is never shown.
        guard let forms = shown.forms(of: id), !forms.isEmpty else { return [] }
        let node = graph[id]
        func keys(_ keys: [String], _ reason: String, _ help: String) -> [IneffectiveKey] {
            keys.map { key in
                IneffectiveKey(
                    node: id, path: [key], message: "`\(key)` has no effect: \(reason)",
                    help: Help(help.replacing("KEY", with: key)))
            }
        }
        if forms == [.stack] {
            return keys(
                [
                    "detents", "dragIndicator", "background", "backgroundInteraction", "contentInteraction",
                    "cornerRadius", "sizing", "onLink", "dismiss", "stack", "cancel", "confirm", "compact",
                ], "`\(node.name)` is only put onto a stack", "leave out `as` in a route to it, or remove `KEY`")
        }
        if forms.isDisjoint(with: [.sheet, .popover]) {
            return keys(
                ["detents", "dragIndicator"], "no route shows `\(node.name)` as a sheet",
                node.kind == .cover
                    ? "declare it under `sheets`, lead to it with `as: sheet`, or remove `KEY`"
                    : "lead to it with `as: sheet`, or remove `KEY`")
        }
        if node.kind == .popover, !forms.contains(.popover) {
            return keys(
                ["compact"], "no route shows `\(node.name)` as a popover",
                "leave out `as` in a route to it, or remove `KEY`")
        }
        return []
    }

    /// `transition` of a screen that is only a root.
    private static func transition(_ id: NodeID, _ shown: ShownForms, _ graph: Graph) -> IneffectiveKey? {
        guard shown.forms(of: id)?.isEmpty ?? false, !graph[id].isExternal else { return nil }
        return IneffectiveKey(
            node: id, path: ["transition"], message: "`transition` has no effect: no route shows `\(graph[id].name)`",
            help: "add a route to `\(graph[id].name)`, or remove `transition`")
    }

    /// Keys of a flow that is only a root, and those that need several steps.
    private static func flowKeys(_ id: NodeID, _ shown: ShownForms, _ graph: Graph) -> [IneffectiveKey] {
        guard case .flow(let flow) = graph[id].detail, !flow.hasUnreadSteps else { return [] }
        let name = graph[id].name
        var keys: [IneffectiveKey] = []
        let isRoot = graph.roots.contains { choice in
            if case .node(let reference) = choice.show { reference.target == id } else { false }
        }
        if isRoot, !flow.steps.contains(where: { shown.forms(of: $0) != [] }), shown.forms(of: id) == [] {
            if flow.style == .sheet {
                keys.append(
                    IneffectiveKey(
                        node: id, path: ["as"], message: "`as` has no effect: `\(name)` is only shown as a root",
                        help: "write `as: root`"))
            }
            if flow.onLink != nil {
                keys.append(
                    IneffectiveKey(
                        node: id, path: ["onLink"],
                        message:
                            "`onLink` has no effect: `\(name)` is only shown as a root, which a link does not close",
                        help: .remove))
            }
        }
        let canGoBack = flow.steps.dropFirst().contains { step in
            if case .step(let detail) = graph[step].detail { !detail.isFinal } else { true }
        }
        if !flow.allowsBack, !canGoBack {
            keys.append(
                IneffectiveKey(
                    node: id, path: ["back"], message: "`back` has no effect: `\(name)` has no step to go back from",
                    help: .remove))
        }
        return keys
    }
}
