import NavSyntax

/// A syntax error in a pattern, and the kind of diagnostic for it.
struct PatternProblem: Sendable {
    enum Kind: Sendable { case invalid, wildcardNotLast, noURL }
    var kind: Kind
    var problem: SyntaxProblem
}

/// Parses the notation of patterns, and continues after a mistake.
struct PatternParser {
    private let bytes: [UInt8]
    private(set) var problems: [PatternProblem] = []
    private var index = 0
    private var hasOptional = false
    private var hasRefused = false
    /// Whether other segments may follow optional ones.
    private let allowsInnerOptionals: Bool
    /// The parts that were read last. The array is reused to avoid allocations.
    private var parts: [Part] = []
    /// The marks of the parameters that were read last, such as `?` in `{name?}`.
    private var marks: [UInt8?] = []

    /// Whether the path begins without a slash, as that of `mailto:{address}` does.
    private var isOpaque: Bool

    /// - Parameter start: The offset of the path, in bytes. Before it are scheme and host.
    init(_ text: String, from start: Int = 0, allowsInnerOptionals: Bool = false, isOpaque: Bool = false) {
        bytes = Array(text.utf8)
        index = start
        self.isOpaque = isOpaque
        self.allowsInnerOptionals = allowsInnerOptionals
    }

    private mutating func report(
        _ message: String, _ range: Range<Int>, kind: PatternProblem.Kind = .invalid, help: Help? = nil,
        correcting corrected: Range<Int>? = nil
    ) {
        var problem = SyntaxProblem(message, range, help: help)
        problem.correctedRange = corrected
        problems.append(PatternProblem(kind: kind, problem: problem))
    }

    mutating func pattern() -> PatternText {
        var pattern = PatternText()
        guard index > 0 || bytes.first == UInt8(ascii: "/") else {
            let text = String(decoding: bytes, as: UTF8.self)
            if let colon = text.range(of: "://") {
                report(
                    "a pattern must start with `/`", 0..<colon,
                    help: "leave out scheme and host: `links` declares them")
            } else {
                let lookalike = text.first.flatMap { Lookalike($0) }
                report(
                    "a pattern must start with `/`", 0..<min(1, bytes.count),
                    help: lookalike.map { Help("\($0.message): \($0.help.text)") }
                        ?? Help("write `/\(text)`").correcting(.value("/\(text)")),
                    correcting: bytes.indices)
            }
            // It may be meant for any path.
            pattern.tail = .ignored(0..<0, least: 0)
            return pattern
        }
        path(&pattern)
        if index < bytes.count, bytes[index] == UInt8(ascii: "?") {
            index += 1
            query(&pattern)
        }
        if index < bytes.count, bytes[index] == UInt8(ascii: "#") {
            let start = index
            index += 1
            if index < bytes.count, bytes[index] == UInt8(ascii: "/") {
                pattern.hash = hashRoute()
                pattern.hash?.range = start..<index
            } else if let value = value(until: .fragment) {
                pattern.fragment = (value, start..<index)
            }
        }
        return pattern
    }

    /// A fragment that begins with `/`: a path with a query of its own.
    private mutating func hashRoute() -> PatternText.HashRoute {
        (hasOptional, hasRefused) = (false, false)
        var route = PatternText()
        path(&route)
        if index < bytes.count, bytes[index] == UInt8(ascii: "?") {
            index += 1
            query(&route)
        }
        if index < bytes.count {
            report("a fragment ends at `#`", index..<bytes.count, help: "write `%23` for this character")
            index = bytes.count
        }
        return .init(segments: route.segments, tail: route.tail, query: route.query, range: 0..<0)
    }

    // MARK: The path

