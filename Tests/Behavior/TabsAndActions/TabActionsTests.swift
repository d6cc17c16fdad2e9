import BehaviorSupport
import Testing

@testable import NavgenRuntime

/// Tabs that act instead of being selected.
@MainActor @Suite struct TabActionsTests {
    private final class Handlers: PostHandlers {
        var scans = 0
        func scanCode(postId: Int) async -> ScanCodeOutcome {
            scans += 1
            return .done
        }
    }

    private func navigator(canScan: Bool = true) -> (PostNavigator, Handlers) {
        let navigator = PostNavigator(conditions: PostConditions(canScan: canScan))
        let handlers = Handlers()
        navigator.handlers = handlers
        return (navigator, handlers)
    }

    @Test func onlyOtherTabsCanBeSelected() {
        #expect(PostTab.allCases == [.timeline, .profile])
        #expect(PostState.visibleTabs(PostConditions(canScan: true)) == [.timeline, .profile])
        let shown = PostGraph.table.tabBar.map { PostGraph.table.nodes[$0].id }
        #expect(shown == ["timeline", "compose", "scan", "help", "profile"])
    }

    /// The route starts at what is shown, and the selected tab stays selected.
    @Test func presentsOverTheSelectedTab() {
        let (navigator, handlers) = navigator()
        withExtendedLifetime(handlers) {
            navigator.select(.profile)
            navigator.push(.guides)
            let corrections = navigator.corrections
            navigator.tapTabBar(PostNode.compose.index)
            #expect(navigator.state.nodes == [.profile, .me, .guides, .composer])
            #expect(navigator.state.tab == .profile && navigator.corrections > corrections)
            navigator.dismiss()
            navigator.tapTabBar(PostNode.timeline.index)
            #expect(navigator.state.nodes == [.timeline, .posts])
        }
    }

    @Test func runsActions() async {
        let (navigator, handlers) = navigator()
        navigator.tapTabBar(PostNode.scan.index)
        for _ in 0..<100 where handlers.scans == 0 { await Task.yield() }
        #expect(handlers.scans == 1 && navigator.state.nodes == [.timeline, .posts])
        let (other, more) = self.navigator(canScan: false)
        other.tapTabBar(PostNode.scan.index)
        for _ in 0..<100 { await Task.yield() }
        #expect(more.scans == 0, "a tab that is not visible does nothing")
    }

    /// Opening a screen selects its tab, as a link does.
    @Test func opensScreens() {
        let (navigator, handlers) = navigator()
        withExtendedLifetime(handlers) {
            navigator.tapTabBar(PostNode.help.index)
            #expect(navigator.state.nodes == [.profile, .me, .guides, .guide])
            #expect(navigator.state.path.last == .guide(name: "start"))
        }
    }

    /// A link to the target opens it on the first tab, as a route from anywhere does.
    @Test func linksOpenTheTarget() {
        #expect(PostLink("post://compose")?.plan?.nodes == [.timeline, .posts, .composer])
        var state = PostState()
        state.present(.cover(.composer()))
        #expect(restored(state) == state)
    }
}
