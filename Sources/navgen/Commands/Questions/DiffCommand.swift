import NavDiff
import NavDriver
import NavPlatform
import NavEmit
import NavGraph
import NavSyntax

extension Command {
    static let diff = Command(
        name: "diff", operands: [Operand("OLD", .graph), Operand("NEW", .graph).optional],
        summary: "Compare two versions of a graph and report what breaks",
        discussion: """
            Compares two versions of a graph: the URLs that links match, what saved states and callers of the generated
            Swift rely on, nodes and routes. OLD and NEW are files, or REVISION:PATH in a Git repository, as in
            HEAD:Graphs/shop.yaml; with --against REVISION, one file is compared with itself in that revision. The exit
            status is 1 if something breaks that was not announced with `deprecated`.
            """,
        options: [.changeFormat, .against, .breaking, .output, .rule],
        example: "navgen diff HEAD:Graphs/shop.yaml Graphs/shop.yaml"
    ) { arguments, terminal throws(UsageError) in
        var run = try DiffRun(arguments)
        guard let old = try run.version(run.old, arguments, terminal) else { return run.status }
        guard let new = try run.version(run.new, arguments, terminal) else { return run.status }
        let changes = GraphChanges(old: old.version, new: new.version)
        let listing = ChangeListing(
            new.compilation.applySeverities(changes.changes, levels: try arguments.compilerOptions().levels),
            old: .init(old.name, old.compilation.sources), new: .init(new.name, new.compilation.sources),
            breaking: run.breaking)
        let target = arguments.value(.output) ?? "-"
        let word = arguments.value(.changeFormat) ?? "text"
        let contents: [UInt8]
        if let format = ChangeListing.Format(rawValue: word) {
            contents = Array(listing.text(format, color: target == "-" && terminal.usesColor(.output)).utf8)
        } else {
            var options = EmitOptions(sourceName: new.fileName)
            options.picture = PictureOptions()
            options.picture?.changes = changes.picture
            let kind = OutputKind(rawValue: word) ?? .dot
            let made = outputs([kind], of: new.version.analyzed, new.version.links, options)
            contents = made.files.flatMap(\.files).flatMap(\.contents)
            terminal.say(listing.summary)
        }
        let sources = old.compilation.sources + new.compilation.sources
        let written = terminal.write(contents, to: target, protecting: sources.map(\.name))
        return ExitStatus.worst(written, listing.isBreaking ? .failed : .fine)
    }
}

/// The two versions that `diff` compares.
private struct DiffRun {
    enum Source {
        case file(String)
        case git(GitFile)
    }

    let old: Source
    let new: Source
    let breaking: Set<Breakage>
    private(set) var status = ExitStatus.failed

    init(_ arguments: Arguments) throws(UsageError) {
        if let revision = arguments.value(.against) {
            let words = try arguments.operands(1...2)
            guard words.count == 1, words[0] != "-" else {
                throw UsageError(
                    message: "with `--against`, `diff` compares one file with itself in a revision",
                    help: words.count == 1
                        ? "name a file instead of standard input" : "name one file, or leave out `--against`")
            }
            guard let file = GitFile(words[0], in: revision) else {
                throw UsageError(message: "`\(revision)` is not a revision", help: "for example: --against origin/main")
            }
            (old, new) = (.git(file), .file(words[0]))
        } else {
            let words = try arguments.operands(1...2)
            guard words.count == 2 else {
                throw UsageError(
                    message: "`diff` needs two versions",
                    help: "name both, or compare with a revision: navgen diff --against HEAD \(words[0].shellQuoted)"
                )
            }
            guard words != ["-", "-"] else {
                throw UsageError(message: "standard input can be one version, not both", help: nil)
            }
            (old, new) = (Self.source(words[0]), Self.source(words[1]))
        }
        breaking = try Self.breaking(arguments.values(.breaking))
    }

    /// A word that names an existing file is that file; otherwise it may be `REVISION:PATH`.
    private static func source(_ word: String) -> Source {
        guard let file = GitFile(word), !SourceReader.exists(word) else { return .file(word) }
        return .git(file)
    }

    private static func breaking(_ words: [String]) throws(UsageError) -> Set<Breakage> {
        guard !words.isEmpty else { return Set(Breakage.allCases) }
        let names = words.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
        var chosen: Set<Breakage> = []
        for name in names {
            guard let kind = Breakage(rawValue: name) else {
                throw UsageError(
                    message: "`\(name)` is not a value of `--breaking`",
                    help: didYouMean(name, among: Breakage.allCases.map(\.rawValue))?.text
                        ?? "it takes \(Breakage.allCases.map(\.rawValue).alternatives())")
            }
            chosen.insert(kind)
        }
        return chosen
    }

    struct Version {
        /// The name from the command line.
        var name: String
        /// The file's name without its folder, for headers.
        var fileName: String {
            name == "standard input" ? name : name.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? name
        }
        var compilation: Compilation
        var version: GraphVersion
    }

    /// Compiles one version. If it cannot be read or has errors, prints why and returns nil.
    mutating func version(
        _ source: Source, _ arguments: Arguments, _ terminal: Terminal
    ) throws(UsageError) -> Version? {
        let options = try arguments.compilerOptions()
        let (name, result): (String, Compilation)
        switch source {
        case .file(let path): (name, result) = (path == "-" ? "standard input" : path, compile(path, options: options))
        case .git(let file):
            name = "\(file.revision):\(file.path)"
            result = compile(file.path, reader: .git(file), options: options)
        }
        if let failure = result.failure {
            terminal.fail("cannot read \(failure.path): \(failure.reason)")
            status = .unreadable
            return nil
        }
        // A graph with unreachable nodes can still be compared.
        let errors = result.diagnostics.filter { $0.severity == .error && $0.rule != "unreachable-node" }
        guard errors.isEmpty, let analyzed = result.analyzed, let links = result.links else {
            let format: DiagnosticFormat = StandardStream.error.isTerminal ? .text : .xcode
            terminal.write(
                render(errors, sources: result.sources, as: format, color: terminal.usesColor(.error)), to: .error)
            terminal.fail(
                "\(name) has \(counted(errors.count, "error")): only graphs without errors can be compared")
            status = .failed
            return nil
        }
        return Version(name: name, compilation: result, version: GraphVersion(analyzed, links))
    }
}

extension Option {
    fileprivate static let changeFormat = Option(
        "format", .choice("FORMAT", ChangeListing.Format.allCases.map(\.rawValue) + ["dot", "html"]),
        "How to write the changes; dot and html draw the new graph and mark them", default: "text")
    fileprivate static let against = Option(
        "against", .value("REVISION"), "Compare the file with itself in this revision of the Git repository")
    fileprivate static let breaking = Option(
        "breaking", .value("WHAT", .list(.words(Breakage.allCases.map(\.rawValue)))),
        "What counts as breaking, separated by commas", default: "all of these")
}
