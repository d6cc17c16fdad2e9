import NavDiff
import TestSupport
import Testing

/// The comparison of saved states, for versions that restore nothing or nothing of a kind.
///
/// `Tests/Behavior/SavedStates` tests with real saved states that the other reports are correct.
@Suite struct SavedStateTests {
    /// A version with one root does not save which root it shows, so a version with several cannot
    /// restore the state.
    @Test func statesWithoutARootAreRefused() throws {
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

    @Test func hasNoFindingsIfNothingIsSaved() throws {
        let routes = "navgen: 1\nname: App\nroot: home\noutputs: {swift: {parts: [routes]}}\nscreens: {home: {}}\n"
        let state = routes.replacing("routes", with: "state")
        #expect(Self.comparison(try CompiledGraph(routes), try CompiledGraph(state)).findings.isEmpty)
        let findings = Self.comparison(try CompiledGraph(state), try CompiledGraph(routes)).findings
        #expect(findings.map(\.place) == [.stack, .base])
        #expect(findings.allSatisfy { $0.outcome == .notRestored(.noState) })
    }

    /// A version cannot lose what the old one did not restore either.
    @Test func ignoresWhatTheOldVersionDoesNotRestore() throws {
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

    /// A saved flow is restored if it has a value for each parameter that is required now.
    @Test func flowsNeedTheirValues() throws {
        func graph(_ keys: String) throws -> CompiledGraph {
            try CompiledGraph(
                """
                navgen: 1
                name: App
                root: home
                outputs: {swift: {parts: [state]}}
                types: {Mine: {swift: Mine, transient: true}}
                screens: {home: {to: [join]}}
                flows: {join: {as: sheet, steps: [a], \(keys)}}
                """)
        }
        func outcome(_ old: String, _ new: String) throws -> SavedStateComparison.Outcome? {
            Self.comparison(try graph(old), try graph(new)).findings.first { $0.place == .flow }?.outcome
        }
        let code = "params: {code: String}"
        #expect(try outcome("skippable: true", code) == .notRestored(.newParameter("code")))
        #expect(try outcome("skippable: true", "params: {code: String?}") == .restored)
        #expect(try outcome(code, code + ", data: {name: {type: String, from: code}}") == .restored)
        #expect(try outcome(code, "params: {code: Mine}") == .notRestored(.transient("code")))
        #expect(try outcome("params: {code: Mine}", code) == nil)
        guard case .partlyRestored(let losses) = try outcome(code, "skippable: true") else {
            Issue.record("nothing is lost")
            return
        }
        #expect(losses.map(\.subject) == [.value("code")])
    }

    private static func comparison(_ old: CompiledGraph, _ new: CompiledGraph) -> SavedStateComparison {
        SavedStateComparison(old: old.links, new: new.links)
    }
}
