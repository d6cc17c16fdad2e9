import NavSyntax

extension GraphSketch {
    /// The graph as YAML, in the style of `navgen format`. The TODOs are at their places; nothing is listed at the
    /// end.
    package var yaml: String {
        var writer = SketchWriter()
        writer.comment(header)
        for entry in entries { writer.write(entry, level: 0) }
        return writer.text
    }

    private var entries: [SketchEntry] {
        var entries = [SketchEntry("navgen", .literal("1"))]
        if let name { entries.append(SketchEntry("name", .text(name))) }
        if let root { entries.append(SketchEntry("root", .text(root), remarks: rootRemarks)) }
        let origins = [("schemes", schemes), ("hosts", hosts)].filter { !$0.1.isEmpty }.map {
            SketchEntry($0.0, .list($0.1.map { .text($0) }))
        }
        let links = origins + linkSettings
        if !links.isEmpty { entries.append(SketchEntry("links", .map(links), remarks: linkRemarks)) }
        func add(_ key: String, _ children: [SketchEntry]) {
            if !children.isEmpty { entries.append(SketchEntry(key, .map(children))) }
        }
        add("types", types)
        add("conditions", conditions)
        add("tabs", tabs)
        for kind in SketchNode.Kind.allCases { add(kind.rawValue, nodes.filter { $0.kind == kind }.map(\.entry)) }
        if !routes.isEmpty { entries.append(SketchEntry("routes", .list(routes))) }
        add("redirects", redirects)
        add("outputs", outputs)
        return entries
    }
}

/// Writes entries as YAML: on one line in brackets if they fit, otherwise with one line for each key.
private struct SketchWriter {
    private(set) var text = ""
    private static let width = 100
    /// The keys whose children are always on lines of their own.
    private static let blocks: Set<String> = Set(
        ["types", "conditions", "tabs", "routes", "redirects", "outputs"] + SketchNode.Kind.allCases.map(\.rawValue))

    mutating func write(_ entry: SketchEntry, level: Int) {
        let indent = String(repeating: "  ", count: level)
        remark(entry.remarks, indent)
        text += indent + YAMLText.scalar(entry.key, inBrackets: false) + ":"
        write(entry.value, level: level, isBlock: level == 0 && Self.blocks.contains(entry.key))
    }

    /// Writes a value after its key, and the line break.
    private mutating func write(_ value: SketchEntry.Value, level: Int, isBlock: Bool) {
        switch value {
        case .text(let value):
            text += " " + YAMLText.scalar(value, inBrackets: false) + "\n"
            return
        case .literal(let value):
            text += " \(value)\n"
            return
        case .remarked(let value, _):
            write(value, level: level, isBlock: isBlock)
            return
        case .list, .map: break
        }
        if !isBlock || value.isEmpty, let line = value.line, fits(line, after: 1) {
            text += " \(line)\n"
            return
        }
        text += "\n"
        writeBlock(value, level: level)
    }

    private mutating func writeBlock(_ value: SketchEntry.Value, level: Int) {
        switch value {
        case .map(let entries): for entry in entries { write(entry, level: level + 1) }
        case .list(let items): for item in items { write(item: item, level: level + 1) }
        case .text, .literal, .remarked: break
        }
    }

    private mutating func write(item: SketchEntry.Value, level: Int) {
        let indent = String(repeating: "  ", count: level)
        if case .remarked(let value, let remarks) = item {
            remark(remarks, indent)
            write(item: value, level: level)
            return
        }
        text += indent + "-"
        switch item {
        case .text(let value): text += " " + YAMLText.scalar(value, inBrackets: false) + "\n"
        case .map(let entries) where entries.count == 1 && entries[0].remarks.isEmpty:
            text += " " + YAMLText.scalar(entries[0].key, inBrackets: false) + ":"
            write(entries[0].value, level: level + 1, isBlock: false)
        default:
            if let line = item.line, fits(line, after: 1) {
                text += " \(line)\n"
            } else if case .map(let entries) = item {
                // The first key follows the dash; comments above it would be in the way.
                var rest = SketchWriter()
                for entry in entries { rest.write(entry, level: level + 1) }
                let isPlain = entries.first?.remarks.isEmpty ?? true
                text += isPlain ? " " + rest.text.drop { $0 == " " } : "\n" + rest.text
            } else {
                text += "\n"
                writeBlock(item, level: level)
            }
        }
    }

    private func fits(_ line: String, after blanks: Int) -> Bool {
        let start = text.lastIndex(of: "\n").map { text.index(after: $0) } ?? text.startIndex
        return text[start...].count + blanks + line.count <= Self.width
    }

    private mutating func remark(_ remarks: Remarks, _ indent: String) {
        for comment in remarks.comments { self.comment([comment], indent) }
        for todo in remarks.todos { self.comment(["\(Todo.mark) \(todo)"], indent) }
    }

    mutating func comment(_ lines: [String], _ indent: String = "") {
        for line in lines.flatMap(Todo.lines) { text += indent + (line.isEmpty ? "#" : "# \(line)") + "\n" }
    }
}

extension SketchEntry.Value {
    fileprivate var isEmpty: Bool {
        switch self {
        case .text, .literal: false
        case .list(let items): items.isEmpty
        case .map(let entries): entries.isEmpty
        case .remarked(let value, _): value.isEmpty
        }
    }

    /// The value on one line; nil if there are comments in it.
    fileprivate var line: String? {
        switch self {
        case .text(let text): return YAMLText.scalar(text, inBrackets: true)
        case .literal(let text): return text
        case .remarked: return nil
        case .list(let items):
            let lines = items.compactMap(\.line)
            return lines.count == items.count ? "[\(lines.joined(separator: ", "))]" : nil
        case .map(let entries):
            var parts: [String] = []
            for entry in entries {
                guard entry.remarks.isEmpty, let line = entry.value.line else { return nil }
                parts.append(YAMLText.scalar(entry.key, inBrackets: true) + ": " + line)
            }
            return "{\(parts.joined(separator: ", "))}"
        }
    }
}
