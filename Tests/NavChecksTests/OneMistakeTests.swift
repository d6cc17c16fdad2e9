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
