import NavCompiler
import NavGraph
import NavSyntax
import TestSupport
import Testing

@testable import NavLinks

@Suite struct PlanTests {
    private func links(_ text: String) throws -> LinkAnalysis {
        let result = compileText(["graph.yaml": "navgen: 1\nlinks: {schemes: [s]}\n" + text])
        #expect(render(result.diagnostics, sources: result.sources, as: .text) == "")
        return try #require(result.links)
    }

    /// A plan such as `tab: root › screen(value) + sheet as sheet › screen [condition]`.
    private func shown(_ url: String, in links: LinkAnalysis) throws -> String {
        guard case .match(let match) = links.resolve(Array("s://\(url)".utf8)) else { return "no match" }
        let graph = links.graph
        let plan: Plan
        switch links.outcome(of: match) {
        case .plan(let found)?: plan = found
        case .action(let then)?: return "then " + then.map { graph[$0].name }.joined(separator: " or ")
        default: return "no plan"
        }
        func words(_ entry: Plan.Entry) -> String {
            let values = entry.values.map { value in
                switch value.filled(match.values) {
                case .none: "nil"
                case .one(let text): text
                case .many(let texts): texts.joined(separator: "+")
                }
            }
            return graph[entry.node].name + (values.isEmpty ? "" : "(\(values.joined(separator: ",")))")
        }
        var text = (plan.tab.map { graph[$0].name + ": " } ?? "") + words(plan.root)
        if let step = plan.step { text += "@" + graph[step].id.value }
        for (place, entry) in plan.columns.sorted(by: { $0.key < $1.key }) { text += " |\(place) \(words(entry))" }
        for entry in plan.path { text += " › " + words(entry) }
        for level in plan.presented {
            text += " + \(words(level.entry)) as \(level.kind.rawValue)"
            if let step = level.step { text += "@" + graph[step].id.value }
            for entry in level.path { text += " › " + words(entry) }
        }
        let conditions = links.conditions(of: plan)
        if !conditions.isEmpty { text += " [" + conditions.map(\.name).joined(separator: ",") + "]" }
        return text
    }

    @Test func shortestStackWithAllValuesWins() throws {
        let links = try links(
            """
            tabs: {shop: {root: home}, me: {root: profile}}
            screens:
              home: {to: [list, offers]}
              list: {params: {kind: {type: String, default: all}}}
              offers: {to: [{item: {params: {id: 7}}}, bare]}
              item: {params: {id: Int, note: String?}, url: "/item/{id}?note={note}", to: [part]}
              part: {params: {id: Int, part: Int}, url: "/item/{id}/part/{part}"}
              bare: {params: {id: Int?}, url: "/bare?id={id}", via: [offers], to: [deep]}
              deep: {url: /deep}
              profile: {url: /profile}
            """)
        #expect(try shown("item/3?note=x", in: links) == "shop: home › offers › item(3,x)")
        #expect(try shown("item/3/part/4", in: links) == "shop: home › offers › item(7,nil) › part(3,4)")
        #expect(try shown("bare?id=5", in: links) == "shop: home › offers › bare(5)")
        #expect(try shown("deep", in: links) == "shop: home › offers › bare(nil) › deep")
        #expect(try shown("profile", in: links) == "me: profile")
    }

    @Test func presentationsHaveTheirOwnStackAndCostMoreThanSteps() throws {
        let links = try links(
            """
            root: home
            screens:
              home: {to: [a, sheet]}
              a: {to: [b]}
              b: {to: [c]}
              c: {to: [found]}
              found: {params: {id: Int}, url: "/found/{id}"}
              inner: {url: /inner, to: [photo]}
              chosen: {url: /chosen}
              under: {url: /under}
              framed: {url: /framed}
            sheets:
              sheet: {params: {query: String?}, url: "/sheet?q={query}", to: [found, inner, {framed: {as: cover}}]}
            covers:
              photo: {url: /photo, to: [ask, {under: {as: under}}]}
            dialogs:
              ask: {title: Sure?, url: /ask, actions: {yes: {label: "Yes", to: chosen}, no: {label: "No", role: cancel}}}
            """)
        // Four steps without a sheet are better than two with one.
        #expect(try shown("found/1", in: links) == "home › a › b › c › found(1)")
        #expect(try shown("sheet?q=x", in: links) == "home + sheet(x) as sheet")
        #expect(try shown("inner", in: links) == "home + sheet(nil) as sheet › inner")
        #expect(try shown("photo", in: links) == "home + sheet(nil) as sheet › inner + photo as cover")
        #expect(try shown("ask", in: links) == "home + sheet(nil) as sheet › inner + photo as cover + ask as dialog")
        #expect(try shown("chosen", in: links) == "home + sheet(nil) as sheet › inner + photo as cover › chosen")
        #expect(try shown("under", in: links) == "home + sheet(nil) as sheet › inner › under")
        #expect(try shown("framed", in: links) == "home + sheet(nil) as sheet + framed as cover")
    }

