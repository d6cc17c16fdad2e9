import NavCompiler
public import NavDiff
public import NavSyntax

/// The changes between two versions of a graph, as text, JSON or Markdown, or as diagnostics for other programs.
public struct ChangeListing: Sendable {
    public enum Format: String, Sendable, CaseIterable { case text, json, markdown, github, sarif }

    /// The name and the files of a version.
    public struct Version: Sendable {
        public var name: String
        public var sources: [SourceFile]

        public init(_ name: String, _ sources: [SourceFile]) {
            self.name = name
            self.sources = sources
        }
    }

    let old: Version
    let new: Version
    let changes: [Change]
    /// The kinds of breakage that count, from `--breaking`.
    let chosen: Set<Breakage>

    public init(_ changes: [Change], old: Version, new: Version, breaking chosen: Set<Breakage>) {
        self.old = old
        self.new = new
        self.chosen = chosen
        // Breaking changes come first, notes last; within each group, the order of `changeRules`,
        // then of discovery.
        let ranks = Dictionary(uniqueKeysWithValues: changeRules.enumerated().map { ($1.id, $0) })
        self.changes = changes.enumerated().sorted { left, right in
            func key(_ change: Change) -> (Int, Int) {
                (change.isBreaking(chosen) ? 0 : change.severity == .note ? 2 : 1, ranks[change.rule.id] ?? 0)
            }
            let (first, second) = (key(left.element), key(right.element))
            return first == second ? left.offset < right.offset : first < second
        }.map(\.element)
    }

    /// Whether any change is breaking.
    public var isBreaking: Bool { changes.contains { $0.isBreaking(chosen) } }

    /// Whether any change is breaking or should be looked at.
    public var hasWarnings: Bool {
        changes.contains { $0.severity != .note && $0.announced == nil && $0.accepted == nil }
    }

    public func text(_ format: Format, color: Bool = false) -> String {
        switch format {
        case .text: ChangeText(self, usesColor: color).text
        case .json: json
        case .markdown: ChangeMarkdown(self).text
        case .github: render(diagnostics.filter { $0.severity != .note }, sources: new.sources, as: .github)
        case .sarif: render(diagnostics, sources: new.sources, as: .sarif, rules: RuleSummary.ofChanges)
        }
    }

    // MARK: Text

    /// `2 changes break links, 1 breaks the source; 3 to look at, 5 safe`.
    public var summary: String {
        guard !changes.isEmpty else { return "nothing has changed in links, nodes, routes, saved states or source" }
        let breaking = Breakage.allCases.filter { chosen.contains($0) }.compactMap { kind -> String? in
            let count = changes.count { $0.isBreaking([kind]) }
            guard count > 0 else { return nil }
            return "\(counted(count, "change")) break\(count == 1 ? "s" : "") \(kind.words)"
        }
        let others = changes.filter { !$0.isBreaking(chosen) }
        let watched = others.count { $0.severity != .note }
        let accepted = others.count { $0.accepted != nil }
        let noted = others.count { $0.isLowered }
        let safe = others.count - watched - noted
        let rest = [(accepted, "accepted"), (watched - accepted, "to look at"), (noted, "noted"), (safe, "safe")]
            .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        let first = breaking.isEmpty ? "nothing breaks" : breaking.joined(separator: ", ")
        return ([first] + (rest.isEmpty ? [] : [rest.joined(separator: ", ")])).joined(separator: "; ")
    }

    // MARK: Diagnostics

    /// The changes as diagnostics about the new version. What is gone is reported at its node, or at the top.
    private var diagnostics: [Diagnostic] {
        var oldLocations = SourceLocations(old.sources)
        return changes.map { change in
            var notes = change.details
            if let witness = change.witness {
                notes = ["\(witness.url): \(witness.before) before, \(witness.after) now"] + notes
            }
            if let announced = change.announced { notes.append(announced) }
            if let accepted = change.accepted { notes.append("accepted: \(accepted)") }
            let range: SourceRange
            switch change.location {
            case .new(let place): range = place
            case .old(let place):
                range = change.latter ?? SourceRange(file: FileID(0), start: 0, end: 0)
                let location = oldLocations.location(of: place)
                let version = location.file == old.name ? "" : " in \(old.name)"
                notes.append("it was at \(location.file):\(location.start.line)\(version)")
            }
            let severity: Severity =
                change.isBreaking(chosen)
                ? .error
                : change.severity == .note || change.accepted != nil || change.announced != nil ? .note : .warning
            return Diagnostic(
                change.rule.id, change.message, at: range, severity: severity, notes: notes.map { .init($0) },
                help: change.help.map { .init($0) })
        }
    }

    // MARK: JSON

    private var json: String {
        var (oldLocations, newLocations) = (SourceLocations(old.sources), SourceLocations(new.sources))
        let items = changes.map { change -> JSON in
            let (version, location) =
                switch change.location {
                case .new(let range): ("new", newLocations.location(of: range))
                case .old(let range): ("old", oldLocations.location(of: range))
                }
            let witness = change.witness.map { witness in
                JSON.object([
                    ("url", .string(witness.url)), ("before", .string(witness.before)),
                    ("after", .string(witness.after)),
                ])
            }
            return .object([
                ("rule", .string(change.rule.id.name)), ("severity", .string(change.severity.rawValue)),
                ("breaks", .array(change.breaks.sorted().map { .string($0.rawValue) })),
                ("isBreaking", .bool(change.isBreaking(chosen))),
                ("announced", change.announced.map { .string($0) } ?? .null),
                ("accepted", change.accepted.map { .string($0) } ?? .null),
                ("node", change.node.map { .string($0) } ?? .null), ("message", .string(change.message)),
                ("details", .array(change.details.map { .string($0) })), ("witness", witness ?? .null),
                ("help", change.help.map { .string($0) } ?? .null), ("version", .string(version)),
                ("file", .string(location.file)), ("line", .int(location.start.line)),
                ("column", .int(location.start.column)),
            ])
        }
        let document = JSON.object([
            ("old", .string(old.name)), ("new", .string(new.name)), ("isBreaking", .bool(isBreaking)),
            ("summary", .string(summary)), ("changes", .array(items)),
        ])
        return document.text(indent: 2) + "\n"
    }
}

extension Breakage {
    /// The object of "breaks" in a sentence.
    var words: String {
        switch self {
        case .links: "links"
        case .state: "saved states"
        case .source: "the source"
        }
    }
}

extension Change {
    /// What it breaks, in words; nil if nothing.
    var breakageWords: String? {
        breaks.isEmpty ? nil : breaks.sorted().map(\.words).joined(separator: ", ")
    }
}
