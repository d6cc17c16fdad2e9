// Written by navgen from sign-in.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

/// What a screen requests through one of its exits.
nonisolated enum PodcastsExit: Hashable, Sendable {
    case push(PodcastsRoute)
    case sheet(PodcastsSheet)
    /// Closes the presentation that contains the screen.
    case close
    /// Goes back to what is below the screen.
    case back
}

nonisolated extension PodcastsExit {
    /// The node it leads to; `nil` if it leads back.
    var target: PodcastsNode? {
        switch self {
        case .push(let target): return target.node
        case .sheet(let target): return target.node
        case .back, .close: return nil
        }
    }
}

/// Performs the exits of a screen.
@MainActor final class PodcastsExitHandler {
    let go: @MainActor (PodcastsExit) -> Void
    let offers: @MainActor (Int) -> Bool
    let count: @MainActor (PodcastsCounter) -> Int

    init(
        go: @escaping @MainActor (PodcastsExit) -> Void,
        offers: @escaping @MainActor (Int) -> Bool = { _ in true },
        count: @escaping @MainActor (PodcastsCounter) -> Int = { _ in 0 }
    ) {
        self.go = go
        self.offers = offers
        self.count = count
    }

    /// Does nothing, for previews.
    static let preview = PodcastsExitHandler { _ in }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (PodcastsExit) -> Void) -> Self {
        Self(go: record)
    }
}

/// What a screen that is already shown can be told about.
nonisolated enum PodcastsCounter: Hashable, Sendable {
    /// A link has led to it again.
    case arrivals
    /// Its tab was tapped again.
    case reselections
}

/// The exits of a screen.
@MainActor protocol PodcastsWaysOut {
    var handler: PodcastsExitHandler { get }
}

extension PodcastsWaysOut {
    /// Goes back to what is below the screen; at the bottom of a presentation, closes it.
    func back() { handler.go(.back) }

    /// How many times a link led here while this was already shown; a cue to scroll there again.
    var arrivals: Int { handler.count(.arrivals) }
}

/// The exits of a screen that can be in a presentation.
@MainActor protocol PodcastsPresentedWaysOut: PodcastsWaysOut {}

extension PodcastsPresentedWaysOut {
    /// Closes the presentation that contains the screen, from any depth.
    func close() { handler.go(.close) }
}

/// The exits of `discover`.
@MainActor struct DiscoverExits: PodcastsWaysOut {
    let handler: PodcastsExitHandler

    init(_ handler: PodcastsExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (PodcastsExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Show {showId}
    func show(showId: Int) {
        handler.go(.push(.show(showId: showId)))
    }

    /// Library
    func library() {
        handler.go(.push(.library))
    }

    /// Sign in
    func signIn() {
        guard isOffered.signIn else { return }
        handler.go(.sheet(.signIn))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To() }

    @MainActor struct To {
        /// Show {showId}
        func show(showId: Int) -> PodcastsRoute {
            .show(showId: showId)
        }

        /// Library
        func library() -> PodcastsRoute {
            .library
        }
    }

    /// Which exits the conditions currently offer.
    var isOffered: Offered { Offered(handler: handler) }

    @MainActor struct Offered {
        fileprivate let handler: PodcastsExitHandler
        var signIn: Bool { handler.offers(0) }
    }
}

/// The exits of `show`.
@MainActor struct ShowExits: PodcastsWaysOut {
    let handler: PodcastsExitHandler
    private let ownShowId: Int

    init(_ handler: PodcastsExitHandler, showId: Int) {
        self.handler = handler
        ownShowId = showId
    }

    /// Does nothing, for previews.
    static func preview(showId: Int) -> Self {
        Self(.preview, showId: showId)
    }

    /// Records what is requested, for tests.
    static func recording(
        showId: Int, _ record: @escaping @MainActor (PodcastsExit) -> Void
    ) -> Self {
        Self(.recording(record), showId: showId)
    }

    /// Bonus episode
    func bonusEpisode(showId: Int, episode: Int) {
        handler.go(.push(.bonusEpisode(showId: showId, episode: episode)))
    }

    /// Bonus episode
    ///
    /// With the same `showId`.
    func bonusEpisode(episode: Int) {
        handler.go(.push(.bonusEpisode(showId: ownShowId, episode: episode)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To(ownShowId: ownShowId) }

    @MainActor struct To {
        fileprivate let ownShowId: Int

        /// Bonus episode
        func bonusEpisode(showId: Int, episode: Int) -> PodcastsRoute {
            .bonusEpisode(showId: showId, episode: episode)
        }

        /// Bonus episode
        ///
        /// With the same `showId`.
        func bonusEpisode(episode: Int) -> PodcastsRoute {
            .bonusEpisode(showId: ownShowId, episode: episode)
        }
    }
}

/// The exits of `bonusEpisode`.
@MainActor struct BonusEpisodeExits: PodcastsWaysOut {
    let handler: PodcastsExitHandler

    init(_ handler: PodcastsExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (PodcastsExit) -> Void) -> Self {
        Self(.recording(record))
    }
}

/// The exits of `library`.
@MainActor struct LibraryExits: PodcastsWaysOut {
    let handler: PodcastsExitHandler

    init(_ handler: PodcastsExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (PodcastsExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Show {showId}
    func show(showId: Int) {
        handler.go(.push(.show(showId: showId)))
    }

    /// Listen without advertising
    func offer() {
        handler.go(.sheet(.offer))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To() }

    @MainActor struct To {
        /// Show {showId}
        func show(showId: Int) -> PodcastsRoute {
            .show(showId: showId)
        }
    }
}

/// The exits of `createAccount`.
@MainActor struct CreateAccountExits: PodcastsPresentedWaysOut {
    let handler: PodcastsExitHandler

    init(_ handler: PodcastsExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (PodcastsExit) -> Void) -> Self {
        Self(.recording(record))
    }
}

/// The exits of `signIn`.
@MainActor struct SignInExits: PodcastsPresentedWaysOut {
    let handler: PodcastsExitHandler

    init(_ handler: PodcastsExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (PodcastsExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Create account
    func createAccount() {
        handler.go(.push(.createAccount))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To() }

    @MainActor struct To {
        /// Create account
        func createAccount() -> PodcastsRoute {
            .createAccount
        }
    }
}

/// The exits of `offer`.
@MainActor struct OfferExits: PodcastsPresentedWaysOut {
    let handler: PodcastsExitHandler

    init(_ handler: PodcastsExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (PodcastsExit) -> Void) -> Self {
        Self(.recording(record))
    }
}
