import NavCompiler
import NavGraph
import NavLinks
import NavTours
import TestSupport
import Testing

/// What tours find, and on which ways, in graphs with what is easily missed.
@Suite struct TourSearchTests {
    private static func graph(_ text: String) throws -> TourGraph {
        TourGraph(try #require(compileText(["graph.yaml": "navgen: 1\n" + text]).links))
    }

    private static func tours(_ text: String) throws -> (graph: Graph, tours: Tours) {
        let graph = try graph(text)
        return (
            graph.links.graph,
            graph.tours(covering: TourTargets(of: graph.links.graph, includesRoutes: true), maxSteps: 20)
        )
    }

    private static func node(_ name: String, in graph: TourGraph) throws -> NodeID {
        NodeID(try #require(graph.links.graph.nodes.firstIndex { $0.name == name }))
    }

    @Test(
        "show everything",
        arguments: [
            // A tab that acts is the only way, with and without a fallback.
            """
            root: tabs
            tabs: {one: {title: One, root: a}, add: {title: Add, to: compose}}
            screens: {a: {to: [z]}, z: {}}
            sheets: {compose: {}}
            """,
            """
            root: tabs
            conditions: {p: {otherwise: f}}
            tabs: {one: {title: One, root: a}, add: {title: Add, to: compose}, two: {title: Two, root: b}}
            screens: {a: {}, b: {}}
            sheets: {compose: {requires: p}, f: {}}
            """,
            // Many conditions with unusual values.
            """
            root: home
            conditions: {\((0..<12).map { "c\($0): {}" }.joined(separator: ", "))}
            screens: {home: {to: [{t: {when: [\((0..<12).map { "'!c\($0)'" }.joined(separator: ", "))]}}]}, t: {}}
            """,
            """
            root: home
            conditions: {\((0..<12).map { "c\($0): {}" }.joined(separator: ", "))}
            screens: {home: {to: [flow]}}
            flows: {flow: {steps: [\((0..<12).map { "{x\($0): {when: '\($0 % 2 == 0 ? "" : "!")c\($0)'}}" }.joined(separator: ", "))]}}
            """,
        ])
    func showEverything(_ text: String) throws {
        let (graph, tours) = try Self.tours(text)
        #expect(tours.missed.nodes.map { graph[$0].name } == [])
        #expect(tours.missed.routes.isEmpty)
    }

    /// What waits for a condition can be asked for again and again, but a search does not.
    @Test func whatWaitsIsNotAskedForTwice() throws {
        let clock = ContinuousClock()
        let time = try clock.measure {
            let (graph, tours) = try Self.tours(
                """
                root: home
                conditions: {p: {otherwise: f}}
                screens: {home: {to: [act]}, m: {to: [k]}, k: {}}
                sheets: {f: {to: [act]}}
                actions: {act: {then: [m], requires: p}}
                """)
            #expect(tours.missed.nodes.map { graph[$0].name }.sorted() == ["k", "m"])
        }
        #expect(time < .seconds(20))
    }

    /// A tour that has to be long is longer than asked, and no other begins with the same steps.
    @Test func aLongWayIsOneTour() throws {
        let screens = (0..<60).map { "s\($0): {to: [s\($0 + 1)]}" } + ["s60: {}"]
        let (_, tours) = try Self.tours("root: s0\nscreens: {\(screens.joined(separator: ", "))}")
        #expect(tours.tours.map(\.steps.count) == [60])
    }

    /// What is behind a presentation is not used, whatever its height.
    @Test func tapsAreOnTop() throws {
        let (graph, tours) = try Self.tours(
            """
            root: home
            screens: {home: {to: [s, {c: {as: cover}}, y]}, y: {}}
            sheets: {s: {backgroundInteraction: enabled, to: [k]}, k: {backgroundInteraction: enabled}, c: {backgroundInteraction: enabled}}
            """)
        #expect(tours.missed.isEmpty)
        for tour in tours.tours {
            var shown = tour.start
            for step in tour.steps {
                switch step.move {
                case .exit(_, let source): #expect(shown.contains(source))
                case .dismiss(let node, _): #expect(shown == [node], "\(graph[node].name)")
                default: break
                }
                shown = step.shown
            }
        }
    }

    @Test func whatNoGestureDismissesNeedsAControl() throws {
        let (_, tours) = try Self.tours(
            """
            root: home
            screens: {home: {to: [s, y]}, y: {}}
            sheets: {s: {dismiss: disabled}}
            """)
        let styles = tours.tours.flatMap(\.steps).compactMap { step -> TourMove.TourStyle? in
            if case .dismiss(_, let style) = step.move { style } else { nil }
        }
        #expect(styles == [.cover])
    }

    /// The launch fits the whole way, so that no condition has to change on it.
    @Test func aWayFromANodeBeginsWithFittingConditions() throws {
        let graph = try Self.graph(
            """
            root: home
            conditions: {p: {otherwise: signIn}}
            screens: {home: {to: [a]}, a: {to: [b]}, b: {requires: p}}
            sheets: {signIn: {}}
            """)
        let tour = try #require(
            graph.tour(to: Self.node("signIn", in: graph), from: Self.node("a", in: graph))?.tours.first)
        #expect(tour.facts == [false])
        #expect(tour.steps.count == 2)
    }

    /// A flow is shown by its steps, and a split by its columns.
    @Test func aFlowIsAGoal() throws {
        let graph = try Self.graph("root: home\nscreens: {home: {to: [flow]}}\nflows: {flow: {steps: [a, b]}}")
        #expect(try graph.tour(to: Self.node("flow", in: graph))?.tours.first?.steps.count == 1)
    }
}
