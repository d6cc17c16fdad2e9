import Foundation

/// The graphs among a target's files, and the files that may contain their sections.
struct GraphFiles {
    struct Graph {
        let file: URL
        /// The name of its Swift: `Shop` for `shop.navgraph.yaml`.
        let name: String
        /// The files that it may include: those in its folder and below.
        let includes: [URL]
        /// The included files that may contain a section, with the name of its Swift. A file
        /// belongs to the graph in the nearest folder.
        let sections: [(file: URL, name: String)]

        /// The name with which its types begin: the value of `name:`, or else the name of the file.
        var prefix: String {
            let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
            let lines = text.split(whereSeparator: \.isNewline)
            guard let line = lines.first(where: { $0.hasPrefix("name:") }) else { return name }
            let value = line.dropFirst("name:".count).drop { " \t\"'".contains($0) }
            return String(value.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        }
    }
    let graphs: [Graph]
    /// The names of the target's own Swift files.
    let sources: Set<String>

    init(_ files: [URL]) {
        let files = files.sorted { $0.path < $1.path }
        let (graphs, others) = files.filter { ["yaml", "yml"].contains($0.pathExtension) }
            .reduce(into: ([URL](), [URL]())) { parts, file in
                if Self.isGraph(file) { parts.0.append(file) } else { parts.1.append(file) }
            }
        let folders = Set(graphs.map(Self.folder(of:)))
        self.graphs = graphs.map { file in
            let (name, folder) = (Self.name(file.lastPathComponent), Self.folder(of: file))
            let includes = others.filter { $0.path.hasPrefix(folder) }
            let sections = includes.filter { file in
                folders.filter { file.path.hasPrefix($0) }.max { $0.count < $1.count } == folder
            }
            return Graph(
                file: file, name: name, includes: includes,
                sections: sections.map { ($0, name + Self.name(String($0.path.dropFirst(folder.count)))) })
        }
        sources = Set(files.filter { $0.pathExtension == "swift" }.map(\.lastPathComponent))
    }

    private static func folder(of file: URL) -> String { file.deletingLastPathComponent().path + "/" }

    private static let endings = [".navgraph.yaml", ".navgraph.yml"]

    private static func isGraph(_ file: URL) -> Bool {
        endings.contains { file.lastPathComponent.hasSuffix($0) && file.lastPathComponent != $0 }
    }

    /// The name of Swift for a path: `OrdersHistory` for `orders/history.yaml`. It contains
    /// folders, as two folders may have files with the same name.
    private static func name(_ path: String) -> String {
        let stem = endings.first { path.hasSuffix($0) }.map { path.dropLast($0.count) }
        let words = (stem ?? path[..<(path.lastIndex(of: ".") ?? path.endIndex)])
            .split { !$0.isLetter && !$0.isNumber }
        return words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
