import NavCompiler
import NavFiles
import NavGraph
import NavPlatform
import NavSwiftWriter

/// Something that navgen writes for a graph.
public struct Output: Sendable, Hashable, CaseIterable, RawRepresentable {
    let kind: OutputKind

    init(_ kind: OutputKind) { self.kind = kind }

    /// The output with a name, as graphs and `--only` write it; nil where there is none.
    public init?(rawValue: String) {
        guard let kind = OutputKind(rawValue: rawValue) else { return nil }
        self.kind = kind
    }

    /// The name, as graphs and `--only` write it.
    public var rawValue: String { kind.rawValue }

    /// Every output, in the order in which they are listed.
    public static let allCases = OutputKind.allCases.map(Output.init)

    /// Swift: routes, links, state, navigator and views.
    public static let swift = Output(.swift)
    /// Tests of the links, in Swift.
    public static let tests = Output(.tests)
    /// Tests of the user interface, which take tours through the app.
    public static let tours = Output(.tours)
    /// A picture for Graphviz.
    public static let dot = Output(.dot)
    /// A picture for Markdown.
    public static let mermaid = Output(.mermaid)
    /// A picture, drawn by Graphviz.
    public static let svg = Output(.svg)
    /// A picture, drawn by Graphviz.
    public static let png = Output(.png)
    /// A picture, drawn by Graphviz.
    public static let pdf = Output(.pdf)
    /// A page for viewing and searching the graph and trying URLs.
    public static let html = Output(.html)
    /// Tables of screens, links and routes.
    public static let markdown = Output(.markdown)
    /// The whole graph, for other tools.
    public static let json = Output(.json)
    /// The association files of the app's domains.
    public static let aasa = Output(.aasa)
    /// The app's URL schemes.
    public static let plist = Output(.plist)
    /// The app's associated domains.
    public static let entitlements = Output(.entitlements)
    /// A script that opens every link in a simulator.
    public static let simctl = Output(.simctl)
    /// A line for each fact about the graph, to commit and review.
    public static let baseline = Output(.baseline)
}

/// The generated outputs of a graph, in memory.
public struct Emission: Sendable {
    /// A generated file.
    public struct File: Sendable, Hashable {
        /// The output that it belongs to.
        public var output: Output
        /// The path in the output folder; it never points outside the folder.
        public var path: String
        /// The contents.
        public var contents: [UInt8]
        /// Whether it is an executable script.
        public var isExecutable: Bool

        /// The contents as a string, for all outputs but `png` and `pdf`.
        public var text: String { String(decoding: contents, as: UTF8.self) }

        var internalValue: OutputFile { OutputFile(path: path, bytes: contents, isExecutable: isExecutable) }
    }

    /// The files, by output.
    public var files: [File]
    /// Warnings, such as about a Mermaid diagram that is too large to render.
    public var warnings: [String]
}

/// The error thrown when outputs cannot be generated or files cannot be written.
public struct OutputError: Error, Sendable, Hashable, CustomStringConvertible {
    /// One problem.
    public struct Problem: Sendable, Hashable, CustomStringConvertible {
        /// The output that cannot be generated; nil if a file cannot be written.
        public var output: Output?
        /// The file that cannot be written; nil if an output cannot be generated.
        public var path: String?
        /// What is wrong.
        public var message: String
        /// What to do about it.
        public var help: String?

        /// The problem on one line.
        public var description: String {
            let subject = path.map { "cannot write \($0): " } ?? output.map { "cannot make \($0.rawValue): " } ?? ""
            return subject + message + (help.map { "; \($0)" } ?? "")
        }
    }

    /// The problems; there is at least one.
    public var problems: [Problem]

    /// The problems, one per line.
    public var description: String { problems.map(\.description).joined(separator: "\n") }
}

extension CheckedGraph {
    /// Generates outputs in memory.
    ///
    /// - Parameters:
    ///   - outputs: The outputs to generate. By default those that the graph requests: Swift, with
    ///     the changes in its `outputs:`.
    ///   - stem: The name that files are named after, without a folder; by default the graph's
    ///     ``name``.
    /// - Throws: The problems that prevent outputs. For example, a picture needs Graphviz, and an
    ///   association file needs an app id.
    public func emit(_ outputs: Set<Output>? = nil, stem: String? = nil) throws(OutputError) -> Emission {
        var options = BuildOptions()
        options.only = outputs?.map(\.kind)
        if let stem {
            guard !stem.isEmpty, !stem.utf8.contains(where: { $0 == 0 || $0 == UInt8(ascii: "/") }) else {
                throw OutputError(problems: [
                    .init(message: "`\(stem)` is not a file name", help: "leave out folders")
                ])
            }
            options.names = FixedNames(main: stem)
        }
        let made = placedOutputs(of: links, path: path, options: options)
        let problems =
            made.problems.map {
                OutputError.Problem(output: Output($0.output), message: $0.problem.message, help: $0.problem.help)
            } + made.drawingFailures.map { OutputError.Problem(message: $0.message, help: $0.help) }
        guard problems.isEmpty else { throw OutputError(problems: problems) }
        let files = made.files.flatMap { output, files in
            files.map {
                Emission.File(
                    output: Output(output), path: $0.path, contents: $0.bytes, isExecutable: $0.isExecutable)
            }
        }
        return Emission(files: files, warnings: made.warnings)
    }
}

/// The result of writing an ``Emission``.
public struct WrittenFiles: Sendable, Hashable {
    /// The paths of the files that were written.
    public var written: [String]
    /// The paths of the files that were up to date, and were not written.
    public var unchanged: [String]
}

/// A file that differs from what the graph generates.
public struct StaleFile: Sendable, Hashable {
    /// The path of the file.
    public var path: String
    /// The difference, as a unified diff.
    public var diff: String
}

extension Emission {
    /// Writes the files into a folder.
    ///
    /// Only files that have changed are written, each whole or not at all. The folder is created if
    /// there is none.
    ///
    /// - Throws: The files that could not be written; the others have been written.
    @discardableResult
    public func write(to folder: String) throws(OutputError) -> WrittenFiles {
        let report = try run(folder, isCheck: false)
        return WrittenFiles(written: report.written, unchanged: report.unchanged)
    }

    /// Finds files in a folder that are missing or differ from this graph's. Writes nothing, and
    /// does not look for orphaned files.
    ///
    /// - Throws: The files that could not be read.
    public func staleFiles(in folder: String) throws(OutputError) -> [StaleFile] {
        try run(folder, isCheck: true).stale.map { StaleFile(path: $0.path, diff: $0.diff) }
    }

    private func run(_ folder: String, isCheck: Bool) throws(OutputError) -> WriteReport {
        guard !folder.utf8.contains(0) else {
            throw OutputError(problems: [.init(path: folder, message: "a path cannot contain NUL")])
        }
        let report = OutputWriter(folder: folder).write(files.map(\.internalValue), isCheck: isCheck)
        guard report.failures.isEmpty else {
            throw OutputError(problems: report.failures.map { .init(path: $0.path, message: $0.reason) })
        }
        return report
    }
}
