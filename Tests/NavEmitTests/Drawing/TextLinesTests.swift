import TestSupport
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

    @Test func parametersStayWholeAndNoLineIsNearlyEmpty() {
        func lines(_ text: String) -> [String] { TextLines.detail(.init(kind: .parameters, text: text)) }
        #expect(
            lines("(productId: Int, sort: Sort, section: String?)") == [
                "(productId: Int, sort: Sort, ", "section: String?)",
            ])
        #expect(lines("(id: Int, name: Optional Of Something)") == ["(id: Int, name: Optional Of Something)"])
        #expect(
            TextLines.detail(.init(kind: .link, text: "↗ /product/{productId}/reviews?sort={sort}#{section}"))
                == ["↗ /product/{productId}/", "reviews?sort={sort}#{section}"])
    }

    @Test func agreesWithASimpleImplementation() {
        var random = SplitMix(state: 29)
        let signs = ["a", "b", " ", "/", "&", "é", "↗", "e\u{301}", "🎉", "日", "\u{A0}", "\t", "\n", "\u{AD}", "ß"]
        for round in 0..<3000 {
            let some = round.isMultiple(of: 2) ? Array(signs.prefix(7)) : signs
            let text = (0..<Int.random(in: 0..<60, using: &random)).map { _ in some.randomElement(using: &random) ?? ""
            }.joined()
            #expect(TextLines.title(text, width: 9) == lines(text, 9, ""), "\(text.debugDescription)")
            // As few lines as possible, and the same text.
            let detail = TextLines.detail(.init(kind: .link, text: text), width: 9)
            let simple = lines(text, 9, ",/?&;")
            #expect(detail.count <= simple.count, "\(text.debugDescription)")
            if simple.count < TextLines.maxLines {
                #expect(detail.joined() == simple.joined(), "\(text.debugDescription)")
            }
        }
    }
}
