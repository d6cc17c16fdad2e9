import NavCompiler
import NavPlatform
import NavSyntax

/// A description of an app's navigation, loaded with the files that it includes.
///
/// Loading fails only if the main file cannot be read. ``check(_:)`` reports mistakes in the files
/// as diagnostics, and ``checked(_:)`` returns a graph that passes as a ``CheckedGraph``, which
/// answers questions.
///
/// ```swift
/// let graph = try NavigationGraph.load("Graphs/shop.yaml").checked()
/// ```
///
/// A graph is immutable and can be shared between tasks. To see changes to its files, load it
/// again.
public struct NavigationGraph: Sendable {
    private let boxed: Boxed<Compilation>
    /// The path of the main file, as it was given.
    let path: String

    var compilation: Compilation { boxed.value }

    /// The paths of all files of the graph, the main file first. Watch these for changes.
    ///
    /// The paths are relative to the same folder as that of the main file. Files that could not be
    /// read are not included.
    public var files: [String] { compilation.sources.map(\.name) }

    // MARK: - Loading

    /// Loads a graph from the disk.
    ///
    /// - Parameters:
    ///   - path: The main file. Files that it includes must be in its folder or below.
    ///   - allowsOutside: Whether it may include files outside that folder. Do not allow that for a
    ///     graph that you do not trust: it could have any file read, and diagnostics quote lines of
    ///     the files.
    public static func load(
        _ path: String, allowsOutside: Bool = false
    ) throws(LoadFailure) -> NavigationGraph {
        guard !path.utf8.contains(0) else { throw LoadFailure(path: path, reason: "a path cannot contain NUL") }
        // The driver reads standard input for `-`, but here it is a file's name.
        return try load(path, from: path == "-" ? "./-" : path, SourceReader.disk, allowsOutside: allowsOutside)
    }

    /// Loads a graph from strings in memory.
    ///
    /// - Parameters:
    ///   - path: The path of the main file, one of `texts`.
    ///   - texts: The contents of the files, by path. An `include` names a path relative to the
    ///     main file's folder.
    public static func load(_ path: String, from texts: [String: String]) throws(LoadFailure) -> NavigationGraph {
        try load(path, from: path, .memory(texts.mapValues { Array($0.utf8) }))
    }

    /// Loads a graph from another source, such as a commit, an archive or a database.
    ///
    /// - Parameters:
    ///   - path: The main file.
    ///   - read: Returns the contents of a file, and throws if there is no such file. It is called
    ///     for one file at a time, first with `path`, then with paths in its folder or below.
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
        return NavigationGraph(boxed: Boxed(compilation), path: name)
    }

    // MARK: - Checking

    /// Reports what is wrong with the graph.
    ///
    /// The graph was analyzed when it was loaded, so checking it again with other options is fast.
    public func check(_ options: CheckOptions = CheckOptions()) -> CheckReport {
        CheckReport(of: self, options)
    }

    /// Checks the graph and returns it for further use.
    ///
    /// - Throws: The report of ``check(_:)``, if the graph does not pass.
    public func checked(_ options: CheckOptions = CheckOptions()) throws(CheckFailure) -> CheckedGraph {
        let report = check(options)
        guard report.passes, let links = compilation.links else {
            throw CheckFailure(report: report)
        }
        return CheckedGraph(links: links, report: report, path: path)
    }
}

/// The error thrown when a graph's main file cannot be read.
public struct LoadFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The path of the file.
    public var path: String
    /// The reason, such as `no such file or directory`.
    public var reason: String

    /// Creates a failure, for example to throw it from a reader.
    public init(path: String, reason: String) {
        self.path = path
        self.reason = reason
    }

    /// The failure on one line.
    public var description: String { "cannot read \(path): \(reason)" }
}
