import Testing

@testable import NavEmit

@Suite struct TextLinesTests {
    /// A simple implementation that goes character by character.
    private func lines(_ text: String, _ width: Int, _ marks: String) -> [String] {
        var lines: [String] = []
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            var rest = Array(line)
            while rest.count > width {
                let cut = rest.prefix(width).lastIndex { $0.isWhitespace || marks.contains($0) }.map { $0 + 1 } ?? width
                lines.append(String(rest.prefix(cut)))
                rest.removeFirst(cut)
            }
            lines.append(String(rest))
        }
        return lines
    }

    @Test func agreesWithASimpleImplementation() {
        var random = SplitMix(state: 29)
        let signs = ["a", "b", " ", "/", "&", "é", "↗", "e\u{301}", "🎉", "日", "\u{A0}", "\t", "\n", "\u{AD}", "ß"]
        for round in 0..<3000 {
            let some = round.isMultiple(of: 2) ? Array(signs.prefix(7)) : signs
            let text = (0..<Int.random(in: 0..<60, using: &random)).map { _ in some.randomElement(using: &random) ?? ""
            }.joined()
            #expect(TextLines.title(text, width: 9) == lines(text, 9, ""), "\(text.debugDescription)")
            #expect(TextLines.detail(text, width: 9) == lines(text, 9, ",/?&;"), "\(text.debugDescription)")
        }
    }
}
