import NavAnswers
import NavCompiler
import NavDiff
import NavEmit
import NavFiles
import NavGraph
import NavLinks
import NavPlatform
import NavSyntax

extension Command {
    static let diff = Command(
        name: "diff", operands: [Operand("OLD", .graph), Operand("NEW", .graph).optional],
        summary: "Compare two versions of a graph and report what breaks",
        discussion: """
            Compares two versions of a graph: the URLs that links match, what saved states and callers of the generated
            Swift rely on, nodes and routes. OLD and NEW are files, or REVISION:PATH in a Git repository, as in
            HEAD:Graphs/shop.yaml; with --against REVISION, one file is compared with itself in that revision. A graph that
            the revision does not have is new. The exit status is 4 if something breaks that was neither announced with
            `deprecated` nor accepted in navgen-accepted.yaml, a file beside the graph that --accept writes.
            """,
        options: [
            .changeFormat, .against, .breaking, .failOn, .accept, .accepted, .picturesOfVersions, .output, .rule,
        ],
        example: "navgen diff HEAD:Graphs/shop.yaml Graphs/shop.yaml"
    ) { arguments, terminal throws(UsageError) in
        var run = try DiffRun(arguments)
        guard let old = try run.version(run.old, arguments, terminal) else { return run.status }
        guard let new = try run.version(run.new, arguments, terminal) else { return run.status }
        guard let accepted = run.readAccepted(terminal) else { return run.status }
        let found = GraphChanges(old: old.links, new: new.links)
        var changes = new.compilation.applySeverities(
            found.changes, old: old.compilation, levels: try arguments.compilerOptions().levels)
        if let reason = arguments.value(.accept) {
            let words = reason.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            return run.accept(changes, among: found.changes, accepted, because: words, terminal)
        }
        changes = accepted.counting.marked(changes)
        let listing = ChangeListing(
            changes, old: .init(old.name, old.compilation.sources), new: .init(new.name, new.compilation.sources),
            breaking: run.breaking)
        let target = arguments.value(.output) ?? "-"
        let word = arguments.value(.changeFormat) ?? "text"
        if arguments.has(.picturesOfVersions) {
            guard word == OutputKind.html.rawValue else {
                throw UsageError(message: "`--pictures` is for `--format html`", help: nil)
            }
            guard arguments.values(.picturesOfVersions).count == 2 else {
                throw UsageError(
                    message: "`--pictures` is needed twice: for the old version, then for the new one",
                    help: "for example: --pictures Before --pictures Now")
            }
        }
        let contents: [UInt8]
        if let format = ChangeListing.Format(rawValue: word) {
            contents = Array(listing.text(format, color: target == "-" && terminal.usesColor(.output)).utf8)
        } else {
            var options = EmitOptions(sourceName: new.fileName)
            options.picture = PictureOptions()
            options.picture?.changes = found.picture
            let kind = OutputKind(rawValue: word) ?? .dot
            let folders = arguments.values(.picturesOfVersions)
            if folders.count == 2 {
                options.formerScreens = try arguments.screens(in: folders[0], of: old.links.graph, for: kind, terminal)
                options.screens = try arguments.screens(in: folders[1], of: new.links.graph, for: kind, terminal)
            }
            let made = outputs([kind], of: new.links, options)
            contents = made.files.flatMap(\.files).flatMap(\.bytes)
            terminal.say(listing.summary)
        }
        for message in accepted.all.unused(among: found.changes) {
            let entry = "nothing has changed as this entry says, so it can go: \(message)"
            terminal.say("\(AcceptedChanges.fileName): \(entry)")
        }
        let sources = old.compilation.sources + new.compilation.sources
        let written = terminal.write(contents, to: target, protecting: sources.map(\.name))
        let isFailed = listing.isBreaking || arguments.value(.failOn) == "warning" && listing.hasWarnings
        return ExitStatus.worst(written, isFailed ? .breaks : .fine)
    }
}

/// The two versions that `diff` compares.
private struct DiffRun {
    enum Source: Equatable {
        case file(String)
        case git(GitFile)
    }

