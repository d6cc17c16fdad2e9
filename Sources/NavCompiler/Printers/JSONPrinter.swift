package import NavSyntax

/// Prints diagnostics as a JSON array of objects.
package struct JSONPrinter {
    func print(_ diagnostics: [Diagnostic], _ locations: inout SourceLocations) -> String {
        let items = diagnostics.map { JSON.object(Self.members($0, &locations)) }
        return JSON.array(items).text(indent: 2) + "\n"
    }

    /// The members of the object that describes a diagnostic.
    package static func members(_ diagnostic: Diagnostic, _ locations: inout SourceLocations) -> [(String, JSON)] {
        let location = locations.location(of: diagnostic.range)
        let notes = diagnostic.notes.map { note -> JSON in
            let at = note.range.map { locations.location(of: $0) }
            return .object([
                ("message", .string(note.message)), ("file", at.map { .string($0.file) } ?? .null),
                ("line", at.map { .int($0.start.line) } ?? .null),
                ("column", at.map { .int($0.start.column) } ?? .null),
            ])
        }
        return [
            ("rule", .string(diagnostic.rule.name)), ("severity", .string(diagnostic.severity.rawValue)),
            ("message", .string(diagnostic.message)), ("file", .string(location.file)),
            ("line", .int(location.start.line)), ("column", .int(location.start.column)),
            ("endLine", .int(location.end.line)), ("endColumn", .int(location.end.column)),
            ("notes", .array(notes)),
            ("help", diagnostic.help.map { .string($0) } ?? .null),
            ("witness", diagnostic.witness.map { .string($0) } ?? .null),
            ("isSafe", .bool(diagnostic.fix?.isSafe ?? false)),
            ("fixes", .array(diagnostic.fix?.edits.map { edit($0, &locations) } ?? [])),
        ]
    }

    /// An edit of a fix: a range and what replaces it.
    private static func edit(_ edit: TextEdit, _ locations: inout SourceLocations) -> JSON {
        let location = locations.location(of: edit.range)
        return .object([
            ("file", .string(location.file)), ("line", .int(location.start.line)),
            ("column", .int(location.start.column)), ("endLine", .int(location.end.line)),
            ("endColumn", .int(location.end.column)), ("replacement", .string(edit.replacement)),
        ])
    }
}
