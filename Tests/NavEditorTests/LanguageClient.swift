import Foundation
import NavCompiler
import NavEditor
import NavSyntax
import Testing

/// An editor that speaks the protocol with a server in the same process, over a folder of files
/// that are written for the test.
struct LanguageClient {
    var server = LanguageServer(version: "test")
    let folder: TemporaryFolder
    private(set) var texts: [String: String] = [:]
    private(set) var diagnostics: [String: [JSON]] = [:]
    private var count = 0

    init(_ files: [String: String], takesVersionedEdits: Bool = true) throws {
        folder = try TemporaryFolder(files)
        let edits = JSON.object([("documentChanges", .bool(takesVersionedEdits))])
        let capabilities = JSON.object([("workspace", .object([("workspaceEdit", edits)]))])
        let answer = request(
            "initialize", [("rootUri", .string(FileURI.uri(of: folder.path))), ("capabilities", capabilities)])
        #expect(answer["result"]?["capabilities"] != nil)
        notify("initialized", [])
    }

    func uri(_ file: String) -> String { FileURI.uri(of: folder.path + "/" + file) }

    // MARK: Messages

    @discardableResult
    mutating func request(_ method: String, _ params: [(String, JSON)]) -> JSON {
        count += 1
        let messages = send(
            .object([
                ("jsonrpc", .string("2.0")), ("id", .int(count)), ("method", .string(method)),
                ("params", .object(params)),
            ]))
        #expect(messages.count == 1 && messages[0]["id"]?.int == count)
        return messages.first ?? .null
    }

    mutating func notify(_ method: String, _ params: [(String, JSON)]) {
        let messages = send(
            .object([("jsonrpc", .string("2.0")), ("method", .string(method)), ("params", .object(params))]))
        #expect(messages.isEmpty)
    }

    mutating func send(_ message: JSON) -> [JSON] { server.answer(Array(message.text().utf8)).messages }

    /// Waits until the server has nothing more to send.
    mutating func wait() {
        for message in server.idle() where message["method"]?.string == "textDocument/publishDiagnostics" {
            guard let uri = message["params"]?["uri"]?.string else { continue }
            diagnostics[uri] = message["params"]?["diagnostics"]?.array ?? []
        }
    }

    // MARK: Documents

    mutating func open(_ file: String) throws {
        let text = try folder.read(file)
        texts[file] = text
        notify(
            "textDocument/didOpen",
            [
                (
                    "textDocument",
                    .object([
                        ("uri", .string(uri(file))), ("languageId", .string("yaml")), ("version", .int(1)),
                        ("text", .string(text)),
                    ])
                )
            ])
    }

    mutating func close(_ file: String) { notify("textDocument/didClose", [document(file)]) }

    /// Replaces a part of a text, as typing does.
    mutating func replace(_ old: String, with new: String, in file: String) throws {
        let text = try #require(texts[file])
        let range = try #require(text.range(of: old))
        let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
        let lines = EditorLines(Array(text.utf8))
        let edit = JSON.object([
            ("range", json(lines.position(of: start), lines.position(of: start + old.utf8.count))),
            ("text", .string(new)),
        ])
        texts[file] = text.replacingCharacters(in: range, with: new)
        notify("textDocument/didChange", [document(file), ("contentChanges", .array([edit]))])
    }

    /// Replaces a range of scalars, as typing does.
    mutating func replace(_ range: Range<Int>, with new: String, in file: String) {
        guard let text = texts[file] else { return }
        let scalars = Array(text.unicodeScalars)
        func string(_ part: ArraySlice<Unicode.Scalar>) -> String {
            var text = String.UnicodeScalarView()
            text.append(contentsOf: part)
            return String(text)
        }
        func position(_ index: Int) -> EditorPosition {
            let before = string(scalars[..<index])
            return EditorLines(Array(text.utf8)).position(of: before.utf8.count)
        }
        let edit = JSON.object([
            ("range", json(position(range.lowerBound), position(range.upperBound))), ("text", .string(new)),
        ])
        texts[file] = string(scalars[..<range.lowerBound]) + new + string(scalars[range.upperBound...])
        notify("textDocument/didChange", [document(file), ("contentChanges", .array([edit]))])
    }

