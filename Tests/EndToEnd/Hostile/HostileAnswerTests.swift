import Foundation
import NavSyntax
import TestSupport
import Testing

/// The output of commands about hostile texts contains nothing that controls a terminal.
@Suite("Answers about hostile texts") struct HostileAnswerTests {
    /// Escape sequences, other control characters, line ends and bidirectional marks.
    private static let evil =
        "\u{1B}]0;x\u{7}\u{1B}[2J\u{9B}5m\n\revil\u{85}\u{2028}\u{202E}\u{2066}\u{200F}\u{61C}\u{7F}"

    /// The text as YAML in double quotes, with only numeric escapes.
    private static func yaml(_ text: String) -> String {
        let scalars = text.unicodeScalars.map { scalar in
            let digits = String(scalar.value, radix: 16)
            return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
        }
        return "\"\(scalars.joined())\""
    }

    private static let graph = """
        navgen: 1
        name: Hostile
        doc: \(yaml(evil))
        links: {schemes: [h], hosts: [h.example.com]}
        types: {Kind: {cases: {a: \(yaml(evil)), b: b}}}
        conditions: {in: {doc: \(yaml(evil)), otherwise: ask}}
        root: home
        screens:
          home: {title: \(yaml(evil)), doc: \(yaml(evil)), owner: \(yaml(evil)), tags: [\(yaml(evil))], to: [{item: {label: \(yaml(evil)), doc: \(yaml(evil))}}]}
          item: {title: \(yaml(evil)), params: {kind: {type: Kind, default: a}, text: {type: String, default: \(yaml(evil))}}, url: \(yaml("/item\u{202E}\u{61C}/x?mode=\u{2066}%1B&text={text}&kind={kind}")), requires: [in]}
        sheets: {ask: {title: \(yaml(evil)), cancel: \(yaml(evil))}}
        """

    private static let url = "h://item%E2%80%AE%D8%9C/x?mode=%E2%81%A6%1B&text=%1B%5B2J%0A%E2%80%AE"

    private static let commands: [[String]] = [
        ["check", "graph.yaml"], ["routes", "graph.yaml"],
        ["routes", "graph.yaml", "--format", "markdown"], ["routes", "graph.yaml", "--format", "json"],
        ["resolve", "graph.yaml", url], ["resolve", "graph.yaml", "--format", "json", url],
        ["resolve", "graph.yaml", "h://\u{202E}\u{1B}[2J/x", "h://item/%E2%80%AE", "https://\u{202E}\u{61C}/"],
        ["resolve", "graph.yaml", "--environment", evil, url], ["url", "graph.yaml", "item", "text=\(evil)"],
        ["url", "graph.yaml", evil], ["url", "graph.yaml", "item", "\(evil)=1"],
        ["stubs", "graph.yaml"], ["diff", "graph.yaml", "a\u{1B}[2J\u{202E}.yaml"],
        ["path", "graph.yaml", "home", "item"], ["tour", "graph.yaml", "--routes"],
        ["tour", "graph.yaml", "--format", "json"], ["tour", "graph.yaml", "--to", evil],
        ["tour", "graph.yaml", "--to", "item", "--from", evil], ["tour", "graph.yaml", "--max-steps", evil],
        ["path", "graph.yaml", "home", evil], ["why", "graph.yaml", "item"], ["why", "graph.yaml", evil],
        ["graph", "graph.yaml", "--format", "mermaid"], ["graph", "graph.yaml", "--focus", evil], [evil],
        ["check", evil],
        ["check", "graph.yaml", "--rule", "\(evil)=off"], ["check", "graph.yaml", "--\(evil)"], ["explain", evil],
        ["build", "graph.yaml", "--only", evil], ["build", "graph.yaml", "--out", "o", "--check"],
        ["build", "a\u{1B}[2J\u{202E}.yaml", "--out", "o\u{1B}[2J\u{202E}"], ["check", "a\u{1B}[2J\u{202E}.yaml"],
        ["format", "a\u{1B}[2J\u{202E}.yaml"], ["format", "graph.yaml", "--check"],
        ["rename", "a\u{1B}[2J\u{202E}.yaml", "item", "thing"], ["rename", "graph.yaml", "item", evil],
        ["rename", "graph.yaml", evil, "x"], ["rename", "graph.yaml", "item", "\(evil).x"], ["lsp"],
        ["audit", "evil.swift"], ["audit", "evil.swift", "--format", "text", "--graph", "graph.yaml"],
        ["audit", evil], ["import", evil, "evil.txt"], ["import", "patterns", evil],
        ["import", "patterns", "evil.txt"],
        ["import", "nav-graph", "evil.xml"], ["import", "react-navigation", "evil.json"],
        ["import", "expo-router", "evil.list"], ["import", "swift", "evil.swift"], ["import", "aasa", "evil.txt"],
    ]

