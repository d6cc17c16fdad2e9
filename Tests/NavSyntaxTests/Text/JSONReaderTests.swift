import Foundation
import NavSyntax
import TestSupport
import Testing

@Suite("The reader of JSON") struct JSONReaderTests {
    @Test(
        "reads what it writes",
        arguments: [
            "null", "true", "[]", "{}", "[1,-2,3.5,1e9,0]", #"{"a":{"b":[null,false]},"c":"\"\\/é𝛑"}"#,
        ])
    func readsValues(_ text: String) throws {
        #expect(try JSON(parsing: text.utf8).text() == text)
    }

    @Test func readsEscapes() throws {
        let text = #""\"\\\/\b\f\n\r\t\u0041\ud835\udED1\ud835x""#
        #expect(try JSON(parsing: text.utf8).string == "\"\\/\u{8}\u{C}\n\r\tA\u{1D6D1}\u{FFFD}x")
    }

    @Test(
        "says where text is not JSON",
        arguments: [
            ("", 0), ("{", 1), ("[1,]", 3), ("[1 2]", 3), (#"{"a" 1}"#, 5), ("{a:1}", 1), ("01", 2), ("1.", 2),
            ("-", 1),
            ("tru", 0), ("\"a", 2), ("\"\u{1}\"", 2), (#""\x""#, 3), (#""\u12""#, 3), ("1 1", 2), ("nul", 0), ("+1", 0),
        ])
    func reportsMistakes(_ text: String, _ offset: Int) {
        #expect { try JSON(parsing: text.utf8) } throws: { ($0 as? JSON.Mistake)?.offset == offset }
    }

    @Test func refusesDeepNesting() {
        let text = String(repeating: "[", count: 100_000)
        #expect(throws: JSON.Mistake.self) { try JSON(parsing: text.utf8) }
    }

    @Test("accepts what Foundation accepts, and survives everything else")
    func agreesWithFoundation() throws {
        var random = RandomSource(11)
        let pieces = [
            "{", "}", "[", "]", ",", ":", "\"", "\\", "u00e9", "1", "-", ".5", "e", "true", "null", " ", "a", "é",
        ]
        for _ in 0..<Rounds.of(5000) {
            let text = (0..<random.below(12)).map { _ in random.pick(pieces) }.joined()
            let isRead = (try? JSON(parsing: text.utf8)) != nil
            let other = try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
            #expect(isRead == (other != nil), "\(text)")
        }
    }
}
