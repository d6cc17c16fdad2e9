import NavGraph
import NavSyntax

/// A set of lists of values: for a query key, the fragment, or the segments after the last named
/// segment of a path.
package struct ListBox: Hashable {
    var allowsNone: Bool
    /// The language of the first value. `.nothing` if the list must be empty.
    var first: LanguageID
    var rest: LanguageID
    /// For each of these languages, at least one further value is in it.
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

/// How a path ends.
package struct SlashSet: OptionSet, Hashable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    static let without = SlashSet(rawValue: 1)
    static let with = SlashSet(rawValue: 2)
    static let any: SlashSet = [.without, .with]
}

extension Pattern {
    /// How the path may end, if it is not empty.
    var slashes: SlashSet {
        switch slash {
        case .either: .any
        case .never: .without
        case .always: .with
        }
    }
}

/// One part of a URL.
package enum URLDimension: Hashable {
    case origin(OriginSet)
    case slash(SlashSet)
    case segment(LanguageID)
    case list(ListBox)
}

/// A set of URLs as a product of sets, one for each part of the URL.
package struct URLBox: Hashable {
    /// The origin; the segments, followed by the list of further segments in an endless frame; the
    /// query by key, then all other keys; the fragment; how the path ends.
    package var dimensions: [URLDimension]
}

/// The parts of URLs that a set of patterns distinguishes, for paths of one length or all paths
/// beyond it.
package struct URLFrame {
    package var segmentCount: Int
    /// Whether the frame is for all paths with more than `segmentCount` segments.
    var isEndless: Bool
    var keys: [QueryKey]

    /// The frames that cover all URLs that a pattern, or a pair of patterns, can match.
    package static func frames(from minCount: Int, through maxCount: Int?, _ patterns: some Sequence<Pattern>)
        -> [URLFrame]
    {
        var keys: Set<QueryKey> = []
        var longest = 0
        for pattern in patterns {
            for part in [pattern] + pattern.exceptions {
                longest = max(longest, part.segments.count)
                for item in part.query { keys.insert(item.key) }
            }
        }
        let sorted = keys.sorted()
        let last = maxCount ?? max(longest, minCount)
        guard minCount <= last else { return [] }
        var frames = (minCount...last).map { URLFrame(segmentCount: $0, isEndless: false, keys: sorted) }
        if maxCount == nil { frames.append(URLFrame(segmentCount: last, isEndless: true, keys: sorted)) }
        return frames
    }

    /// The URLs that a pattern matches within the frame, with those that its exceptions leave out. Nil if there are
    /// none.
    package func box(_ pattern: Pattern, origin: OriginSet) -> URLBox? {
        let maxCount = pattern.maxSegments ?? .max
        guard isEndless ? maxCount > segmentCount : maxCount >= segmentCount else { return nil }
        guard pattern.minSegments <= (isEndless ? segmentCount + 1 : segmentCount) else { return nil }
        var dimensions: [URLDimension] = [.origin(origin)]
        for index in 0..<segmentCount {
            guard let language = pattern.language(at: index) else { return nil }
            dimensions.append(.segment(language))
        }
        if isEndless {
            guard let rest = pattern.rest?.language else { return nil }
            dimensions.append(.list(ListBox(first: rest, rest: rest)))
        }
        for key in keys {
            dimensions.append(.list(ListBox(pattern.values(ofAny: key))))
        }
        dimensions.append(.list(ListBox(pattern.unnamedValues)))
        dimensions.append(.list(ListBox(pattern.fragment?.values ?? .anyFragment)))
        dimensions.append(.slash(segmentCount > 0 || isEndless ? pattern.slashes : .any))
        return URLBox(dimensions: dimensions)
    }
}

