public import NavDiff
import NavGraph
public import NavSyntax

/// The changes that a team has accepted although they break something, each with a reason.
///
/// An entry names one change exactly, so that other changes of the same node still break.
public struct AcceptedChanges: Sendable {
    /// The name of the file beside the graph.
    public static let fileName = "navgen-accepted.yaml"

    struct Entry: Sendable, Hashable {
        var rule: String
        var message: String
        /// Identifies the consequences that the change had when it was accepted; empty if it had none.
        var details: String
        var reason: String

        func isAbout(_ change: Change) -> Bool {
            rule == change.rule.id.name && message == change.message && details == Self.digest(change.details)
        }

        /// A short text that is another one for other lines (FNV-1a).
        static func digest(_ lines: [String]) -> String {
            guard !lines.isEmpty else { return "" }
            let hash = lines.joined(separator: "\n").utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
                ($0 ^ UInt64($1)) &* 0x100_0000_01B3
            }
            let digits = String(hash, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }
    }

    private var entries: [Entry] = []

    public init() {}

    /// - Throws: What is wrong with the text, at a line of it.
    public init(_ bytes: [UInt8], name: String) throws(Mistake) {
        let parsed = parseYAML(bytes, name: name, id: FileID(0))
        var locations = SourceLocations([parsed.file])
        func mistake(_ message: String, at range: SourceRange) -> Mistake {
            Mistake(line: locations.location(of: range).start.line, message: message)
        }
        if let error = parsed.diagnostics.first(where: { $0.severity == .error }) {
            throw mistake(error.message, at: error.range)
        }
        let read = parsed.withTree { tree -> Result<[Entry], Unread> in
            Result { () throws(Unread) in try Self.entries(tree) }
        }
        switch read {
        case .success(let entries)?: self.entries = entries
        case .failure(let unread)?: throw mistake(unread.message, at: unread.range)
        case nil: break
        }
    }

    public struct Mistake: Error {
        public var line: Int
        public var message: String
    }

    private struct Unread: Error {
        var message: String
        var range: SourceRange
    }

    private static func entries(_ tree: YAMLNode) throws(Unread) -> [Entry] {
        if tree.isNull { return [] }
        guard tree.kind == .sequence else {
            throw Unread(message: "expected a list of changes", range: tree.range)
        }
        var entries: [Entry] = []
        for element in tree.elements {
            guard element.kind == .mapping else {
                throw Unread(message: "expected `change`, `what` and `reason`", range: element.range)
            }
            var texts: [String: String] = [:]
            for (key, value) in element.entries {
                guard ["change", "what", "details", "reason"].contains(key.text), value.kind == .scalar else {
                    throw Unread(
                        message: "expected `change`, `what`, `details` or `reason`, and a text", range: key.range)
                }
                texts[key.text] = value.text
            }
            guard let rule = texts["change"], let message = texts["what"] else {
                throw Unread(message: "an accepted change needs `change` and `what`", range: element.range)
            }
            let reason = texts["reason"] ?? ""
            guard !reason.allSatisfy(\.isWhitespace) else {
                throw Unread(message: "an accepted change needs a `reason`", range: element.range)
            }
            entries.append(Entry(rule: rule, message: message, details: texts["details"] ?? "", reason: reason))
        }
        return entries
    }

    // MARK: Use

    /// The changes, each with the reason for which it was accepted.
    public func marked(_ changes: [Change]) -> [Change] {
        changes.map { change in
            var change = change
            if change.severity == .error { change.accepted = entries.first { $0.isAbout(change) }?.reason }
            return change
        }
    }

    /// What the entries say that are about none of the changes.
    public func unused(among changes: [Change]) -> [String] {
        entries.filter { entry in !changes.contains(where: entry.isAbout) }.map(\.message)
    }

    /// Accepts all breaking changes, and forgets what has not changed.
    public func accepting(
        _ changes: [Change], breaking chosen: Set<Breakage>, because reason: String
    ) -> AcceptedChanges {
        var accepted = AcceptedChanges()
        for change in changes where change.severity == .error {
            if let entry = entries.first(where: { $0.isAbout(change) }) {
                accepted.entries.append(entry)
            } else if change.isBreaking(chosen) {
                accepted.entries.append(
                    Entry(
                        rule: change.rule.id.name, message: change.message, details: Entry.digest(change.details),
                        reason: reason))
            }
        }
        return accepted
    }

    public var count: Int { entries.count }

    /// The contents of the file.
    public var text: String {
        var text = """
            # Changes of the navigation that break something and are meant. `navgen diff --accept REASON` writes this file.
            # An entry that is about no change any longer can go.

            """
        if entries.isEmpty { text += "[]\n" }
        for entry in entries {
            text += "- change: \(entry.rule)\n  what: \(JSON.string(entry.message).text())\n"
            if !entry.details.isEmpty { text += "  details: \(JSON.string(entry.details).text())\n" }
            text += "  reason: \(JSON.string(entry.reason).text())\n"
        }
        return text
    }
}
