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
