import NavDriver
import NavEmit
import NavGraph
import NavPlatform

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

    /// The Swift: routes, links, state, navigator and views.
    public static let swift = Output(.swift)
    /// Tests of the links, in Swift.
    public static let tests = Output(.tests)
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
    /// A page to look at, search and try URLs in.
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
    /// A line for each fact, to be committed and reviewed.
    public static let baseline = Output(.baseline)
}

/// What was made of a graph, in memory.
public struct Emission: Sendable {
    /// A file.
    public struct File: Sendable, Hashable {
        /// The output to which it belongs.
        public var output: Output
        /// Where it belongs in the output folder; it never leads out of it.
        public var path: String
        /// What it holds.
        public var contents: [UInt8]
        /// Whether it is a script that can be started.
        public var isExecutable: Bool

        /// What it holds, as a text: of every output but `png` and `pdf`.
        public var text: String { String(decoding: contents, as: UTF8.self) }

        var inside: OutputFile { OutputFile(path: path, text: FileText(contents), isExecutable: isExecutable) }
    }

    /// The files, by output.
    public var files: [File]
    /// What is not wrong and still may not be what was wanted, in words.
    public var warnings: [String]
}

/// Outputs cannot be made, or files cannot be written.
public struct OutputError: Error, Sendable, Hashable, CustomStringConvertible {
    /// One thing that went wrong.
    public struct Problem: Sendable, Hashable, CustomStringConvertible {
        /// The output that cannot be made; nil where a file cannot be written.
        public var output: Output?
        /// The file that cannot be written.
        public var path: String?
        /// What is wrong.
        public var message: String
        /// What to do about it.
        public var help: String?

        /// The problem in one line.
        public var description: String {
            let subject = path.map { "cannot write \($0): " } ?? output.map { "cannot make \($0.rawValue): " } ?? ""
            return subject + message + (help.map { "; \($0)" } ?? "")
        }
    }

    /// What went wrong; there is at least one problem.
    public var problems: [Problem]

    /// The problems, a line each.
    public var description: String { problems.map(\.description).joined(separator: "\n") }
}

extension CheckedGraph {
    /// Makes outputs in memory.
    ///
    /// - Parameters:
    ///   - outputs: What to make. Without it, what the graph itself asks for, which are the Swift and a picture unless
    ///     its `outputs:` say more.
    ///   - stem: What files are named after: a name without a folder. Without it, the graph's ``name``.
    /// - Throws: What keeps outputs from being made. A picture needs Graphviz, an association file an app id.
    public func emit(_ outputs: Set<Output>? = nil, stem: String? = nil) throws(OutputError) -> Emission {
        var options = BuildOptions()
        options.only = outputs?.map(\.kind)
        if let stem {
            guard !stem.isEmpty, !stem.utf8.contains(where: { $0 == 0 || $0 == UInt8(ascii: "/") }) else {
                throw OutputError(problems: [
                    .init(message: "`\(stem)` is no name for files", help: "leave out folders")
                ])
            }
            options.names = FixedNames(main: stem)
        }
        let made = placedOutputs(of: analysed, links, path: path, options: options)
        let problems =
            made.problems.map {
                OutputError.Problem(output: Output($0.output), message: $0.problem.message, help: $0.problem.help)
            } + made.undrawn.map { OutputError.Problem(message: $0.message, help: $0.help) }
        guard problems.isEmpty else { throw OutputError(problems: problems) }
        let files = made.files.flatMap { output, files in
            files.map {
                Emission.File(
                    output: Output(output), path: $0.path, contents: $0.contents, isExecutable: $0.isExecutable)
            }
        }
        return Emission(files: files, warnings: made.warnings)
    }
}

/// What became of the files of an ``Emission``.
public struct WrittenFiles: Sendable, Hashable {
    /// The files that were written, by their paths.
    public var written: [String]
    /// The files that were as they should be, and were not touched.
    public var unchanged: [String]
}

/// A file that is not what the graph would write.
public struct StaleFile: Sendable, Hashable {
    /// The file.
    public var path: String
    /// What would change, as a unified diff.
    public var diff: String
}

extension Emission {
    /// Writes the files into a folder.
    ///
    /// Each file is written whole or not at all, and none that has not changed. The folder is made where there is none.
    ///
    /// - Throws: The files that could not be written; the others were.
    @discardableResult
    public func write(to folder: String) throws(OutputError) -> WrittenFiles {
        let report = try run(folder, isCheck: false)
        return WrittenFiles(written: report.written, unchanged: report.unchanged)
    }

    /// The files in a folder that are not as this graph has them, or that are missing. Nothing is written. Files that the
    /// graph no longer has are not looked for.
    ///
    /// - Throws: The files that could not be looked at.
    public func staleFiles(in folder: String) throws(OutputError) -> [StaleFile] {
        try run(folder, isCheck: true).stale.map { StaleFile(path: $0.path, diff: $0.diff) }
    }

    private func run(_ folder: String, isCheck: Bool) throws(OutputError) -> WriteReport {
        guard !folder.utf8.contains(0) else {
            throw OutputError(problems: [.init(path: folder, message: "a path has no NUL in it")])
        }
        let report = OutputWriter(folder: folder).write(files.map(\.inside), isCheck: isCheck)
        guard report.failures.isEmpty else {
            throw OutputError(problems: report.failures.map { .init(path: $0.path, message: $0.reason) })
        }
        return report
    }
}