    @Test func replaceAndReset() throws {
        let links = try links(
            """
            root: home
            screens:
              home: {to: [a]}
              a: {to: [b]}
              b: {to: [{c: {as: replace}}, {d: {as: reset}}]}
              c: {url: /c}
              d: {url: /d}
            """)
        #expect(try shown("c", in: links) == "home › a › c")
        #expect(try shown("d", in: links) == "home › d")
    }

    @Test func tabsFlowsAndSteps() throws {
        let links = try links(
            """
            tabs: {one: {root: first, url: /one}, two: {root: second, requires: [known]}}
            conditions: {known: {}}
            screens:
              first: {params: {page: Int?}, url: "/first?page={page}", to: [tour]}
              second: {to: [{part: {when: [known]}}]}
              part: {url: /part, requires: [known]}
            flows:
              tour: {as: sheet, url: /tour, steps: [start, {ends: {url: /tour/ends}}]}
            """)
        #expect(try shown("one", in: links) == "one: first(nil)")
        #expect(try shown("first?page=3", in: links) == "one: first(3)")
        #expect(try shown("part", in: links) == "two: second › part [known]")
        #expect(try shown("tour", in: links) == "one: first(nil) + tour as flow")
        #expect(try shown("tour/ends", in: links) == "one: first(nil) + tour as flow@ends")
    }

    @Test func routesToStepsStartTheirFlowThere() throws {
        let links = try links(
            """
            root: home
            screens:
              home: {to: [tour.second, more]}
              more: {to: [tour]}
            flows:
              tour: {as: sheet, url: /tour, steps: [first, {second: {url: /second, to: [deep]}}]}
            sheets: {deep: {url: /deep}}
            """)
        #expect(try shown("second", in: links) == "home + tour as flow@second")
        #expect(try shown("tour", in: links) == "home › more + tour as flow")
        #expect(try shown("deep", in: links) == "home + tour as flow@second + deep as sheet")
    }

    @Test func routesFromAnywhereStartAtTheRoot() throws {
        let links = try links(
            """
            tabs: {one: {root: first}, two: {root: second}}
            screens:
              first: {to: [a]}
              a: {}
              second: {}
              b: {url: /b, tab: two}
            sheets:
              help: {url: /help}
            routes:
              - {from: "*", to: [help, b]}
            """)
        #expect(try shown("help", in: links) == "one: first + help as sheet")
        #expect(try shown("b", in: links) == "two: second › b")
    }

    @Test func routesFromAnywhereStartAtTheFirstRootThatIsNoException() throws {
        let links = try links(
            """
            tabs: {one: {root: first}, two: {root: split}, three: {root: third}}
            splits: {split: {sidebar: list, detail: item}}
            screens:
              first: {to: [a]}
              a: {}
              list: {to: [item]}
              item: {}
              third: {}
              b: {url: /b}
              c: {url: /c, tab: one}
            sheets:
              help: {url: /help}
              more: {url: /more}
            routes:
              - {from: "*", to: b, except: [first, a]}
              - {from: "*", to: more, except: [first, list]}
              - {from: "*", to: help, except: [first, list, third, item, b, c, more]}
              - {from: "*", to: c, except: [first]}
            """)
        #expect(try shown("b", in: links) == "two: split |0 list › b")
        #expect(try shown("more", in: links) == "three: third + more as sheet")
        #expect(try shown("help", in: links) == "one: first › a + help as sheet", "all roots are exceptions")
        #expect(try shown("c", in: links) == "one: first › a › c")
    }

