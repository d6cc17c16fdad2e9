public import NavGraph
public import NavLinks

/// Whether the values of a type in one version of a graph are values of a type in another version.
public enum SpellingComparison: Sendable, Hashable {
    case all
    /// Some values are not, such as `lost`.
    case some(lost: String?)
    case none

    /// Compares two types by their automata. Nil means a type without a pattern.
    public init(old: LanguageAutomaton?, new: LanguageAutomaton?, base: BuiltinType) {
        guard let new else {
            self = .all
            return
        }
        let old = old ?? TypeLanguages.of(base)
        let relation = old.relation(to: new)
        if relation.isIncluded {
            self = .all
        } else if relation == .disjoint {
            self = .none
        } else {
            let lost = old.subtracting(new, limit: 4096)?.shortest
            self = .some(lost: lost.map { String(String.UnicodeScalarView($0.compactMap(Unicode.Scalar.init))) })
        }
    }
}
