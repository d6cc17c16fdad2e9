import NavGraph
import NavLinks
import NavSyntax

extension Emitter {
    /// For each host, the file that says which of its URLs the app opens.
    static let aasa = Emitter(
        .aasa,
        problems: { analysed, links, options in
            let files = SiteAssociation(analysed.graph, links, options)
            return files.missing.map { [$0] } ?? files.all.compactMap { SiteAssociation.problem(of: $0) }
        },
        files: { analysed, links, options in SiteAssociation(analysed.graph, links, options).all })
}

/// The association files of a graph.
private struct SiteAssociation {
    private let graph: Graph
    private let links: LinkTable
    private let options: EmitOptions
    /// By build.
    private let webHosts: [[String]]
    private let read: [Set<String>]

    /// What Apple's servers and devices take, uncompressed.
    private static let mostBytes = 128 * 1024

    init(_ graph: Graph, _ links: LinkTable, _ options: EmitOptions) {
        self.graph = graph
        self.links = links
        self.options = options
        webHosts = links.origins.builds.indices.map { links.webHosts(build: $0) }
        read = webHosts.map { Set($0) }
    }

    // MARK: Problems

    /// What has to be said before there can be a file.
    var missing: OutputProblem? {
        guard !hosts.isEmpty else { return .noHost }
        let nameless = links.origins.builds.indices.first { build in
            appIDs(build).isEmpty && !webHosts[build].isEmpty
        }
        return nameless.map { build in
            let environment = links.origins.builds[build].environment
            return OutputProblem(
                message: "nothing says which app opens the links" + (environment.map { " of `\($0)`" } ?? ""),
                help: "give the app's identifier with its prefix: "
                    + "`outputs: {aasa: {appIDs: [ABCDE12345.com.example.shop]}}`")
        }
    }

    static func problem(of file: EmittedFile) -> OutputProblem? {
        let size = file.contents.utf8.count
        guard size > mostBytes else { return nil }
        return OutputProblem(
            message: "\(file.path) has \(size) bytes, and systems read at most \(mostBytes)",
            help: "let fewer patterns have the host (`url: {path: …, hosts: […]}`), or let one pattern with `{rest*}` "
                + "stand for many")
    }

    // MARK: Hosts and apps

    private var hosts: [String] {
        var seen: Set<String> = []
        return webHosts.joined().filter { seen.insert($0).inserted }
    }

    /// An environment's own, or those of the output.
    private func appIDs(_ build: Int) -> [String] {
        let name = links.origins.builds[build].environment
        let own = graph.links.environments.first { $0.name.value == name }?.appIDs
        return (own ?? graph.options(of: .aasa).appIDs).map(\.value)
    }

    private struct App {
        var ids: [String]
        var patterns: [Int]
        /// Those of the patterns that not every host has for which the file stands.
        var partial: Set<Int>
    }

    /// The apps that open links of hosts with one file, and which; builds with the same links together.
    private func apps(_ hosts: [String]) -> [App] {
        var apps: [App] = []
        for build in links.origins.builds.indices {
            let own = hosts.filter { read[build].contains($0) }
            guard !own.isEmpty else { continue }
            func reads(_ number: Int, _ host: String) -> Bool { links.reads(number, host: host, build: build) }
            let patterns = links.patterns.indices.filter { number in own.contains { reads(number, $0) } }
            let partial = patterns.filter { number in !own.allSatisfy { reads(number, $0) } }
            if let place = apps.firstIndex(where: { $0.patterns == patterns && $0.partial == Set(partial) }) {
                apps[place].ids += appIDs(build).filter { !apps[place].ids.contains($0) }
            } else {
                apps.append(App(ids: appIDs(build), patterns: patterns, partial: Set(partial)))
            }
        }
        return apps
    }

    // MARK: Files

