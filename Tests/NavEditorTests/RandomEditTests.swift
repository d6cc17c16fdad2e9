import Foundation
import NavCompiler
import NavEditor
import NavSyntax
import TestSupport
import Testing

/// Random edits of real graphs: no crash, and no answer about an older text.
@Suite struct RandomEditTests {
    @Test(
        "leave the diagnostics equal to those of a compilation of the same text",
        arguments: ["shop.yaml", "hospital.yaml"])
    func diagnosticsAreNeverStale(_ name: String) throws {
        let folder = repository + "/Graphs/"
        let main = folder + name
        var files: [String: String] = [:]
        for path in NavCompiler.files(ofGraph: main) {
            files[String(path.dropFirst(folder.count))] = try String(contentsOfFile: path, encoding: .utf8)
        }
        var client = try LanguageClient(files)
        for file in files.keys.sorted() { try client.open(file) }
        var random = RandomSource(UInt64(name.utf8.count))
        let names = files.keys.sorted()
        for round in 0..<Rounds.of(name == "shop.yaml" ? 150 : 30) {
            let file = random.pick(names)
            edit(file, &client, &random)
            if random.chance(1, in: 3) { ask(file, &client, &random) }
            // Several edits may arrive before there is time for diagnostics.
            guard random.chance(2, in: 3) else { continue }
            client.wait()
            let texts = Dictionary(
                uniqueKeysWithValues: client.texts.map { (client.folder.path + "/" + $0.key, Array($0.value.utf8)) })
            let result = compile(client.folder.path + "/" + name, reader: .memory(texts))
            for (number, source) in result.sources.enumerated() {
                let file = String(source.name.dropFirst(client.folder.path.count + 1))
                let shown = client.diagnostics[client.uri(file)] ?? []
                let expected = result.diagnostics.filter { $0.range.file == FileID(number) }
                let lines = EditorLines(source.text)
                let places = expected.map { "\($0.rule) \(lines.position(of: Int($0.range.start)))" }
                let found = shown.map {
                    let start = $0["range"]?["start"]
                    let position = EditorPosition(
                        line: start?["line"]?.int ?? -1, character: start?["character"]?.int ?? -1)
                    return "\($0["code"]?.string ?? "") \(position)"
                }
                #expect(places == found, "round \(round), \(file)")
            }
            // A broken graph is mended now and then, so that edits meet sound graphs, too.
            if result.hasErrors, random.chance(1, in: 4) {
                for file in names { client.set(file, to: files[file] ?? "") }
            }
        }
    }

    private var repository: String {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().path
    }

    /// Inserts, deletes or replaces a few characters, as a range.
    private func edit(_ file: String, _ client: inout LanguageClient, _ random: inout RandomSource) {
        guard let text = client.texts[file] else { return }
        let scalars = Array(text.unicodeScalars)
        // No position of an editor is between the two characters of a line break.
        func position(_ index: Int) -> Int {
            let isInBreak = index > 0 && index < scalars.count && scalars[index - 1] == "\r" && scalars[index] == "\n"
            return isInBreak ? index - 1 : index
        }
        let start = position(random.below(scalars.count + 1))
        let end = position(min(scalars.count, start + (random.chance(1, in: 2) ? random.below(12) : 0)))
        let pieces = [
            "", "x", "home", "to: [", "]", "{", "}", "\"", "\n", "\n  ", ": ", "- ", "#", "&a ", "*a", "é", "𝛑", "\r\n",
            "title: T", "url: /a/{id}", "requires: [a]", "!", "\t",
        ]
        client.replace(start..<end, with: random.pick(pieces), in: file)
    }

    private static let methods = [
        "textDocument/completion", "textDocument/hover", "textDocument/definition", "textDocument/references",
        "textDocument/documentHighlight", "textDocument/prepareRename", "textDocument/rename",
        "textDocument/documentSymbol", "textDocument/foldingRange", "textDocument/inlayHint",
        "textDocument/semanticTokens/full", "textDocument/codeLens", "textDocument/codeAction", "workspace/symbol",
    ]

    /// Asks everything about a random place. What is answered is tested elsewhere.
    private func ask(_ file: String, _ client: inout LanguageClient, _ random: inout RandomSource) {
        let lines = (client.texts[file] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
        let line = random.below(lines.count + 1)
        let character = random.below((lines.indices.contains(line) ? lines[line].utf16.count : 0) + 2)
        let position = JSON.object([("line", .int(line)), ("character", .int(character))])
        let range = JSON.object([("start", position), ("end", position)])
        for method in Self.methods {
            client.request(
                method,
                [
                    client.document(file), ("position", position), ("range", range), ("newName", .string("renamed")),
                    ("query", .string("o")), ("context", .object([])),
                ])
        }
    }
}
