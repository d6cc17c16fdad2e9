import NavGraph
import NavLinks

/// A segment of a link's path, as far as an association file can express it.
struct SiteSegment {
    /// The pattern that matches all strings of the segment.
    var include: String
    /// A pattern for all strings that navgen reads, in the spelling that it writes. It may match more.
    var language: [PatternElement]
    /// The parts of `include` before and after its asterisk; nil if it has none.
    var wildcard: (before: String, after: String)?
    /// Patterns that exclude strings which `include` matches but navgen does not read, and why.
    var exclusions: [(pattern: String, why: String)] = []
    /// URLs that the file accepts although no link matches them, as phrases for a comment.
    var excess: [String] = []
    /// The pattern that excludes a slash in the place of the last character; nil if `include` does not
    /// match one there.
    var truncated: String?

    /// Whether `include` also matches a trailing slash.
    var absorbsSlash: Bool { include.hasSuffix("*") }

    /// The pattern for strings with at least one more slash inside; nil if `include` matches none.
    func deeper(isLast: Bool) -> String? {
        wildcard.map { $0.before + "*/" + ($0.after.isEmpty && isLast ? "?*" : "*" + $0.after) }
    }
}

/// Converts what link patterns read to segments, query items and fragments of an association file.
struct SiteValueWriter {
    let links: LinkAnalysis
    /// Uses simpler patterns, because the exact ones would make the file too large.
    let isTerse: Bool
    var variables = SiteVariables()
    /// Whether the pattern that is written ignores case. Types that ignore case do not need this: their
    /// values are described in both cases.
    var isFolded = false

    init(_ links: LinkAnalysis, isTerse: Bool = false) {
        self.links = links
        self.isTerse = isTerse
    }

    private func typeName(_ parameter: LinkParameter) -> String {
        switch parameter.base {
        case .builtin(let type): type.rawValue
        case .declared(let id): links.graph[id].name.value
        case .unknown(let name): name
        }
    }

    private func folded(_ elements: [PatternElement]) -> [PatternElement] {
        isFolded ? elements.map { $0.folded() } : elements
    }

    // MARK: Segments

    mutating func segment(_ reading: Pattern.Reading, of pattern: Pattern) -> SiteSegment {
        switch reading {
        case .literal(let text):
            let written = LinkAnalysis.written(text, as: .segment)
            var segment = SiteSegment(
                include: SitePattern.literal(written), language: folded(PatternElement.text(written)), wildcard: nil)
            if !SitePattern.isExact(written) { segment.excess.append("other characters in \(text)") }
            return segment
        case .ignored:
            return SiteSegment(include: "?*", language: [.one(.noSlash), .zeroOrMore(.noSlash)], wildcard: ("", ""))
        case .text(let text) where text.holes.count > 1: return self.text(text, of: pattern)
        case .text(let text):
            let hole = text.holes[0]
            var value = self.value(pattern.parameters[hole.parameter], as: .segment)
            let before = LinkAnalysis.written(text.prefix, as: .segment)
            let after = LinkAnalysis.written(hole.suffix, as: .segment)
            if !SitePattern.isExact(before + after) { value.excess.append("other characters around a value") }
            let (front, back) = (SitePattern.literal(before), SitePattern.literal(after))
            return SiteSegment(
                include: front + value.include + back,
                language: folded(PatternElement.text(before) + value.language + PatternElement.text(after)),
                wildcard: value.wildcard.map { (front + $0.before, $0.after + back) },
                exclusions: value.exclusions.map { (front + $0.pattern + back, $0.why) }, excess: value.excess,
                truncated: back.isEmpty ? value.truncated.map { front + $0 } : nil)
        }
    }

    /// A segment with several values, of which only the literal text between them is checked.
    private func text(_ text: TextReading, of pattern: Pattern) -> SiteSegment {
        let before = LinkAnalysis.written(text.prefix, as: .segment)
        var segment = SiteSegment(
            include: SitePattern.literal(before), language: PatternElement.text(before),
            wildcard: (SitePattern.literal(before), ""))
        for hole in text.holes {
            let after = LinkAnalysis.written(hole.suffix, as: .segment)
            segment.include += "?*" + SitePattern.literal(after)
            segment.language += [.one(.noSlash), .zeroOrMore(.noSlash)] + PatternElement.text(after)
            segment.excess.append("any \(pattern.parameters[hole.parameter].name)")
        }
        segment.language = folded(segment.language)
        return segment
    }

    /// A parameter's value that is not empty.
    mutating func value(_ parameter: LinkParameter, as part: LinkAnalysis.Part) -> SiteSegment {
        let outline = links.outline(of: parameter)
        let type = typeName(parameter)
        var value: SiteSegment
        switch outline.shape {
        case .words(let words): value = self.words(words.filter { !$0.isEmpty }, type, part)
        case .integer(let isSigned):
            value = integer(isSigned, part)
            value.excess.append("\(parameter.name) beyond 64 bits")
        case .scalars(let first, let further, let maxFurther):
            let positions = first.map { ASCIISet($0.ranges) }.map { isFolded ? $0.folded : $0 }
            if maxFurther == 0, positions.count > Self.maxSpelled,
                let fixedLength = fixedLength(positions, type, part)
            {
                value = fixedLength
            } else {
                value = scalars(positions, ASCIISet(further.ranges), maxFurther, parameter, type, part)
            }
            if isFolded, (first + [further]).contains(where: { ASCIISet($0.ranges).isFoldable }) {
                value.excess.append("\(parameter.name) in any case")
            }
        case .anything:
            value = SiteSegment(
                include: "?*", language: [.one(.noSlash), .zeroOrMore(.noSlash)], wildcard: ("", ""))
            if part == .value || part == .fragment { value.language = [.one(.all), .zeroOrMore(.all)] }
        }
        if !outline.isExact, value.excess.isEmpty {
            value.excess.append("\(parameter.name) that is not a valid \(type)")
        }
        return value
    }

