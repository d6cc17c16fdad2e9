import NavCompiler
import NavGraph
import TestSupport
import Testing

@testable import NavLinks

/// Regular expressions that take exponential time in other engines: each is quickly compiled or
/// refused.
@Suite("Patterns designed to explode") struct HostilePatternTests {
    private static let patterns = [
        "(a*)*b", "(a+)+b", "((a*)*)*b", "(a|a)*b", "(a|aa)+b", "(a|aa){1,50}", "(.*a.*){20}", "(a?){200}a{200}",
        "((a|b)*c|(a|b)*d)*e", "([a-z]+)*[0-9]", "(x+x+)+y", ".*.*.*.*.*.*x", "(a|b|ab)*c", "(([a-c]*)*([b-d]*)*)*",
        "(a{0,10}){0,10}", "((a{0,4}){0,4}){0,4}", ".*a.{10}", "[^a]*a[^b]*b[^c]*c", "(0|1)*1(0|1){8}",
        "[a-zA-Z0-9_\\-\\.]{1,64}", "(foo|foobar|foobarbaz)*", "(\\w+\\s?)*!",
    ]

    /// Patterns whose automaton would exceed the limit.
    private static let tooLarge = [
        ".*a.{20}", "(0|1)*1(0|1){30}", "[a-z]{9999}", "((a{1,1000}){1,1000}){1,1000}",
        "(((((){9999}){9999}){9999}){9999}",
        "(a{9999}){9999}", "((((((((((a|b){99}){99}){99}){99}){99}){99}){99}){99}){99}){99}", "(.{1,99}x){99}",
    ]

    private static func compile(_ pattern: String) -> [String] {
        let quoted = pattern.replacing("\\", with: "\\\\")
        return rules(
            in: """
                navgen: 1
                root: home
                links: {schemes: [app]}
                types: {T: {base: String, pattern: "\(quoted)"}}
                screens: {home: {params: {t: T?}, url: '/{t?}'}}
                """)
    }

    @Test("become automata, even if other engines backtrack on them", arguments: patterns)
    func becomeAutomata(pattern: String) {
        #expect(Self.compile(pattern) == [], "\(pattern)")
    }

    @Test("are refused if their automaton would be too large", arguments: tooLarge)
    func areRefused(pattern: String) {
        let found = Self.compile(pattern)
        #expect(found == ["too-complex"] || found == ["invalid-pattern"], "\(pattern): \(found)")
    }

    /// The lines of the link table separate words by spaces. A graph with mistakes can have any names.
    @Test(
        "are read if names of nodes and types are not words",
        arguments: ["", " ", "x y", "|", ">", "=>", "{0}", "é", "a,b", "%41", "#", "a=b", "schemes=x", "\u{1F600}"])
    func namesThatAreNoWords(name: String) throws {
        let quoted = "'\(name)'"
        let result = compileText([
            "graph.yaml": """
            navgen: 1
            root: home
            links: {schemes: [app], hosts: [a.example]}
            types: {\(quoted): {cases: [q]}}
            screens:
              home: {url: "/home/{p}", params: {p: \(quoted)}, to: [\(quoted)]}
              \(quoted): {url: ["/x/{p}", "/y/{p}"], params: {p: Int}, via: []}
            redirects: {/old: \(quoted), "/out?u={u}": {to: "{u}", otherwise: \(quoted)}}
            """
        ])
        let links = try #require(result.links)
        #expect(result.hasErrors)
        for url in ["app://x/5", "app://y/5", "app://home/q", "app://old", "app://out?u=app%3A%2F%2Fx%2F5"] {
            _ = links.resolve(Array(url.utf8))
            _ = links.explainMiss(Array(url.utf8))
        }
        guard case .match(let match) = links.resolve(Array("app://x/5".utf8)) else { return }
        #expect(
            links.graph[match.node].name == name && links.url(of: match.node, match.values) == "https://a.example/x/5")
    }

    /// Strings on which other engines backtrack exponentially.
    @Test("match any string in one pass")
    func readInOnePass() throws {
        for pattern in ["(a*)*b", "(a|aa)+b", "(x+x+)+y", "([a-z]+)*[0-9]"] {
            let expression = try RegularExpression(pattern)
            let automaton = try AutomatonBuilder.automaton { (builder) throws(AutomatonBuilder.TooLarge) in
                try builder.expression(expression)
            }
            for letter in ["a", "x"] {
                let growth = Work.growth(upTo: 200_000) { count in
                    #expect(!automaton.accepts(String(repeating: letter, count: count)))
                }
                #expect(growth < 10)
            }
        }
    }

    @Test("are refused if nested too deeply")
    func nesting() {
        let deep = String(repeating: "(", count: 100_000) + "a" + String(repeating: ")", count: 100_000)
        #expect(Self.compile(deep) == ["invalid-pattern"])
        #expect(Self.compile("[" + String(repeating: "a-z", count: 50_000) + "]") == [])
    }
}
