import NavEmit
public import NavGraph
import NavPlatform

/// How large a graph is.
public struct GraphSize: Sendable {
    public var nodes: Int
    public var routes: Int

    public init(_ graph: Graph) {
        nodes = graph.nodes.count
        routes = graph.routes.count
    }

    fileprivate init?(_ line: Substring) {
        let numbers = line.split(separator: " ").compactMap { Int($0) }
        guard numbers.count == 2 else { return nil }
        (nodes, routes) = (numbers[0], numbers[1])
    }

    fileprivate var line: String { "\(nodes) \(routes)" }
}

/// What a build was made of and what it wrote, kept so that the next one can see at a glance that nothing has changed.
///
/// It is a convenience: where it cannot be kept or says something else than the file system, all is made again.
public struct BuildMemo: Sendable {
    private let cache: String
    private let program: String
    private let checks: CompilerOptions
    /// What has changed since then may not be what was read.
    private let start: Duration
    /// Clocks of file systems tick: what changed this long ago would show, if it changed again.
    private static let tick = Duration.milliseconds(20)
    private static let heading = "navgen build memo 2"

    /// Begins to watch the clock: made before the graph is read.
    ///
    /// - Parameters:
    ///   - cache: A folder that may be missing.
    ///   - program: What tells this program from others that would write other outputs.
    ///   - checks: What was asked for where the graph is checked.
    public init(cache: String, program: String, checks: CompilerOptions) {
        self.cache = cache
        self.program = program
        self.checks = checks
        start = Duration.sinceStartOf1970
    }

    /// What tells this program from others, also from itself before it was built anew. Nil where that is unknown.
    public static func program(version: String) -> String? {
        FileStatus.ofThisProgram.map { version + " " + $0.version.text }
    }

    /// Which of all builds it is about.
    struct Subject {
        var graph: String
        /// Nil: where the graph says.
        var folder: String?
        var only: [OutputKind]?
    }

    /// What a build has left.
    struct Result {
        var folder: String
        var inputs: [String]
        var outputs: [String]
        /// The copy of NavgenRuntime that is compiled with the outputs.
        var runtimeFiles: [String]
        /// Nil where something was found in the graph, which is to be said again.
        var soundSize: GraphSize?
    }

    /// What the last build has left, where it read the same and all that it wrote is as it was. Nil: nobody knows.
    ///
    /// - Parameter isSound: Whether only a build counts that has found nothing in the graph.
    func result(of subject: Subject, isSound: Bool) -> Result? {
        guard let key = key(subject),
            case .success(let bytes) = SourceReader.disk.read(place(of: key), 1 << 26, .regularFile)
        else { return nil }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.count > 4, lines[0] == Self.heading, lines[1] == key, lines.last == "end"
        else { return nil }
        var result = Result(
            folder: String(lines[3]), inputs: [], outputs: [], runtimeFiles: [], soundSize: GraphSize(lines[2]))
        guard !isSound || result.soundSize != nil else { return nil }
        for line in lines.dropFirst(4).dropLast() {
            let parts = line.split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false)
            guard parts.count == 3, let kind = Entry.Kind(rawValue: String(parts[0])) else { return nil }
            let path = String(parts[2])
            guard let state = FileStatus(path, followingLinks: kind == .input), state.version.text == parts[1] else {
                return nil
            }
            switch kind {
            case .input: result.inputs.append(path)
            case .output: result.outputs.append(path)
            case .runtime: result.runtimeFiles.append(path)
            case .folder: break
            }
        }
        return result
    }

    private struct Entry {
        enum Kind: String { case input, output, runtime, folder }
        var kind: Kind
        var path: String
    }

    /// Keeps what a build has read and written. What has changed too lately for a change to show is not kept.
    func keep(_ result: Result, of subject: Subject) {
        guard let key = key(subject), !result.folder.utf8.contains(UInt8(ascii: "\n")) else { return }
        var folders: Set<String> = []
        for output in result.outputs { folders.insert(Paths.folder(of: output)) }
        let entries =
            result.inputs.map { Entry(kind: .input, path: $0) } + result.outputs.map { Entry(kind: .output, path: $0) }
            + result.runtimeFiles.map { Entry(kind: .runtime, path: $0) }
            + folders.sorted().map { Entry(kind: .folder, path: $0) }
        let now = Duration.sinceStartOf1970
        let size = result.soundSize?.line ?? "findings"
        var text = [Self.heading, key, size, result.folder].joined(separator: "\n") + "\n"
        for entry in entries {
            guard !entry.path.utf8.contains(UInt8(ascii: "\n")),
                let state = FileStatus(entry.path, followingLinks: entry.kind == .input),
                entry.kind == .folder || state.kind == .file,
                state.version.lastChange < (entry.kind == .input ? start : now) - Self.tick
            else { return }
            text += "\(entry.kind.rawValue)\t\(state.version.text)\t\(entry.path)\n"
        }
        let bytes = Array((text + "end").utf8)
        let place = place(of: key)
        let writer = OutputWriter(folder: cache)
        _ = writer.write([OutputFile(path: Paths.lastComponent(of: place), text: FileText(bytes))])
        removeOld(before: now - Self.lifetime)
    }

    /// Thirty days.
    private static let lifetime = Duration.seconds(30 * 24 * 3600)

    /// Removes what other builds have kept long ago: perhaps their graphs are gone.
    private func removeOld(before time: Duration) {
        for name in Folders.names(in: cache) where name.hasSuffix(".memo") {
            let path = cache + "/" + name
            if let state = FileStatus(path, followingLinks: false), state.version.lastChange < time {
                _ = try? FileWriting.remove(path)
            }
        }
    }

    /// Paths are those of this folder, so it says where that is. Nil where that cannot be said in one line.
    private func key(_ subject: Subject) -> String? {
        guard let current = Folders.current else { return nil }
        let only = subject.only.map { $0.map(\.rawValue).joined(separator: ",") } ?? "all"
        let levels = checks.levels.map { "\($0.rule)=\($0.level.rawValue)" }.joined(separator: ",")
        let key = [
            program, current, subject.graph, subject.folder ?? "", only, levels, checks.allowsOutside ? "anywhere" : "",
        ].joined(separator: "\t")
        return key.utf8.contains(UInt8(ascii: "\n")) ? nil : key
    }

    /// The same build of another program has its memo in the same place.
    private func place(of key: String) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in key.utf8.drop(while: { $0 != UInt8(ascii: "\t") }) {
            hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
        }
        return cache + "/" + String(hash, radix: 16) + ".memo"
    }
}
