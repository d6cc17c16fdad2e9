/// Writes the DOT language: statements, nested braces, and the one place where its strings are escaped.
struct DotWriter {
    private(set) var text = ""
    private var depth = 0

    mutating func line(_ line: String = "") {
        text += line.isEmpty ? "\n" : String(repeating: "  ", count: depth) + line + "\n"
    }

    mutating func open(_ head: String) {
        line(head + " {")
        depth += 1
    }

    mutating func close() {
        depth -= 1
        line("}")
    }

    mutating func statement(_ subject: String, _ attributes: [(String, String)]) {
        let list = attributes.map { "\($0.0)=\($0.1)" }.joined(separator: ", ")
        line(list.isEmpty ? subject + ";" : "\(subject) [\(list)];")
    }

    /// Text as a quoted string that shows as it is: a backslash is doubled, so that no `\N` or `\l` is read into it.
    static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\r": break
            case _ where scalar.value < 0x20: quoted += " "
            // An entity would be read as the character it names.
            case "&": quoted += "&amp;"
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
