import NavEmit
import NavFiles
import NavGraph
import NavSyntax

/// The options that select which part of a graph is drawn.
extension Option {
    static let focus = Option("focus", .value("NODE", .node), "Draw only what is near this node")
    static let depth = Option("depth", .value("N"), "With --focus: how many steps away", default: "2")
    static let tag = Option("tag", .value("TAG", .tag), "Draw only nodes with this tag", isRepeatable: true)
    static let section = Option("section", .value("NAME", .section), "Draw only this section", isRepeatable: true)
    static let collapse = Option(
        "collapse", .value("WHAT", .either([.words(Collapsing.allCases.map(\.rawValue)), .section])),
        "Draw groups of nodes as one card each: \(Collapsing.allCases.map(\.rawValue).joined(separator: ", ")), or a section's name",
        default: "auto, all of them in a large graph", isRepeatable: true)
    static let legend = Option(
        "legend", .choice("SIZE", LegendSize.allCases.map(\.rawValue)), "How much the legend explains",
        default: "compact")
    static let theme = Option(
        "theme", .choice("THEME", PictureTheme.allCases.map(\.rawValue)),
        "The colors; with auto, those of an svg follow the reader's system", default: "auto")
    static let findings = Option(
        "findings", .flag, "Mark diagnostics and unreachable nodes; also draws graphs with errors")

    static let pictures = Option(
        "pictures", .value("DIR", .folder),
        "Show pictures of the running app from this folder, each named after its node: product.png")

    static let picture: [Option] = [
        .focus, .depth, .tag, .section, .collapse, .legend, .theme, .split, .findings,
    ]
}

extension Arguments {
    /// Throws if an option would have no effect.
    func checkPictureOptions(_ kind: OutputKind) throws(UsageError) {
        let allowed = kind == .html ? [Option.findings.name] : []
        if let option = Option.picture.first(where: { has($0) && !allowed.contains($0.name) }), !kind.isPicture {
            throw UsageError(
                message: "`--\(option.name)` is for pictures, and \(kind.rawValue) holds the whole graph",
                help: "leave it out, or choose \(Self.pictures.alternatives()) with `--format`")
        }
        if has(.depth), !has(.focus) {
            throw UsageError(message: "`--depth` needs `--focus`", help: "write `--focus NODE --depth N`")
        }
        let others: [Option] = [.output, .focus, .section, .collapse]
        if has(.split), let other = others.first(where: { has($0) }) {
            throw UsageError(
                message: "`--split` and `--\(other.name)` exclude each other",
                help: "leave out one of them: `--split` writes a picture of each section")
        }
        if has(.theme), kind == .mermaid {
            throw UsageError(
                message: "`--theme` is not for mermaid, whose colors the page around it sets", help: "leave it out")
        }
    }

    private static var pictures: [String] { Command.graphFormats.filter(\.isPicture).map(\.rawValue) }
}

extension Arguments {
    /// The pictures in a folder. What is left out is said.
    func screens(in folder: String, of graph: Graph, for kind: OutputKind?, _ terminal: Terminal) throws(UsageError)
        -> ScreenPictures?
    {
        guard kind == .html || kind?.purpose == .drawing else {
            throw UsageError(
                message: "`--pictures` is for html, svg, png and pdf", help: "choose one of them with `--format`")
        }
        let read = ScreenFolder(folder, of: graph)
        if let failure = read.failure {
            throw UsageError(message: failure, help: "tours with `screenshots: true` take them")
        }
        for warning in read.warnings { terminal.say(warning) }
        return read.screens
    }
}

extension QueryRun {
    /// What the graph's `outputs` say about a kind of picture, with the options of the command line.
    func pictureOptions(_ kind: OutputKind, _ arguments: Arguments) throws(UsageError) -> PictureOptions {
        var options = PictureOptions(kind, of: analyzed.graph)
        if let name = arguments.value(.focus) { options.focus = try node(name) }
        if let text = arguments.value(.depth) {
            guard let depth = Int(text), depth >= 0 else {
                throw UsageError(message: "`--depth \(text)` is not a number of steps", help: "for example: --depth 3")
            }
            options.depth = depth
        }
        for tag in arguments.values(.tag) { options.tags.append(try self.tag(tag)) }
        for name in arguments.values(.section) { options.sections.append(try section(name)) }
        try collapse(arguments.values(.collapse), &options)
        if let size = arguments.value(.legend).flatMap({ LegendSize(rawValue: $0) }) { options.legend = size }
        if let theme = arguments.value(.theme).flatMap({ PictureTheme(rawValue: $0) }) { options.theme = theme }
        if arguments.has(.findings) { options.findings = diagnostics }
        try checkThatSomethingIsLeft(options)
        return options
    }

    private func tag(_ name: String) throws(UsageError) -> String {
        var seen: Set<String> = []
        let known = analyzed.graph.nodes.flatMap(\.tags).filter { seen.insert($0).inserted }
        if known.contains(name) { return name }
        throw UsageError(
            message: "no node has the tag `\(name)`",
            help: didYouMean(name, among: known)?.text
                ?? (known.isEmpty
                    ? "`tags:` gives a node tags" : "there is \(known.prefix(10).map { "`\($0)`" }.alternatives())"))
    }

    private func section(_ name: String) throws(UsageError) -> SectionID {
        let sections = analyzed.graph.sections
        if let index = sections.indices.dropFirst().first(where: { sections[$0].path == name }) {
            return SectionID(index)
        }
        let known = sections.dropFirst().map(\.path)
        throw UsageError(
            message: "there is no section `\(name)` in the graph",
            help: didYouMean(name, among: known)?.text
                ?? (known.isEmpty
                    ? "the graph has none: `include:` with a `section` makes one"
                    : "there is \(known.prefix(10).map { "`\($0)`" }.alternatives())"))
    }

    /// Sets which groups are drawn as cards. A word that is also the name of a section means the section.
    private func collapse(_ words: [String], _ options: inout PictureOptions) throws(UsageError) {
        guard !words.isEmpty else { return }
        options.collapsing = .none
        for word in words {
            if let collapsing = Collapsing(rawValue: word),
                !analyzed.graph.sections.contains(where: { $0.path == word })
            {
                options.collapsing = collapsing
            } else {
                options.collapsed.append(try section(word))
            }
        }
    }

    private func checkThatSomethingIsLeft(_ options: PictureOptions) throws(UsageError) {
        guard options.isNarrowed, !DrawnNodes.exist(in: analyzed, options) else { return }
        throw UsageError(
            message: "nothing would be drawn",
            help: "no node fits all of --focus, --tag and --section that were given; leave one out")
    }
}
