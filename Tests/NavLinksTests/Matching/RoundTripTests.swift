import NavAnswers
import NavCompiler
import NavGraph
import NavSyntax
import TestSupport
import Testing

@testable import NavLinks

/// URLs that are built are read as the same values again. Values without a URL give nil.
@Suite struct RoundTripTests {
    private static let graph = """
        navgen: 1
        root: home
        links: {schemes: [s], hosts: [h.com], maxLength: 100000}
        types:
          Kind: {cases: [plain, {odd: "a/b&c=d#e f"}, {empty: ""}]}
          Code: {base: String, pattern: "[a-zé]{2,}[^a]?"}
        screens:
          home: {to: [path, query, tail, text, mixed]}
          path:
            params: {text: String, int: Int, uint: UInt, double: Double, decimal: Decimal, flag: Bool, id: UUID, day: Date, link: URL, kind: Kind, code: Code}
            url: "/p/{text}/{int}/{uint}/{double}/{decimal}/{flag}/{id}/{day}/{link}/{kind}/x{code}y"
          query:
            params: {text: String, other: String?, int: Int?, flag: Bool?, kind: {type: Kind, default: plain}, texts: [String], numbers: [Int], mark: String?}
            url: "/q?te%26xt={text}&other={other}&int={int}&flag={flag}&kind={kind}&texts={texts}&numbers={numbers}#{mark}"
          tail:
            params: {first: String?, second: {type: Int, default: 5}, rest: [String]}
            url: "/t/{first?}/{second?}/{rest*}"
          text:
            params: {path: String?}
            url: "/f/{path*}"
          mixed:
            params: {a: String, b: {type: Int, default: 1}}
            url: ["/m/{a}", "/m/{a}/{b}"]
        """

    private let links: LinkAnalysis
    private let ids: [String: NodeID]

    init() throws {
        let result = compileText(["graph.yaml": Self.graph])
        try #require(result.diagnostics.isEmpty, "\(render(result.diagnostics, sources: result.sources, as: .text))")
        let links = try #require(result.links)
        self.links = links
        ids = Dictionary(uniqueKeysWithValues: links.graph.nodes.enumerated().map { ($1.name, NodeID($0)) })
    }

    private func text(_ random: inout RandomSource) -> String {
        let pieces = [
            "a", "Z", "0", "/", "%", " ", "+", "&", "=", "#", "?", ":", "@", "é", "e\u{301}", "日", "🎉", "👨‍👩‍👧", ".", "..",
            "~",
            "'", "\"", "\\", "<", ">", "|", "{", "}", "[", "]", "^", "`", "*", ",", ";", "$", "%2F", "\u{FFFD}",
            "\u{200F}",
        ]
        return (0..<random.below(5)).map { _ in random.pick(pieces) }.joined()
    }

    private func isSegment(_ text: String) -> Bool { !["", ".", ".."].contains(text) }

    private func check(
        _ name: String, _ values: [SpelledValue], exists: Bool, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let node = try #require(ids[name])
        guard let url = links.url(of: node, values) else {
            #expect(!exists, "no URL for \(values)", sourceLocation: sourceLocation)
            return
        }
        #expect(exists, "\(url) for \(values)", sourceLocation: sourceLocation)
        #expect(url.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }, "\(url)", sourceLocation: sourceLocation)
        guard case .match(let match) = links.resolve(Array(url.utf8)) else {
            Issue.record("\(url) leads nowhere", sourceLocation: sourceLocation)
            return
        }
        #expect(match.node == node && match.values == values, "\(url)", sourceLocation: sourceLocation)
    }

