import NavSyntax

@testable import NavLinks

extension FuzzTarget {
    /// Any text is a pattern or has mistakes with ranges in it. A pattern that is written and
    /// parsed again is the same.
    static let patterns = FuzzTarget(name: "patterns", maxLength: 256, isGraph: false) {
        input throws(PropertyViolation) in
        let text = String(decoding: input, as: UTF8.self)
        var parser = PatternParser(text)
        let pattern = parser.pattern()
        for problem in parser.problems.map(\.problem) {
            try require(!problem.message.isEmpty, "no reason is given")
            try require(problem.range.upperBound <= text.utf8.count, "\(problem.range) is not in \(text)")
        }
        guard parser.problems.isEmpty else { return }
        let written = pattern.written
        var again = PatternParser(written)
        let second = again.pattern().written
        try require(again.problems.isEmpty, "\(written) has mistakes: \(again.problems)")
        try require(written.utf8.elementsEqual(second.utf8), "\(written) is read as \(second)")
    }
}

extension PatternText {
    /// The pattern in a normal form, in which all characters but letters and digits are escaped.
    fileprivate var written: String {
        var text = Self.written(segments, tail, query)
        if let fragment {
            // A slash at the start would make it a path.
            let written = Self.written(fragment.value)
            text += "#" + (written.hasPrefix("/") ? "%2f" + written.dropFirst() : written)
        }
        if let hash { text += "#" + Self.written(hash.segments, hash.tail, hash.query) }
        return text
    }

    private static func written(_ segments: [LocatedSegment], _ tail: Tail?, _ query: [Item]) -> String {
        var path = ""
        for part in segments {
            switch part.segment {
            case .literal(let literal): path += "/" + escaped(literal)
            case .text(let text): path += "/" + written(text, escaped)
            case .optional(let name): path += "/{\(name.text)?}"
            }
        }
        switch tail {
        case .ignored(_, let least)?: path += least == 0 ? "/*" : "/+"
        case .rest(let name, let least)?: path += "/{\(name.text)\(least == 0 ? "*" : "+")}"
        case nil: break
        }
        if path.isEmpty { path = "/" }
        for (place, item) in query.enumerated() {
            path += (place == 0 ? "?" : "&") + escaped(item.key.string) + "=" + written(item.value)
        }
        return path
    }

    private static func written(_ value: Value) -> String {
        switch value {
        case .literal(let literal): escaped(literal)
        case .text(let text):
            // Slashes decide what marks mean, so they are not escaped.
            written(text) { literal in
                literal.split(separator: "/", omittingEmptySubsequences: false).map { escaped(String($0)) }
                    .joined(separator: "/")
            }
        }
    }

    private static func written(_ text: Text, _ literal: (String) -> String) -> String {
        literal(text.prefix)
            + text.holes.map { hole in
                let mark =
                    switch hole.mark {
                    case .none: hole.name.isRequired ? "!" : ""
                    case .optional: "?"
                    case .rest(let least): least == 0 ? "*" : "+"
                    }
                return "{\(hole.name.text)\(mark)}\(literal(hole.suffix))"
            }.joined()
    }

    private static func escaped(_ text: String) -> String {
        text.utf8.map { byte -> String in
            if byte >= 0x30 && byte <= 0x39 || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A {
                return String(Character(Unicode.Scalar(byte)))
            }
            return (byte < 16 ? "%0" : "%") + String(byte, radix: 16)
        }.joined()
    }
}
