import Foundation
import NavChecks
import NavSyntax
import TestSupport
import Testing

@testable import NavCompiler

/// After `--fix`, there is nothing left to fix, and no diagnostic that was not there before.
@Suite(.timeLimit(.minutes(20))) struct FixPropertyTests {
    private typealias Files = [String: [UInt8]]

    /// What is wrong with the fixes of a graph.
    private func problems(_ files: Files, _ main: String) -> [String] {
        let reader = SourceReader.memory(files)
        let before = compile(main, reader: reader)
        let fixed = fixGraph(main, reader: reader)
        var changed = files
        for file in fixed.files { changed[file.path] = file.new }
        let after = compile(main, reader: .memory(changed))
        var problems: [String] = []
        if fixed.fixes.isEmpty != fixed.files.isEmpty { problems.append("fixes and files disagree") }
        if after.diagnostics != fixed.result.diagnostics { problems.append("the result is another graph") }
        let again = fixGraph(main, reader: .memory(changed))
        problems += again.fixes.map { "left over: \($0.line("fixed", color: false))" }
        // In a file that is not YAML, nothing else could be seen.
        guard !before.diagnostics.contains(where: { $0.rule == "yaml-syntax" }) else { return problems }
        var counts: [String: Int] = [:]
        for diagnostic in before.diagnostics { counts["\(diagnostic.rule): \(diagnostic.message)", default: 0] += 1 }
        for diagnostic in after.diagnostics {
            let name = "\(diagnostic.rule): \(diagnostic.message)"
            counts[name, default: 0] -= 1
            if counts[name, default: 0] < 0 { problems.append("new: \(name)") }
        }
        return problems
    }

    @Test(arguments: allRules.filter { $0.failing.filledTo == 0 }.map(\.id.name))
    func examplesOfRules(name: String) throws {
        let rule = try #require(allRules.first { $0.id.name == name })
        for example in [rule.failing, rule.fixed] {
            let main = try #require(example.files.first).name
            #expect(problems(example.bytes, main) == [], "\(example.files)")
        }
        #expect(fixGraph(try #require(rule.fixed.files.first).name, reader: .memory(rule.fixed.bytes)).fixes.isEmpty)
    }

    /// The main files of the examples, and the corrected examples of the rules.
    private static let graphs: [String] = {
        let folder = repository.appendingPathComponent("Graphs")
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        let texts = names.sorted().filter { $0.hasSuffix(".yaml") }.compactMap {
            try? String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
        }
        let examples = allRules.filter { $0.fixed.filledTo == 0 }.compactMap { $0.fixed.files.first?.text }
        // Small graphs are as good, and quicker.
        return texts.filter { $0.utf8.count < 6000 } + examples
    }()

    /// Mistakes that people make while they type.
    private static func mistype(_ text: inout [Character], _ random: inout RandomSource) {
        guard text.count > 4 else { return }
        let index = 1 + random.below(text.count - 3)
        let words = text.indices.dropFirst().dropLast().filter { text[$0].isLetter && text[$0 - 1].isLetter }
        let letter = words.isEmpty ? index : random.pick(words)
        func positions(_ characters: String) -> [Int] { text.indices.filter { characters.contains(text[$0]) } }
        func replace(_ characters: String, _ replacement: [Character]) {
            let found = positions(characters)
            guard !found.isEmpty else { return }
            let place = random.pick(found)
            text.replaceSubrange(place...place, with: replacement)
        }
        switch random.below(12) {
        case 0, 1: text.swapAt(letter, letter - 1)
        case 2, 3: text.remove(at: letter)
        case 4: text.insert(text[letter], at: letter)
        case 5: text.insert(random.pick(["\u{A0}", "]", ",", "\"", "“", "{"]), at: index)
        case 6: replace(":", [random.pick(["：", ";", "="])])
        case 7: replace(" ", random.pick([[], ["\u{A0}"], [" ", " "]]))
        case 8: replace("\"'", [random.pick(["“", "”", "‘"])])
        case 9: replace(",", [])
        case 10: replace("{}[]", [])
        default: replace("\n", Array(random.pick(["\n    identity: []\n", "\n    titleMode: large\n", " # note\n"])))
        }
    }

    @Test func mistypedGraphs() {
        var random = RandomSource(77)
        var fixes = 0
        for round in 0..<Rounds.of(250) {
            var text = Array(random.pick(Self.graphs))
            for _ in 0...random.below(3) { Self.mistype(&text, &random) }
            let files = ["graph.yaml": Array(String(text).utf8)]
            let found = problems(files, "graph.yaml")
            #expect(found == [], "round \(round): \(String(text))")
            fixes += fixGraph("graph.yaml", reader: .memory(files)).fixes.count
        }
        #expect(fixes > Rounds.of(250) / 8)
    }
}