    private mutating func path(_ pattern: inout PatternText) {
        pattern.segments.reserveCapacity(4)
        while index < bytes.count, isOpaque || bytes[index] == UInt8(ascii: "/") {
            if !isOpaque { index += 1 }
            isOpaque = false
            let start = index
            let text = onlyText(until: .segment)
            if text == nil { readParts(until: .segment) }
            let range = start..<index
            if let tail = pattern.tail, !range.isEmpty {
                let wildcard = String(decoding: bytes[tail.range], as: UTF8.self)
                report(
                    "nothing may follow `\(wildcard)`", tail.range, kind: .wildcardNotLast,
                    help: wildcard == "+" ? "put it last, or write `%2B` for a plus sign" : "put it last")
                pattern.tail = nil
            }
            if text == "+" {
                if isRefused { refuseAfterOptional(range) } else { pattern.tail = .ignored(range, least: 1) }
            } else if let text, !text.isEmpty {
                addLiteral(text, isPlain: true, range, to: &pattern)
            } else {
                add(text == nil ? parts : [], range, to: &pattern)
            }
        }
    }

    private mutating func add(_ parts: [Part], _ range: Range<Int>, to pattern: inout PatternText) {
        if parts.isEmpty {
            // A slash at the end is ignored, and what could not be read has been reported.
            if range.isEmpty, index < bytes.count, bytes[index] == UInt8(ascii: "/") {
                report("a segment of a path is empty", (range.lowerBound - 1)..<(range.upperBound + 1))
            }
            return
        }
        if parts.count == 1, case .star(let range) = parts[0] {
            if isRefused { return refuseAfterOptional(range) }
            pattern.tail = .ignored(range, least: 0)
            return
        }
        guard let text = text(of: parts, starMeansText: false) else { return }
        guard let text else {
            return addLiteral(Self.literal(parts), isPlain: false, range, to: &pattern)
        }
        guard let mark = marks.first(where: { $0 != nil }) ?? nil else {
            if isRefused { return refuseAfterOptional(range) }
            hasOptional = false
            pattern.segments.append(.init(segment: .text(text), range: range))
            return
        }
        guard let name = text.loneName else {
            return report("a segment with `{…\(Character(Unicode.Scalar(mark)))}` cannot have other text", range)
        }
        switch mark {
        case UInt8(ascii: "?"):
            hasOptional = true
            pattern.segments.append(.init(segment: .optional(name), range: range))
        case UInt8(ascii: "+"):
            if isRefused { return refuseAfterOptional(range) }
            pattern.tail = .rest(name, least: 1)
        default: pattern.tail = .rest(name, least: 0)
        }
    }

    /// Joins parts to text with parameters, and sets `marks`. The inner value is nil if there are no
    /// parameters, the outer one if there is a mistake, which has been reported.
    private mutating func text(of parts: [Part], starMeansText: Bool) -> PatternText.Text?? {
        var text = PatternText.Text(prefix: "", holes: [])
        marks.removeAll(keepingCapacity: true)
        for part in parts {
            switch part {
            case .star(let range):
                guard starMeansText else {
                    report("a `*` must be a segment of its own", range, help: "write `%2A` for an asterisk")
                    return nil
                }
                text.add("*")
            case .text(let literal): text.add(literal)
            case .parameter(let name, let mark):
                if let last = text.holes.last, last.suffix.isEmpty {
                    report(
                        "nothing separates `{\(last.name.text)}` from `{\(name.text)}`", name.range,
                        help: "put text between the two, such as `-`")
                    return nil
                }
                text.holes.append(.init(name: name))
                marks.append(mark)
            }
        }
        return .some(text.holes.isEmpty ? nil : text)
    }

    private static func literal(_ parts: [Part]) -> String {
        parts.map { part in
            switch part {
            case .text(let text): text
            case .star: "*"
            case .parameter: ""
            }
        }.joined()
    }

    private mutating func addLiteral(
        _ text: String, isPlain: Bool, _ range: Range<Int>, to pattern: inout PatternText
    ) {
        if isRefused { return refuseAfterOptional(range) }
        hasOptional = false
        if text == "." || text == ".." {
            report("no URL has a segment `\(text)`", range, kind: .noURL)
        } else if !isPlain, text.unicodeScalars.contains(where: Self.isControl) {
            report("no URL has a control character in its path", range, kind: .noURL)
        }
        pattern.segments.append(.init(segment: .literal(text), range: range))
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
    }

