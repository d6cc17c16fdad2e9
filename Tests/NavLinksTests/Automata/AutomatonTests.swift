import TestSupport
import Testing

@testable import NavLinks

@Suite struct AutomatonTests {
    /// A regular expression over a few letters, as text and as a function that tries every way of
    /// matching.
    private indirect enum Slow {
        case letter(Character)
        case anyOf(Set<Character>, isNegated: Bool)
        case sequence([Slow])
        case either([Slow])
        case repeated(Slow, Int, Int?)

        var text: String {
            switch self {
            case .letter(let letter): String(letter)
            case .anyOf(let letters, let isNegated): "[\(isNegated ? "^" : "")\(String(letters.sorted()))]"
            case .sequence(let parts): parts.map { "(?:\($0.text))" }.joined()
            case .either(let choices): "(?:\(choices.map(\.text).joined(separator: "|")))"
            case .repeated(let part, let least, let most):
                switch (least, most) {
                case (0, nil): "(?:\(part.text))*"
                case (1, nil): "(?:\(part.text))+"
                case (0, 1): "(?:\(part.text))?"
                case (_, nil): "(?:\(part.text)){\(least),}"
                case (_, let most?): most == least ? "(?:\(part.text)){\(least)}" : "(?:\(part.text)){\(least),\(most)}"
                }
            }
        }

        /// The ends of all matches that start at `start`.
        func ends(_ text: [Character], from start: Int) -> Set<Int> {
            switch self {
            case .letter(let letter): return start < text.count && text[start] == letter ? [start + 1] : []
            case .anyOf(let letters, let isNegated):
                return start < text.count && letters.contains(text[start]) != isNegated ? [start + 1] : []
            case .sequence(let parts):
                return parts.reduce([start]) { ends, part in Set(ends.flatMap { part.ends(text, from: $0) }) }
            case .either(let choices): return Set(choices.flatMap { $0.ends(text, from: start) })
            case .repeated(let part, let least, let most):
                var current: Set<Int> = [start]
                var all: Set<Int> = least == 0 ? [start] : []
                for count in (0..<(most ?? text.count + least + 1)).map({ $0 + 1 }) {
                    current = Set(current.flatMap { part.ends(text, from: $0) })
                    if count >= least { all.formUnion(current) }
                }
                return all
            }
        }

        func matches(_ text: String) -> Bool {
            let letters = Array(text)
            return ends(letters, from: 0).contains(letters.count)
        }

        static func random(_ depth: Int, _ random: inout RandomSource) -> Slow {
            if depth == 0 || random.chance(1, in: 4) {
                if random.chance(1, in: 3) {
                    let letters = Set("abc".filter { _ in random.chance(1, in: 2) })
                    return .anyOf(letters.isEmpty ? ["a"] : letters, isNegated: random.chance(1, in: 4))
                }
                return .letter(random.pick(Array("abc")))
            }
            switch random.below(3) {
            case 0: return .sequence((0...random.below(3)).map { _ in .random(depth - 1, &random) })
            case 1: return .either((0...random.below(2)).map { _ in .random(depth - 1, &random) })
            default:
                let least = random.below(3)
                return .repeated(
                    .random(depth - 1, &random), least, random.chance(1, in: 2) ? nil : least + random.below(3))
            }
        }
    }

    /// All strings over four letters up to a length.
    private static let texts: [String] = {
        var texts = [""]
        var last = [""]
        for _ in 0..<5 {
            last = last.flatMap { text in "abcd".map { text + String($0) } }
            texts += last
        }
        return texts
    }()

    private func automaton(_ pattern: String) throws -> LanguageAutomaton {
        try LanguageAutomaton(try RegularExpression(pattern))
    }

    @Test func acceptsSameStringsAsBruteForce() throws {
        var random = RandomSource(1)
        for _ in 0..<150 {
            let slow = Slow.random(3, &random)
            let automaton = try automaton(slow.text)
            // With so many strings, calling `#expect` for each would take most of the time.
            let wrong = Self.texts.first { automaton.accepts($0) != slow.matches($0) }
            #expect(wrong == nil, "\(slow.text)")
        }
    }

    @Test func relationsAndCombinationsMatchSetsOfStrings() throws {
        var random = RandomSource(2)
        var seen: Set<Relation> = []
        for _ in 0..<400 {
            let left = try automaton(Slow.random(2, &random).text)
            let right = try automaton(Slow.random(2, &random).text)
            let both = try #require(left.intersection(right)).minimized
            let rest = try #require(left.subtracting(right)).minimized
            let wrong = Self.texts.prefix(341).first { text in
                let (isLeft, isRight) = (left.accepts(text), right.accepts(text))
                return both.accepts(text) != (isLeft && isRight) || rest.accepts(text) != (isLeft && !isRight)
            }
            #expect(wrong == nil)
            let relation = left.relation(to: right)
            seen.insert(relation)
            #expect(relation.flipped == right.relation(to: left))
            #expect((relation == .disjoint) == both.isEmpty)
            #expect(relation.isIncluded == (rest.isEmpty && !both.isEmpty))
            #expect((both == left.minimized) == (relation.isIncluded || left.isEmpty))
        }
        #expect(seen.count == 5)
    }

