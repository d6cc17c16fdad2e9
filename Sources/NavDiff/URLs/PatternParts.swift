import NavLinks
import NavSyntax

/// Subsets of a pattern's URLs, as patterns that match but read nothing.
extension Pattern {
    /// The URLs that have only the query items and the fragment that the pattern names.
    var namedOnly: Pattern {
        let namedOnly = copy()
        namedOnly.rejectsUnknownQuery = true
        namedOnly.fragment = fragment ?? .init(key: QueryKey(ExactString("")), values: .noFragment, reading: .ignored)
        return namedOnly
    }

    /// Whether `namedOnly` contains all URLs of the pattern.
    var isNamedOnly: Bool { rejectsUnknownQuery && fragment != nil }

    /// The URLs that contain no value at a location. Nil if there are none.
    func omitting(_ location: ValueLocation) -> Pattern? {
        switch location {
        case .segment(_, let part) where part.isOptional, .item(_, let part) where part.isOptional,
            .fragment(let part) where part.isOptional:
            return self
        case .segment(let position, _), .further(let position):
            guard minSegments <= position else { return nil }
            let part = expanded(through: position)
            part.segments = Array(part.segments.prefix(position))
            part.rest = nil
            return part
        case .item(let key, _):
            guard values(ofAny: key).allowsNone else { return nil }
            return with(.none, for: key)
        case .fragment(_):
            guard fragment?.values.allowsNone ?? true else { return nil }
            let part = copy()
            part.fragment = .init(key: QueryKey(ExactString("")), values: .noFragment, reading: .ignored)
            return part
        // Every URL of such a pattern has a host.
        case .host, .url: return nil
        // A route matches all of its segments, except for optional ones.
        case .hashSegment(let index, _), .hashFurther(let index):
            return hash.map { $0.least > index } ?? false ? nil : self
        case .combined: return self
        }
    }

    /// The URLs that contain a value at a location, other than `text` as far as languages can
    /// exclude it.
    func containing(_ location: ValueLocation, not text: String?, _ algebra: LanguageAlgebra) -> Pattern? {
        containing(location) { language, part in
            guard let text, let (front, back) = part.sides else { return language }
            return algebra.difference(language, algebra.literal(front + text + back))
        }
    }

    /// The URLs that contain `text` at a location, as far as languages can express it.
    func containing(_ location: ValueLocation, only text: String, _ algebra: LanguageAlgebra) -> Pattern? {
        containing(location) { language, part in
            guard let (front, back) = part.sides else { return language }
            return algebra.intersection(language, algebra.literal(front + text + back))
        }
    }

    /// The URLs that contain a text of a language at a location, which is a whole item or fragment.
    func containing(_ location: ValueLocation, in wanted: LanguageID, _ algebra: LanguageAlgebra) -> Pattern? {
        containing(location) { language, _ in algebra.intersection(language, wanted) }
    }

    /// The URLs that contain a value at a location, restricted to the language that `left` returns.
    private func containing(
        _ location: ValueLocation, _ left: (_ language: LanguageID, _ part: TextPart) -> LanguageID
    ) -> Pattern? {
        switch location {
        case .segment(let position, let textPart):
            guard position < segments.count || rest != nil else { return nil }
            let part = expanded(through: position + 1)
            for index in 0...position { part.segments[index].isOptional = false }
            part.segments[position].language = left(part.segments[position].language, textPart)
            return part.segments[position].language == .nothing ? nil : part
        case .further(let position):
            guard position < segments.count || rest != nil else { return nil }
            let part = expanded(through: position)
            for index in part.segments.indices.prefix(position + 1) { part.segments[index].isOptional = false }
            if part.segments.count == position { part.rest?.least = 1 }
            return part
        case .item(let key, let textPart):
            var values = values(ofAny: key)
            values.allowsNone = false
            values.first = left(values.first, textPart)
            return values.first == .nothing ? nil : with(values, for: key)
        case .fragment(let textPart):
            var values = fragment?.values ?? .anyFragment
            values.allowsNone = false
            values.first = left(values.first, textPart)
            guard values.first != .nothing else { return nil }
            let part = copy()
            part.fragment = .init(key: QueryKey(ExactString("")), values: values, reading: .ignored)
            return part
        case .host, .hashSegment, .hashFurther, .url, .combined: return self
        }
    }

    /// A copy with other values for a key, whether the pattern names the key or not.
    func with(_ values: ValueSet, for key: QueryKey) -> Pattern {
        let part = copy()
        part.query.removeAll { $0.key == key }
        let index = part.query.firstIndex { key < $0.key } ?? part.query.count
        part.query.insert(.init(key: key, values: values, reading: .ignored), at: index)
        return part
    }

    /// A copy that has at least `count` segments of its own, if further segments may follow.
    private func expanded(through count: Int) -> Pattern {
        let part = copy()
        while part.segments.count < count, let rest = part.rest {
            part.segments.append(.init(language: rest.language, reading: .literal(""), isOptional: rest.least == 0))
            part.rest?.least = 0
        }
        return part
    }
}

extension ValueSet {
    static let noFragment = ValueSet.none
}
