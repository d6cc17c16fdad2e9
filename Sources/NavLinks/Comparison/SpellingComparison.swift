public import NavGraph

/// Whether the values that a type had in one version of a graph are values of a type in another.
public enum SpellingComparison: Sendable, Hashable {
    case all
    /// Some are not, such as this one.
    case some(lost: String?)
    case none

    /// Of two types with a pattern each, or without one: what it is for nil.
    public init(old: Automaton?, new: Automaton?, base: BuiltinType) {
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
