import TestSupport
import Testing

@Suite struct EdgeTypeMismatchTests {
    @Test func aWordForANumberIsReported() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [{item: {params: {id: one}}}]}
              item: {params: {id: Int}}
            """
        let report = """
            graph.yaml:4:36: error: `one` is not a valid Int: write a whole number in 64 bits, in decimal digits [edge-type-mismatch]
              |
            4 |   home: {to: [{item: {params: {id: one}}}]}
              |                                    ^^^
             --> graph.yaml:5:19
            5 |   item: {params: {id: Int}}
              = `id` of `item` is declared here

            """
        #expect(findings(in: graph) == report)
    }

    @Test func literalsOfAllTypesAreFine() {
        let graph = """
            navgen: 1
            root: home
            types:
              Sort: [newest, price]
            screens:
              home: {to: [{item: {params: {a: 1, b: "1", c: 1.5, d: true, e: 2024-02-29, f: price, g: [1, 2], h: ~, i: no}}}]}
              item: {params: {a: Int, b: String, c: Double, d: Bool, e: Date, f: Sort, g: "[Int]", h: Int?, i: String}}
            """
        #expect(findings(in: graph).isEmpty)
    }

    @Test func everyValueIsChecked() {
        let graph = """
            navgen: 1
            root: home
            types:
              Sort: [newest, price]
            screens:
              home: {params: {s: String?}, to: [{item: {params: {a: 9223372036854775808, b: nope, c: 2023-02-29, d: cheap, e: 1, f: "{s}"}}}]}
              item: {params: {a: Int, b: Bool, c: Date, d: Sort, e: "[Int]", f: String}}
            """
        let report = """
            graph.yaml:6:57: error: `9223372036854775808` is not a valid Int: write a whole number in 64 bits, in decimal digits [edge-type-mismatch]
              |
            6 |   home: {params: {s: String?}, to: [{item: {params: {a: 9223372036854775808, b: nope, c: 2023-02-29, d: cheap, e: 1, f: "{s}"}}}]}
              |                                                         ^^^^^^^^^^^^^^^^^^^
             --> graph.yaml:7:19
            7 |   item: {params: {a: Int, b: Bool, c: Date, d: Sort, e: "[Int]", f: String}}
              = `a` of `item` is declared here
            graph.yaml:6:81: error: `nope` is not a valid Bool: write `true` or `false` [edge-type-mismatch]
              |
            6 |   home: {params: {s: String?}, to: [{item: {params: {a: 9223372036854775808, b: nope, c: 2023-02-29, d: cheap, e: 1, f: "{s}"}}}]}
              |                                                                                 ^^^^
             --> graph.yaml:7:27
            7 |   item: {params: {a: Int, b: Bool, c: Date, d: Sort, e: "[Int]", f: String}}
              = `b` of `item` is declared here
            graph.yaml:6:90: error: `2023-02-29` is not a valid Date: write an existing day as `YYYY-MM-DD`, or `YYYY-MM-DDThh:mm:ssZ` [edge-type-mismatch]
              |
            6 |   home: {params: {s: String?}, to: [{item: {params: {a: 9223372036854775808, b: nope, c: 2023-02-29, d: cheap, e: 1, f: "{s}"}}}]}
              |                                                                                          ^^^^^^^^^^
             --> graph.yaml:7:36
            7 |   item: {params: {a: Int, b: Bool, c: Date, d: Sort, e: "[Int]", f: String}}
              = `c` of `item` is declared here
            graph.yaml:6:105: error: `cheap` is not a case of `Sort`, which has `newest`, `price` [edge-type-mismatch]
              |
            6 |   home: {params: {s: String?}, to: [{item: {params: {a: 9223372036854775808, b: nope, c: 2023-02-29, d: cheap, e: 1, f: "{s}"}}}]}
              |                                                                                                         ^^^^^
             --> graph.yaml:7:45
            7 |   item: {params: {a: Int, b: Bool, c: Date, d: Sort, e: "[Int]", f: String}}
              = `d` of `item` is declared here
            graph.yaml:6:115: error: a list is needed for `[Int]` [edge-type-mismatch]
              |
            6 |   home: {params: {s: String?}, to: [{item: {params: {a: 9223372036854775808, b: nope, c: 2023-02-29, d: cheap, e: 1, f: "{s}"}}}]}
              |                                                                                                                   ^
             --> graph.yaml:7:54
            7 |   item: {params: {a: Int, b: Bool, c: Date, d: Sort, e: "[Int]", f: String}}
              = `e` of `item` is declared here
            graph.yaml:6:121: error: `s` of `home` is `String?`, but `String` is needed [edge-type-mismatch]
              |
            6 |   home: {params: {s: String?}, to: [{item: {params: {a: 9223372036854775808, b: nope, c: 2023-02-29, d: cheap, e: 1, f: "{s}"}}}]}
              |                                                                                                                         ^^^^^
             --> graph.yaml:7:66
            7 |   item: {params: {a: Int, b: Bool, c: Date, d: Sort, e: "[Int]", f: String}}
              = `f` of `item` is declared here
              = help: give both the same type, or write a value

            """
        #expect(findings(in: graph) == report)
    }

    @Test func theValuesOfTabsAreChecked() {
        let graph = """
            navgen: 1
            types: {Topic: {cases: [news, sport]}}
            tabs:
              one: {root: feed, params: {topic: nws}}
              two: {root: feed, params: {topic: "{x}", pge: 1}}
              three: {root: feed}
            screens:
              feed: {params: {topic: Topic, page: {type: Int, default: 1}}, to: feed}
            """
        let report = """
            graph.yaml:4:37: error: `nws` is not a case of `Topic`, did you mean `news`? [edge-type-mismatch]
              |
            4 |   one: {root: feed, params: {topic: nws}}
              |                                     ^^^
             --> graph.yaml:8:19
            8 |   feed: {params: {topic: Topic, page: {type: Int, default: 1}}, to: feed}
              = `topic` of `feed` is declared here
            graph.yaml:5:37: error: `two` has no parameters to take this value from [edge-param-unknown]
              |
            5 |   two: {root: feed, params: {topic: "{x}", pge: 1}}
              |                                     ^^^^^
              = help: write the value itself
            graph.yaml:5:44: error: `feed` has no parameter `pge` [edge-param-unknown]
              |
            5 |   two: {root: feed, params: {topic: "{x}", pge: 1}}
              |                                            ^^^
              = help: did you mean `page`?
            graph.yaml:6:17: error: `feed` is the root of `three`, but nothing gives it `topic` [entry-missing-param]
              |
            6 |   three: {root: feed}
              |                 ^^^^
             --> graph.yaml:8:19
            8 |   feed: {params: {topic: Topic, page: {type: Int, default: 1}}, to: feed}
              = `topic` is declared here
              = help: write `params: {topic: …}` at the tab, give `topic` a default, or make it optional: `topic: Topic?`

            """
        #expect(findings(in: graph) == report)
    }
}
