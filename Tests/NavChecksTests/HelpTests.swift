import NavCompiler
import NavSyntax
import TestSupport
import Testing

/// Checks that the help of each diagnostic suggests something that fits the kind of node and value.
@Suite struct HelpTests {
    @Test(
        "the help fits the mistake",
        arguments: [
            // Misplaced keys, and lists without brackets.
            (
                "root: home\nscreens:\n  home:\n    to:\n      - a:\n        as: sheet\n  a: {}",
                "`as` is at the level of `a`, where a name is expected", "indent it further, so that it belongs to `a`"
            ),
            (
                "root: home\nscreens:\n  home:\n    to:[a]\n  a: {}",
                "expected a mapping with the keys of a screen, found `to:[a]`",
                "write a space after the colon: `to: [a]`"
            ),
            (
                "root: home\nscreens:\n  home:\n    to: a, b\n  a: {}\n  b: {}",
                "expected the id of one node, found `a, b`", "write a list in brackets: `[a, b]`"
            ),
            (
                "root: home\nscreens:\n  home:\n    to:\n      - a\n       - b\n  a: {}\n  b: {}",
                "expected the id of one node, found `a - b`", "items of one list start in the same column"
            ),
            (
                "root: home\nscreens:\n  home:\n    to:\n      -a\n      -b\n  a: {}\n  b: {}",
                "expected the id of one node, found `-a -b`", "write a space after the dash: `- a`"
            ),
            (
                "root: home\nscreens:\n  home:\n    to:\n      – a\n  a: {}",
                "expected the id of one node, found `– a`", "`–` is not a dash in YAML: write `-`"
            ),
            (
                "root: home\nscreens: {home: {to: [a as sheet]}, a: {}}",
                "expected the id of one node, found `a as sheet`", "write `{a: {as: sheet}}`"
            ),
            (
                "root: home\nscreens: {home: {title: Home,\u{A0}to: [a]}, a: {}}",
                "`\u{A0}to` is not a key of a screen",
                "this is not a space but U+00A0, a no-break space: replace it with a space"
            ),
            (
                "root: home\nscreens: {home: {title: Home, url:/h}}", "`url:/h` is not a key of a screen",
                "write a space after the colon: `url: /h`"
            ),
            (
                "root: home\nscreens: {home: {title: Hello, dear}}", "`dear` is not a key of a screen",
                "the comma ends the value of `title`: text with a comma needs quotes, and a list needs brackets"
            ),
            (
                "root: home\nscreens: {home: {title: “Hello, dear”}}", "`dear”` is not a key of a screen",
                "`”` is not a quote in YAML: write `\"`"
            ),
            (
                "root: home\nscreens:\nhome: {}", "`home` is not a key of a graph file",
                "indent it further, so that it belongs to `screens`"
            ),
            (
                "root: home\nscreens:\n  home:\n    url: /h\n    sheets:\n      s: {}",
                "`sheets` is not a key of a screen",
                "it is a key of a graph file: do not indent it"
            ),
            (
                "tabs: {t1: {root: home}, t2: {root: more}}\nscreens: {home: {to: d}, more: {}, d: {url: /d, tab: home}}",
                "`home` is not a tab", "the tabs are `t1`, `t2`"
            ),
            (
                "root: home\nscreens: {home: {title: [Home]}}", "expected text, found a list",
                "write `Home`, without brackets"
            ),
            (
                "root: home\nscreens: {home: {params: [id: Int?]}}",
                "expected a mapping of parameters and their types, found a list",
                "write `{id: Int?}`"
            ),
            (
                "root: home\nscreens:\n  home:\n    params:\n      - id: Int?",
                "expected a mapping of parameters and their types, found a list", "leave out the dashes"
            ),
            (
                "root: home\nscreens: {home: {url: “/home”}}", "a pattern must start with `/`",
                "`“` is not a quote in YAML: write `\"`"
            ),
            (
                "root: home\nscreens:\n  home:\n    title: &more", "expected text, found nothing",
                "`&` names an anchor: put text that begins like this in quotes: `\"&more\"`"
            ),
            (
                "root: home\nscreens: {home: {title: \"{user_name}\", params: {userName: String?}}}",
                "`{user_name}` does not name a parameter", "write `{userName}`"
            ),
            (
                "root: home\nscreens: {home: {params: {s: sort?}}}", "`sort?` is not a type",
                "write `Sort`, `Sort?` or `[Sort]`"
            ),
            // Text that YAML reads as something else.
            (
                "root: home\nscreens:\n  home:\n    title: #{id}", "expected text, found nothing",
                "`#` begins a comment: put text that begins like this in quotes"
            ),
            (
                "root: home\nscreens: {home: {params: {id: Int?}, url: {id}}}",
                "expected a URL pattern, found a mapping", "put text that begins like this in quotes: `\"{id}\"`"
            ),
            (
                "root: home\nscreens: {home: {to: [{a: {params: {id: {id}}}}]}, a: {params: {id: Int}}}",
                "expected a value, found a mapping", "put text that begins like this in quotes: `\"{id}\"`"
            ),
            (
                "root: home\nscreens: {home: {title: #tag, url: /a}\n  b: {}",
                "`#` begins a comment here, and hides the closing bracket",
                "put text that holds `#` in quotes, or move the comment after the `}`"
            ),
            (
                "root: home\nscreens: {home: {requires: [in, !out]}}",
                "YAML reads text that begins with `!` as a tag, which has no meaning in a graph",
                "put it in quotes: `\"!out\"`"
            ),
            // Kinds that take no values.
            (
                "tabs: {c: {root: home, url: \"/c/{n}\"}, d: {root: e}}\nscreens: {home: {}, e: {}}",
                "`c` has no parameter `n`", "put the URL on the root screen of the tab, `home`: a tab takes no values"
            ),
            (
                "root: home\nscreens: {home: {to: f}}\nflows: {f: {steps: [{s: {url: \"/s/{v}\"}}]}}",
                "`f.s` has no parameter `v`", "add it to the `params` of the flow"
            ),
            (
                "root: home\nscreens: {home: {to: f}}\nflows: {f: {title: \"{y}\", steps: [s]}}",
                "`f` has no parameter `y`", "add it to `params` or to `data`"
            ),
            // A `via` cannot contain a flow.
            (
                "root: home\nscreens: {home: {to: f}}\nsheets: {s: {url: /s}}\nflows: {f: {steps: [{a: {to: [s]}}, {b: {to: [s]}}]}}",
                "a link to `s` could open on `f.a` or on `f.b`",
                "choose one at `s`: `via: []`, or remove one of the routes"
            ),
            // A `via` does not set the values that a route does.
            (
                "root: home\nscreens: {home: {to: [{a: {params: {n: 1}}}, {c: {params: {n: 2}}}]}, a: {params: {n: Int}, to: b}, c: {params: {n: Int}, to: b}, b: {url: /b}}",
                "a link to `b` could open on `a` or on `c`",
                "choose one at `b`: `via: []`, or remove one of the routes: a `via` does not give `a` the values that its route does"
            ),
            (
                "root: home\nscreens: {home: {to: [{a: {params: {n: 1}}}, c]}, a: {params: {n: Int}, to: b}, c: {to: b}, b: {url: /b}}",
                "a link to `b` could open on `a` or on `c`", "choose one at `b`: `via: [c]`"
            ),
            // A step has no `via`.
            (
                "root: home\nscreens: {home: {to: i}, i: {params: {id: Int}, to: f}}\nflows: {f: {steps: [{s: {url: /s}}]}}",
                "a link to `f.s` opens on `i`, which needs `id`, but no URL contains it",
                "open the flow elsewhere: `via: []` at `f`"
            ),
            (
                "root: home\nscreens: {home: {to: i}, i: {params: {id: Int}, to: f}}\nflows: {f: {url: /f, steps: [s]}}",
                "a link to `f` opens on `i`, which needs `id`, but no URL contains it", "open it elsewhere: `via: []`"
            ),
            // Types and conditions of sections.
            (
                "root: home\nscreens: {home: {params: {s: \"model.Sort?\"}}}\ntypes: {Sort: [a, b]}",
                "`model.Sort?` is not a type", "types of sections are known by their own name everywhere: write `Sort?`"
            ),
            (
                "root: home\nscreens: {home: {to: x}, x: {requires: orders.vip}}\nconditions: {vip: {}}",
                "there is no condition `orders.vip`", "write `vip`: it is known by this name everywhere"
            ),
            // Redirects.
            (
                "root: home\nscreens: {home: {to: t}, t: {params: {v: {type: Int, transient: true}}}}\nredirects: {/r: {to: t}}",
                "the redirect cannot lead to `t`: it needs `v`, which lives in memory only",
                "make it optional, give it a default, or lead to a node that does not need it"
            ),
            (
                "root: home\nscreens: {home: {to: u}, u: {params: {n: Int?}, url: \"/u/{n?}\"}}\nredirects: {\"/old/{n?}\": \"/u/{n}\"}",
                "`n` may be absent here, and not where the redirect leads",
                "write `{n}` here, or `{n?}` in the new URL"
            ),
            // Values.
            (
                "root: home\ntypes: {Own: {swift: App.Own}}\nscreens: {home: {to: x}, x: {params: {o: Own?}, url: \"/x?o={o}\"}}",
                "`o`, of whose values nothing is known, cannot be in a URL",
                "say what its raw values are, with `base` or `cases` beside `swift: App.Own`, or leave it out of the pattern"
            ),
            (
                "root: home\nscreens: {home: {params: {d: {type: Date, default: 2023-02-29}}}}",
                "the default of `d` does not fit: `2023-02-29` is not a valid Date: write an existing day as `YYYY-MM-DD`, or `YYYY-MM-DDThh:mm:ssZ`",
                ""
            ),
            // Names of values in redirects.
            (
                "root: home\nscreens: {home: {to: i}, i: {params: {id: Int, at: Int?}, url: \"/i/{id}?at={at}\"}}\nredirects: {\"/o/{nr}\": {to: i}}",
                "`i` has no parameter `nr`", "write the name that the value has there: `id`, `at`"
            ),
            (
                "root: home\nscreens: {home: {url: /home}}\nredirects: {\"/o/{nr}\": {to: home}}",
                "`home` has no parameter `nr`", "leave it out: `home` takes no values"
            ),
            (
                "root: home\nscreens: {home: {to: i}, i: {params: {id: Int}, url: \"/i/{id}\"}}\nredirects: {\"/o/{nr}\": \"/i/{id}\"}",
                "the old URL has no parameter `id`", "write the name that it has there: `{nr}`"
            ),
            (
                "root: home\nscreens: {home: {to: i}, i: {params: {id: Int}, url: \"/i/{id}\"}}\nredirects: {/o: \"/i/{id}\"}",
                "the old URL has no parameter `id`", "name it there: `{id}`"
            ),
            // Short forms that the language does not have.
            (
                "root: home\nscreens: {home: {to: [{a: push}]}, a: {}}",
                "expected a mapping with the keys of a route, found `push`", "write `{as: push}`"
            ),
            (
                "root: home\nscreens: {home: {to: a}, a: {requires: c}, in: {}}\nconditions: {c: in}",
                "expected a mapping with the keys of a condition, found `in`", "write `{otherwise: in}`"
            ),
            (
                "root: [home]\nscreens: {home: {}}",
                "expected a mapping with the keys of an entry of `root`, found `home`", "write `{show: home}`"
            ),
            (
                "root: home\nscreens: [home, other]", "expected a mapping of nodes, found a list",
                "write `{home: {}, other: {}}`"
            ),
            (
                "root: home\nscreens: {home: {params: [id]}}",
                "expected a mapping of parameters and their types, found a list", "write `{id: String}`"
            ),
            (
                "root: home\nscreens: {home: {}, a: {}}\nroutes: {from: home, to: a}",
                "expected a list of routes, found a mapping", "write a dash before it: each item has one"
            ),
            (
                "root: home\nscreens: {home: {to: s}}\nsheets: {s: {dismiss: false}}",
                "expected one of `enabled`, `disabled`, found `false`", "write `disabled`"
            ),
            (
                "root: home\nscreens: {home: {entry: \"true\"}}", "expected `true` or `false`, found `true`",
                "write it without quotes"
            ),
            (
                "root: home\ntypes: {P: {enum: [a]}}\nscreens: {home: {params: {p: {type: P, default: a}}}}",
                "`enum` is not a key of a type",
                "write `cases`: the names, or names with raw values"
            ),
            (
                "root: home\nscreens: {home: {to: s}}\nsheets: {s: {detents: [{points: 4}]}}",
                "`points` is not a key of a detent", "the keys of a detent are `fraction`, `height`"
            ),
            (
                "root: home\nscreens: {home: {to: m}, m: {params: {id: Int}, to: [{a: {params: {message: \"{id}\"}}}]}, "
                    + "a: {params: {message: Int}, url: \"/a/{message}\"}}",
                "a link to `a` opens on `m`, which needs `id`, but no URL contains it",
                "rename `message` of `a` to `id`, whose value it gets: parameters with the same name get the same value"
            ),
            (
                "root: home\nscreens: {home: {cornerRadius: 4}}", "`cornerRadius` is not a key of a screen",
                "only sheets and covers have `cornerRadius`"
            ),
            (
                "root: home\nscreens: {home: {renamedFrom: \"old home\"}}", "`old home` cannot be a former id",
                "write its old id, such as `orderDetail`, or `orders.detail` if it was in a section"
            ),
            (
                "root: home\nscreens: {home: {url: {path: /h, hosts: []}}}",
                "no URL can match: none of its schemes can be used with one of its hosts",
                "name a host, or leave out `hosts`"
            ),
            // `tabs` as the target of a route.
            (
                "tabs: {a: {root: home}, b: {root: more}}\nscreens: {home: {to: f}, more: {}}\nflows: {f: {steps: [s], then: tabs}}",
                "`tabs` is not a node: only `root` can refer to all tabs", "name one of them: `a`, `b`"
            ),
            (
                "root: home\nscreens: {home: {to: tabs}}", "`tabs` is not a node: only `root` can refer to all tabs",
                "this graph has no tabs"
            ),
            // Routes in which the node is a value instead of the key.
            (
                "root: home\nscreens: {home: {to: [{node: a, as: sheet, label: A}]}, a: {}}",
                "expected a name as the key, found `node`",
                "write `a: {as: sheet, label: A}`"
            ),
            (
                "root: home\nscreens: {home: {to: [{as: sheet, params: {n: 1}, go: a}]}, a: {params: {n: Int}}}",
                "expected a name as the key, found `go`",
                "write `a: {as: sheet, params: …}`"
            ),
            (
                "root: home\nscreens: {home: {to: [{screen: a}]}, a: {}}",
                "expected a name as the key, found `screen`",
                "write `a`"
            ),
            (
                "root: home\nscreens: {home: {to: [{f: {params: {n: 1}}}]}}\nflows: {f: {data: {n: Int?}, steps: [s]}}",
                "`f` has no parameter `n`",
                "leave it out: the code that starts a flow passes its `data` in Swift, `exits.f(data:)`"
            ),
            // Words from SwiftUI and other tools.
            (
                "root: home\nscreens: {home: {to: [{a: {as: modal}}]}, a: {}}",
                "expected one of `push`, `sheet`, `cover`, `popover`, `replace`, `reset`, `popTo`, `dismiss`, `open`, `under`, found `modal`",
                "write `sheet` or `cover`"
            ),
            (
                "root: home\nscreens: {home: {to: [{a: {as: fullScreenCover}}]}, a: {}}",
                "expected one of `push`, `sheet`, `cover`, `popover`, `replace`, `reset`, `popTo`, `dismiss`, `open`, `under`, found `fullScreenCover`",
                "write `cover`"
            ),
            (
                "root: home\nscreens: {home: {}}\nrules: {unused-param: false}",
                "expected one of `error`, `warning`, `note`, `off`, found `false`",
                "write `off`"
            ),
            (
                "root: home\nscreens: {home: {path: /h}}",
                "`path` is not a key of a screen",
                "write `url`"
            ),
            (
                "root: home\nscreens: {home: {sheet: a}, a: {}}",
                "`sheet` is not a key of a screen",
                "write `to: [{id: {as: sheet}}]`"
            ),
            (
                "start: home\nscreens: {home: {}}",
                "`start` is not a key of a graph file",
                "write `root`"
            ),
            (
                "root: home\nconditions: {in: {fallback: a}}\nscreens: {home: {to: b}, a: {}, b: {requires: in}}",
                "`fallback` is not a key of a condition",
                "write `otherwise`"
            ),
            (
                "root: home\nscreens: {home: {to: a}, a: {url: /:id, params: {id: Int}}}",
                "the pattern does not contain `id`, which `a` needs",
                "write `{id}` in place of `:id`"
            ),
            // Lists where a mapping is expected, and mappings where a list is.
            (
                "tabs: [{id: one, root: home}, {id: two, root: a}]\nscreens: {home: {}, a: {}}",
                "expected a mapping of nodes, found a list",
                "begin each with its name: `one: {root: …}`"
            ),
            (
                "root: home\nscreens: {home: {to: a}, a: {params: [{n: Int}, {m: String}]}}",
                "expected a mapping of parameters and their types, found a list",
                "write `{n: Int, m: String}`"
            ),
            (
                "root: home\nscreens: {home: {to: a}}\nalerts: {a: {actions: [{label: \"Yes\"}, {label: \"No\"}]}}",
                "expected a mapping of actions, found a list",
                "begin each with a name: `{ok: {label: OK}}`"
            ),
            (
                "root: home\nscreens: {home: {}}\noutputs: swift",
                "expected a mapping of outputs, found `swift`",
                "write `{swift: true}`"
            ),
            (
                "root: home\nscreens: {home: {}}\nrules: [unused-type]",
                "expected a mapping of rules and levels, found a list",
                "write `{unused-type: off}`"
            ),
            (
                "root: home\nscreens: {home: {}}\nredirects: [{from: /a, to: /b}]",
                "expected a mapping of old URLs and where they lead, found a list",
                "write `/old: /new`"
            ),
            (
                "root: home\nscreens: {home: {}}\ninclude: {file: a.yaml}",
                "expected a list of files, found a mapping",
                "write a dash before it: each item has one"
            ),
            (
                "root: home\nconditions: {in: {}}\nscreens: {home: {to: a}, a: {requires: {in: false}}}",
                "expected the name of a condition, found a mapping",
                "write `\"!in\"`"
            ),
            (
                "root: home\nscreens: {home: {to: s}}\nsheets: {s: {returns: {type: Int}}}",
                "expected a type, found a mapping",
                "write `Int`"
            ),
            (
                "root: home\nscreens: {home: {to: a}, a: {params: {n}}}",
                "expected a type, found nothing",
                "write `String`, for example"
            ),
            (
                "splits: {m: {sidebar: s, detail: d}}\nscreens: {s: {to: d}, d: {}}",
                "nothing says what the app shows first",
                "add `root: m`, or `tabs:`"
            ),
            // Values in the syntax of other languages.
            (
                "root: home\nscreens: {home: {to: a}, a: {params: {u: url}}}",
                "`url` is not a type",
                "write `URL`, `URL?` or `[URL]`"
            ),
            (
                "root: home\nscreens: {home: {to: a}, a: {params: {n: Int = 1}}}",
                "`Int = 1` is not a type",
                "write `{type: Int, default: 1}`"
            ),
            (
                "root: home\nscreens: {home: {to: s}}\nsheets: {s: {detents: half}}",
                "expected a list of detents, found `half`",
                "write `[medium]`"
            ),
            (
                "root: home\nscreens: {home: {to: a}, a: {url: '/a/{id:Int}', params: {id: Int}}}",
                "`id:Int` is not the name of a parameter",
                "types belong in `params`: write `{id}`"
            ),
            (
                "root: home\nscreens: {home: {to: a}, a: {url: /a/<id>, params: {id: Int}}}",
                "the pattern does not contain `id`, which `a` needs",
                "write `{id}` in place of `<id>`"
            ),
            (
                "root: home\nconditions: {in: {}}\nscreens: {home: {to: a}, a: {requires: not in}}",
                "there is no condition `not in`",
                "write `!in`, in quotes"
            ),
            (
                "root: home\nconditions: {in: {}, up: {}}\nscreens: {home: {to: a}, a: {requires: in && up}}",
                "there is no condition `in && up`",
                "write `[in, up]`: all must hold"
            ),
            (
                "root: home\nconditions: {in: {}, up: {}}\nscreens: {home: {to: a}, a: {requires: in or up}}",
                "there is no condition `in or up`",
                "all listed conditions must hold: to express `or`, declare a separate condition"
            ),
            (
                "tabs: {a: home, b: {root: list}}\nscreens: {home: {}, list: {}}",
                "expected a mapping with the keys of a tab, found `home`",
                "write `{root: home}`"
            ),
            (
                "root: home\nscreens: {home: {to: d}}\ndialogs: {d: {buttons: {ok: OK}}}",
                "`buttons` is not a key of an alert or dialog",
                "write `actions`"
            ),
            (
                "root: home\nscreens: {home: {to: f}}\nflows: {f: {steps: [{id: a, title: A}]}}",
                "expected a name as the key, found `id`",
                "write `a: {title: A}`"
            ),
            (
                "root: home\nscreens: {home: {to: f}}\nflows: {f: {steps: [a], onFinish: home}}",
                "`onFinish` is not a key of a flow",
                "write `then`"
            ),
            (
                "root: home\nscreens: {home: {}}\noutputs: {graphviz: true}",
                "`graphviz` is not an output",
                "write `dot`"
            ),
            (
                "root: home\nscreens: {home: {}}\noutputs: {swift: {path: Sources}}",
                "`path` is not a key of an output",
                "write `dir`, or `file`"
            ),
            (
                "root: home\nscreens: {home: {to: [push: a]}, a: {}}",
                "expected a name as the key, found `push`",
                "write `a: {as: push}`"
            ),
            (
                "root: home\nscreens: {home: {to: {sheet: [a, b]}}, a: {}, b: {}}",
                "expected a name as the key, found `sheet`",
                "write `a: {as: sheet}`"
            ),
            (
                "root: home\nscreens: {home: {}}\nroutes: [{from: home, to: a, style: sheet}]\nsheets: {a: {}}",
                "`style` is not a key of a line of `routes`",
                "write `as`"
            ),
            (
                "root: m\nsplits: {m: {primary: a, detail: b}}\nscreens: {a: {to: b}, b: {}}",
                "`primary` is not a key of a split view",
                "write `sidebar`"
            ),
            (
                "root: [{if: in, show: home}, {show: w}]\nconditions: {in: {}}\nscreens: {home: {}, w: {}}",
                "`if` is not a key of an entry of `root`",
                "write `when`"
            ),
            (
                "root: {in: home, else: w}\nconditions: {in: {}}\nscreens: {home: {}, w: {}}",
                "expected the id of a node, or a list, found a mapping",
                "write `[{when: condition, show: node}, {show: node}]`"
            ),
            (
                "root: home\nscreens: {home: {to: s}}\nsheets: {s: {interactiveDismissDisabled: true}}",
                "`interactiveDismissDisabled` is not a key of a sheet or cover",
                "use `dismiss: enabled` or `dismiss: disabled`"
            ),
            (
                "root: home\nscreens: {home: {to: s}}\nsheets: {s: {returns: void}}",
                "`void` is not a type",
                "leave it out"
            ),
            (
                "root: home\nscreens: {home: {to: a}, a: {params: {n: {type: Int, min: 1}}}}",
                "`min` is not a key of a parameter",
                "declare a narrowed type under `types:`, and use its name here"
            ),
            // Conditions in the syntax of other languages.
            (
                "conditions: {a: {otherwise: login}, b: {otherwise: home}}\nroot: home\nscreens: {home: {to: d}, login: {}, d: {requires: {a: no}}}",
                "expected the name of a condition, found a mapping", "write `\"!a\"`"
            ),
            (
                "conditions: {a: {otherwise: login}, b: {otherwise: home}}\nroot: home\nscreens: {home: {to: d}, login: {}, d: {requires: {a: true, b: true}}}",
                "expected the name of a condition, found a mapping", "write `[a, b]`"
            ),
            (
                "conditions: {a: {otherwise: login}, b: {otherwise: home}}\nroot: home\nscreens: {home: {to: d}, login: {}, d: {requires: {a: true, b: false}}}",
                "expected the name of a condition, found a mapping", "write `[a, \"!b\"]`"
            ),
            (
                "conditions: {a: {otherwise: login}, b: {otherwise: home}}\nroot: home\nscreens: {home: {to: d}, login: {}, d: {requires: {not: a}}}",
                "expected the name of a condition, found a mapping", "write `\"!a\"`"
            ),
            (
                "conditions: {a: {otherwise: login}, b: {otherwise: home}}\nroot: home\nscreens: {home: {to: d}, login: {}, d: {requires: {all: [a, b]}}}",
                "expected the name of a condition, found a mapping",
                "list the conditions that must hold: `[signedIn, \"!guest\"]`"
            ),
            (
                "conditions: {a: {otherwise: login}, b: {otherwise: home}}\nroot: home\nscreens: {home: {to: d}, login: {}, d: {requires: \"!a && b\"}}",
                "there is no condition `a && b`", "write `[\"!a\", b]`: all must hold"
            ),
            (
                "root: home\nscreens: {home: {to: [{sheet: d, params: {n: 1}}]}, d: {params: {n: Int?}}}",
                "expected a name as the key, found `sheet`", "write `d: {as: sheet, params: …}`"
            ),
            (
                "root: home\nscreens: {home: {to: [{push: d, label: Go}]}, d: {params: {n: Int?}}}",
                "expected a name as the key, found `push`", "write `d: {as: push, label: Go}`"
            ),
            (
                "root: home\nscreens: {home: {to: [{d: sheet, label: Buy}]}, d: {params: {n: Int?}}}",
                "expected a mapping with the keys of a route, found `sheet`", "write `{as: sheet}`"
            ),
            (
                "root: home\nscreens: {home: {to: [{node: d, label: \"Go, now\"}]}, d: {params: {n: Int?}}}",
                "expected a name as the key, found `node`", "write `d: {label: \"Go, now\"}`"
            ),
            (
                "root: home\nscreens: {home: {params: {q: \"String? = nil\"}}}",
                "`String? = nil` is not a type", "write `String?`: it may be nil"
            ),
            (
                "root: home\nscreens: {home: {params: {q: \"Double = 0.5\"}}}",
                "`Double = 0.5` is not a type", "write `{type: Double, default: 0.5}`"
            ),
            (
                "root: home\nscreens: {home: {params: {q: \"[String] = []\"}}}",
                "`[String] = []` is not a type", "write `{type: [String], default: []}`"
            ),
            (
                "root: home\nscreens: {home: {params: {q: \"int = 5\"}}}",
                "`int = 5` is not a type", "write `{type: Int, default: 5}`"
            ),
            (
                "root: home\nscreens: {home: {params: {q: \"String = Hello, you\"}}}",
                "`String = Hello, you` is not a type", "write `{type: String, default: \"Hello, you\"}`"
            ),
            (
                "root: home\nscreens: {home: {params: {q: integer}}}",
                "`integer` is not a type", "write `Int`, `Int?` or `[Int]`"
            ),
            (
                "root: home\nscreens: {home: {title: Home, name: home}}",
                "`name` is not a key of a screen", "remove it, or use `title`, which is also given"
            ),
            (
                "root: home\nscreens: [{id: home}]",
                "expected a mapping of nodes, found a list", "begin each with its name: `home: {}`"
            ),
            (
                "root: home\nscreens: {home: {to: s}}\nsheets: {s: {detents: 0.5}}",
                "expected a list of detents, found `0.5`", "write `[{fraction: 0.5}]`"
            ),
            (
                "root: home\nscreens: {home: {to: s}}\nsheets: {s: {detents: 300}}",
                "expected a list of detents, found `300`", "write `[{height: 300}]`"
            ),
            (
                "root: home\nscreens: {home: {to: d}, d: {params: {id: Int}, url: \"/d/<int:id>\"}}",
                "the pattern does not contain `id`, which `d` needs", "write `{id}` in place of `<int:id>`"
            ),
            (
                "root: home\nscreens: {home: {to: d}, d: {params: {id: Int, idCard: {type: Int, default: 1}}, url: \"/d/:idCard\"}}",
                "the pattern does not contain `id`, which `d` needs",
                "put `{id}` into the pattern, fix it with `params`, or give it a default"
            ),
            // Two entries of `root` that show the same node.
            (
                "conditions: {c: {}}\nroot: [{when: c, show: w}, {show: w}]\nflows: {w: {steps: [s]}}",
                "`w` is a root, but nothing follows it",
                "add a `then`, such as `then: home`, or a conditional root: `root: [{when: onboarded, show: …}, {show: …}]`"
            ),
        ])
    func help(_ graph: String, _ message: String, _ help: String) {
        let lines = findings(in: "navgen: 1\nlinks: {schemes: [app]}\n" + graph + "\n").split(separator: "\n")
        let errors = lines.filter { $0.contains(": error: ") }
        #expect(errors.count == 1)
        #expect(errors.first?.contains(": error: \(message) [") == true, "\(errors)")
        let helps = lines.filter { $0.hasPrefix("  = help: ") }.map { $0.dropFirst(10) }
        #expect(helps.contains(Substring(help)) || help.isEmpty, "\(helps)")
    }

    /// The help uses the name by which the section of the route can refer to the node.
    @Test func theReplacementOfADeprecatedNodeIsNamedAsSeenFromTheRoute() {
        let found = compileText([
            "graph.yaml": """
            navgen: 1
            root: home
            include: [{file: shop.yaml, section: shop}]
            screens: {home: {to: [shop.grid]}}
            """,
            "shop.yaml": """
            exports: [grid]
            screens:
              grid: {to: list, deprecated: {use: list}}
              list: {}
            """,
        ]).diagnostics
        #expect(found.map(\.help) == ["use `shop.list` instead"])
    }
}
