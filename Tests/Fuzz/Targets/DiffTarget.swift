import NavAnswers
import NavCompiler
import NavDiff
import NavLinks
import NavSyntax

extension FuzzTarget {
    /// Any two versions of a graph can be compared; the file `old.yaml` is the old one. Comparing a
    /// version with itself finds no changes, and the URL of a broken link has a different result in
    /// both versions.
    static let diff = FuzzTarget(name: "diff", maxLength: 8192, accepting: compare, isGraph: true)
    static let oldName = "old.yaml"

    /// Returns false if a version has errors.
    private static func compare(_ input: [UInt8]) throws(PropertyViolation) -> Bool {
        let files = GraphInput(input)
        let new = try compiled(files)
        guard let version = version(new) else { return false }
        let same = GraphChanges(old: version, new: version).changes
        try require(same.isEmpty, "a version beside itself: \(same.map(\.message))")
        let old = compile(oldName, reader: files.reader)
        guard let former = Self.version(old) else { return false }
        let changes = GraphChanges(old: former, new: version)
        for change in changes.changes {
            try require(!change.message.isEmpty, "\(change.rule.id) says nothing")
            guard change.rule.group == .links, change.breaks.contains(.links), let witness = change.witness else {
                continue
            }
            try require(witness.before != witness.after, "\(change.rule.id): \(witness) does what it did")
        }
        let listing = ChangeListing(
            new.applySeverities(changes.changes, old: old, levels: []), old: .init(oldName, old.sources),
            new: .init(GraphInput.mainName, new.sources), breaking: Set(Breakage.allCases))
        for format in ChangeListing.Format.allCases {
            let text = listing.text(format)
            let isJSON = format == .json || format == .sarif
            try require(!isJSON || StrictJSON.isValid(text.utf8), "\(format) is not JSON:\n\(text)")
        }
        return true
    }

    private static func version(_ result: Compilation) -> LinkAnalysis? { result.hasErrors ? nil : result.links }
}
