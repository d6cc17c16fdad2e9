import NavGraph
import NavLinks

extension Emitter {
    /// A Markdown page with tables of screens, links, routes, types and conditions.
    static let markdown = Emitter(.markdown) { links, options in
        let page = MarkdownPage(formatter: GraphFormatter(links: links))
        return [
            OutputFile(path: "\(options.stem(links.graph)).md", contents: page.text(headline: options.headline))
        ]
    }
}

/// The Markdown page. Rows are sorted by name, so that a change to the graph changes few lines.
private struct MarkdownPage {
    let formatter: GraphFormatter
    private var graph: Graph { formatter.graph }

    func text(headline: String) -> String {
        // Two hyphens could end the HTML comment.
        let comment = headline.replacing("--", with: "- -").replacing("--", with: "- -").replacing(">", with: "&gt;")
        var text = "<!-- \(comment) -->\n\n# \(MarkdownTable.plain(graph.name.value))\n"
        if let doc = graph.doc { text += "\n\(Self.paragraph(doc))\n" }
        text += section("Screens", nodes)
        text += section("Links", links)
        text += section("Routes", routes)
        text += section("Types", types)
        text += section("Conditions", conditions)
        return text
    }

    /// A paragraph, beginning with an escape if Markdown would read it as a heading or a list.
    private static func paragraph(_ text: String) -> String {
        let plain = MarkdownTable.plain(text)
        guard let first = plain.unicodeScalars.first else { return plain }
        if "#+-=".unicodeScalars.contains(first) { return "\\" + plain }
        let digits = plain.prefix { $0.isASCII && $0.isNumber }
        guard !digits.isEmpty, let delimiter = plain.dropFirst(digits.count).first, ".)".contains(delimiter)
        else { return plain }
        return digits + "\\" + plain.dropFirst(digits.count)
    }

    private func section(_ title: String, _ table: MarkdownTable?) -> String {
        table.map { "\n## \(title)\n\n\($0.lines)" } ?? ""
    }

    private static func table(_ titles: [String], _ rows: [(key: [String], cells: [String])]) -> MarkdownTable? {
        guard !rows.isEmpty else { return nil }
        var table = MarkdownTable(titles)
        // Compared by bytes, so that the order is the same on every platform.
        func precedes(_ left: [String], _ right: [String]) -> Bool {
            for (a, b) in zip(left, right) where !a.utf8.elementsEqual(b.utf8) {
                return a.utf8.lexicographicallyPrecedes(b.utf8)
            }
            return left.count < right.count
        }
        for row in rows.sorted(by: { precedes($0.key + $0.cells, $1.key + $1.cells) }) { table.add(row.cells) }
        return table
    }

    // MARK: Tables

    private var nodes: MarkdownTable? {
        Self.table(
            ["Screen", "Kind", "Title", "Parameters", "Requires", "URL", "Description"],
            graph.nodes.enumerated().map { index, node in
                (
                    [node.name],
                    [
                        MarkdownTable.code(node.name), kind(node, NodeID(index)),
                        MarkdownTable.plain(node.title?.plainText ?? ""),
                        MarkdownTable.codes(node.parameters.map(formatter.parameter)),
                        MarkdownTable.codes(formatter.conditions(node.requires)),
                        MarkdownTable.code(node.links.first?.path.value ?? ""), MarkdownTable.plain(node.doc ?? ""),
                    ]
                )
            })
    }

    private func kind(_ node: Node, _ id: NodeID) -> String {
        var facts = [node.kind.rawValue]
        var activeWhen: [ConditionUse] = []
        switch node.detail {
        case .tab(let tab): activeWhen = tab.visible
        case .flow(let flow): facts += flow.isSkippable ? ["skippable"] : []
        case .step(let step):
            if case .flow(let flow) = graph[step.flow].detail,
                let index = flow.steps.firstIndex(where: { graph[$0] === node })
            {
                facts[0] += " \(index + 1)"
            }
            facts += (step.isSkippable ? ["skippable"] : []) + (step.isFinal ? ["final"] : [])
            activeWhen = step.when
        case .action(let action) where !action.then.isEmpty:
            let outcomes = action.then.map { outcome($0, of: id) }
            facts.append("then " + MarkdownTable.codes(outcomes, separator: " or "))
        default: break
        }
        if node.isEntry { facts.append("entry") }
        if node.isExternal { facts.append("external") }
        if node.isDestructive { facts.append("destructive") }
        if node.isDeprecated { facts.append("deprecated") }
        if graph.isUnstable(id) { facts.append("unstable") }
        if !activeWhen.isEmpty { facts.append("while " + MarkdownTable.codes(formatter.conditions(activeWhen))) }
        return facts.joined(separator: ", ")
    }

    /// A node that follows an action, with the parameters whose values the app's handler returns.
    private func outcome(_ target: NodeReference, of action: NodeID) -> String {
        let values = target.target.map { graph.outcomeParameters(of: $0, after: action) } ?? []
        let list = values.isEmpty ? "" : " (\(values.map(formatter.parameter).joined(separator: ", ")))"
        return formatter.target(target) + list
    }

