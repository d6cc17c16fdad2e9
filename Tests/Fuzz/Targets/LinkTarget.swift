import NavCompiler
import NavFiles
import NavGraph
import NavSyntax

@testable import NavLinks

extension FuzzTarget {
    /// Each line is a pattern of a screen. A pattern without diagnostics has a URL that leads to
    /// the screen, and the URL that a diagnostic gives as an example shows the mistake.
    static let links = FuzzTarget(name: "links", maxLength: 256, isGraph: false) { input throws(PropertyViolation) in
        let lines = input.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).prefix(4)
        var patterns: [(text: String, names: [String])] = []
        for line in lines {
            let text = String(decoding: line, as: UTF8.self)
            var parser = PatternParser(text)
            let pattern = parser.pattern()
            if parser.problems.isEmpty { patterns.append((text, pattern.names.map(\.text))) }
        }
        guard !patterns.isEmpty else { return }
        let result = try compiled(GraphInput(graph(patterns)))
        guard let links = result.links else { return }
        try requireValidConflicts(links)
        guard result.diagnostics.isEmpty else { return }
        try require(links.patterns.count == patterns.count, "\(links.patterns.count) patterns are left")
        for number in links.patterns.indices {
            guard let url = links.example(of: number) else {
                throw PropertyViolation(description: "no URL leads to \(patterns[number].text)")
            }
            try require(SlowReader(links: links, build: 0).winner(of: Array(url.utf8)) == number, url)
        }
    }

    /// A graph with a screen for each pattern. The types of parameters are derived from their
    /// names.
    private static func graph(_ patterns: [(text: String, names: [String])]) -> [UInt8] {
        let types = [
            "String", "\"String?\"", "Int", "\"Int?\"", "\"[String]\"", "\"[Int]\"", "Kind",
            "{type: Kind, default: plain}",
            "Code", "Bool", "\"Bool?\"", "Date", "Double", "URL", "UUID", "{type: Int, default: 1}", "Decimal",
        ]
        var text = Array(
            """
            navgen: 1
            root: home
            links: {schemes: [s], hosts: [h.com, "*.h.com"]}
            rules: {unused-type: off, link-only-node: off}
            types: {Kind: {cases: [plain, {odd: "a/b?c"}]}, Code: {base: String, pattern: "[A-Z]{2}[0-9]+"}}
            screens:
              home: {}

            """.utf8)
        for (number, pattern) in patterns.enumerated() {
            var seen: Set<String> = []
            let parameters = pattern.names.filter { seen.insert($0).inserted }.map { name in
                let letter = Int(name.utf8.first ?? 0) | 0x20
                return "\(name): \(types[abs(letter - 0x61) % types.count])"
            }
            text += Array("  p\(number): {params: {\(parameters.joined(separator: ", "))}, via: [], url: ".utf8)
            text += YAMLText.quoted(pattern.text) + Array("}\n".utf8)
        }
        return text
    }

    /// The example URL of a conflict matches the conflicting patterns.
    private static func requireValidConflicts(_ links: LinkAnalysis) throws(PropertyViolation) {
        let matcher = SlowReader(links: links, build: 0)
        for case .ambiguous(let ambiguity) in links.conflicts {
            let shown = [
                (ambiguity.witness, true, true), (ambiguity.onlyFirst, true, false),
                (ambiguity.onlySecond, false, true),
            ]
            for (url, isFirst, isSecond) in shown {
                guard let url else { continue }
                // The example has no scheme and host if they don't matter.
                let bytes = Array((url.utf8.first == UInt8(ascii: "/") ? "https://h.com" + url : url).utf8)
                try require(
                    matcher.matches(ambiguity.first, bytes) == isFirst
                        && matcher.matches(ambiguity.second, bytes) == isSecond,
                    "\(url) is not matched as \(ambiguity) says")
            }
        }
    }
}
