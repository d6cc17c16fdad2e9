/// Sorts links so that each exclusion comes after the links whose URLs it matches.
///
/// Systems use the first component that matches, so an exclusion would otherwise block other links.
struct SiteOrder {
    private var links: [SiteLink]
    private let variables: SiteVariables
    /// For each link, those that have to come before it because its exclusions match their URLs.
    private var before: [Set<Int>]

    static func ordered(_ links: [SiteLink], _ variables: SiteVariables) -> [SiteLink] {
        var order = SiteOrder(links, variables)
        return order.run()
    }

    private init(_ links: [SiteLink], _ variables: SiteVariables) {
        // Alphabetically; for the same pattern, the longest paths first.
        self.links = links.sorted { left, right in
            let (a, b) = (left.order, right.order)
            return a.pattern.utf8.elementsEqual(b.pattern.utf8)
                ? (b.segments, a.patternIndex) < (a.segments, b.patternIndex)
                : a.pattern.utf8.lexicographicallyPrecedes(b.pattern.utf8)
        }
        self.variables = variables
        before = []
    }

    private mutating func run() -> [SiteLink] {
        let all = links.indices
        for linkIndex in all { removeSelfExclusions(linkIndex) }
        let index = FirstSegments(links)
        before = all.map { linkIndex in
            var found: Set<Int> = []
            for path in Set(allExclusions(links[linkIndex]).map(\.path)) {
                let elements = SitePattern.elements(path, variables, isFolded: links[linkIndex].isFolded)
                for other in index.candidates(elements) where other != linkIndex && !found.contains(other) {
                    if links[other].languages.contains(where: { PatternElement.overlap(elements, $0) }) {
                        found.insert(other)
                    }
                }
            }
            return found
        }
        var ordered: [SiteLink] = []
        var waiting = Array(all)
        while !waiting.isEmpty {
            let next = waiting.first { before[$0].isEmpty } ?? breakCycle(waiting)
            waiting.removeAll { $0 == next }
            for linkIndex in waiting { before[linkIndex].remove(next) }
            ordered.append(links[next])
        }
        return ordered
    }

    private func allExclusions(_ link: SiteLink) -> [SiteComponent] {
        (link.exclusions + link.entries).filter(\.isExclusion)
    }

    /// Breaks a cycle of links that would each have to come before another: one of them drops its
    /// exclusions that match URLs of the others.
    private mutating func breakCycle(_ waiting: [Int]) -> Int {
        let linkIndex = waiting.min { (before[$0].count, $0) < (before[$1].count, $1) } ?? waiting[0]
        let others = before[linkIndex].sorted().map { links[$0] }
        let variables = variables
        func blocksOthers(_ component: SiteComponent) -> Bool {
            component.isExclusion && others.contains { $0.isMatched(by: component, variables) }
        }
        links[linkIndex].excess += allExclusions(links[linkIndex]).filter(blocksOthers).map(\.excessIfRemoved)
        links[linkIndex].exclusions.removeAll(where: blocksOthers)
        links[linkIndex].entries.removeAll(where: blocksOthers)
        before[linkIndex] = []
        return linkIndex
    }

    /// Removes the exclusions that match URLs of the link itself.
    private mutating func removeSelfExclusions(_ linkIndex: Int) {
        let link = links[linkIndex]
        let variables = variables
        let isSelfExclusion = { (component: SiteComponent) in
            !component.isException && link.isMatched(by: component, variables)
        }
        let selfExclusions = link.exclusions.filter(isSelfExclusion)
        guard !selfExclusions.isEmpty else { return }
        links[linkIndex].exclusions.removeAll(where: isSelfExclusion)
        links[linkIndex].excess += selfExclusions.map(\.excessIfRemoved)
    }
}

/// An index of links by the first segments of their paths, which rules out most pairs of unrelated
/// links.
private struct FirstSegments {
    private var literal: [[UInt8]: [Int]] = [:]
    /// The links whose first segment is not a fixed string.
    private var others: [Int] = []
    private let all: Range<Int>

    init(_ links: [SiteLink]) {
        all = links.indices
        for (linkIndex, link) in links.enumerated() {
            let segments = link.languages.map(Self.segment)
            if let first = segments.first, let text = first, segments.allSatisfy({ $0 == text }) {
                literal[text, default: []].append(linkIndex)
            } else {
                others.append(linkIndex)
            }
        }
    }

    /// The links whose paths a pattern may match.
    func candidates(_ elements: [PatternElement]) -> [Int] {
        Self.segment(elements).map { (literal[$0] ?? []) + others } ?? Array(all)
    }

    /// The first segment in lower case; nil if it is not a fixed string.
    private static func segment(_ elements: [PatternElement]) -> [UInt8]? {
        var text: [UInt8] = []
        for element in elements.dropFirst() {
            guard case .one(let set) = element, let byte = set.letter else { return nil }
            if byte == UInt8(ascii: "/") { break }
            text.append(byte)
        }
        return text
    }
}

extension ASCIISet {
    /// The only character of the set, or the lower-case letter if the set is a letter in both cases.
    fileprivate var letter: UInt8? {
        guard count <= 2, let first = bytes.first, let last = bytes.last, first == last || first ^ 0x20 == last
        else { return nil }
        let isUpper = last >= 0x41 && last <= 0x5A
        return isUpper ? last | 0x20 : last
    }
}
