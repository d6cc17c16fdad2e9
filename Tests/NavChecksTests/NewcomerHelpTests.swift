import NavCompiler
import NavSyntax
import TestSupport
import Testing

/// Typical mistakes of people who are new to the language. Each has one diagnostic, whose help says
/// what to write instead.
@Suite struct NewcomerHelpTests {
    private static let head = "root: home\nlinks: {schemes: [x]}\n"
    private static let search = head + "screens: {home: {to: s}, s: {params: {query: String?, tags: '[Int]'}, url: "
    private static let memory = "{type: String, transient: true}"

    @Test(arguments: [
        // A brace that is not closed.
        (search + "'/search?q={query'}}", "this `{` is not closed", "close it: write `{query}`"),
        (search + "'/search/{query/all'}}", "this `{` is not closed", "close it: write `{query}`"),
        (search + "'/search/{tags*'}}", "this `{` is not closed", "close it: write `{tags*}`"),
        (search + "'/search/{tags+/all'}}", "this `{` is not closed", "close it: write `{tags+}`"),
        (search + "'/search/{'}}", "this `{` is not closed", "write `{{` for a brace"),
        (head + "screens: {home: {title: 'Hello {name, dear'}}", "this `{` is not closed", "close it: write `{name}`"),
        (head + "screens: {home: {title: 'from { to'}}", "this `{` is not closed", "write `{{` for a brace"),
        // Text in queries and fragments.
        (
            search + "'/s?q=a{query?}b'}}", "only `/{…?}` and `/{…*}` may follow an optional value", nil
        ),
        (
            search + "'/s#part-{query*}'}}", "`{…*}` is the rest of a path",
            "put it after the last `/` of a value that begins with `/`"
        ),
        (
            search + "'/s?q=a{tags}'}}", "`tags` is a list, and this text has room for one value",
            "put it into an item of its own: `tags={tags}`"
        ),
        (
            search + "'/s?q=1&q=2'}}", "`q` is in the query twice",
            "write it once: a parameter that is a list takes all of its values"
        ),
        // Patterns without a leading slash.
        (search + "search}}", "a pattern must start with `/`", "write `/search`"),
        (
            search + "'x://search'}}", "a pattern must start with `/`",
            "leave out scheme and host: `links` declares them"
        ),
        // Numbers as detents.
        (
            "root: home\nscreens: {home: {to: s}}\nsheets: {s: {detents: [medium, 0.3]}}", "`0.3` is not a detent",
            "write `{fraction: 0.3}`"
        ),
        (
            "root: home\nscreens: {home: {to: s}}\nsheets: {s: {detents: [medium, 320]}}", "`320` is not a detent",
            "write `{height: 320}`"
        ),
        (
            "root: home\nscreens: {home: {to: s}}\nsheets: {s: {detents: {sizes: [medium], initial: 1}}}",
            "`1` is not a detent", "write `{fraction: 1}`"
        ),
        // Types that have to be declared.
        (
            "root: home\nscreens: {home: {to: a}, a: {params: {slug: {cases: [x, y]}}}}",
            "`{cases: …}` is not a type", "declare it under `types:`, and write that type's name here"
        ),
        (
            "root: home\nscreens: {home: {to: a}, a: {params: {slug: {base: String, pattern: '[a-z]+'}}}}",
            "`{base: …}` is not a type", "declare it under `types:`, and write that type's name here"
        ),
        (
            "root: home\nscreens: {home: {to: a}, a: {params: {slug: {type: {cases: [x, y]}, default: x}}}}",
            "`{cases: …}` is not a type", "declare it under `types:`, and write that type's name here"
        ),
        (
            "root: home\nscreens: {home: {to: a}, a: {params: {slug: [draft, done]}}}", "`[draft, done]` is not a type",
            "declare these cases under `types:`, and write that type's name here"
        ),
        (
            "root: home\nscreens: {home: {to: a}, a: {params: {slug: [a, b, c, d, e]}}}",
            "`[a, b, c, d, …]` is not a type",
            "declare these cases under `types:`, and write that type's name here"
        ),
        // Lists and mappings in quotes.
        (
            "root: home\nscreens: {home: {to: '[show, settings]'}, show: {}, settings: {}}",
            "expected the id of a node, found `[show, settings]`", "remove the quotes: `[show, settings]`"
        ),
        (
            "root: home\nscreens: {home: {to: '{show: {as: sheet}}'}, show: {}}",
            "expected the id of a node, found `{show: {as: sheet}}`", "remove the quotes: `{show: {as: sheet}}`"
        ),
        (
            "root: home\nconditions: {in: {}}\nscreens: {home: {to: a}, a: {requires: '[in]'}}",
            "expected the name of a condition, found `[in]`", "remove the quotes: `[in]`"
        ),
        (
            head + "screens: {home: {to: a}, a: {params: '{id: Int}', url: '/a/{id}'}}",
            "expected a mapping of parameters and their types, found `{id: Int}`", "remove the quotes: `{id: Int}`"
        ),
        (
            "root: home\nscreens: {home: {to: f}}\nflows: {f: {steps: '[a, b]'}}",
            "expected a list of steps, found `[a, b]`", "remove the quotes: `[a, b]`"
        ),
        // A tab takes no values.
        (
            "links: {schemes: [x]}\ntabs: {c: {root: home, url: '/c/{n}'}, d: {root: e}}\nscreens: {home: {}, e: {}}",
            "`c` has no parameter `n`", "put the URL on the root screen of the tab, `home`: a tab takes no values"
        ),
        // Transient parameters, which a URL cannot contain. This is reported before other problems.
        (
            head
                + "screens: {home: {to: a}, a: {params: {id: Int}, to: b}, b: {params: {c: \(memory)}, url: '/b/{c}'}}",
            "`c`, which lives in memory only, cannot be in a URL", "leave it out of the pattern"
        ),
        (
            head + "screens: {home: {to: a}, a: {params: {id: Int}, to: b}, b: {params: {c: \(memory)}, url: /b}}",
            "`b` cannot have a URL: it needs `c`, which lives in memory only",
            "make it optional, give it a default, or link to a screen that does not need it"
        ),
        (
            head + "screens: {home: {to: a}, a: {params: {c: \(memory)}, url: '/a/{c}', to: b}, b: {url: /b}}",
            "`c`, which lives in memory only, cannot be in a URL", "leave it out of the pattern"
        ),
        (
            head + "screens: {home: {to: a}, a: {params: {c: \(memory)}, to: b}, b: {url: /b}}",
            "a link to `b` opens on `a`, which needs `c`, but no URL can contain it",
            "open it elsewhere: `via: []`, or make `c` of `a` optional"
        ),
        (
            head + "screens: {home: {to: a}, a: {params: {id: Int}, to: b}, b: {params: {c: Int}, url: '/a/{id}/{c}'}}",
            "`b` has no parameter `id`", "add it to `params`"
        ),
        // The `otherwise` of a condition that nothing requires to hold.
        (
            "root: home\nconditions: {in: {otherwise: login}}\nscreens: {home: {to: a}, a: {requires: '!in'}}\nsheets: {login: {}}",
            "nothing shows `login`: it is the `otherwise` of `in`, and no node needs `in` to hold",
            "add `requires: [in]` to the nodes that need it, or add a route to `login`"
        ),
        (
            "root: home\nconditions: {in: {otherwise: login}}\nscreens: {home: {}}\nsheets: {login: {}}",
            "nothing shows `login`: it is the `otherwise` of `in`, and no node needs `in` to hold",
            "add `requires: [in]` to the nodes that need it, or add a route to `login`"
        ),
    ])
    func helps(_ graph: String, _ message: String, _ help: String?) {
        let found = compileText(["graph.yaml": "navgen: 1\n" + graph + "\n"]).diagnostics
        #expect(found.map(\.message) == [message])
        #expect(found.first?.help == help)
    }
}
