import NavGraph
import NavSwiftReader
import NavSyntax

/// The Swift files of an app, with what rules ask about all of them.
struct AuditedApp: Sendable {
    let files: [AuditedFile]
    let graph: AnalyzedGraph?
    private(set) var paths = NavigationPaths()
    private let names: TypeNames

    init(_ sources: [SourceFile], graph: AnalyzedGraph? = nil) {
        self.graph = graph
        files = concurrently(sources.count) { AuditedFile(SwiftSource(sources[$0], FileID($0)), index: $0) }
        names = TypeNames(files)
        paths = NavigationPaths(self)
    }

    /// Whether the app declares a type with this name.
    func declares(_ name: String) -> Bool { names.isDeclared(name) }

    /// The declaration of a type that a file names: in that file, or the only one of the app.
    func declaration(of name: String, from file: Int) -> (file: AuditedFile, type: SourceType)? {
        names.declaration(of: name, from: file).map { (files[$0.file], files[$0.file].types[$0.type]) }
    }

    /// A type with its extensions in the same file, or everywhere if there is only one type of its name.
    func parts(of type: SourceType, in file: AuditedFile) -> [(file: AuditedFile, type: SourceType)] {
        let declared = type.kind == .extension ? declaration(of: type.simpleName, from: file.index) : nil
        let extensions = names.extensions(of: type.simpleName, from: file.index).map {
            (file: files[$0.file], type: files[$0.file].types[$0.type])
        }
        if type.kind == .extension, declared == nil { return [(file, type)] }
        return [declared ?? (file, type)] + extensions
    }

    /// The properties of a type, also those of its extensions.
    func properties(of type: SourceType, in file: AuditedFile) -> [(file: AuditedFile, property: SwiftProperty)] {
        parts(of: type, in: file).flatMap { part in part.type.properties.map { (part.file, $0) } }
    }
}

/// A Swift file with what rules ask about it.
struct AuditedFile: Sendable {
    let swift: SwiftSource
    let index: Int
    let ignores: [IgnoreComment]
    /// Whether it has tests, in which much of what apps should not do is fine.
    let isTest: Bool
    /// Names of values that are URLs, or URL components.
    let urls: URLNames

    var code: SwiftCode { swift.code }
    var types: [SourceType] { swift.types }
    var calls: [SwiftCall] { swift.calls }

    init(_ swift: SwiftSource, index: Int) {
        self.swift = swift
        self.index = index
        ignores = Self.ignores(in: swift.code)
        let imports = swift.code.tokens.indices.filter { swift.code.text($0) == "import" }.map {
            swift.code.text($0 + 1)
        }
        isTest = imports.contains("XCTest") || imports.contains("Testing")
        urls = URLNames(swift.code)
    }

    /// `// navgen:ignore rule` at the end of a line.
    private static func ignores(in code: SwiftCode) -> [IgnoreComment] {
        let marked = code.comments.filter { $0.text.hasPrefix("navgen:ignore") }
        guard !marked.isEmpty else { return [] }
        let lines = LineTable(code.file)
        return marked.flatMap { comment -> [IgnoreComment] in
            let names = comment.text.dropFirst("navgen:ignore".count).split { ", :".contains($0) }.map(String.init)
            let range = SourceRange(file: code.id, start: comment.start, end: comment.end)
            return (names.isEmpty ? [""] : names).map {
                IgnoreComment(line: lines.line(of: comment.start), rule: $0, range: range)
            }
        }
    }
}