    @Test func samplesAreAcceptedSortedAndUnique() throws {
        var random = RandomSource(3)
        for _ in 0..<200 {
            let slow = Slow.random(3, &random)
            let automaton = try automaton(slow.text)
            let samples = automaton.samples(5)
            #expect(samples.map(\.count) == samples.map(\.count).sorted(), "\(slow.text)")
            #expect(Set(samples).count == samples.count)
            for sample in samples { #expect(Language.automaton(automaton).accepts(sample)) }
            let shortest = Self.texts.first { automaton.accepts($0) }
            if let shortest { #expect(samples.first?.count == shortest.count, "\(slow.text)") }
        }
    }

    /// The search must neither recurse once per scalar nor stop after a fixed number of steps.
    @Test(
        .timeLimit(.minutes(20)),
        arguments: ["[0-9a-f]{400}", "(ab{500}|c{700})+", "x|(b{700})+", "(a|b{7})(c{3}){200}"])
    func samplesCanHaveHundredsOfScalars(pattern: String) throws {
        let automaton = try automaton(pattern)
        let samples = automaton.samples(2, perEdge: 6).map {
            String(String.UnicodeScalarView($0.compactMap(Unicode.Scalar.init)))
        }
        #expect(samples.count == 2)
        for sample in samples { #expect(automaton.accepts(sample)) }
    }

    @Test(arguments: [
        ("[a-z]+", "a"), ("[^a-z]+", "1"), (#"\d{3}"#, "111"), ("ORD-[0-9]{3,}", "ORD-111"), ("[A-Z]", "A"),
        (".", "a"), (#"\s"#, " "), ("[é-ü]+", "é"), (#"\x41\u0042\u{43}"#, "ABC"), ("(?<year>[0-9])", "1"),
        (#"[\]\\\-]"#, "-"), ("[]x]", "x"), (#"\.\*"#, ".*"), ("^ab$", "ab"), ("a|", ""), ("a*?b", "b"),
    ])
    func parsesNotationAndFindsReadableSamples(pattern: String, shortest: String) throws {
        #expect(try automaton(pattern).shortest == shortest.unicodeScalars.map(\.value), "\(pattern)")
    }

    @Test(arguments: [
        (#"(a)\1"#, 3, "a reference back to a group is not regular"),
        ("(?=a)b", 0, "looking ahead or behind is not regular"),
        ("(?<!a)b", 0, "looking ahead or behind is not regular"),
        ("(?i)a", 0, "flags and other special groups are not supported"),
        ("(?>a)", 0, "an atomic group is not regular"),
        ("a^b", 1, "an anchor inside a pattern is not regular"),
        ("a$b", 1, "an anchor inside a pattern is not regular"),
        (#"a\bb"#, 1, "an anchor inside a pattern is not regular"),
        (#"\p{L}"#, 0, "properties of characters are not supported"),
        ("a++", 1, "a possessive repetition is not regular"),
        ("a**", 2, "this repeats a repetition"),
        ("(ab", 0, "this `(` is not closed"), ("ab)", 2, "this `)` closes nothing"),
        ("[ab", 0, "this `[` is not closed"), ("[z-a]", 1, "this range is reversed"),
        ("*a", 0, "there is nothing before `*` to repeat"),
        ("a{3,2}", 1, "the minimum 3 is greater than the maximum 2"),
        ("a{x}", 1, "a repetition needs a number here"), ("a{1", 1, "a repetition ends with `}`"),
        ("a{99999}", 1, "a part can be repeated 10000 times at most"),
        (#"a\"#, 1, "a backslash at the end escapes nothing"), (#"\uD800"#, 0, "this is not a character"),
        (#"é\q"#, 2, #"`\q` means nothing here"#),
    ])
    func reportsSyntaxErrors(pattern: String, offset: Int, message: String) {
        let problem = #expect(throws: SyntaxProblem.self) { try RegularExpression(pattern) }
        #expect(problem?.message == message, "\(pattern)")
        #expect(problem?.range.lowerBound == offset, "\(pattern)")
    }

    /// A deterministic automaton for the first would need an astronomical number of states.
    @Test(
        .timeLimit(.minutes(20)),
        arguments: ["(a|b)*a(a|b){40}", "((a{100}){100}){100}", "(.*a){30}(.*b){30}.*[xy].{20}", "(a?){10000}"])
    func tooLargeAutomataAreRefusedQuickly(pattern: String) throws {
        let expression = try RegularExpression(pattern)
        #expect(throws: (any Error).self) { try LanguageAutomaton(expression) }
    }

    @Test func deeplyNestedGroupsAreRefusedWithoutStackOverflow() {
        let pattern = String(repeating: "(", count: 100_000)
        #expect(throws: SyntaxProblem.self) { try RegularExpression(pattern) }
    }
}
