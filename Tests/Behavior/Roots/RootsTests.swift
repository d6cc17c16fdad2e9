import BehaviorSupport
import Foundation
import NavgenRuntime
import Testing

/// The root follows the conditions as they are decided.
@MainActor @Suite struct RootsTests {
    /// A root stays while one before it is undecided, but not if its own condition is false:
    /// otherwise the next user would see screens of the previous one.
    @Test func leavesARefusedRoot() {
        let navigator = ClubNavigator(conditions: ClubConditions(pro: false, signedIn: true))
        navigator.push(.secret)
        navigator.conditionsChanged(ClubConditions(pro: nil, signedIn: true))
        #expect(navigator.state.nodes == [.home, .secret])
        navigator.conditionsChanged(ClubConditions(pro: nil, signedIn: false))
        #expect(navigator.state.nodes == [])
        navigator.conditionsChanged(ClubConditions(pro: false, signedIn: true))
        #expect(navigator.state.nodes == [.home])
    }

    /// While the root is undecided, there is no link to the screen, for example for Handoff.
    @Test func hasNoLinkWhileUndecided() {
        let navigator = NurseryNavigator(conditions: NurseryConditions(kids: nil))
        #expect(navigator.state.nodes == [] && navigator.state.link == nil && navigator.state.url == nil)
        navigator.conditionsChanged(NurseryConditions(kids: true))
        #expect(navigator.state.nodes == [.toys] && navigator.state.url == "https://nursery.example/toys")
    }

    @Test func hasNoLinkWhileLaunching() {
        let navigator = ArcadeNavigator(conditions: ArcadeConditions(kids: nil))
        #expect(navigator.state.nodes == [.splash] && navigator.state.link == nil && navigator.state.url == nil)
        navigator.conditionsChanged(ArcadeConditions(kids: true))
        #expect(navigator.state.nodes == [.slides] && navigator.state.url == "https://arcade.example/slides")
    }

    /// A version with a single root does not save its name. The next version has several and must
    /// not restore the state for another root.
    @Test func restoresNoStateOfAnotherRoot() {
        func pathCount(_ saved: String) -> Int {
            let navigator = ClubNavigator(conditions: ClubConditions(pro: false, signedIn: true))
            navigator.restore(Data(saved.utf8))
            return navigator.state.path.count
        }
        let bases = #""bases": {"home": {"screen": {"node": "home"}, "path": [{"node": "secret"}]}}"#
        #expect(pathCount("{\(bases)}") == 0)
        #expect(pathCount(#"{"root": "home", \#(bases)}"#) == 1)
    }
}
