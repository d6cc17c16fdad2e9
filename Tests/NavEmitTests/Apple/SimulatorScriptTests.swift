import Foundation
import NavEmit
import NavGraph
import NavLinks
import TestSupport
import Testing

@Suite struct SimulatorScriptTests {
    private func script(_ graph: CompiledGraph) throws -> OutputFile {
        let emitter = try #require(allEmitters.first { $0.kind == .simctl })
        return try #require(
            emitter.files(graph.links, EmitOptions(sourceName: "graph.yaml")).first)
    }

    private struct Run {
        /// The arguments of each call of `xcrun`.
        var calls: [[String]]
        var output: String
        var errors: String
        var status: Int32
    }

    /// Runs the script with a fake `xcrun` that logs its arguments.
    private func run(_ script: OutputFile, _ arguments: [String] = [], hasTools: Bool = true, fails: Bool = false)
        throws
        -> Run
    {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("navgen-\(UUID().uuidString)")
        let tools = folder.appendingPathComponent("bin")
        try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("links.sh")
        let log = folder.appendingPathComponent("log")
        try Data(script.contents.utf8).write(to: file)
        let fake = tools.appendingPathComponent("xcrun")
        // It reads standard input, as the real one may. This must not consume the remaining links.
        let text =
            "#!/bin/sh\ncat >/dev/null\nfor a in \"$@\"; do printf '%s\\n' \"$a\"; done >>'\(log.path)'\n"
            + "echo ---- >>'\(log.path)'\nexit \(fails ? 1 : 0)\n"
        if hasTools {
            try Data(text.utf8).write(to: fake)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: fake.path)
        }
        for tool in ["cat", "sleep"] {
            let paths = ["/bin/\(tool)", "/usr/bin/\(tool)"].filter { FileManager.default.fileExists(atPath: $0) }
            try FileManager.default.createSymbolicLink(
                atPath: tools.appendingPathComponent(tool).path, withDestinationPath: try #require(paths.first))
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = [file.path] + arguments
        process.environment = ["PATH": tools.path]
        process.currentDirectoryURL = folder
        let paths = ["out", "err"].map { folder.appendingPathComponent($0) }
        for path in paths { try Data().write(to: path) }
        process.standardOutput = try FileHandle(forWritingTo: paths[0])
        process.standardError = try FileHandle(forWritingTo: paths[1])
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        let calls = ((try? String(contentsOf: log, encoding: .utf8)) ?? "").components(separatedBy: "----\n").dropLast()
        return Run(
            calls: calls.map {
                $0.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
            },
            output: try String(contentsOf: paths[0], encoding: .utf8),
            errors: try String(contentsOf: paths[1], encoding: .utf8), status: process.terminationStatus)
    }

    @Test(arguments: [ExampleGraph.shop, .traps, .hospital])
    func everyLinkIsOpenedOnceWithItsURL(example: ExampleGraph) throws {
        let graph = try example.compiled()
        try expectAll(of: graph, in: run(script(graph), ["--delay", "0"]))
    }

    /// Expects that each link was opened once, with the URL that navgen writes for it, if that
    /// leads to the same pattern.
    private func expectAll(of graph: CompiledGraph, in run: Run) {
        let links = graph.links
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.calls.allSatisfy { $0.count == 4 && $0.prefix(3) == ["simctl", "openurl", "booted"] })
        let opened = run.calls.map { $0.last ?? "" }
        // A redirect to carried links is also opened with a URL that carries none.
        let wanted = links.patterns.indices.flatMap { number in
            [links.example(of: number), links.fallbackExamples(of: number).first?.url].compactMap(\.self).map { _ in
                number
            }
        }
        #expect(opened.compactMap { links.first(for: $0) }.sorted() == wanted)
        for url in opened {
            guard case .match(let match) = links.resolve(Array(url.utf8)), match.redirects.isEmpty,
                case .link(let node, _) = links.patterns[match.pattern].owner,
                let written = links.url(of: node, match.values), links.first(for: written) == match.pattern
            else { continue }
            #expect(url == written)
        }
    }

    @Test(arguments: 0..<6)
    func randomLinksAreOpened(seed: Int) throws {
        var random = RandomLinks(seed: UInt64(seed) + 500)
        let graph = try CompiledGraph(random.graph(patterns: 8))
        try expectAll(of: graph, in: run(script(graph), ["--delay", "0"]))
    }

    /// An example with a link in it leads to the link, and one without leads to `otherwise`.
    @Test func redirectsToCarriedLinksAreNamedByWhatTheyOpen() throws {
        let script = try script(
            CompiledGraph(
                """
                navgen: 1
                name: Hub
                root: home
                links: {schemes: [hub], hosts: [hub.example]}
                screens: {home: {url: /}}
                sheets: {ask: {params: {target: URL}}}
                redirects: {"/out?to={target}": {to: "{target}", otherwise: ask}}
                """))
        let asking = try run(script, ["--list", "ask"], hasTools: false)
        #expect(asking.output == "https://hub.example/out?to=a:a\n")
        let home = try run(script, ["--list", "home"], hasTools: false)
        #expect(home.output == "https://hub.example/\nhttps://hub.example/out?to=https://hub.example/\n")
    }

    @Test func optionsSelectLinks() throws {
        let script = try script(ExampleGraph.shop.compiled())
        func opened(_ arguments: String...) throws -> [String] {
            let run = try run(script, arguments + ["--delay", "0"])
            #expect(run.status == 0, "\(run.errors)")
            return run.calls.compactMap(\.last)
        }
        #expect(try opened("--scheme", "shop", "orderDetail") == ["shop://order/ORD-111"])
        #expect(try opened("orderHistory", "settings").count == 3)
        #expect(try opened("--match", "/order/") == ["https://shop.example.com/order/ORD-111"])
        let staging = try opened("--environment", "staging")
        #expect(staging.count == 9 && staging.allSatisfy { $0.hasPrefix("https://staging.example.com/") })
        #expect(
            try opened("--environment", "staging", "--scheme", "shop-staging", "search") == ["shop-staging://search"])
        #expect(try opened("--host", "shop.example.com").count == 9)
        let device = try run(script, ["--device", "iPhone 16 Pro; rm -rf /", "settings"])
        #expect(
            device.calls == [["simctl", "openurl", "iPhone 16 Pro; rm -rf /", "https://shop.example.com/settings"]])
    }

    @Test func listingOpensNothing() throws {
        let script = try script(ExampleGraph.shop.compiled())
        let list = try run(script, ["--list", "settings", "search"], hasTools: false)
        #expect(list.output == "https://shop.example.com/search\nhttps://shop.example.com/settings\n")
        #expect(list.calls.isEmpty && list.status == 0)
        let dry = try run(script, ["--dry-run", "settings"])
        #expect(dry.output == "xcrun simctl openurl booted https://shop.example.com/settings\n")
        #expect(dry.calls.isEmpty)
        #expect(try run(script, ["--help"]).output.contains("--environment E"))
    }

    @Test func mistakesAreReported() throws {
        let script = try script(ExampleGraph.shop.compiled())
        func failure(_ arguments: [String], hasTools: Bool = true, fails: Bool = false) throws -> (Int32, String) {
            let run = try run(script, arguments, hasTools: hasTools, fails: fails)
            return (run.status, run.errors)
        }
        let missing = try failure([], hasTools: false)
        #expect(missing.0 == 3 && missing.1.hasPrefix("xcrun is missing"))
        #expect(try failure(["--speed"]).1 == "there is no option --speed; --help lists them\n")
        #expect(try failure(["--delay", "soon"]).1 == "--delay takes seconds: soon\n")
        #expect(try failure(["--host"]).1 == "--host needs a value\n")
        #expect(
            try failure(["--environment", "prod"]).1
                == "there is no environment prod; the environments are: staging\n")
        #expect(try failure(["nope"]).0 == 1)
        let failed = try failure(["settings"], fails: true)
        #expect(failed.0 == 1 && failed.1.hasPrefix("1 of 1 links could not be opened"))
    }

    @Test func theScriptIsExecutable() throws {
        #expect(try script(ExampleGraph.shop.compiled()).isExecutable)
    }
}

extension LinkAnalysis {
    /// The first pattern that matches a URL, which may be that of a redirect.
    func first(for url: String) -> Int? {
        guard case .match(let match) = resolve(Array(url.utf8)) else { return nil }
        guard let redirect = match.redirects.first else { return match.pattern }
        return patterns.firstIndex { $0.owner == .redirect(redirect) }
    }
}
