import NavGraph
import NavSyntax

/// What a build system calls files before anybody has read the graph.
public struct FixedNames: Sendable {
    /// What the files of the main graph are named after.
    public var main: String
    /// What the files of a section are named after, by the file in which the section stands. Nothing needs to stand
    /// there: all files that are named here are written.
    public var sections: [(file: String, name: String)]

    public init(main: String, sections: [(file: String, name: String)] = []) {
        self.main = main
        self.sections = sections
    }

    /// The section that stands in a file.
    func section(in file: String, of graph: Graph) -> SectionID? {
        graph.sections.indices.dropFirst().map { SectionID($0) }.first { graph.fileName(of: $0) == Self.plain(file) }
    }

    /// Why the graph cannot have files of these names.
    func problems(in graph: Graph) -> [OutputProblem] {
        guard !sections.isEmpty else { return sameNames(in: graph) }
        return graph.sections.indices.dropFirst().compactMap { index in
            let file = graph.fileName(of: SectionID(index))
            guard !sections.contains(where: { Self.plain($0.file) == file }) else { return nil }
            return OutputProblem(
                message:
                    "the section `\(graph.sections[index].path)` stands in \(file), which has no name for its Swift",
                help:
                    "name it: --section-stem \("\(file)=\(main)\(Self.name(after: file))".shellQuoted); a plugin names the .yaml files "
                    + "of the target")
        }
    }

    private func sameNames(in graph: Graph) -> [OutputProblem] {
        var taken: [String: String] = [:]
        return graph.sections.indices.dropFirst().compactMap { index in
            let file = graph.fileName(of: SectionID(index))
            let name = main + Self.name(after: file)
            guard let other = taken.updateValue(file, forKey: name.lowercased()) else { return nil }
            return OutputProblem(
                message: "the sections in \(other) and \(file) would both be named \(name)",
                help: "name each: --section-stem \("\(other)=NAME".shellQuoted) "
                    + "--section-stem \("\(file)=NAME".shellQuoted)")
        }
    }

    /// What every file of Swift is named after: the main graph's, then those of sections.
    func owners(in graph: Graph) -> [(section: SectionID?, name: String)] {
        let named: [(section: SectionID?, name: String)] =
            sections.isEmpty
            ? graph.sections.indices.dropFirst().map {
                (SectionID($0), main + Self.name(after: graph.fileName(of: SectionID($0))))
            } : sections.map { (section(in: $0.file, of: graph), $0.name) }
        return [(.main, main)] + named
    }

    /// A path without what means nothing in it: `Graphs/orders.yaml` for `./Graphs//x/../orders.yaml`.
    static func plain(_ path: String) -> String {
        var parts: [String] = []
        for part in path.pathParts where part != "." {
            if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
        }
        return (path.isAbsolutePath ? "/" : "") + parts.joined(separator: "/")
    }

    /// `OrderHistory` for `orders/order-history.yaml`.
    private static func name(after file: String) -> String {
        let name = file.pathParts.last.map { $0.prefix { $0 != "." } } ?? ""
        return name.split { !$0.isLetter && !$0.isNumber }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}

extension Graph {
    fileprivate func fileName(of section: SectionID) -> String {
        FixedNames.plain(files[Int(self[section].file.index)].name)
    }
}
