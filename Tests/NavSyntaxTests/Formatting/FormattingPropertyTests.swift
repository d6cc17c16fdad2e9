import Foundation
import NavSyntax
import TestSupport
import Testing

/// What holds for any text that is formatted.
@Suite struct FormattingPropertyTests {
    /// The graphs of the repository, each once.
    private static let graphs: [String] = {
        var seen: Set<String> = []
        return ["Graphs", "Examples", "Tests"].flatMap { folder in
            let path = repository.appendingPathComponent(folder)
            let names = (try? FileManager.default.subpathsOfDirectory(atPath: path.path)) ?? []
            return names.filter { $0.hasSuffix(".yaml") && !$0.contains(".build/") }.sorted().compactMap { name in
                try? String(contentsOf: path.appendingPathComponent(name), encoding: .utf8)
            }
        }.filter { seen.insert($0).inserted }
    }()

    /// Checks that the tree stays the same, and that formatting the result changes nothing. Returns the result, or
    /// nil if the text is not valid YAML.
    @discardableResult
    private func check(_ text: String) -> String? {
        switch formatYAML(Array(text.utf8)) {
        case .formatted(let bytes):
            let result = String(decoding: bytes, as: UTF8.self)
            #expect(parse(bytes).withTree(dump) == parse(text).withTree(dump), "\(text)")
            #expect(formatted(result) == result, "\(text)")
            return result
        case .invalid: return nil
        case .unsupported:
            // Line breaks beyond ASCII, keys behind a document marker, and text that would become one.
            let reasons = ["\u{85}", "\u{2028}", "\u{2029}", "---", "..."]
            #expect(reasons.contains { text.contains($0) }, "\(text)")
            return nil
        }
    }

    @Test func graphsOfTheRepositoryKeepTheirMeaning() {
        #expect(Self.graphs.count > 100)
        #expect(Self.graphs.count { check($0) != nil } > 100)
    }

    @Test func theExampleInTheDocsIsFormattedAsShown() throws {
        let path = repository.appendingPathComponent("Docs/guides/formatting.md")
        let page = try String(contentsOf: path, encoding: .utf8)
        func block(_ language: String) -> String? {
            page.components(separatedBy: "```\(language)\n").dropFirst().first?.components(separatedBy: "```").first
        }
        #expect(formatted(try #require(block("text"))) == block("yaml"))
    }

    @Test func messyTextsKeepTheirMeaning() {
        let count = Rounds.of(500)
        let valid = (0..<count).count { check(MessyYAML.text(UInt64($0))) != nil }
        #expect(valid > count / 2)
    }

    /// What is only blanks and line breaks has no influence on the result.
    @Test func otherIndentationIsFormattedAlike() throws {
        for graph in Self.graphs where graph.utf8.count < 4000 && !graph.contains("|") && !graph.contains("\r") {
            guard let expected = check(graph), !expected.contains(" #") else { continue }
            let lines = expected.split(separator: "\n", omittingEmptySubsequences: false)
            let indented = lines.map { line in
                String(repeating: " ", count: line.prefix { $0 == " " }.count * 2) + line.drop { $0 == " " } + " "
            }
            // Compact items, as in `- a: 1`, are not indented in steps.
            guard let result = check(indented.joined(separator: "\n")), !expected.contains("- ") else { continue }
            #expect(result == expected)
        }
    }

    /// Comments are added wherever a line ends, and all are found again in the same order.
    @Test func addedCommentsAreKept() {
        var random = RandomSource(3)
        for graph in Self.graphs where graph.utf8.count < 4000 {
            var count = 0
            let lines = graph.split(separator: "\n", omittingEmptySubsequences: false).map { line in
                guard random.chance(1, in: 3) else { return String(line) }
                count += 1
                let blanks = String(repeating: " ", count: random.below(6))
                return random.chance(1, in: 2)
                    ? "\(line) \(blanks)# added\(count)" : "\(blanks)# added\(count)\n\(line)"
            }
            let text = lines.joined(separator: "\n")
            guard let result = check(text) else { continue }
            #expect(Self.added(result) == Self.added(text), "\(text)")
        }
    }

    private static func added(_ text: String) -> [Substring] {
        text.split(whereSeparator: { " \n\r".contains($0) }).filter { $0.hasPrefix("added") }
    }

    @Test func changedTextsKeepTheirMeaning() {
        let pieces = [
            " ", "  ", "\t", "\n", "\r\n", "\n\n\n", " # c\n", "#", "\n# c\n", "'", "\"", "- ", ": ", ", ", "[", "]",
            "{",
            "}", "|", ">", "&a ", "*a", "? ", "!", "\\", "---\n", "...\n", "\u{85}", "\u{2028}", "\r", "é", "    ",
        ].map { Array($0.utf8) }
        var random = RandomSource(5)
        let graphs = Self.graphs.filter { $0.utf8.count < 2000 }
        for number in 0..<Rounds.of(500) {
            var bytes = Array((number % 2 == 0 ? MessyYAML.text(random.next()) : random.pick(graphs)).utf8)
            for _ in 0...random.below(4) {
                let index = random.below(bytes.count + 1)
                let end = min(bytes.count, index + random.below(3))
                bytes.replaceSubrange(index..<end, with: random.pick(pieces))
            }
            guard let text = String(validating: bytes, as: UTF8.self) else { continue }
            check(text)
        }
    }

    @Test func anyBytesAreAccepted() {
        var random = RandomSource(7)
        let bytes = Array(" \n\t\r#:-?,[]{}|>'\"&*!%\\ab01.é".utf8) + [0, 0xFF, 0xC2, 0xE2]
        for _ in 0..<Rounds.of(2000) {
            let text = (0..<random.below(30)).map { _ in random.pick(bytes) }
            guard case .formatted(let result) = formatYAML(text) else { continue }
            guard case .formatted(result) = formatYAML(result) else {
                Issue.record("\(text)")
                continue
            }
        }
    }

    /// The time grows with the size, not with its square, even on one line.
    @Test func longTextsAreFormatted() {
        let long = "a: [" + String(repeating: "b,c, ", count: 5_000) + "d]\n"
        #expect(formatted(long)?.utf8.count == 4 + 6 * 5_000 + 3)
        let many = String(repeating: "- a  # b\n", count: 5_000)
        #expect(formatted(many) == many)
    }
}
