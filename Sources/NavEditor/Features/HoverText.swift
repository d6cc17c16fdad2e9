import NavChecks
import NavGraph
import NavLinks
public import NavSyntax

extension Snapshot {
    /// What is known about the name or key at a place, in Markdown, with the range that it is about.
    public func hover(at offset: Int, in file: FileID) -> (text: String, range: SourceRange)? {
        if let link = pattern(at: offset, in: file), index.occurrences(at: offset, in: file).isEmpty {
            return (describe(pattern: link.number), link.range)
        }
        if let occurrence = index.occurrences(at: offset, in: file).first {
            return (describe(occurrence.symbol), occurrence.range)
        }
        return keyHover(at: offset, in: file)
    }

    /// The documentation of a key.
    private func keyHover(at offset: Int, in file: FileID) -> (text: String, range: SourceRange)? {
        let text = sources[Int(file.index)].text
        func isWord(_ byte: UInt8) -> Bool {
            byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte >= 0x30 && byte <= 0x39
        }
        guard offset <= text.count else { return nil }
        let start = text[..<offset].lastIndex { !isWord($0) }.map { $0 + 1 } ?? 0
        let end = text[offset...].firstIndex { !isWord($0) } ?? text.count
        guard start < end else { return nil }
        let context = CursorContext(text, at: end)
        let name = String(decoding: text[start..<end], as: UTF8.self)
        let range = SourceRange(file: file, start: start, end: end)
        if context.kind == .key, let key = LanguagePlace(context.path)?.keys.first(where: { $0.name == name }) {
            return ("**\(name)**\(key.isRequired ? ", required" : "")\n\n\(key.doc)", range)
        }
        if let place = LanguagePlace(context.path), place.names.contains(.rule) || place.keyNames.contains(.rule),
            let rule = allRules.first(where: { $0.id.name == name })
        {
            return ("**\(name)**\n\n\(rule.meaning)", range)
        }
        return nil
    }

    /// The URL pattern around a place, by its index among all patterns.
    func pattern(at offset: Int, in file: FileID) -> (number: Int, range: SourceRange)? {
        guard let links else { return nil }
        return links.patterns.indices.lazy.map { ($0, links.patterns[$0].text.range) }
            .first { $0.1.file == file && $0.1.start <= offset && offset <= $0.1.end }
    }

    private func describe(_ symbol: Symbol) -> String {
        switch symbol {
        case .node(let id): return describe(id)
        case .parameter(let owner, let name):
            guard let parameter = graph.parameter(owner, name) else { return "" }
            var lines = ["**\(name)**: `\(parameter.type.text)`, a parameter of `\(graph[owner].name)`"]
            if let doc = parameter.doc { lines.append(doc) }
            return lines.joined(separator: "\n\n")
        case .type(let id):
            let type = graph[id]
            var meaning =
                switch type.definition {
                case .constrained(let base, let pattern):
                    "a \(base.rawValue)" + (pattern.map { " that matches `\($0.value)`" } ?? "")
                case .enumeration(let cases): "an enum: " + listed(cases.map(\.name.value))
                case .opaque: "the app's own type"
                }
            if let name = type.appType { meaning += (type.isOpaque ? "" : ", in Swift") + " `\(name.value)`" }
            return (["**\(type.name.value)**, \(meaning)"] + [type.doc].compactMap(\.self)).joined(separator: "\n\n")
        case .condition(let id):
            let condition = graph[id]
            var lines = ["**\(condition.name.value)**, a condition"]
            if let doc = condition.doc { lines.append(doc) }
            if let otherwise = condition.otherwise { lines.append("Where it does not hold: `\(otherwise.name)`") }
            return lines.joined(separator: "\n\n")
        case .enumCase(let id, let name):
            guard case .enumeration(let cases) = graph[id].definition,
                let raw = cases.first(where: { $0.name.value == name })?.raw.value
            else { return "" }
            return "**\(name)**, a case of `\(graph[id].name.value)`" + (raw == name ? "" : ": `\(raw)` in URLs")
        case .alertAction(let id, let name):
            guard case .alert(let alert) = graph[id].detail,
                let action = alert.actions.first(where: { $0.id.value == name })
            else { return "" }
            return "**\(name)**, an action of `\(graph[id].name)`" + (action.label.map { ": \($0.plainText)" } ?? "")
        }
    }

    private func describe(_ id: NodeID) -> String {
        let node = graph[id]
        var lines = ["**\(node.name)**, \(node.kind.withArticle)"]
        if let title = node.title { lines[0] += ": \(title.plainText)" }
        if let doc = node.doc { lines.append(doc) }
        let parameters = graph.linkParameters(of: id)
        if !parameters.isEmpty {
            lines.append(
                "Parameters: " + parameters.map { "`\($0.name.value): \($0.type.text)`" }.joined(separator: ", "))
        }
        if let links, let number = links.patterns(of: id).first {
            var line = "URL: `\(links.patterns[number].text.value)`"
            if let example = links.example(of: number) { line += ", such as `\(example)`" }
            lines.append(line)
            if let stack = stack(ofPattern: number) { lines.append("Opens: \(stack)") }
        }
        if !node.requires.isEmpty {
            lines.append("Requires: " + node.requires.map { "`\($0.text)`" }.joined(separator: ", "))
        }
        let sources = analyzed.incoming(of: id).map { graph[$0.source].name }
        var seen: Set<String> = []
        let names = sources.filter { seen.insert($0).inserted }
        lines.append(names.isEmpty ? "No node leads here." : "Led to by: \(listed(names))")
        return lines.joined(separator: "\n\n")
    }

    private func describe(pattern number: Int) -> String {
        guard let links else { return "" }
        var lines = ["`\(links.patterns[number].text.value)`"]
        if let node = links.destination(ofPattern: number) { lines[0] += " → `\(graph[node].name)`" }
        if let example = links.example(of: number) { lines.append("Such as `\(example)`") }
        if let stack = stack(ofPattern: number) { lines.append("Opens: \(stack)") }
        let conditions = links.shown(byPattern: number).map { links.conditions(of: $0.outcome, $0.node) } ?? []
        if !conditions.isEmpty {
            lines.append("Requires: " + conditions.map { "`\($0.text)`" }.joined(separator: ", "))
        }
        return lines.joined(separator: "\n\n")
    }
}
