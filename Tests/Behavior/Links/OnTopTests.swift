import BehaviorSupport
import Foundation
import Testing

@testable import NavgenRuntime

/// Links that add to what is shown.
@MainActor @Suite struct OnTopTests {
    private let navigator = ChatNavigator(conditions: ChatConditions(signedIn: true))

    private func expectShown(_ nodes: [ChatNode], sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(navigator.state.nodes == nodes, sourceLocation: sourceLocation)
    }

    /// Opens the chat with number 1 below a photo or a profile, as a user would.
    private func openChat() {
        ChatListExits(handler: navigator.handler(level: navigator.state.base.id)).chat(chatId: 1)
        expectShown([.chats, .chatList, .chat])
    }

    @Test func linkPushesOnTheTopmostScreen() {
        openChat()
        navigator.open("chat://user/3")
        expectShown([.chats, .chatList, .chat, .profile])
        navigator.pop()
        #expect(navigator.state.path == [.chat(chatId: 1)])
    }

    @Test func linkPresentsOnTheTopmostScreen() {
        openChat()
        navigator.select(.settings)
        navigator.open("chat://user/3")
        expectShown([.settings, .options, .profile])
        #expect(navigator.state.presented.count == 1, "as the route of the options says")
        navigator.dismiss()
        navigator.tap(.chats)
        expectShown([.chats, .chatList, .chat])
    }

    @Test func linkPushesInAPresentation() {
        openChat()
        navigator.open("chat://chat/1/photo/2")
        expectShown([.chats, .chatList, .chat, .photo])
        navigator.open("chat://user/3")
        expectShown([.chats, .chatList, .chat, .photo, .profile])
        #expect(navigator.state.top.path == [.profile(userId: 3)])
    }

    /// The list of chats has no route to a profile.
    @Test func linkShowsItsPlanElsewhere() {
        navigator.open("chat://user/3")
        expectShown([.chats, .chatList, .profile])
        // Neither has a profile itself one that keeps what is below.
        navigator.open("chat://user/4")
        #expect(navigator.state.path == [.profile(userId: 4)])
    }

    /// The route of a chat leads to its own photos only.
    @Test func routeHasToHaveTheValuesOfTheLink() {
        openChat()
        navigator.open("chat://chat/9/photo/2")
        expectShown([.chats, .chatList, .chat, .photo])
        #expect(navigator.state.path == [.chat(chatId: 9)])
        navigator.dismiss()
        navigator.open("chat://chat/9/photo/3")
        #expect(navigator.state.path == [.chat(chatId: 9)])
        #expect(navigator.state.top.content == .cover(.photo(chatId: 9, number: 3)))
    }

    @Test func routeFromAnywhereStartsAtEachView() {
        openChat()
        navigator.open("chat://tour")
        expectShown([.chats, .chatList, .chat, .tour])
        let id = navigator.state.top.id
        navigator.open("chat://tour?again")
        expectShown([.chats, .chatList, .chat, .tour])
        #expect(navigator.state.top.id == id, "it is on top already")
        // No route starts at its steps.
        navigator.open("chat://user/3")
        expectShown([.chats, .chatList, .profile])
    }

    @Test func routeFromAnywhereDoesNotStartAtItsExceptions() {
        openChat()
        navigator.open("chat://faq")
        expectShown([.chats, .chatList, .chat, .faq])
        navigator.pop()
        navigator.open("chat://chat/1/photo/2")
        navigator.open("chat://faq")
        expectShown([.chats, .chatList, .faq])
        func hasExit<Exits>(_: Exits.Type) -> Bool { Exits.self is any FaqAnywhere.Type }
        #expect(hasExit(ProfileExits.self) && hasExit(ComposeExits.self))
        #expect(!hasExit(PhotoExits.self) && !hasExit(LoginExits.self) && !hasExit(FaqExits.self))
    }

    /// What is on top already gets the values of the link, and nothing else changes.
    @Test func nodeOnTopStays() {
        openChat()
        navigator.open("chat://user/3?from=a")
        let screen = navigator.handler(level: navigator.state.base.id, route: navigator.state.path.last)
        let profile = ProfileExits(handler: screen, userId: 3, from: nil)
        let arrivals = profile.arrivals
        navigator.open("chat://user/3?from=b")
        #expect(navigator.state.path == [.chat(chatId: 1), .profile(userId: 3, from: "b")])
        navigator.settle()
        #expect(profile.arrivals == arrivals + 1)
        navigator.open("chat://user/4")
        #expect(navigator.state.path == [.profile(userId: 4)], "a profile has no route that pushes another")
    }

