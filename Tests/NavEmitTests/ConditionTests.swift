import Foundation
import TestSupport
import Testing

/// Conditions as a navigator keeps them: whatever would show what they forbid does not.
@Suite struct ConditionTests {
    @Test func nothingIsShownWhoseConditionsDoNotHold() throws {
        let programs = repository.appendingPathComponent("Tests/NavEmitTests/Programs")
        let files = try ["support.swift", "guarded.swift"].map { name in
            let text = try String(contentsOf: programs.appendingPathComponent(name), encoding: .utf8)
            return (name: name == "guarded.swift" ? "main.swift" : name, text: text)
        }
        let graph = ExampleGraph(path: "Tests/NavEmitTests/Graphs/guarded.yaml")
        let program = try SwiftProgram(graph.compiled().swift() + files, flags: ["-swift-version", "6"])
        defer { program.remove() }
        let findings = try program.run()
        #expect(findings == "", "\(findings)")
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
        let program = try SwiftProgram(graph.swift() + [("main.swift", main)], flags: ["-swift-version", "6"])
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
        let program = try SwiftProgram(graph.swift() + [("main.swift", main)], flags: ["-swift-version", "6"])
        defer { program.remove() }
        let start = launching.isEmpty ? "[]" : "[splash]"
        #expect(try program.run() == "\(start) true true\n[toys] https://starting.example/toys\n")
    }
}
