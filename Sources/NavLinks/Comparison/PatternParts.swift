import NavSyntax

/// Parts of a pattern's URLs, as patterns that only match.
extension Pattern {
    /// The URLs that have nothing but what the pattern names.
    var core: Pattern {
        let core = copy()
        core.rejectsUnknownQuery = true
        core.fragment = fragment ?? .init(key: ExactText(""), values: .noFragment, reading: .ignored)
        return core
    }

    /// Whether they are all its URLs.
    var isCore: Bool { rejectsUnknownQuery && fragment != nil }

    /// The URLs that do not say what stands at a place; nil: there are none.
    func lacking(_ place: ValuePlace) -> Pattern? {
        switch place {
        case .segment(let place, _, _), .further(let place):
            guard leastSegments <= place else { return nil }
            let part = writtenOut(through: place)
            part.segments = Array(part.segments.prefix(place))
            part.rest = nil
            return part
        case .item(let key):
            guard (values(of: key) ?? unnamedValues).allowsNone else { return nil }
            return with(.none, for: key)
        case .fragment:
            guard fragment?.values.allowsNone ?? true else { return nil }
            let part = copy()
            part.fragment = .init(key: ExactText(""), values: .noFragment, reading: .ignored)
            return part
        case .scattered: return self
        }
    }

    /// The URLs that say what stands at a place, and, as far as that can be told, another text than one.
    func saying(_ place: ValuePlace, not text: String?, _ algebra: LanguageAlgebra) -> Pattern? {
        saying(place) { language, front, back in
            text.map { algebra.difference(language, algebra.literal(front + $0 + back)) } ?? language
        }
    }

    /// The URLs that say a text at a place, as far as that can be told.
    func saying(_ place: ValuePlace, only text: String, _ algebra: LanguageAlgebra) -> Pattern? {
        saying(place) { language, front, back in
            algebra.intersection(language, algebra.literal(front + text + back))
        }
    }

    /// The URLs that say what stands at a place, and of that only what is left of its language.
    private func saying(
        _ place: ValuePlace, _ left: (_ language: LanguageID, _ front: String, _ back: String) -> LanguageID
    ) -> Pattern? {
        switch place {
        case .segment(let place, let front, let back):
            guard place < segments.count || rest != nil else { return nil }
            let part = writtenOut(through: place + 1)
            for index in 0...place { part.segments[index].isOptional = false }
            part.segments[place].language = left(part.segments[place].language, front, back)
            return part.segments[place].language == .nothing ? nil : part
        case .further(let place):
            guard place < segments.count || rest != nil else { return nil }
            let part = writtenOut(through: place)
            for index in part.segments.indices.prefix(place + 1) { part.segments[index].isOptional = false }
            if part.segments.count == place { part.rest?.least = 1 }
            return part
        case .item(let key):
            var values = values(of: key) ?? unnamedValues
            values.allowsNone = false
            values.first = left(values.first, "", "")
            return values.first == .nothing ? nil : with(values, for: key)
        case .fragment:
            var values = fragment?.values ?? .anyFragment
            values.allowsNone = false
            values.first = left(values.first, "", "")
            guard values.first != .nothing else { return nil }
            let part = copy()
            part.fragment = .init(key: ExactText(""), values: values, reading: .ignored)
            return part
        case .scattered: return self
        }
    }

    /// With other values for a key, whether it is named or not.
    func with(_ values: ValueSet, for key: ExactText) -> Pattern {
        let part = copy()
        part.query.removeAll { $0.key == key }
        let place = part.query.firstIndex { key < $0.key } ?? part.query.count
        part.query.insert(.init(key: key, values: values, reading: .ignored), at: place)
        return part
    }

    /// With so many segments of its own, where more may follow.
    private func writtenOut(through count: Int) -> Pattern {
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
