/// Text in Mermaid's language.
enum MermaidText {
    /// Lines of text between quotes.
    static func quoted(_ lines: [String], separator: String = "<br/>") -> String {
        "\"" + lines.map(escaped).joined(separator: separator) + "\""
    }

    /// Letters, digits and single spaces as they are, all else by its number: Mermaid reads Markdown, HTML, links and
    /// names of icons in labels, and GitHub's version is not ours to choose.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        var isAfterSpace = true
        for scalar in text.unicodeScalars {
            let isSpace = scalar == " " || scalar == "\t"
            if isSpace {
                // Spaces would run together, and at the beginning mean code.
                escaped += isAfterSpace ? "#160;" : " "
            } else if isPlain(scalar) {
                escaped.unicodeScalars.append(scalar)
            } else {
                escaped += "#\(number(of: scalar));"
            }
            isAfterSpace = isSpace
        }
        return escaped
    }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.isASCII else {
            // With these Mermaid marks what it has escaped itself.
            return scalar.properties.isAlphabetic && !"ﬂß".unicodeScalars.contains(scalar)
        }
        return scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
    }

    private static func number(of scalar: Unicode.Scalar) -> UInt32 {
        switch scalar.value {
        case 0..<0x20: 0x2400 + scalar.value
        case 0x7F: 0x2421
        // Numbers in this range mean characters of Windows in HTML.
        case 0x80..<0xA0, 0xFFFE, 0xFFFF: 0xFFFD
        default: scalar.value
        }
    }

    /// A name within a comment, where braces might be taken for directives.
    static func comment(_ name: String) -> String {
        name.filter { $0.isLetter || $0.isNumber || " ._-".contains($0) }
    }
}

/// Names that mean nothing to Mermaid: `n_home` for `home`, so that neither `end` nor a first `o` is read as one.
struct MermaidIDs {
    private var names: [String: String] = [:]
    private var taken: Set<String> = []

    subscript(box id: String) -> String {
        mutating get { name(of: id, prefix: "n_") }
    }

    subscript(cluster id: String) -> String {
        mutating get { name(of: id, prefix: "c_") }
    }

    private mutating func name(of id: String, prefix: String) -> String {
        let key = prefix + id
        if let name = names[key] { return name }
        var plain = ""
        for scalar in id.unicodeScalars {
            let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
            plain += isPlain ? String(scalar) : scalar.isASCII ? "_" : "u" + String(scalar.value, radix: 16)
        }
        var name = prefix + plain
        var number = 1
        while !taken.insert(name).inserted {
            number += 1
            name = "\(prefix)\(plain)_\(number)"
        }
        names[key] = name
        return name
    }
}
