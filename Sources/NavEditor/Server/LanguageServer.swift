public import NavDriver
import NavGraph
import NavPlatform
public import NavSyntax

/// A server of the Language Server Protocol 3.17. It answers one message at a time; diagnostics are
/// sent when no further message waits.
public struct LanguageServer {
    public enum State: Sendable { case new, running, shutDown }

    private var workspace: Workspace
    private var state = State.new
    /// The files for which the editor shows diagnostics, by graph.
    private var shown: [String: Set<String>] = [:]
    private let version: String
    private var watchesFiles = false
    private var takesVersionedEdits = false
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

    private static let capabilities: JSON = .object([
        ("positionEncoding", .string("utf-16")),
        (
            "textDocumentSync",
            .object([
                ("openClose", .bool(true)), ("change", .int(2)), ("save", .object([("includeText", .bool(false))])),
            ])
        ),
        (
            "completionProvider",
            .object([
                (
                    "triggerCharacters",
                    .array(["{", ":", " ", "[", ",", "!", ".", "\"", "-"].map { .string($0) })
                )
            ])
        ),
        ("hoverProvider", .bool(true)), ("definitionProvider", .bool(true)), ("referencesProvider", .bool(true)),
        ("documentHighlightProvider", .bool(true)), ("documentSymbolProvider", .bool(true)),
        ("workspaceSymbolProvider", .bool(true)), ("foldingRangeProvider", .bool(true)),
        ("inlayHintProvider", .bool(true)), ("codeLensProvider", .object([("resolveProvider", .bool(false))])),
        ("documentFormattingProvider", .bool(true)),
        ("renameProvider", .object([("prepareProvider", .bool(true))])),
        (
            "codeActionProvider",
            .object([("codeActionKinds", .array([.string("quickfix"), .string("source.fixAll")]))])
        ),
        (
            "semanticTokensProvider",
            .object([
                (
                    "legend",
                    .object([
                        ("tokenTypes", .array(SemanticToken.Kind.allCases.map { .string($0.name) })),
                        ("tokenModifiers", .array([.string("declaration")])),
                    ])
                ),
                ("full", .bool(true)), ("range", .bool(false)),
            ])
        ),
        (
            "workspace",
            .object([
                ("workspaceFolders", .object([("supported", .bool(true)), ("changeNotifications", .bool(true))]))
            ])
        ),
    ])

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