    let old: Source
    let new: Source
    let breaking: Set<Breakage>
    /// The file with the changes that were accepted; nil if neither `--accepted` nor the new version names one.
    let acceptedFile: Source?
    /// Whether the file must exist.
    private let isAcceptedNamed: Bool
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
        isAcceptedNamed = arguments.has(.accepted) && !arguments.has(.accept)
        if let path = arguments.value(.accepted) {
            acceptedFile = .file(path)
        } else {
            switch new {
            case .file("-"): acceptedFile = nil
            case .file(let graph):
                let folder = graph.lastSlash.map { graph[...$0] } ?? ""
                acceptedFile = .file(folder + AcceptedChanges.fileName)
            case .git(let graph): acceptedFile = .git(graph.beside(AcceptedChanges.fileName))
            }
        }
        guard let reason = arguments.value(.accept) else { return }
        guard !reason.allSatisfy(\.isWhitespace) else {
            throw UsageError(message: "`--accept` needs a reason", help: "for example: --accept 'it was never printed'")
        }
        guard !arguments.has(.changeFormat), !arguments.has(.output) else {
            throw UsageError(
                message: "with `--accept`, `diff` writes only accepted changes", help: "leave out --format and --output"
            )
        }
        guard case .file? = acceptedFile else {
            throw UsageError(
                message: "`--accept` has no file to write to", help: "name one: --accepted \(AcceptedChanges.fileName)")
        }
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

    /// The changes that were accepted before, and those that count: not those that the old version already had in
    /// its file, as they were about earlier changes. If they cannot be read, prints why and returns nil.
    mutating func readAccepted(_ terminal: Terminal) -> (all: AcceptedChanges, counting: AcceptedChanges)? {
        guard let file = acceptedFile else {
            return (AcceptedChanges(graph: ""), AcceptedChanges(graph: ""))
        }
        guard let all = readAccepted(file, isNamed: isAcceptedNamed, terminal) else { return nil }
        guard !isAcceptedNamed, case .git(let graph) = old else { return (all, all) }
        let former = Source.git(graph.beside(AcceptedChanges.fileName))
        guard let earlier = readAccepted(former, isNamed: false, terminal) else { return nil }
        return (all, all.without(earlier))
    }

    private mutating func readAccepted(_ file: Source, isNamed: Bool, _ terminal: Terminal) -> AcceptedChanges? {
        let (path, contents): (String, Result<[UInt8], FileFailure>)
        switch file {
        case .file(let name):
            guard isNamed || SourceReader.exists(name) else { return AcceptedChanges(graph: graphName) }
            if let folder = terminal.folder, (try? folder.path(name)) == nil {
                terminal.fail("\(name) leads out of the folder in which navgen was started")
                status = .unreadable
                return nil
            }
            (path, contents) = (name, SourceReader.contents(of: name))
        case .git(let name):
            guard !name.isMissing else { return AcceptedChanges(graph: graphName) }
            let reader = SourceReader.git(name, followingLinks: terminal.folder == nil)
            (path, contents) = ("\(name.revision):\(name.path)", reader.contents(of: name.path))
        }
        switch contents {
        case .failure(let failure):
            terminal.fail("cannot read \(failure.path): \(failure.reason)")
            status = .unreadable
        case .success(let bytes):
            do throws(AcceptedChanges.Mistake) {
                return try AcceptedChanges(bytes, name: path, graph: graphName)
            } catch {
                terminal.fail("\(path):\(error.line): \(error.message)")
                status = .failed
            }
        }
        return nil
    }

    /// The name of the new version's main file, without its folder.
    private var graphName: String {
        switch new {
        case .file(let path): Paths.lastComponent(of: path)
        case .git(let file): Paths.lastComponent(of: file.path)
        }
    }

