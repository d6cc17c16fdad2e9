import NavGraph
import NavLinks
import TestSupport
import Testing

/// Examples of URLs have the samples of the graph.
@Suite struct SampleTests {
    private func examples(_ screens: String, types: String = "{}") throws -> [String] {
        let graph = try CompiledGraph(
            """
            navgen: 1
            name: App
            root: home
            links: {schemes: [app], hosts: [a.example]}
            types: \(types)
            screens:
              home: {}
            \(screens)
            """)
        return graph.links.patterns.indices.map { graph.links.example(of: $0) ?? "none" }
    }

    @Test func parametersHaveTheirSamples() throws {
        let screens = """
              item:
                params:
                  id: {type: Int, sample: 42}
                  name: {type: String?, sample: "a b/é"}
                  tags: {type: "[String]", sample: [x, y]}
                  when: {type: Date?, sample: 2024-02-29}
                  none: {type: Int?, sample: null}
                  rest: String?
                url: "/item/{id}?name={name}&tags={tags}&when={when}&none={none}&rest={rest}"
            """
        #expect(
            try examples(screens) == [
                "https://a.example/item/42?name=a%20b/%C3%A9&tags=x&tags=y&when=2024-02-29T00:00:00.000Z"
            ])
    }

    /// A parameter's own sample counts before that of its type.
    @Test func typesHaveSamples() throws {
        let types = "{ID: {base: Int, sample: 7}, Sort: {cases: {top: top-rated, low: l}, sample: top}}"
        let screens = """
              a: {params: {id: ID, sort: Sort?}, url: "/a/{id}?sort={sort}"}
              b: {params: {id: {type: ID, sample: 8}, sorts: "[Sort]"}, url: "/b/{id}?sort={sorts}"}
            """
        #expect(
            try examples(screens, types: types) == [
                "https://a.example/a/7?sort=top-rated", "https://a.example/b/8?sort=top-rated",
            ])
    }

    /// The host of an example is one of those that the declared one stands for.
    @Test func hostsMayStandForOthers() throws {
        let screens = """
              a: {params: {id: {type: Int, sample: 7}}, url: {path: "/a/{id}", hosts: ["*.b.example"], schemes: [https]}}
              b: {params: {id: {type: Int, sample: 7}}, url: {path: "/b/{id}", hosts: ["*"], schemes: [https]}}
            """
        #expect(try examples(screens).map { $0.hasSuffix("/7") } == [true, true])
    }

    /// A sample is left out where another pattern would win the URL, or where the pattern has another value.
    @Test func examplesStayExamplesOfTheirPatterns() throws {
        let screens = """
              item: {params: {id: {type: String, sample: new}, mode: {type: String, default: a, sample: c}}, url: ["/item/{id}", {path: "/b/{id}", params: {mode: b}}]}
              create: {url: /item/new}
            """
        #expect(
            try examples(screens) == [
                "https://a.example/item/a", "https://a.example/b/new", "https://a.example/item/new",
            ])
    }

    /// Examples of random graphs lead to the nodes that they are examples of, and most have the samples.
    @Test func randomExamplesHaveSamples() throws {
        var (wanted, found) = (0, 0)
        for seed in 1...UInt64(Rounds.of(40)) {
            var random = RandomLinks(seed: seed)
            let links = try CompiledGraph(random.graph(patterns: 12)).links
            for pattern in links.patterns.indices {
                guard let node = links.patterns[pattern].node, let example = links.example(of: pattern),
                    case .match(let match) = links.resolve(Array(example.utf8))
                else { continue }
                #expect(match.node == node && match.pattern == pattern, "\(seed): \(example)")
                for (index, parameter) in links.graph.linkParameters(of: node).enumerated() {
                    guard let sample = links.graph.sample(of: parameter) else { continue }
                    let type = links.linkTypes(of: node)[index]
                    wanted += 1
                    if match.values[index] == type.value(of: sample) { found += 1 }
                }
            }
        }
        #expect(wanted > 50 && found * 4 > wanted * 3, "\(found) of \(wanted)")
    }
}
