import NavGraph
import NavLinks

/// A segment of a link's path, as far as an association file can express it.
struct SiteSegment {
    /// The pattern that matches all strings of the segment.
    var include: String
    /// A pattern for all strings that navgen reads, in the spelling that it writes. It may match more.
    var language: [Glyph]
    /// The parts of `include` before and after its asterisk; nil if it has none.
    var star: (before: String, behind: String)?
    /// Patterns that exclude strings which `include` matches but navgen does not read, and why.
    var exclusions: [(pattern: String, why: String)] = []
    /// What the file lets in although navgen does not read it.
    var excess: [String] = []
    /// The pattern that excludes a slash in the place of the last character; nil if `include` does not
    /// match one there.
    var cutShort: String?

    /// Whether `include` also matches a trailing slash.
    var absorbsSlash: Bool { include.hasSuffix("*") }

    /// The pattern for strings with at least one more slash inside; nil if `include` matches none.
    func deeper(isLast: Bool) -> String? {
        star.map { $0.before + "*/" + ($0.behind.isEmpty && isLast ? "?*" : "*" + $0.behind) }
    }
}

/// Converts what link patterns read to segments, query items and fragments of an association file.
struct SiteValueWriter {
    let links: LinkTable
    /// Uses simpler patterns, because the exact ones would make the file too large.
    let isTerse: Bool
    var variables = SiteVariables()
    private var isFolded: Bool { !links.graph.links.hasCaseSensitivePaths }

