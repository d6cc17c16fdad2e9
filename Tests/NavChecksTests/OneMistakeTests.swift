import NavCompiler
import NavSyntax
import TestSupport
import Testing

/// Each mistake is reported once, without diagnostics that only follow from it.
@Suite struct OneMistakeTests {
    private static let head = "navgen: 1\nroot: home\n"
    private static let tabs = "navgen: 1\nlinks: {schemes: [x]}\ntabs: {t1: {root: home}, t2: {root: more}}\n"
    private static let link = head + "links: {schemes: [x]}\nscreens: {home: {to: d}, d: "

    @Test(arguments: [
        // A misspelled name counts as a reference to the node with the similar name.
        (head + "screens: {home: {to: [detial]}, detail: {to: [more]}, more: {}}", ["unknown-node"]),
        (head + "screens: {home: {}, a: {}}\nroutes: [{from: hoem, to: a}]", ["unknown-node"]),
        (head + "screens: {home: {}, a: {}}\nroutes: [{from: nobody, to: a}]", ["unknown-node"]),
        (head + "screens: {home: {to: [xyz]}, detail: {}}", ["unknown-node", "unreachable-node"]),
        // A value that could not be read is not reported as missing.
        ("navgen: 1\nroot: [home\nscreens: {home: {}}", ["yaml-syntax"]),
        ("navgen: 1\nroot:\nscreens: {home: {}}", ["wrong-type"]),
        ("navgen: 1\nroot: []\nscreens: {home: {}}", ["no-root"]),
        ("navgen: 1\ntabs: [home]\nscreens: {home: {}}", ["wrong-type"]),
        ("navgen: 1\ntabs: {}\nscreens: {home: {}}", ["no-root"]),
        // An invalid type causes no diagnostics about missing or wrong values.
        (head + "screens: {home: {params: {a: Int??}}}", ["invalid-type"]),
        (head + "types: {Sort: {newest: new}}\nscreens: {home: {params: {a: Sort?}}}", ["unknown-key"]),
        // If a name is declared twice, neither declaration is reported as unused.
        (
            head
                + "conditions: {c: {otherwise: a}, c: {otherwise: b}}\nscreens: {home: {to: [d]}, d: {requires: c}, a: {}, b: {}}",
            ["duplicate-key"]
        ),
        (head + "conditions: {c: {}, c: {}}\nscreens: {home: {}}", ["duplicate-key"]),
        (head + "types: {T: [a], T: [b]}\nscreens: {home: {}}", ["duplicate-key"]),
        // A value that is not understood is not reported as missing, nor are references to it.
        (head + "screens: {home: {to: a}}\nalerts: {a: {actions: [ok, no]}}", ["wrong-type"]),
        (head + "screens: {home: {to: f}}\nflows: {f: {steps: {a: , b: }}}", ["wrong-type"]),
        (head + "screens: {home: {to: s}}\nsheets: {s: {detents: {initial: large}}}", ["missing-key"]),
        (head + "screens: {home: {to: s}}\nsheets: {s: {detents: {initial: large, sizes: large}}}", ["wrong-type"]),
        (
            head
                + "screens: {home: {to: s}}\nsheets: {s: {detents: medium, backgroundInteraction: {upThrough: medium}}}",
            ["wrong-type"]
        ),
        // Names in declarations that could not be read are not reported as unknown.
        ("navgen: 1\nroot: home\nscreens: [home]", ["wrong-type"]),
        (head + "conditions: [c]\nscreens: {home: {requires: c}}", ["wrong-type"]),
        (head + "types: [T]\nscreens: {home: {params: {t: T?}}}", ["wrong-type"]),
        (head + "types: {T: Int}\nscreens: {home: {params: {t: T?}}}", ["wrong-type"]),
        ("navgen: 1\nroot: [home]\nscreens: {home: {}}", ["wrong-type"]),
        (head + "links: {schemes: [s]}\nscreens: {home: {url: /h}}\nredirects: {/a: /h, /a: /h}", ["duplicate-key"]),
        // Empty lists where an item is required.
        (
            head + "screens: {home: {to: a}, a: {}}\nroutes: [{from: [], to: a}, {from: home, to: []}]",
            ["wrong-type", "wrong-type"]
        ),
        ("navgen: 1\nroot: m\nsplits: {m: {sidebar: a, detail: []}}\nscreens: {a: {}}", ["wrong-type"]),
        // A YAML tag is reported, and otherwise ignored, also if the value was read as part of the
        // tag.
        (
            "navgen: 1\nroot: !node home\nscreens: !!map {home: {}, lost: {}}",
            ["yaml-syntax", "yaml-syntax", "unreachable-node"]
        ),
        (
            head + "conditions: {in: {}}\nscreens: {home: {requires: !in , to: !to [x]}}",
            ["yaml-syntax", "yaml-syntax"]
        ),
        (head + "screens: {home: *a, lost: {<<: *b}}", ["yaml-syntax", "yaml-syntax"]),
        // The value of a misspelled key is read, so the key is not reported as missing, nor are the
        // nodes in it.
        (
            "navgen: 1\nroot: home\nscrens: {home: {to: [a, b]}, a: {}, b: {}}\nsheets: {c: {to: [a]}}\nroutes: [{from: a, to: c}]",
            ["unknown-key"]
        ),
        ("navgen: 1\ntabs: {a: {rot: home}, b: {root: list}}\nscreens: {home: {}, list: {}}", ["unknown-key"]),
        (head + "screens: {home: {}, a: {}}\nroutes: [{form: home, to: a}]", ["unknown-key"]),
        (head + "screens: {home: {goto: [a]}, a: {}}", ["unknown-key"]),
        (
            head + "screens: {home: {to: a}, a: {params: {t: T}}}\ntypes: {T: {type: Int, pattern: '[0-9]'}}",
            ["unknown-key"]
        ),
        (head + "screens: {home: {to: f}, a: {}, b: {}}\nflows: {f: {screens: [a, b]}}", ["unknown-key"]),
        // A single value instead of a mapping, and steps without dashes, are read as they are
        // meant.
        ("navgen: 1\nroot: home\nlinks: app\nscreens: {home: {url: /h}}", ["wrong-type"]),
        (
            head + "screens: {home: {to: f}, a: {}}\nflows: {f: {steps: {x: {to: [{a: {as: sheet}}]}, y: {}}}}",
            ["wrong-type"]
        ),
        (head + "screens: {home: {to: f}, a: {}}\nflows: {f: {steps: {title: X, to: [a]}}}", ["wrong-type"]),
        (head + "screens: {home: {to: [{node: a, as: sheet}]}, a: {to: b}, b: {}}", ["wrong-type"]),
        (head + "screens: {home: {to: {sheet: [a, b]}}, a: {}, b: {}}", ["wrong-type"]),
        (
            "navgen: 1\nroot: m\nsplits: {m: {primary: a, secondary: b}}\nscreens: {a: {to: b}, b: {}}",
            ["unknown-key", "unknown-key"]
        ),
        // A node can be named like a presentation style.
        (head + "screens: {home: {to: [push, {sheet: {as: sheet}}]}, push: {}, sheet: {}}", []),
        // Names used in a value that could not be read are not reported as unused.
        (
            head + "conditions: {c: {}, d: {}}\nscreens: {home: {to: a}, a: {requires: {c: true, d: true}}}",
            ["wrong-type"]
        ),
        (head + "types: {T: [x]}\nscreens: {home: {to: a}, a: {params: [{t: T}]}}", ["wrong-type"]),
        // Keys that are not indented far enough, or without a space after the colon.
        (
            head + "screens:\n  home:\n    to:\n      - a:\n        as: sheet\n        label: A\n  a: {}",
            ["wrong-type", "wrong-type"]
        ),
        (head + "screens:\n  home: {to: [a]}\n  a:\n  title: A\n  to: [b]\n  b: {}", ["wrong-type", "wrong-type"]),
        (
            head + "screens: {home: {to: f}}\nflows:\n  f:\n    steps:\n      - a\n      - b:\n        skippable: true",
            ["wrong-type"]
        ),
        (head + "screens:\n  home:\n    to:[a]\n  a: {}", ["wrong-type"]),
        // A list without brackets.
        (head + "screens:\n  home:\n    to: a, b\n  a: {}\n  b: {}", ["wrong-type"]),
        (head + "screens: {home: {}, a: {}, b: {}}\nroutes:\n  - {from: home, to: a b}", ["wrong-type"]),
        // Routes of the second of two duplicates count, too.
        (head + "screens:\n  home: {to: a}\n  home: {to: b}\n  a: {}\n  b: {}", ["duplicate-key"]),
        (head + "screens:\n  home:\n    to: [a]\n    to: [b]\n  a: {}\n  b: {}", ["duplicate-key"]),
        // An invalid name can be referred to by its corrected form.
        (
            head + "screens: {home: {to: [detail]}, Detail: {to: [my-screen]}, my-screen: {}}",
            ["invalid-name", "invalid-name"]
        ),
        (head + "screens: {home: {to: [myScreen]}, my-screen: {}}", ["invalid-name"]),
        // With an unknown style, it is not known whether something receives the result.
        (head + "screens: {home: {to: [{a: {as: modal}}]}, a: {returns: Int}}", ["wrong-type"]),
        // Tabs that no root shows are reported, but not the nodes in them.
        (head + "tabs: {a: {root: home}}\nscreens: {home: {}}", ["tab-outside-root"]),
        (head + "tabs: {a: {root: home}, b: {root: list}}\nscreens: {home: {}, list: {}}", ["tab-outside-root"]),
        // A tab or a split that cannot be shown is not also reported for its missing stack.
        (
            "navgen: 1\ntabs: {t1: {root: bb, url: /t1}, t2: {root: d}}\nlinks: {schemes: [x]}\nscreens: {b: {}, d: {}}",
            ["unknown-node"]
        ),
        (
            "navgen: 1\ntabs: {t1: {url: /t1}, t2: {root: d}}\nlinks: {schemes: [x]}\nscreens: {d: {}}",
            ["missing-key"]
        ),
        (
            "navgen: 1\ntabs: {t1: {root: s, url: /t1}, t2: {root: d}}\nlinks: {schemes: [x]}\nscreens: {d: {to: s}}\nsheets: {s: {}}",
            ["no-root"]
        ),
        (
            head + "tabs: {a: {root: home, url: /a}, b: {root: home}}\nlinks: {schemes: [x]}\nscreens: {home: {}}",
            ["tab-outside-root"]
        ),
        (
            "navgen: 1\ntabs: {t1: {root: summry}, t2: {root: d}}\nscreens: {d: {to: f}, summary: {}}\nflows: {f: {steps: [a], then: t1}}",
            ["unknown-node"]
        ),
        // A reference by a former name counts as a route to the node.
        (head + "screens: {home: {to: [old]}, fresh: {renamedFrom: old, to: [more]}, more: {}}", ["unknown-node"]),
        // Only a split that nothing shows is reported, not the nodes in it.
        (
            "navgen: 1\nroot: a\nscreens: {a: {}, d: {to: e}, e: {}}\nsplits: {t: {sidebar: d, detail: e}}",
            ["unreachable-node"]
        ),
        (
            head
                + "links: {schemes: [x]}\nscreens: {home: {}, d: {to: e}, e: {}}\nsplits: {t: {sidebar: d, detail: e, url: /t}}",
            ["nested-stack"]
        ),
        // A misspelled or unreadable `tab` or `via` is reported once.
        (
            tabs + "screens: {home: {to: [d]}, more: {to: [d]}, d: {url: /d, tab: m}}", ["unknown-tab"]
        ),
        (tabs + "screens: {home: {to: [d]}, more: {to: [d]}, d: {url: /d, tab: [t2]}}", ["wrong-type"]),
        (tabs + "screens: {home: {to: [d]}, more: {to: [d]}, d: {url: /d, tab: }}", ["wrong-type"]),
        (tabs + "screens: {home: {to: [d]}, more: {to: [d]}, d: {url: /d, via: {more: }}}", ["wrong-type"]),
        (
            head + "links: {schemes: [x]}\nscreens: {home: {to: [l]}, l: {params: {id: Itn}, to: [d]}, d: {url: /d}}",
            ["unknown-type"]
        ),
        // The names of parameters are known even if they are not in a mapping.
        (link + "{params: [id], title: '{id}', url: '/d/{id}', identity: id}}", ["wrong-type"]),
        (link + "{params: id, url: '/d/{id}'}}", ["wrong-type"]),
        (link + "{params: [id: Int, q: String?], url: '/d/{id}?q={q}'}}", ["wrong-type"]),
        (link + "{params: [{name: id, type: Int}], url: '/d/{id}'}}", ["wrong-type"]),
        (link + "{params: [[id]], title: '{id}', url: '/d/{id}', identity: id}}", ["wrong-type"]),
        (
            head + "links: {schemes: [x]}\nscreens:\n  home: {to: [d]}\n  d:\n    params:{id: Int}\n    url: /d/{id}",
            ["unknown-key"]
        ),
        (link + "{params: {id: Int, id: String}, url: '/d/{id}'}}", ["duplicate-key"]),
        // A type that is declared in lowercase can be used in lowercase or in its corrected form.
        (head + "types: {sort: [a]}\nscreens: {home: {to: d}, d: {params: {s: sort}}}", ["invalid-name"]),
        (head + "types: {sort: [a]}\nscreens: {home: {to: d}, d: {params: {s: '[Sort]'}}}", ["invalid-name"]),
        // Items and keys in the wrong column, or without a space.
        (head + "screens:\n  home:\n    to:\n      - a\n       - b\n  a: {}\n  b: {}", ["wrong-type"]),
        (head + "screens:\n  home:\n    to:\n      -a\n      -b\n  a: {}\n  b: {}", ["wrong-type"]),
        (head + "screens:\n  home:\n    to:\n      -\u{A0}a\n  a: {}", ["wrong-type"]),
        (head + "screens:\n  home:\n    title: Home\n  to: [a]\n  a: {}", ["wrong-type"]),
        (head + "screens:\nhome: {to: [a]}\na: {}", ["unknown-key"]),
        (head + "links:\n  schemes: [x]\n  screens:\n    home: {to: [a]}\n    a: {}", ["unknown-key"]),
        (head + "screens: {home: {title: Hello, dear, world}}", ["unknown-key"]),
        // Patterns that could not be read might overlap.
        (
            head
                + "links: {schemes: [s]}\nscreens: {home: {url: {path: /i/*, over: [b]}, to: [b]}, b: {params: {h: Strng}, url: '/{h}'}}",
            ["unknown-type"]
        ),
        (
            head + "links: {schemes: [s]}\ntypes: {H: {base: String, pattern: '[a'}}\n"
                + "screens: {home: {url: {path: /i/*, over: [b]}, to: [b]}, b: {params: {h: H}, url: '/{h}'}}",
            ["invalid-pattern"]
        ),
    ])
    func isReportedOnce(_ text: String, _ expected: [String]) {
        #expect(rules(in: text) == expected)
    }

    /// If one name in `exports` is unknown, any node of the section may be meant to be exported.
    @Test(arguments: [
        ("exports: [crt]", ["unknown-node"]), ("exports: {cart: true}", ["wrong-type"]),
        ("exports: cart, pay", ["wrong-type"]),
        ("exports: [cart]\ntabs: {a: {root: cart}, b: {root: pay}}", ["unknown-key"]),
    ])
    func isReportedOnceInSections(_ section: String, _ expected: [String]) {
        let result = compileText([
            "graph.yaml":
                "navgen: 1\nroot: home\ninclude: [{file: shop.yaml, section: shop}]\nscreens: {home: {to: [shop.cart]}}\n",
            "shop.yaml": section + "\nscreens: {cart: {to: [pay]}, pay: {}}\n",
        ])
        #expect(result.diagnostics.map(\.rule.name) == expected)
    }
}
