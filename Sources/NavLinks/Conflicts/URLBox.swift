import NavSyntax

/// Lists of values of a query key, the fragment, or the segments behind a path's last named one.
struct ListBox: Hashable {
    var allowsNone: Bool
    /// `.nothing` where there cannot be any.
    var first: LanguageID
    var rest: LanguageID
    /// The further values hold one of each of these.
    var required: [LanguageID] = []

    init(_ values: ValueSet) {
        allowsNone = values.allowsNone
        first = values.first
        rest = values.rest
    }

    init(first: LanguageID, rest: LanguageID, required: [LanguageID] = []) {
        allowsNone = false
        self.first = first
        self.rest = rest
        self.required = required
    }

    static let absent = ListBox(.none)
}

/// One part of what makes a URL.
enum URLDimension: Hashable {
    case origin(OriginSet)
    case segment(LanguageID)
    case list(ListBox)
}

/// Sets of URLs as products: a set for each part.
struct URLBox: Hashable {
    /// The origin; the segments, and behind them what may follow in an endless path; the query by key, and all other
    /// keys; the fragment.
    var dimensions: [URLDimension]
}

/// The parts of URLs that a set of patterns looks at, for paths of one length or of all beyond.
struct URLFrame {
    var segmentCount: Int
    /// Paths are longer than that.
    var isEndless: Bool
    var keys: [ExactText]

    /// The frames that cover all URLs which a pattern or a pair of patterns can match.
    static func frames(from least: Int, through most: Int?, _ patterns: some Sequence<Pattern>) -> [URLFrame] {
        var keys: Set<ExactText> = []
        var longest = 0
        for pattern in patterns {
            longest = max(longest, pattern.segments.count)
            for item in pattern.query { keys.insert(item.key) }
        }
        let sorted = keys.sorted()
        let last = most ?? max(longest, least)
        guard least <= last else { return [] }
        var frames = (least...last).map { URLFrame(segmentCount: $0, isEndless: false, keys: sorted) }
        if most == nil { frames.append(URLFrame(segmentCount: last, isEndless: true, keys: sorted)) }
        return frames
    }

    /// What a pattern matches within the frame; nil: nothing.
    func box(_ pattern: Pattern, origin: OriginSet) -> URLBox? {
        let most = pattern.mostSegments ?? .max
        guard isEndless ? most > segmentCount : most >= segmentCount else { return nil }
        guard pattern.leastSegments <= (isEndless ? segmentCount + 1 : segmentCount) else { return nil }
        var dimensions: [URLDimension] = [.origin(origin)]
        for place in 0..<segmentCount {
            guard let language = pattern.language(at: place) else { return nil }
            dimensions.append(.segment(language))
        }
        if isEndless {
            guard let rest = pattern.rest?.language else { return nil }
            dimensions.append(.list(ListBox(first: rest, rest: rest)))
        }
        for key in keys {
            dimensions.append(.list(ListBox(pattern.values(of: key) ?? pattern.unnamedValues)))
        }
        dimensions.append(.list(ListBox(pattern.unnamedValues)))
        dimensions.append(.list(ListBox(pattern.fragment?.values ?? .anyFragment)))
        return URLBox(dimensions: dimensions)
    }
}

extension LanguageAlgebra {
    func intersection(_ left: URLDimension, _ right: URLDimension) -> URLDimension? {
        switch (left, right) {
        case (.origin(let a), .origin(let b)):
            let both = a.intersection(b)
            return both.isEmpty ? nil : .origin(both)
        case (.segment(let a), .segment(let b)):
            let both = intersection(a, b)
            return both == .nothing ? nil : .segment(both)
        case (.list(let a), .list(let b)): return intersection(a, b).map { .list($0) }
        default: return nil
        }
    }

