/// The form of literal text with values, such as `c-{code}.html`, in memory that is never freed.
///
/// A value ends where the text after it first occurs, except that text at the end is looked for at
/// the end.
nonisolated struct LinkTextRule {
    enum Place { case segment, value, fragment }

    struct Hole {
        let check: LinkCheck
        let suffix: UnsafeBufferPointer<UInt8>
        /// The literal text before the value if it is absent.
        let trimmed: UnsafeBufferPointer<UInt8>
        let isOptional: Bool
        let takesSlashes: Bool
    }

    let place: Place
    /// Whether the literal text of a segment ignores the case of letters.
    let ignoresCase: Bool
    let prefix: UnsafeBufferPointer<UInt8>
    let holes: UnsafePointer<Hole>
    let count: Int

    init(_ text: LinkPattern.Text, in place: Place, ignoringCase: Bool) {
        self.place = place
        ignoresCase = ignoringCase && place == .segment
        prefix = LinkTable.kept(text.prefix)
        holes = UnsafePointer(
            LinkTable.kept(
                text.parts.enumerated().map { index, part in
                    Hole(
                        check: part.hole.check, suffix: LinkTable.kept(part.suffix),
                        trimmed: LinkTable.kept(text.trimmed(before: index)), isOptional: part.isOptional,
                        takesSlashes: part.hole.repetition != .none)
                }))
        count = text.parts.count
    }

    /// Whether values do not contain slashes, because the text is a path in a query.
    var isPath: Bool { place != .segment && prefix.first == ASCII.slash }

    /// Calls a function with the number and the range of each value; returns whether the text has
    /// this form and all calls returned `true`.
    func values(in text: UnsafeBufferPointer<UInt8>, _ body: (Int, Range<Int>) -> Bool) -> Bool {
        // A path may end with a slash.
        let isSlashed = isPath && text.count > 1 && text.last == ASCII.slash
        let bytes = UnsafeBufferPointer(rebasing: text.dropLast(isSlashed ? 1 : 0))
        func has(_ text: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
            guard start >= 0, start + text.count <= bytes.count else { return false }
            for index in text.indices {
                let (byte, other) = (bytes[start + index], text[index])
                guard byte == other || ignoresCase && ASCII.isLetter(byte) && byte | 0x20 == other | 0x20 else {
                    return false
                }
            }
            return true
        }
        func isWhole(_ text: UnsafeBufferPointer<UInt8>) -> Bool { text.count == bytes.count && has(text, at: 0) }
        guard count > 0 else { return isWhole(prefix) }
        if holes[0].isOptional, isWhole(holes[0].trimmed) { return true }
        guard has(prefix, at: 0) else { return false }
        var start = prefix.count
        for number in 0..<count {
            let suffix = holes[number].suffix
            let next = number + 1 < count ? holes[number + 1] : nil
            var end = bytes.count - suffix.count
            var isLast = next == nil
            if let next {
                if let found = (start...max(start, end)).first(where: { has(suffix, at: $0) }) {
                    end = found
                    isLast = next.isOptional && end + suffix.count == bytes.count && next.trimmed.count == suffix.count
                } else {
                    guard next.isOptional else { return false }
                    end = bytes.count - next.trimmed.count
                    guard has(next.trimmed, at: end) else { return false }
                    isLast = true
                }
            } else if !has(suffix, at: end) {
                return false
            }
            guard start < end, body(number, start..<end) else { return false }
            if isLast { return true }
            start = end + suffix.count
        }
        return true
    }
}

nonisolated extension LinkText {
    /// Whether decoded bytes are a segment of a path, or several with slashes between them.
    static func isPath(_ bytes: UnsafeBufferPointer<UInt8>, hasSlashes: Bool) -> Bool {
        if LinkBytes.hasControl(bytes) { return false }
        let segments = bytes.split(separator: ASCII.slash, omittingEmptySubsequences: false)
        return (hasSlashes || segments.count == 1)
            && segments.allSatisfy { segment in
                !segment.isEmpty && !(segment.count <= 2 && segment.allSatisfy { $0 == ASCII.period })
            }
    }

    /// The value with a number in text of a form; `nil` if it is absent.
    func value(_ number: Int, of rule: LinkTextRule) -> LinkText? {
        let range = withBytes { bytes in
            var found: Range<Int>?
            _ = rule.values(in: bytes) { index, range in
                if index == number { found = range }
                return true
            }
            return found
        }
        return (range ?? nil).map(part)
    }

    /// The part with a range of the decoded text.
    private func part(_ range: Range<Int>) -> LinkText {
        guard hasEscapes else { return LinkText(UnsafeBufferPointer(rebasing: bytes[range])) }
        var (position, decoded) = (0, 0)
        var start = 0
        while decoded < range.upperBound {
            if decoded == range.lowerBound { start = position }
            position += bytes[position] == ASCII.percent ? 3 : 1
            decoded += 1
        }
        return LinkText(UnsafeBufferPointer(rebasing: bytes[start..<position]), hasEscapes: true)
    }
}
