import NavSyntax

/// The comments that say what a person has to decide.
package enum Todo {
    package static let mark = "TODO:"

    /// The lines of a comment, broken where they would be too long, without control characters.
    package static func lines(_ comment: String) -> [String] {
        comment.split(omittingEmptySubsequences: false) { $0.isNewline }.flatMap { line in
            var lines: [String] = []
            var current = ""
            for word in line.split(separator: " ") {
                let word = String(String.UnicodeScalarView(word.unicodeScalars.map { $0.isWritable ? $0 : "\u{FFFD}" }))
                if !current.isEmpty, current.count + 1 + word.count > 96 {
                    lines.append(current)
                    current = ""
                }
                current += (current.isEmpty ? "" : " ") + word
            }
            return lines + [current]
        }
    }

    /// Adds TODOs above lines (from 1) of a YAML file, with the indentation of the line.
    package static func add(_ todos: [(line: Int, text: String)], to yaml: String) -> String {
        var byLine: [Int: [String]] = [:]
        for todo in todos where byLine[todo.line]?.contains(todo.text) != true {
            byLine[todo.line, default: []].append(todo.text)
        }
        var result = ""
        for (index, line) in yaml.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let indent = line.prefix { $0 == " " }
            for todo in byLine[index + 1] ?? [] {
                for part in lines("\(mark) \(todo)") { result += "\(indent)# \(part)\n" }
            }
            result += line + "\n"
        }
        return yaml.hasSuffix("\n") ? String(result.dropLast()) : result
    }

    /// What there is to decide in a file, with the numbers of the lines (from 1) of the comments.
    package static func list(in yaml: String) -> [(line: Int, text: String)] {
        var found: [(line: Int, text: String)] = []
        var isInside = false
        for (index, line) in yaml.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let text = line.drop { $0 == " " }
            guard text.hasPrefix("# ") else {
                isInside = false
                continue
            }
            let comment = String(text.dropFirst(2))
            if comment.hasPrefix(mark) {
                found.append((index + 1, String(comment.dropFirst(mark.count + 1))))
                isInside = true
            } else if isInside {
                found[found.count - 1].text += " " + comment
            }
        }
        return found
    }
}

extension Unicode.Scalar {
    /// Whether YAML allows it in a comment, and it shows what it is.
    fileprivate var isWritable: Bool {
        switch properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: false
        default: true
        }
    }
}