    /// Whether a segment may not follow those before it.
    private var isRefused: Bool { hasOptional && !allowsInnerOptionals }

    private mutating func refuseAfterOptional(_ range: Range<Int>) {
        // If several segments follow, only the first is reported.
        guard !hasRefused else { return }
        hasRefused = true
        report("in a redirect, only `{…?}` and `{…*}` may follow an optional segment", range)
    }

    // MARK: Query and fragment

    private mutating func query(_ pattern: inout PatternText) {
        pattern.query.reserveCapacity(2)
        // Used only if there are so many items that a linear search would be slow.
        var keys: Set<ExactString> = []
        func isNew(_ key: ExactString, among items: [PatternText.Item]) -> Bool {
            guard items.count >= 16 else { return !items.indices.contains { items[$0].key == key } }
            if keys.isEmpty { keys = Set(items.map(\.key)) }
            return keys.insert(key).inserted
        }
        while index < bytes.count, bytes[index] != UInt8(ascii: "#") {
            if bytes[index] == UInt8(ascii: "&") {
                index += 1
                continue
            }
            let start = index
            let key = text(until: .key)
            let keyParts = key == nil ? parts : []
            let keyRange = start..<index
            var value: PatternText.Value? = .literal("")
            if index < bytes.count, bytes[index] == UInt8(ascii: "=") {
                index += 1
                let text = String(decoding: bytes[keyRange], as: UTF8.self)
                value = self.value(until: .value, of: text)
            }
            guard let key = key.map({ ExactString($0) }) else {
                let name = keyParts.lazy.compactMap { if case .parameter(let name, _) = $0 { name } else { nil } }.first
                report(
                    "a parameter cannot be the key of a query item", keyRange,
                    help: name.map { .write("\($0.text)={\($0.text)}") })
                continue
            }
            guard let value else { continue }
            if !isNew(key, among: pattern.query) {
                report(
                    "`\(key.string)` is in the query twice", keyRange,
                    help: "write it once: a parameter that is a list takes all of its values")
                continue
            }
            pattern.query.append(.init(key: key, value: value, range: start..<index))
        }
    }

    /// - Parameter key: The key of a query item, as it is written.
    private mutating func value(until end: End, of key: String = "") -> PatternText.Value? {
        let start = index
        let literal = text(until: end)
        if end == .value { refuseWildcards(start..<index) }
        if let literal { return .literal(literal) }
        guard var text = text(of: parts, starMeansText: true) ?? nil else { return nil }
        if let name = text.loneName {
            if marks[0] != nil {
                report(
                    "only a parameter in the path can be marked like this", name.range,
                    help: Help("write `{\(name.text)}`: its type says whether it may be absent or repeated")
                        .correcting(.value("{\(name.text)}")))
            }
            return .text(text)
        }
        guard mark(&text, start..<index) else { return nil }
        return .text(text)
    }

