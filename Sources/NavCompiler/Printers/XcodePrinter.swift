import NavSyntax

/// Prints one line for each diagnostic and note, in the format that Xcode and other editors read.
struct XcodePrinter {
    func print(_ diagnostics: [Diagnostic], _ locations: inout SourceLocations) -> String {
        var text = ""
        for diagnostic in diagnostics {
            let head = prefix(diagnostic.range, &locations)
            text += "\(head): \(diagnostic.severity.rawValue): \(line(diagnostic.message)) [\(diagnostic.rule)]\n"
            for note in diagnostic.notes {
                text += "\(prefix(note.range ?? diagnostic.range, &locations)): note: \(line(note.message))\n"
            }
            if let help = diagnostic.help { text += "\(head): note: \(line(help))\n" }
        }
        return text
    }

    private func prefix(_ range: SourceRange, _ locations: inout SourceLocations) -> String {
        let location = locations.location(of: range)
        return "\(DisplayText.clean(location.file)):\(location.start.line):\(location.start.column)"
    }

    private func line(_ text: String) -> String { DisplayText.clean(text) }
}
