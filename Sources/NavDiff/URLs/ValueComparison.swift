import NavGraph
import NavLinks
import NavSyntax

/// Finds the parameters of a node that may get different values from URLs that an old and a new
/// meaning share, and the URLs in question.
struct ValueComparison {
    /// The indices of a parameter in both versions. Nil if a version does not have it.
    struct Pair: Hashable {
        var old: Int?
        var new: Int?
    }

    /// URLs for which the values of a parameter may differ.
    struct PossibleDifference {
        var pair: Pair
        var part: Pattern
        /// A key whose further values were read and no longer are.
        var repeated: QueryKey?
    }

    let old: LinkMeaning
    let new: LinkMeaning
    let algebra: LanguageAlgebra

    /// Pairs parameters by name, and the rest by the location from which they are read.
    var pairs: [Pair] {
        var pairs: [Pair] = []
        var left = Array(new.parameters.indices)
        var unpaired: [Int] = []
        for (number, parameter) in old.parameters.enumerated() {
            if let index = left.firstIndex(where: { new.parameters[$0].name == parameter.name }) {
                pairs.append(Pair(old: number, new: left.remove(at: index)))
            } else {
                unpaired.append(number)
            }
        }
        for number in unpaired {
            let location = old.sources[number].location
            let match = location.flatMap { location in left.firstIndex { new.sources[$0].location == location } }
            pairs.append(Pair(old: number, new: match.map { left.remove(at: $0) }))
        }
        return pairs
    }

    /// The subsets of `urls` for which values may differ.
    func possibleDifferences(among urls: Pattern) -> [PossibleDifference] {
        pairs.flatMap { pair -> [PossibleDifference] in
            guard let number = pair.old else { return [] }
            guard let other = pair.new else {
                // A removed parameter makes a difference only if a URL contains it.
                guard let location = old.sources[number].location else { return [] }
                return parts(
                    urls, .location(location, old.sources[number]), .constant(old.sources[number].absent)
                )
                .map { PossibleDifference(pair: pair, part: $0) }
            }
            var (former, latter) = (old.sources[number], new.sources[other])
            let types = (old.parameters[number].type, new.parameters[other].type)
            former.absent = former.absent.spelled(types.0, in: types.1)
            guard let location = former.location, location == latter.location, location.isKnown else {
                let left = content(former, old.parameters[number], urls).spelled(types.0, in: types.1)
                let right = content(latter, new.parameters[other], urls)
                return parts(urls, left, right).map { PossibleDifference(pair: pair, part: $0) }
            }
            // A value from the same location is the same, unless the location is empty or contains
            // a raw value that now stands for another case.
            var found = types.0.readOtherwise(by: types.1).prefix(Self.maxRawValues).compactMap { raw in
                urls.containing(location, only: raw, algebra).map { PossibleDifference(pair: pair, part: $0) }
            }
            for only in onlyReadable(former.readable, latter.readable) {
                guard let part = urls.containing(location, in: only, algebra) else { continue }
                found.append(PossibleDifference(pair: pair, part: part))
            }
            if !former.absent.isSame(as: latter.absent), let part = urls.omitting(location) {
                found.append(PossibleDifference(pair: pair, part: part))
            }
            if case .item(let key, _) = location, old.parameters[number].form == .list,
                new.parameters[other].form != .list,
                let part = urls.containing(location, not: nil, algebra)
            {
                found.append(PossibleDifference(pair: pair, part: part, repeated: key))
            }
            return found
        }
    }

    /// The texts that only one of two versions reads as values, if one of them counts others as absent.
    private func onlyReadable(_ left: LanguageID?, _ right: LanguageID?) -> [LanguageID] {
        guard left != right else { return [] }
        let (left, right) = (left ?? .anyValue, right ?? .anyValue)
        return [algebra.difference(left, right), algebra.difference(right, left)].filter { $0 != .nothing }
    }

    /// Each raw value is searched for separately, and one difference is enough.
    private static let maxRawValues = 8

