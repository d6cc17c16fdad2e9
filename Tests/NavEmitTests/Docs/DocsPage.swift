import Foundation
import TestSupport
import Testing

/// A page of the documentation, with its code blocks grouped by the graph to which they belong.
///
/// A comment before a block says how it is tested, if that does not follow from the block itself:
///
/// * A `yaml` block with `navgen: 1` is a graph. All Swift blocks up to the next graph are compiled as
///   one module, with the Swift that navgen writes for the graph.
///   `<!-- graph: Graphs/shop.yaml -->` does the same with a file.
/// * After `<!-- library: NavgenKit -->`, Swift blocks are one module, which imports that library.
/// * Another `yaml` block is a part of that graph, which has to contain its lines.
/// * A `swift` block is a file of the module. Its imports apply to all blocks of the graph.
/// * `<!-- statements: exits: HomeExits -->`: the block is the body of a function with these parameters.
/// * `<!-- view: exits: HomeExits -->`: the block is the body of a view with these values.
/// * `<!-- generated -->`: the generated Swift has these lines in this order; `…` omits some.
/// * `<!-- from: Package.swift -->`: the file has these lines in this order.
/// * `<!-- UIKit -->`: the block is compiled only if UIKit is available.
struct DocsPage: CustomTestStringConvertible, Sendable {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    enum Role: Equatable {
        case file
        case statements(String)
        case view(String)
        case generated
        case from(String)
        case uiKit
    }

    struct Block {
        /// The number of its first line of code, starting at 1.
        let line: Int
        let language: String
        let text: String
        var role: Role = .file
    }

    /// A graph, and the blocks that belong to it.
    struct Chapter {
        enum Graph {
            case none
            case file(String)
            case text(String, line: Int)
            /// No graph: the code is a program that uses a library.
            case library(String)
        }

        let graph: Graph
        var blocks: [Block] = []

        /// The imports of all its files.
        var imports: [String] {
            let files = blocks.filter { $0.language == "swift" && $0.role == .file }
            let lines = files.flatMap { $0.text.components(separatedBy: "\n") }.filter { $0.hasPrefix("import ") }
            if case .library(let name) = graph { return Set(["import \(name)"] + lines).sorted() }
            return Set(["import Foundation", "import SwiftUI"] + lines).sorted()
        }
    }

    /// The path in the repository.
    let path: String
    /// The contents to use instead of the file's, for tests.
    var contents: String?
    var testDescription: String { path }

