import Foundation
import TestSupport
import Testing

/// The generated navigator without views.
@Suite struct NavigatorTests {
    private func findings(_ name: String) throws -> String {
        let programs = repository.appendingPathComponent("Tests/NavEmitTests/Programs")
        let files = try ["support.swift", "Navigator/\(name).swift"].map { path in
            let text = try String(contentsOf: programs.appendingPathComponent(path), encoding: .utf8)
            return (name: "Test" + path.replacingOccurrences(of: "/", with: ""), text: text)
        }
        let graph = ExampleGraph(path: "Tests/NavEmitTests/Graphs/\(name).yaml")
        let program = try SwiftProgram(
            graph.compiled().swift() + files, flags: ["-swift-version", "6", "-parse-as-library"])
        defer { program.remove() }
        return try program.run()
    }

    /// Parked links, saved states, tasks and stacks.
    @Test func keepsWhatItIsGiven() throws {
        let findings = try findings("keeping")
        #expect(findings == "", "\(findings)")
    }

    /// What waits belongs to where it was asked for, and goes with it.
    @Test func parksWhereItWasAsked() throws {
        let findings = try findings("parking")
        #expect(findings == "", "\(findings)")
    }

    /// The first tab may be one that is undecided when the app starts.
    @Test func startsWithWhatIsDecided() throws {
        let findings = try findings("starting")
        #expect(findings == "", "\(findings)")
    }

    /// What links, refusals, lost tabs and later versions leave of what is shown.
    @Test func leavesWhatCanStay() throws {
        let findings = try findings("leaving")
        #expect(findings == "", "\(findings)")
    }

    /// What follows actions, what the app is asked, what observers do, and links that come again.
    @Test func holdsToTheNewest() throws {
        let findings = try findings("acting")
        #expect(findings == "", "\(findings)")
    }

    /// Who awaits an exit is told once and rightly; links that come before what was saved do nothing twice.
    @Test func answersWhoWaits() throws {
        let findings = try findings("awaiting")
        #expect(findings == "", "\(findings)")
    }

    /// Steps of flows that lead elsewhere.
    @Test func goesOnFromSteps() throws {
        let findings = try findings("stepping")
        #expect(findings == "", "\(findings)")
    }

    /// Types that narrow others.
    @Test func takesWhatTypesLetThrough() throws {
        let findings = try findings("typed")
        #expect(findings == "", "\(findings)")
    }

    /// Whatever users, links, code, the system and the facts do, in whatever order.
    @Test func holdsWhatItPromisesWhereverOneWanders() throws {
        let findings = try findings("wandering")
        #expect(findings == "", "\(findings)")
    }

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
            let level = navigator.bases[0]
            navigator.open("mail://about")
            print(navigator.state.nodes, level.path.count, level.split.map { "\($0.compactColumn)" } ?? "-")
            navigator.follow([], on: level)
            print(navigator.state.nodes, level.path.count, level.split.map { "\($0.compactColumn)" } ?? "-")
            """#
        let program = try SwiftProgram(graph.swift() + [("main.swift", main)], flags: ["-swift-version", "6"])
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
                guard case .setup(let run)? = navigator.observed(navigator.state.base.id)?.run else { return }
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
                navigator.facts = { ready }
                run.next()
                navigator.facts = nil
            }
            """
        let program = try SwiftProgram(graph.swift() + [("main.swift", main)], flags: ["-swift-version", "6"])
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
            let exits = HomeExits(navigator.handler(level: 0))
            exits.pick()
            exits.book(number: 1)
            print(navigator.state.nodes)
            navigator.select(.two)
            exits.book(number: 2)
            print(navigator.state.nodes, navigator.state[.one].nodes)
            """
        let program = try SwiftProgram(graph.swift() + [("main.swift", main)], flags: ["-swift-version", "6"])
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
                let before = navigator.ground.level?.id
                navigator.changeSplit(ofLevel: 0) { $0.visibility = visibility }
                print(navigator.open(url), navigator.ground.level?.id == before)
                for _ in 0..<5 { navigator.stopWaiting() }
            }
            print(navigator.ground.level?.content == .popover(.share(id: 6)))
            """
        let program = try SwiftProgram(graph.swift() + [("main.swift", main)], flags: ["-swift-version", "6"])
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
                let before = navigator.ground.level?.id
                navigator.open(url)
                for _ in 0..<5 { navigator.stopWaiting() }
                let ground = navigator.ground
                let isThere = navigator.state.path.last.map { ground.anchor == .screen($0, level: 0) } ?? false
                print(isThere, ground.level?.content == .popover(popover), ground.level?.id == before)
            }
            show("cafe://menu", over: .table, .menu)
            show("cafe://share/5", over: .dish(id: 5, ref: "x"), .share(id: 5))
            show("cafe://menu", over: .bar, .menu)
            """
        let program = try SwiftProgram(graph.swift() + [("main.swift", main)], flags: ["-swift-version", "6"])
        defer { program.remove() }
        #expect(try program.run() == "true true false\ntrue true false\ntrue true true\n")
    }
}
