import NavCompiler
import NavPlatform
import NavSyntax

/// The folder in which an assistant may read and write.
struct AssistantFolder: Sendable {
    /// Without symbolic links.
    private let root: [UInt8]

    /// The current folder; nil if it was deleted.
    init?() {
        guard let root = FileReading.resolve(".") else { return nil }
        self.root = root
    }

    /// A path below the folder, relative to it. Refused if it leads out, also by a symbolic link.
    func path(_ text: String) throws(AssistantRefusal) -> String {
        guard !text.isEmpty, text != "-", !text.utf8.contains(0) else {
            throw AssistantRefusal("`\(text)` is not the path of a file")
        }
        var path = text
        let prefix = String(decoding: root, as: UTF8.self) + "/"
        if path.hasPrefix(prefix) { path = String(path.dropFirst(prefix.count)) }
        path = Paths.normalized(path)
        let isOutside = path.isAbsolutePath || path == ".." || path.hasPrefix("../")
        guard !isOutside, isBelow(path) else {
            throw AssistantRefusal("`\(text)` is not below the folder in which navgen was started")
        }
        return path.isEmpty ? "." : path.hasPrefix("-") ? "./" + path : path
    }

    /// Whether a path, or the nearest folder above it that exists, is below the folder.
    private func isBelow(_ path: String) -> Bool {
        var path = path
        while true {
            if let real = FileReading.resolve(path.isEmpty ? "." : path) {
                return real == root || real.starts(with: root + [UInt8(ascii: "/")])
            }
            if path.isEmpty { return false }
            let folder = Paths.folder(of: path)
            path = folder.isEmpty ? "" : String(folder.dropLast())
        }
    }

    /// The main files of graphs below the folder: YAML files with the key `navgen` at the top that no
    /// other one includes.
    var graphs: [String] {
        var found: [String] = []
        var waiting = [(folder: "", depth: 0)]
        var seen = 0
        while let (folder, depth) = waiting.popLast(), found.count < 200, seen < 20_000 {
            for name in Folders.names(in: folder.isEmpty ? "." : folder).sorted().reversed() {
                seen += 1
                let path = folder.isEmpty ? name : folder + "/" + name
                guard !name.hasPrefix("."), name != "node_modules" else { continue }
                guard let status = FileStatus(path, followingLinks: false) else { continue }
                if status.kind == .folder, depth < 8 { waiting.append((path, depth + 1)) }
                guard status.kind == .file, name.hasSuffix(".yaml") || name.hasSuffix(".yml") else { continue }
                guard case .success(let text) = FileReading.read(path, 1 << 22, .regularFile) else { continue }
                let lines = text.split(separator: UInt8(ascii: "\n"))
                if lines.contains(where: { $0.starts(with: "navgen:".utf8) }) { found.append(path) }
            }
        }
        // A file that another one includes is a part of that graph.
        let included = Set(found.flatMap { files(ofGraph: $0).dropFirst() }.map { Paths.normalized($0) })
        return found.filter { !included.contains($0) }.sorted()
    }
}
