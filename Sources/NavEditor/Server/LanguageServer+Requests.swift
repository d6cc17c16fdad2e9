import NavCompiler
import NavGraph
import NavPlatform
import NavSyntax

/// The answers to requests about a graph.
extension LanguageServer {
    mutating func completion(_ params: JSON) throws(Refusal) -> JSON {
        let (path, document) = try document(params)
        let position = try Self.askedPosition(params)
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

    mutating func hover(_ params: JSON) throws(Refusal) -> JSON {
        let cursor = try cursor(params)
        guard let hover = cursor.snapshot.hover(at: cursor.offset, in: cursor.file) else { return .null }
        return .object([
            ("contents", .object([("kind", .string("markdown")), ("value", .string(hover.text))])),
            ("range", range(hover.range, cursor.snapshot.texts)),
        ])
    }

    mutating func definition(_ params: JSON) throws(Refusal) -> JSON {
        let cursor = try cursor(params)
        let index = cursor.snapshot.index
        let declarations = index.occurrences(at: cursor.offset, in: cursor.file)
            .compactMap { index.declaration(of: $0.symbol) }
        if declarations.isEmpty, let included = cursor.snapshot.included(at: cursor.offset, in: cursor.file) {
            return .array([location(included, cursor.snapshot.texts)])
        }
        return .array(declarations.map { location($0, cursor.snapshot.texts) })
    }

    mutating func references(_ params: JSON) throws(Refusal) -> JSON {
        let cursor = try cursor(params)
        let index = cursor.snapshot.index
        let isWhole = params["context"]?["includeDeclaration"]?.bool ?? true
        let found = index.occurrences(at: cursor.offset, in: cursor.file).flatMap { index.occurrences(of: $0.symbol) }
        return .array(found.filter { isWhole || !$0.isDeclaration }.map { location($0.range, cursor.snapshot.texts) })
    }

    mutating func highlights(_ params: JSON) throws(Refusal) -> JSON {
        let cursor = try cursor(params)
        let index = cursor.snapshot.index
        let found = index.occurrences(at: cursor.offset, in: cursor.file).flatMap { index.occurrences(of: $0.symbol) }
        return .array(
            found.filter { $0.range.file == cursor.file }.map {
                .object([("range", range($0.range, cursor.snapshot.texts)), ("kind", .int($0.isDeclaration ? 3 : 2))])
            })
    }

    // MARK: Renaming

    mutating func prepareRename(_ params: JSON) throws(Refusal) -> JSON {
        let cursor = try cursor(params)
        guard let found = cursor.snapshot.index.occurrences(at: cursor.offset, in: cursor.file).first else {
            throw Refusal(message: "there is no name here that can be changed")
        }
        let text = cursor.snapshot.sources[Int(cursor.file.index)].text
        let name = String(decoding: text[Int(found.range.start)..<Int(found.range.end)], as: UTF8.self)
        return .object([("range", range(found.range, cursor.snapshot.texts)), ("placeholder", .string(name))])
    }

    mutating func rename(_ params: JSON) throws(Refusal) -> JSON {
        let cursor = try cursor(params)
        guard let name = params["newName"]?.string else {
            throw Refusal(failure: .invalidParams, message: "`newName` is missing")
        }
        guard let found = cursor.snapshot.index.occurrences(at: cursor.offset, in: cursor.file).first else {
            throw Refusal(message: "there is no name here that can be changed")
        }
        do throws(Renaming.Refusal) {
            let renaming = try cursor.snapshot.renaming(found.symbol, to: name)
            return workspaceEdit(renaming.edits, cursor.snapshot.texts)
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

    mutating func codeActions(_ params: JSON) throws(Refusal) -> JSON {
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

    mutating func formatting(_ params: JSON) throws(Refusal) -> JSON {
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

    mutating func documentSymbols(_ params: JSON) throws(Refusal) -> JSON {
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

    mutating func workspaceSymbols(_ params: JSON) -> JSON {
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
                case .parameter, .enumCase, .alertAction: continue
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

    mutating func foldingRanges(_ params: JSON) throws(Refusal) -> JSON {
        let document = try document(params).document
        return .array(
            Folding.ranges(document.text).map {
                .object(
                    [("startLine", .int($0.first)), ("endLine", .int($0.last))]
                        + ($0.isComment ? [("kind", .string("comment"))] : []))
            })
    }

    mutating func inlayHints(_ params: JSON) throws(Refusal) -> JSON {
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

    mutating func semanticTokens(_ params: JSON) throws(Refusal) -> JSON {
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

    mutating func codeLenses(_ params: JSON) throws(Refusal) -> JSON {
        let (snapshot, file) = try snapshot(params)
        return .array(
            snapshot.lenses(in: file).map {
                .object([
                    ("range", range($0.range, snapshot.texts)),
                    ("command", .object([("title", .string($0.title)), ("command", .string(""))])),
                ])
            })
    }
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
