// Written by navgen from tabs.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

/// What a screen asks for by one of its ways out.
nonisolated enum MusicExit: Hashable, Sendable {
    case push(MusicRoute)
    case select(MusicTab)
    /// Goes back to what lies below the screen.
    case back
}

nonisolated extension MusicExit {
    /// The node to which it leads; nil for one that leads back.
    var target: MusicNode? {
        switch self {
        case .push(let target): return target.node
        case .select(let target): return target.node
        case .back: return nil
        }
    }
}

/// Carries out the exits of a screen.
@MainActor final class MusicExitHandler {
    let go: @MainActor (MusicExit) -> Void
    let count: @MainActor (MusicCounter) -> Int

    init(
        go: @escaping @MainActor (MusicExit) -> Void,
        count: @escaping @MainActor (MusicCounter) -> Int = { _ in 0 }
    ) {
        self.go = go
        self.count = count
    }

    /// Does nothing, for previews.
    static let preview = MusicExitHandler { _ in }

    /// Tells what is asked for, for tests.
    static func recording(_ record: @escaping @MainActor (MusicExit) -> Void) -> Self {
        Self(go: record)
    }
}

/// What a screen can be told about, though it shows already.
nonisolated enum MusicCounter: Hashable, Sendable {
    /// A link has led to it again.
    case arrivals
    /// Its tab was tapped again.
    case reselections
}

/// The ways out of a screen.
@MainActor protocol MusicWaysOut {
    var handler: MusicExitHandler { get }
}

extension MusicWaysOut {
    /// Goes back to what lies below the screen; at the lowest of a presentation, closes it.
    func back() { handler.go(.back) }

    /// How often a link has led here while this was shown already: to scroll there again.
    var arrivals: Int { handler.count(.arrivals) }
}

/// The ways out of `recommendations`.
@MainActor struct RecommendationsExits: MusicWaysOut {
    let handler: MusicExitHandler

    init(_ handler: MusicExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
    static func recording(_ record: @escaping @MainActor (MusicExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Album {albumId}
    func album(albumId: Int) {
        handler.go(.push(.album(albumId: albumId)))
    }

    /// Your albums
    func library() {
        handler.go(.select(.library))
    }

    /// How often its tab was tapped while this was on top: to scroll up.
    var reselections: Int { handler.count(.reselections) }

    /// The ways out as values, for links and for what they hang on.
    var to: To { To() }

    @MainActor struct To {
        /// Album {albumId}
        func album(albumId: Int) -> MusicRoute {
            .album(albumId: albumId)
        }
    }
}

/// The ways out of `albums`.
@MainActor struct AlbumsExits: MusicWaysOut {
    let handler: MusicExitHandler

    init(_ handler: MusicExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
    static func recording(_ record: @escaping @MainActor (MusicExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Album {albumId}
    func album(albumId: Int) {
        handler.go(.push(.album(albumId: albumId)))
    }

    /// How often its tab was tapped while this was on top: to scroll up.
    var reselections: Int { handler.count(.reselections) }

    /// The ways out as values, for links and for what they hang on.
    var to: To { To() }

    @MainActor struct To {
        /// Album {albumId}
        func album(albumId: Int) -> MusicRoute {
            .album(albumId: albumId)
        }
    }
}

/// The ways out of `friendActivity`.
@MainActor struct FriendActivityExits: MusicWaysOut {
    let handler: MusicExitHandler

    init(_ handler: MusicExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
    static func recording(_ record: @escaping @MainActor (MusicExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// {name}
    func friend(name: String) {
        handler.go(.push(.friend(name: name)))
    }

    /// How often its tab was tapped while this was on top: to scroll up.
    var reselections: Int { handler.count(.reselections) }

    /// The ways out as values, for links and for what they hang on.
    var to: To { To() }

    @MainActor struct To {
        /// {name}
        func friend(name: String) -> MusicRoute {
            .friend(name: name)
        }
    }
}

/// The ways out of `lullabies`.
@MainActor struct LullabiesExits: MusicWaysOut {
    let handler: MusicExitHandler

    init(_ handler: MusicExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
    static func recording(_ record: @escaping @MainActor (MusicExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// How often its tab was tapped while this was on top: to scroll up.
    var reselections: Int { handler.count(.reselections) }
}

/// The ways out of `search`.
@MainActor struct SearchExits: MusicWaysOut {
    let handler: MusicExitHandler

    init(_ handler: MusicExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
    static func recording(_ record: @escaping @MainActor (MusicExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Album {albumId}
    func album(albumId: Int) {
        handler.go(.push(.album(albumId: albumId)))
    }

    /// Artist {artistId}
    func artist(artistId: Int) {
        handler.go(.push(.artist(artistId: artistId)))
    }

    /// How often its tab was tapped while this was on top: to scroll up.
    var reselections: Int { handler.count(.reselections) }

    /// The ways out as values, for links and for what they hang on.
    var to: To { To() }

    @MainActor struct To {
        /// Album {albumId}
        func album(albumId: Int) -> MusicRoute {
            .album(albumId: albumId)
        }

        /// Artist {artistId}
        func artist(artistId: Int) -> MusicRoute {
            .artist(artistId: artistId)
        }
    }
}

/// The ways out of `friend`.
@MainActor struct FriendExits: MusicWaysOut {
    let handler: MusicExitHandler

    init(_ handler: MusicExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
    static func recording(_ record: @escaping @MainActor (MusicExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Album {albumId}
    func album(albumId: Int) {
        handler.go(.push(.album(albumId: albumId)))
    }

    /// The ways out as values, for links and for what they hang on.
    var to: To { To() }

    @MainActor struct To {
        /// Album {albumId}
        func album(albumId: Int) -> MusicRoute {
            .album(albumId: albumId)
        }
    }
}

/// The ways out of `artist`.
@MainActor struct ArtistExits: MusicWaysOut {
    let handler: MusicExitHandler

    init(_ handler: MusicExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
    static func recording(_ record: @escaping @MainActor (MusicExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Album {albumId}
    func album(albumId: Int) {
        handler.go(.push(.album(albumId: albumId)))
    }

    /// The ways out as values, for links and for what they hang on.
    var to: To { To() }

    @MainActor struct To {
        /// Album {albumId}
        func album(albumId: Int) -> MusicRoute {
            .album(albumId: albumId)
        }
    }
}

/// The ways out of `album`.
@MainActor struct AlbumExits: MusicWaysOut {
    let handler: MusicExitHandler

    init(_ handler: MusicExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
    static func recording(_ record: @escaping @MainActor (MusicExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Artist {artistId}
    func artist(artistId: Int) {
        handler.go(.push(.artist(artistId: artistId)))
    }

    /// The ways out as values, for links and for what they hang on.
    var to: To { To() }

    @MainActor struct To {
        /// Artist {artistId}
        func artist(artistId: Int) -> MusicRoute {
            .artist(artistId: artistId)
        }
    }
}