    /// Writes the file that accepts all changes that break something.
    func accept(
        _ changes: [Change], among all: [Change], _ known: (all: AcceptedChanges, counting: AcceptedChanges),
        because reason: String, _ terminal: Terminal
    ) -> ExitStatus {
        guard case .file(let path)? = acceptedFile else { return .usage }
        let accepted = known.counting.accepting(
            changes, among: all, breaking: breaking, because: reason, former: known.all)
        let kept = known.counting.count - known.counting.unused(among: all).count
        let unused = known.all.count - kept
        guard accepted.count > 0 || known.all.count > 0 else {
            terminal.say("nothing breaks, so there is nothing to accept")
            return .fine
        }
        let status = terminal.write(Array(accepted.text.utf8), to: path)
        guard status == .fine else { return status }
        let ending = unused == 1 ? "s" : ""
        let forgotten = unused > 0 ? ", and forgot \(counted(unused, "change")) that no longer occur\(ending)" : ""
        terminal.say("accepted \(counted(accepted.count - kept, "change"))\(forgotten)")
        return .fine
    }

    struct Version {
        /// The name from the command line.
        var name: String
        /// The file's name without its folder, for headers.
        var fileName: String {
            name == "standard input" ? name : name.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? name
        }
        var compilation: Compilation
        var links: LinkAnalysis
    }

    /// Whether a file that a revision does not have is the old version of the new one, and no typing mistake.
    private func isNewGraph(_ file: GitFile) -> Bool {
        func name(_ path: String) -> Substring { path.hasPrefix("./") ? path.dropFirst(2) : path[...] }
        guard old == .git(file), case .file(let path) = new else { return false }
        return file.folder != nil || name(file.path) == name(path)
    }

    /// Compiles one version. If it cannot be read or has errors, prints why and returns nil.
    mutating func version(
        _ source: Source, _ arguments: Arguments, _ terminal: Terminal
    ) throws(UsageError) -> Version? {
        let options = try arguments.compilerOptions()
        let (name, result): (String, Compilation)
        var isEmpty = false
        switch source {
        case .file(let path): (name, result) = (path == "-" ? "standard input" : path, compile(path, options: options))
        case .git(let file):
            name = "\(file.revision):\(file.path)"
            var reader = SourceReader.git(file, followingLinks: terminal.folder == nil)
            if isNewGraph(file), file.isMissing {
                terminal.say("\(name) does not exist: the whole graph is new")
                isEmpty = true
                reader = SourceReader { _, _ in .success(Array("navgen: 1\n".utf8)) }
            }
            result = compile(file.path, reader: reader, options: options)
        }
        if let failure = result.failure {
            terminal.fail("cannot read \(failure.path): \(failure.reason)")
            status = .unreadable
            return nil
        }
        // A graph with unreachable nodes can still be compared.
        let errors = result.diagnostics.filter {
            $0.severity == .error && $0.rule != "unreachable-node" && !isEmpty
        }
        guard errors.isEmpty, let links = result.links else {
            let format: DiagnosticFormat = StandardStream.error.isTerminal ? .text : .xcode
            terminal.write(
                render(errors, sources: result.sources, as: format, color: terminal.usesColor(.error)), to: .error)
            terminal.fail(
                "\(name) has \(counted(errors.count, "error")): only graphs without errors can be compared")
            status = .failed
            return nil
        }
        return Version(name: name, compilation: result, links: links)
    }
}

extension Option {
    fileprivate static let changeFormat = Option(
        "format", .choice("FORMAT", ChangeListing.Format.allCases.map(\.rawValue) + ["dot", "html"]),
        "How to write the changes; dot and html draw the new graph and mark them", default: "text")
    fileprivate static let against = Option(
        "against", .value("REVISION"), "Compare the file with itself in this revision of the Git repository")
    fileprivate static let failOn = Option(
        "fail-on", .choice("WHAT", ["breaking", "warning"]),
        "What gives exit status 4; with `warning`, also changes to look at", default: "breaking")
    fileprivate static let accept = Option(
        "accept", .value("REASON"), "Accept what breaks now, for this reason, in a file beside the graph")
    fileprivate static let accepted = Option(
        "accepted", .value("FILE", .file), "The file with accepted changes", default: "navgen-accepted.yaml beside NEW")
    fileprivate static let picturesOfVersions = Option(
        "pictures", .value("DIR", .folder),
        "With html: pictures of the running app, first of the old version, then of the new one", isRepeatable: true)
    fileprivate static let breaking = Option(
        "breaking", .value("WHAT", .list(.words(Breakage.allCases.map(\.rawValue)))),
        "What counts as breaking, separated by commas", default: "all of these")
}
