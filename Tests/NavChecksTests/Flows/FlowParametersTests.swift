import TestSupport
import Testing

/// Reports about the parameters of flows, and about data that begins with them.
@Suite struct FlowParametersTests {
    private static func flow(_ keys: String, _ others: String = "") -> String {
        """
        navgen: 1
        root: home
        links: {schemes: [app]}
        screens:
          home: {to: [join]}
          end: {params: {code: String, name: String?}, via: []}
        \(others)flows:
          join: {as: sheet, \(keys)}
        """
    }

    @Test func valuesComeFromEverywhere() {
        let keys = """
            params: {code: String, guest: String?}, url: "/join/{code}", then: end, \
            steps: [{one: {title: "{code} {name}", to: [{note: {params: {text: "{code}"}}}, {mark: {params: {text: "{name}"}}}]}}, \
            {two: {url: "/join/{code}/two"}}], data: {name: {type: String?, from: guest}, size: {type: String, from: code}}
            """
        let others = """
            sheets: {note: {params: {text: String}}, mark: {params: {text: String?}}}
            actions: {find: {url: /find, then: [join, join.two]}}

            """
        #expect(findings(in: Self.flow(keys, others)) == "")
        let routes = Self.flow(keys, others).replacing("[join]}", with: "[{join.two: {params: {code: x}}}]}")
        #expect(findings(in: routes) == "")
    }

    @Test func aRootAndAFallbackNeedValues() {
        let graph = """
            navgen: 1
            root: join
            conditions: {ok: {otherwise: other.two}}
            flows:
              join: {as: root, params: {code: String}, steps: [first], then: home}
              other: {params: {id: Int}, steps: [one, two]}
            screens:
              home: {requires: ok}
            """
        let report = """
            graph.yaml:2:7: error: `join` is the root, but nothing gives it `code` [entry-missing-param]
              |
            2 | root: join
              |       ^^^^
             --> graph.yaml:5:29
            5 |   join: {as: root, params: {code: String}, steps: [first], then: home}
              = `code` is declared here
              = help: give `code` a default, or make it optional: `code: String?`
            graph.yaml:3:30: error: `other.two` is the `otherwise` of `ok`, but nothing gives it `id` [entry-missing-param]
              |
            3 | conditions: {ok: {otherwise: other.two}}
              |                              ^^^^^^^^^
             --> graph.yaml:6:20
            6 |   other: {params: {id: Int}, steps: [one, two]}
              = `id` is declared here
              = help: give `id` a default, or make it optional: `id: Int?`

            """
        #expect(findings(in: graph) == report)
    }

    /// The first line of the report about each mistake, and its help.
    @Test(arguments: [
        (
            "params: {code: String}, steps: [a], data: {name: {type: Int, from: code}}",
            "`code` of `join` is `String`, but `Int` is needed", "give both the same type"
        ),
        (
            "params: {code: String?}, steps: [a], data: {name: {type: String, from: code}}",
            "`code` of `join` is `String?`, but `String` is needed", "give both the same type"
        ),
        (
            "params: {code: String}, steps: [a], data: {name: {type: String, from: cod}}",
            "`join` has no parameter `cod`", "did you mean `code`?"
        ),
        (
            "params: {code: String}, steps: [a], data: {name: {type: String, from: code, default: b}}",
            "`default` has no effect: the initial value of `name` is `code`",
            "remove it, or give it to the parameter"
        ),
        (
            "params: {code: String}, steps: [a], data: {code: {type: String, from: code}}",
            "`code` is also a parameter of `join`, and both are members of its run", "rename one of them"
        ),
        (
            "params: {step: String}, steps: [a]",
            "`step` is a member of every flow's run, which would hide this value from its steps", "rename it"
        ),
        (
            "params: {visibleSteps: String}, steps: [a]",
            "`visibleSteps` is a member of every flow's run, which would hide this value from its steps", "rename it"
        ),
        (
            "params: {hashValue: Int}, steps: [a]",
            "`hashValue` is a member of every flow's run, which would hide this value from its steps", "rename it"
        ),
        (
            "params: {code: String}, steps: [{a: {title: \"{cod}\"}}]", "`join` has no parameter `cod`",
            "did you mean `code`?"
        ),
        (
            "params: {code: String}, steps: [{a: {to: [{end: {as: open, params: {code: \"{name}\"}}}]}}]",
            "`join.a` has no parameter `name` to take this value from",
            "add `name` to the `params` of the flow, or write a value"
        ),
        (
            "params: {code: String}, steps: [{a: {url: /a}}]",
            "the pattern does not contain `code`, which `join.a` needs",
            "put `{code}` into the pattern, fix it with `params`, or give it a default"
        ),
        (
            "params: {code: {type: Int, from: url}}, steps: [{a: {url: /a}}]", "`code` is `Int`, but a URL is a `URL`",
            "write `{type: URL, from: url}`"
        ),
        (
            "params: {code: String, name: String}, steps: [a], then: other",
            "`other` is what follows `join`, but nothing gives it `code`",
            "give `code` a default, or make it optional: `code: Int?`"
        ),
    ])
    func mistakesAreReported(_ keys: String, _ message: String, _ help: String) {
        let graph = Self.flow(keys).replacing("  end:", with: "  other: {params: {code: Int}, via: []}\n  end:")
        let report = findings(in: graph)
        #expect(report.contains(message) && report.contains("help: " + help), "\(report)")
    }

    @Test func anUnusedParameterIsReported() {
        let graph = """
            navgen: 1
            root: home
            screens: {home: {}}
            flows:
              join: {as: sheet, params: {page: {type: Int, default: 1}}, steps: [a, b]}
            actions: {find: {entry: true, then: join}}
            """
        let report = """
            graph.yaml:5:30: warning: nothing can give `page` of `join` a value other than its default [unused-param]
              |
            5 |   join: {as: sheet, params: {page: {type: Int, default: 1}}, steps: [a, b]}
              |                              ^^^^
              = help: remove it, or add a route or a link to `join`

            """
        #expect(findings(in: graph) == report)
        #expect(findings(in: graph.replacing("home: {}", with: "home: {to: join.b}")) == "")
    }
}
