/// The form of literal text with values, such as `c-{code}.html`.
///
/// A value ends where the text after it first occurs, except that text at the end is looked for at
/// the end.
nonisolated struct LinkTextRule: Sendable {
    enum Part: Sendable { case segment, value, fragment }

    struct Hole: Sendable {
        let check: LinkCheck
        let suffix: [UInt8]
        /// The literal text before the value if it is absent.
        let trimmed: [UInt8]
        let isOptional: Bool
        let takesSlashes: Bool
    }

    let part: Part
    /// Whether the literal text of a segment ignores the case of letters.
    private let ignoresCase: Bool
    private let prefix: [UInt8]
    let holes: [Hole]

    init(_ text: LinkLine.Text, in part: Part, ignoringCase: Bool) {
        self.part = part
        ignoresCase = ignoringCase && part == .segment
        prefix = Array(text.prefix.utf8)
        holes = text.parts.enumerated().map { index, part in
            Hole(
                check: part.hole.check, suffix: Array(part.suffix.utf8),
                trimmed: Array(text.trimmed(before: index).utf8), isOptional: part.isOptional,
                takesSlashes: part.hole.repetition != .none)
        }
    }

    /// Whether values do not contain slashes, because the text is a path in a query.
    var isPath: Bool { part != .segment && prefix.first == ASCII.slash }

    /// Whether a text cannot have this form, because it would be a path in the fragment.
    func excludes(_ text: ArraySlice<UInt8>) -> Bool {
        part == .fragment && prefix.isEmpty && text.first == ASCII.slash
    }

    /// The values in a text, without those that are absent; `nil` if the text does not have this form.
    func values(in text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>]? {
        // A path may end with a slash.
        let text = isPath && text.count > 1 && text.last == ASCII.slash ? text.dropLast() : text
        func has(_ part: [UInt8], at start: Int) -> Bool {
            guard start >= text.startIndex, start + part.count <= text.endIndex else { return false }
            let own = text[start..<(start + part.count)]
            return ignoresCase ? ASCII.areEqual(own, part) : own.elementsEqual(part)
        }
        func isWhole(_ part: [UInt8]) -> Bool { part.count == text.count && has(part, at: text.startIndex) }
        guard let first = holes.first else { return isWhole(prefix) ? [] : nil }
        if first.isOptional, isWhole(first.trimmed) { return [] }
        guard has(prefix, at: text.startIndex) else { return nil }
        var values: [ArraySlice<UInt8>] = []
        var start = text.startIndex + prefix.count
        for (index, hole) in holes.enumerated() {
            let next = index + 1 < holes.count ? holes[index + 1] : nil
            var end = text.endIndex - hole.suffix.count
            var isLast = next == nil
            if let next {
                if let found = (start...max(start, end)).first(where: { has(hole.suffix, at: $0) }) {
                    end = found
                    isLast =
                        next.isOptional && end + hole.suffix.count == text.endIndex
                        && next.trimmed.count == hole.suffix.count
                } else {
                    guard next.isOptional else { return nil }
                    end = text.endIndex - next.trimmed.count
                    guard has(next.trimmed, at: end) else { return nil }
                    isLast = true
                }
            } else if !has(hole.suffix, at: end) {
                return nil
            }
            guard start < end else { return nil }
            values.append(text[start..<end])
            if isLast { return values }
            start = end + hole.suffix.count
        }
        return values
    }
}
