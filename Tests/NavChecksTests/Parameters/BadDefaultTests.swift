import TestSupport
import Testing

@Suite struct BadDefaultTests {
    @Test func aDefaultOfAnotherTypeIsReported() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [list]}
              list: {params: {page: {type: Int, default: first}}}
            """
        let report = """
            graph.yaml:5:46: error: the default of `page` does not fit: `first` is not a valid Int: write a whole number in 64 bits, in decimal digits [bad-default]
              |
            5 |   list: {params: {page: {type: Int, default: first}}}
              |                                              ^^^^^

            """
        #expect(findings(in: graph) == report)
    }

    @Test func defaultsOfAllTypesAreFine() {
        let graph = """
            navgen: 1
            root: home
            types:
              Sort: {cases: {top: top-rated, low: low}}
            screens:
              home: {to: [list]}
              list: {params: {a: {type: Int, default: -1}, b: {type: String, default: 5}, c: {type: Sort, default: top}, d: {type: UUID, default: 6F9619FF-8B86-D011-B42D-00CF4FC964FF}, e: {type: Decimal, default: 0.1}}}
            """
        #expect(findings(in: graph).isEmpty)
    }

    /// Older systems would read no URL, and the app would crash.
    @Test func escapesOfURLsAreComplete() {
        func report(_ url: String) -> String {
            findings(
                in:
                    "navgen: 1\nroot: home\nscreens: {home: {params: {a: {type: URL, default: '\(url)'}}, url: \"/?a={a}\"}}\nlinks: {schemes: [s]}"
            )
        }
        for url in ["x:%zz", "x:a%2", "x:%", "https://a.example/%2/"] {
            #expect(report(url).contains("`\(url)` is not a valid URL"), "\(url)")
        }
        #expect(report("https://a.example/%2Fé|x#%C3%A9") == "")
    }

    @Test func everyDefaultIsChecked() {
        let graph = """
            navgen: 1
            root: home
            types:
              Sort: {cases: {top: top-rated, low: low}}
            screens:
              home: {to: [tour, list]}
              list: {params: {a: {type: UInt, default: -1}, b: {type: Sort, default: top-rated}, c: {type: "[Int]", default: [1, x]}}}
            flows:
              tour: {steps: [s], data: {n: {type: UUID, default: 12}}}
            """
        let report = """
            graph.yaml:7:44: error: the default of `a` does not fit: `-1` is not a valid UInt: write a whole number from 0, in decimal digits [bad-default]
              |
            7 |   list: {params: {a: {type: UInt, default: -1}, b: {type: Sort, default: top-rated}, c: {type: "[Int]", default: [1, x]}}}
              |                                            ^^
            graph.yaml:7:74: error: the default of `b` does not fit: `top-rated` is not a case of `Sort`, which has `top`, `low` [bad-default]
              |
            7 |   list: {params: {a: {type: UInt, default: -1}, b: {type: Sort, default: top-rated}, c: {type: "[Int]", default: [1, x]}}}
              |                                                                          ^^^^^^^^^
            graph.yaml:7:114: error: the default of `c` does not fit: `x` is not a valid Int: write a whole number in 64 bits, in decimal digits [bad-default]
              |
            7 |   list: {params: {a: {type: UInt, default: -1}, b: {type: Sort, default: top-rated}, c: {type: "[Int]", default: [1, x]}}}
              |                                                                                                                  ^^^^^^
            graph.yaml:9:54: error: the default of `n` does not fit: `12` is not a valid UUID: write 8-4-4-4-12 hexadecimal digits [bad-default]
              |
            9 |   tour: {steps: [s], data: {n: {type: UUID, default: 12}}}
              |                                                      ^^

            """
        #expect(findings(in: graph) == report)
    }

    @Test(arguments: [
        "2026-11-22 10:00:00 CET", "2026-11-22T10:00:00+", "2026-11-22T10:00:00.", "2026-11-22T10:00:00+01:00Z",
        "2026-11-22T10:00:00.1234Z", "2026-11-22T", "2026-1-1", "####################", "２０２６-11-22T10:00:00Z",
    ])
    func almostValidDatesAreReported(_ text: String) {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [log]}
              log: {params: {since: {type: Date, default: "\(text)"}}, url: "/log?since={since}"}
            """
        let report = findings(in: graph)
        #expect(
            report.hasPrefix(
                "graph.yaml:5:47: error: the default of `since` does not fit: `\(text)` is not a valid Date"))
        #expect(report.contains("[bad-default]"))
    }

    @Test func aFlowsDataNeedsDefaults() {
        let graph = """
            navgen: 1
            root: home
            screens: {home: {to: [tour]}}
            flows:
              tour: {steps: [welcome], data: {name: String, age: "Int?", tags: "[String]", size: {type: Int, default: 3}}}
            """
        let report = """
            graph.yaml:5:35: error: `name` has no default: it would have no value when the flow starts [bad-default]
              |
            5 |   tour: {steps: [welcome], data: {name: String, age: "Int?", tags: "[String]", size: {type: Int, default: 3}}}
              |                                   ^^^^
              = help: add `default:`, or make it optional: `String?`

            """
        #expect(findings(in: graph) == report)
    }

    @Test func theAppsOwnTypesHaveMembersAsDefaults() {
        let graph = """
            navgen: 1
            root: home
            types:
              Sort: {swift: Feed.Sort}
              Cart: {swift: Cart, transient: true}
            screens:
              home: {to: [list, tour]}
              list: {params: {a: {type: Sort, default: .recent}, b: {type: Cart, default: ".empty_2"}, c: Sort?, d: "[Sort]"}}
            flows:
              tour: {steps: [s], data: {e: {type: Sort, default: .standard}}}
            """
        #expect(findings(in: graph) == "")
    }

    @Test func otherDefaultsOfTheAppsOwnTypesAreReported() {
        let graph = """
            navgen: 1
            root: home
            types:
              Sort: {swift: Feed.Sort}
            screens:
              home: {to: [list]}
              list:
                params:
                  a: {type: Sort, default: recent}
                  b: {type: Sort, default: .recent.first}
                  c: {type: Sort, default: ..recent}
                  d: {type: Sort?, default: .recent}
                  e: {type: "[Sort]", default: .recent}
                  f: {type: Sort, default: .}
                  g: {type: Sort?, default: null}
            """
        let report = """
            graph.yaml:9:32: error: the default of `a` does not fit: `recent` does not name a case or a static member of `Sort`, the app's own type [bad-default]
              |
            9 |       a: {type: Sort, default: recent}
              |                                ^^^^^^
              = help: write `.recent`
            graph.yaml:10:32: error: the default of `b` does not fit: `.recent.first` does not name a case or a static member of `Sort`, the app's own type [bad-default]
               |
            10 |       b: {type: Sort, default: .recent.first}
               |                                ^^^^^^^^^^^^^
               = help: write a dot and its name, such as `.standard`
            graph.yaml:11:32: error: the default of `c` does not fit: `..recent` does not name a case or a static member of `Sort`, the app's own type [bad-default]
               |
            11 |       c: {type: Sort, default: ..recent}
               |                                ^^^^^^^^
               = help: write `.recent`
            graph.yaml:12:33: error: the default of `d` does not fit: only a single value of `Sort` can have one, not an optional value [bad-default]
               |
            12 |       d: {type: Sort?, default: .recent}
               |                                 ^^^^^^^
               = help: make its type `Sort`, or remove the default
            graph.yaml:13:36: error: the default of `e` does not fit: only a single value of `Sort` can have one, not a list [bad-default]
               |
            13 |       e: {type: "[Sort]", default: .recent}
               |                                    ^^^^^^^
               = help: make its type `Sort`, or remove the default
            graph.yaml:14:32: error: the default of `f` does not fit: `.` does not name a case or a static member of `Sort`, the app's own type [bad-default]
               |
            14 |       f: {type: Sort, default: .}
               |                                ^
               = help: write a dot and its name, such as `.standard`

            """
        #expect(findings(in: graph) == report)
    }

    /// These mean something else in Swift.
    @Test(arguments: [".self", ".Type", ".Protocol", ".init", "._"])
    func someNamesAreNoMembers(name: String) {
        let graph = """
            navgen: 1
            root: home
            types: {Sort: {swift: Sort}}
            screens:
              home: {to: [list]}
              list: {params: {a: {type: Sort, default: \(name)}}}
            """
        let message =
            "the default of `a` does not fit: `\(name)` does not name a case or a static member of `Sort`, the app's own type"
        #expect(findings(in: graph).hasPrefix("graph.yaml:6:44: error: \(message) [bad-default]\n"))
        #expect(findings(in: graph.replacing(name, with: "\(name)s")) == "")
    }
}
