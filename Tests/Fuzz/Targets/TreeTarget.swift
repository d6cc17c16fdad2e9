import NavSyntax

extension FuzzTarget {
    /// Any bytes give a tree or a diagnostic, and a tree that is written and parsed again is the
    /// same. Formatting changes a text only once.
    static let tree = FuzzTarget(name: "tree", maxLength: 4096, isGraph: true) { input throws(PropertyViolation) in
        let file = parseYAML(input, name: "graph.yaml", id: FileID(0))
        try require(file.isYAML || !file.diagnostics.isEmpty, "there is neither a tree nor a finding")
        let length = file.file.text.count
        try requireValidRanges(of: file.diagnostics, lengths: [length])
        let lines = LineTable(file.file)
        for comment in file.ignores {
            try require(lines.position(of: Int(comment.range.start)).line == comment.line, "\(comment) is elsewhere")
        }
        if case .formatted(let text) = formatYAML(input) {
            guard case .formatted(text) = formatYAML(text) else {
                throw PropertyViolation(description: "formatted differently the second time")
            }
        }
        guard let outline = try TreeOutline(file), !outline.isCut, file.diagnostics.isEmpty else { return }
        let again = parseYAML(outline.text, name: "again.yaml", id: FileID(0))
        guard let second = try TreeOutline(again) else {
            throw PropertyViolation(
                description: "written out anew it cannot be read: \(again.diagnostics.map(\.message))\n"
                    + String(decoding: outline.text, as: UTF8.self))
        }
        try require(
            outline.text == second.text,
            "\(String(decoding: outline.text, as: UTF8.self)) is read as "
                + String(decoding: second.text, as: UTF8.self))
    }
}

/// A tree in a normal form, for comparing trees and parsing them again.
struct TreeOutline {
    private(set) var text: [UInt8] = []
    /// The maximum size, as nested aliases can expand to a million nodes.
    private(set) var isCut = false
    private static let most = 100_000

    /// Nil if there is no tree.
    init?(_ file: ParsedFile) throws(PropertyViolation) {
        let outline = file.withTree { tree in
            Result { () throws(PropertyViolation) in
                var outline = TreeOutline()
                try outline.add(tree, file.file.text.count)
                return outline
            }
        }
        guard let outline else { return nil }
        self = try outline.get()
    }

    private init() {}

    private mutating func add(_ node: YAMLNode, _ length: Int) throws(PropertyViolation) {
        let range = node.range
        try require(
            0 <= range.start && range.start <= range.end && range.end <= length, "\(range) in \(length) bytes")
        guard text.count < Self.most else {
            isCut = true
            return
        }
        switch node.kind {
        case .scalar: try addScalar(node, length)
        case .sequence:
            text.append(UInt8(ascii: "["))
            for element in node.elements {
                try add(element, length)
                text += Array(", ".utf8)
            }
            text.append(UInt8(ascii: "]"))
        case .mapping:
            text.append(UInt8(ascii: "{"))
            for (key, value) in node.entries {
                // Keys without a `?` can be at most a thousand characters long.
                text += Array("? ".utf8)
                try add(key, length)
                text += Array(" : ".utf8)
                try add(value, length)
                text += Array(", ".utf8)
            }
            text.append(UInt8(ascii: "}"))
        }
    }

    private mutating func addScalar(_ node: YAMLNode, _ length: Int) throws(PropertyViolation) {
        let bytes = Array(node.text.utf8)
        try require(bytes.count == node.byteCount, "\(node.text) is not UTF-8")
        for first in [0, bytes.count / 2, bytes.count - 1] where first >= 0 {
            // The text of an alias is elsewhere in the file.
            let part = TextRanges(of: node).range(ofBytes: first..<bytes.count)
            try require(
                0 <= part.start && part.start <= part.end && part.end <= length, "\(part) in \(length) bytes")
        }
        if node.isNull {
            text.append(UInt8(ascii: "~"))
        } else if node.isPlain, !bytes.isEmpty, bytes.allSatisfy(Self.isPlainByte) {
            text += bytes
        } else {
            text += YAMLText.quoted(node.text)
        }
    }

    private static func isPlainByte(_ byte: UInt8) -> Bool {
        (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || (byte >= 0x30 && byte <= 0x39)
    }
}

/// Quotes text for YAML.
enum YAMLText {
    static func quoted(_ text: String) -> [UInt8] {
        var quoted = [UInt8(ascii: "\"")]
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": quoted += [UInt8(ascii: "\\"), UInt8(scalar.value)]
            // Unescaped line separators would be line breaks.
            case " "..."~", "\u{A1}"..."\u{2027}", "\u{202A}"..."\u{D7FF}": quoted += Array(String(scalar).utf8)
            default:
                let digits = String(scalar.value, radix: 16)
                quoted += Array("\\U\(String(repeating: "0", count: 8 - digits.count))\(digits)".utf8)
            }
        }
        return quoted + [UInt8(ascii: "\"")]
    }
}
