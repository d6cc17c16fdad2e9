import NavCompiler
import NavFiles
import NavImport
import NavSyntax
import TestSupport
import Testing

/// Whatever a source contains, the result is a graph that navgen reads, or a failure with a message.
struct ImportMutationTests {
    private static let linking = """
        {"prefixes": ["shop://", "https://*.example.com/app", "exp://a"], "config": {"path": "v1", "initialRouteName": "Tabs",
        "screens": {"Tabs": {"initialRouteName": "Home", "path": "t/:id", "screens": {"Home": "", "More": {"path": "more/:id?",
        "parse": {"id": "Number", "q": "(v) => v === 'true'"}, "alias": ["m", {"path": "n/:x([a-z]+)", "exact": true}]}}},
        "User": {"path": "user/:user-id(\\\\d+)/*", "exact": true, "stringify": {"a": "b"}}, "None": null, "All": "*"}}}
        """
    private static let files = """
        ["app/_layout.tsx", "app/(tabs)/_layout.tsx", "app/(tabs)/(home,search)/_layout.tsx", "app/(tabs)/(home)/index.tsx",
        "app/(tabs)/(home,search)/[user]/[...rest].tsx", "app/(tabs)/(search)/index.web.tsx", "app/modal.ios.tsx",
        "app/+not-found.tsx", "app/api/a+api.ts", "app/components/B.tsx", "app/(a)(b)/c d%.jsx", "README.md"]
        """
    private static let patterns = """
        # A comment
        edit_user GET /users/:id(\\d+)/edit(.:format)  users#edit
        https://example.com/a/[[...slug]]?q={q}&r=:r#x
        /(en|de)?/{name:int}/<uuid:id>/*rest/{a=1}
        """

    @Test(arguments: [
        (ImportFormat.reactNavigation, linking, UInt64(1)), (.expoRouter, files, 2), (.patterns, patterns, 3),
    ])
    func mutations(_ format: ImportFormat, _ source: String, _ seed: UInt64) {
        var random = RandomSource(seed)
        for _ in 0..<Rounds.of(100) {
            var bytes = Array(source.utf8)
            for _ in 0...random.below(4) { Self.mutate(&bytes, &random) }
            let text = Array(String(decoding: bytes, as: UTF8.self).utf8)
            guard let result = try? importGraph(from: [SourceFile(name: "source", text: text)], as: format) else {
                continue
            }
            Self.expectGraph(result, bytes)
        }
    }

    private static func mutate(_ bytes: inout [UInt8], _ random: inout RandomSource) {
        guard !bytes.isEmpty else { return }
        let start = random.below(bytes.count)
        let end = min(start + 1 + random.below(12), bytes.count)
        switch random.below(5) {
        case 0: bytes.removeSubrange(start..<end)
        case 1: bytes.insert(contentsOf: bytes[start..<end], at: random.below(bytes.count))
        case 2: bytes[start] = UInt8(random.below(256))
        case 3: bytes.insert(random.pick(Array("/:?*+(){}[]<>\\\"%#&.,|^$ é".utf8)), at: start)
        default: bytes.swapAt(start, random.below(bytes.count))
        }
    }

    /// Every error of a kind that a writer of YAML is responsible for is in a TODO.
    private static func expectGraph(_ result: GraphImport, _ bytes: [UInt8]) {
        let kinds: Set<String> = ["yaml-syntax", "wrong-type", "unknown-key", "invalid-name", "invalid-pattern"]
        let errors = result.compilation.diagnostics.filter { $0.severity == .error && kinds.contains($0.rule.name) }
        for error in errors {
            let isKnown = result.todos.contains { $0.text.contains("[\(error.rule)]") }
            #expect(isKnown, "\(error.message): \(String(decoding: bytes, as: UTF8.self))")
        }
        #expect(result.compilation.graph != nil)
    }

    /// Deep, long and repetitive sources take work by their length.
    @Test(arguments: [
        Extreme(.reactNavigation, 5000) { count in
            "{\"screens\": {" + (0..<count).map { "\"S\($0)\": \"*\"" }.joined(separator: ", ") + "}}"
        },
        Extreme(.reactNavigation, 120) { count in
            String(repeating: "{\"screens\": {\"A\": ", count: count) + "\"a\"" + String(repeating: "}}", count: count)
        },
        Extreme(.reactNavigation, 20_000) { "{\"screens\": {\"A\": \"" + String(repeating: ":a/", count: $0) + "\"}}" },
        Extreme(.reactNavigation, 20_000) { count in
            "{\"screens\": {\"A\": {\"path\": \"\", \"parse\": {\"a\": \"" + String(repeating: "(a) => ", count: count)
                + "\"}}}}"
        },
        Extreme(.expoRouter, 60) { "[\"" + String(repeating: "(a,b)/", count: $0) + "index.tsx\"]" },
        Extreme(.expoRouter, 10_000) { "[\"" + String(repeating: "a/", count: $0) + "index.tsx\", \"index.tsx\"]" },
        Extreme(.expoRouter, 3000) { count in
            "[" + (0..<count).map { "\"(g\($0))/index.tsx\"" }.joined(separator: ", ") + "]"
        },
        Extreme(.patterns, 50_000) { String(repeating: "/*", count: $0) },
        Extreme(.patterns, 10_000) { String(repeating: "(/:a", count: $0) },
        Extreme(.patterns, 50_000) { "/:a(" + String(repeating: "[a|", count: $0) },
    ])
    func extremes(_ extreme: Extreme) throws { try extreme.check() }
}

/// A source of any size.
struct Extreme: Sendable {
    private let format: ImportFormat
    private let size: Int
    private let source: @Sendable (Int) -> String

    init(_ format: ImportFormat, _ size: Int, _ source: @escaping @Sendable (Int) -> String) {
        self.format = format
        self.size = size
        self.source = source
    }

    /// Its import takes work by its length.
    ///
    /// - Parameter canBeRefused: Whether it may be a source without navigation.
    func check(canBeRefused: Bool = false) throws {
        let growth = try Work.growth(upTo: size) { size in
            do {
                _ = try importGraph(from: [SourceFile(name: "source", text: Array(source(size).utf8))], as: format)
            } catch {
                guard canBeRefused else { throw error }
            }
        }
        #expect(growth < 10)
    }
}
