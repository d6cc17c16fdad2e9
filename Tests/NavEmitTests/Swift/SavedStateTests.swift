import NavEmit
import TestSupport
import Testing

/// What is reported of saved states where a version restores nothing, or nothing of a kind.
///
/// That the rest is what happens is tested with saved states, in `Tests/Behavior/SavedStates`.
@Suite struct SavedStateTests {
    /// A version with one root does not save which one it shows; the next has several.
    @Test func isRefusedWhereTheRootIsNotSaved() throws {
        let single = "navgen: 1\nname: App\nroot: home\nscreens: {home: {to: [item]}, item: {}}\n"
        let several = """
            navgen: 1
            name: App
            outputs: {swift: {parts: [navigator]}}
            conditions: {signedIn: {}}
            root: [{when: signedIn, show: home}, {show: login}]
            screens: {home: {to: [item]}, item: {}, login: {}}
            """
        let (old, new) = (try CompiledGraph(single), try CompiledGraph(several))
        #expect(Self.comparison(old, new).isRefused)
        #expect(!Self.comparison(old, old).isRefused && !Self.comparison(new, new).isRefused)
        #expect(!Self.comparison(new, old).isRefused)
    }

    @Test func saysNothingWhereNothingIsSaved() throws {
        let routes = "navgen: 1\nname: App\nroot: home\noutputs: {swift: {parts: [routes]}}\nscreens: {home: {}}\n"
        let state = routes.replacing("routes", with: "state")
        #expect(Self.comparison(try CompiledGraph(routes), try CompiledGraph(state)).findings.isEmpty)
        let findings = Self.comparison(try CompiledGraph(state), try CompiledGraph(routes)).findings
        #expect(findings.map(\.place) == [.stack, .base])
        #expect(findings.allSatisfy { $0.outcome == .notAtAll(.noState) })
    }

    /// Nothing is lost by a version that was not there before it.
    @Test func saysNothingOfWhatTheOldVersionDoesNotRestore() throws {
        let graph = """
            navgen: 1
            name: App
            root: home
            outputs: {swift: {parts: [state]}}
            types: {Mine: {swift: Mine, transient: true}}
            screens: {home: {params: {draft: "Mine?"}}}
            """
        #expect(Self.comparison(try CompiledGraph(graph), try CompiledGraph(graph)).findings.isEmpty)
    }

    private static func comparison(_ old: CompiledGraph, _ new: CompiledGraph) -> SavedStateComparison {
        SavedStateComparison(old: old.analysed, old.links, new: new.analysed, new.links)
    }
}
