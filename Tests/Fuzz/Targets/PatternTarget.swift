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
        var text = ""
        for part in segments {
            switch part.segment {
            case .literal(let literal): text += "/" + Self.escaped(literal)
            case .parameter(let prefix, let name, let suffix):
                text += "/\(Self.escaped(prefix)){\(name.text)}\(Self.escaped(suffix))"
            case .optional(let name): text += "/{\(name.text)?}"
            }
        }
        switch tail {
        case .ignored?: text += "/*"
        case .rest(let name, let least)?: text += "/{\(name.text)\(least == 0 ? "*" : "+")}"
        case nil: break
        }
        if text.isEmpty { text = "/" }
        for (place, item) in query.enumerated() {
            text += (place == 0 ? "?" : "&") + Self.escaped(item.key.string) + "=" + Self.written(item.value)
        }
        if let fragment { text += "#" + Self.written(fragment.value) }
        return text
    }

    private static func written(_ value: Value) -> String {
        switch value {
        case .literal(let literal): escaped(literal)
        case .parameter(let name): "{\(name.text)}"
        }
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
