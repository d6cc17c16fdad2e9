import NavCompiler
import NavEmit
import NavFiles
import NavGraph
import NavPlatform
import NavSyntax

extension Option {
    static let split = Option(
        "split", .value("DIR", .folder), "Write a picture of each section into this folder, and an overview")
}

/// Writes a picture of each section, and an overview that links to them.
struct GraphSplit {
    let run: QueryRun
    let kind: OutputKind
    let options: PictureOptions

    func write(to folder: String, _ terminal: Terminal) throws(UsageError) -> ExitStatus {
        let graph = run.analyzed.graph
        let sections = graph.sections.indices.dropFirst().filter { index in
            graph.nodes.contains { $0.section.index == index }
        }
        guard !sections.isEmpty else {
            throw UsageError(
                message: "the graph has no sections to split it into",
                help: "`include:` with a `section` makes one; --focus, --tag and --collapse also make a picture smaller"
            )
        }
        let names = fileNames(sections.map { graph.sections[$0].path })
        var links = PictureLinks(overview: name(Self.overview, kind.linkedExtension), sections: [:])
        for (section, name) in zip(sections, names) {
            links.sections[SectionID(section)] = self.name(name, kind.linkedExtension)
        }
        var files: [OutputFile] = []
        var overview = options
        overview.links = links
        overview.collapsing = .sections
        files += try picture(overview, Self.overview, terminal) ?? []
        for (section, name) in zip(sections, names) {
            var part = options
            part.links = links
            part.sections = [SectionID(section)]
            part.showsNeighbors = true
            files += try picture(part, name, terminal) ?? []
        }
        guard files.count == sections.count + 1 else { return .failed }
        let report = OutputWriter(folder: folder, protecting: graph.files.map(\.name)).write(files)
        for failure in report.failures { terminal.fail("cannot write \(failure.path): \(failure.reason)") }
        for path in report.written { terminal.say("wrote \(path)") }
        if report.written.isEmpty, report.failures.isEmpty { terminal.say("\(folder) is up to date") }
        return report.failures.isEmpty ? .fine : .unreadable
    }

    private static let overview = "overview"

    private func picture(_ picture: PictureOptions, _ name: String, _ terminal: Terminal) throws(UsageError)
        -> [OutputFile]?
    {
        var options = EmitOptions(sourceName: run.sourceName)
        options.picture = picture
        let made = outputs([kind], of: run.links, options)
        if let failure = made.drawingFailures.first {
            terminal.fail("\(name): \(failure.message)", help: failure.help)
            return nil
        }
        for warning in made.warnings { terminal.say("\(name): \(warning)") }
        return made.files.flatMap(\.files).map { file in
            OutputFile(path: self.name(name, kind == .mermaid ? "mmd" : kind.rawValue), bytes: file.bytes)
        }
    }

    private func name(_ stem: String, _ suffix: String) -> String { "\(stem).\(suffix)" }

    /// A file name for each section, different from each other also where case makes no difference.
    private func fileNames(_ paths: [String]) -> [String] {
        var taken: Set<String> = [Self.overview]
        return paths.map { path in
            var name = path
            var number = 1
            while !taken.insert(name.lowercased()).inserted {
                number += 1
                name = "\(path)-\(number)"
            }
            return name
        }
    }
}

extension OutputKind {
    /// The extension of the files that links in a picture lead to: DOT is drawn as svg.
    fileprivate var linkedExtension: String { self == .pdf ? "pdf" : "svg" }
}
