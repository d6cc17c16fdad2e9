// Written by navgen from links-in-links.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A navigation request that a screen makes through one of its exits.
typealias SurfExit = NavigationExit<SurfGraph>
typealias SurfExitHandler = ExitHandler<SurfExit>

@MainActor struct StartExits: ScreenExiting, PlainExiting {
    let handler: SurfExitHandler

    func bookmark(id: Int) { go(.push(.bookmark(id: id))) }
    func reader(link: URL, article: String) { go(.push(.reader(link: link, article: article))) }
    func leaving(target: URL) { go(.sheet(.leaving(target: target))) }

    var to: To { To() }
    @MainActor struct To {
        func bookmark(id: Int) -> SurfRoute { .bookmark(id: id) }
        func reader(link: URL, article: String) -> SurfRoute {
            .reader(link: link, article: article)
        }
    }
}

@MainActor struct BookmarkExits: ScreenExiting, PlainExiting {
    let handler: SurfExitHandler

    func reader(link: URL, article: String) { go(.push(.reader(link: link, article: article))) }

    var to: To { To() }
    @MainActor struct To {
        func reader(link: URL, article: String) -> SurfRoute {
            .reader(link: link, article: article)
        }
    }
}

@MainActor struct ReaderExits: ScreenExiting, PlainExiting { let handler: SurfExitHandler }

@MainActor struct LeavingExits: PresentedExiting, PlainExiting { let handler: SurfExitHandler }
