import NavGraph
import NavLinks
import NavSyntax

extension Emitter {
    /// The `apple-app-site-association` file of each host, which lists the URLs that the app opens.
    static let aasa = Emitter(
        .aasa,
        problems: { links, options in
            let files = SiteAssociation(links.graph, links, options)
            return files.missingSettings.map { [$0] } ?? files.all.compactMap { SiteAssociation.problem(of: $0) }
        },
        files: { links, options in SiteAssociation(links.graph, links, options).all })
}

/// The association files of a graph.
private struct SiteAssociation {
    private let graph: Graph
    private let links: LinkAnalysis
    private let options: EmitOptions
    /// The hosts of each build.
    private let webHosts: [[String]]
    private let hostSets: [Set<String>]

    /// The largest uncompressed file that Apple's servers and devices accept.
    private static let maxBytes = 128 * 1024

    init(_ graph: Graph, _ links: LinkAnalysis, _ options: EmitOptions) {
        self.graph = graph
        self.links = links
        self.options = options
        webHosts = links.origins.builds.indices.map { links.domains(build: $0) }
        hostSets = webHosts.map { Set($0) }
    }

    // MARK: Problems

    /// The problem that keeps all files from being written; nil if there is none.
    var missingSettings: OutputProblem? {
        guard !hosts.isEmpty else { return .noHost }
        let nameless = links.origins.builds.indices.first { build in
            appIDs(build).isEmpty && !webHosts[build].isEmpty
        }
        return nameless.map { build in
            let environment = links.origins.builds[build].environment
            return OutputProblem(
                message: "no app identifier is set for the links" + (environment.map { " of `\($0)`" } ?? ""),
                help: "add the app's identifier with its prefix: "
                    + "`outputs: {aasa: {appIDs: [ABCDE12345.com.example.shop]}}`")
        }
    }

    static func problem(of file: OutputFile) -> OutputProblem? {
        let size = file.contents.utf8.count
        guard size > maxBytes else { return nil }
        return OutputProblem(
            message: "\(file.path) has \(size) bytes, and systems read at most \(maxBytes)",
            help: "give the host to fewer patterns (`url: {path: …, hosts: […]}`), or replace many patterns by one "
                + "with `{rest*}`")
    }

    // MARK: Hosts and apps

    private var hosts: [String] {
        var seen: Set<String> = []
        return webHosts.joined().filter { seen.insert($0).inserted }
    }

    /// The app identifiers of a build: those of its environment, or else those of the output.
    private func appIDs(_ build: Int) -> [String] {
        let name = links.origins.builds[build].environment
        let own = graph.links.environments.first { $0.name.value == name }?.appIDs
        return (own ?? graph.options(of: .aasa).appIDs).map(\.value)
    }

    private struct App {
        var ids: [String]
        var patterns: [Int]
        /// The patterns that only some of the file's hosts have.
        var partial: Set<Int>
    }

    /// The apps that open links of some hosts, which share a file. Builds with the same links are one
    /// entry.
    private func apps(_ hosts: [String]) -> [App] {
        var apps: [App] = []
        for build in links.origins.builds.indices {
            let own = hosts.filter { hostSets[build].contains($0) }
            guard !own.isEmpty else { continue }
            func reads(_ pattern: Int, _ host: String) -> Bool { links.reads(pattern, host: host, build: build) }
            // A text with several hosts has a pattern for each, which differ only in these.
            let read = links.patterns.indices.filter { pattern in own.contains { reads(pattern, $0) } }
            let groups = Dictionary(grouping: read) { PathOfText(links.patterns[$0]) }.values
            let patterns = groups.compactMap(\.first).sorted()
            let partial = groups.filter { group in
                !own.allSatisfy { host in
                    group.contains { links.reads($0, host: host, build: build, all: true) }
                }
            }.compactMap(\.first)
            if let index = apps.firstIndex(where: { $0.patterns == patterns && $0.partial == Set(partial) }) {
                apps[index].ids += appIDs(build).filter { !apps[index].ids.contains($0) }
            } else {
                apps.append(App(ids: appIDs(build), patterns: patterns, partial: Set(partial)))
            }
        }
        return apps
    }

    // MARK: Files

