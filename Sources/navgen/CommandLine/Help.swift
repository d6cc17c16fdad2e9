/// The help texts.
extension Command {
    var usage: String {
        (["Usage: navgen", name] + operands.map(\.spelling) + (options.isEmpty ? [] : ["[options]"]))
            .joined(separator: " ")
    }

    var help: String {
        """
        \(wrapped(discussion, indent: 0))

        \(usage)

        Options:
        \(columns(allOptions.map { ($0.spelling, $0.explanation) }))

        Example:
          \(example)

        """
    }

    /// The help of navgen itself.
    static var overview: String {
        """
        navgen compiles a description of an app's navigation: it checks the graph and
        generates Swift code, diagrams and documents from it.

        Usage: navgen COMMAND [arguments]

        Commands:
        \(columns(all.map { ($0.name, $0.summary) }))

        `navgen COMMAND --help` explains a command, `navgen --manual` prints a manual
        page with all of them, `navgen --version` prints the version.
        Wherever a command takes a file, `-` is standard input.

        \(wrapped("Exit status: \(statuses).", indent: 0))

        Example:
          navgen init app.yaml && navgen check app.yaml

        """
    }
}

/// `0 success; 1 …`.
private let statuses = ExitStatus.allCases.map { "\($0.rawValue) \($0.meaning)" }.joined(separator: "; ")

/// The maximum width of a line.
private let lineWidth = 80

/// Aligns rows in two columns, wrapping the second.
private func columns(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { left, right in
        "  " + left + String(repeating: " ", count: width - left.count + 2) + wrapped(right, indent: width + 4)
    }.joined(separator: "\n")
}

/// Wraps text, indenting all lines but the first.
private func wrapped(_ text: String, indent: Int) -> String {
    var lines: [String] = []
    var line = ""
    for word in text.split(whereSeparator: \.isWhitespace) {
        if !line.isEmpty, indent + line.count + 1 + word.count > lineWidth {
            lines.append(line)
            line = ""
        }
        line += (line.isEmpty ? "" : " ") + word
    }
    lines.append(line)
    return lines.joined(separator: "\n" + String(repeating: " ", count: indent))
}