    /// The value of a parameter for some URLs.
    private enum Content {
        case constant(SpelledValue)
        case location(ValueLocation, ValueSource)

        /// The content with fixed values as another version of the type spells them.
        func spelled(_ type: ValueType, in other: ValueType) -> Content {
            switch self {
            case .constant(let value): .constant(value.spelled(type, in: other))
            case .location: self
            }
        }
    }

    private func content(_ source: ValueSource, _ parameter: LinkParameter, _ urls: Pattern) -> Content {
        guard let location = source.location else { return .constant(source.absent) }
        func language(_ left: LanguageID?, _ right: LanguageID?) -> Language? {
            guard let left, let right else { return nil }
            // The intersection may be a new language.
            let both = algebra.intersection(left, right)
            return algebra.languages[both]
        }
        switch location {
        case .segment(let index, let part):
            guard index < maxCount(urls) else { return .constant(source.absent) }
            guard index < minCount(urls), let (front, back) = part.sides,
                case .literal(let text)? = language(urls.language(at: index), new.pattern.language(at: index)),
                let value = text.within(front, back)
            else { break }
            return .constant(.one(parameter.type.value(of: value)))
        case .further(let index):
            if index >= maxCount(urls) { return .constant(source.absent) }
        case .item(let key, .whole):
            return content(location, source, parameter, urls.values(ofAny: key), new.pattern.values(ofAny: key))
        case .fragment(.whole):
            return content(
                location, source, parameter, urls.fragment?.values ?? .anyFragment,
                new.pattern.fragment?.values ?? .anyFragment)
        case .item, .fragment, .host, .hashSegment, .hashFurther, .url, .combined: break
        }
        return .location(location, source)
    }

    private func content(
        _ location: ValueLocation, _ source: ValueSource, _ parameter: LinkParameter,
        _ left: ValueSet, _ right: ValueSet
    ) -> Content {
        guard let both = algebra.intersection(left, right) else { return .constant(source.absent) }
        if both.first == .nothing { return .constant(source.absent) }
        if !both.allowsNone, parameter.form != .list, case .literal(let text) = algebra.languages[both.first] {
            return .constant(.one(parameter.type.value(of: text)))
        }
        return .location(location, source)
    }

    private func minCount(_ urls: Pattern) -> Int { max(urls.minSegments, new.pattern.minSegments) }
    private func maxCount(_ urls: Pattern) -> Int {
        min(urls.maxSegments ?? .max, new.pattern.maxSegments ?? .max)
    }

    /// The URLs that contain a value at a location.
    private func containing(_ location: ValueLocation, _ source: ValueSource, _ urls: Pattern) -> Pattern? {
        source.readable.map { urls.containing(location, in: $0, algebra) }
            ?? urls.containing(location, not: nil, algebra)
    }

    /// The subsets of `urls` for which two contents may differ.
    private func parts(_ urls: Pattern, _ left: Content, _ right: Content) -> [Pattern] {
        switch (left, right) {
        case (.constant(let first), .constant(let second)): return first.isSame(as: second) ? [] : [urls]
        case (.constant(let value), .location(let location, let source)),
            (.location(let location, let source), .constant(let value)):
            var text: String?
            if case .one(let one) = value { text = one }
            let isSame = value.isSame(as: source.absent)
            let parts = [
                containing(location, source, urls)?.containing(location, not: text, algebra),
                isSame ? nil : urls.omitting(location),
            ]
            return parts.compactMap(\.self)
        case (.location(let location, let first), .location(let other, let second)):
            let neither = urls.omitting(location)?.omitting(other)
            let isSame = first.absent.isSame(as: second.absent)
            let parts = [
                containing(location, first, urls).flatMap { containing(other, second, $0) },
                containing(location, first, urls)?.omitting(other),
                containing(other, second, urls)?.omitting(location),
                isSame ? nil : neither,
            ]
            return parts.compactMap(\.self)
        }
    }
}