    @Test func nodesWithoutRoutesOpenOnTheirRoot() throws {
        let links = try links(
            """
            rules: {link-only-node: off}
            tabs: {one: {root: first}, two: {root: second}}
            screens:
              first: {}
              second: {}
              a: {url: /a, to: [b]}
              b: {url: /b}
              c: {url: /c, tab: two}
            sheets:
              s: {url: /s, tab: two}
            """)
        #expect(try shown("a", in: links) == "one: first › a")
        #expect(try shown("b", in: links) == "one: first › a › b")
        #expect(try shown("c", in: links) == "two: second › c")
        #expect(try shown("s", in: links) == "two: second + s as sheet")
    }

    @Test func viaAndTabTakePrecedence() throws {
        let links = try links(
            """
            tabs: {one: {root: first}, two: {root: second}}
            screens:
              first: {to: [a, d]}
              second: {to: [a, d, b]}
              a: {params: {id: Int}, url: "/a/{id}", tab: two, to: [c]}
              b: {params: {id: Int}, to: [c]}
              c: {params: {id: Int}, url: "/c/{id}", via: [b, s]}
              d: {url: /d, via: [], tab: one}
              e: {url: /e, via: [s]}
            sheets:
              s: {to: [e]}
            routes:
              - {from: second, to: s}
            """)
        #expect(try shown("a/1", in: links) == "two: second › a(1)")
        #expect(try shown("c/1", in: links) == "two: second › b(1) + s as sheet › c(1)")
        #expect(try shown("d", in: links) == "one: first › d")
        #expect(try shown("e", in: links) == "two: second + s as sheet › e")
    }

