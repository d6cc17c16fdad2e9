import NavGraph
import NavLinks

extension Emitter {
    /// A Markdown page with tables of screens, links, routes, types and conditions.
    static let markdown = Emitter(.markdown) { analysed, links, options in
        let page = MarkdownPage(words: GraphWords(analysed: analysed, links: links))
        return [
            EmittedFile(path: "\(options.stem(analysed.graph)).md", contents: page.text(headline: options.headline))
        ]
    }
}

/// The Markdown page. Rows are sorted by name, so that a change to the graph changes few lines.
private struct MarkdownPage {
    let words: GraphWords
    private var graph: Graph { words.graph }

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

    /// A paragraph, with an escape in front where Markdown would read a heading or a list.
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
            graph.nodes.map { node in
                (
                    [node.name],
                    [
                        MarkdownTable.code(node.name), kind(node), MarkdownTable.plain(node.title?.plainText ?? ""),
                        MarkdownTable.codes(node.parameters.map(words.parameter)),
                        MarkdownTable.codes(words.conditions(node.requires)),
                        MarkdownTable.code(node.links.first?.path.value ?? ""), MarkdownTable.plain(node.doc ?? ""),
                    ]
                )
            })
    }

    private func kind(_ node: Node) -> String {
        var facts = [node.kind.rawValue]
        var whiles: [ConditionUse] = []
        switch node.detail {
        case .tab(let tab): whiles = tab.visible
        case .flow(let flow): facts += flow.isSkippable ? ["skippable"] : []
        case .step(let step):
            if case .flow(let flow) = graph[step.flow].detail,
                let place = flow.steps.firstIndex(where: { graph[$0] === node })
            {
                facts[0] += " \(place + 1)"
            }
            facts += (step.isSkippable ? ["skippable"] : []) + (step.isFinal ? ["final"] : [])
            whiles = step.when
        default: break
        }
        if node.isEntry { facts.append("entry") }
        if node.isExternal { facts.append("external") }
        if node.isDestructive { facts.append("destructive") }
        if node.isDeprecated { facts.append("deprecated") }
        if !whiles.isEmpty { facts.append("while " + MarkdownTable.codes(words.conditions(whiles))) }
        return facts.joined(separator: ", ")
    }

    private var links: MarkdownTable? {
        Self.table(
            ["URL", "Leads to", "Parameters", "Shows", "Requires", "Only", "Example"],
            words.links.patterns.indices.map { number in
                let pattern = words.links.patterns[number]
                let node = words.links.destination(ofPattern: number)
                let conditions = node.map { words.conditions(words.links.conditions(ofLinksTo: $0)) } ?? []
                let example = words.links.origins.builds.indices.lazy
                    .compactMap { words.links.example(of: number, build: $0) }.first
                return (
                    [pattern.text.value, pattern.origin.hosts?.first ?? ""],
                    [
                        MarkdownTable.code(pattern.text.value), destination(pattern),
                        MarkdownTable.codes(parameters(pattern, words.links.node(of: pattern))),
                        MarkdownTable.codes(node.map(words.shown) ?? [], separator: " › "),
                        MarkdownTable.codes(conditions),
                        MarkdownTable.plain(
                            (words.limits(pattern) + words.deprecation(pattern)).joined(separator: "; ")),
                        MarkdownTable.code(example ?? ""),
                    ]
                )
            })
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
                    case .many(let texts): "[" + texts.joined(separator: ", ") + "]"
                    }
                return "\(parameter.name.value): \(value)"
            }
            return pattern.readParameters.contains(number) ? words.parameter(parameter) : nil
        }
    }

    private func destination(_ pattern: Pattern) -> String {
        switch pattern.owner {
        case .link(let node, let place): MarkdownTable.code(graph[node].name) + (place == 0 ? "" : " (alias)")
        case .redirect(let number):
            switch graph.redirects[number].destination {
            case .pattern(let text): "→ " + MarkdownTable.code(text.value)
            case .node(let reference, _): "→ " + MarkdownTable.code(words.target(reference))
            }
        }
    }

    private var routes: MarkdownTable? {
        Self.table(
            ["From", "To", "How", "Values", "While", "Description"],
            graph.routes.map { route in
                let source = words.source(route)
                let target = words.target(route.target)
                let texts = [route.label?.plainText, route.doc].compactMap(\.self).filter { !$0.isEmpty }
                return (
                    [source, target],
                    [
                        source == "*" ? "anywhere" : MarkdownTable.code(source), MarkdownTable.code(target),
                        words.transition(route), MarkdownTable.codes(route.fixed.map(GraphWords.fixed)),
                        MarkdownTable.codes(words.conditions(route.when)),
                        MarkdownTable.plain(texts.joined(separator: ": ")),
                    ]
                )
            })
    }

    private var types: MarkdownTable? {
        Self.table(
            ["Type", "Values", "Description"],
            graph.types.map { type in
                (
                    [type.name.value],
                    [
                        MarkdownTable.code(type.name.value), MarkdownTable.code(words.definition(type)),
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
                        MarkdownTable.code(condition.otherwise.map(words.target) ?? ""),
                        MarkdownTable.plain(condition.doc ?? ""),
                    ]
                )
            })
    }
}
