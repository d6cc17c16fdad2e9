import NavCompiler
import TestSupport
import Testing

/// Graphs with several mistakes at once, and valid graphs that look like mistakes. Checks which
/// lines and rules are reported, in order.
@Suite struct SeveralMistakesTests {
    private static let head = "navgen: 1\nroot: home\n"

    @Test(arguments: [
        // Reachability
        ("screens: {home: {to: [a]}, a: {}, b: {to: [c]}, c: {}}", ["5 unreachable-node", "6 unreachable-node"]),
        ("screens: {home: {}, a: {entry: true, to: [b]}, b: {}}", []),
        ("screens: {home: {to: [a]}, a: {external: true, to: [b]}, b: {}}", ["5 unreachable-node"]),
        ("screens: {home: {to: [{a: {as: popTo}}]}, a: {}}", ["4 unreachable-node"]),
        ("screens: {home: {}, a: {}}\nroutes: [{from: \"*\", to: a}]", []),
        (
            "conditions: {c: {otherwise: login}}\nscreens: {home: {to: [a]}, a: {requires: [c]}}\nsheets: {login: {}}",
            []
        ),
        // A misspelled condition counts as a use of the similar one, so the `otherwise` of that is
        // reachable.
        (
            "conditions: {signedIn: {otherwise: login}}\nscreens: {home: {to: [a]}, a: {requires: [signedin]}}\nsheets: {login: {}}",
            ["5 unknown-condition"]
        ),
        (
            "conditions: {signedIn: {otherwise: login}}\nscreens: {home: {to: [a]}, a: {requires: [x.signedIn]}}\nsheets: {login: {}}",
            ["5 unknown-condition"]
        ),
        (
            "conditions: {signedIn: {otherwise: login}}\nscreens: {home: {to: [a]}, a: {requires: [other]}}\nsheets: {login: {}}",
            ["5 unknown-condition", "6 unreachable-node"]
        ),
        ("links: {schemes: [x]}\nscreens: {home: {}, a: {url: /a, to: [b]}, b: {}}", ["5 link-only-node"]),
        ("links: {schemes: [x]}\nscreens: {home: {}, a: {}}\nredirects: {/old: {to: a}}", ["5 link-only-node"]),
        (
            "screens: {home: {to: [a, b]}}\ncovers: {a: {dismiss: disabled}, b: {dismiss: disabled}}",
            ["4 modal-trap", "5 modal-trap"]
        ),
        ("screens: {home: {to: [a]}}\ncovers: {a: {dismiss: disabled, to: [b]}}\nsheets: {b: {}}", ["4 modal-trap"]),
        (
            "screens: {home: {to: [a]}}\ncovers: {a: {dismiss: disabled, to: [b]}}\nsheets: {b: {to: [{home: {as: open}}]}}",
            []
        ),
        // A value that could not be read suppresses only diagnostics about what it may refer to.
        ("screens: {home: {title: [Home]}, a: {}}", ["3 wrong-type", "4 unreachable-node"]),
        ("screens: {home: {to: [[a]]}, a: {}, b: {}}", ["3 wrong-type", "5 unreachable-node"]),
        (
            "conditions: {c: {}, d: {}}\nscreens: {home: {to: [a]}, a: {requires: [[c]]}}",
            ["4 unused-condition", "6 wrong-type"]
        ),
        (
            "screens: {home: {to: [a]}, a: {titel: A}, b: {entry: maybe}, c: {}}",
            ["4 unknown-key", "5 wrong-type", "6 unreachable-node"]
        ),
        // Parameters
        (
            "screens: {home: {to: [{a: {params: {x: 1, y: no, z: 2}}}]}, a: {params: {x: String, y: Bool}}}",
            ["3 edge-type-mismatch", "3 edge-param-unknown"]
        ),
        (
            "screens: {home: {params: {x: Int?}, to: [{a: {params: {x: \"{x}\"}}}]}, a: {params: {x: Int}}}",
            ["4 edge-type-mismatch"]
        ),
        ("screens: {home: {params: {x: Int?}, to: [{a: {params: {y: \"{x}\"}}}]}, a: {params: {y: Int?}}}", []),
        ("screens: {home: {to: [{a: {params: {y: \"{x}\"}}}]}, a: {params: {y: Int}}}", ["3 edge-param-unknown"]),
        (
            "screens: {home: {to: [a]}, a: {params: {u: {type: UInt, default: -1}, d: {type: Date, default: 2025-02-29}}}}",
            ["4 bad-default", "5 bad-default"]
        ),
        (
            "screens: {home: {to: [a]}, a: {params: {d: {type: Date, default: 2024-02-29}, l: {type: \"[Int]\", default: [1, 2]}}}}",
            []
        ),
        (
            "flows: {f: {steps: [s], data: {n: {type: Int, default: 1}}, then: a}}\nscreens: {home: {to: [f]}, a: {params: {n: Int}}}",
            []
        ),
        (
            "flows: {f: {steps: [s], then: a}}\nscreens: {home: {to: [f]}, a: {params: {n: Int}}}",
            ["3 entry-missing-param"]
        ),
        // With an invalid type, it is not known which URLs a link matches.
        (
            "types: {P: Int64}\nlinks: {schemes: [x]}\nscreens: {home: {to: [a, b]}, "
                + "a: {params: {n: P, m: String}, url: \"/{m}/s/{n}\"}, b: {params: {n: P, i: Int}, url: \"/b/{n}/{i}\"}}",
            ["3 wrong-type"]
        ),
        (
            "types: {P: {cases: []}}\nlinks: {schemes: [x]}\nscreens: {home: {to: [a]}, a: {params: {n: P}, url: \"/{n}\"}}",
            ["3 wrong-type"]
        ),
        ("types: {P: {pattern: a}}\nscreens: {home: {to: [a]}, a: {params: {n: P}}}", ["3 invalid-type"]),
        // Presentation
        (
            "tabs: {a: {root: home}, b: {root: other}}\nscreens: {home: {to: [other]}, other: {}}",
            ["3 tab-outside-root"]
        ),
        (
            "screens: {home: {to: [s]}, a: {entry: true}}\nsheets: {s: {stack: false, to: [a]}}",
            ["5 push-without-stack"]
        ),
        ("screens: {home: {to: [s]}, a: {}}\nsheets: {s: {to: [a]}}", []),
        (
            "screens: {home: {to: [p]}, a: {}}\npopovers: {p: {}}\nroutes: [{from: \"*\", to: a}]",
            ["6 push-without-stack"]
        ),
        (
            "screens: {home: {to: [s]}}\nsheets: {s: {detents: [medium, medium, {height: 0}, larg]}}",
            ["4 detent-invalid", "4 detent-invalid", "5 detent-invalid"]
        ),
        ("screens: {home: {to: [s]}}\nsheets: {s: {detents: {sizes: [medium], initial: large}}}", ["4 detent-invalid"]),
        (
            "screens: {home: {to: [s]}}\nsheets: {s: {detents: {sizes: [medium, {points: 3}], initial: {height: 3}}}}",
            ["4 unknown-key"]
        ),
        // Conditions, flows, alerts, life cycle
        ("conditions: {c: {}}\nscreens: {home: {to: [a]}, a: {requires: \"!c\"}}", []),
        ("conditions: {c: {otherwise: a}}\nscreens: {home: {to: [a]}, a: {requires: \"!c\"}}", []),
        ("types: {A: [x], B: [y]}\nscreens: {home: {}}", ["3 unused-type", "3 unused-type"]),
        ("flows: {f: {steps: [a, b, a, b]}}\nscreens: {home: {to: [f]}}", ["3 step-duplicate", "3 step-duplicate"]),
        ("flows: {f: {steps: [a, b], final: [b]}}\nscreens: {home: {to: [f]}}", []),
        ("screens: {home: {to: [a]}}\nalerts: {a: {actions: {x: {}, y: {role: cancel}}}}", []),
        (
            "screens: {home: {to: [a, b]}, a: {renamedFrom: [x, b]}, b: {renamedFrom: x}}",
            ["4 renamed-clash", "5 renamed-clash"]
        ),
        ("screens: {home: {deprecated: true, to: [a]}, a: {deprecated: true}}", []),
    ])
    func finds(body: String, expected: [String]) {
        // Each node gets its own line, so that diagnostics can be told apart by their lines.
        let text = Self.head + body.replacing("}, ", with: "},\n  ")
        let result = compileText(["graph.yaml": text])
        let lines = findings(in: text).split(separator: "\n").compactMap { line -> String? in
            guard line.hasPrefix("graph.yaml:"), let rule = line.split(separator: "[").last?.dropLast() else {
                return nil
            }
            return "\(line.split(separator: ":")[1]) \(rule)"
        }
        #expect(lines == expected, "\(findings(in: text))")
        #expect(result.diagnostics.count == expected.count)
    }
}
