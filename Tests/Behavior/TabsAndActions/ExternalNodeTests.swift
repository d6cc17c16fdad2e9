import BehaviorSupport
import NavgenRuntime
import Testing

/// What the app shows itself.
@MainActor @Suite struct ExternalNodeTests {
    private final class Handlers: KioskHandlers {
        var shown: [Int] = []
        func book(number: Int) { shown.append(number) }
    }

    /// It never stays on a stack, also where it is asked for below a sheet or in a hidden tab.
    @Test func isOnNoStack() {
        let (navigator, handlers) = (KioskNavigator(), Handlers())
        navigator.handlers = handlers
        let exits = EntranceExits(handler: navigator.handler(level: 0))
        exits.pick()
        exits.book(number: 1)
        #expect(navigator.state.nodes == [.one, .entrance, .pick])
        navigator.select(.two)
        exits.book(number: 2)
        #expect(navigator.state.nodes == [.two, .hall] && navigator.state[.one].nodes == [.entrance])
        #expect(handlers.shown == [1])
    }
}