    /// Sources for `import` and `audit`.
    private static let sources: [String: String] = {
        let line = evil.filter { !$0.isNewline }
        // XML has no control characters.
        let name = String(
            String.UnicodeScalarView(evil.unicodeScalars.filter { $0.properties.generalCategory == .format }))
        let screens = JSON.object([
            ("A" + line, .string("a\(line)/:b")),
            ("C", .object([("path", .string("c/:d")), ("parse", .object([("d", .string(line))]))])),
        ])
        let files = ["app/a\(line).tsx", "app/[\(line)].tsx", "app/index.tsx"]
        return [
            "evil.txt": "# \(line)\n/item\(line)/:id\n/:\(line)/x y\(line)\n",
            "evil.xml": """
            <navigation xmlns:android="a" xmlns:app="b" app:startDestination="@id/a"><!-- \(name) -->
            <fragment android:id="@+id/a" android:label="\(name)" app:x="\(name)">
            <action app:destination="@id/b\(name)"/><deepLink app:uri="x://\(name)/{a}"/></fragment></navigation>
            """,
            "evil.json": JSON.object([("prefixes", .array([.string("a://")])), ("screens", screens)]).text(),
            "evil.list": JSON.array(files.map { .string($0) }).text(),
            "evil.swift": """
            /// \(line)
            enum Route: Hashable { case a /* \(line) */, b }
            struct A\(line): View {
                var body: some View { NavigationView { NavigationLink(value: "\(line)") { Text("\(line)") } } }
            }
            struct B: View {
                var body: some View {
                    NavigationStack { List {}.navigationDestination(for: Route.self) { _ in } .navigationTitle("\(line)") }
                }
            }
            """,
        ]
    }()

    @Test("contain no control characters and no bidirectional marks", arguments: commands)
    func containNoControlCharacters(command: [String]) throws {
        try withTemporaryFolder { folder in
            for name in ["graph.yaml", "a\u{1B}[2J\u{202E}.yaml"] {
                try Data(Self.graph.utf8).write(to: folder.appendingPathComponent(name))
            }
            for (name, text) in Self.sources { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
            let run = try NavgenProcess.run(command, in: folder)
            #expect((0...3).contains(run.status), "\(run.errors)")
            let all = (run.output + run.errors).unicodeScalars.filter { $0 != "\n" && Self.steers($0) }
            // A diff shows files unchanged, but no output contains control characters.
            let steering = all.filter { !command.contains("--check") || $0.value < 0xA0 }
            #expect(steering.isEmpty, "\(steering.map { String($0.value, radix: 16) }): \(run.output)\(run.errors)")
        }
    }

    @Test("are those of every command that reads a graph") func everyCommandIsTried() throws {
        let tried = Set(Self.commands.map { $0[0] })
        let missing = try NavgenProcess.commands().filter { command in
            let help = try NavgenProcess.run([command, "--help"], in: repository).output
            return help.contains("--allow-outside") && !tried.contains(command)
        }
        #expect(missing.isEmpty, "add \(missing) to `commands` in HostileAnswerTests.swift")
    }

    private static func steers(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
