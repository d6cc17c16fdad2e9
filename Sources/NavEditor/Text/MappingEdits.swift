import NavSyntax

/// Edits that add entries to the mappings of a file, in the style in which each is written.
struct MappingEdits {
    private let parsed: ParsedFile

    init(_ source: SourceFile, _ id: FileID) {
        parsed = parseYAML(source.text, name: source.name, id: id)
    }

    /// Adds an entry to the value of the key, or to the mapping in place of the name, that begins at
    /// an offset. Nil if the value is an alias or cannot hold entries.
    ///
    /// - Parameter path: Keys of mappings inside, which are added where they are missing.
    func adding(_ entry: String, to offset: Int, in path: [String] = []) -> TextEdit? {
        parsed.withTree { root in
            guard let location = Self.find(offset, root) else { return nil }
            return edit(entry, location, path[...])
        } ?? nil
    }

    /// Replaces the value of a key in the mapping that is the value of the key at an offset.
    func replacing(_ key: String, of offset: Int, with value: String) -> TextEdit? {
        parsed.withTree { root in
            guard let location = Self.find(offset, root), let node = location.value else { return nil }
            return node.entries.first { $0.key.text == key }.map { TextEdit($0.value.range, value) }
        } ?? nil
    }

    /// A key with its value, or an item of a list or the value of another key, which is a name.
    private struct Location {
        var key: YAMLNode
        var value: YAMLNode?
        /// The line of `routes` whose only target it is.
        var line: YAMLNode?
    }

    private static func find(_ offset: Int, _ root: YAMLNode) -> Location? {
        var waiting = [(node: root, isTargetOfLine: false)]
        while let (node, isTargetOfLine) = waiting.popLast() {
            guard node.range.start <= offset, offset <= node.range.end else { continue }
            for element in node.elements {
                if element.kind == .scalar, element.range.start == offset {
                    return isTargetOfLine ? nil : Location(key: element)
                }
                waiting.append((element, false))
            }
            for (key, value) in node.entries {
                if key.range.start == offset { return Location(key: key, value: value) }
                if value.kind == .scalar, value.range.start == offset, !value.isNull {
                    let isLine = key.text == "to" && node.entries.contains { $0.key.text == "from" }
                    return Location(key: value, line: isLine ? node : nil)
                }
                // Entries that are added to a line are for all its targets.
                let isTarget = key.text == "to" && node.entries.contains { $0.key.text == "from" }
                waiting.append((value, isTarget))
            }
        }
        return nil
    }

    private var text: [UInt8] { parsed.file.text }

    private func edit(_ entry: String, _ location: Location, _ path: ArraySlice<String>) -> TextEdit? {
        let nested = path.reversed().reduce(entry) { "\($1): {\($0)}" }
        guard let value = location.value else {
            if let line = location.line { return edit(entry, Location(key: location.key, value: line), path) }
            // `detail` becomes `{detail: {params: {…}}}`.
            let name = String(
                decoding: text[Int(location.key.range.start)..<Int(location.key.range.end)], as: UTF8.self)
            return TextEdit(location.key.range, "{\(name): {\(nested)}}")
        }
        if value.isNull { return insertion(nested, afterKey: location.key, value) }
        guard value.kind == .mapping, text[Int(value.range.start)] != UInt8(ascii: "*") else { return nil }
        if let name = path.first, let inner = value.entries.first(where: { $0.key.text == name }) {
            return edit(entry, Location(key: inner.key, value: inner.value), path.dropFirst())
        }
        return value.isInBrackets ? insertion(nested, inBracketsOf: value) : insertion(nested, onALineOf: value)
    }

    /// The new first entry of a mapping in brackets: `{to: [home]}` becomes `{url: /a, to: [home]}`.
    private func insertion(_ entry: String, inBracketsOf value: YAMLNode) -> TextEdit? {
        var position = Int(value.range.start) + 1
        while position < text.count, text[position] == YAMLByte.space { position += 1 }
        let isEmpty = !value.entries.contains { _ in true }
        return insert(isEmpty ? entry : entry + ", ", at: position, value)
    }

    /// The new first entry of a mapping with an entry on each line.
    private func insertion(_ entry: String, onALineOf value: YAMLNode) -> TextEdit? {
        let starts = value.entries.map { Int($0.key.range.start) }.filter { $0 >= Int(value.range.start) }
        guard let first = starts.min() else { return nil }
        let lineStart = (text[..<first].lastIndex { $0 == YAMLByte.lineFeed || $0 == YAMLByte.carriageReturn }).map {
            $0 + 1
        }
        let indent = String(repeating: " ", count: first - (lineStart ?? 0))
        let lineBreak = text.contains(YAMLByte.carriageReturn) ? "\r\n" : "\n"
        return insert(entry + lineBreak + indent, at: first, value)
    }

    private func insert(_ entry: String, at offset: Int, _ node: YAMLNode) -> TextEdit {
        TextEdit(SourceRange(file: node.range.file, start: offset, end: offset), entry)
    }

    /// A mapping after a key without a value, or in place of `~`.
    private func insertion(_ entry: String, afterKey key: YAMLNode, _ value: YAMLNode) -> TextEdit? {
        if value.byteCount > 0 { return TextEdit(value.range, "{\(entry)}") }
        guard value.anchored == nil else { return nil }
        let end = Int(key.range.end)
        if end < text.count, text[end] == YAMLByte.colon { return insert(" {\(entry)}", at: end + 1, key) }
        return insert(": {\(entry)}", at: end, key)
    }
}
