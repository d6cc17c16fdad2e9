import NavAudit
import NavChecks
import NavCompiler
import NavSyntax

extension FuzzTarget {
    /// The diagnostics of a graph are sorted, are inside its files, and are the same each time.
    static let check = FuzzTarget(name: "check", maxLength: 16384, isGraph: true) { input throws(PropertyViolation) in
        let result = try compiled(GraphInput(input))
        for format in DiagnosticFormat.allCases {
            let text = render(result.diagnostics, sources: result.sources, as: format)
            try require(format.isDocument || text.isEmpty == result.diagnostics.isEmpty, "\(format) says nothing")
            try require(!format.isDocument || StrictJSON.isValid(text.utf8), "\(format) is not JSON:\n\(text)")
        }
        guard fingerprint(input) % 8 == 0 else { return }
        let again = try compiled(GraphInput(input))
        try require(result.diagnostics == again.diagnostics, "the same graph has other findings the second time")
    }

    /// Compiles a graph and checks its diagnostics.
    static func compiled(_ input: GraphInput) throws(PropertyViolation) -> Compilation {
        let result = compile(GraphInput.mainName, reader: input.reader)
        try require(result.failure == nil, "the main file cannot be read")
        try require(result.analyzed != nil || result.hasErrors, "there is neither a graph nor an error")
        try requireValidRanges(of: result.diagnostics, lengths: result.sources.map(\.text.count))
        for (first, second) in zip(result.diagnostics, result.diagnostics.dropFirst()) {
            try require(!Diagnostic.precedes(second, first), "\(second) comes behind \(first)")
            try require(first != second, "\(first) is reported twice")
        }
        // Includes only read files in the graph's folder or below.
        for source in result.sources {
            let parts = source.name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
            try require(
                parts.first?.isEmpty == false && !parts.contains { $0.elementsEqual("..".utf8) },
                "\(source.name.debugDescription) was read")
        }
        return result
    }
}

private let ruleNames = Set(allRules.map(\.id) + auditRules.map(\.id))

/// Checks that diagnostics have a text, an existing rule, and ranges inside the files.
func requireValidRanges(of diagnostics: [Diagnostic], lengths: [Int]) throws(PropertyViolation) {
    for diagnostic in diagnostics {
        try require(ruleNames.contains(diagnostic.rule), "there is no rule \(diagnostic.rule)")
        try require(!diagnostic.message.isEmpty, "\(diagnostic) says nothing")
        for range in [diagnostic.range] + diagnostic.notes.compactMap(\.range) {
            let file = Int(range.file.index)
            try require(
                lengths.indices.contains(file) && 0 <= range.start && range.start <= range.end
                    && range.end <= lengths[file],
                "\(diagnostic) is at \(range), outside of \(lengths)")
        }
    }
}
