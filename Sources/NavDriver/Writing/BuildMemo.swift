import NavEmit
public import NavGraph
import NavPlatform

/// The size of a graph.
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

/// Records what builds read and wrote, so that the next build can quickly detect that nothing has
/// changed.
///
/// It is only an optimization: if it cannot be stored, or does not match the file system,
/// everything is built again.
public struct BuildMemo: Sendable {
    private let cache: String
    private let program: String
    private let checks: CompilerOptions
    /// The time before the build. A file that changed later may have changed after it was read.
    private let start: Duration
    /// The resolution of file times, with a margin: after this time, another change gets a different time.
    private static let timeResolution = Duration.milliseconds(20)
    private static let heading = "navgen build memo 2"

    /// Creates a memo and records the current time, so create it before the graph is read.
    ///
    /// - Parameters:
    ///   - cache: The folder for records. It need not exist.
    ///   - program: Identifies this build of the program, as another one may write other outputs.
    ///   - checks: The options of the compiler.
    public init(cache: String, program: String, checks: CompilerOptions) {
        self.cache = cache
        self.program = program
        self.checks = checks
        start = Duration.sinceStartOf1970
    }

    /// Identifies this build of the program: its version and the attributes of its executable. Nil
    /// if that is unknown.
    public static func program(version: String) -> String? {
        FileStatus.ofThisProgram.map { version + " " + $0.version.text }
    }

    /// Identifies a build.
    struct Subject {
        var graph: String
        /// The output folder; nil for the default.
        var folder: String?
        var only: [OutputKind]?
    }

    /// The files of a build.
    struct Result {
        var folder: String
        var inputs: [String]
        var outputs: [String]
        /// The copy of NavgenRuntime that is compiled with the outputs.
        var runtimeFiles: [String]
        /// The size of the graph; nil if it has diagnostics, which every build prints again.
        var cleanSize: GraphSize?
    }

    /// The files of the last build, if neither its inputs nor its outputs have changed since; nil
    /// otherwise.
    ///
    /// - Parameter isClean: Whether to return only the build of a graph without diagnostics.
    func result(of subject: Subject, isClean: Bool) -> Result? {
        guard let key = key(subject),
            case .success(let bytes) = SourceReader.disk.read(recordPath(of: key), 1 << 26, .regularFile)
        else { return nil }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.count > 4, lines[0] == Self.heading, lines[1] == key, lines.last == "end"
        else { return nil }
        var result = Result(
            folder: String(lines[3]), inputs: [], outputs: [], runtimeFiles: [], cleanSize: GraphSize(lines[2]))
        guard !isClean || result.cleanSize != nil else { return nil }
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

    /// Records a build, unless a file changed so recently that another change might not be visible
    /// in its time.
    func keep(_ result: Result, of subject: Subject) {
        guard let key = key(subject), !result.folder.utf8.contains(UInt8(ascii: "\n")) else { return }
        var folders: Set<String> = []
        for output in result.outputs { folders.insert(Paths.folder(of: output)) }
        let entries =
            result.inputs.map { Entry(kind: .input, path: $0) } + result.outputs.map { Entry(kind: .output, path: $0) }
            + result.runtimeFiles.map { Entry(kind: .runtime, path: $0) }
            + folders.sorted().map { Entry(kind: .folder, path: $0) }
        let now = Duration.sinceStartOf1970
        let size = result.cleanSize?.line ?? "findings"
        var text = [Self.heading, key, size, result.folder].joined(separator: "\n") + "\n"
        for entry in entries {
            guard !entry.path.utf8.contains(UInt8(ascii: "\n")),
                let state = FileStatus(entry.path, followingLinks: entry.kind == .input),
                entry.kind == .folder || state.kind == .file,
                state.version.lastChange < (entry.kind == .input ? start : now) - Self.timeResolution
            else { return }
            text += "\(entry.kind.rawValue)\t\(state.version.text)\t\(entry.path)\n"
        }
        let bytes = Array((text + "end").utf8)
        let recordPath = recordPath(of: key)
        let writer = OutputWriter(folder: cache)
        _ = writer.write([OutputFile(path: Paths.lastComponent(of: recordPath), contents: bytes)])
        removeOld(before: now - Self.lifetime)
    }

    /// How long records are kept: thirty days.
    private static let lifetime = Duration.seconds(30 * 24 * 3600)

    /// Removes old records of other builds, whose graphs may no longer exist.
    private func removeOld(before time: Duration) {
        for name in Folders.names(in: cache) where name.hasSuffix(".memo") {
            let path = cache + "/" + name
            if let state = FileStatus(path, followingLinks: false), state.version.lastChange < time {
                _ = try? FileWriting.remove(path)
            }
        }
    }

    /// The key of a build. It contains the current folder, as paths are relative to it. Nil if it
    /// would contain a line break.
    private func key(_ subject: Subject) -> String? {
        guard let current = Folders.current else { return nil }
        let only = subject.only.map { $0.map(\.rawValue).joined(separator: ",") } ?? "all"
        let levels = checks.levels.map { "\($0.rule)=\($0.level.rawValue)" }.joined(separator: ",")
        let key = [
            program, current, subject.graph, subject.folder ?? "", only, levels, checks.allowsOutside ? "anywhere" : "",
        ].joined(separator: "\t")
        return key.utf8.contains(UInt8(ascii: "\n")) ? nil : key
    }

    /// The path of a record. The hash leaves out the program, so a new version of navgen replaces
    /// the record of an old one.
    private func recordPath(of key: String) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in key.utf8.drop(while: { $0 != UInt8(ascii: "\t") }) {
            hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
        }
        return cache + "/" + String(hash, radix: 16) + ".memo"
    }
}
