import BehaviorSupport
import Foundation
import NavgenRuntime
import Testing

/// States that were saved with the graph `Old/graph.yaml` are restored by the next version of the
/// app.
@Suite struct RestorationTests {
    /// A state as the old version saved it, with the tab `start` selected.
    private func startTab(_ path: String = "", presented: String = "") throws -> AppState {
        try decoded(
            """
            {"bases":{"old":{"screen":{"node":"list","values":{}}},
            "start":{"path":[\(path)],"screen":{"node":"home"}}},"presented":[\(presented)],"tab":"start"}
            """)
    }

    private func decoded(_ text: String) throws -> AppState {
        try JSONDecoder().decode(AppState.self, from: Data(text.utf8))
    }

    /// Renamed nodes are found by their former ids, and invalid values are replaced by defaults.
    @Test func findsRenamedNodes() throws {
        var state = try startTab(#"{"node":"detail","values":{"code":"ABC","id":1,"size":"small"}}"#)
        #expect(state.tab == .start && state.base.content == .screen(.home))
        #expect(state.path == [.page(id: 1, size: .medium, code: nil, note: nil)])
        state = try startTab(
            #"{"node":"detail","values":{"id":1,"size":"large"}},{"node":"kept","values":{"name":"a"}}"#)
        #expect(state.path == [.page(id: 1, size: .large), .kept(name: "a", more: true)])
    }

    /// A removed node is left out with everything on top of it.
    @Test func leavesOutWhatIsOnRemovedNodes() throws {
        var state = try startTab(
            #"{"node":"detail","values":{"id":2,"size":"small"}},{"node":"gone"},{"node":"kept","values":{"name":"b"}}"#
        )
        #expect(state.path == [.page(id: 2)] && state.presented.isEmpty)
        state = try startTab(#"{"node":"gone"}"#, presented: #"{"sheet":{"node":"info","values":{"text":"x"}}}"#)
        #expect(state.path.isEmpty && state.presented.isEmpty)
        state = try startTab(
            #"{"node":"gone"}"#,
            presented: #"{"flow":{"wizard":{"_0":{"data":{"age":1,"name":""},"step":"one"}}}}"#)
        #expect(state.path.isEmpty && state.presented.isEmpty)
    }

    /// The tab has another name, and its root another parameter.
    @Test func findsARenamedTab() throws {
        var state = try decoded(
            """
            {"bases":{"old":{"path":[{"node":"detail","values":{"id":3,"size":"small"}}],"screen":{"node":"list"}},
            "start":{"screen":{"node":"home"}}},"presented":[],"tab":"old"}
            """)
        #expect(state.tab == .new && state.base.content == .screen(.list(query: nil, sort: "date")))
        #expect(state.path == [.page(id: 3)])
        state = try decoded(
            """
            {"bases":{"old":{"screen":{"node":"list","values":{"query":"q"}}},"start":{"screen":{"node":"home"}}},
            "presented":[],"tab":"old"}
            """)
        #expect(state.tab == .new && state.base.content == .screen(.list(query: "q", sort: "date")))
        #expect(state.path.isEmpty && state.presented.isEmpty)
    }

    /// A parameter of a sheet has another type.
    @Test func leavesOutAValueOfAnotherType() throws {
        let state = try startTab(
            #"{"node":"kept","values":{"name":"c"}}"#,
            presented:
                #"{"path":[{"node":"kept","values":{"name":"d"}}],"sheet":{"node":"info","values":{"text":"y"}}}"#)
        #expect(state.path == [.kept(name: "c", more: true)] && state.presented.isEmpty)
    }

    /// A flow whose step was removed starts again, and data of another type gets its initial value.
    @Test(arguments: [("three", "n", WizardStep.three), ("two", "", .one)])
    func keepsTheStepsAndDataOfAFlow(_ step: String, _ name: String, _ expected: WizardStep) throws {
        let state = try startTab(
            presented: #"{"flow":{"wizard":{"_0":{"data":{"age":7,"name":"\#(name)"},"step":"\#(step)"}}}}"#)
        #expect(state.path.isEmpty && state.presented.count == 1)
        #expect(state.flow() == .wizard(WizardFlow(step: expected, data: WizardData(name: name, age: "old"))))
    }

    @Test(arguments: [
        "{}", #"{"tab": 3, "bases": [], "presented": {}}"#,
        #"{"bases": {"start": {"path": [1, {"node": "kept"}]}}}"#,
    ])
    func readsInvalidStates(_ text: String) throws {
        #expect(try decoded(text) == AppState())
    }
}