    private static let registration: JSON = .object([
        ("jsonrpc", .string("2.0")), ("id", .string("watch")), ("method", .string("client/registerCapability")),
        (
            "params",
            .object([
                (
                    "registrations",
                    .array([
                        .object([
                            ("id", .string("watch")), ("method", .string("workspace/didChangeWatchedFiles")),
                            (
                                "registerOptions",
                                .object([
                                    ("watchers", .array([.object([("globPattern", .string("**/*.{yaml,yml}"))])]))
                                ])
                            ),
                        ])
                    ])
                )
            ])
        ),
    ])

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
        workspace.change(path, version: version ?? document.version + 1, text)
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
        shown[main] = Set(byFile.keys)
        let messages = byFile.sorted { $0.key < $1.key } + cleared.sorted().map { ($0, []) }
        return messages.map { name, diagnostics in
            let document = workspace.documents[name]
            let version = document.map { [("version", JSON.int($0.version))] } ?? []
            return RPCCall.notification(
                "textDocument/publishDiagnostics",
                .object([("uri", .string(uri(of: name)))] + version + [("diagnostics", .array(diagnostics))]))
        }
    }

    private func json(_ diagnostic: Diagnostic, _ snapshot: Snapshot) -> JSON {
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
    private func document(_ params: JSON) throws(Refusal) -> (path: String, document: Workspace.Document) {
        guard let uri = params["textDocument"]?["uri"]?.string, let path = FileURI.path(of: uri) else {
            throw Refusal(failure: .invalidParams, message: "`textDocument.uri` has to be the URI of a file")
        }
        guard let document = workspace.documents[path] else {
            throw Refusal(failure: .invalidParams, message: "\(path) is not open")
        }
        return (path, document)
    }

    /// A place in the current version of a graph.
    private struct Place {
        var snapshot: Snapshot
        var file: FileID
        var offset: Int
    }

    private mutating func snapshot(_ params: JSON) throws(Refusal) -> (snapshot: Snapshot, file: FileID) {
        let path = try document(params).path
        guard let found = workspace.snapshot(of: path) else { throw Refusal(message: "\(path) cannot be read") }
        return found
    }

    private mutating func place(_ params: JSON) throws(Refusal) -> Place {
        guard let position = Self.position(params["position"]) else {
            throw Refusal(failure: .invalidParams, message: "`position` has to be a line and a character")
        }
        let (snapshot, file) = try snapshot(params)
        return Place(snapshot: snapshot, file: file, offset: snapshot.texts.lines(of: file).offset(of: position))
    }

    private mutating func completion(_ params: JSON) throws(Refusal) -> JSON {
        let (path, document) = try document(params)
        guard let position = Self.position(params["position"]) else {
            throw Refusal(failure: .invalidParams, message: "`position` has to be a line and a character")
        }
        let lines = EditorLines(document.text)
        let folder = Paths.folder(of: path)
        let names = workspace.names(of: path)
        let completer = Completer(
            names?.graph
                ?? Graph(
                    name: Located("", .init(file: FileID(0), start: 0, end: 0)),
                    start: .init(file: FileID(0), start: 0, end: 0)),
            names?.texts.file(path), document.text, at: lines.offset(of: position),
            files: workspace.graphFiles(in: folder).filter { $0 != path }.map { String($0.dropFirst(folder.count)) })
        let items = completer.items.enumerated().map { number, item -> JSON in
            let start = lines.position(of: item.range.lowerBound)
            let end = lines.position(of: item.range.upperBound)
            let order = String(number)
            return .object(
                [
                    ("label", .string(item.label)), ("kind", .int(item.kind.number)),
                    // Without it, Neovim 0.11 shows all items, whatever has been typed.
                    ("filterText", .string(item.label)),
                    ("sortText", .string(String(repeating: "0", count: max(0, 6 - order.count)) + order)),
                    (
                        "textEdit",
                        .object([("range", Self.range(start, end)), ("newText", .string(item.replacement))])
                    ),
                ] + (item.detail.map { [("detail", .string($0))] } ?? [])
                    + (item.doc.map { [("documentation", .string($0))] } ?? []))
        }
        return .object([("isIncomplete", .bool(false)), ("items", .array(items))])
    }

    private mutating func hover(_ params: JSON) throws(Refusal) -> JSON {
        let place = try place(params)
        guard let hover = place.snapshot.hover(at: place.offset, in: place.file) else { return .null }
        return .object([
            ("contents", .object([("kind", .string("markdown")), ("value", .string(hover.text))])),
            ("range", range(hover.range, place.snapshot.texts)),
        ])
    }

    private mutating func definition(_ params: JSON) throws(Refusal) -> JSON {
        let place = try place(params)
        let index = place.snapshot.index
        let declarations = index.occurrences(at: place.offset, in: place.file)
            .compactMap { index.declaration(of: $0.symbol) }
        if declarations.isEmpty, let included = place.snapshot.included(at: place.offset, in: place.file) {
            return .array([location(included, place.snapshot.texts)])
        }
        return .array(declarations.map { location($0, place.snapshot.texts) })
    }

    private mutating func references(_ params: JSON) throws(Refusal) -> JSON {
        let place = try place(params)
        let index = place.snapshot.index
        let isWhole = params["context"]?["includeDeclaration"]?.bool ?? true
        let found = index.occurrences(at: place.offset, in: place.file).flatMap { index.occurrences(of: $0.symbol) }
        return .array(found.filter { isWhole || !$0.isDeclaration }.map { location($0.range, place.snapshot.texts) })
    }

    private mutating func highlights(_ params: JSON) throws(Refusal) -> JSON {
        let place = try place(params)
        let index = place.snapshot.index
        let found = index.occurrences(at: place.offset, in: place.file).flatMap { index.occurrences(of: $0.symbol) }
        return .array(
            found.filter { $0.range.file == place.file }.map {
                .object([("range", range($0.range, place.snapshot.texts)), ("kind", .int($0.isDeclaration ? 3 : 2))])
            })
    }

    // MARK: Renaming

    private mutating func prepareRename(_ params: JSON) throws(Refusal) -> JSON {
        let place = try place(params)
        guard let found = place.snapshot.index.occurrences(at: place.offset, in: place.file).first else {
            throw Refusal(message: "there is no name here that can be changed")
        }
        let text = place.snapshot.sources[Int(place.file.index)].text
        let name = String(decoding: text[Int(found.range.start)..<Int(found.range.end)], as: UTF8.self)
        return .object([("range", range(found.range, place.snapshot.texts)), ("placeholder", .string(name))])
    }

    private mutating func rename(_ params: JSON) throws(Refusal) -> JSON {
        let place = try place(params)
        guard let name = params["newName"]?.string else {
            throw Refusal(failure: .invalidParams, message: "`newName` is missing")
        }
        guard let found = place.snapshot.index.occurrences(at: place.offset, in: place.file).first else {
            throw Refusal(message: "there is no name here that can be changed")
        }
        do throws(Renaming.Refusal) {
            let renaming = try place.snapshot.renaming(found.symbol, to: name)
            return workspaceEdit(renaming.edits, place.snapshot.texts)
        } catch {
            throw Refusal(message: error.message + (error.help.map { "; \($0)" } ?? ""))
        }
    }

    /// Edits with the versions of the texts that they are for, if the editor understands that.
    private func workspaceEdit(_ edits: [TextEdit], _ texts: SourceTexts) -> JSON {
        let byFile = Dictionary(grouping: edits, by: \.range.file).sorted { $0.key < $1.key }.map { file, edits in
            (name: texts[file].name, edits: JSON.array(edits.map { edit($0, texts) }))
        }
        guard takesVersionedEdits else {
            return .object([("changes", .object(byFile.map { (uri(of: $0.name), $0.edits) }))])
        }
        let changes = byFile.map { name, edits -> JSON in
            let version = workspace.documents[name].map { JSON.int($0.version) } ?? .null
            return .object([
                ("textDocument", .object([("uri", .string(uri(of: name))), ("version", version)])), ("edits", edits),
            ])
        }
        return .object([("documentChanges", .array(changes))])
    }

    private func edit(_ edit: TextEdit, _ texts: SourceTexts) -> JSON {
        .object([("range", range(edit.range, texts)), ("newText", .string(edit.replacement))])
    }

    // MARK: Quick fixes

    private mutating func codeActions(_ params: JSON) throws(Refusal) -> JSON {
        guard let start = Self.position(params["range"]?["start"]), let end = Self.position(params["range"]?["end"])
        else { throw Refusal(failure: .invalidParams, message: "`range` has to have a start and an end") }
        let path = try document(params).path
        guard let snapshot = workspace.snapshot(ofGraph: workspace.owner(of: path)),
            let file = snapshot.compiledTexts.file(path)
        else { return .array([]) }
        let lines = snapshot.compiledTexts.lines(of: file)
        let wanted = Int32(lines.offset(of: start))...Int32(max(lines.offset(of: start), lines.offset(of: end)))
        let only = params["context"]?["only"]?.array?.compactMap(\.string)
        func isWanted(_ kind: String) -> Bool { only?.contains { kind == $0 || kind.hasPrefix($0 + ".") } ?? true }
        let fixable = snapshot.compilation.diagnostics.filter { $0.fix != nil && $0.range.file == file }
        var actions: [JSON] = []
        if isWanted("quickfix") {
            actions += fixable.filter { $0.range.start <= wanted.upperBound && $0.range.end >= wanted.lowerBound }
                .map { diagnostic in
                    .object([
                        ("title", .string(diagnostic.help ?? diagnostic.message)), ("kind", .string("quickfix")),
                        ("diagnostics", .array([json(diagnostic, snapshot)])),
                        ("isPreferred", .bool(diagnostic.fix?.isSafe ?? false)),
                        ("edit", workspaceEdit(diagnostic.fix?.edits ?? [], snapshot.compiledTexts)),
                    ])
                }
        }
        if only != nil, isWanted("source.fixAll"), let edit = workspace.fixAll(of: workspace.owner(of: path)),
            !edit.isEmpty
        {
            actions.append(
                .object([
                    ("title", .string("Fix what navgen can fix")), ("kind", .string("source.fixAll")),
                    ("edit", workspaceEdit(edit, snapshot.compiledTexts)),
                ]))
        }
        return .array(actions)
    }

    private mutating func formatting(_ params: JSON) throws(Refusal) -> JSON {
        let (path, document) = try document(params)
        switch formatYAML(document.text, name: path, id: FileID(0)) {
        case .formatted(document.text): return .array([])
        case .formatted(let text):
            let lines = EditorLines(document.text)
            let whole = Self.range(lines.position(of: 0), lines.position(of: document.text.count))
            let new = String(decoding: text, as: UTF8.self)
            return .array([.object([("range", whole), ("newText", .string(new))])])
        case .invalid: throw Refusal(message: "a file that is not valid YAML cannot be formatted")
        case .unsupported: throw Refusal(message: "this file cannot be formatted without changing its meaning")
        }
    }

    // MARK: Structure

    private mutating func documentSymbols(_ params: JSON) throws(Refusal) -> JSON {
        let (path, document) = try document(params)
        let lines = EditorLines(document.text)
        var parsed = parseYAML(document.text, name: path, id: FileID(0))
        if !parsed.isYAML {
            parsed = parseYAML(SourceReader.upToMistake(document.text, path), name: path, id: FileID(0))
        }
        func json(_ item: OutlineItem) -> JSON {
            func range(_ range: SourceRange) -> JSON {
                Self.range(lines.position(of: Int(range.start)), lines.position(of: Int(range.end)))
            }
            return .object(
                [
                    ("name", .string(item.name.isEmpty ? "?" : item.name)), ("kind", .int(item.kind.number)),
                    ("range", range(item.range)), ("selectionRange", range(item.nameRange)),
                ] + (item.detail.map { [("detail", .string($0))] } ?? [])
                    + (item.children.isEmpty ? [] : [("children", .array(item.children.map(json)))]))
        }
        return .array(FileOutline.items(of: parsed).map(json))
    }

    private mutating func workspaceSymbols(_ params: JSON) -> JSON {
        let query = (params["query"]?.string ?? "").lowercased()
        var found: [JSON] = []
        for main in workspace.openGraphs.sorted() {
            guard let snapshot = workspace.snapshot(ofGraph: main) else { continue }
            for occurrence in snapshot.index.occurrences where occurrence.isDeclaration {
                let name = snapshot.index.name(of: occurrence.symbol)
                let kind: OutlineItem.Kind
                switch occurrence.symbol {
                case .node: kind = .node
                case .type: kind = .type
                case .condition: kind = .condition
                case .parameter: continue
                }
                guard query.isEmpty || name.lowercased().isMatched(by: query) else { continue }
                found.append(
                    .object([
                        ("name", .string(name)), ("kind", .int(kind.number)),
                        ("location", location(occurrence.range, snapshot.texts)),
                    ]))
                if found.count == 1000 { return .array(found) }
            }
        }
        return .array(found)
    }

    private mutating func foldingRanges(_ params: JSON) throws(Refusal) -> JSON {
        let document = try document(params).document
        return .array(
            Folding.ranges(document.text).map {
                .object(
                    [("startLine", .int($0.first)), ("endLine", .int($0.last))]
                        + ($0.isComment ? [("kind", .string("comment"))] : []))
            })
    }

    private mutating func inlayHints(_ params: JSON) throws(Refusal) -> JSON {
        let (snapshot, file) = try snapshot(params)
        let lines = snapshot.texts.lines(of: file)
        let start = Self.position(params["range"]?["start"]).map { lines.offset(of: $0) } ?? 0
        let end = Self.position(params["range"]?["end"]).map { lines.offset(of: $0) } ?? .max
        return .array(
            snapshot.hints(in: file).filter { (start...max(start, end)).contains($0.offset) }.map {
                .object([
                    ("position", Self.json(lines.position(of: $0.offset))), ("label", .string($0.text)),
                    ("paddingLeft", .bool(true)),
                ])
            })
    }

    private mutating func semanticTokens(_ params: JSON) throws(Refusal) -> JSON {
        let (snapshot, file) = try snapshot(params)
        let lines = snapshot.texts.lines(of: file)
        var data: [JSON] = []
        var last = EditorPosition(line: 0, character: 0)
        for token in snapshot.tokens(in: file) {
            let start = lines.position(of: Int(token.range.start))
            let end = lines.position(of: Int(token.range.end))
            guard start.line == end.line else { continue }
            let column = start.line == last.line ? start.character - last.character : start.character
            data += [
                start.line - last.line, column, end.character - start.character, token.kind.rawValue,
                token.isDeclaration ? 1 : 0,
            ].map { .int($0) }
            last = start
        }
        return .object([("data", .array(data))])
    }

    private mutating func codeLenses(_ params: JSON) throws(Refusal) -> JSON {
        let (snapshot, file) = try snapshot(params)
        return .array(
            snapshot.lenses(in: file).map {
                .object([
                    ("range", range($0.range, snapshot.texts)),
                    ("command", .object([("title", .string($0.title)), ("command", .string(""))])),
                ])
            })
    }

    // MARK: Positions

    private static func position(_ json: JSON?) -> EditorPosition? {
        guard let line = json?["line"]?.int, let character = json?["character"]?.int else { return nil }
        return EditorPosition(line: line, character: character)
    }

    private static func json(_ position: EditorPosition) -> JSON {
        .object([("line", .int(position.line)), ("character", .int(position.character))])
    }

    private static func range(_ start: EditorPosition, _ end: EditorPosition) -> JSON {
        .object([("start", json(start)), ("end", json(end))])
    }

    private func range(_ range: SourceRange, _ texts: SourceTexts) -> JSON {
        let lines = texts.lines(of: range.file)
        return Self.range(lines.position(of: Int(range.start)), lines.position(of: Int(range.end)))
    }

    private func location(_ range: SourceRange, _ texts: SourceTexts) -> JSON {
        .object([("uri", .string(uri(of: texts[range.file].name))), ("range", self.range(range, texts))])
    }

    private func uri(of path: String) -> String { workspace.documents[path]?.uri ?? FileURI.uri(of: path) }
}

extension String {
    /// Whether the letters of a query are in it, in this order.
    fileprivate func isMatched(by query: String) -> Bool {
        var rest = query[...]
        for character in self where character == rest.first { rest.removeFirst() }
        return rest.isEmpty
    }
}

extension CompletionItem.Kind {
    /// The number in the protocol.
    fileprivate var number: Int {
        switch self {
        case .key: 10
        case .node: 7
        case .type: 22
        case .condition: 6
        case .parameter: 5
        case .word: 12
        case .rule: 14
        case .symbol: 16
        case .file: 17
        }
    }
}

extension OutlineItem.Kind {
    /// The number in the protocol.
    fileprivate var number: Int {
        switch self {
        case .section: 3
        case .node: 5
        case .type: 23
        case .condition: 13
        case .step: 6
        case .setting: 7
        }
    }
}
