extension WalkGraph {
    /// The graph as the compiler reads it.
    var yaml: String {
        var lines = [
            "navgen: 1", "name: Walk",
            "links: {schemes: [walk], hosts: [walk.example.com], parkFor: \(limit)\(keepsNewestLink ? ", waiting: newest" : "")}",
            "rules: {\(Self.rules)}",
        ]
        lines.append("conditions: {\(conditions.map(text).joined(separator: ", "))}")
        lines.append("root: [\(roots.map(text).joined(separator: ", "))]")
        if let launching { lines.append("launching: \(launching)") }
        if !tabs.isEmpty { lines.append("tabs:") }
        for tab in tabs { lines.append("  \(tab.id): {\(keys(of: tab).joined(separator: ", "))}") }
        if !splits.isEmpty { lines.append("splits:") }
        for split in splits {
            let content = split.content.isEmpty ? "" : "content: [\(split.content.joined(separator: ", "))], "
            let detail = split.detail.joined(separator: ", ")
            lines.append("  \(split.id): {sidebar: \(split.sidebar), \(content)detail: [\(detail)]}")
        }
        for kind in Self.sections {
            let own = nodes.filter { $0.kind == kind.kind }
            if !own.isEmpty { lines.append("\(kind.key):") }
            for node in own { lines.append("  \(node.id): {\(keys(of: node).joined(separator: ", "))}") }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static let sections: [(key: String, kind: Kind)] = [
        ("screens", .screen), ("sheets", .sheet), ("covers", .cover), ("popovers", .popover), ("alerts", .alert),
        ("dialogs", .dialog), ("flows", .flow), ("actions", .action),
    ]

    /// Small and random graphs have parts that nothing uses.
    private static let rules = [
        "unreachable-node", "link-only-node", "unused-condition", "unused-param", "no-effect", "pop-without-target",
        "lone-tab", "destructive-link", "popover-from-link", "gated-link", "modal-trap", "too-many-tabs",
    ].map { "\($0): off" }.joined(separator: ", ")

    private func text(_ condition: Condition) -> String {
        "\(condition.name): {\(condition.otherwise.map { "otherwise: \($0)" } ?? "")}"
    }

    private func text(_ root: Root) -> String {
        "{\(root.when.isEmpty ? "" : "when: \(text(root.when)), ")show: \(root.show)}"
    }

    /// A list of needs, such as `[c0, "!c1"]`.
    func text(_ needs: [Need]) -> String {
        let names = needs.map { need in
            let name = conditions[need.condition].name
            return need.holds ? name : "\"!\(name)\""
        }
        return "[\(names.joined(separator: ", "))]"
    }

    private func keys(of tab: Tab) -> [String] {
        var keys = ["title: T", "root: \(tab.root)"]
        if !tab.requires.isEmpty { keys.append("requires: \(text(tab.requires))") }
        if !tab.visible.isEmpty { keys.append("visible: \(text(tab.visible))") }
        if tab.hasURL { keys.append("url: /\(tab.id)") }
        return keys
    }

    private func keys(of node: Node) -> [String] {
        var keys: [String] = []
        if !node.requires.isEmpty { keys.append("requires: \(text(node.requires))") }
        keys += parameterKeys(of: node)
        if node.hasURL { keys.append("url: \"/\(node.id)\(node.parameter == .none ? "" : "/{x}")\"") }
        if let via = node.via { keys.append("via: [\(via.joined(separator: ", "))]") }
        if let tab = node.tab { keys.append("tab: \(tab)") }
        if node.opensOnTop { keys.append("opens: onTop") }
        if node.onLink != .close { keys.append("onLink: \(node.onLink.rawValue)") }
        if let then = node.then { keys.append("then: \(then)") }
        return keys + routeKeys(of: node)
    }

    private func parameterKeys(of node: Node) -> [String] {
        let transient = node.isTransient ? ["m: {type: Int, default: 0, transient: true}"] : []
        let x = "x: {type: Int, default: 1}"
        switch node.parameter {
        case .none: return transient.isEmpty ? [] : ["params: {\(transient[0])}"]
        case .identity: return ["params: {\(([x] + transient).joined(separator: ", "))}"]
        case .other:
            let all = [x, "k: {type: Int, default: 0}"] + transient
            return ["params: {\(all.joined(separator: ", "))}", "identity: k"]
        }
    }

    private func routeKeys(of node: Node) -> [String] {
        let routes = node.exits.map(text)
        switch node.kind {
        case .screen, .popover: return routes.isEmpty ? [] : ["to: [\(routes.joined(separator: ", "))]"]
        case .sheet, .cover:
            return ["stack: \(node.hasStack)"] + (routes.isEmpty ? [] : ["to: [\(routes.joined(separator: ", "))]"])
        case .alert, .dialog:
            let answers = routes.enumerated().map { "a\($0.offset): {label: A, to: \($0.element)}" }
            return ["actions: {\((answers + ["ok: {label: OK, role: cancel}"]).joined(separator: ", "))}"]
        case .flow:
            let to = routes.isEmpty ? "" : "to: [\(routes.joined(separator: ", "))]"
            // All steps have the same exits. Only the first declares them, so that plans are not ambiguous.
            let steps = node.steps.enumerated().map { index, step in
                let when = step.when.isEmpty ? [] : ["when: \(text(step.when))"]
                let keys = when + (index > 0 || to.isEmpty ? [] : [to])
                return "{\(step.name): {\(keys.joined(separator: ", "))}}"
            }
            return ["steps: [\(steps.joined(separator: ", "))]"]
                + (roots.contains { $0.show == node.id } ? ["as: root"] : [])
        case .action: return []
        }
    }

    private func text(_ exit: Exit) -> String {
        var keys: [String] = []
        if let from = exit.from {
            keys.append("as: {popTo: \(from)}")
        } else if exit.manner != .show {
            keys.append("as: \(exit.manner.rawValue)")
        }
        if let value = exit.value { keys.append("params: {x: \(value)}") }
        if !exit.when.isEmpty { keys.append("when: \(text(exit.when))") }
        return keys.isEmpty ? exit.target : "{\(exit.target): {\(keys.joined(separator: ", "))}}"
    }
}
