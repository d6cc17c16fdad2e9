// Written by navgen from on-top.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// A navigation request that a screen makes through one of its exits.
typealias ChatExit = NavigationExit<ChatGraph>
typealias ChatExitHandler = ExitHandler<ChatExit>

/// The screens that lead to `tour`.
@MainActor protocol TourAnywhere: NodeExiting where Exit == ChatExit {}

extension TourAnywhere {
    func tour() { go(.start(.tour())) }
    @discardableResult func tour() async -> Bool? { await answer(.start(.tour())) }
}

@MainActor struct ChatListExits: TabExiting, PlainExiting, TourAnywhere {
    let handler: ChatExitHandler

    func chat(chatId: Int) { go(.push(.chat(chatId: chatId))) }
    func compose() { go(.sheet(.compose)) }

    var to: To { To() }
    @MainActor struct To {
        func chat(chatId: Int) -> ChatRoute { .chat(chatId: chatId) }
    }
}

@MainActor struct ChatExits: ScreenExiting, TourAnywhere {
    let handler: ChatExitHandler
    let chatId: Int

    static func preview(chatId: Int) -> Self { Self(handler: .preview, chatId: chatId) }
    static func recording(chatId: Int, _ record: @escaping ChatExitHandler.Recorder) -> Self {
        Self(handler: .recording(record), chatId: chatId)
    }

    func profile(userId: Int, from: String? = nil) {
        go(.push(.profile(userId: userId, from: from)))
    }
    func photo(number: Int) { go(.cover(.photo(chatId: self.chatId, number: number))) }

    var to: To { To(exits: self) }
    @MainActor struct To {
        fileprivate let exits: ChatExits
        func profile(userId: Int, from: String? = nil) -> ChatRoute {
            .profile(userId: userId, from: from)
        }
    }
}

@MainActor struct ProfileExits: PresentedExiting, TourAnywhere {
    let handler: ChatExitHandler
    let userId: Int
    let from: String?

    static func preview(userId: Int, from: String?) -> Self {
        Self(handler: .preview, userId: userId, from: from)
    }
    static func recording(
        userId: Int, from: String?, _ record: @escaping ChatExitHandler.Recorder
    ) -> Self {
        Self(handler: .recording(record), userId: userId, from: from)
    }

    func profile(userId: Int, from: String?) { go(.replace(.profile(userId: userId, from: from))) }
    func profile() { profile(userId: self.userId, from: self.from) }
}

@MainActor struct OptionsExits: TabExiting, PlainExiting, TourAnywhere {
    let handler: ChatExitHandler

    func profile(userId: Int, from: String? = nil) {
        go(.sheet(.profile(userId: userId, from: from)))
    }
}

@MainActor struct ComposeExits: PresentedExiting, PlainExiting, TourAnywhere {
    let handler: ChatExitHandler

    func profile(userId: Int, from: String? = nil) {
        go(.push(.profile(userId: userId, from: from)))
    }

    var to: To { To() }
    @MainActor struct To {
        func profile(userId: Int, from: String? = nil) -> ChatRoute {
            .profile(userId: userId, from: from)
        }
    }
}

@MainActor struct PhotoExits: PresentedExiting, PlainExiting, TourAnywhere {
    let handler: ChatExitHandler

    func profile(userId: Int, from: String? = nil) {
        go(.push(.profile(userId: userId, from: from)))
    }

    var to: To { To() }
    @MainActor struct To {
        func profile(userId: Int, from: String? = nil) -> ChatRoute {
            .profile(userId: userId, from: from)
        }
    }
}

@MainActor struct LoginExits: PresentedExiting, PlainExiting, TourAnywhere {
    let handler: ChatExitHandler
}
