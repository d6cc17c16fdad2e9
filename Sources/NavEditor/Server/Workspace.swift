import NavCompiler
import NavPlatform
import NavSyntax

/// The files that an editor has open, and the graphs that they belong to.
struct Workspace {
    struct Document {
        var uri: String
        var version: Int
        var text: [UInt8]
    }

    /// The open files, by path.
    private(set) var documents: [String: Document] = [:]
    private(set) var folders: [String] = []
    private let options: CompilerOptions
    /// The main file of the graph that each open file belongs to.
    private var mains: [String: String] = [:]
    private var snapshots: [String: Snapshot] = [:]
    /// The last versions that could be read, for names while a file is being edited.
    private var readable: [String: Snapshot] = [:]
    /// The graphs whose diagnostics are to be sent again.
    private(set) var stale: Set<String> = []

    init(_ options: CompilerOptions) { self.options = options }

    mutating func set(folders: [String]) { self.folders = folders }

    mutating func open(_ path: String, _ document: Document) {
        documents[path] = document
        fileChanged(path)
    }

    mutating func change(_ path: String, version: Int, _ text: [UInt8]) {
        documents[path]?.version = version
        documents[path]?.text = text
        fileChanged(path)
    }

    mutating func close(_ path: String) {
        documents[path] = nil
        let main = mains.removeValue(forKey: path)
        fileChanged(path)
        if let main { stale.insert(main) }
        // What is known of graphs without open files is found again if one is opened.
        mains = mains.filter { documents[$0.key] != nil }
        let graphs = Set(mains.values)
        readable = readable.filter { graphs.contains($0.key) }
    }

    /// How many files and graphs it knows something of.
    var remembered: Int { documents.count + mains.count + snapshots.count + readable.count }

    /// Forgets what is known of graphs that may contain a file: all, as files are few and a graph is
    /// compiled in milliseconds.
    mutating func fileChanged(_ path: String) {
        let main = main(of: path)
        snapshots = [:]
        stale.insert(main)
        stale.formUnion(mains.values)
    }

    /// Forgets which graph a file belongs to, because files appeared, vanished or were saved.
    mutating func filesChanged() {
        mains = [:]
        snapshots = [:]
        for path in documents.keys { stale.insert(main(of: path)) }
    }

    mutating func sent(_ main: String) { stale.remove(main) }

    /// The graphs that contain an open file.
    var openGraphs: Set<String> { Set(documents.keys.compactMap { mains[$0] }) }

    private var reader: SourceReader {
        SourceReader.regularFiles.overlaying(
            Dictionary(documents.map { (ExactString($0.key), $0.value.text) }) { first, _ in first })
    }

    /// The current version of a graph; nil if its main file cannot be read.
    mutating func snapshot(ofGraph main: String) -> Snapshot? {
        if let snapshot = snapshots[main] { return snapshot }
        let snapshot = Snapshot(main, reader: reader, options: options)
        snapshots[main] = snapshot
        if let snapshot, snapshot.compilation.links != nil { readable[main] = snapshot }
        return snapshot
    }

    /// The graph that a file belongs to, and the file in it.
    mutating func snapshot(of path: String) -> (snapshot: Snapshot, file: FileID)? {
        guard let snapshot = snapshot(ofGraph: owner(of: path)), let file = snapshot.texts.file(path) else {
            return nil
        }
        return (snapshot, file)
    }

    /// The main file of the graph that a file belongs to now: itself, if the graph that used to include
    /// it no longer does. While that cannot be read as a whole, the file still belongs to it.
    mutating func owner(of path: String) -> String {
        let main = main(of: path)
        guard main != path, let snapshot = snapshot(ofGraph: main), snapshot.compilation.links != nil,
            snapshot.texts.file(path) == nil
        else { return main }
        return path
    }

    /// The open files that a graph no longer includes.
    mutating func outcasts(of main: String) -> [String] {
        documents.keys.sorted().filter { mains[$0] == main && owner(of: $0) != main }
    }

    /// The graph with the most names: the last version that could be read as a whole. It is compiled
    /// only if there is none yet, so that this is fast while a name is typed.
    mutating func names(of path: String) -> Snapshot? {
        let main = main(of: path)
        if let current = snapshots[main], current.compilation.links != nil { return current }
        return readable[main] ?? snapshot(ofGraph: main)
    }

    /// Whether a main file is meant as a graph. Some editors send every YAML file, and mistakes in
    /// others mean nothing.
    func looksLikeGraph(_ main: String) -> Bool {
        if main.hasSuffix(".navgraph.yaml") || main.hasSuffix(".navgraph.yml") { return true }
        guard case .success(let text) = reader.contents(of: main) else { return true }
        let keys = ["navgen", "screens", "tabs", "sheets", "covers", "popovers", "flows", "splits", "redirects"]
        let lines = text.split(separator: UInt8(ascii: "\n"))
        return lines.contains { line in
            keys.contains { line.starts(with: ($0 + ":").utf8) }
                || line.first == UInt8(ascii: "#") && Array(line).contains(subsequence: "navgen.schema.json")
        }
    }

    /// The edits that make all safe fixes of a graph, as `check --fix` does: the changed part of each
    /// file. Nil if it cannot be read.
    mutating func fixAll(of main: String) -> [TextEdit]? {
        guard let snapshot = snapshot(ofGraph: main) else { return nil }
        return fixGraph(main, reader: reader, options: options).files.compactMap { change in
            guard let file = snapshot.compiledTexts.file(change.path) else { return nil }
            let old = snapshot.compiledTexts[file].text
            return TextEdit(from: old, to: Array(change.new.dropFirst(change.old.count - old.count)), in: file)
        }
    }

    // MARK: The main file

    /// The main file of the graph that a file belongs to: the one that includes it, in its folder or
    /// above, or itself.
    mutating func main(of path: String) -> String {
        if let main = mains[path] { return main }
        let main = findMain(of: path)
        mains[path] = main
        return main
    }

    private func findMain(of path: String) -> String {
        let reader = reader
        var best = (main: path, count: files(ofGraph: path, reader: reader, options: options).count)
        var folder = Paths.folder(of: path)
        for _ in 0..<6 {
            for candidate in graphFiles(in: folder) where candidate != path {
                guard case .success(let text) = reader.contents(of: candidate),
                    text.contains(subsequence: "include")
                else { continue }
                let files = files(ofGraph: candidate, reader: reader, options: options)
                if files.contains(path), files.count > best.count { best = (candidate, files.count) }
            }
            guard !folders.contains(where: { $0 + "/" == folder }), folder != "/", folder != "" else { break }
            folder = Paths.folder(of: String(folder.dropLast()))
        }
        return best.main
    }

    /// The YAML files in a folder, in order.
    func graphFiles(in folder: String) -> [String] {
        let open = documents.keys.filter { Paths.folder(of: $0) == folder }.map { Paths.lastComponent(of: $0) }
        let names = Set(Folders.names(in: folder) + open)
        return names.filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".yml") }.sorted().prefix(500).map { folder + $0 }
    }
}

extension [UInt8] {
    fileprivate func contains(subsequence text: String) -> Bool {
        let wanted = Array(text.utf8)
        return indices.contains { self[$0] == wanted[0] && self[$0...].starts(with: wanted) }
    }
}
