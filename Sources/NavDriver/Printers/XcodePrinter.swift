import NavSyntax

/// Prints one line for each diagnostic and note, in the format that Xcode and other editors read.
struct XcodePrinter {
    func print(_ diagnostics: [Diagnostic], _ places: inout SourcePlaces) -> String {
        var text = ""
        for diagnostic in diagnostics {
            let head = prefix(diagnostic.range, &places)
            text += "\(head): \(diagnostic.severity.rawValue): \(line(diagnostic.message)) [\(diagnostic.rule)]\n"
            for note in diagnostic.notes {
                text += "\(prefix(note.range ?? diagnostic.range, &places)): note: \(line(note.message))\n"
            }
            if let help = diagnostic.help { text += "\(head): note: \(line(help))\n" }
        }
        return text
    }

    private func prefix(_ range: SourceRange, _ places: inout SourcePlaces) -> String {
        let place = places.place(of: range)
        return "\(DisplayText.clean(place.file)):\(place.start.line):\(place.start.column)"
    }

    private func line(_ text: String) -> String { DisplayText.clean(text) }
}
