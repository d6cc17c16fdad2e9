// Written by navgen from tabs.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

/// What a screen requests through one of its exits.
nonisolated enum MusicExit: Hashable, Sendable {
    case push(MusicRoute)
    case select(MusicTab)
    /// Goes back to what is below the screen.
    case back
}

nonisolated extension MusicExit {
    /// The node it leads to; `nil` if it leads back.
    var target: MusicNode? {
        switch self {
        case .push(let target): return target.node
        case .select(let target): return target.node
        case .back: return nil
        }
    }
}

/// Performs the exits of a screen.
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

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (MusicExit) -> Void) -> Self {
        Self(go: record)
    }
}

/// What a screen that is already shown can be told about.
nonisolated enum MusicCounter: Hashable, Sendable {
    /// A link has led to it again.
    case arrivals
    /// Its tab was tapped again.
    case reselections
}

/// The exits of a screen.
@MainActor protocol MusicWaysOut {
    var handler: MusicExitHandler { get }
}

extension MusicWaysOut {
    /// Goes back to what is below the screen; at the bottom of a presentation, closes it.
    func back() { handler.go(.back) }

    /// How many times a link led here while this was already shown; a cue to scroll there again.
    var arrivals: Int { handler.count(.arrivals) }
}

/// The exits of `recommendations`.
@MainActor struct RecommendationsExits: MusicWaysOut {
    let handler: MusicExitHandler

    init(_ handler: MusicExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
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

    /// How many times its tab was tapped while this was on top; a cue to scroll up.
    var reselections: Int { handler.count(.reselections) }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To() }

    @MainActor struct To {
        /// Album {albumId}
        func album(albumId: Int) -> MusicRoute {
            .album(albumId: albumId)
        }
    }
}

/// The exits of `albums`.
@MainActor struct AlbumsExits: MusicWaysOut {
    let handler: MusicExitHandler

    init(_ handler: MusicExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (MusicExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Album {albumId}
    func album(albumId: Int) {
        handler.go(.push(.album(albumId: albumId)))
    }

    /// How many times its tab was tapped while this was on top; a cue to scroll up.
    var reselections: Int { handler.count(.reselections) }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To() }

    @MainActor struct To {
        /// Album {albumId}
        func album(albumId: Int) -> MusicRoute {
            .album(albumId: albumId)
        }
    }
}

/// The exits of `friendActivity`.
@MainActor struct FriendActivityExits: MusicWaysOut {
    let handler: MusicExitHandler

    init(_ handler: MusicExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (MusicExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// {name}
    func friend(name: String) {
        handler.go(.push(.friend(name: name)))
    }

    /// How many times its tab was tapped while this was on top; a cue to scroll up.
    var reselections: Int { handler.count(.reselections) }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To() }

    @MainActor struct To {
        /// {name}
        func friend(name: String) -> MusicRoute {
            .friend(name: name)
        }
    }
}

/// The exits of `lullabies`.
@MainActor struct LullabiesExits: MusicWaysOut {
    let handler: MusicExitHandler

    init(_ handler: MusicExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (MusicExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// How many times its tab was tapped while this was on top; a cue to scroll up.
    var reselections: Int { handler.count(.reselections) }
}

/// The exits of `search`.
@MainActor struct SearchExits: MusicWaysOut {
    let handler: MusicExitHandler

    init(_ handler: MusicExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
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

    /// How many times its tab was tapped while this was on top; a cue to scroll up.
    var reselections: Int { handler.count(.reselections) }

    /// The exits as values, for links and for sources of popovers and dialogs.
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

/// The exits of `friend`.
@MainActor struct FriendExits: MusicWaysOut {
    let handler: MusicExitHandler

    init(_ handler: MusicExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (MusicExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Album {albumId}
    func album(albumId: Int) {
        handler.go(.push(.album(albumId: albumId)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To() }

    @MainActor struct To {
        /// Album {albumId}
        func album(albumId: Int) -> MusicRoute {
            .album(albumId: albumId)
        }
    }
}

/// The exits of `artist`.
@MainActor struct ArtistExits: MusicWaysOut {
    let handler: MusicExitHandler

    init(_ handler: MusicExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (MusicExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Album {albumId}
    func album(albumId: Int) {
        handler.go(.push(.album(albumId: albumId)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To() }

    @MainActor struct To {
        /// Album {albumId}
        func album(albumId: Int) -> MusicRoute {
            .album(albumId: albumId)
        }
    }
}

/// The exits of `album`.
@MainActor struct AlbumExits: MusicWaysOut {
    let handler: MusicExitHandler

    init(_ handler: MusicExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (MusicExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Artist {artistId}
    func artist(artistId: Int) {
        handler.go(.push(.artist(artistId: artistId)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To() }

    @MainActor struct To {
        /// Artist {artistId}
        func artist(artistId: Int) -> MusicRoute {
            .artist(artistId: artistId)
        }
    }
}
