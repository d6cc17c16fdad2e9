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
}
