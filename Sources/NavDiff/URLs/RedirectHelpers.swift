import NavLinks

extension Pattern {
    /// Copies for each number of segments that its hash route can have before further ones.
    func hashVariants(_ algebra: LanguageAlgebra) -> [Pattern] {
        guard let hash, let first = hash.segments.firstIndex(where: \.isOptional) else { return [self] }
        return (first...hash.segments.count).map { length in
            let part = copy()
            part.hash?.segments = hash.segments.prefix(length).map { segment in
                .init(language: segment.language, reading: segment.reading, isOptional: false)
            }
            if length < hash.segments.count { part.hash?.rest = nil }
            _ = part.matchHash(algebra)
            return part
        }
    }

    /// Makes the fragment match the hash route. Returns false if no URL does.
    func matchHash(_ algebra: LanguageAlgebra) -> Bool {
        guard let hash, let language = algebra.language(of: hash) else { return true }
        fragment?.values.first = language
        return language != .nothing
    }
}

extension Language {
    /// The only string of a literal. Nil for automata.
    var text: String? {
        switch self {
        case .literal(let text), .folded(let text): text
        case .automaton: nil
        }
    }
}

extension String {
    /// The string between a prefix and a suffix, with at least one scalar unless both are empty.
    /// Nil if it does not have them.
    func within(_ prefix: String, _ suffix: String) -> String? {
        guard utf8.count > prefix.utf8.count + suffix.utf8.count || (prefix + suffix).isEmpty,
            utf8.starts(with: prefix.utf8), utf8.reversed().starts(with: suffix.utf8.reversed())
        else { return nil }
        return String(decoding: utf8.dropFirst(prefix.utf8.count).dropLast(suffix.utf8.count), as: UTF8.self)
    }
}

extension LanguageAlgebra {
    /// The lists of values that are in both sets. Nil if there are none.
    func intersection(_ left: ValueSet, _ right: ValueSet) -> ValueSet? {
        if left == right { return left }
        var both = ValueSet(
            allowsNone: left.allowsNone && right.allowsNone, first: intersection(left.first, right.first),
            rest: intersection(left.rest, right.rest))
        if both.first == .nothing { both.rest = .nothing }
        return both.first == .nothing && !both.allowsNone ? nil : both
    }
}
