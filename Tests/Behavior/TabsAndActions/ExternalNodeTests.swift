import BehaviorSupport
import NavgenRuntime
import Testing

/// Nodes that the app shows by itself.
@MainActor @Suite struct ExternalNodeTests {
    private final class Handlers: KioskHandlers {
        var shown: [Int] = []
        func book(number: Int) { shown.append(number) }
    }

    /// An external node never stays on a stack. Below a sheet, or in a hidden tab, no screen can request
    /// it.
    @Test func neverStaysOnAStack() {
        let (navigator, handlers) = (KioskNavigator(), Handlers())
        navigator.handlers = handlers
        let exits = EntranceExits(handler: navigator.handler(level: 0))
        exits.pick()
        exits.book(number: 1)
        #expect(navigator.state.nodes == [.one, .entrance, .pick])
        navigator.select(.two)
        exits.book(number: 2)
        #expect(navigator.state.nodes == [.two, .hall] && navigator.state[.one].nodes == [.entrance])
        #expect(handlers.shown == [])
        navigator.select(.one)
        exits.book(number: 3)
        #expect(navigator.state.nodes == [.one, .entrance])
        #expect(handlers.shown == [3])
    }
}