    @Test func columnsAreFilledIfValuesAreAvailable() throws {
        let links = try links(
            """
            root: mail
            splits: {mail: {sidebar: boxes, content: [list, drafts], detail: message}}
            screens:
              boxes: {url: /, to: [list, drafts]}
              list: {params: {box: String}, url: "/{box}", to: [message]}
              drafts: {url: {path: /x/drafts}}
              message: {params: {box: String, id: Int}, url: "/{box}/{id}", to: [header]}
              header: {params: {box: String, id: Int}, url: "/{box}/{id}/header"}
            """)
        #expect(try shown("", in: links) == "mail |0 boxes")
        #expect(try shown("inbox", in: links) == "mail |0 boxes |1 list(inbox)")
        #expect(try shown("x/drafts", in: links) == "mail |0 boxes |1 drafts")
        #expect(try shown("inbox/3", in: links) == "mail |0 boxes |1 list(inbox) |2 message(inbox,3)")
        #expect(
            try shown("inbox/3/header", in: links)
                == "mail |0 boxes |1 list(inbox) |2 message(inbox,3) › header(inbox,3)")
    }

    @Test func unfilledColumnsNeedNoConditions() throws {
        let links = try links(
            """
            root: pod
            conditions: {member: }
            splits: {pod: {sidebar: shelves, content: [extras, episodes, library], detail: [player, notes]}}
            screens:
              shelves: {to: [extras, episodes, library, notes]}
              extras: {requires: member, to: player, url: /extras}
              episodes: {to: player}
              library: {to: player}
              player: {requires: member, url: /play}
              notes: {url: /notes}
            """)
        #expect(try shown("notes", in: links) == "pod |0 shelves |1 episodes |2 notes")
        #expect(try shown("extras", in: links) == "pod |0 shelves |1 extras [member]")
    }

    @Test func firstMatchingRootAddsItsConditions() throws {
        let links = try links(
            """
            conditions: {known: {}, paid: {}}
            root: [{when: known, show: home}, {show: welcome}]
            screens:
              home: {to: [shared, own]}
              welcome: {to: [shared, hello]}
              shared: {url: /shared}
              own: {url: /own, requires: [paid]}
              hello: {url: /hello}
            """)
        #expect(try shown("shared", in: links) == "home › shared [known]")
        #expect(try shown("own", in: links) == "home › own [known,paid]")
        #expect(try shown("hello", in: links) == "welcome › hello")
    }

    @Test func actionsAndRedirects() throws {
        let links = try links(
            """
            root: home
            screens:
              home: {url: /, to: [item]}
              item: {params: {id: Int, from: {type: String, default: app}}, url: "/item/{id}?from={from}"}
            actions:
              redeem: {params: {code: String}, url: "/redeem/{code}", then: [home]}
            redirects:
              /i/{id}: /item/{id}
              /first: {to: item, params: {id: 1, from: poster}}
              /shop/*: {to: home}
            """)
        #expect(try shown("redeem/x", in: links) == "then home")
        #expect(try shown("i/4?from=mail", in: links) == "home › item(4,mail)")
        #expect(try shown("first", in: links) == "home › item(1,poster)")
        #expect(try shown("shop/a/b", in: links) == "home")
    }

    /// Deep stacks must not cause deep recursion.
    @Test func longPathsDoNotOverflow() throws {
        let count = 3000
        let screens = (0..<count).map { "  s\($0): {to: [s\($0 + 1)]}\n" }.joined()
        let text = "navgen: 1\nlinks: {schemes: [s]}\nroot: s0\nscreens:\n\(screens)  s\(count): {url: /end}\n"
        let links = try #require(compileText(["graph.yaml": text]).links)
        guard case .plan(let plan)? = links.plans[NodeID(count)] else {
            Issue.record("no plan")
            return
        }
        #expect(plan.path.count == count)
    }

    /// Edges that close a presentation make a path cheaper, but a node must not be reached through
    /// itself.
    @Test func closingDoesNotFormLoops() throws {
        let one = try links(
            """
            root: home
            screens:
              home: {to: [search]}
              product: {params: {id: Int}, url: "/product/{id}", to: [{product: {as: under}}]}
            sheets: {search: {to: [product]}}
            """)
        #expect(try shown("product/3", in: one) == "home + search as sheet › product(3)")
        let two = try links(
            """
            root: home
            screens:
              home: {to: [search]}
              product: {url: /product, to: [{category: {as: under}}]}
              category: {url: /category, to: [product]}
            sheets: {search: {to: [product]}}
            """)
        #expect(try shown("product", in: two) == "home + search as sheet › product")
        #expect(try shown("category", in: two) == "home › category")
    }

    /// A screen that only a moved screen led to is opened directly. The `via:` moves its
    /// predecessor to another tab.
    @Test func screensBehindAMovedScreenAreShown() throws {
        let links = try links(
            """
            tabs: {shop: {root: home}, orders: {root: history}}
            screens:
              home: {}
              history: {to: [order]}
              order: {}
              receipt: {url: /receipt, via: [order], entry: true, to: [help]}
              help: {url: /help, tab: shop, entry: true}
            """)
        #expect(try shown("receipt", in: links) == "orders: history › order › receipt")
        #expect(try shown("help", in: links) == "shop: home › help")
    }

    /// Screens that are columns of several split views.
    @Test func columnsBelongToTheShownSplit() throws {
        let links = try links(
            """
            tabs: {one: {root: wide}, two: {root: narrow}}
            splits:
              wide: {sidebar: folders, content: list, detail: message}
              narrow: {sidebar: list, detail: message}
            screens:
              folders: {url: /folders, to: [list]}
              list: {url: /list, tab: two, to: [message]}
              message: {url: /message, tab: two}
            """)
        func columns(_ url: String) throws -> [Int: String] {
            guard case .match(let match) = links.resolve(Array("s://\(url)".utf8)),
                case .plan(let plan)? = links.plans[match.node]
            else { return [:] }
            #expect(links.graph[plan.root.node].name == "narrow" && plan.path.isEmpty)
            return plan.columns.mapValues { links.graph[$0.node].name }
        }
        #expect(try columns("list") == [0: "list"])
        #expect(try columns("message") == [0: "list", 1: "message"])
    }

    /// On a stack, a screen that is a column elsewhere is an ordinary screen.
    @Test func columnScreensCanBePushedElsewhere() throws {
        func podcasts(_ tab: String) throws -> LinkAnalysis {
            try links(
                """
                tabs: {now: {root: home}, lib: {root: library}}
                splits: {library: {sidebar: shelves, content: show, detail: episode}}
                screens:
                  home: {to: [show]}
                  shelves: {to: [show]}
                  show: {params: {show: Int}, url: "/show/{show}"\(tab), to: [episode]}
                  episode: {params: {show: Int, number: Int}, url: "/show/{show}/{number}"\(tab)}
                """)
        }
        let now = try podcasts(", tab: now")
        #expect(try shown("show/1", in: now) == "now: home › show(1)")
        #expect(try shown("show/1/2", in: now) == "now: home › show(1) › episode(1,2)")
        let library = try podcasts(", tab: lib")
        #expect(try shown("show/1", in: library) == "lib: library |0 shelves |1 show(1)")
        #expect(try shown("show/1/2", in: library) == "lib: library |0 shelves |1 show(1) |2 episode(1,2)")
    }

    /// Of several screens in a column that lead on, the first without a condition is shown. Screens
    /// that do not lead on are not.
    @Test func columnsShowTheScreenThatLeadsOn() throws {
        let links = try links(
            """
            root: mail
            conditions: {member: }
            splits: {mail: {sidebar: boxes, content: [help, starred, list, drafts], detail: [message, tip]}}
            screens:
              boxes: {to: [help, starred, drafts, {list: {params: {box: inbox}}}]}
              help: {to: [tip]}
              starred: {requires: member, to: [message]}
              list: {params: {box: String}, to: [message]}
              drafts: {to: [message]}
              message: {params: {id: Int}, url: "/message/{id}"}
              tip: {url: /tip}
            """)
        #expect(try shown("message/3", in: links) == "mail |0 boxes |1 list(inbox) |2 message(3)")
        #expect(try shown("tip", in: links) == "mail |0 boxes |1 help |2 tip")
    }

    /// After closing a presentation of a column's screen, the path continues from the column.
    @Test func closingContinuesFromTheColumn() throws {
        let links = try links(
            """
            root: mail
            splits: {mail: {sidebar: boxes, content: list, detail: message}}
            screens:
              boxes: {to: [list]}
              list: {to: [filter]}
              message: {url: /message, via: [], entry: true}
              result: {url: /result}
              other: {url: /other}
            sheets:
              filter: {to: [{message: {as: under}}, {result: {as: under}}, picker]}
              picker: {to: [{other: {as: under}}]}
            """)
        #expect(try shown("result", in: links) == "mail |0 boxes |1 list › result")
        #expect(try shown("other", in: links) == "mail |0 boxes |1 list + filter as sheet › other")
        #expect(try shown("message", in: links) == "mail |0 boxes |1 list |2 message")
    }

    /// A link without conditions must not need a sign-in because a tab that does is closer.
    @Test func fewerConditionsWin() throws {
        let links = try links(
            """
            conditions: {signedIn: {}, adult: {}}
            tabs: {me: {root: profile, requires: [signedIn]}, shop: {root: home}}
            screens:
              profile: {to: [help, sale, gift]}
              home: {to: [more, sheet, {vault: {when: [adult]}}]}
              more: {to: [help, age]}
              help: {url: /help}
              sale: {url: /sale}
              age: {requires: [adult], to: [gift]}
              gift: {url: /gift, requires: [adult]}
              vault: {url: /vault}
            sheets: {sheet: {to: [sale]}}
            """)
        #expect(try shown("help", in: links) == "shop: home › more › help")
        // Even if it needs a presentation.
        #expect(try shown("sale", in: links) == "shop: home + sheet as sheet › sale")
        // A condition that is needed anyway counts once.
        #expect(try shown("gift", in: links) == "shop: home › more › age › gift [adult]")
        // Conditions of a route apply only to users who tap it.
        #expect(try shown("vault", in: links) == "shop: home › vault")
    }

    /// Which of two conditions is better is known only at the end of the path.
    @Test func conditionsCountOncePerPath() throws {
        let links = try links(
            """
            root: home
            conditions: {a: {}, b: {}}
            screens:
              home: {to: [needsA, needsB]}
              needsA: {requires: [a], to: [shared]}
              needsB: {requires: [b], to: [detour]}
              detour: {to: [shared]}
              shared: {url: /shared, to: [end]}
              end: {requires: [b], url: /end}
            """)
        #expect(try shown("shared", in: links) == "home › needsA › shared [a]")
        #expect(try shown("end", in: links) == "home › needsB › detour › shared › end [b]")
    }

    /// There can be many more sets of conditions than screens. This is reported quickly.
    @Test func tooManySetsOfConditionsAreReported() throws {
        let count = 40
        let conditions = (0..<count).flatMap { ["a\($0)", "b\($0)"] }
        let screens = (0..<count).map { number in
            """
              s\(number): {to: [a\(number), b\(number)]}
              a\(number): {requires: [a\(number)], to: [s\(number + 1)]}
              b\(number): {requires: [b\(number)], to: [s\(number + 1)]}

            """
        }.joined()
        let result = compileText([
            "graph.yaml": """
            navgen: 1
            links: {schemes: [s]}
            root: s0
            conditions: {\(conditions.map { "\($0): {}" }.joined(separator: ", "))}
            screens:
            \(screens)  s\(count): {url: /end}
            """
        ])
        #expect(result.diagnostics.map(\.rule.name) == ["too-complex"])
    }

    /// Closing a sheet and selecting a tab pushes nothing onto the stack below.
    @Test func tabsAreSelectedWhateverLeadsToThem() throws {
        let links = try links(
            """
            conditions: {member: {otherwise: join}}
            tabs: {shop: {root: home}, club: {root: offers, visible: member, url: /club}}
            screens:
              home: {to: [{club: {as: under}}, cart]}
              offers: {}
              join: {}
            sheets: {cart: {to: [{club: {as: under}}]}}
            """)
        #expect(try shown("club", in: links) == "club: offers [member]")
    }

    /// A route that goes back first shows its target on what it goes back to, without its source.
    @Test func goingBackLeadsToWhatIsBelow() throws {
        let links = try links(
            """
            conditions: {paid: {}}
            root: home
            screens:
              home: {to: list}
              list: {params: {kind: {type: String, default: all}}, to: form, url: "/list/{kind}"}
              form:
                requires: paid
                params: {id: Int, kind: {type: String, default: all}}
                to:
                  - done: {as: {popTo: home}, params: {id: "{id}"}}
                  - rating: {as: {popTo: list}}
                  - form: {as: {popTo: list}}
                  - list: {as: {popTo: list}, params: {kind: new}}
                  - note: {as: {popTo: home}, params: {id: "{id}"}}
              done: {params: {id: "Int?"}, to: more, url: "/done/{id?}"}
              more: {url: /more}
              note: {params: {id: Int}, to: [extra]}
              extra: {params: {id: Int}, url: "/extra/{id}"}
            sheets: {rating: {url: /rating}}
            """)
        #expect(try shown("done/3", in: links) == "home › done(3)")
        #expect(try shown("more", in: links) == "home › done(nil) › more")
        #expect(try shown("rating", in: links) == "home › list(all) + rating as sheet")
        #expect(try shown("list/x", in: links) == "home › list(x)")
        #expect(try shown("extra/4", in: links) == "home › note(4) › extra(4)")
    }

    /// In any graph, a link without values has a plan.
    @Test func everyLinkHasAPlan() throws {
        var random = RandomSource(11)
        var found = 0
        for _ in 0..<400 {
            let screens = (0..<4).map { "s\($0)" }
            let sheets = (0..<2).map { "m\($0)" }
            func routes() -> String {
                let targets = Set((0..<random.below(4)).map { _ in random.pick(screens + sheets) })
                return targets.sorted().map { target in
                    let styles = ["push", "replace", "reset", "sheet", "under", "under"]
                    return screens.contains(target) ? "{\(target): {as: \(random.pick(styles))}}" : target
                }.joined(separator: ", ")
            }
            func nodes(_ names: [String]) -> String {
                names.map {
                    "\($0): {url: /\($0), entry: true, to: [\(routes())]\(random.chance(1, in: 8) ? ", via: [s1]" : "")}"
                }
                .joined(separator: ", ")
            }
            let text = "root: s0\nscreens: {\(nodes(screens))}\nsheets: {\(nodes(sheets))}\n"
            guard let table = compileText(["graph.yaml": "navgen: 1\nlinks: {schemes: [s]}\n" + text]).links else {
                continue
            }
            for (node, outcome) in table.plans.all {
                if case .none = outcome { Issue.record("\(table.graph[node].name) has no place in\n\(text)") }
                found += 1
            }
        }
        #expect(found > 1_000, "\(found)")
    }

    @Test func patternsHaveScreensBelowOfTheirOwn() throws {
        let links = try links(
            """
            rules: {gated-link: off}
            conditions: {known: {}}
            tabs: {shop: {root: home}, me: {root: profile, requires: [known]}}
            screens:
              home: {to: [list, search]}
              profile: {to: [orders]}
              orders: {to: [item]}
              list: {to: [item]}
              search: {params: {query: {type: String, default: all}}, to: [part]}
              item:
                params: {id: Int}
                url:
                  - /item/{id}
                  - {path: "/found/{id}", via: search}
                  - {path: "/ordered/{id}", via: [orders]}
                  - {path: "/mine/{id}", tab: me, via: []}
                  - {path: "/at/{id}", via: []}
                to: [part]
                tab: shop
              part: {params: {id: Int}, url: ["/part/{id}", {path: "/p/{id}", via: [list, item]}], via: search}
            redirects: {"/f/{id}": "/found/{id}"}
            """)
        #expect(try shown("item/1", in: links) == "shop: home › list › item(1)")
        #expect(try shown("found/1", in: links) == "shop: home › search(all) › item(1)")
        #expect(try shown("f/1", in: links) == "shop: home › search(all) › item(1)")
        #expect(try shown("ordered/1", in: links) == "shop: home › orders › item(1)", "the node's tab counts")
        #expect(try shown("mine/1", in: links) == "me: profile › item(1) [known]")
        #expect(try shown("at/1", in: links) == "shop: home › item(1)")
        #expect(try shown("part/1", in: links) == "shop: home › search(all) › part(1)")
        #expect(try shown("p/1", in: links) == "shop: home › list › item(1) › part(1)")
        #expect(links.url(of: try #require(links.graph.ids { $0.name == "item" }.first), [.one("1")]) == "s://item/1")
    }

    /// A pattern's `via` and `tab` have the same effect as those of its node.
    @Test func patternsOpenAsTheirNodesWould() throws {
        var count = 0
        for seed in 0..<Rounds.of(150) {
            var navigation = RandomNavigation(seed: UInt64(seed + 1))
            let files = navigation.files()
            guard files.count == 1, let text = files.first?.value, let links = compileText(files).links else {
                continue
            }
            let graph = links.graph
            let below = graph.nodes(of: .screen).filter { $0.parameters.isEmpty }.map(\.name)
            let tabs = graph.nodes(of: .tab).map(\.name)
            for node in graph.nodes where node.kind == .screen || node.kind == .sheet {
                let path = node.links[0].path.value
                var random = RandomSource(UInt64(seed))
                let via = below.filter { $0 != node.name && random.chance(1, in: 3) }
                let tab = tabs.isEmpty || random.chance(1, in: 2) ? "" : ", tab: \(random.pick(tabs))"
                let keys = "via: [\(via.joined(separator: ", "))]\(tab)"
                let url = "url: \"\(path)\""
                let pattern = text.replacing("\(url),", with: "url: [\"\(path)\", {path: \"/x\(path)\", \(keys)}],")
                let own = text.replacing("\(url),", with: "\(url), \(keys),")
                guard let placed = compileText(["graph.yaml": pattern]).links?.placements.first,
                    case .plan(let first) = placed.outcome, let other = compileText(["graph.yaml": own]).links,
                    case .plan(let second)? = other.plans[placed.node]
                else { continue }
                count += 1
                #expect(first == second, "seed \(seed), \(node.name), \(keys)\n\(text)")
            }
        }
        #expect(count > Rounds.of(150), "\(count)")
    }

    @Test func tabsGiveTheirRootsValues() throws {
        let links = try links(
            """
            rules: {unused-param: off}
            types: {Topic: {cases: [news, sport, tech]}}
            tabs:
              news: {root: feed, params: {topic: news}}
              sport: {root: feed, params: {topic: sport, page: 2}}
              mail: {root: box, params: {folder: inbox}}
            splits: {box: {sidebar: letters, detail: letter}}
            screens:
              feed:
                params: {topic: Topic, page: {type: Int, default: 1}}
                url: ["/feed/{topic}?page={page}", {path: /sport, params: {topic: sport, page: 2}}]
                tab: sport
                to: [story, topics]
              topics: {to: feed}
              story: {params: {topic: Topic}, url: "/story/{topic}", tab: news}
              letters: {params: {folder: String}, url: "/letters/{folder}", to: letter}
              letter: {params: {folder: String?, id: Int}, url: "/letter/{id}?folder={folder}"}
            """)
        #expect(try shown("feed/news", in: links) == "news: feed(news,1)")
        #expect(try shown("feed/sport?page=2", in: links) == "sport: feed(sport,2)")
        #expect(try shown("sport", in: links) == "sport: feed(sport,2)")
        #expect(try shown("feed/sport", in: links) == "sport: feed(sport,2) › topics › feed(sport,1)")
        #expect(try shown("feed/tech", in: links) == "sport: feed(sport,2) › topics › feed(tech,1)")
        #expect(try shown("story/tech", in: links) == "news: feed(news,1) › story(tech)", "the root keeps its values")
        #expect(try shown("letters/inbox", in: links) == "mail: box |0 letters(inbox)")
        #expect(try shown("letters/old", in: links) == "news: feed(news,1) › letters(old)", "nothing leads there")
        #expect(try shown("letter/1?folder=old", in: links) == "mail: box |0 letters(inbox) |1 letter(old,1)")
    }
}
