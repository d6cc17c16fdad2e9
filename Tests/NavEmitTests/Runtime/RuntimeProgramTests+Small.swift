import TestSupport
import Testing

/// Small graphs with a program each.
extension RuntimeProgramTests {
    /// When the user leaves the last screen of a stack that lies on an empty column, its views are told which one is seen.
    @Test func viewsLeaveAnEmptyColumn() throws {
        let graph = try CompiledGraph(
            """
            navgen: 1
            name: Mail
            links: {schemes: [mail]}
            root: box
            splits: {box: {sidebar: folders, detail: [letter]}}
            screens:
              folders: {to: [letter, help]}
              letter: {params: {id: Int}}
              about: {url: /about, via: []}
            sheets: {help: {}}

            """)
        let main = #"""
            let navigator = MailNavigator()
            let level = navigator.rootLevels[0]
            navigator.open("mail://about")
            print(navigator.state.nodes, level.path.count, level.content.split.map { "\($0.compactColumn)" } ?? "-")
            navigator.follow([], on: level)
            print(navigator.state.nodes, level.path.count, level.content.split.map { "\($0.compactColumn)" } ?? "-")
            """#
        let program = try Self.program(graph, main: main)
        defer { program.remove() }
        #expect(try program.run() == "[folders, about] 1 detail\n[folders] 0 sidebar\n")
    }

    /// A flow that is the root goes when the root changes; who is told of its end is told once.
    @Test(arguments: [false, true])
    func rootsTellOfTheirFlowsOnce(hasFinalStep: Bool) throws {
        let graph = try CompiledGraph(
            """
            navgen: 1
            name: Bank
            conditions: {signedIn: {}, ready: {}, isFast: {}}
            root:
              - {when: "!signedIn", show: welcome}
              - {when: ready, show: home}
              - {show: setup}
            screens: {welcome: {}, home: {}}
            flows:
              setup: {as: root, steps: [name, {code: {when: "!isFast"}}]\(hasFinalStep ? ", final: [done]" : "")}

            """)
        let main = """
            @MainActor final class Handlers: BankHandlers {
                var told: [String] = []
                var onEnd: (() -> Void)?

                func setupFinished(cancelled: Bool) {
                    told.append(cancelled ? "cancelled" : "complete")
                    onEnd?()
                }
            }

            @MainActor func ends(_ name: String, _ body: (SetupRun, BankNavigator, Handlers) -> Void) {
                let navigator = BankNavigator(conditions: BankConditions(signedIn: true, ready: false, isFast: false))
                let handlers = Handlers()
                navigator.handlers = handlers
                guard let run = navigator.model(navigator.state.base.id)?.run as? SetupRun else { return }
                body(run, navigator, handlers)
                print(name, navigator.state.node, handlers.told.joined(separator: " "))
                // What comes later is nothing to it, unless it begins again.
                navigator.conditionsChanged(BankConditions(signedIn: false, ready: true))
                let former = handlers.told
                navigator.conditionsChanged(BankConditions(signedIn: true, ready: false, isFast: false))
                if run.step != .name || handlers.told != former { print(name, run.step, handlers.told) }
                navigator.conditionsChanged(BankConditions(signedIn: false, ready: false))
                if handlers.told != former + ["cancelled"] { print(name, "again", handlers.told) }
            }

            let ready = BankConditions(signedIn: true, ready: true, isFast: false)
            let undecided = BankConditions(signedIn: true)
            let out = BankConditions(signedIn: false)
            ends("begun") { run, navigator, _ in
                navigator.conditionsChanged(undecided)
                navigator.conditionsChanged(ready)
            }
            ends("last") { run, navigator, _ in
                for _ in 0..<\(hasFinalStep ? 2 : 1) { run.next() }
                navigator.conditionsChanged(undecided)
                navigator.conditionsChanged(ready)
            }
            ends("hidden") { run, navigator, _ in
                navigator.conditionsChanged(BankConditions(signedIn: true, ready: true, isFast: true))
            }
            ends("lost") { run, navigator, _ in
                run.next()
                navigator.conditionsChanged(out)
            }
            ends("ended") { run, navigator, _ in
                run.finish()
                navigator.conditionsChanged(ready)
            }
            ends("following") { run, navigator, handlers in
                handlers.onEnd = { [unowned navigator] in navigator.conditionsChanged(ready) }
                run.finish()
                handlers.onEnd = nil
            }
            ends("left") { run, navigator, _ in
                run.cancel()
                navigator.conditionsChanged(out)
            }
            ends("asked") { run, navigator, handlers in
                for _ in 0..<\(hasFinalStep ? 2 : 1) { run.next() }
                navigator.facts = { ready.values }
                run.next()
                navigator.facts = nil
            }
            """
        let program = try Self.program(graph, main: main)
        defer { program.remove() }
        let hidden = hasFinalStep ? "cancelled" : "complete"
        #expect(
            try program.run() == """
                begun home cancelled
                last home complete
                hidden home \(hidden)
                lost welcome cancelled
                ended home complete
                following home complete
                left welcome cancelled
                asked home complete

                """)
    }

    /// What the app shows itself never stays on a stack, also where it is asked for below a sheet or in a hidden tab.
    @Test func whatTheAppShowsIsOnNoStack() throws {
        let graph = try CompiledGraph(
            """
            navgen: 1
            name: Kiosk
            tabs: {one: {title: One, root: home}, two: {title: Two, root: other}}
            screens:
              home: {to: [pick, book]}
              other: {}
              page: {}
              book: {params: {number: Int}, external: true}
            sheets: {pick: {to: [page]}}

            """)
        let main = """
            @MainActor final class Handlers: KioskHandlers {
                func book(number: Int) { print("book", number) }
            }
            let handlers = Handlers()
            let navigator = KioskNavigator()
            navigator.handlers = handlers
            let exits = HomeExits(handler: navigator.handler(level: 0))
            exits.pick()
            exits.book(number: 1)
            print(navigator.state.nodes)
            navigator.select(.two)
            exits.book(number: 2)
            print(navigator.state.nodes, navigator.state[.one].nodes)
            """
        let program = try Self.program(graph, main: main)
        defer { program.remove() }
        #expect(try program.run() == "book 1\n[one, home, pick]\n[two, other] [home]\n")
    }

    /// What hangs on a column hangs there however many columns the user sees, until a link fills it with something else.
    @Test func popoversStayWhenColumnsComeAndGo() throws {
        let graph = try CompiledGraph(
            """
            navgen: 1
            name: Mail
            links: {schemes: [mail]}
            root: box
            splits: {box: {sidebar: folders, detail: [letter]}}
            screens:
              folders: {to: [letter]}
              letter: {params: {id: Int}, url: "/letter/{id}", to: [share]}
            popovers: {share: {params: {id: Int}, url: "/letter/{id}/share"}}

            """)
        let main = """
            let navigator = MailNavigator()
            navigator.open("mail://letter/5/share")
            for _ in 0..<5 { navigator.stopWaiting() }
            for (url, visibility) in [
                ("mail://letter/5/share", MailState.Split.Visibility.detailOnly), ("mail://letter/6/share", .automatic),
            ] {
                let before = navigator.rootPresenter.level?.id
                navigator.changeSplit(ofLevel: 0) { $0.visibility = visibility }
                print(navigator.open(url), navigator.rootPresenter.level?.id == before)
                for _ in 0..<5 { navigator.stopWaiting() }
            }
            print(navigator.content(of: navigator.rootPresenter.level) == .popover(.share(id: 6)))
            """
        let program = try Self.program(graph, main: main)
        defer { program.remove() }
        #expect(try program.run() == "true true\ntrue false\ntrue\n")
    }

    /// A popover hangs on a view: where a link brings another screen below it, it is presented anew, from that one.
    @Test func popoversHangOnWhatIsBelow() throws {
        let graph = try CompiledGraph(
            """
            navgen: 1
            name: Cafe
            links: {schemes: [cafe]}
            root: home
            screens:
              home: {to: [bar, table, dish]}
              bar: {to: [menu]}
              table: {to: [menu]}
              dish: {params: {id: Int, ref: String?}, url: "/dish/{id}?ref={ref}", identity: [id], to: [share]}
            popovers:
              menu: {url: /menu, via: [bar]}
              share: {params: {id: Int}, url: "/share/{id}"}

            """)
        let main = """
            @MainActor func show(_ url: String, over screen: CafeRoute, _ popover: CafePopover) {
                let navigator = CafeNavigator()
                navigator.push(screen)
                navigator.present(.popover(popover))
                for _ in 0..<5 { navigator.stopWaiting() }
                let before = navigator.rootPresenter.level?.id
                navigator.open(url)
                for _ in 0..<5 { navigator.stopWaiting() }
                let presenter = navigator.rootPresenter
                let isThere = navigator.state.path.last.map { presenter.anchor == .screen($0.nodeValue, level: 0) } ?? false
                print(isThere, navigator.content(of: presenter.level) == .popover(popover), presenter.level?.id == before)
            }
            show("cafe://menu", over: .table, .menu)
            show("cafe://share/5", over: .dish(id: 5, ref: "x"), .share(id: 5))
            show("cafe://menu", over: .bar, .menu)
            """
        let program = try Self.program(graph, main: main)
        defer { program.remove() }
        #expect(try program.run() == "true true false\ntrue true false\ntrue true true\n")
    }

    /// What is shown stays while something before it is undecided, but not when it is decided against itself: the next
    /// user would see what was the former one's.
    @Test func aRootGoesThatIsRefused() throws {
        let graph = try CompiledGraph(
            """
            navgen: 1
            name: Club
            conditions: {pro: {}, signedIn: {}}
            root: [{when: pro, show: lounge}, {when: signedIn, show: home}, {show: guest}]
            screens: {lounge: {}, home: {to: [secret]}, secret: {}, guest: {}}

            """)
        let main = """
            let user = ClubConditions(pro: false, signedIn: true)
            let navigator = ClubNavigator(conditions: user)
            navigator.push(.secret)
            for (pro, signedIn) in [(nil, true), (nil, false), (false, true)] as [(Bool?, Bool?)] {
                navigator.conditionsChanged(ClubConditions(pro: pro, signedIn: signedIn))
                print(navigator.state.nodes)
            }
            """
        let program = try Self.program(graph, main: main)
        defer { program.remove() }
        #expect(try program.run() == "[home, secret]\n[]\n[home]\n")
    }

    /// While the root is undecided, nothing is there that could be named to others, as by Handoff.
    @Test(arguments: ["", "launching: splash\n"])
    func anUndecidedRootHasNoLink(launching: String) throws {
        let graph = try CompiledGraph(
            """
            navgen: 1
            name: Starting
            links: {schemes: [starting], hosts: [starting.example]}
            conditions: {kids: {}}
            root: [{when: kids, show: toys}, {show: feed}]
            \(launching)screens:
              splash: {url: /splash}
              toys: {url: /toys}
              feed: {url: /feed}

            """)
        let main = """
            let navigator = StartingNavigator(conditions: StartingConditions(kids: nil))
            print(navigator.state.nodes, navigator.state.link == nil, navigator.state.url == nil)
            navigator.conditionsChanged(StartingConditions(kids: true))
            print(navigator.state.nodes, navigator.state.url ?? "-")
            """
        let program = try Self.program(graph, main: main)
        defer { program.remove() }
        let start = launching.isEmpty ? "[]" : "[splash]"
        #expect(try program.run() == "\(start) true true\n[toys] https://starting.example/toys\n")
    }
}
