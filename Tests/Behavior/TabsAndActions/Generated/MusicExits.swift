// Written by navgen from tabs.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// A navigation request that a screen makes through one of its exits.
typealias MusicExit = NavigationExit<MusicGraph>
typealias MusicExitHandler = ExitHandler<MusicExit>

@MainActor struct RecommendationsExits: TabExiting, PlainExiting {
    let handler: MusicExitHandler

    func album(albumId: Int) { go(.push(.album(albumId: albumId))) }

    /// Your albums
    func library() { go(.select(.library)) }

    var to: To { To() }
    @MainActor struct To {
        func album(albumId: Int) -> MusicRoute { .album(albumId: albumId) }
    }
}

@MainActor struct AlbumsExits: TabExiting, PlainExiting {
    let handler: MusicExitHandler

    func album(albumId: Int) { go(.push(.album(albumId: albumId))) }

    var to: To { To() }
    @MainActor struct To {
        func album(albumId: Int) -> MusicRoute { .album(albumId: albumId) }
    }
}

@MainActor struct FriendActivityExits: TabExiting, PlainExiting {
    let handler: MusicExitHandler

    func friend(name: String) { go(.push(.friend(name: name))) }

    var to: To { To() }
    @MainActor struct To {
        func friend(name: String) -> MusicRoute { .friend(name: name) }
    }
}

@MainActor struct LullabiesExits: TabExiting, PlainExiting { let handler: MusicExitHandler }

@MainActor struct SearchExits: TabExiting, PlainExiting {
    let handler: MusicExitHandler

    func album(albumId: Int) { go(.push(.album(albumId: albumId))) }
    func artist(artistId: Int) { go(.push(.artist(artistId: artistId))) }

    var to: To { To() }
    @MainActor struct To {
        func album(albumId: Int) -> MusicRoute { .album(albumId: albumId) }
        func artist(artistId: Int) -> MusicRoute { .artist(artistId: artistId) }
    }
}

@MainActor struct FriendExits: ScreenExiting, PlainExiting {
    let handler: MusicExitHandler

    func album(albumId: Int) { go(.push(.album(albumId: albumId))) }

    var to: To { To() }
    @MainActor struct To {
        func album(albumId: Int) -> MusicRoute { .album(albumId: albumId) }
    }
}

@MainActor struct ArtistExits: ScreenExiting, PlainExiting {
    let handler: MusicExitHandler

    func album(albumId: Int) { go(.push(.album(albumId: albumId))) }

    var to: To { To() }
    @MainActor struct To {
        func album(albumId: Int) -> MusicRoute { .album(albumId: albumId) }
    }
}

@MainActor struct AlbumExits: ScreenExiting, PlainExiting {
    let handler: MusicExitHandler

    func artist(artistId: Int) { go(.push(.artist(artistId: artistId))) }

    var to: To { To() }
    @MainActor struct To {
        func artist(artistId: Int) -> MusicRoute { .artist(artistId: artistId) }
    }
}