    private func intersection(_ a: ListBox, _ b: ListBox) -> ListBox? {
        var both = ListBox(
            first: intersection(a.first, b.first), rest: intersection(a.rest, b.rest), required: [])
        both.allowsNone = a.allowsNone && b.allowsNone
        both.required = (a.required + b.required).map { intersection($0, both.rest) }.uniqued()
        if both.required.contains(.nothing) || both.first == .nothing {
            guard both.allowsNone else { return nil }
            return .absent
        }
        return both
    }

    func isInside(_ left: URLDimension, _ right: URLDimension) -> Bool {
        switch (left, right) {
        case (.origin(let a), .origin(let b)): a.subtracting(b).isEmpty
        case (.segment(let a), .segment(let b)): isInside(a, b)
        case (.list(let a), .list(let b)):
            (!a.allowsNone || b.allowsNone)
                && (a.first == .nothing || (isInside(a.first, b.first) && isInside(a.rest, b.rest)))
        default: false
        }
    }

    /// What of the first is not in the second, in pieces that do not meet.
    func difference(_ left: URLDimension, _ right: URLDimension) -> [URLDimension] {
        switch (left, right) {
        case (.origin(let a), .origin(let b)):
            let rest = a.subtracting(b)
            return rest.isEmpty ? [] : [.origin(rest)]
        case (.segment(let a), .segment(let b)):
            let rest = difference(a, b)
            return rest == .nothing ? [] : [.segment(rest)]
        case (.list(let a), .list(let b)):
            var pieces: [URLDimension] = []
            if a.allowsNone, !b.allowsNone { pieces.append(.list(.absent)) }
            guard a.first != .nothing else { return pieces }
            let other = difference(a.first, b.first)
            if other != .nothing {
                pieces.append(.list(ListBox(first: other, rest: a.rest, required: a.required)))
            }
            let same = intersection(a.first, b.first)
            let otherRest = difference(a.rest, b.rest)
            if same != .nothing, otherRest != .nothing {
                pieces.append(
                    .list(ListBox(first: same, rest: a.rest, required: (a.required + [otherRest]).uniqued())))
            }
            return pieces
        default: return []
        }
    }

    func intersection(_ left: URLBox, _ right: URLBox) -> URLBox? {
        var dimensions: [URLDimension] = []
        dimensions.reserveCapacity(left.dimensions.count)
        for (a, b) in zip(left.dimensions, right.dimensions) {
            guard let both = intersection(a, b) else { return nil }
            dimensions.append(both)
        }
        return URLBox(dimensions: dimensions)
    }

    /// A part of a box that none of some others has; nil: together they have all of it.
    func uncovered(_ box: URLBox, by others: [URLBox]) throws(TooComplex) -> URLBox? {
        spend(20 * (others.count + 1))
        guard !isExhausted else { throw TooComplex() }
        var meeting: [URLBox] = []
        for other in others where intersection(box, other) != nil {
            if zip(box.dimensions, other.dimensions).allSatisfy({ isInside($0, $1) }) { return nil }
            meeting.append(other)
        }
        guard let cut = meeting.last else { return box }
        meeting.removeLast()
        var inside = box
        for place in box.dimensions.indices {
            for piece in difference(inside.dimensions[place], cut.dimensions[place]) {
                var part = inside
                part.dimensions[place] = piece
                if let free = try uncovered(part, by: meeting) { return free }
            }
            guard let both = intersection(inside.dimensions[place], cut.dimensions[place]) else { return nil }
            inside.dimensions[place] = both
        }
        return nil
    }

    /// The parts of a box that another has not, which do not meet.
    func pieces(of box: URLBox, without other: URLBox) -> [URLBox] {
        guard intersection(box, other) != nil else { return [box] }
        var pieces: [URLBox] = []
        for place in box.dimensions.indices {
            for piece in difference(box.dimensions[place], other.dimensions[place]) {
                var part = box
                part.dimensions[place] = piece
                pieces.append(part)
            }
        }
        return pieces
    }
}

/// Deciding would take too long.
struct TooComplex: Error {}