    /// All pages except those that are generated from code, which other tests compare with it.
    static let all: [DocsPage] = {
        let docs = repository.appendingPathComponent("Docs").path
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: docs)) ?? []
        let generated = ["rules/", "changes/", "audit/"]
        let pages = names.filter { name in name.hasSuffix(".md") && !generated.contains(where: name.hasPrefix) }
            .sorted()
        return [DocsPage(path: "README.md")] + pages.map { DocsPage(path: "Docs/" + $0) } + catalogue
    }()

    /// The pages of the libraries' DocC catalogs.
    private static let catalogue = ["NavgenKit", "NavgenRuntime"].flatMap { library -> [DocsPage] in
        let path = "Sources/\(library)/\(library).docc"
        let names = try? FileManager.default.contentsOfDirectory(
            atPath: repository.appendingPathComponent(path).path)
        return (names ?? []).filter { $0.hasSuffix(".md") }.sorted().map { DocsPage(path: "\(path)/\($0)") }
    }

    /// The page's blocks by graph. Throws if a comment has no meaning.
    func chapters() throws -> [Chapter] {
        let text = try contents ?? String(contentsOf: repository.appendingPathComponent(path), encoding: .utf8)
        var chapters = [Chapter(graph: .none)]
        var role: Role?
        var lines = text.components(separatedBy: "\n").enumerated().map { (number: $0 + 1, text: $1) }[...]
        while let line = lines.popFirst() {
            if line.text.hasPrefix("```") {
                let code = lines.prefix { $0.text != "```" }
                lines = lines.dropFirst(code.count + 1)
                let block = Block(
                    line: line.number + 1, language: String(line.text.dropFirst(3)),
                    text: code.map { $0.text + "\n" }.joined(), role: role ?? .file)
                role = nil
                if block.isGraph, block.role == .file {
                    chapters.append(Chapter(graph: .text(block.text, line: block.line)))
                }
                chapters[chapters.count - 1].blocks.append(block)
            } else if let comment = Self.comment(line.text) {
                guard role == nil else { throw failure(line.number, "the comment before this one has no block") }
                if let file = comment.value(of: "graph") {
                    chapters.append(Chapter(graph: .file(file)))
                } else if let library = comment.value(of: "library") {
                    chapters.append(Chapter(graph: .library(library)))
                } else if let meaning = Self.role(comment) {
                    role = meaning
                } else {
                    throw failure(line.number, "`\(comment)` is an unknown comment")
                }
            } else if line.text.contains("```") {
                throw failure(line.number, "a block has to begin at the start of a line")
            } else if !line.text.isEmpty, role != nil {
                throw failure(line.number, "a comment has to be right before its block")
            }
        }
        return chapters
    }

    func failure(_ line: Int, _ text: String) -> Failure { Failure(description: "\(path):\(line): \(text)") }

    /// The content of a line that is a comment.
    private static func comment(_ line: String) -> String? {
        guard line.hasPrefix("<!-- "), line.hasSuffix(" -->") else { return nil }
        return String(line.dropFirst(5).dropLast(4))
    }

    private static func role(_ comment: String) -> Role? {
        switch comment {
        case "generated": return .generated
        case "statements": return .statements("")
        case "view": return .view("")
        case "UIKit": return .uiKit
        default: break
        }
        if let parameters = comment.value(of: "statements") { return .statements(parameters) }
        if let parameters = comment.value(of: "view") { return .view(parameters) }
        return comment.value(of: "from").map { .from($0) }
    }
}

extension DocsPage.Block {
    var isGraph: Bool { language == "yaml" && text.components(separatedBy: "\n").contains("navgen: 1") }

    /// Its lines, without YAML comments and without `…`.
    var significantLines: [String] {
        text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter {
            !$0.isEmpty && !$0.hasPrefix("…") && !$0.hasPrefix("// …") && !(language == "yaml" && $0.hasPrefix("#"))
        }
    }

    /// The first of its lines that a text does not have after the previous ones.
    func firstLine(missingIn text: String) -> String? {
        var lines = text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }[...]
        return significantLines.first { line in
            lines = lines.drop { $0 != line }
            return lines.popFirst() == nil
        }
    }

    /// A file to compile with the block's code; nil if it is not compiled.
    func file(of page: DocsPage, module: String, imports: [String]) -> (name: String, text: String)? {
        let place = "#sourceLocation(file: \"\(page.path)\", line: \(line))\n"
        // Everything is one module here.
        let code = text.replacingOccurrences(of: "@testable import \(module)\n", with: "\n")
        // A block that is only part of a file needs an import of the runtime, if it is about a
        // graph.
        var imports = imports
        if role != .file, !module.isEmpty { imports.append("import NavgenRuntime") }
        let body: String
        switch role {
        case .file: body = place + code
        case .statements(let parameters):
            body = "@MainActor func statements\(line)(\(parameters)) async throws {\n\(place)\(code)}\n"
        case .view(let parameters):
            body = "@MainActor @ViewBuilder func view\(line)(\(parameters)) -> some View {\n\(place)\(code)}\n"
        case .uiKit: body = "#if canImport(UIKit)\n\(place)\(code)#endif\n"
        case .generated, .from: return nil
        }
        return ("Block\(line).swift", (imports + [body]).joined(separator: "\n"))
    }
}

extension String {
    /// What follows a word and a colon.
    fileprivate func value(of word: String) -> String? {
        hasPrefix(word + ": ") ? String(dropFirst(word.count + 2)) : nil
    }
}
