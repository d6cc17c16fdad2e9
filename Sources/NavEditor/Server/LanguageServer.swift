public import NavCompiler
import NavGraph
import NavPlatform
public import NavSyntax

/// A server of the Language Server Protocol 3.17. It answers one message at a time; diagnostics are
/// sent when no further message waits.
public struct LanguageServer {
    public enum State: Sendable { case new, running, shutDown }

    var workspace: Workspace
    private var state = State.new
    /// The files for which the editor shows diagnostics, by graph.
    private var shown: [String: Set<String>] = [:]
    private let version: String
    private var watchesFiles = false
    private(set) var takesVersionedEdits = false
    /// Messages to send that answer no request.
    private var waiting: [JSON] = []

    public init(version: String, options: CompilerOptions = CompilerOptions()) {
        self.version = version
        workspace = Workspace(options)
    }

    /// Runs until the editor ends the connection. Returns whether it did so properly.
    public static func run(
        version: String, options: CompilerOptions, write: ([UInt8]) -> Void, fail: (String) -> Void
    ) -> Bool {
        var stream = MessageStream(.headers)
        var server = LanguageServer(version: version, options: options)
        while true {
            do throws(MessageStream.End) {
                let bytes = try stream.next()
                var (answers, isDone) = server.answer(bytes)
                if !stream.hasInput { answers += server.idle() }
                for answer in answers { write(MessageStream.bytes(of: answer, .headers)) }
                if isDone { return server.state == .shutDown }
            } catch {
                if case .broken(let reason) = error { fail(reason) }
                return server.state == .shutDown
            }
        }
    }

    /// What is sent when no message waits: diagnostics of graphs that changed.
    public mutating func idle() -> [JSON] {
        guard state == .running else { return [] }
        let messages = waiting + workspace.stale.sorted().flatMap { diagnostics(of: $0) }
        waiting = []
        return messages
    }

    /// The answer to a message, and whether the connection ends.
    public mutating func answer(_ bytes: [UInt8]) -> (messages: [JSON], isDone: Bool) {
        let message: JSON
        do throws(JSON.Mistake) {
            message = try JSON(parsing: bytes)
        } catch {
            return ([RPCCall.failure(nil, .parseError, "this is not JSON: \(error.message)")], false)
        }
        do throws(RPCCall.Failure) {
            guard let call = try RPCCall(message) else { return ([], false) }
            if call.method == "exit" { return ([], true) }
            guard let id = call.id else {
                notify(call)
                return ([], false)
            }
            return ([respond(to: call, id)], false)
        } catch {
            return ([RPCCall.failure(message["id"], error, "this is no request")], false)
        }
    }

    private mutating func respond(to call: RPCCall, _ id: JSON) -> JSON {
        if call.method == "initialize" {
            guard state == .new else { return RPCCall.failure(id, .invalidRequest, "it is initialized already") }
            state = .running
            return RPCCall.response(id, initialize(call.params))
        }
        guard state == .running else {
            let failure: RPCCall.Failure = state == .new ? .notInitialized : .invalidRequest
            return RPCCall.failure(id, failure, state == .new ? "`initialize` comes first" : "it is shut down")
        }
        if call.method == "shutdown" {
            state = .shutDown
            return RPCCall.response(id, .null)
        }
        guard let answer = answers[call.method] else {
            return RPCCall.failure(id, .methodNotFound, "there is no method `\(call.method)`")
        }
        do throws(Refusal) {
            return RPCCall.response(id, try answer(&self, call.params))
        } catch {
            return RPCCall.failure(id, error.failure, error.message)
        }
    }

    // MARK: Life cycle

    private mutating func initialize(_ params: JSON) -> JSON {
        var folders = (params["workspaceFolders"]?.array ?? []).compactMap { $0["uri"]?.string }
        if folders.isEmpty, let root = params["rootUri"]?.string { folders = [root] }
        workspace.set(folders: folders.compactMap { FileURI.path(of: $0).map(Self.withoutSlash) })
        let capabilities = params["capabilities"]?["workspace"]
        watchesFiles = capabilities?["didChangeWatchedFiles"]?["dynamicRegistration"]?.bool == true
        takesVersionedEdits = capabilities?["workspaceEdit"]?["documentChanges"]?.bool == true
        return .object([
            ("capabilities", Self.capabilities),
            ("serverInfo", .object([("name", .string("navgen")), ("version", .string(version))])),
        ])
    }