    private mutating func words(_ words: [String], _ type: String, _ part: LinkAnalysis.Part) -> SiteSegment {
        let written = words.map { LinkAnalysis.written($0, as: part) }
        let set = ASCIISet(written.joined().utf8)
        let patterns = written.map(SitePattern.literal)
        var value = SiteSegment(
            include: patterns.count == 1 ? patterns[0] : variables.use(type, patterns),
            language: patterns.count == 1 ? PatternElement.text(written[0]) : [.one(set), .zeroOrMore(set)],
            wildcard: nil)
        if written.contains(where: { !SitePattern.isExact($0) }) {
            value.excess.append("other characters in \(type)")
        }
        if isFolded, !set.subtracting(set.folded).isEmpty || set.folded != set {
            value.excess.append("\(type) in any case")
        }
        return value
    }

    private mutating func integer(_ isSigned: Bool, _ part: LinkAnalysis.Part) -> SiteSegment {
        let digits = ASCIISet("0123456789".utf8)
        let all = isSigned ? digits.union(ASCIISet("-".utf8)) : digits
        let positive = (1...9).map { "\($0)*" }
        let values = ["0"] + positive + (isSigned ? positive.map { "-" + $0 } : [])
        let include = variables.use(isSigned ? "Int" : "UInt", values)
        var value = SiteSegment(include: include, language: [.one(all), .zeroOrMore(digits)], wildcard: ("", ""))
        value.exclusions.append(("*" + variables.one(notOf: all, in: part) + "*", "not a whole number"))
        if isSigned { value.exclusions.append(("?*-*", "a minus inside a number")) }
        return value
    }

    /// The longest variable part for which the language counts characters.
    private static let maxListed = 12
    /// The longest value for which a pattern has a variable for each character; longer patterns would be
    /// unreadable.
    private static let maxSpelled = 8

    /// A value of fixed length in which all characters are of the same set, apart from separators, such as a
    /// UUID: a pattern of `?` and separators, with exclusions for all other characters and for additional
    /// separators. Nil if the value has another form.
    private mutating func fixedLength(
        _ positions: [ASCIISet], _ type: String, _ part: LinkAnalysis.Part
    ) -> SiteSegment? {
        let sets = Set(positions.filter { $0.count > 1 })
        guard let set = sets.first, sets.count == 1 else { return nil }
        let separators = positions.filter { $0.count == 1 }
        guard separators.allSatisfy({ !$0.intersects(set) }) else { return nil }
        let texts = positions.map { $0.count == 1 ? variables.one(of: $0) : "?" }
        var value = SiteSegment(include: texts.joined(), language: positions.map { .one($0) }, wildcard: ("", ""))
        let all = separators.reduce(set) { $0.union($1) }
        value.exclusions.append(("*" + variables.one(notOf: all, in: part) + "*", "not a valid \(type)"))
        for separator in Set(separators).sorted(by: { $0.bytes[0] < $1.bytes[0] }) {
            let count = separators.count { $0 == separator }
            let more = String(repeating: "*" + variables.one(of: separator), count: count + 1) + "*"
            value.exclusions.append((more, "not a valid \(type)"))
        }
        if texts.last == "?" { value.truncated = texts.dropLast().joined() + "/" }
        return value
    }

    private mutating func scalars(
        _ first: [ASCIISet], _ further: ASCIISet, _ maxFurther: Int?, _ parameter: LinkParameter,
        _ type: String,
        _ part: LinkAnalysis.Part
    ) -> SiteSegment {
        // The value is not empty, even if the type allows the empty string.
        let isShort = first.isEmpty && !further.isEmpty
        let positions = isShort ? [isFolded ? further.folded : further] : first
        let rest = isFolded ? further.folded : further
        let left = maxFurther.map { isShort ? $0 - 1 : $0 }
        let isLoose = isTerse && positions.count > Self.maxSpelled
        let fixed = positions.map { isLoose && $0.count > 1 ? "?" : variables.one(of: $0) }.joined()
        var value = SiteSegment(include: fixed, language: positions.map { .one($0) }, wildcard: nil)
        if isLoose { value.excess.append("any \(positions.count) characters for \(parameter.name)") }
        if left != 0 {
            value.include += "*"
            if let left, left <= Self.maxListed {
                value.language += Array(repeating: .zeroOrOne(rest), count: left)
            } else {
                value.language.append(.zeroOrMore(rest))
            }
            value.wildcard = (fixed, "")
            value.exclusions.append((fixed + "*" + variables.one(notOf: rest, in: part) + "*", "not a valid \(type)"))
        }
        if let left, left > 0 {
            if left <= Self.maxListed {
                let longer = String(repeating: variables.one(of: rest), count: left + 1)
                value.exclusions.append((fixed + longer + "*", "too long for \(type)"))
            } else {
                value.excess.append("longer \(parameter.name)")
            }
        }
        return value
    }
}
