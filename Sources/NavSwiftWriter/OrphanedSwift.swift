public import NavGraph

/// Recognizes Swift files that were generated for a graph by their name and header, including those
/// that the graph no longer produces.
public struct OrphanedSwift: Sendable {
    private let graph: Graph
    private let sourceName: String

    public init(_ graph: Graph, sourceName: String) {
        self.graph = graph
        self.sourceName = sourceName
    }

    /// Whether a file name could be that of a generated file. The contents decide.
    public func isCandidate(_ name: String) -> Bool { name.hasPrefix(graph.name.value) && part(of: name) != nil }

    /// Whether a file was generated for this graph: its header names the graph's source, and its name is
    /// the one that a file of the section and the module in the header has. A nil module is the app's.
    public func owns(_ name: String, _ contents: [UInt8], module: String?) -> Bool {
        guard let part = part(of: name) else { return false }
        let start = SwiftFile.origin(sourceName: sourceName)
        let lines = contents.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return lines.contains { line in
            guard line.starts(with: start.utf8) else { return false }
            let text = String(decoding: line, as: UTF8.self)
            let section = Self.word(behind: ", section ", in: text.dropFirst(start.count))
            return text == SwiftFile.origin(sourceName: sourceName, section: section, module: module)
                && SwiftNaming.name(of: part, of: section, in: graph) == name
        }
    }

    private func part(of name: String) -> SwiftUnit.Part? {
        SwiftUnit.Part.allCases.first { name.hasSuffix($0.rawValue + ".swift") }
    }

    /// The dotted word after a prefix; empty if the string does not have the prefix.
    private static func word(behind start: String, in text: Substring) -> String {
        guard text.hasPrefix(start) else { return "" }
        let word = text.dropFirst(start.count).prefix { $0.isLetter || $0.isNumber || $0 == "." }
        // Without the period that ends the sentence.
        return String(word.hasSuffix(".") ? word.dropLast() : word)
    }
}