    private static func withoutSlash(_ path: String) -> String {
        path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    private mutating func notify(_ call: RPCCall) {
        guard state == .running else { return }
        let document = call.params["textDocument"]
        let path = (document?["uri"]?.string).flatMap { FileURI.path(of: $0) }
        switch call.method {
        case "initialized": if watchesFiles { waiting.append(Self.registration) }
        case "textDocument/didOpen":
            guard let document, let path, let uri = document["uri"]?.string, let text = document["text"]?.string
            else { return }
            workspace.open(path, .init(uri: uri, version: document["version"]?.int ?? 0, text: Array(text.utf8)))
        case "textDocument/didChange":
            guard let path, let changes = call.params["contentChanges"]?.array else { return }
            change(path, version: document?["version"]?.int, changes)
        case "textDocument/didClose": if let path { workspace.close(path) }
        case "textDocument/didSave", "workspace/didChangeWatchedFiles": workspace.filesChanged()
        case "workspace/didChangeWorkspaceFolders":
            let event = call.params["event"]
            func paths(_ name: String) -> [String] {
                (event?[name]?.array ?? []).compactMap { $0["uri"]?.string }
                    .compactMap { FileURI.path(of: $0).map(Self.withoutSlash) }
            }
            let removed = Set(paths("removed"))
            workspace.set(folders: workspace.folders.filter { !removed.contains($0) } + paths("added"))
            workspace.filesChanged()
        default: break
        }
    }

    private mutating func change(_ path: String, version: Int?, _ changes: [JSON]) {
        guard let document = workspace.documents[path] else { return }
        var text = document.text
        for change in changes {
            guard let new = change["text"]?.string else { continue }
            if let range = change["range"], let start = Self.position(range["start"]),
                let end = Self.position(range["end"])
            {
                let lines = EditorLines(text)
                let first = lines.offset(of: start)
                text.replaceSubrange(first..<max(first, lines.offset(of: end)), with: new.utf8)
            } else {
                text = Array(new.utf8)
            }
        }
        workspace.change(path, version: version ?? document.version &+ 1, text)
    }

    // MARK: Diagnostics

    private mutating func diagnostics(of main: String) -> [JSON] {
        workspace.sent(main)
        var byFile: [String: [JSON]] = [:]
        if workspace.openGraphs.contains(main), workspace.looksLikeGraph(main) {
            for graph in [main] + workspace.outcasts(of: main) {
                guard let snapshot = workspace.snapshot(ofGraph: graph) else { continue }
                let others = Set(byFile.keys)
                for source in snapshot.compiledTexts.files where !others.contains(source.name) {
                    byFile[source.name] = []
                }
                for diagnostic in snapshot.compilation.diagnostics {
                    let name = snapshot.compiledTexts[diagnostic.range.file].name
                    if !others.contains(name) { byFile[name]?.append(json(diagnostic, snapshot)) }
                }
            }
        }
        let cleared = (shown[main] ?? []).subtracting(byFile.keys)
        shown[main] = byFile.isEmpty ? nil : Set(byFile.keys)
        let messages = byFile.sorted { $0.key < $1.key } + cleared.sorted().map { ($0, []) }
        return messages.map { name, diagnostics in
            let document = workspace.documents[name]
            let version = document.map { [("version", JSON.int($0.version))] } ?? []
            return RPCCall.notification(
                "textDocument/publishDiagnostics",
                .object([("uri", .string(uri(of: name)))] + version + [("diagnostics", .array(diagnostics))]))
        }
    }

    func json(_ diagnostic: Diagnostic, _ snapshot: Snapshot) -> JSON {
        let severity =
            switch diagnostic.severity {
            case .error: 1
            case .warning: 2
            case .note: 3
            }
        let message = [diagnostic.message, diagnostic.witness.map { "for example: \($0)" }, diagnostic.help]
            .compactMap(\.self).joined(separator: "\n")
        let related = diagnostic.notes.compactMap { note -> JSON? in
            note.range.map {
                .object([("location", location($0, snapshot.compiledTexts)), ("message", .string(note.message))])
            }
        }
        let plain = diagnostic.notes.filter { $0.range == nil }.map { "\n" + $0.message }.joined()
        return .object(
            [
                ("range", range(diagnostic.range, snapshot.compiledTexts)), ("severity", .int(severity)),
                ("code", .string(diagnostic.rule.name)), ("source", .string("navgen")),
                ("message", .string(message + plain)),
            ] + (related.isEmpty ? [] : [("relatedInformation", .array(related))])
                + (diagnostic.rule == "no-effect" || diagnostic.rule.name.hasPrefix("unused-")
                    ? [("tags", .array([.int(1)]))] : [])
                + (diagnostic.rule == "deprecated-node" ? [("tags", .array([.int(2)]))] : []))
    }

    // MARK: Requests

    struct Refusal: Error {
        var failure = RPCCall.Failure.requestFailed
        var message: String
    }

    private typealias Answer = @Sendable (inout LanguageServer, JSON) throws(Refusal) -> JSON

    private let answers: [String: Answer] = [
        "textDocument/completion": { server, params throws(Refusal) in try server.completion(params) },
        "textDocument/hover": { server, params throws(Refusal) in try server.hover(params) },
        "textDocument/definition": { server, params throws(Refusal) in try server.definition(params) },
        "textDocument/references": { server, params throws(Refusal) in try server.references(params) },
        "textDocument/documentHighlight": { server, params throws(Refusal) in try server.highlights(params) },
        "textDocument/prepareRename": { server, params throws(Refusal) in try server.prepareRename(params) },
        "textDocument/rename": { server, params throws(Refusal) in try server.rename(params) },
        "textDocument/documentSymbol": { server, params throws(Refusal) in try server.documentSymbols(params) },
        "workspace/symbol": { server, params throws(Refusal) in server.workspaceSymbols(params) },
        "textDocument/foldingRange": { server, params throws(Refusal) in try server.foldingRanges(params) },
        "textDocument/inlayHint": { server, params throws(Refusal) in try server.inlayHints(params) },
        "textDocument/semanticTokens/full": { server, params throws(Refusal) in try server.semanticTokens(params) },
        "textDocument/codeLens": { server, params throws(Refusal) in try server.codeLenses(params) },
        "textDocument/formatting": { server, params throws(Refusal) in try server.formatting(params) },
        "textDocument/codeAction": { server, params throws(Refusal) in try server.codeActions(params) },
    ]

    /// The open document that a request is about.
    func document(_ params: JSON) throws(Refusal) -> (path: String, document: Workspace.Document) {
        guard let uri = params["textDocument"]?["uri"]?.string, let path = FileURI.path(of: uri) else {
            throw Refusal(failure: .invalidParams, message: "`textDocument.uri` has to be the URI of a file")
        }
        guard let document = workspace.documents[path] else {
            throw Refusal(failure: .invalidParams, message: "\(path) is not open")
        }
        return (path, document)
    }

    /// A position in the current version of a graph.
    struct Cursor {
        var snapshot: Snapshot
        var file: FileID
        var offset: Int
    }

    mutating func snapshot(_ params: JSON) throws(Refusal) -> (snapshot: Snapshot, file: FileID) {
        let path = try document(params).path
        guard let found = workspace.snapshot(of: path) else { throw Refusal(message: "\(path) cannot be read") }
        return found
    }

    mutating func cursor(_ params: JSON) throws(Refusal) -> Cursor {
        let position = try Self.askedPosition(params)
        let (snapshot, file) = try snapshot(params)
        return Cursor(snapshot: snapshot, file: file, offset: snapshot.texts.lines(of: file).offset(of: position))
    }

    // MARK: Positions

    static func askedPosition(_ params: JSON) throws(Refusal) -> EditorPosition {
        guard let position = position(params["position"]) else {
            throw Refusal(failure: .invalidParams, message: "`position` has to be a line and a character")
        }
        return position
    }

    static func position(_ json: JSON?) -> EditorPosition? {
        guard let line = json?["line"]?.int, let character = json?["character"]?.int else { return nil }
        return EditorPosition(line: line, character: character)
    }

    static func json(_ position: EditorPosition) -> JSON {
        .object([("line", .int(position.line)), ("character", .int(position.character))])
    }

    static func range(_ start: EditorPosition, _ end: EditorPosition) -> JSON {
        .object([("start", json(start)), ("end", json(end))])
    }

    func range(_ range: SourceRange, _ texts: SourceTexts) -> JSON {
        let lines = texts.lines(of: range.file)
        return Self.range(lines.position(of: Int(range.start)), lines.position(of: Int(range.end)))
    }

    func location(_ range: SourceRange, _ texts: SourceTexts) -> JSON {
        .object([("uri", .string(uri(of: texts[range.file].name))), ("range", self.range(range, texts))])
    }

    func uri(of path: String) -> String { workspace.documents[path]?.uri ?? FileURI.uri(of: path) }
}
