import TestSupport
import Testing

/// One mistake is reported once: what only follows from it is not said.
@Suite struct OneMistakeTests {
    private static let head = "navgen: 1\nroot: home\n"

    @Test(arguments: [
        // A mistyped name leads where its writer meant.
        (head + "screens: {home: {to: [detial]}, detail: {to: [more]}, more: {}}", ["unknown-node"]),
        (head + "screens: {home: {}, a: {}}\nroutes: [{from: hoem, to: a}]", ["unknown-node"]),
        (head + "screens: {home: {}, a: {}}\nroutes: [{from: nobody, to: a}]", ["unknown-node"]),
        (head + "screens: {home: {to: [xyz]}, detail: {}}", ["unknown-node", "unreachable-node"]),
        // What could not be read is not missing.
        ("navgen: 1\nroot: [home\nscreens: {home: {}}", ["yaml-syntax"]),
        ("navgen: 1\nroot:\nscreens: {home: {}}", ["wrong-type"]),
        ("navgen: 1\nroot: []\nscreens: {home: {}}", ["no-root"]),
        ("navgen: 1\ntabs: [home]\nscreens: {home: {}}", ["wrong-type"]),
        ("navgen: 1\ntabs: {}\nscreens: {home: {}}", ["no-root"]),
        // A type that is none neither needs a value nor fails to fit.
        (head + "screens: {home: {params: {a: Int??}}}", ["invalid-type"]),
        (head + "types: {Sort: {newest: new}}\nscreens: {home: {params: {a: Sort?}}}", ["unknown-key"]),
        // What is declared twice may be what something else was to have.
        (
            head
                + "conditions: {c: {otherwise: a}, c: {otherwise: b}}\nscreens: {home: {to: [d]}, d: {requires: c}, a: {}, b: {}}",
            ["duplicate-key"]
        ),
        (head + "conditions: {c: {}, c: {}}\nscreens: {home: {}}", ["duplicate-key"]),
        (head + "types: {T: [a], T: [b]}\nscreens: {home: {}}", ["duplicate-key"]),
        // A value that is not understood is not missing, and what refers to it is not wrong.
        (head + "screens: {home: {to: a}}\nalerts: {a: {actions: [ok, no]}}", ["wrong-type"]),
        (head + "screens: {home: {to: f}}\nflows: {f: {steps: {a: , b: }}}", ["wrong-type"]),
        (head + "screens: {home: {to: s}}\nsheets: {s: {detents: {initial: large}}}", ["missing-key"]),
        (head + "screens: {home: {to: s}}\nsheets: {s: {detents: {initial: large, sizes: large}}}", ["wrong-type"]),
        (
            head
                + "screens: {home: {to: s}}\nsheets: {s: {detents: medium, backgroundInteraction: {upThrough: medium}}}",
            ["wrong-type"]
        ),
        // Names that could not be read are not unknown.
        ("navgen: 1\nroot: home\nscreens: [home]", ["wrong-type"]),
        (head + "conditions: [c]\nscreens: {home: {requires: c}}", ["wrong-type"]),
        (head + "types: [T]\nscreens: {home: {params: {t: T?}}}", ["wrong-type"]),
        (head + "types: {T: Int}\nscreens: {home: {params: {t: T?}}}", ["wrong-type"]),
        ("navgen: 1\nroot: [home]\nscreens: {home: {}}", ["wrong-type"]),
        (head + "links: {schemes: [s]}\nscreens: {home: {url: /h}}\nredirects: {/a: /h, /a: /h}", ["duplicate-key"]),
        // Where a list needs an item.
        (
            head + "screens: {home: {to: a}, a: {}}\nroutes: [{from: [], to: a}, {from: home, to: []}]",
            ["wrong-type", "wrong-type"]
        ),
        ("navgen: 1\nroot: m\nsplits: {m: {sidebar: a, detail: []}}\nscreens: {a: {}}", ["wrong-type"]),
        // A tag changes nothing but for itself; where it has swallowed the value, nothing else is said.
        (
            "navgen: 1\nroot: !node home\nscreens: !!map {home: {}, lost: {}}",
            ["yaml-syntax", "yaml-syntax", "unreachable-node"]
        ),
        (
            head + "conditions: {in: {}}\nscreens: {home: {requires: !in , to: !to [x]}}",
            ["yaml-syntax", "yaml-syntax"]
        ),
        (head + "screens: {home: *a, lost: {<<: *b}}", ["yaml-syntax", "yaml-syntax"]),
    ])
    func isReportedOnce(_ text: String, _ expected: [String]) {
        #expect(rules(in: text) == expected)
    }
}