    @Test func linkStillWaits() {
        openChat()
        navigator.present(.sheet(.compose))
        navigator.open("chat://user/3")
        expectShown([.chats, .chatList, .chat, .compose])
        navigator.dismiss()
        expectShown([.chats, .chatList, .chat, .profile])
    }

    @Test func exitOpensLikeALink() {
        openChat()
        let handler = navigator.handler(level: navigator.state.base.id, route: .chat(chatId: 1))
        handler.go(.open(to: ChatRoute.profile(userId: 3)))
        expectShown([.chats, .chatList, .chat, .profile])
    }

    private final class Handlers: ChatHandlers {
        func tourFinished(cancelled: Bool) {}
        func scan(code: String) async -> ScanOutcome { .profile(userId: 3, from: code) }
    }

    /// An action leads to the node as a link does.
    @Test func actionShowsItsOutcomeOnTheTopmostScreen() async {
        let handlers = Handlers()
        navigator.handlers = handlers
        navigator.open("chat://code/a")
        for _ in 0..<100 where navigator.state.path.isEmpty { await Task.yield() }
        #expect(navigator.state.path == [.profile(userId: 3, from: "a")], "the list of chats has no route to it")
        navigator.pop()
        openChat()
        navigator.open("chat://code/b")
        for _ in 0..<100 where navigator.state.path.count == 1 { await Task.yield() }
        #expect(navigator.state.path == [.chat(chatId: 1), .profile(userId: 3, from: "b")])
        navigator.select(.settings)
        navigator.open("chat://code/c")
        for _ in 0..<100 where navigator.state.presented.isEmpty { await Task.yield() }
        expectShown([.settings, .options, .profile])
        withExtendedLifetime(handlers) {}
    }

    // MARK: Conditions

    @Test func nodeWaitsForItsOwnCondition() throws {
        openChat()
        navigator.conditionsChanged(ChatConditions(signedIn: false))
        navigator.open("chat://chat/1/photo/2")
        expectShown([.chats, .chatList, .chat, .login])
        let again = ChatNavigator(conditions: navigator.conditions)
        again.restore(try #require(navigator.save()))
        for navigator in [navigator, again] {
            navigator.conditionsChanged(ChatConditions(signedIn: true))
            #expect(navigator.state.nodes == [.chats, .chatList, .chat, .photo])
            #expect(navigator.state.path == [.chat(chatId: 1)])
        }
    }

    /// A link that waits for a decision is shown where the user is then.
    @Test func waitingLinkIsShownWhereTheUserIs() {
        for isInChat in [true, false] {
            let navigator = ChatNavigator(conditions: ChatConditions())
            navigator.push(.chat(chatId: 1))
            navigator.open("chat://chat/1/photo/2")
            #expect(navigator.state.nodes == [.chats, .chatList, .chat])
            navigator.push(.profile(userId: 5))
            if isInChat { navigator.pop() }
            navigator.conditionsChanged(ChatConditions(signedIn: true))
            #expect(navigator.state.nodes == [.chats, .chatList, .chat, .photo])
        }
    }

    @Test func stepOfALinkIsSavedAsOne() throws {
        let navigator = ChatNavigator(conditions: ChatConditions())
        navigator.push(.chat(chatId: 1))
        navigator.push(.profile(userId: 5))
        navigator.pop()
        navigator.open("chat://chat/1/photo/2")
        let again = ChatNavigator(conditions: ChatConditions())
        again.restore(try #require(navigator.save()))
        again.push(.chat(chatId: 1))
        again.conditionsChanged(ChatConditions(signedIn: true))
        #expect(again.state.path == [.chat(chatId: 1), .chat(chatId: 1)], "both chats stay")
        #expect(again.state.node == .photo)
    }

    /// The screens of the plan, and their conditions, do not matter on top.
    @Test func fallbackIsPushedOnTop() {
        let navigator = LayersNavigator(conditions: LayersConditions(isOpen: false))
        navigator.push(.item(id: 1))
        navigator.push(.item(id: 2))
        navigator.open("layers://note/3")
        #expect(navigator.state.nodes == [.list, .item, .item, .gate])
        navigator.conditionsChanged(LayersConditions(isOpen: true))
        #expect(navigator.state.path == [.item(id: 1), .item(id: 2), .note(id: 3)])
    }

    @Test func planDoesNotDependOnWhatIsShown() throws {
        let link = try #require(ChatLink("chat://user/3"))
        #expect(link.plan?.nodes == [.chats, .chatList, .profile])
    }

    @Test func linkIsReported() {
        openChat()
        var events: [ChatEvent] = []
        navigator.onEvent = { events.append($0) }
        navigator.open("chat://user/3")
        #expect(
            events == [
                .left(.chat), .shown(.profile, values: ["userId": "3"]), .url("chat://user/3", .opened(.profile)),
            ])
    }
}