    init(_ links: LinkTable, isTerse: Bool = false) {
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

    private func folded(_ glyphs: [Glyph]) -> [Glyph] {
        isFolded ? glyphs.map { $0.folded() } : glyphs
    }

    // MARK: Segments

    mutating func segment(_ reading: Pattern.Reading, of pattern: Pattern) -> SiteSegment {
        switch reading {
        case .literal(let text):
            let written = LinkTable.written(text, as: .segment)
            var segment = SiteSegment(
                include: SitePattern.literal(written), language: folded(Glyph.text(written)), star: nil)
            if !SitePattern.isExact(written) { segment.excess.append("other characters in \(text)") }
            return segment
        case .parameter(let number, let prefix, let suffix):
            var value = self.value(pattern.parameters[number], as: .segment)
            let before = LinkTable.written(prefix, as: .segment)
            let behind = LinkTable.written(suffix, as: .segment)
            if !SitePattern.isExact(before + behind) { value.excess.append("other characters around a value") }
            let (front, back) = (SitePattern.literal(before), SitePattern.literal(behind))
            return SiteSegment(
                include: front + value.include + back,
                language: folded(Glyph.text(before) + value.language + Glyph.text(behind)),
                star: value.star.map { (front + $0.before, $0.behind + back) },
                exclusions: value.exclusions.map { (front + $0.pattern + back, $0.why) }, excess: value.excess,
                cutShort: back.isEmpty ? value.cutShort.map { front + $0 } : nil)
        }
    }

    /// A parameter's value that is not empty.
    mutating func value(_ parameter: LinkParameter, as part: LinkTable.Part) -> SiteSegment {
        let outline = links.outline(of: parameter)
        let type = typeName(parameter)
        var value: SiteSegment
        switch outline.shape {
        case .words(let words): value = self.words(words.filter { !$0.isEmpty }, type, part)
        case .integer(let isSigned):
            value = integer(isSigned, part)
            value.excess.append("\(parameter.name) beyond 64 bits")
        case .scalars(let first, let further, let most):
            let places = first.map { CharacterSet128($0.ranges) }.map { isFolded ? $0.folded : $0 }
            if most == 0, places.count > Self.mostSpelled,
                let long = long(places, type, part)
            {
                value = long
            } else {
                value = scalars(places, CharacterSet128(further.ranges), most, parameter, type, part)
            }
            if isFolded, (first + [further]).contains(where: { CharacterSet128($0.ranges).isFoldable }) {
                value.excess.append("\(parameter.name) in any case")
            }
        case .anything:
            value = SiteSegment(
                include: "?*", language: [.one(.noSlash), .many(.noSlash)], star: ("", ""))
            if part == .value || part == .fragment { value.language = [.one(.all), .many(.all)] }
        }
        if !outline.isExact, value.excess.isEmpty {
            value.excess.append("\(parameter.name) that is not a valid \(type)")
        }
        return value
    }

    private mutating func words(_ words: [String], _ type: String, _ part: LinkTable.Part) -> SiteSegment {
        let written = words.map { LinkTable.written($0, as: part) }
        let set = CharacterSet128(written.joined().utf8)
        let patterns = written.map(SitePattern.literal)
        var value = SiteSegment(
            include: patterns.count == 1 ? patterns[0] : variables.use(type, patterns),
            language: patterns.count == 1 ? Glyph.text(written[0]) : [.one(set), .many(set)],
            star: nil)
        if written.contains(where: { !SitePattern.isExact($0) }) {
            value.excess.append("other characters in \(type)")
        }
        if isFolded, !set.subtracting(set.folded).isEmpty || set.folded != set {
            value.excess.append("\(type) in any case")
        }
        return value
    }

    private mutating func integer(_ isSigned: Bool, _ part: LinkTable.Part) -> SiteSegment {
        let digits = CharacterSet128("0123456789".utf8)
        let all = isSigned ? digits.union(CharacterSet128("-".utf8)) : digits
        let positive = (1...9).map { "\($0)*" }
        let values = ["0"] + positive + (isSigned ? positive.map { "-" + $0 } : [])
        let include = variables.use(isSigned ? "Int" : "UInt", values)
        var value = SiteSegment(include: include, language: [.one(all), .many(digits)], star: ("", ""))
        value.exclusions.append(("*" + variables.one(notOf: all, in: part) + "*", "not a whole number"))
        if isSigned { value.exclusions.append(("?*-*", "a minus inside a number")) }
        return value
    }

    /// The longest variable part for which the language counts characters.
    private static let mostListed = 12
    /// The longest value for which a pattern has a variable for each character; longer patterns would be
    /// unreadable.
    private static let mostSpelled = 8

    /// A value of fixed length in which all characters are of the same set, apart from separators, such as a
    /// UUID: a pattern of `?` and separators, with exclusions for all other characters and for additional
    /// separators. Nil if the value has another form.
    private mutating func long(
        _ places: [CharacterSet128], _ type: String, _ part: LinkTable.Part
    ) -> SiteSegment? {
        let sets = Set(places.filter { $0.count > 1 })
        guard let set = sets.first, sets.count == 1 else { return nil }
        let signs = places.filter { $0.count == 1 }
        guard signs.allSatisfy({ !$0.meets(set) }) else { return nil }
        let texts = places.map { $0.count == 1 ? variables.one(of: $0) : "?" }
        var value = SiteSegment(include: texts.joined(), language: places.map { .one($0) }, star: ("", ""))
        let all = signs.reduce(set) { $0.union($1) }
        value.exclusions.append(("*" + variables.one(notOf: all, in: part) + "*", "not a valid \(type)"))
        for sign in Set(signs).sorted(by: { $0.bytes[0] < $1.bytes[0] }) {
            let count = signs.count { $0 == sign }
            let more = String(repeating: "*" + variables.one(of: sign), count: count + 1) + "*"
            value.exclusions.append((more, "not a valid \(type)"))
        }
        if texts.last == "?" { value.cutShort = texts.dropLast().joined() + "/" }
        return value
    }

    private mutating func scalars(
        _ first: [CharacterSet128], _ further: CharacterSet128, _ most: Int?, _ parameter: LinkParameter,
        _ type: String,
        _ part: LinkTable.Part
    ) -> SiteSegment {
        // The value is not empty, even if the type allows the empty string.
        let isShort = first.isEmpty && !further.isEmpty
        let places = isShort ? [isFolded ? further.folded : further] : first
        let rest = isFolded ? further.folded : further
        let left = most.map { isShort ? $0 - 1 : $0 }
        let isLoose = isTerse && places.count > Self.mostSpelled
        let fixed = places.map { isLoose && $0.count > 1 ? "?" : variables.one(of: $0) }.joined()
        var value = SiteSegment(include: fixed, language: places.map { .one($0) }, star: nil)
        if isLoose { value.excess.append("any \(places.count) characters for \(parameter.name)") }
        if left != 0 {
            value.include += "*"
            if let left, left <= Self.mostListed {
                value.language += Array(repeating: .perhaps(rest), count: left)
            } else {
                value.language.append(.many(rest))
            }
            value.star = (fixed, "")
            value.exclusions.append((fixed + "*" + variables.one(notOf: rest, in: part) + "*", "not a valid \(type)"))
        }
        if let left, left > 0 {
            if left <= Self.mostListed {
                let longer = String(repeating: variables.one(of: rest), count: left + 1)
                value.exclusions.append((fixed + longer + "*", "too long for \(type)"))
            } else {
                value.excess.append("longer \(parameter.name)")
            }
        }
        return value
    }
}
