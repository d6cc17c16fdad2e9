/// Escapes strings for Mermaid.
enum MermaidText {
    /// Lines of text as a quoted label.
    static func quoted(_ lines: [String], separator: String = "<br/>") -> String {
        "\"" + lines.map(escaped).joined(separator: separator) + "\""
    }

    /// A string in which only letters, digits, single spaces and some characters of URLs are literal. All
    /// others are written as numeric entities.
    ///
    /// Mermaid reads labels as HTML and Markdown, and looks for links, icons and formulas in them. Which
    /// version GitHub uses is not known.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        var previous: Unicode.Scalar = " "
        let scalars = Array(text.unicodeScalars)
        for (index, scalar) in scalars.enumerated() {
            let next = index + 1 < scalars.count ? scalars[index + 1] : " "
            if scalar == " " || scalar == "\t" {
                // Repeated spaces would collapse, and at the start of a label they mean code.
                escaped += previous == " " || previous == "\t" ? "#160;" : " "
            } else if isPlain(scalar) {
                escaped.unicodeScalars.append(scalar)
            } else {
                let parts = separated(scalar, previous, next)
                escaped += parts.before ? zeroWidthSpace : ""
                escaped += "#\(number(of: scalar));" + (parts.after ? zeroWidthSpace : "")
            }
            previous = scalar
        }
        return escaped
    }

    /// A zero-width space. Mermaid decodes entities before it reads Markdown; this space keeps asterisks
    /// from being emphasis, backslashes from being escapes, and pairs of characters from being combined.
    private static let zeroWidthSpace = "#65279;"

    private static func separated(
        _ scalar: Unicode.Scalar, _ previous: Unicode.Scalar, _ next: Unicode.Scalar
    ) -> (before: Bool, after: Bool) {
        switch scalar {
        case "*": return (true, true)
        case "_":
            let isWithinWord = [previous, next].allSatisfy { $0.properties.isAlphabetic || ("0"..."9").contains($0) }
            return (!isWithinWord, !isWithinWord)
        // Mermaid marks entities with pairs of characters, which contain the last two.
        case "\\", "ﬂ", "¶": return (false, true)
        case "$": return (false, next == "$")
        // `fa:fa-car` is an icon.
        case ":": return (false, next == "f")
        default: return (false, false)
        }
    }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.isASCII else {
            // Mermaid marks what it has escaped with these two.
            return scalar.properties.isAlphabetic && !"ﬂß".unicodeScalars.contains(scalar)
        }
        return scalar.properties.isAlphabetic || "0123456789(,/?".unicodeScalars.contains(scalar)
    }

    private static func number(of scalar: Unicode.Scalar) -> UInt32 {
        switch scalar.value {
        case 0..<0x20: 0x2400 + scalar.value
        case 0x7F: 0x2421
        // HTML reads numbers in this range as Windows-1252 characters.
        case 0x80..<0xA0, 0xFFFE, 0xFFFF: 0xFFFD
        default: scalar.value
        }
    }

    /// A name for a comment, without braces, which Mermaid could read as a directive.
    static func comment(_ name: String) -> String {
        name.filter { $0.isLetter || $0.isNumber || " ._-".contains($0) }
    }
}

/// Ids that have no meaning in Mermaid: `n_home` for `home`. Without the prefix, `end` would be a keyword,
/// and an `o` at the start would be read as an arrowhead.
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
