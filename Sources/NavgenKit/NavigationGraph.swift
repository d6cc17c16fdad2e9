import NavDriver
import NavPlatform
import NavSyntax

/// A description of an app's navigation, read together with the files that it includes.
///
/// Loading fails only where the main file cannot be read. Whatever is wrong within the files is a ``Diagnostic`` of
/// ``check(_:)``; a graph that passes becomes a ``CheckedGraph``, which answers questions.
///
/// ```swift
/// let graph = try NavigationGraph.load("Graphs/shop.yaml").checked()
/// ```
///
/// A graph is a value that never changes: share it between tasks as you like. To see what has become of its files, load
/// it again.
public struct NavigationGraph: Sendable {
    private let kept: Kept<Compilation>
    /// The main file, as it was named.
    let path: String

    var compilation: Compilation { kept.value }

    /// The names of all files that belong to the graph, the main one first: what to watch for changes.
    ///
    /// They are named as paths from where the main file's path starts. A file that could not be read is not among them.
    public var files: [String] { compilation.sources.map(\.name) }

    // MARK: - Loading

    /// Reads a graph from the disk.
    ///
    /// - Parameters:
    ///   - path: The main file. What it includes is looked for in or below its folder.
    ///   - allowsOutside: Whether it may include files outside that folder. A graph that comes from somebody else could
    ///     then have any file read, and findings quote lines of what is no graph.
    public static func load(
        _ path: String, allowsOutside: Bool = false
    ) throws(LoadFailure) -> NavigationGraph {
        guard !path.utf8.contains(0) else { throw LoadFailure(path: path, reason: "a path has no NUL in it") }
        // By this name alone, the driver would read standard input, which belongs to the program.
        return try load(path, from: path == "-" ? "./-" : path, SourceReader.disk, allowsOutside: allowsOutside)
    }

    /// Reads a graph from texts in memory.
    ///
    /// - Parameters:
    ///   - path: The name of the main file, one of `texts`.
    ///   - texts: What each file holds, by the path that an `include` names from the main file's folder on.
    public static func load(_ path: String, from texts: [String: String]) throws(LoadFailure) -> NavigationGraph {
        try load(path, from: path, .memory(texts.mapValues { Array($0.utf8) }))
    }

    /// Reads a graph from wherever its files are: a commit, an archive, a database.
    ///
    /// - Parameters:
    ///   - path: The main file.
    ///   - read: Gives the bytes of a file, and throws where there is none. It is called in order, for one file after the
    ///     other, with `path` and then with paths in or below its folder.
    public static func load(
        _ path: String, read: @escaping @Sendable (_ path: String) throws -> [UInt8]
    ) throws(LoadFailure) -> NavigationGraph {
        let reader = SourceReader { path, _ in
            do {
                return .success(try read(path))
            } catch let failure as LoadFailure {
                return .failure(FileFailure(failure.path, failure.reason))
            } catch {
                return .failure(FileFailure(path, "\(error)"))
            }
        }
        return try load(path, from: path, reader)
    }

    private static func load(
        _ name: String, from path: String, _ reader: SourceReader, allowsOutside: Bool = false
    ) throws(LoadFailure) -> NavigationGraph {
        var options = CompilerOptions()
        options.allowsOutside = allowsOutside
        let compilation = compile(path, reader: reader, options: options)
        if let failure = compilation.failure { throw LoadFailure(path: failure.path, reason: failure.reason) }
        return NavigationGraph(kept: Kept(compilation), path: name)
    }

    // MARK: - Checking

    /// Says what is wrong with the graph.
    ///
    /// The work was done when the graph was loaded; checking it again under other options costs next to nothing.
    public func check(_ options: CheckOptions = CheckOptions()) -> CheckReport {
        CheckReport(of: self, options)
    }

    /// The graph as one that passes its checks.
    ///
    /// - Throws: What ``check(_:)`` reports, where the graph does not pass.
    public func checked(_ options: CheckOptions = CheckOptions()) throws(CheckFailure) -> CheckedGraph {
        let report = check(options)
        guard report.passes, let analysed = compilation.analysed, let links = compilation.links else {
            throw CheckFailure(report: report)
        }
        return CheckedGraph(analysed: analysed, links: links, report: report, path: path)
    }
}

/// Why a graph's main file could not be read.
public struct LoadFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file.
    public var path: String
    /// What is in the way, in words: `no such file or directory`.
    public var reason: String

    /// A failure to read a file, which a reader of your own may throw.
    public init(path: String, reason: String) {
        self.path = path
        self.reason = reason
    }

    /// The failure in one line.
    public var description: String { "cannot read \(path): \(reason)" }
}