    @Test func everyTypeInThePath() throws {
        var random = RandomSource(11)
        for _ in 0..<2000 {
            let text = text(&random)
            let double = Double(bitPattern: random.next())
            let moment = Int64(random.below(253_402_300_799)) * 1000 + Int64(random.below(1000))
            let decimals = ["0", "1", "-1.5", "12345678901234567890.123456789012345678", "0.1"]
            let kind = random.pick(["plain", "a/b&c=d#e f", ""])
            let link = "x-y:" + (isSegment(text) ? text.filter { $0 != " " && $0 != "\u{200F}" } : "1") + "z"
            let values: [SpelledValue] = [
                .one(text), .one(String(Int64(bitPattern: random.next()))), .one(String(random.next())),
                .one("\(double)"),
                .one(random.pick(decimals)), .one(random.pick(["true", "false"])),
                .one("0A1B2C3D-0000-4000-8000-00000000ABCD"), .one(Spelling.date(milliseconds: moment) ?? ""),
                .one(ValueType.url.value(of: link)),
                .one(kind),
                .one(random.pick(["ab", "éé", "abc/", "ab.", "zz%"])),
            ]
            try check("path", values, exists: isSegment(text) && double.isFinite && kind != "")
        }
    }

    @Test func everythingInQueryAndFragment() throws {
        var random = RandomSource(12)
        for _ in 0..<3000 {
            func maybe(_ value: SpelledValue) -> SpelledValue { random.chance(1, in: 3) ? .none : value }
            let texts = (0..<random.below(3)).map { _ in text(&random) }
            let numbers = (0..<random.below(3)).map { _ in String(random.below(100) - 50) }
            let values: [SpelledValue] = [
                .one(text(&random)), maybe(.one(text(&random))), maybe(.one(String(random.below(9)))),
                maybe(.one(random.pick(["true", "false"]))), .one(random.pick(["plain", "a/b&c=d#e f", ""])),
                .many(texts),
                .many(numbers), maybe(.one(text(&random))),
            ]
            try check("query", values, exists: true)
        }
    }

    @Test func optionalSegmentsFillFromTheLeft() throws {
        try check("tail", [.none, .one("5"), .many([])], exists: true)
        try check("tail", [.one("a"), .one("5"), .many([])], exists: true)
        try check("tail", [.one("a"), .one("6"), .many([])], exists: true)
        try check("tail", [.one("a"), .one("5"), .many(["x", "y/z"])], exists: true)
        // Values with a gap have no URL.
        try check("tail", [.none, .one("6"), .many([])], exists: false)
        try check("tail", [.none, .one("5"), .many(["x"])], exists: false)
        try check("tail", [.one("a"), .one("5"), .many(["x", ""])], exists: false)
        try check("tail", [.one("a"), .one("5"), .many([".."])], exists: false)
        let node = try #require(ids["tail"])
        #expect(links.url(of: node, [.one("a"), .one("5"), .many([])]) == "https://h.com/t/a")
        #expect(links.url(of: node, [.one("a"), .one("5"), .many(["b"])]) == "https://h.com/t/a/5/b")
    }

    /// A text that is given for an optional is a value, and neither empty nor `null` is one of a Bool.
    @Test(arguments: [("flag", ""), ("flag", "null"), ("int", ""), ("int", "~")])
    func aGivenTextIsAValue(name: String, text: String) throws {
        let node = try #require(ids["query"])
        let given = [LinkAnalysis.GivenValue("text", ["t"]), .init(name, [text])]
        #expect(throws: LinkWritingProblem.self) { try links.url(of: node, given: given) }
        #expect(try links.url(of: node, given: [given[0], .init(name, nil)]) == "https://h.com/q?te%26xt=t")
        #expect(try links.url(of: node, given: [given[0], .init("other", ["null"])]).contains("other=null"))
    }

    @Test func stringWithSlashesIsTheRestOfAPath() throws {
        for text in ["a", "a/b", "a b/c%/d", "日/本"] { try check("text", [.one(text)], exists: true) }
        try check("text", [.none], exists: true)
        for text in ["", "/", "a/", "/a", "a//b", "a/../b", "."] { try check("text", [.one(text)], exists: false) }
    }

