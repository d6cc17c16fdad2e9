import NavSyntax

/// Prints workflow commands, which GitHub shows next to the lines of a pull request.
struct GitHubPrinter {
    func print(_ diagnostics: [Diagnostic], _ locations: inout SourceLocations) -> String {
        var text = ""
        for diagnostic in diagnostics {
            let location = locations.location(of: diagnostic.range)
            var message = diagnostic.message
            for note in diagnostic.notes {
                let at = note.range.map { locations.location(of: $0) }
                message += "\n" + note.message + (at.map { " (\($0.file):\($0.start.line):\($0.start.column))" } ?? "")
            }
            if let help = diagnostic.help { message += "\nhelp: " + help }
            let command = diagnostic.severity == .note ? "notice" : diagnostic.severity.rawValue
            // GitHub's end column is inclusive.
            let endColumn = max(location.end.column - 1, location.start.column)
            var properties = "file=\(property(location.file)),line=\(location.start.line),endLine=\(location.end.line)"
            // Columns are only allowed within one line.
            if location.start.line == location.end.line {
                properties += ",col=\(location.start.column),endColumn=\(endColumn)"
            }
            text += "::\(command) \(properties),title=\(property(diagnostic.rule.name))::\(data(message))\n"
        }
        return text
    }

    /// Prints an error about a whole file.
    func print(_ title: String, of file: String, _ message: String) -> String {
        "::error file=\(property(file)),title=\(property(title))::\(data(message))\n"
    }

    private func data(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { escaped, scalar in
            switch scalar {
            case "%": escaped += "%25"
            case "\r": escaped += "%0D"
            case "\n": escaped += "%0A"
            default: escaped += DisplayText.cell(scalar, column: 0).text
            }
        }
    }

    private func property(_ text: String) -> String {
        data(text).unicodeScalars.reduce(into: "") { escaped, scalar in
            switch scalar {
            case ":": escaped += "%3A"
            case ",": escaped += "%2C"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
    }
}
