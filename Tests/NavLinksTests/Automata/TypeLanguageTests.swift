import NavGraph
import TestSupport
import Testing

@testable import NavLinks

@Suite struct TypeLanguageTests {
    private func accepts(_ type: BuiltinType, _ text: String) -> Bool {
        TypeLanguages.of(type).accepts(text)
    }

    @Test func integersHave64BitsAndOneSpelling() {
        var random = RandomSource(4)
        var texts = ["0", "-0", "00", "007", "+7", "", "-", "1a", " 1", "9223372036854775807", "9223372036854775808"]
        texts += ["-9223372036854775808", "-9223372036854775809", "18446744073709551615", "18446744073709551616", "10"]
        for _ in 0..<5000 {
            let digits = (0...random.below(20)).map { _ in String(random.below(10)) }.joined()
            texts += [digits, "-" + digits, String(Int64(bitPattern: random.next())), String(random.next())]
        }
        for text in texts {
            #expect(accepts(.int, text) == (Int64(text).map { "\($0)" } == text), "\(text)")
            #expect(accepts(.uint, text) == (UInt64(text).map { "\($0)" } == text), "\(text)")
        }
    }

    @Test(arguments: [
        ("1", true), ("-0", true), ("0.5", true), ("1e9", true), ("1.5E-3", true), ("1e400", true), (".5", false),
        ("1.", false), ("01", false), ("+1", false), ("nan", false), ("inf", false), ("0x1p3", false), ("1e", false),
    ])
    func doubles(text: String, isValue: Bool) {
        #expect(accepts(.double, text) == isValue)
    }

    /// Doubles that a pattern accepts keep their digits when they are written.
    @Test func plainDoublesKeepTheirDigits() {
        var random = RandomSource(5)
        let some = ["0", "-0", "0.0", "0.0001", "0.00001", "100000000000000", "1000000000000000", "1.50", "1e3", "00"]
        var texts = some
        for _ in 0..<20_000 {
            let digits = (0...random.below(17)).map { _ in String(random.below(10)) }.joined()
            let fraction = (0...random.below(17)).map { _ in String(random.below(10)) }.joined()
            texts += [digits, "-" + digits, digits + "." + fraction, digits + ".000"]
            texts += ["0." + fraction, "0.000" + fraction]
        }
        var count = 0
        for text in texts where CanonicalSpellings.plainDoubles.accepts(text) {
            var plain = text
            if !plain.contains(".") { plain += ".0" }
            while plain.hasSuffix("0"), !plain.hasSuffix(".0") { plain.removeLast() }
            #expect(ValueType.double.value(of: text) == plain, "\(text)")
            count += 1
        }
        #expect(count > 20_000)
        let plain = some.filter(CanonicalSpellings.plainDoubles.accepts)
        #expect(plain == ["0", "-0", "0.0", "0.0001", "100000000000000", "1.50"])
    }

    @Test func decimalsHaveThirtyEightDigits() {
        let nines = String(repeating: "9", count: 38)
        #expect(accepts(.decimal, nines))
        #expect(!accepts(.decimal, nines + "9"))
        #expect(accepts(.decimal, "-1." + nines.dropFirst()))
        #expect(!accepts(.decimal, "1." + nines))
        #expect(!accepts(.decimal, "1e3"))
        #expect(!accepts(.decimal, "1."))
    }

    @Test func datesAreValidDays() {
        for year in [0, 1, 4, 100, 400, 1900, 2000, 2023, 2024, 9999] {
            let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
            let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
            for month in 0...13 {
                for day in 0...32 {
                    let isDay = (1...12).contains(month) && day >= 1 && day <= lengths[month - 1]
                    let text = "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
                    #expect(accepts(.date, text) == isDay, "\(text)")
                }
            }
        }
    }

    private func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: width - digits.count) + digits
    }

    @Test(arguments: [
        ("2024-02-29T23:59:59Z", true), ("2024-02-29T23:59:59.123+05:30", true), ("2024-02-29T24:00:00Z", false),
        ("2024-02-29T10:00:60Z", false), ("2024-02-29T10:00:00", false), ("2024-02-29T10:00:00.1Z", false),
        ("2024-02-29 10:00:00Z", false), ("2024-02-29T10:00:00+24:00", false), ("2024-02-29T10:00Z", false),
    ])
    func timesHaveSecondsAndAZone(text: String, isValue: Bool) {
        #expect(accepts(.date, text) == isValue)
    }

    @Test(arguments: [
        ("https://a.b/c?d#e", true), ("mailto:x", true), ("a:", false), ("1a:b", false), (":b", false),
        ("a:b c", false), ("a:\u{85}", false), ("a:\u{2003}", false), ("a+b-c.d:e", true),
    ])
    func urls(text: String, isValue: Bool) {
        #expect(accepts(.url, text) == isValue)
    }

    @Test(arguments: [
        ("true", true), ("false", true), ("1", true), ("0", true), ("TRUE", false), ("yes", false), ("", false),
    ])
    func truthValues(text: String, isValue: Bool) {
        #expect(accepts(.bool, text) == isValue)
    }

    @Test func segmentsExcludeDotsAndControlCharacters() {
        for text in ["a", "...", ".a", "a.", "..a", " ", "é", "日本", "🎉", "a/b", "%"] {
            #expect(TypeLanguages.segments.accepts(text), "\(text)")
        }
        for text in ["", ".", "..", "a\u{0}", "\u{7F}", "x\u{85}"] {
            #expect(!TypeLanguages.segments.accepts(text), "\(text)")
        }
    }

    @Test func datesHaveOneSpelling() throws {
        var random = RandomSource(5)
        for _ in 0..<20_000 {
            let moment = Int64(random.below(253_402_300_799)) * 1000 + Int64(random.below(1000))
            let spelling = try #require(Spelling.date(milliseconds: moment))
            #expect(ValueType.milliseconds(ofDate: spelling) == moment)
            #expect(ValueType.date.value(of: spelling) == spelling && accepts(.date, spelling))
        }
        #expect(ValueType.date.value(of: "2024-02-29T01:00:00+02:00") == "2024-02-28T23:00:00.000Z")
        #expect(ValueType.milliseconds(ofDate: "1969-12-31") == -86_400_000)
        #expect(!accepts(.date, ValueType.date.value(of: "0000-01-01T00:00:00+01:00")))
    }
}