    /// A type's pattern decides how its dates are written.
    @Test func typesDecideHowDatesAreWritten() throws {
        let result = compileText([
            "graph.yaml": """
            navgen: 1
            root: home
            links: {schemes: [a]}
            types:
              Day: {base: Date, pattern: "[0-9]{4}-[0-9]{2}-[0-9]{2}"}
              Second: {base: Date, pattern: "[^.]+Z"}
              Either: {base: Date, pattern: ".+"}
            screens:
              home: {to: [d, s, e]}
              d: {params: {v: Day, w: "[Day]"}, url: "/d/on{v}/{w*}"}
              s: {params: {v: Second}, url: "/s?at={v}"}
              e: {params: {v: Either}, url: "/e#{v}"}
            """
        ])
        #expect(render(result.diagnostics, sources: result.sources, as: .text) == "")
        let links = try #require(result.links)
        let midnight = "2024-02-29T00:00:00.000Z"
        let noon = "2024-02-29T12:00:00.000Z"
        let later = "2024-02-29T12:00:00.001Z"
        #expect(links.url(of: NodeID(1), [.one(midnight), .many([midnight])]) == "a://d/on2024-02-29/2024-02-29")
        #expect(links.url(of: NodeID(1), [.one(midnight), .many([noon])]) == nil)
        #expect(links.url(of: NodeID(2), [.one(midnight)]) == "a://s?at=2024-02-29T00:00:00Z")
        #expect(links.url(of: NodeID(2), [.one(noon)]) == "a://s?at=2024-02-29T12:00:00Z")
        #expect(links.url(of: NodeID(2), [.one(later)]) == nil)
        #expect(links.url(of: NodeID(3), [.one(midnight)]) == "a://e#2024-02-29T00:00:00.000Z")
    }

    @Test func firstPatternThatFitsIsWritten() throws {
        let node = try #require(ids["mixed"])
        #expect(links.url(of: node, [.one("x"), .one("1")]) == "https://h.com/m/x")
        #expect(links.url(of: node, [.one("x"), .one("2")]) == "https://h.com/m/x/2")
    }

    @Test(arguments: [
        ("a b", "https://h.com/f/a%20b"), ("a+b&c=d", "https://h.com/f/a+b&c=d"), ("50%", "https://h.com/f/50%25"),
        ("é", "https://h.com/f/%C3%A9"), ("a/\u{301}b", "https://h.com/f/a/%CC%81b"),
        ("a?b#c", "https://h.com/f/a%3Fb%23c"), ("x:y@z", "https://h.com/f/x:y@z"),
    ])
    func escapesOnlyWhatIsNecessary(text: String, url: String) throws {
        let node = try #require(ids["text"])
        #expect(links.url(of: node, [.one(text)]) == url)
    }

    /// Values are compared by scalars, although Swift treats canonically equivalent strings as
    /// equal.
    @Test func defaultsAreComparedByScalars() throws {
        let result = compileText([
            "graph.yaml": """
            navgen: 1
            root: home
            links: {schemes: [s]}
            screens:
              home: {to: [item]}
              item: {params: {text: {type: String, default: "\u{E9}"}}, url: "/r/{text?}"}
            """
        ])
        let links = try #require(result.links)
        #expect(links.url(of: NodeID(1), [.one("\u{E9}")]) == "s://r")
        #expect(links.url(of: NodeID(1), [.one("e\u{301}")]) == "s://r/e%CC%81")
    }

    /// In URLs without a host, the first segment is where others have the host.
    @Test(arguments: [
        ("a", "s://a"), ("a b", "s://a%20b"), ("x:y", "s://x%3Ay"), ("me@x", "s://me%40x"), ("h.com", "s:///h.com"),
        ("H.Com", "s:///H.Com"), ("", nil), ("..", nil),
    ])
    func customSchemes(text: String, url: String?) throws {
        let result = compileText([
            "graph.yaml": """
            navgen: 1
            root: home
            links: {schemes: [s], environments: {other: {hosts: [h.com]}}}
            screens:
              home: {to: [item]}
              item: {params: {id: String}, url: "/{id}"}
            """
        ])
        let links = try #require(result.links)
        #expect(result.diagnostics.isEmpty)
        #expect(links.url(of: NodeID(1), [.one(text)]) == url)
    }
}
