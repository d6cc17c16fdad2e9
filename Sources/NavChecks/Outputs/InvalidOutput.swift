import NavGraph
import NavLinks
import NavSyntax

extension Rule {
    static let invalidOutput = Rule(
        "invalid-output", .outputs,
        meaning: """
            An output lacks something it needs, has an option that has no effect or is not valid, or has the same path \
            as another output.
            """,
        why: """
            An association file in which the app is missing or misspelled silently opens no links, and an option that \
            is ignored looks as if it had an effect.
            """,
        failing: """
            navgen: 1
            root: home
            links: {hosts: [shop.example.com]}
            outputs: {aasa: true}
            screens:
              home: {to: [help]}
              help: {url: /help}
            """,
        fixed: """
            navgen: 1
            root: home
            links: {hosts: [shop.example.com]}
            outputs: {aasa: {appIDs: [ABCDE12345.com.example.shop]}}
            screens:
              home: {to: [help]}
              help: {url: /help}
            """)
}

extension Check {
    static let invalidOutput = Check.ofLinks(.invalidOutput) { links in
        let graph = links.graph
        return graph.outputs.filter(\.isWanted).flatMap { output -> [Diagnostic] in
            missing(output, links) + unknownEnvironments(output, graph) + malformed(output.options.appIDs)
                + OutputOptionProblems(output, graph).all
        } + malformed(graph.links.environments.flatMap { $0.appIDs ?? [] }) + sharedFiles(graph)
    }

    /// Reports outputs with the same file.
    private static func sharedFiles(_ graph: Graph) -> [Diagnostic] {
        var owners: [[String]: OutputRequest] = [:]
        return graph.outputs.compactMap { output in
            guard output.isWanted, let path = output.path else { return nil }
            let parts = path.value.pathParts.filter { $0 != "." }
            guard parts.last?.contains(".") == true else { return nil }
            guard let owner = owners[parts] else {
                owners[parts] = output
                return nil
            }
            return Rule.invalidOutput.finding(
                "`\(path.value)` is already the file of the output `\(owner.kind.value.rawValue)`", at: path.range,
                notes: (owner.path?.range).map { [.init("it is named here", at: $0)] } ?? [],
                help: "give each a file of its own")
        }
    }

    /// Reports what an output needs from the graph to contain anything.
    private static func missing(_ output: OutputRequest, _ links: LinkAnalysis) -> [Diagnostic] {
        let builds = links.origins.builds.indices
        let hasHosts = builds.contains { !links.domains(build: $0).isEmpty }
        let kind = output.kind.value
        func finding(_ message: String, _ help: Help) -> [Diagnostic] {
            [Rule.invalidOutput.finding("the output `\(kind.rawValue)` \(message)", at: output.kind.range, help: help)]
        }
        switch kind {
        case .aasa, .entitlements:
            guard hasHosts else {
                let hasOthers = builds.contains { !links.webHosts(build: $0).isEmpty }
                return finding(
                    hasOthers ? "needs a host: systems know neither `*` nor hosts with a port" : "needs a host",
                    "add the hosts whose URLs the app opens: `links: {hosts: [shop.example.com]}`")
            }
            guard kind == .aasa, output.options.appIDs.isEmpty else { return [] }
            let environments = links.graph.links.environments
            let buildsWithoutApp = builds.filter { build in
                let name = links.origins.builds[build].environment
                let own = environments.first { $0.name.value == name }?.appIDs ?? []
                return own.isEmpty && !links.domains(build: build).isEmpty
            }
            return buildsWithoutApp.isEmpty
                ? []
                : finding(
                    "needs the ID of the app that opens the links",
                    "write `aasa: {appIDs: [ABCDE12345.com.example.shop]}`")
        case .plist:
            return builds.contains { !links.customSchemes(build: $0).isEmpty }
                ? [] : finding("needs a custom scheme", "add one: `links: {schemes: [shop]}`")
        case .simctl:
            return links.patterns.isEmpty ? finding("needs a link", "give a node a `url:`") : []
        default: return []
        }
    }

    private static func unknownEnvironments(_ output: OutputRequest, _ graph: Graph) -> [Diagnostic] {
        let known = graph.links.environments.map(\.name.value)
        return output.options.developerMode.filter { !known.contains($0.value) }.map { name in
            Rule.invalidOutput.finding(
                "there is no environment `\(name.value)`", at: name.range,
                help: didYouMean(name.value, among: known) ?? "declare it in `links: {environments: …}`")
        }
    }

    /// Reports ids that do not look like `ABCDE12345.com.example.shop`: a prefix of ten letters and
    /// digits, a dot, and the bundle identifier.
    private static func malformed(_ ids: [Located<String>]) -> [Diagnostic] {
        ids.filter { !isAppID($0.value) }.map { id in
            Rule.invalidOutput.finding(
                "`\(id.value)` is not an app ID", at: id.range,
                help: Help(
                    "write the prefix of ten letters and digits, usually the team ID, a dot and the bundle identifier: "
                        + "`ABCDE12345.com.example.shop`"))
        }
    }

    private static func isAppID(_ id: String) -> Bool {
        func isPlain(_ byte: UInt8) -> Bool {
            byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte >= 0x30 && byte <= 0x39
        }
        let parts = id.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard parts.count > 1, parts[0].count == 10, parts[0].allSatisfy(isPlain) else { return false }
        return parts.dropFirst().allSatisfy { part in
            !part.isEmpty && part.allSatisfy { isPlain($0) || $0 == UInt8(ascii: "-") }
        }
    }
}
