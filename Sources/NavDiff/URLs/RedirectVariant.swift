import NavGraph
import NavLinks

/// The URLs of a redirect with a certain number of segments, and the paths that it makes of them.
struct RedirectVariant {
    /// A segment of the new path.
    private enum Piece {
        case literal(String)
        /// The value at a location of the old URL, between a new prefix and suffix.
        case part(ValueLocation, language: LanguageID, prefix: String, suffix: String)
        /// Text with several values.
        case combined(ValueLocation.Composition)
    }

    private var pattern: Pattern
    private var pieces: [Piece] = []
    /// Whether the further segments are those of a hash route.
    private var isListInHash = false
    /// The segment, in the old path and among the pieces, at which a list of further segments
    /// begins that both have.
    private var further: (old: Int, new: Int)?
    /// Whether the list continues after the pieces.
    private var isOpen = false

    /// All variants of a redirect. Lists of further segments are expanded up to the longest
    /// pattern.
    static func all(
        of redirect: Pattern, _ destination: [Pattern.Reading], optional: Int, rest: Int?, _ longest: Int,
        _ algebra: LanguageAlgebra
    ) -> [RedirectVariant] {
        redirect.hashVariants(algebra).flatMap { all(of: $0, destination, optional, rest, longest, algebra) }
    }

    private static func all(
        of redirect: Pattern, _ destination: [Pattern.Reading], _ optional: Int, _ rest: Int?, _ longest: Int,
        _ algebra: LanguageAlgebra
    ) -> [RedirectVariant] {
        let count = redirect.segments.count
        let minCount = redirect.segments.firstIndex(where: \.isOptional) ?? count
        var found: [RedirectVariant] = []
        for length in minCount...count {
            var variant = RedirectVariant(pattern: redirect.copy())
            variant.pattern.segments = redirect.segments.prefix(length).map { segment in
                .init(language: segment.language, reading: segment.reading, isOptional: false)
            }
            if length < count { variant.pattern.rest = nil }
            guard let isWhole = variant.rewrite(destination, optional) else { continue }
            variant.isListInHash = redirect.hash?.rest.map { $0.parameter == rest } ?? false
            guard isWhole, let list = variant.list, let rest, list.parameter == rest else {
                found.append(variant)
                continue
            }
            variant.further = (variant.listStart, variant.pieces.count)
            let most = max(0, min(longest - variant.pieces.count, maxExpandedSegments))
            found += variant.expanded(list, through: most, algebra)
        }
        return found
    }

    /// The further segments that the old and the new path have in common.
    private var list: Pattern.Rest? { isListInHash ? pattern.hash?.rest : pattern.rest }

    /// The number of segments before the list.
    private var listStart: Int { (isListInHash ? pattern.hash?.segments : pattern.segments)?.count ?? 0 }

    /// The maximum number of further segments that are expanded.
    private static let maxExpandedSegments = 8

    /// Fills in the pieces. Returns false if an optional one is missing, nil if a required one is.
    private mutating func rewrite(_ destination: [Pattern.Reading], _ optional: Int) -> Bool? {
        for (index, reading) in destination.enumerated() {
            switch reading {
            case .literal(let text): pieces.append(.literal(text))
            case .text(let text):
                let sources = text.holes.compactMap { source(of: $0.parameter) }
                guard sources.count == text.holes.count else { return index >= optional ? false : nil }
                guard let hole = text.only else {
                    let literals = [text.prefix] + text.holes.map(\.suffix)
                    pieces.append(.combined(.init(literals: literals, sources: sources.map(\.0))))
                    continue
                }
                pieces.append(
                    .part(sources[0].0, language: sources[0].1, prefix: text.prefix, suffix: hole.suffix))
            case .ignored: continue
            }
        }
        return true
    }

    private func source(of number: Int) -> (ValueLocation, LanguageID)? {
        for (index, segment) in pattern.segments.enumerated() {
            for (parameter, part) in segment.reading.parts where parameter == number {
                return (.segment(index, part), segment.language)
            }
        }
        for item in pattern.query {
            for (parameter, part) in item.reading.parts where parameter == number {
                return (.item(item.key, part), item.values.first)
            }
        }
        if let fragment = pattern.fragment {
            for (parameter, part) in fragment.reading.parts where parameter == number {
                return (.fragment(part), fragment.values.first)
            }
        }
        for (index, segment) in (pattern.hash?.segments ?? []).enumerated() {
            for (parameter, part) in segment.reading.parts where parameter == number {
                return (.hashSegment(index, part), segment.language)
            }
        }
        return nil
    }

