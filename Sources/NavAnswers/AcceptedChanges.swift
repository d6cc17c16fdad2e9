public import NavDiff
import NavGraph
import NavSyntax

/// The changes that a team has accepted although they break something, each with a reason.
///
/// An entry names one change exactly, so that other changes of the same node still break.
public struct AcceptedChanges: Sendable {
    /// The name of the file beside the graph.
    public static let fileName = "navgen-accepted.yaml"

    struct Entry: Sendable, Hashable {
        /// The name of the graph's main file; nil for any graph.
        var graph: String?
        var rule: String
        var message: String
        /// Identifies the consequences that the change had when it was accepted; empty if it had none.
        var details: String
        var reason: String

        func isAbout(_ change: Change) -> Bool {
            rule == change.rule.id.name && message == change.message && details == Self.digest(change)
        }

        /// A short text that is another one for other consequences, and for another URL that shows them (FNV-1a).
        static func digest(_ change: Change) -> String {
            let lines = change.details + (change.witness.map { [$0.url, $0.before, $0.after] } ?? [])
            guard !lines.isEmpty else { return "" }
            let hash = lines.joined(separator: "\n").utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
                ($0 ^ UInt64($1)) &* 0x100_0000_01B3
            }
            let digits = String(hash, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }
    }

    /// The entries for the graph, and those for other graphs.
    private var entries: [Entry] = []
    private var others: [Entry] = []
    private let graph: String

    /// - Parameter graph: The name of the graph's main file, without its folder.
    public init(graph: String) { self.graph = graph }

    /// - Throws: What is wrong with the text, at a line of it.
    public init(_ bytes: [UInt8], name: String, graph: String) throws(Mistake) {
        self.graph = graph
        let lines = bytes.split(separator: 0x0A).map { $0.drop { $0 == 0x20 || $0 == 0x09 } }
        // Without entries, only comments may be left.
        if lines.allSatisfy({ $0.isEmpty || $0.first == UInt8(ascii: "#") || $0 == [0x0D] }) { return }
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
        case .success(let all)?:
            entries = all.filter { $0.graph == nil || $0.graph == graph }
            others = all.filter { $0.graph != nil && $0.graph != graph }
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
                guard ["graph", "change", "what", "details", "reason"].contains(key.text), value.kind == .scalar else {
                    throw Unread(
                        message: "expected `graph`, `change`, `what`, `details` or `reason`, and a text",
                        range: key.range)
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
            entries.append(
                Entry(
                    graph: texts["graph"], rule: rule, message: message, details: texts["details"] ?? "",
                    reason: reason))
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

    /// Without the entries that another version of the file has as well: they were accepted for an earlier change.
    public func without(_ former: AcceptedChanges) -> AcceptedChanges {
        var newer = self
        newer.entries = entries.filter { entry in !former.entries.contains(entry) }
        return newer
    }

    /// Accepts all breaking changes, and forgets entries about what has not changed.
    ///
    /// - Parameters:
    ///   - all: Also the changes that settings leave out or lower, whose entries are kept.
    ///   - former: Also the entries about earlier changes. An entry with the same text would not count.
    public func accepting(
        _ changes: [Change], among all: [Change], breaking chosen: Set<Breakage>, because reason: String,
        former: AcceptedChanges
    ) -> AcceptedChanges {
        var accepted = self
        accepted.entries = entries.filter { entry in all.contains(where: entry.isAbout) }
        for change in changes
        where change.isBreaking(chosen) && !accepted.entries.contains(where: { $0.isAbout(change) }) {
            var entry = Entry(
                graph: graph, rule: change.rule.id.name, message: change.message, details: Entry.digest(change),
                reason: reason)
            while former.entries.contains(entry) { entry.reason += " (again)" }
            accepted.entries.append(entry)
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
        if entries.isEmpty, others.isEmpty { text += "[]\n" }
        for entry in others + entries {
            text += "- change: \(JSON.string(entry.rule).text())\n"
            if let graph = entry.graph { text += "  graph: \(JSON.string(graph).text())\n" }
            text += "  what: \(JSON.string(entry.message).text())\n"
            if !entry.details.isEmpty { text += "  details: \(JSON.string(entry.details).text())\n" }
            text += "  reason: \(JSON.string(entry.reason).text())\n"
        }
        return text
    }
}
