public import NavSyntax

/// The structure of a file: its keys, the nodes and other things that they declare, and steps.
public struct OutlineItem: Sendable {
    public enum Kind: Sendable { case section, node, type, condition, step, setting }
    public var name: String
    public var kind: Kind
    public var detail: String?
    /// The whole entry, and its key.
    public var range: SourceRange
    public var nameRange: SourceRange
    public var children: [OutlineItem] = []
}

public enum FileOutline {
    private static let kinds: [String: (kind: OutlineItem.Kind, detail: String)] = [
        "tabs": (.node, "tab"), "splits": (.node, "split"), "screens": (.node, "screen"), "sheets": (.node, "sheet"),
        "covers": (.node, "cover"), "popovers": (.node, "popover"), "alerts": (.node, "alert"),
        "dialogs": (.node, "dialog"), "flows": (.node, "flow"), "actions": (.node, "action"), "types": (.type, "type"),
        "conditions": (.condition, "condition"), "redirects": (.setting, "redirect"), "outputs": (.setting, "output"),
        "rules": (.setting, "rule"),
    ]

    /// The outline of a file up to its first mistake in YAML.
    public static func items(of file: ParsedFile) -> [OutlineItem] {
        file.withTree { root in
            root.entries.map { key, value in
                var item = item(key, value, .section)
                if let known = kinds[key.text] {
                    item.children = value.entries.map { key, value in
                        var child = Self.item(key, value, known.kind, known.detail)
                        let steps = value.entries.filter { ["steps", "final"].contains($0.key.text) }
                        child.children = steps.flatMap { $0.value.elements.flatMap(Self.steps) }
                        return child
                    }
                }
                return item
            }
        } ?? []
    }

    private static func steps(_ element: YAMLNode) -> [OutlineItem] {
        if element.kind == .mapping { return element.entries.map { item($0.key, $0.value, .step, "step") } }
        return [
            OutlineItem(
                name: element.text, kind: .step, detail: "step", range: element.range, nameRange: element.range)
        ]
    }

    private static func item(
        _ key: YAMLNode, _ value: YAMLNode, _ kind: OutlineItem.Kind, _ detail: String? = nil
    ) -> OutlineItem {
        let end = value.range.start >= key.range.start ? max(key.range.end, value.range.end) : key.range.end
        let range = SourceRange(file: key.range.file, start: Int(key.range.start), end: Int(end))
        return OutlineItem(name: key.text, kind: kind, detail: detail, range: range, nameRange: key.range)
    }
}

/// The ranges of lines that can be folded: by indentation, and comments of several lines.
public enum Folding {
    public struct Range: Hashable, Sendable {
        public var first: Int
        public var last: Int
        public var isComment: Bool
    }

    public static func ranges(_ text: [UInt8]) -> [Range] {
        var found: [Range] = []
        var open: [(line: Int, column: Int)] = []
        var comment: Int?
        var lastLine = 0
        let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        func close(to column: Int) {
            while let last = open.last, last.column >= column {
                open.removeLast()
                if lastLine > last.line { found.append(Range(first: last.line, last: lastLine, isComment: false)) }
            }
        }
        func endComment(before line: Int) {
            if let first = comment, line - 1 > first {
                found.append(Range(first: first, last: line - 1, isComment: true))
            }
            comment = nil
        }
        for (index, line) in lines.enumerated() {
            let column = line.prefix { $0 == UInt8(ascii: " ") }.count
            let rest = line.dropFirst(column).filter { $0 != UInt8(ascii: "\r") }
            if rest.first == UInt8(ascii: "#") {
                comment = comment ?? index
                continue
            }
            endComment(before: index)
            guard !rest.isEmpty else { continue }
            close(to: column)
            lastLine = index
            open.append((index, column))
        }
        endComment(before: lines.count)
        close(to: 0)
        return found.sorted { ($0.first, $1.last) < ($1.first, $0.last) }
    }
}
