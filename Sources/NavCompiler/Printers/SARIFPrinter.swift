import NavSyntax

/// Prints diagnostics as SARIF 2.1.0, which code-scanning services read.
struct SARIFPrinter {
    /// What SARIF says about each rule that a diagnostic may have.
    let rules: [RuleSummary]

    func print(_ diagnostics: [Diagnostic], _ locations: inout SourceLocations) -> String {
        let used = Set(diagnostics.map(\.rule))
        let rules = rules.filter { used.contains($0.id) }
        let positions = Dictionary(rules.indices.map { (rules[$0].id, $0) }) { first, _ in first }
        let results = diagnostics.map { result($0, positions[$0.rule], &locations) }
        let driver = JSON.object([("name", .string("navgen")), ("rules", .array(rules.map(Self.rule)))])
        let run = JSON.object([
            ("tool", .object([("driver", driver)])), ("columnKind", .string("unicodeCodePoints")),
            ("results", .array(results)),
        ])
        let log = JSON.object([
            ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")), ("version", .string("2.1.0")),
            ("runs", .array([run])),
        ])
        return log.text(indent: 2) + "\n"
    }

    private static func rule(_ rule: RuleSummary) -> JSON {
        .object([
            ("id", .string(rule.id.name)), ("shortDescription", .object([("text", .string(rule.meaning))])),
            ("fullDescription", .object([("text", .string(rule.why))])),
            (
                "defaultConfiguration",
                .object([("enabled", .bool(!rule.isOff)), ("level", .string(rule.severity.rawValue))])
            ),
        ])
    }

    private func result(_ diagnostic: Diagnostic, _ rule: Int?, _ locations: inout SourceLocations) -> JSON {
        var message = diagnostic.message
        for note in diagnostic.notes where note.range == nil { message += "\n" + note.message }
        if let help = diagnostic.help { message += "\nhelp: " + help }
        var members: [(String, JSON)] = [("ruleId", .string(diagnostic.rule.name))]
        if let rule { members.append(("ruleIndex", .int(rule))) }
        members += [
            ("level", .string(diagnostic.severity.rawValue)), ("message", .object([("text", .string(message))])),
            ("locations", .array([.object([("physicalLocation", location(diagnostic.range, &locations))])])),
        ]
        let related = diagnostic.notes.compactMap { note in
            note.range.map { range -> JSON in
                .object([
                    ("physicalLocation", location(range, &locations)),
                    ("message", .object([("text", .string(note.message))])),
                ])
            }
        }
        if !related.isEmpty { members.append(("relatedLocations", .array(related))) }
        if let fix = diagnostic.fix { members.append(("fixes", .array([self.fix(fix, diagnostic, &locations)]))) }
        return .object(members)
    }

    private func fix(_ fix: Fix, _ diagnostic: Diagnostic, _ locations: inout SourceLocations) -> JSON {
        let changes = Dictionary(grouping: fix.edits, by: \.range.file).sorted { $0.key < $1.key }
        let items = changes.map { file, edits -> JSON in
            let replacements = edits.map { edit -> JSON in
                .object([
                    ("deletedRegion", region(locations.location(of: edit.range))),
                    ("insertedContent", .object([("text", .string(edit.replacement))])),
                ])
            }
            let uri = Self.uri(locations.location(of: edits[0].range).file)
            return .object([
                ("artifactLocation", .object([("uri", .string(uri))])), ("replacements", .array(replacements)),
            ])
        }
        let description = diagnostic.help ?? diagnostic.message
        return .object([
            ("description", .object([("text", .string(description))])), ("artifactChanges", .array(items)),
        ])
    }

    private func region(_ location: SourceLocations.Location) -> JSON {
        .object([
            ("startLine", .int(location.start.line)), ("startColumn", .int(location.start.column)),
            ("endLine", .int(location.end.line)), ("endColumn", .int(location.end.column)),
        ])
    }

    private func location(_ range: SourceRange, _ locations: inout SourceLocations) -> JSON {
        let location = locations.location(of: range)
        return .object([
            ("artifactLocation", .object([("uri", .string(Self.uri(location.file)))])),
            ("region", region(location)),
        ])
    }

    /// A relative path as a relative URI; an absolute one as a file URI.
    static func uri(_ path: String) -> String {
        path.isAbsolutePath ? FileURI.uri(of: path) : FileURI.escaped(path)
    }
}
