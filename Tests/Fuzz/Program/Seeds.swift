import NavAudit
import NavChecks
import NavDiff
import NavGraph
import NavImport
import NavPlatform
import NavSyntax

@testable import NavCompiler
@testable import NavFiles
@testable import NavLinks

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#endif

/// The seeds of the targets, made from the graphs of the repository, so that they are never out of
/// date.
struct Seeds {
    private let folder: String
    private var urls: Set<String> = []
    private var patterns: Set<String> = []
    private var expressions: Set<String> = [
        "[A-Z]{2}([0-9]+|-[^x]?)", "(a|b)*a(a|b){3}", "(?:(?<year>\\d{4})-\\d\\d)?", "a{2,}?\\.[^\\]\\-é-ü]+",
        "^(|a+|(b?)*)$",
    ]

    /// Writes the seeds and the dictionary of each target: `seeds FOLDER GRAPH…`.
    static func write(to folder: String, graphs: [String]) {
        var seeds = Seeds(folder: folder)
        for path in graphs { seeds.add(path) }
        for rule in allRules where rule.failing.filledTo == 0 {
            for example in [rule.failing, rule.fixed] {
                let bytes = example.bytes
                seeds.addGraph(GraphInput(example.files.map { ($0.name, bytes[$0.name] ?? []) }))
            }
        }
        for example in changeRules.compactMap(\.example) {
            var files = [(GraphInput.mainName, Array(example.new.utf8)), (FuzzTarget.oldName, Array(example.old.utf8))]
            if let included = example.included { files.append(("reading.yaml", Array(included.utf8))) }
            seeds.save(GraphInput(files).bytes, for: "diff")
        }
        seeds.addCode()
        seeds.finish()
    }

    /// The examples of rules about Swift, and a small source of each format that can be imported.
    private func addCode() {
        for rule in auditRules { for code in [rule.wrong, rule.right] { save(Array(code.utf8), for: "audit") } }
        let sources: [ImportFormat: String] = [
            .navGraph: """
            <navigation xmlns:android="a" xmlns:app="b" app:startDestination="@id/a"><fragment android:id="@+id/a">
            <action app:destination="@id/d" app:popUpTo="@id/a"/><deepLink app:uri="https://x.y/a/{b}?c={c}"/>
            <argument android:name="b" app:argType="integer" android:defaultValue="1"/></fragment>
            <dialog android:id="@+id/d"/></navigation>
            """,
            .reactNavigation: """
            {"prefixes": ["a://"], "config": {"initialRouteName": "H", "screens": {"H": "", "T": {"path": "t/:id?",
            "parse": {"id": "Number"}, "initialRouteName": "A", "screens": {"A": "a", "N": "*"}}}}}
            """,
            .expoRouter: #"["app/_layout.tsx", "app/(tabs)/_layout.tsx", "app/(tabs)/index.tsx", "app/[id].tsx"]"#,
            .swift: auditRules.first { $0.id == "mixed-destinations" }?.right ?? "",
            .aasa:
                #"{"applinks": {"details": [{"appIDs": ["A.b"], "components": [{"/": "/a/*", "?": {"b": "c?*"}}]}]}}"#,
            .patterns: "# A\nGET /users/:id(\\d+)\n/files/{path*}\n<int:a>/b?c={d}",
        ]
        for (number, format) in ImportFormat.allCases.enumerated() {
            save([UInt8(number)] + Array((sources[format] ?? "").utf8), for: "imports")
        }
    }

    private init(folder: String) {
        self.folder = folder
    }

    private mutating func add(_ path: String) {
        let result = compile(path)
        guard let main = result.sources.first else { return }
        save(main.text, for: "tree")
        // Names relative to the folder of the main file.
        let beside = Paths.folder(of: path)
        addGraph(GraphInput(result.sources.map { (String($0.name.dropFirst(beside.count)), $0.text) }))
    }

    private mutating func addGraph(_ input: GraphInput) {
        var input = input
        input.nameMain()
        save(input.bytes, for: "tree")
        save(input.bytes, for: "check")
        let result = compile(GraphInput.mainName, reader: input.reader)
        guard let graph = result.graph, let links = result.links else { return }
        if !result.hasErrors {
            save(input.bytes, for: "build")
            save(GraphInput(input.files + [(FuzzTarget.oldName, input.files[0].bytes)]).bytes, for: "diff")
        }
        for type in graph.types {
            if case .constrained(_, let pattern?) = type.definition { expressions.insert(pattern.value) }
        }
        patterns.formUnion(links.patterns.map(\.text.value))
        for build in links.origins.builds.indices {
            urls.formUnion(links.patterns.indices.compactMap { links.example(of: $0, build: build) })
        }
    }

    private func finish() {
        let expressions = expressions.sorted()
        for (place, expression) in expressions.enumerated() {
            save(
                Array("\(expression)\n\(expressions[(place * 7 + 1) % expressions.count])\nAB12".utf8),
                for: "expressions")
        }
        let patterns = patterns.sorted()
        for (place, pattern) in patterns.enumerated() {
            save(Array(pattern.utf8), for: "patterns")
            let others = [3, 5, 7].map { patterns[(place * $0 + 1) % patterns.count] }
            save(Array(pattern.utf8), for: "links")
            save(Array(([pattern] + others).joined(separator: "\n").utf8), for: "links")
        }
        for url in urls.sorted() {
            for target in ["urls", "reader"] { save(Array(url.utf8), for: target) }
        }
        for target in FuzzTarget.all {
            let entries = Words.of(target).map { Words.entry($0) + "\n" }
            put(Array(entries.joined().utf8), at: "\(folder)/\(target.name).dict")
        }
    }

    private func save(_ bytes: [UInt8], for name: String) {
        guard let target = FuzzTarget.all.first(where: { $0.name == name }), bytes.count <= target.maxLength else {
            return
        }
        put(bytes, at: "\(folder)/\(name)/\(String(fingerprint(bytes), radix: 16))")
    }

    private func put(_ bytes: [UInt8], at path: String) {
        guard let file = fopen(path, "w") else {
            perror(path)
            exit(1)
        }
        fwrite(bytes, 1, bytes.count, file)
        fclose(file)
    }
}
