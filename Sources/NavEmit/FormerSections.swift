public import NavGraph

/// Knows the Swift of a graph's sections by name and header, also when the section is gone.
public struct FormerSections: Sendable {
    private let graph: Graph
    private let sourceName: String

    public init(_ graph: Graph, sourceName: String) {
        self.graph = graph
        self.sourceName = sourceName
    }

    /// Whether a file may be one of them, as far as its name tells.
    public func mayBe(_ name: String) -> Bool {
        name.hasPrefix(graph.name.value) && SwiftUnit.Part.allCases.contains { name.hasSuffix($0.rawValue + ".swift") }
    }

    /// Whether a file was written for a section of this graph: it says so, and is named as that section's file would be.
    public func wrote(_ name: String, _ contents: [UInt8]) -> Bool {
        let mark = "\u{0}"
        let parts = SwiftFile.origin(sourceName: sourceName, section: mark).split(separator: mark).map(String.init)
        guard parts.count == 2,
            let part = SwiftUnit.Part.allCases.first(where: { name.hasSuffix($0.rawValue + ".swift") })
        else { return false }
        let lines = contents.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return lines.contains { line in
            guard line.starts(with: "// ".utf8), case let text = String(decoding: line, as: UTF8.self),
                text.hasPrefix(parts[0]), text.hasSuffix(parts[1]), text.count > parts[0].count + parts[1].count
            else { return false }
            let section = text.dropFirst(parts[0].count).dropLast(parts[1].count)
            return SwiftNaming.name(of: part, of: String(section), in: graph) == name
        }
    }
}
