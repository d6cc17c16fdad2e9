// Written by navgen from sign-in.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// A navigation request that a screen makes through one of its exits.
typealias PodcastsExit = NavigationExit<PodcastsGraph>
typealias PodcastsExitHandler = ExitHandler<PodcastsExit>

@MainActor struct DiscoverExits: ScreenExiting, PlainExiting {
    let handler: PodcastsExitHandler

    func show(showId: Int) { go(.push(.show(showId: showId))) }
    func library() { go(.push(.library)) }

    /// Sign in
    func signIn() { if isOffered.signIn { go(.sheet(.signIn)) } }

    var to: To { To() }
    @MainActor struct To {
        func show(showId: Int) -> PodcastsRoute { .show(showId: showId) }
        func library() -> PodcastsRoute { .library }
    }

    /// Which exits the conditions currently offer.
    var isOffered: Offered { Offered(handler: handler) }

    @MainActor struct Offered {
        fileprivate let handler: PodcastsExitHandler

        var signIn: Bool { handler.offers(0) }
    }
}

@MainActor struct ShowExits: ScreenExiting {
    let handler: PodcastsExitHandler
    let showId: Int

    static func preview(showId: Int) -> Self { Self(handler: .preview, showId: showId) }
    static func recording(showId: Int, _ record: @escaping PodcastsExitHandler.Recorder) -> Self {
        Self(handler: .recording(record), showId: showId)
    }

    func bonusEpisode(showId: Int, episode: Int) {
        go(.push(.bonusEpisode(showId: showId, episode: episode)))
    }
    func bonusEpisode(episode: Int) { bonusEpisode(showId: self.showId, episode: episode) }

    var to: To { To(exits: self) }
    @MainActor struct To {
        fileprivate let exits: ShowExits
        func bonusEpisode(showId: Int, episode: Int) -> PodcastsRoute {
            .bonusEpisode(showId: showId, episode: episode)
        }
        func bonusEpisode(episode: Int) -> PodcastsRoute {
            bonusEpisode(showId: exits.showId, episode: episode)
        }
    }
}

@MainActor struct BonusEpisodeExits: ScreenExiting, PlainExiting {
    let handler: PodcastsExitHandler
}

@MainActor struct LibraryExits: ScreenExiting, PlainExiting {
    let handler: PodcastsExitHandler

    func show(showId: Int) { go(.push(.show(showId: showId))) }
    func offer() { go(.sheet(.offer)) }

    var to: To { To() }
    @MainActor struct To {
        func show(showId: Int) -> PodcastsRoute { .show(showId: showId) }
    }
}

@MainActor struct CreateAccountExits: PresentedExiting, PlainExiting {
    let handler: PodcastsExitHandler
}

@MainActor struct SignInExits: PresentedExiting, PlainExiting {
    let handler: PodcastsExitHandler

    func createAccount() { go(.push(.createAccount)) }

    var to: To { To() }
    @MainActor struct To {
        func createAccount() -> PodcastsRoute { .createAccount }
    }
}

@MainActor struct OfferExits: PresentedExiting, PlainExiting { let handler: PodcastsExitHandler }