    /// Variants with 0 to `maxCount` segments of the list expanded, and one for all longer lists.
    private func expanded(
        _ list: Pattern.Rest, through maxCount: Int, _ algebra: LanguageAlgebra
    ) -> [RedirectVariant] {
        var found: [RedirectVariant] = []
        var variant = self
        variant.setList(nil, algebra)
        for count in 0...maxCount {
            if count >= list.least { found.append(variant) }
            guard count < maxCount else { break }
            let location =
                isListInHash
                ? ValueLocation.hashSegment(variant.listStart, .whole) : .segment(variant.listStart, .whole)
            variant.pieces.append(.part(location, language: list.language, prefix: "", suffix: ""))
            variant.setList(
                nil, after: .init(language: list.language, reading: .literal(""), isOptional: false), algebra)
        }
        variant.setList(.init(language: list.language, least: 1, parameter: nil), algebra)
        variant.isOpen = true
        return found + [variant]
    }

    /// Copies the pattern with another list, and with one more segment before it.
    private mutating func setList(
        _ list: Pattern.Rest?, after segment: Pattern.Segment? = nil, _ algebra: LanguageAlgebra
    ) {
        pattern = pattern.copy()
        if isListInHash {
            pattern.hash?.rest = list
            pattern.hash?.segments += [segment].compactMap(\.self)
            _ = pattern.matchHash(algebra)
        } else {
            pattern.rest = list
            pattern.segments += [segment].compactMap(\.self)
        }
    }

    // MARK: Targets

    /// A pattern that matches the paths that the redirect makes.
    func image(_ algebra: LanguageAlgebra, isFolded: Bool) -> Pattern {
        let image = pattern.copy()
        image.segments = pieces.map { piece in
            let language =
                switch piece {
                case .literal(let text): algebra.literal(text, isFolded: isFolded)
                case .part(.segment(_, let part), let language, let prefix, let suffix)
                where part.literals == [prefix, suffix] && !part.isOptional,
                    .part(.hashSegment(_, let part), let language, let prefix, let suffix)
                where part.literals == [prefix, suffix] && !part.isOptional:
                    language
                case .part, .combined: LanguageID.anySegment
                }
            return .init(language: language, reading: .literal(""), isOptional: false)
        }
        image.rest = isOpen ? list : nil
        image.isFolded = isFolded
        return image
    }

    /// The meaning of the URLs that lead to a certain meaning. Nil if there are none.
    func meaning(to target: LinkMeaning, number: Int, _ algebra: LanguageAlgebra) -> LinkMeaning? {
        let next = target.pattern
        guard isOpen ? next.rest != nil && next.segments.count <= pieces.count : fits(next) else { return nil }
        let restricted = pattern.copy()
        for (index, piece) in pieces.enumerated() {
            guard let language = next.language(at: index), restrict(restricted, piece, to: language, algebra) else {
                return nil
            }
        }
        if isOpen, let list, let other = next.rest {
            let both = algebra.intersection(list.language, other.language)
            guard both != .nothing else { return nil }
            if isListInHash { restricted.hash?.rest?.language = both } else { restricted.rest?.language = both }
        }
        guard restricted.matchHash(algebra), restrictRest(restricted, to: next, algebra) else { return nil }
        // What exceptions leave out of the target is left out of the redirect, too.
        restricted.exceptions += next.exceptions.compactMap { exception in
            let leftOut = self.meaning(to: .init(nowhere: exception, number: number), number: number, algebra)?.pattern
            leftOut?.exceptions = []
            return leftOut
        }
        var meaning = target
        meaning.pattern = restricted
        meaning.number = number
        meaning.rules.append(pattern.origin)
        meaning.rules = meaning.rules.uniqued()
        meaning.isRedirected = true
        for parameter in meaning.sources.indices {
            meaning.sources[parameter] = source(target.sources[parameter], target.parameters[parameter].type)
        }
        meaning.carrier = target.carrier.flatMap { source(.init(location: $0, absent: .none), .url).location }
        return meaning
    }

    private func fits(_ next: Pattern) -> Bool {
        next.minSegments <= pieces.count && pieces.count <= next.maxSegments ?? .max
    }

