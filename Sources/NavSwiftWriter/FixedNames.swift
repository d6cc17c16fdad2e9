import NavGraph
import NavSyntax

/// File names that a build system has to know before the graph is read.
public struct FixedNames: Sendable {
    /// The prefix of the files of the main graph.
    public var main: String
    /// For each YAML file of a section, the prefix of the generated files. All of them are written, even
    /// if the YAML file declares no section.
    public var sections: [(file: String, name: String)]

    public init(main: String, sections: [(file: String, name: String)] = []) {
        self.main = main
        self.sections = sections
    }

    /// The section that a YAML file declares.
    func section(in file: String, of graph: Graph) -> SectionID? {
        graph.sections.indices.dropFirst().map { SectionID($0) }
            .first { graph.fileName(of: $0) == Self.normalized(file) }
    }

    /// The reasons why the generated files cannot have these names.
    func problems(in graph: Graph) -> [OutputProblem] {
        guard !sections.isEmpty else { return duplicateNames(in: graph) }
        return graph.sections.indices.dropFirst().compactMap { index in
            let file = graph.fileName(of: SectionID(index))
            guard !sections.contains(where: { Self.normalized($0.file) == file }) else { return nil }
            return OutputProblem(
                message:
                    "the section `\(graph.sections[index].path)` in \(file) has no name for its Swift files",
                help:
                    "pass --section-stem \("\(file)=\(main)\(Self.name(after: file))".shellQuoted); the build plugin does "
                    + "this for the .yaml files of the target")
        }
    }

    private func duplicateNames(in graph: Graph) -> [OutputProblem] {
        var taken: [String: String] = [:]
        return graph.sections.indices.dropFirst().compactMap { index in
            let file = graph.fileName(of: SectionID(index))
            let name = main + Self.name(after: file)
            guard let other = taken.updateValue(file, forKey: name.lowercased()) else { return nil }
            return OutputProblem(
                message: "the sections in \(other) and \(file) would both be named \(name)",
                help: "pass a name for each: --section-stem \("\(other)=NAME".shellQuoted) "
                    + "--section-stem \("\(file)=NAME".shellQuoted)")
        }
    }

    /// The prefixes of all Swift files: the main graph's, then those of the sections.
    func owners(in graph: Graph) -> [(section: SectionID?, name: String)] {
        let named: [(section: SectionID?, name: String)] =
            sections.isEmpty
            ? graph.sections.indices.dropFirst().map {
                (SectionID($0), main + Self.name(after: graph.fileName(of: SectionID($0))))
            } : sections.map { (section(in: $0.file, of: graph), $0.name) }
        return [(.main, main)] + named
    }

    /// The normalized path: `Graphs/orders.yaml` for `./Graphs//x/../orders.yaml`.
    static func normalized(_ path: String) -> String {
        var parts: [String] = []
        for part in path.pathParts where part != "." {
            if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
        }
        return (path.isAbsolutePath ? "/" : "") + parts.joined(separator: "/")
    }

    /// A type-like name for a file: `OrderHistory` for `orders/order-history.yaml`.
    private static func name(after file: String) -> String {
        let name = file.pathParts.last.map { $0.prefix { $0 != "." } } ?? ""
        return name.split { !$0.isLetter && !$0.isNumber }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}

extension Graph {
    fileprivate func fileName(of section: SectionID) -> String {
        FixedNames.normalized(files[Int(self[section].file.index)].name)
    }
}
