/// How URLs give a date, in UTC. A type's pattern may let through shorter ways than the usual one.
public enum DateSpelling: Sendable, CaseIterable {
    case milliseconds, seconds, day

    /// What ends a date to the millisecond that can be said in this way, and what stands there instead.
    public var ending: (long: String, short: String) {
        switch self {
        case .milliseconds: ("", "")
        case .seconds: (".000Z", "Z")
        case .day: ("T00:00:00.000Z", "")
        }
    }

    /// A date to the millisecond in this way; as it is where it says more.
    func shortened(_ text: String) -> String {
        let (long, short) = ending
        return text.hasSuffix(long) ? text.dropLast(long.utf8.count) + short : text
    }

    /// The first way that a language lets through for some date; nil where there is none.
    public init?(in language: Automaton) {
        let found = Self.allCases.first { Self.shape(of: $0).map { language.relation(to: $0) != .disjoint } ?? false }
        guard let found else { return nil }
        self = found
    }

    private static func shape(of spelling: DateSpelling) -> Automaton? {
        let pattern =
            switch spelling {
            case .milliseconds: #"[0-9-]+T[0-9:]+\.[0-9]+Z"#
            case .seconds: "[0-9-]+T[0-9:]+Z"
            case .day: "[0-9-]+"
            }
        return (try? RegularExpression(pattern)).flatMap { try? Automaton($0) }
    }
}
