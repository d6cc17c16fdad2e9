public import NavDiff
import NavEmit
public import NavSyntax

/// The changes between two versions of a graph, as text, JSON or Markdown.
public struct ChangeListing: Sendable {
    public enum Format: String, Sendable, CaseIterable { case text, json, markdown }

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

    public func text(_ format: Format, color: Bool = false) -> String {
        switch format {
        case .text: ChangeText(self, usesColor: color).text
        case .json: json
        case .markdown: ChangeMarkdown(self).text
        }
    }

    // MARK: Text

    /// `2 changes break links, 1 breaks the source; 3 to look at, 5 safe`.
    public var summary: String {
        guard !changes.isEmpty else { return "nothing has changed in links, nodes, routes, saved states or source" }
        let breaking = Breakage.allCases.filter { chosen.contains($0) }.compactMap { kind -> String? in
            let count = changes.count { $0.isBreaking([kind]) }
            guard count > 0 else { return nil }
            return "\(Self.counted(count, "change")) break\(count == 1 ? "s" : "") \(kind.words)"
        }
        let others = changes.filter { !$0.isBreaking(chosen) }
        let watched = others.count { $0.severity != .note }
        let noted = others.count { $0.isLowered }
        let rest = [(watched, "to look at"), (noted, "noted"), (others.count - watched - noted, "safe")]
            .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        let first = breaking.isEmpty ? "nothing breaks" : breaking.joined(separator: ", ")
        return ([first] + (rest.isEmpty ? [] : [rest.joined(separator: ", ")])).joined(separator: "; ")
    }

    static func counted(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }

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
