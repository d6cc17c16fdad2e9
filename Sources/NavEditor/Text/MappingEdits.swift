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
            guard let place = Self.find(offset, root) else { return nil }
            return edit(entry, place, path[...])
        } ?? nil
    }

    /// Replaces the value of a key in the mapping that is the value of the key at an offset.
    func replacing(_ key: String, of offset: Int, with value: String) -> TextEdit? {
        parsed.withTree { root in
            guard let place = Self.find(offset, root), let node = place.value else { return nil }
            return node.entries.first { $0.key.text == key }.map { TextEdit($0.value.range, value) }
        } ?? nil
    }

    /// A key with its value, or an item of a list or the value of another key, which is a name.
    private struct Place {
        var key: YAMLNode
        var value: YAMLNode?
        /// The line of `routes` whose only target it is.
        var line: YAMLNode?
    }

    private static func find(_ offset: Int, _ root: YAMLNode) -> Place? {
        var waiting = [(node: root, isTargetOfLine: false)]
        while let (node, isTargetOfLine) = waiting.popLast() {
            guard node.range.start <= offset, offset <= node.range.end else { continue }
            for element in node.elements {
                if element.kind == .scalar, element.range.start == offset {
                    return isTargetOfLine ? nil : Place(key: element)
                }
                waiting.append((element, false))
            }
            for (key, value) in node.entries {
                if key.range.start == offset { return Place(key: key, value: value) }
                if value.kind == .scalar, value.range.start == offset, !value.isNull {
                    let isLine = key.text == "to" && node.entries.contains { $0.key.text == "from" }
                    return Place(key: value, line: isLine ? node : nil)
                }
                // Entries that are added to a line are for all its targets.
                let isTarget = key.text == "to" && node.entries.contains { $0.key.text == "from" }
                waiting.append((value, isTarget))
            }
        }
        return nil
    }

    private var text: [UInt8] { parsed.file.text }

    private func edit(_ entry: String, _ place: Place, _ path: ArraySlice<String>) -> TextEdit? {
        let nested = path.reversed().reduce(entry) { "\($1): {\($0)}" }
        guard let value = place.value else {
            if let line = place.line { return edit(entry, Place(key: place.key, value: line), path) }
            // `detail` becomes `{detail: {params: {…}}}`.
            let name = String(decoding: text[Int(place.key.range.start)..<Int(place.key.range.end)], as: UTF8.self)
            return TextEdit(place.key.range, "{\(name): {\(nested)}}")
        }
        if value.isNull { return insertion(nested, afterKey: place.key, value) }
        guard value.kind == .mapping, text[Int(value.range.start)] != UInt8(ascii: "*") else { return nil }
        let entries = Array(value.entries)
        if let name = path.first, let inner = entries.first(where: { $0.key.text == name }) {
            return edit(entry, Place(key: inner.key, value: inner.value), path.dropFirst())
        }
        let start = Int(value.range.start)
        if value.isInBrackets {
            var position = start + 1
            while position < text.count, text[position] == YAMLByte.space { position += 1 }
            return insert(entries.isEmpty ? nested : nested + ", ", at: position, value)
        }
        guard let first = entries.map({ Int($0.key.range.start) }).filter({ $0 >= start }).min() else { return nil }
        let lineStart = (text[..<first].lastIndex { $0 == YAMLByte.lineFeed || $0 == YAMLByte.carriageReturn }).map {
            $0 + 1
        }
        let indent = String(repeating: " ", count: first - (lineStart ?? 0))
        let lineBreak = text.contains(YAMLByte.carriageReturn) ? "\r\n" : "\n"
        return insert(nested + lineBreak + indent, at: first, value)
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
