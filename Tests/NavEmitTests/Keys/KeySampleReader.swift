/// Reads the lines of a ``KeySample``, and finds the mapping of each by its indentation.
struct KeySampleReader {
    /// A mapping, by the line that it belongs to; -1 for a whole file.
    struct Block: Hashable {
        var file: String
        var line: Int
    }

    /// A line `#each object -key`.
    struct Each {
        var file: String
        var line: Int
        var parent: Int
        var indentation: String
        var place: KeyPlace
        /// Keys that are left out.
        var without: [String]
    }

    private(set) var files: [(name: String, lines: [String])] = [("graph.yaml", [])]
    private(set) var slots: [KeySample.Slot] = []
    private(set) var each: [Each] = []
    private(set) var misplaced: [String] = []
    /// The keys of each mapping in the first reading, and those of slots.
    private(set) var keys: [Block: Set<String>] = [:]
    /// The lines that lead to the current one; the key is nil for a dash.
    private var above: [(indent: Int, key: String?, line: Int)] = []

    private var file: String { files[files.count - 1].name }
    private var line: Int { files[files.count - 1].lines.count }
    private var parent: Int { above.last?.line ?? -1 }

    mutating func read(_ text: String) {
        if text.hasPrefix("#file: ") {
            files.append((String(text.dropFirst("#file: ".count)), []))
            above = []
            return
        }
        let indent = text.prefix { $0 == " " }.count
        let content = text.dropFirst(indent)
        if content.hasPrefix("#each ") {
            readEach(content.split(separator: " ").dropFirst().map(String.init), indent)
            files[files.count - 1].lines.append(text)
            return
        }
        let marks = KeySample.Effect.allCases.flatMap { effect in
            text.ranges(of: effect.rawValue).map { (effect: effect, range: $0) }
        }.sorted { $0.range.lowerBound < $1.range.lowerBound }
        let first = marks.first.map { String(text[..<$0.range.lowerBound]) } ?? text
        enter(first.drop { $0 == " " }.isEmpty ? nil : first, indent)
        for (mark, next) in zip(marks, marks.dropFirst().map(\.range.lowerBound) + [text.endIndex]) {
            var second = text[mark.range.upperBound..<next].drop { $0 == " " }
            while second.last == " " { second.removeLast() }
            addSlot(mark.effect, second: String(second), first: first, indent)
        }
        files[files.count - 1].lines.append(first)
    }

    /// Makes a line the parent of the lines that are indented further.
    private mutating func enter(_ text: String?, _ indent: Int) {
        above.removeAll { $0.indent >= indent }
        guard let text, !text.drop(while: { $0 == " " }).hasPrefix("#") else { return }
        var indent = indent
        var content = text.dropFirst(indent)
        while content.hasPrefix("- ") {
            above.append((indent, nil, line))
            indent += 2
            content = content.dropFirst(2)
        }
        guard let key = Self.key(of: content) else { return }
        keys[Block(file: file, line: parent), default: []].insert(key)
        above.append((indent, key, line))
    }

    private mutating func addSlot(_ effect: KeySample.Effect, second: String, first: String, _ indent: Int) {
        let dash = first.drop { $0 == " " }.hasPrefix("- ") ? 2 : 0
        let key = Self.key(of: second[...]) ?? Self.key(of: first.dropFirst(indent + dash)) ?? ""
        let outer = above.filter { $0.indent < indent + dash }
        let parent = outer.last?.line ?? -1
        keys[Block(file: file, line: parent), default: []].insert(key)
        let places = KeyPlace.at(outer.compactMap(\.key), in: file)
        let place = places.first { $0.keys.contains(key) } ?? places.first { $0.keys.contains("*") }
        slots.append(
            .init(
                file: file, line: line,
                text: second.isEmpty ? "" : String(repeating: " ", count: indent) + (dash > 0 ? "- " : "") + second,
                effect: effect, parent: parent, key: key, place: place))
    }

    private mutating func readEach(_ words: [String], _ indent: Int) {
        above.removeAll { $0.indent >= indent }
        guard let place = KeyPlace.at(above.compactMap(\.key), in: file).first(where: { $0.object == words[0] }) else {
            misplaced.append("\(file):\(line + 1): \(words[0]) is not allowed here")
            return
        }
        each.append(
            Each(
                file: file, line: line, parent: parent, indentation: String(repeating: " ", count: indent),
                place: place, without: words.dropFirst().map { String($0.dropFirst()) }))
    }

    private static func key(of text: Substring) -> String? {
        guard let end = text.firstIndex(of: ":"), !text.hasPrefix("#") else { return nil }
        let key = text[..<end]
        return key.contains(" ") || key.hasPrefix("{") ? nil : String(key)
    }
}
