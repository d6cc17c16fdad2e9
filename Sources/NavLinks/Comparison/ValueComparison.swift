import NavGraph
import NavSyntax

/// Which parameters of a node may get other values from URLs that an old and a new way have in common, and from which.
struct ValueComparison {
    /// The numbers of a parameter in both versions; nil where it has none.
    struct Pair: Hashable {
        var old: Int?
        var new: Int?
    }

    /// URLs on which a parameter's values may differ.
    struct Suspicion {
        var pair: Pair
        var part: Pattern
        /// A key whose further values were read, and are no longer.
        var repeated: ExactText?
    }

    let old: LinkWay
    let new: LinkWay
    let algebra: LanguageAlgebra

    /// By name; then those that are left, by the place from which they are read.
    var pairs: [Pair] {
        var pairs: [Pair] = []
        var left = Array(new.parameters.indices)
        var unpaired: [Int] = []
        for (number, parameter) in old.parameters.enumerated() {
            if let place = left.firstIndex(where: { new.parameters[$0].name == parameter.name }) {
                pairs.append(Pair(old: number, new: left.remove(at: place)))
            } else {
                unpaired.append(number)
            }
        }
        for number in unpaired {
            let place = old.sources[number].place
            let match = place.flatMap { place in left.firstIndex { new.sources[$0].place == place } }
            pairs.append(Pair(old: number, new: match.map { left.remove(at: $0) }))
        }
        return pairs
    }

    /// The parts of some of the old way's URLs on which values may differ.
    func suspicions(among urls: Pattern) -> [Suspicion] {
        pairs.flatMap { pair -> [Suspicion] in
            guard let number = pair.old else { return [] }
            guard let other = pair.new else {
                // A parameter that is gone makes a difference where a URL says it.
                guard let place = old.sources[number].place else { return [] }
                return parts(
                    urls, .place(place, else: old.sources[number].absent), .constant(old.sources[number].absent)
                )
                .map { Suspicion(pair: pair, part: $0) }
            }
            var (former, latter) = (old.sources[number], new.sources[other])
            let types = (old.parameters[number].type, new.parameters[other].type)
            former.absent = former.absent.spelled(types.0, in: types.1)
            guard let place = former.place, place == latter.place, place != .scattered else {
                let left = content(former, old.parameters[number], urls).spelled(types.0, in: types.1)
                let right = content(latter, new.parameters[other], urls)
                return parts(urls, left, right).map { Suspicion(pair: pair, part: $0) }
            }
            // What is read from the same place is the same value, of whatever type, unless the place is empty, or says
            // a raw value that stands for another case.
            var found = types.0.readOtherwise(by: types.1).prefix(Self.mostRaws).compactMap { raw in
                urls.saying(place, only: raw, algebra).map { Suspicion(pair: pair, part: $0) }
            }
            if !former.absent.isSame(as: latter.absent), let part = urls.lacking(place) {
                found.append(Suspicion(pair: pair, part: part))
            }
            if case .item(let key) = place, old.parameters[number].form == .list, new.parameters[other].form != .list,
                let part = urls.saying(place, not: nil, algebra)
            {
                found.append(Suspicion(pair: pair, part: part, repeated: key))
            }
            return found
        }
    }

    /// Each is looked for by itself, and one is enough to tell.
    private static let mostRaws = 8

    /// What a parameter is on some URLs.
    private enum Content {
        case constant(LinkValue)
        case place(ValuePlace, else: LinkValue)

        /// With the values that it has by itself as another version of the type spells them.
        func spelled(_ type: ValueType, in other: ValueType) -> Content {
            switch self {
            case .constant(let value): .constant(value.spelled(type, in: other))
            case .place: self
            }
        }
    }

    private func content(_ source: ValueSource, _ parameter: LinkParameter, _ urls: Pattern) -> Content {
        guard let place = source.place else { return .constant(source.absent) }
        func language(_ left: LanguageID?, _ right: LanguageID?) -> Language? {
            guard let left, let right else { return nil }
            // The intersection may be a new language.
            let both = algebra.intersection(left, right)
            return algebra.languages[both]
        }
        switch place {
        case .segment(let index, let front, let back):
            guard index < most(urls) else { return .constant(source.absent) }
            guard index < least(urls),
                case .literal(let text)? = language(urls.language(at: index), new.pattern.language(at: index)),
                let value = text.within(front, back)
            else { break }
            return .constant(.one(parameter.type.value(of: value)))
        case .further(let index):
            if index >= most(urls) { return .constant(source.absent) }
        case .item(let key):
            let left = urls.values(of: key) ?? urls.unnamedValues
            let right = new.pattern.values(of: key) ?? new.pattern.unnamedValues
            return content(place, source, parameter, left, right)
        case .fragment:
            return content(
                place, source, parameter, urls.fragment?.values ?? .anyFragment,
                new.pattern.fragment?.values ?? .anyFragment)
        case .scattered: break
        }
        return .place(place, else: source.absent)
    }

    private func content(
        _ place: ValuePlace, _ source: ValueSource, _ parameter: LinkParameter, _ left: ValueSet, _ right: ValueSet
    ) -> Content {
        guard let both = algebra.intersection(left, right) else { return .constant(source.absent) }
        if both.first == .nothing { return .constant(source.absent) }
        if !both.allowsNone, parameter.form != .list, case .literal(let text) = algebra.languages[both.first] {
            return .constant(.one(parameter.type.value(of: text)))
        }
        return .place(place, else: source.absent)
    }

    private func least(_ urls: Pattern) -> Int { max(urls.leastSegments, new.pattern.leastSegments) }
    private func most(_ urls: Pattern) -> Int {
        min(urls.mostSegments ?? .max, new.pattern.mostSegments ?? .max)
    }

    /// The parts on which two contents may differ.
    private func parts(_ urls: Pattern, _ left: Content, _ right: Content) -> [Pattern] {
        switch (left, right) {
        case (.constant(let first), .constant(let second)): return first.isSame(as: second) ? [] : [urls]
        case (.constant(let value), .place(let place, let absent)),
            (.place(let place, let absent), .constant(let value)):
            var text: String?
            if case .one(let one) = value { text = one }
            let parts = [urls.saying(place, not: text, algebra), value.isSame(as: absent) ? nil : urls.lacking(place)]
            return parts.compactMap(\.self)
        case (.place(let place, let first), .place(let other, let second)):
            let neither = urls.lacking(place)?.lacking(other)
            let isSame = first.isSame(as: second)
            let parts = [
                urls.saying(place, not: nil, algebra)?.saying(other, not: nil, algebra),
                urls.saying(place, not: nil, algebra)?.lacking(other),
                urls.saying(other, not: nil, algebra)?.lacking(place), isSame ? nil : neither,
            ]
            return parts.compactMap(\.self)
        }
    }
}
