import NavSyntax

/// A GitHub-flavored Markdown table whose cells show any string literally.
package struct MarkdownTable {
    private var text: String

    package init(_ titles: [String]) {
        text = Self.line(titles) + Self.line(titles.map { _ in "---" })
    }

    /// Adds a row. The cells are already escaped Markdown.
    package mutating func add(_ cells: [String]) { text += Self.line(cells) }

    package var lines: String { text }

    private static func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }

    /// A string escaped so that it appears literally, even if it contains Markdown or HTML.
    package static func plain(_ text: String) -> String {
        var plain = ""
        let scalars = Array(text.unicodeScalars)
        for (index, scalar) in scalars.enumerated() {
            let isAtEdge = index == 0 || index == scalars.count - 1
            switch scalar {
            case "\n": plain += "<br>"
            case "\r", "\u{2028}", "\u{2029}": plain += "&#\(scalar.value);"
            case " " where isAtEdge || scalars[index - 1] == " ": plain += "&#32;"
            case "\\", "`", "*", "_", "[", "]", "~", "$": plain += "\\\(scalar)"
            case "|", "<", ">", "&": plain += "&#\(scalar.value);"
            // These would become a link or a mention.
            case ":" where scalars.dropFirst(index + 1).first == "/": plain += "&#58;"
            case "." where isAfterWWW(scalars, index): plain += "&#46;"
            case "@": plain += "&#64;"
            case _ where scalar.isFormattingControl: plain += "\u{FFFD}"
            default: plain.unicodeScalars.append(scalar)
            }
        }
        return plain
    }

    private static func isAfterWWW(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
        index >= 3 && scalars[(index - 3)..<index].allSatisfy { $0 == "w" || $0 == "W" }
    }

    /// A string as inline code: in backticks, or in `<code>` tags if backticks cannot hold it.
    package static func code(_ text: String) -> String {
        guard !text.isEmpty else { return "" }
        let isSimple =
            text.unicodeScalars.allSatisfy { $0 != "`" && $0 != "|" && !$0.isFormattingControl } && text.first != " "
            && text.last != " "
        return isSimple ? "`\(text)`" : "<code>\(plain(text))</code>"
    }

    static func codes(_ texts: [String], separator: String = ", ") -> String {
        texts.map(code).joined(separator: separator)
    }
}