    /// A file in a folder for each domain that serves one. For `*.example.com` that is `example.com`,
    /// as systems request the file from the domain without the asterisk.
    var all: [OutputFile] {
        var served: [(domain: String, hosts: [String])] = []
        var indices: [String: Int] = [:]
        for host in hosts {
            let domain = host.hasPrefix("*.") ? String(host.dropFirst(2)) : host
            if let index = indices[domain] {
                served[index].hosts.append(host)
            } else {
                indices[domain] = served.count
                served.append((domain, [host]))
            }
        }
        return served.map { domain, hosts in
            let apps = apps(hosts)
            let full = text(apps, isTerse: false)
            return OutputFile(
                path: "\(domain)/apple-app-site-association",
                contents: full.utf8.count > Self.maxBytes ? text(apps, isTerse: true) : full)
        }
    }

    /// The file's text. A terse file has no comments on exclusions and simpler patterns.
    private func text(_ apps: [App], isTerse: Bool) -> String {
        var writer = SiteValueWriter(links, isTerse: isTerse)
        let details = apps.map { app in
            let found = app.patterns.flatMap { pattern in
                writer.siteLinks(pattern).map { link in
                    var link = link
                    if app.partial.contains(pattern) { link.excess.append("hosts that the link does not have") }
                    return link
                }
            }
            return (ids: app.ids, components: components(ordered(found, writer.variables), writer))
        }
        var members: [(String, JSON)] = []
        let isSensitive = graph.links.hasCaseSensitivePaths
        if !isSensitive { members.append(("defaults", .object([("caseSensitive", .bool(false))]))) }
        let used = writer.variables.custom.filter { variable in
            details.contains { $0.components.contains { $0.uses(variable.name) } }
        }
        if !used.isEmpty {
            members.append(("substitutionVariables", .object(used.map { ($0.name, .texts($0.values)) })))
        }
        let apps = details.map { app in
            let components = app.components.map { JSON.line($0.json(isTerse: isTerse, isSensitive: isSensitive)) }
            return JSON.object([("appIDs", .texts(app.ids)), ("components", .array(components))])
        }
        members.append(("details", .array(apps)))
        return JSON.object([("applinks", .object(members))]).text(indent: 2) + "\n"
    }

    /// The links in order. If they cannot fit into a file anyway, they stay unordered, as comparing all of
    /// them would take long.
    private func ordered(_ links: [SiteLink], _ variables: SiteVariables) -> [SiteLink] {
        links.count > Self.maxBytes / Self.minComponentBytes ? links : SiteOrder.ordered(links, variables)
    }

    /// A lower bound for the size of a component.
    private static let minComponentBytes = 32

    private func components(_ ordered: [SiteLink], _ writer: SiteValueWriter) -> [SiteComponent] {
        let headline = options.headline
        guard !ordered.isEmpty else {
            return [SiteComponent(path: "*", isExclusion: true, comment: "\(headline) No link has this host")]
        }
        var components = [
            SiteComponent(path: "*//*", isExclusion: true, comment: "\(headline) No link has an empty segment")
        ]
        if links.commonSlash == .never {
            components.append(
                SiteComponent(path: "?*/", isExclusion: true, comment: "no link ends with a slash"))
        }
        components += writer.exclusionsOfAll.filter { component in
            ordered.contains { $0.isMatched(by: component, writer.variables) }
        }
        return components + ordered.flatMap(\.components)
    }
}

extension SiteComponent {
    fileprivate func uses(_ variable: String) -> Bool {
        ([path] + items.map(\.pattern)).contains { $0.contains("$(\(variable))") }
    }

    /// The component as JSON, which takes one line of the file.
    ///
    /// - Parameter isSensitive: Whether the file says that components are case-sensitive.
    fileprivate func json(isTerse: Bool, isSensitive: Bool) -> JSON {
        var members: [(String, JSON)] = [("/", .string(path))]
        let query = items.filter { !$0.isFragment }
        if let whole = query.first(where: { $0.key == nil }) {
            members.append(("?", .string(whole.pattern)))
        } else if !query.isEmpty {
            members.append(("?", .object(query.map { ($0.key ?? "", .string($0.pattern)) })))
        }
        for fragment in items where fragment.isFragment { members.append(("#", .string(fragment.pattern))) }
        if let ignoresCase, ignoresCase == isSensitive { members.append(("caseSensitive", .bool(!ignoresCase))) }
        if isExclusion { members.append(("exclude", .bool(true))) }
        if !isTerse || !isExclusion { members.append(("comment", .string(comment))) }
        return .object(members)
    }
}

/// The path of a pattern, by which patterns of one text are the same but for their hosts.
private struct PathOfText: Hashable {
    private let owner: Pattern.Owner
    private let segments: [LanguageID]
    private let route: [LanguageID]

    init(_ pattern: Pattern) {
        owner = pattern.owner
        segments = pattern.segments.map(\.language)
        route = pattern.hash?.segments.map(\.language) ?? []
    }
}