    /// Reports a segment `*` or `+` in text that is read like a path, where it would stand for the character.
    private mutating func refuseWildcards(_ range: Range<Int>) {
        guard bytes[range].first == UInt8(ascii: "/") else { return }
        var start = range.lowerBound
        for segment in bytes[range].split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
            if segment.count == 1, let sign = segment.first, sign == UInt8(ascii: "*") || sign == UInt8(ascii: "+") {
                let isStar = sign == UInt8(ascii: "*")
                report(
                    "a query item cannot end with further segments that have no name", start..<(start + 1),
                    help: isStar
                        ? "write `{name*}`, with a parameter, or `%2A` for an asterisk"
                        : "write `{name+}`, with a parameter, or `%2B` for a plus sign")
            }
            start += segment.count + 1
        }
    }

    /// Applies `marks` to text in a query or fragment. Returns false if there is a mistake.
    private mutating func mark(_ text: inout PatternText.Text, _ range: Range<Int>) -> Bool {
        var hasOptional = false
        for index in text.holes.indices {
            let before = index == 0 ? text.prefix : text.holes[index - 1].suffix
            let name = text.holes[index].name
            let isLast = index + 1 == text.holes.count
            if hasOptional, marks[index] == nil || before != "/" {
                report("only `/{…?}` and `/{…*}` may follow an optional value", range)
                return false
            }
            switch marks[index] {
            case nil: continue
            case UInt8(ascii: "?"): text.holes[index].mark = .optional
            case let mark:
                guard isLast, text.holes[index].suffix.isEmpty, text.prefix.utf8.first == UInt8(ascii: "/"),
                    before.utf8.last == UInt8(ascii: "/")
                else {
                    report(
                        "`{…\(mark == UInt8(ascii: "+") ? "+" : "*")}` is the rest of a path", name.range,
                        help: "put it after the last `/` of a value that begins with `/`")
                    return false
                }
                text.holes[index].mark = .rest(least: mark == UInt8(ascii: "+") ? 1 : 0)
            }
            hasOptional = hasOptional || marks[index] != UInt8(ascii: "+")
            if isLast, !text.holes[index].suffix.isEmpty {
                report("only `/{…?}` and `/{…*}` may follow an optional value", range)
                return false
            }
        }
        return true
    }

    /// Reads literal text. Nil if it contains a parameter; `parts` then has what was read.
    private mutating func text(until end: End) -> String? {
        if let text = onlyText(until: end) { return text }
        readParts(until: end)
        var whole = ""
        for part in parts {
            switch part {
            case .text(let text): whole += text
            case .star: whole += "*"
            case .parameter: return nil
            }
        }
        return whole
    }

    // MARK: Parts

    /// The part that is being read, which determines the characters that end it.
    private enum End {
        case segment, key, value, fragment

        func isReached(at byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "#"): self != .fragment
            case UInt8(ascii: "/"), UInt8(ascii: "?"): self == .segment
            case UInt8(ascii: "&"): self == .key || self == .value
            case UInt8(ascii: "="): self == .key
            default: false
            }
        }
    }

    private enum Part {
        /// Decoded.
        case text(String)
        case parameter(PatternText.Name, mark: UInt8?)
        case star(Range<Int>)
    }

    /// Reads literal text, stars and parameters up to a character, outside of braces, that ends
    /// them.
    private mutating func readParts(until end: End) {
        parts.removeAll(keepingCapacity: true)
        var literal: [UInt8] = []
        let start = index
        func flush(_ parts: inout [Part], _ literal: inout [UInt8], _ isWhole: inout Bool) {
            guard !literal.isEmpty else { return }
            let text = String(decoding: literal, as: UTF8.self)
            parts.append(.text(text))
            isWhole = isWhole && text.utf8.elementsEqual(literal)
            literal.removeAll(keepingCapacity: true)
        }
        var isUTF8 = true
        while index < bytes.count, !end.isReached(at: bytes[index]) {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "{"):
                if index + 1 < bytes.count, bytes[index + 1] == byte {
                    literal.append(byte)
                    index += 2
                } else {
                    flush(&parts, &literal, &isUTF8)
                    if let part = parameter() { parts.append(part) }
                }
            case UInt8(ascii: "*"):
                flush(&parts, &literal, &isUTF8)
                parts.append(.star(index..<(index + 1)))
                index += 1
            case UInt8(ascii: "%"): percent(&literal)
            default:
                literal.append(byte)
                index += 1
            }
        }
        flush(&parts, &literal, &isUTF8)
        if !isUTF8 { report("these percent escapes are not valid UTF-8", start..<index) }
    }

    /// Reads printable ASCII without special characters, which most parts are. Nil for any other
    /// part, which is not consumed.
    private mutating func onlyText(until end: End) -> String? {
        var next = index
        while next < bytes.count, !end.isReached(at: bytes[next]) {
            switch bytes[next] {
            case UInt8(ascii: "{"), UInt8(ascii: "*"), UInt8(ascii: "%"), 0..<0x20, 0x7F...0xFF: return nil
            default: next += 1
            }
        }
        defer { index = next }
        return String(decoding: bytes[index..<next], as: UTF8.self)
    }

    private mutating func percent(_ literal: inout [UInt8]) {
        if index + 2 < bytes.count, let high = Hex.digit(bytes[index + 1]), let low = Hex.digit(bytes[index + 2]) {
            literal.append(high << 4 | low)
            index += 3
        } else {
            report(
                "a `%` needs two hexadecimal digits", index..<min(index + 3, bytes.count),
                help: Help("write `%25` for a percent sign").correcting(
                    .value("%25" + String(decoding: bytes[index...].dropFirst().prefix(2), as: UTF8.self))))
            literal.append(bytes[index])
            index += 1
        }
    }

    /// The name in a parameter with a type, such as `id` in `id:Int`.
    private static func nameOfTyped(_ text: String) -> Substring? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, parts[0].utf8.allSatisfy({ isNamePart($0) }) else { return nil }
        return parts[0]
    }

    private mutating func parameter() -> Part? {
        let start = index
        guard let length = bytes[index...].firstIndex(of: UInt8(ascii: "}")).map({ $0 - start }) else {
            let name = nameOfUnclosed(from: start + 1)
            report(
                "this `{` is not closed", start..<(start + 1),
                help: name.isEmpty
                    ? "write `{{` for a brace"
                    : Help("close it: write `{\(name)}`").correcting(.value("{\(name)}")),
                correcting: start..<(start + 1 + name.utf8.count))
            index = bytes.count
            return nil
        }
        index = start + length + 1
        var name = bytes[(start + 1)..<(index - 1)]
        var mark: UInt8?
        let isRequired = name.last == UInt8(ascii: "!")
        if isRequired {
            name = name.dropLast()
        } else if let last = name.last, "?*+".utf8.contains(last) {
            mark = last
            name = name.dropLast()
        }
        let text = String(decoding: name, as: UTF8.self)
        guard !name.isEmpty, name.allSatisfy({ Self.isNamePart($0) }) else {
            report(
                text.isEmpty ? "a parameter needs a name" : "`\(text)` is not the name of a parameter", start..<index,
                help: Self.nameOfTyped(text).map {
                    Help("types belong in `params`: write `{\($0)}`").correcting(.value("{\($0)}"))
                }
                    ?? "write `{name}`, `{name?}`, `{name!}`, `{name*}` or `{name+}`, and `{{` for a brace")
            return nil
        }
        return .parameter(.init(text: text, range: start..<index, isRequired: isRequired), mark: mark)
    }

    /// The name in an unclosed parameter, such as `rest*` in `{rest*` or `{rest*/more`. Empty if
    /// there is none.
    private func nameOfUnclosed(from start: Int) -> String {
        var end = bytes[start...].firstIndex { !Self.isNamePart($0) } ?? bytes.endIndex
        let isMarked = end > start && end < bytes.endIndex && "?*+!".utf8.contains(bytes[end])
        if isMarked, end + 1 == bytes.endIndex || bytes[end + 1] == UInt8(ascii: "/") { end += 1 }
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    private static func isNamePart(_ byte: UInt8) -> Bool {
        (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || (byte >= 0x30 && byte <= 0x39) || byte == 0x5F || byte == 0x2D
    }
}

extension String {
    /// The byte offset of the first occurrence of a string.
    fileprivate func range(of part: String) -> Int? {
        let bytes = Array(utf8)
        let wanted = Array(part.utf8)
        guard bytes.count >= wanted.count else { return nil }
        return (0...(bytes.count - wanted.count)).first { bytes[$0..<($0 + wanted.count)].elementsEqual(wanted) }
    }
}