extension LanguageAlgebra {
    package func intersection(_ left: URLDimension, _ right: URLDimension) -> URLDimension? {
        switch (left, right) {
        case (.origin(let a), .origin(let b)):
            let both = a.intersection(b)
            return both.isEmpty ? nil : .origin(both)
        case (.segment(let a), .segment(let b)):
            let both = intersection(a, b)
            return both == .nothing ? nil : .segment(both)
        case (.list(let a), .list(let b)): return intersection(a, b).map { .list($0) }
        case (.slash(let a), .slash(let b)):
            return a.isDisjoint(with: b) ? nil : .slash(a.intersection(b))
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
        case (.slash(let a), .slash(let b)): b.isSuperset(of: a)
        default: false
        }
    }

    /// The part of the first set that is not in the second, in disjoint pieces.
    package func difference(_ left: URLDimension, _ right: URLDimension) -> [URLDimension] {
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
        case (.slash(let a), .slash(let b)): return b.isSuperset(of: a) ? [] : [.slash(a.subtracting(b))]
        default: return []
        }
    }

    package func intersection(_ left: URLBox, _ right: URLBox) -> URLBox? {
        var dimensions: [URLDimension] = []
        dimensions.reserveCapacity(left.dimensions.count)
        for (a, b) in zip(left.dimensions, right.dimensions) {
            guard let both = intersection(a, b) else { return nil }
            dimensions.append(both)
        }
        return URLBox(dimensions: dimensions)
    }

    /// A part of a box that is in none of the others. Nil if together they contain all of it.
    package func uncovered(_ box: URLBox, by others: [URLBox]) throws(TooComplex) -> URLBox? {
        spend(20 * (others.count + 1))
        guard !isExhausted else { throw TooComplex() }
        var overlapping: [URLBox] = []
        for other in others where intersection(box, other) != nil {
            if zip(box.dimensions, other.dimensions).allSatisfy({ isInside($0, $1) }) { return nil }
            overlapping.append(other)
        }
        guard let cut = overlapping.last else { return box }
        overlapping.removeLast()
        var inside = box
        for index in box.dimensions.indices {
            for piece in difference(inside.dimensions[index], cut.dimensions[index]) {
                var part = inside
                part.dimensions[index] = piece
                if let free = try uncovered(part, by: overlapping) { return free }
            }
            guard let both = intersection(inside.dimensions[index], cut.dimensions[index]) else { return nil }
            inside.dimensions[index] = both
        }
        return nil
    }

    /// The part of a box that is not in another, in disjoint pieces.
    func pieces(of box: URLBox, without other: URLBox) -> [URLBox] {
        guard let both = intersection(box, other) else { return [box] }
        var pieces: [URLBox] = []
        var inside = box
        for index in box.dimensions.indices {
            for piece in difference(box.dimensions[index], other.dimensions[index]) {
                var part = inside
                part.dimensions[index] = piece
                pieces.append(part)
            }
            inside.dimensions[index] = both.dimensions[index]
        }
        return pieces
    }

    /// The maximum number of boxes that a pattern's exceptions may make of it.
    private static let maxBoxes = 2000

    /// The URLs that a pattern matches within a frame, in disjoint boxes.
    ///
    /// - Parameter others: Exceptions that need not be left out.
    package func boxes(
        of pattern: Pattern, in frame: URLFrame, origin: OriginSet, besides others: [Pattern] = []
    ) throws(TooComplex) -> [URLBox] {
        guard let box = frame.box(pattern, origin: origin) else { return [] }
        var boxes = [box]
        for exception in pattern.exceptions where !others.contains(where: exception.isSameException) {
            guard let cut = frame.box(exception, origin: origin) else { continue }
            boxes = boxes.flatMap { pieces(of: $0, without: cut) }
            spend(20 * boxes.count)
            guard !isExhausted, boxes.count <= Self.maxBoxes else { throw TooComplex() }
        }
        return boxes
    }
}

extension URLBox {
    /// The schemes and hosts of its URLs.
    package var origin: OriginSet? { if case .origin(let set)? = dimensions.first { set } else { nil } }
}

/// The error thrown when deciding would take too long.
package struct TooComplex: Error {
    package init() {}
}
