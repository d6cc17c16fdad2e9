// Written by navgen from router-order.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// A navigation request that a screen makes through one of its exits.
typealias ForgeExit = NavigationExit<ForgeGraph>
typealias ForgeExitHandler = ExitHandler<ForgeExit>

@MainActor struct DashboardExits: ScreenExiting, PlainExiting {
    let handler: ForgeExitHandler

    func org(name: String) { go(.push(.org(name: name))) }
    func owner(owner: String) { go(.push(.owner(owner: owner))) }
    func repo(owner: String, repo: String) { go(.push(.repo(owner: owner, repo: repo))) }
    func pulls(owner: String, repo: String) { go(.push(.pulls(owner: owner, repo: repo))) }
    func help(lang: Lang = .en, topic: String) { go(.push(.help(lang: lang, topic: topic))) }
    func manual(lang: Lang? = nil, slug: String) { go(.push(.manual(lang: lang, slug: slug))) }

    var to: To { To() }
    @MainActor struct To {
        func org(name: String) -> ForgeRoute { .org(name: name) }
        func owner(owner: String) -> ForgeRoute { .owner(owner: owner) }
        func repo(owner: String, repo: String) -> ForgeRoute { .repo(owner: owner, repo: repo) }
        func pulls(owner: String, repo: String) -> ForgeRoute { .pulls(owner: owner, repo: repo) }
        func help(lang: Lang = .en, topic: String) -> ForgeRoute { .help(lang: lang, topic: topic) }
        func manual(lang: Lang? = nil, slug: String) -> ForgeRoute {
            .manual(lang: lang, slug: slug)
        }
    }
}

@MainActor struct OrgExits: ScreenExiting, PlainExiting { let handler: ForgeExitHandler }

@MainActor struct OwnerExits: ScreenExiting, PlainExiting { let handler: ForgeExitHandler }

@MainActor struct RepoExits: ScreenExiting {
    let handler: ForgeExitHandler
    let owner: String
    let repo: String

    static func preview(owner: String, repo: String) -> Self {
        Self(handler: .preview, owner: owner, repo: repo)
    }
    static func recording(
        owner: String, repo: String, _ record: @escaping ForgeExitHandler.Recorder
    ) -> Self {
        Self(handler: .recording(record), owner: owner, repo: repo)
    }

    func pulls(owner: String, repo: String) { go(.push(.pulls(owner: owner, repo: repo))) }
    func pulls() { pulls(owner: self.owner, repo: self.repo) }

    var to: To { To(exits: self) }
    @MainActor struct To {
        fileprivate let exits: RepoExits
        func pulls(owner: String, repo: String) -> ForgeRoute { .pulls(owner: owner, repo: repo) }
        func pulls() -> ForgeRoute { pulls(owner: exits.owner, repo: exits.repo) }
    }
}

@MainActor struct PullsExits: ScreenExiting, PlainExiting { let handler: ForgeExitHandler }

@MainActor struct HelpExits: ScreenExiting, PlainExiting { let handler: ForgeExitHandler }

@MainActor struct ManualExits: ScreenExiting, PlainExiting { let handler: ForgeExitHandler }
