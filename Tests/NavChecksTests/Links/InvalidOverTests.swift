import NavCompiler
import NavGraph
import NavLinks
import NavSyntax
import TestSupport
import Testing

@Suite struct InvalidOverTests {
    @Test func overCannotBeatAMoreSpecificPattern() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            screens:
              home: {to: [a, b]}
              a: {params: {x: String}, url: {path: "/{x}", over: [b]}}
              b: {url: /x}
            """
        let report = """
            graph.yaml:6:55: error: `b` is more specific here, and wins regardless of this [invalid-over]
              |
            6 |   a: {params: {x: String}, url: {path: "/{x}", over: [b]}}
              |                                                       ^
             --> graph.yaml:7:12
            7 |   b: {url: /x}
              = `/x` is here
              = help: remove it

            """
        #expect(findings(in: graph) == report)
    }

    @Test func mutualOverIsReported() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            screens:
              home: {to: [a, b]}
              a: {params: {x: String}, url: {path: "/{x}/new", over: [b]}}
              b: {params: {y: String}, url: {path: "/old/{y}", over: [a]}}
            """
        let report = """
            graph.yaml:6:59: error: this pattern and `b` each claim to win over the other [invalid-over]
              |
            6 |   a: {params: {x: String}, url: {path: "/{x}/new", over: [b]}}
              |                                                           ^
             --> graph.yaml:7:40
            7 |   b: {params: {y: String}, url: {path: "/old/{y}", over: [a]}}
              = `/old/{y}` is here
              = help: remove it
            graph.yaml:7:59: error: this pattern and `a` each claim to win over the other [invalid-over]
              |
            7 |   b: {params: {y: String}, url: {path: "/old/{y}", over: [a]}}
              |                                                           ^
             --> graph.yaml:6:40
            6 |   a: {params: {x: String}, url: {path: "/{x}/new", over: [b]}}
              = `/{x}/new` is here
              = help: remove it

            """
        #expect(findings(in: graph) == report)
    }

    @Test func overlappingInOneEnvironmentIsEnough() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [a.com], environments: {test: {hosts: [b.com]}}}
            screens:
              home: {to: [a, b]}
              a: {params: {x: String}, url: {path: "/{x}/new", hosts: [b.com], over: [b]}}
              b: {params: {y: String}, url: "/old/{y}"}
            """
        #expect(findings(in: graph) == "")
    }

    @Test func overBetweenAmbiguousPatternsIsFine() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], hosts: [shop.example.com]}
            screens:
              home: {to: [a, b]}
              a: {params: {x: String}, url: {path: "/{x}/new", over: [b]}}
              b: {params: {y: String}, url: "/old/{y}"}
            """
        #expect(findings(in: graph) == "")
    }

    @Test func overForOneMeaningOfAnOptionalSegmentIsFine() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            types: {Lang: {cases: [de, en]}}
            screens:
              home: {to: [star, files]}
              star: {params: {a: String, b: String}, url: "/{a}/{b}-star"}
              files: {params: {l: Lang?, a: String}, url: {path: "/{l?}/files/{a}", over: [star]}}
            """
        #expect(findings(in: graph) == "")
    }

    /// Two patterns of a node that show the same need no order, so they are not a part of a loop.
    @Test func patternsOfANodeFormNoLoopInAnyOrder() {
        let patterns = [#"{path: "/*", hosts: ["*.example.com"]}"#, #"{path: /wiki/Main_Page}"#]
        for order in [patterns, patterns.reversed()] {
            let graph = """
                navgen: 1
                root: home
                links: {hosts: [example.com, "*.example.com"], ties: leftmostLiteral}
                screens:
                  home: {to: [any, page]}
                  any: {url: [\(order.joined(separator: ", "))]}
                  page:
                    params: {title: "[String]"}
                    url: {path: "/wiki/{title+}", hosts: ["*.example.com", example.com]}
                """
            #expect(findings(in: graph) == "")
        }
    }

    /// Of several patterns of a node that go over the others, the first wins.
    @Test func patternsOfANodeCanBeOrdered() throws {
        let text = """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            screens:
              home: {to: [post]}
              post:
                params: {a: {type: String, default: none}, b: String?, c: String?}
                url:
                  - "/{a}/x/y"
                  - {path: "/z/{b}/y", over: post}
                  - {path: "/z/x/{c}", over: post}
            """
        #expect(findings(in: text) == "")
        let links = try #require(compileText(["graph.yaml": text]).links)
        guard case .match(let match) = links.resolve(Array("shop://z/x/y".utf8)) else {
            Issue.record("it does not match")
            return
        }
        #expect(links.patterns[match.pattern].text.value == "/z/{b}/y")
    }

    @Test func aLoopOfOverAndTiesNamesEachStep() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop], ties: leftmostLiteral}
            screens:
              home: {to: [a, b, c]}
              a: {params: {x: String, y: String}, url: {path: "/{x}/{y}/k", over: b}}
              b: {params: {x: String, y: String}, url: "/p/{x}/{y}"}
              c: {params: {x: String, y: String}, url: "/{x}/q/{y}"}
            """
        let report = """
            graph.yaml:6:71: error: this pattern wins over itself: `over`, `ties` and what is more specific form a loop [invalid-over]
              |
            6 |   a: {params: {x: String, y: String}, url: {path: "/{x}/{y}/k", over: b}}
              |                                                                       ^
             --> graph.yaml:7:44
            7 |   b: {params: {x: String, y: String}, url: "/p/{x}/{y}"}
              = `/{x}/{y}/k` wins over `/p/{x}/{y}`
             --> graph.yaml:8:44
            8 |   c: {params: {x: String, y: String}, url: "/{x}/q/{y}"}
              = `/p/{x}/{y}` wins over `/{x}/q/{y}`
             --> graph.yaml:6:51
            6 |   a: {params: {x: String, y: String}, url: {path: "/{x}/{y}/k", over: b}}
              = `/{x}/q/{y}` wins over `/{x}/{y}/k`
              = help: remove it

            """
        #expect(findings(in: graph) == report)
    }
}