    /// A folder for each domain that serves a file: a host, or for `*.example.com`, where systems ask the domain above
    /// the asterisk, `example.com`.
    var all: [EmittedFile] {
        var served: [(domain: String, hosts: [String])] = []
        var places: [String: Int] = [:]
        for host in hosts {
            let domain = host.hasPrefix("*.") ? String(host.dropFirst(2)) : host
            if let place = places[domain] {
                served[place].hosts.append(host)
            } else {
                places[domain] = served.count
                served.append((domain, [host]))
            }
        }
        return served.map { domain, hosts in
            let apps = apps(hosts)
            let full = text(apps, isTerse: false)
            return EmittedFile(
                path: "\(domain)/apple-app-site-association",
                contents: full.utf8.count > Self.mostBytes ? text(apps, isTerse: true) : full)
        }
    }

    /// A terse file has no comments on what is kept out, and fewer of the longest patterns.
    private func text(_ apps: [App], isTerse: Bool) -> String {
        var writer = SiteValueWriter(links, isTerse: isTerse)
        let details = apps.map { app in
            let found = app.patterns.flatMap { number in
                writer.siteLinks(number).map { link in
                    var link = link
                    if app.partial.contains(number) { link.excess.append("hosts that the link has not") }
                    return link
                }
            }
            return (ids: app.ids, components: components(ordered(found, writer.variables)))
        }
        var members: [(String, JSON)] = []
        if !graph.links.hasCaseSensitivePaths {
            members.append(("defaults", .object([("caseSensitive", .bool(false))])))
        }
        let used = writer.variables.custom.filter { variable in
            details.contains { $0.components.contains { $0.uses(variable.name) } }
        }
        if !used.isEmpty {
            members.append(("substitutionVariables", .object(used.map { ($0.name, .texts($0.values)) })))
        }
        let apps = details.map { app in
            let components = app.components.map { JSON.line($0.json(isTerse: isTerse)) }
            return JSON.object([("appIDs", .texts(app.ids)), ("components", .array(components))])
        }
        members.append(("details", .array(apps)))
        return JSON.object([("applinks", .object(members))]).text(indent: 2) + "\n"
    }

    /// Links that no file could hold are not put in order: comparing them all would take long, and is in vain.
    private func ordered(_ links: [SiteLink], _ variables: SiteVariables) -> [SiteLink] {
        links.count > Self.mostBytes / Self.fewestBytes ? links : SiteOrder.ordered(links, variables)
    }

    /// Of a component.
    private static let fewestBytes = 32

    private func components(_ ordered: [SiteLink]) -> [SiteComponent] {
        let headline = options.headline
        guard !ordered.isEmpty else {
            return [SiteComponent(path: "*", isExclusion: true, comment: "\(headline) No link has this host")]
        }
        var components = [
            SiteComponent(path: "*//*", isExclusion: true, comment: "\(headline) No link has an empty segment")
        ]
        if graph.links.trailingSlash == .never {
            components.append(
                SiteComponent(path: "?*/", isExclusion: true, comment: "no link ends with a slash"))
        }
        return components + ordered.flatMap(\.components)
    }
}

extension SiteComponent {
    fileprivate func uses(_ variable: String) -> Bool {
        ([path] + items.map(\.pattern)).contains { $0.contains("$(\(variable))") }
    }

    /// On one line of the file.
    fileprivate func json(isTerse: Bool) -> JSON {
        var members: [(String, JSON)] = [("/", .string(path))]
        let query = items.filter { !$0.isFragment }
        if let whole = query.first(where: { $0.key == nil }) {
            members.append(("?", .string(whole.pattern)))
        } else if !query.isEmpty {
            members.append(("?", .object(query.map { ($0.key ?? "", .string($0.pattern)) })))
        }
        for fragment in items where fragment.isFragment { members.append(("#", .string(fragment.pattern))) }
        if isExclusion { members.append(("exclude", .bool(true))) }
        if !isTerse || !isExclusion { members.append(("comment", .string(comment))) }
        return .object(members)
    }
}