    private var links: MarkdownTable? {
        Self.table(
            ["URL", "Leads to", "Parameters", "Shows", "Requires", "Only", "Example"],
            formatter.links.patterns.indices.flatMap { number in
                let selections = formatter.links.selections(ofPattern: number)
                let isDivided = formatter.links.areAll(ofPattern: number, among: selections)
                return (isDivided ? [] : [link(number, nil)]) + selections.map { link(number, $0) }
            })
    }

    /// The row of a pattern, or of those of its URLs that select a tab.
    private func link(_ number: Int, _ selection: TabSelection?) -> (key: [String], cells: [String]) {
        let links = formatter.links
        let pattern = links.patterns[number]
        let shown = selection.map { (node: $0.screen, outcome: $0.outcome) } ?? links.shown(byPattern: number)
        let example =
            selection?.example
            ?? links.origins.builds.indices.lazy.compactMap { links.example(of: number, build: $0) }.first
        let parameters =
            selection.map { links.values(of: $0).map { "\($0.name): \($0.value)" } }
            ?? parameters(pattern, links.node(of: pattern))
        return (
            [pattern.text.value, pattern.origin.hosts?.first ?? ""],
            [
                MarkdownTable.code(pattern.text.value), destination(pattern), MarkdownTable.codes(parameters),
                MarkdownTable.codes(shown.map { formatter.shown($0.outcome, $0.node) } ?? [], separator: " › ")
                    + (shown.map { onTop(of: $0.node) } ?? ""),
                MarkdownTable.codes(
                    shown.map { formatter.conditions(links.conditions(of: $0.outcome, $0.node)) } ?? []),
                MarkdownTable.plain(
                    (formatter.limits(pattern) + formatter.deprecation(pattern)).joined(separator: "; ")),
                MarkdownTable.code(example ?? ""),
            ]
        )
    }

    /// What a link shows a node on top of, instead of its plan.
    private func onTop(of node: NodeID) -> String {
        let names = formatter.links.analyzed.namesOnTop(of: node)
        guard !names.isEmpty else { return "" }
        return names == ["*"] ? ", or on top of any view" : ", or on top of " + MarkdownTable.codes(names)
    }

    /// The parameters that a URL carries, and the values that the pattern fixes.
    private func parameters(_ pattern: Pattern, _ node: NodeID?) -> [String] {
        guard let node else { return [] }
        return graph.linkParameters(of: node).enumerated().compactMap { number, parameter in
            if let fixed = pattern.fixed[number] {
                let value: String =
                    switch fixed {
                    case .none: "nil"
                    case .one(let text): pattern.parameters[number].type.literal(of: text)
                    case .many(let texts):
                        "[" + texts.map(pattern.parameters[number].type.literal).joined(separator: ", ") + "]"
                    }
                return "\(parameter.name.value): \(value)"
            }
            return pattern.readParameters.contains(number) ? formatter.parameter(parameter) : nil
        }
    }

    private func destination(_ pattern: Pattern) -> String {
        switch pattern.owner {
        case .link(let node, let index): MarkdownTable.code(graph[node].name) + (index == 0 ? "" : " (alias)")
        case .redirect(let number):
            switch graph.redirects[number].destination {
            case .pattern(let text): "→ " + MarkdownTable.code(text.value)
            case .carried(let name, let otherwise, _):
                "→ " + MarkdownTable.code("{\(name.value)}")
                    + (otherwise.map { ", otherwise " + MarkdownTable.code(formatter.target($0)) } ?? "")
            case .node(let reference, _): "→ " + MarkdownTable.code(formatter.target(reference))
            }
        case .exception: ""
        }
    }

    private var routes: MarkdownTable? {
        Self.table(
            ["From", "To", "How", "Values", "While", "Description"],
            graph.routes.map { route in
                let source = formatter.source(route)
                let target = formatter.target(route.target)
                let texts = [route.label?.plainText, route.doc].compactMap(\.self).filter { !$0.isEmpty }
                return (
                    [source, target],
                    [
                        source == "*" ? anywhere(route) : MarkdownTable.code(source), MarkdownTable.code(target),
                        formatter.transition(route), MarkdownTable.codes(route.fixed.map(GraphFormatter.fixed)),
                        MarkdownTable.codes(formatter.conditions(route.when)),
                        MarkdownTable.plain(texts.joined(separator: ": ")),
                    ]
                )
            })
    }

    private func anywhere(_ route: Route) -> String {
        let except = formatter.except(route)
        return "anywhere" + (except.isEmpty ? "" : " except " + MarkdownTable.codes(except))
    }

    private var types: MarkdownTable? {
        Self.table(
            ["Type", "Values", "Description"],
            graph.types.map { type in
                (
                    [type.name.value],
                    [
                        MarkdownTable.code(type.name.value), MarkdownTable.code(formatter.definition(type)),
                        MarkdownTable.plain(type.doc ?? ""),
                    ]
                )
            })
    }

    private var conditions: MarkdownTable? {
        Self.table(
            ["Condition", "Otherwise", "Description"],
            graph.conditions.map { condition in
                (
                    [condition.name.value],
                    [
                        MarkdownTable.code(condition.name.value),
                        MarkdownTable.code(condition.otherwise.map(formatter.target) ?? ""),
                        MarkdownTable.plain(condition.doc ?? ""),
                    ]
                )
            })
    }
}