    /// Restricts a pattern to the URLs with a string of a language at a piece's location. Returns
    /// false if there are none.
    private func restrict(
        _ pattern: Pattern, _ piece: Piece, to wanted: LanguageID, _ algebra: LanguageAlgebra
    ) -> Bool {
        switch piece {
        case .literal(let text): return algebra.languages[wanted].accepts(text)
        case .part(.segment(let index, let part), _, let prefix, let suffix):
            return restrict(&pattern.segments[index].language, part, (prefix, suffix), to: wanted, algebra)
        case .part(.hashSegment(let index, let part), _, let prefix, let suffix):
            guard var language = pattern.hash?.segments[index].language else { return false }
            let isPossible = restrict(&language, part, (prefix, suffix), to: wanted, algebra)
            pattern.hash?.segments[index].language = language
            return isPossible
        case .part(.item(let key, .whole), _, "", ""):
            guard let index = pattern.query.firstIndex(where: { $0.key == key }) else { return false }
            pattern.query[index].values.allowsNone = false
            let both = algebra.intersection(pattern.query[index].values.first, wanted)
            pattern.query[index].values.first = both
            return both != .nothing
        case .part(.fragment(.whole), _, "", ""):
            guard let values = pattern.fragment?.values else { return false }
            pattern.fragment?.values.allowsNone = false
            let both = algebra.intersection(values.first, wanted)
            pattern.fragment?.values.first = both
            return both != .nothing
        case .part, .combined: return true
        }
    }

    /// Restricts the language of a segment to those whose value makes a wanted one, between a new
    /// prefix and suffix. Returns false if there are none.
    private func restrict(
        _ language: inout LanguageID, _ part: TextPart, _ new: (prefix: String, suffix: String),
        to wanted: LanguageID, _ algebra: LanguageAlgebra
    ) -> Bool {
        guard let (front, back) = part.sides else { return true }
        var wanted = wanted
        if front != new.prefix || back != new.suffix {
            // If the literal text around the value differs, only a literal can be checked.
            guard let text = algebra.languages[wanted].text else { return true }
            guard let value = text.within(new.prefix, new.suffix) else { return false }
            wanted = algebra.literal(front + value + back)
        }
        language = algebra.intersection(language, wanted)
        return language != .nothing
    }

    /// Restricts query and fragment. A redirect keeps them, so both patterns have to match them,
    /// except that it leaves out a fragment that it names.
    private func restrictRest(_ pattern: Pattern, to next: Pattern, _ algebra: LanguageAlgebra) -> Bool {
        let dropsFragment = self.pattern.namesFragment
        var items: [Pattern.Item] = []
        for key in (pattern.query + next.query).map(\.key).uniqued() where !(dropsFragment && key.isInFragment) {
            let values = algebra.intersection(
                pattern.values(ofAny: key), next.values(ofAny: key))
            guard let values else { return false }
            items.append(.init(key: key, values: values, reading: .ignored))
        }
        items += dropsFragment ? pattern.query.filter(\.key.isInFragment) : []
        pattern.query = items.sorted { $0.key < $1.key }
        pattern.rejectsUnknownQuery = pattern.rejectsUnknownQuery || next.rejectsUnknownQuery
        guard let fragment = next.fragment else { return true }
        if dropsFragment { return fragment.values.allowsNone }
        let values = algebra.intersection(pattern.fragment?.values ?? .anyFragment, fragment.values)
        guard let values else { return false }
        pattern.fragment = .init(key: fragment.key, values: values, reading: .ignored)
        return true
    }

    /// Where in the old URL a value of the target comes from.
    private func source(_ source: ValueSource, _ type: ValueType) -> ValueSource {
        var source = source
        switch source.location {
        case nil, .host, .url: break
        case .item(let key, _) where !(key.isInFragment && pattern.namesFragment): break
        case .item, .fragment, .hashSegment, .hashFurther:
            if pattern.namesFragment { source.location = nil }
        case .combined: source.location = .combined(nil)
        case .segment(let index, let part):
            guard index < pieces.count else { return ValueSource(location: nil, absent: source.absent) }
            switch pieces[index] {
            case .literal(let text):
                guard let (front, back) = part.sides, let value = text.within(front, back) else { return source }
                return ValueSource(location: nil, absent: .one(type.value(of: value)))
            case .part(let old, _, let prefix, let suffix) where part.literals == [prefix, suffix]:
                source.location = old
            case .part(let old, _, let prefix, let suffix):
                source.location = .combined(.init(literals: [prefix, suffix], sources: [old], part: part))
            case .combined(var composition):
                composition.part = part
                source.location = .combined(composition)
            }
        case .further(let index):
            if index >= pieces.count, !isOpen { return ValueSource(location: nil, absent: source.absent) }
            if let further, index >= further.new {
                let start = further.old + index - further.new
                source.location = isListInHash ? .hashFurther(start) : .further(start)
            } else {
                source.location = .combined(nil)
            }
        }
        return source
    }
}