    mutating func set(_ file: String, to text: String) {
        texts[file] = text
        notify(
            "textDocument/didChange",
            [document(file), ("contentChanges", .array([.object([("text", .string(text))])]))])
    }

    func document(_ file: String) -> (String, JSON) { ("textDocument", .object([("uri", .string(uri(file)))])) }

    /// A request about the place after a text: `home›` is the end of the first `home`.
    mutating func ask(
        _ method: String, after text: String, in file: String, _ more: [(String, JSON)] = []
    ) throws -> JSON {
        let whole = try #require(texts[file])
        let range = try #require(whole.range(of: text), "there is no `\(text)`")
        let offset = whole.utf8.distance(from: whole.startIndex, to: range.upperBound)
        let position = EditorLines(Array(whole.utf8)).position(of: offset)
        let answer = request(method, [document(file), ("position", json(position))] + more)
        return answer["result"] ?? answer["error"] ?? .null
    }

    private func json(_ position: EditorPosition) -> JSON {
        .object([("line", .int(position.line)), ("character", .int(position.character))])
    }

    private func json(_ start: EditorPosition, _ end: EditorPosition) -> JSON {
        .object([("start", json(start)), ("end", json(end))])
    }

    // MARK: Answers

    /// The suggestions at a place, by label.
    mutating func completions(after text: String, in file: String) throws -> [String: JSON] {
        let items = try ask("textDocument/completion", after: text, in: file)["items"]?.array ?? []
        return Dictionary(items.map { ($0["label"]?.string ?? "", $0) }) { first, _ in first }
    }

    /// The text of a range of a file.
    func text(of range: JSON?, in file: String) throws -> String {
        let text = try texts[file] ?? folder.read(file)
        let lines = EditorLines(Array(text.utf8))
        let start = try #require(position(range?["start"]))
        let end = try #require(position(range?["end"]))
        return String(decoding: Array(text.utf8)[lines.offset(of: start)..<lines.offset(of: end)], as: UTF8.self)
    }

    private func position(_ json: JSON?) -> EditorPosition? {
        guard let line = json?["line"]?.int, let character = json?["character"]?.int else { return nil }
        return EditorPosition(line: line, character: character)
    }

    /// The lines and texts of locations: `main.yaml:4 home`.
    func places(_ locations: JSON) throws -> [String] {
        try (locations.array ?? []).map { location in
            let name = try name(location["uri"])
            let line = try #require(location["range"]?["start"]?["line"]?.int)
            return "\(name):\(line + 1) \(try text(of: location["range"], in: name))"
        }
    }

    func name(_ uri: JSON?) throws -> String {
        String(try #require(uri?.string.flatMap { FileURI.path(of: $0) }).dropFirst(folder.path.count + 1))
    }

    /// The texts of files after an edit of the workspace.
    func texts(after edit: JSON?) throws -> [String: String] {
        var result: [String: String] = [:]
        for change in try #require(edit?["documentChanges"]?.array) {
            let name = try name(change["textDocument"]?["uri"])
            let text = try texts[name] ?? folder.read(name)
            var bytes = Array(text.utf8)
            let lines = EditorLines(bytes)
            let edits = try (change["edits"]?.array ?? []).map { edit in
                let start = try #require(position(edit["range"]?["start"]))
                let end = try #require(position(edit["range"]?["end"]))
                return (lines.offset(of: start)..<lines.offset(of: end), try #require(edit["newText"]?.string))
            }
            for (range, new) in edits.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
                bytes.replaceSubrange(range, with: new.utf8)
            }
            result[name] = String(decoding: bytes, as: UTF8.self)
        }
        return result
    }
}
