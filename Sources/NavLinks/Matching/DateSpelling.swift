/// How URLs spell a date, in UTC. A type's pattern may allow shorter spellings than the usual one.
public enum DateSpelling: Sendable, CaseIterable {
    case milliseconds, seconds, day

    /// The end of a date in full spelling that this spelling can shorten, and its replacement.
    public var ending: (long: String, short: String) {
        switch self {
        case .milliseconds: ("", "")
        case .seconds: (".000Z", "Z")
        case .day: ("T00:00:00.000Z", "")
        }
    }

    /// The first spelling that a language allows for some date. Nil if there is none.
    public init?(in language: LanguageAutomaton) {
        let found = Self.allCases.first { Self.shape(of: $0).map { language.relation(to: $0) != .disjoint } ?? false }
        guard let found else { return nil }
        self = found
    }

    private static func shape(of spelling: DateSpelling) -> LanguageAutomaton? {
        let pattern =
            switch spelling {
            case .milliseconds: #"[0-9-]+T[0-9:]+\.[0-9]+Z"#
            case .seconds: "[0-9-]+T[0-9:]+Z"
            case .day: "[0-9-]+"
            }
        return (try? RegularExpression(pattern)).flatMap { try? LanguageAutomaton($0) }
    }
}
