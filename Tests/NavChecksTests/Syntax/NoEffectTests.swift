import NavCompiler
import NavSyntax
import TestSupport
import Testing

/// Messages about keys that would otherwise silently be ignored. `KeyEffectTests` covers all keys.
@Suite struct NoEffectTests {
    /// The lines of all diagnostics with the message and the help.
    private func messages(_ text: String) -> [String] {
        findings(in: text).split(separator: "\n").map(String.init).filter {
            $0.hasPrefix("graph.yaml") || $0.contains("= help")
        }
    }

    @Test func theReportPointsAtTheKey() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home:
                titleMode: large
            """
        let report = """
            graph.yaml:5:5: warning: `titleMode` has no effect: `home` has no `title` [no-effect]
              |
            5 |     titleMode: large
              |     ^^^^^^^^^
              = help: give it a `title`, or remove `titleMode`

            """
        #expect(findings(in: graph) == report)
        #expect(findings(in: graph + "  # navgen:ignore no-effect") == "")
    }

    /// The first lines of all diagnostics, without the file.
    private func headlines(_ text: String) -> [String] {
        findings(in: "navgen: 1\n" + text).split(separator: "\n").filter { $0.hasPrefix("graph.yaml") }.map {
            String($0.drop { $0 != " " }.dropFirst())
        }
    }

    @Test func keysOfPresentationsNeedAPresentation() {
        let pushed = """
            root: home
            screens: {home: {to: [{card: {as: push}}]}}
            sheets: {card: {detents: [medium], onLink: wait, cancel: Close}}
            """
        #expect(
            headlines(pushed)
                == ["detents", "onLink", "cancel"].map {
                    "warning: `\($0)` has no effect: `card` is only put onto a stack [no-effect]"
                })
        #expect(headlines(pushed.replacing("}}]}}", with: "}}, away]}, away: {to: card}}")).isEmpty)
        #expect(headlines(pushed.replacing("card: {det", with: "card: {entry: true, det")).isEmpty)
        let covered = """
            root: home
            screens: {home: {to: [{card: {as: cover}}, {menu: {as: sheet}}]}}
            sheets: {card: {detents: [medium]}}
            popovers: {menu: {compact: popover}}
            """
        #expect(
            headlines(covered) == [
                "warning: `detents` has no effect: no route shows `card` as a sheet [no-effect]",
                "warning: `compact` has no effect: no route shows `menu` as a popover [no-effect]",
            ])
    }

    @Test func resultsNeedARoute() {
        let graph = """
            root: home
            links: {schemes: [app]}
            rules: {link-only-node: off}
            conditions: {c: {otherwise: gate}}
            screens: {home: {to: [vip, ask, act]}, vip: {requires: c}}
            sheets: {linked: {url: /l, returns: Int}, gate: {returns: Int}, asked: {returns: Int}, next: {returns: Int}}
            alerts: {ask: {actions: {ok: {to: asked}, no: {role: cancel}}}}
            actions: {act: {then: next}}
            """
        #expect(
            headlines(graph)
                == ["linked", "asked", "next"].map {
                    "warning: `returns` has no effect: no route presents `\($0)`, so nothing receives the result [no-effect]"
                })
    }

    @Test func aFlowThatIsOnlyARootHasNoPresentation() {
        let graph = """
            root: [{when: c, show: f}, {show: home}]
            conditions: {c: {}}
            screens: {home: {}}
            flows: {f: {as: sheet, onLink: wait, back: false, steps: [a]}}
            """
        #expect(
            headlines(graph) == [
                "warning: `as` has no effect: `f` is only shown as a root [no-effect]",
                "warning: `onLink` has no effect: `f` is only shown as a root, which a link does not close [no-effect]",
                "warning: `back` has no effect: `f` has no step to go back from [no-effect]",
            ])
        let presented = graph.replacing("home: {}", with: "home: {to: f.b}").replacing("[a]", with: "[a, b]")
        #expect(headlines(presented).isEmpty)
    }

    @Test func settingsNeedWhatTheyDecide() {
        let graph = """
            root: home
            launching: splash
            links: {parkFor: 5, waiting: newest, maxLength: 100}
            screens: {home: {parkFor: 4, transition: zoom, to: page}, splash: {}, page: {to: [{home: {as: popTo, params: {q: 1}}}]}}
            """
        #expect(
            headlines(graph.replacing("home: {park", with: "home: {params: {q: Int?}, park")) == [
                "warning: `launching` has no effect: no condition decides what the root is [no-effect]",
                "warning: `parkFor` has no effect: the graph has no URLs [no-effect]",
                "warning: `waiting` has no effect: the graph has no URLs [no-effect]",
                "warning: `maxLength` has no effect: the graph has no URLs [no-effect]",
                "warning: `parkFor` has no effect: no link opens `home`, and it requires no condition [no-effect]",
                "warning: `transition` has no effect: no route shows `home` [no-effect]",
                "warning: `params` has no effect: `as: popTo` goes back to `home` as it is [no-effect]",
            ])
    }

    @Test func tabAndViaHaveAnEffectOnlyBelowLinks() {
        let graph = """
            navgen: 1
            links: {schemes: [shop]}
            tabs: {one: {root: home}, two: {root: start}}
            screens:
              home: {to: [middle, other]}
              start: {to: [middle, other]}
              middle: {tab: two, to: [end]}
              end: {url: /end}
              other: {tab: two, via: middle}
            actions:
              act: {url: /act, then: home, tab: one}
            """
        #expect(
            messages(graph) == [
                "graph.yaml:9:11: warning: `tab` has no effect: no link opens `other`, or anything that it leads to [no-effect]",
                "  = help: give `other` a `url:`, or remove `tab`",
                "graph.yaml:9:21: warning: `via` has no effect: no link opens `other`, or anything that it leads to [no-effect]",
                "  = help: give `other` a `url:`, or remove `via`",
                "graph.yaml:11:32: warning: `tab` has no effect on an action, which is not shown itself [no-effect]",
                "   = help: write it on `home`, which follows",
            ])
    }

    @Test func keysOfParametersHaveToBeInAURL() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            screens:
              home: {to: [a, b]}
              a: {params: {id: {type: Int, key: item}}, url: "/a/{item}"}
              b: {params: {id: {type: Int, key: item}}, url: "/b/{id}"}
            flows:
              f: {entry: true, data: {id: {type: Int?, key: item}}, steps: [one]}
            redirects:
              /c/{item}: {to: a}
            """
        #expect(
            messages(graph) == [
                "graph.yaml:7:32: warning: `key` has no effect: no URL of `b` uses `{item}` [no-effect]",
                "  = help: write `{item}` in its `url:`, or remove `key`",
                "graph.yaml:9:44: warning: `key` has no effect: no URL carries the data of a flow [no-effect]",
                "  = help: remove it",
            ])
    }

    @Test func detentsOfACoverNeedARouteThatShowsItAsASheet() {
        let graph = """
            navgen: 1
            root: home
            screens:
              home: {to: [a, {b: {as: sheet}}, c]}
            covers:
              a: {detents: [medium]}
              b: {detents: [medium], dragIndicator: true}
              c: {external: true, cancel: Close}
            """
        #expect(
            messages(graph) == [
                "graph.yaml:6:7: warning: `detents` has no effect: no route shows `a` as a sheet [no-effect]",
                "  = help: declare it under `sheets`, lead to it with `as: sheet`, or remove `detents`",
                "graph.yaml:8:23: warning: `cancel` has no effect: `c` is external, and the app shows it itself [no-effect]",
                "  = help: remove `cancel`, or `external`",
            ])
    }

    @Test func placeholdersNeedAColumnThatCanBeEmpty() {
        let graph = """
            navgen: 1
            root: split
            splits:
              split:
                sidebar: {screens: list, placeholder: {title: None}}
                detail: {screens: item, placeholder: {title: None}}
                placeholder: {title: None}
            screens: {list: {to: [item]}, item: {}}
            """
        let shared = graph.replacing("{screens: list, placeholder: {title: None}}", with: "list")
        #expect(messages(shared.replacing("{screens: item, placeholder: {title: None}}", with: "item")) == [])
        #expect(
            messages(graph) == [
                "graph.yaml:5:30: warning: `placeholder` has no effect on the sidebar, which is never empty [no-effect]",
                "  = help: write it on a later column, or remove it",
                "graph.yaml:7:5: warning: `placeholder` has no effect: each column that may be empty has its own [no-effect]",
                "  = help: remove it, or those of the columns",
            ])
    }

    @Test func unreadableValuesAreReportedOnce() {
        let graphs = [
            "navgen: 1\nroot: home\nscreens:\n  home: {title: [a], titleMode: large}\n",
            "navgen: 1\nroot: home\nlinks: {schemes: [a]}\nscreens:\n  home: {to: [b]}\n  b: {url: {}, via: []}\n",
            "navgen: 1\nroot: home\nscreens:\n  home: {params: [id], identity: []}\n",
            "navgen: 1\nroot: home\nscreens:\n  home: {}\n  b: {entry: true, via: nowhere}\n",
        ]
        for graph in graphs { #expect(!rules(in: graph).contains("no-effect") && !rules(in: graph).isEmpty) }
    }

    @Test func onlyOneFileCanHaveTheDocOfASection() {
        let result = compileText([
            "graph.yaml": "navgen: 1\ndoc: The app\ninclude: [part.yaml]\nroot: home\nscreens: {home: {}}\n",
            "part.yaml": "doc: A part\nconditions: {}\n",
        ])
        #expect(
            result.diagnostics.map(\.message) == ["`doc` has no effect: another file describes the app already"])
    }

    /// A tab that acts is never on top of anything.
    @Test func opensOnTopNeedsARouteFromWhatIsShown() {
        let graph = """
            navgen: 1
            links: {schemes: [app]}
            tabs:
              one: {root: home}
              write: {to: compose}
            screens:
              home: {url: /, to: [other]}
              other: {to: [{menu: {as: under}}, {under: {as: {popTo: home}}}]}
              under: {url: /under, opens: onTop}
            sheets:
              compose: {url: /compose, opens: onTop}
              menu: {url: /menu, opens: onTop}
            """
        #expect(
            messages(graph) == [
                "graph.yaml:9:24: warning: `opens` has no effect: no route pushes or presents `under` [no-effect]",
                "  = help: leave out `as` in a route to `under`, which then pushes it, or remove `opens`",
                "graph.yaml:11:28: warning: `opens` has no effect: no route pushes or presents `compose` [no-effect]",
                "   = help: add a route from a screen to `compose`, or remove `opens`",
                "graph.yaml:12:22: warning: `opens` has no effect: no route pushes or presents `menu` [no-effect]",
                "   = help: leave out `as` in a route to `menu`, which then presents it, or remove `opens`",
            ])
        #expect(messages(graph.replacing("url: /, to: [", with: "url: /, to: [compose, menu, under, ")) == [])
    }

    /// Keys of a pattern need something in its path to which they apply.
    @Test func keysOfPatternsNeedAPathWithSegmentsOrLetters() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [app]}
            screens:
              home: {url: {path: /, trailingSlash: always}, to: [hash, slug, list, fine]}
              hash: {url: {path: "/#/b", trailingSlash: always, caseInsensitive: true}}
              slug: {params: {id: Int}, url: ["/s/{id}", {path: "/{id}/7", caseInsensitive: true, trailingSlash: never}]}
              list: {params: {id: Int}, url: {path: "/list/{id}", trailingSlash: always, caseInsensitive: true}}
              fine: {params: {id: Bool}, url: {path: "/{id}", trailingSlash: always}}
            """
        #expect(
            messages(graph) == [
                "graph.yaml:5:25: warning: `trailingSlash` has no effect: `/` has no segments [no-effect]",
                "  = help: remove it",
                "graph.yaml:6:30: warning: `trailingSlash` has no effect: `/#/b` has no segments [no-effect]",
                "  = help: remove it",
                "graph.yaml:7:64: warning: `caseInsensitive` has no effect: `/{id}/7` has no letters in its path [no-effect]",
                "  = help: remove it",
            ])
    }

    /// A link opens a node on top only by a route that pushes or presents it.
    @Test func opensOnTopNeedsALinkAndARoute() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [app]}
            rules: {link-only-node: off}
            screens:
              home: {to: [plain, {gone: {as: replace}}, {shown: {as: sheet}}, menu]}
              plain: {opens: onTop}
              gone: {opens: onTop, url: /gone}
              linked: {opens: onTop, url: /linked}
              shown: {opens: onTop, url: /shown}
              usual: {opens: plan, url: /usual}
            sheets:
              menu: {opens: onTop, url: /menu}
            """
        let report = """
            graph.yaml:7:11: warning: `opens` has no effect: no link opens `plain` [no-effect]
              |
            7 |   plain: {opens: onTop}
              |           ^^^^^
              = help: give `plain` a `url:`, or remove `opens`
            graph.yaml:8:10: warning: `opens` has no effect: no route pushes or presents `gone` [no-effect]
              |
            8 |   gone: {opens: onTop, url: /gone}
              |          ^^^^^
              = help: leave out `as` in a route to `gone`, which then pushes it, or remove `opens`
            graph.yaml:9:12: warning: `opens` has no effect: no route pushes or presents `linked` [no-effect]
              |
            9 |   linked: {opens: onTop, url: /linked}
              |            ^^^^^
              = help: add a route from a screen to `linked`, or remove `opens`

            """
        #expect(findings(in: graph) == report)
    }

    @Test func marksAndSettingsOfPatternsNeedAnEffect() {
        let graph = """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            screens:
              home: {url: {path: /, trailingSlash: never}, to: [a, b, c, d]}
              a: {params: {id: Int, ref: String?}, url: "/a?id={id!}&ref={ref!}"}
              b: {params: {link: {type: "URL?", from: url}}}
              c: {params: {link: {type: "URL?", from: url}, id: Int}}
              d: {params: {id: Int}, url: {path: "/#/d/{id}", trailingSlash: never, unknownQuery: reject}}
            actions:
              act: {url: /act, then: []}
              other: {url: /other}
            redirects: {"/c/{id}": {to: c}, "/e?id={id!}": {to: c}}
            """
        #expect(
            messages(graph) == [
                "graph.yaml:5:25: warning: `trailingSlash` has no effect: `/` has no segments [no-effect]",
                "  = help: remove it",
                "graph.yaml:6:52: warning: `!` has no effect: `id` is required anyway [no-effect]",
                "  = help: write `{id}`",
                "graph.yaml:7:37: warning: `from: url` has no effect: no link opens `b` [no-effect]",
                "  = help: give `b` a `url:`, or remove `from`",
                "graph.yaml:9:51: warning: `trailingSlash` has no effect: `/#/d/{id}` has no segments [no-effect]",
                "  = help: remove it",
                "graph.yaml:11:20: warning: `then` has no effect: it names no node [no-effect]",
                "   = help: remove it",
                "graph.yaml:13:40: warning: `!` has no effect: `id` is required anyway [no-effect]",
                "   = help: write `{id}`",
            ])
    }
}
