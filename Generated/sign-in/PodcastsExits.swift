// Written by navgen from sign-in.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

/// What a screen asks for by one of its ways out.
nonisolated enum PodcastsExit: Hashable, Sendable {
    case push(PodcastsRoute)
    case sheet(PodcastsSheet)
    /// Closes the presentation in which the screen is.
    case close
    /// Goes back to what lies below the screen.
    case back
}

nonisolated extension PodcastsExit {
    /// The node to which it leads; nil for one that leads back.
    var target: PodcastsNode? {
        switch self {
        case .push(let target): return target.node
        case .sheet(let target): return target.node
        case .back, .close: return nil
        }
    }
}

/// Carries out the exits of a screen.
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

    /// Tells what is asked for, for tests.
    static func recording(_ record: @escaping @MainActor (PodcastsExit) -> Void) -> Self {
        Self(go: record)
    }
}

/// What a screen can be told about, though it shows already.
nonisolated enum PodcastsCounter: Hashable, Sendable {
    /// A link has led to it again.
    case arrivals
    /// Its tab was tapped again.
    case reselections
}

/// The ways out of a screen.
@MainActor protocol PodcastsWaysOut {
    var handler: PodcastsExitHandler { get }
}

extension PodcastsWaysOut {
    /// Goes back to what lies below the screen; at the lowest of a presentation, closes it.
    func back() { handler.go(.back) }

    /// How often a link has led here while this was shown already: to scroll there again.
    var arrivals: Int { handler.count(.arrivals) }
}

/// The ways out of a screen that can lie in a presentation.
@MainActor protocol PodcastsPresentedWaysOut: PodcastsWaysOut {}

extension PodcastsPresentedWaysOut {
    /// Closes the presentation in which the screen is, from any depth.
    func close() { handler.go(.close) }
}

/// The ways out of `discover`.
@MainActor struct DiscoverExits: PodcastsWaysOut {
    let handler: PodcastsExitHandler

    init(_ handler: PodcastsExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
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

    /// The ways out as values, for links and for what they hang on.
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

    /// Which of the ways the conditions offer now.
    var isOffered: Offered { Offered(handler: handler) }

    @MainActor struct Offered {
        fileprivate let handler: PodcastsExitHandler
        var signIn: Bool { handler.offers(0) }
    }
}

/// The ways out of `show`.
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

    /// Tells what is asked for, for tests.
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
    /// Of the same `showId`.
    func bonusEpisode(episode: Int) {
        handler.go(.push(.bonusEpisode(showId: ownShowId, episode: episode)))
    }

    /// The ways out as values, for links and for what they hang on.
    var to: To { To(ownShowId: ownShowId) }

    @MainActor struct To {
        fileprivate let ownShowId: Int

        /// Bonus episode
        func bonusEpisode(showId: Int, episode: Int) -> PodcastsRoute {
            .bonusEpisode(showId: showId, episode: episode)
        }

        /// Bonus episode
        ///
        /// Of the same `showId`.
        func bonusEpisode(episode: Int) -> PodcastsRoute {
            .bonusEpisode(showId: ownShowId, episode: episode)
        }
    }
}

/// The ways out of `bonusEpisode`.
@MainActor struct BonusEpisodeExits: PodcastsWaysOut {
    let handler: PodcastsExitHandler

    init(_ handler: PodcastsExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
    static func recording(_ record: @escaping @MainActor (PodcastsExit) -> Void) -> Self {
        Self(.recording(record))
    }
}

/// The ways out of `library`.
@MainActor struct LibraryExits: PodcastsWaysOut {
    let handler: PodcastsExitHandler

    init(_ handler: PodcastsExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
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

    /// The ways out as values, for links and for what they hang on.
    var to: To { To() }

    @MainActor struct To {
        /// Show {showId}
        func show(showId: Int) -> PodcastsRoute {
            .show(showId: showId)
        }
    }
}

/// The ways out of `createAccount`.
@MainActor struct CreateAccountExits: PodcastsPresentedWaysOut {
    let handler: PodcastsExitHandler

    init(_ handler: PodcastsExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
    static func recording(_ record: @escaping @MainActor (PodcastsExit) -> Void) -> Self {
        Self(.recording(record))
    }
}

/// The ways out of `signIn`.
@MainActor struct SignInExits: PodcastsPresentedWaysOut {
    let handler: PodcastsExitHandler

    init(_ handler: PodcastsExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
    static func recording(_ record: @escaping @MainActor (PodcastsExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Create account
    func createAccount() {
        handler.go(.push(.createAccount))
    }

    /// The ways out as values, for links and for what they hang on.
    var to: To { To() }

    @MainActor struct To {
        /// Create account
        func createAccount() -> PodcastsRoute {
            .createAccount
        }
    }
}

/// The ways out of `offer`.
@MainActor struct OfferExits: PodcastsPresentedWaysOut {
    let handler: PodcastsExitHandler

    init(_ handler: PodcastsExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
    static func recording(_ record: @escaping @MainActor (PodcastsExit) -> Void) -> Self {
        Self(.recording(record))
    }
}
