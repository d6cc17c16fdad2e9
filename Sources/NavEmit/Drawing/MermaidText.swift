/// Text in Mermaid's language.
enum MermaidText {
    /// Lines of text between quotes.
    static func quoted(_ lines: [String], separator: String = "<br/>") -> String {
        "\"" + lines.map(escaped).joined(separator: separator) + "\""
    }

    /// Letters, digits, single spaces and what is common in URLs as they are, all else by its number: GitHub's version of Mermaid is not ours to
    /// choose, and labels are read as HTML, as Markdown, and for links, icons and formulas.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        var previous: Unicode.Scalar = " "
        let scalars = Array(text.unicodeScalars)
        for (index, scalar) in scalars.enumerated() {
            let next = index + 1 < scalars.count ? scalars[index + 1] : " "
            if scalar == " " || scalar == "\t" {
                // Spaces would run together, and at the beginning mean code.
                escaped += previous == " " || previous == "\t" ? "#160;" : " "
            } else if isPlain(scalar) {
                escaped.unicodeScalars.append(scalar)
            } else {
                let parts = separated(scalar, previous, next)
                escaped += (parts.before ? joint : "") + "#\(number(of: scalar));" + (parts.after ? joint : "")
            }
            previous = scalar
        }
        return escaped
    }

    /// A space without width. Mermaid reads Markdown after it has put characters in the place of their numbers; this
    /// keeps stars from being emphasis, backslashes from escaping, and pairs from being read as one sign.
    private static let joint = "#65279;"

    private static func separated(
        _ scalar: Unicode.Scalar, _ previous: Unicode.Scalar, _ next: Unicode.Scalar
    ) -> (before: Bool, after: Bool) {
        switch scalar {
        case "*": return (true, true)
        case "_":
            let isWithinWord = [previous, next].allSatisfy { $0.properties.isAlphabetic || ("0"..."9").contains($0) }
            return (!isWithinWord, !isWithinWord)
        // The last two are half of the marks that Mermaid puts around numbers.
        case "\\", "ﬂ", "¶": return (false, true)
        case "$": return (false, next == "$")
        // `fa:fa-car` is a car.
        case ":": return (false, next == "f")
        default: return (false, false)
        }
    }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.isASCII else {
            // With these Mermaid marks what it has escaped itself.
            return scalar.properties.isAlphabetic && !"ﬂß".unicodeScalars.contains(scalar)
        }
        return scalar.properties.isAlphabetic || "0123456789(,/?".unicodeScalars.contains(scalar)
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
