// Written by navgen from keeping.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// A navigation request that a screen makes through one of its exits.
typealias KeptExit = NavigationExit<KeptGraph>
typealias KeptExitHandler = ExitHandler<KeptExit>

@MainActor struct WelcomeExits: ScreenExiting, PlainExiting {
    let handler: KeptExitHandler

    func help() { go(.push(.help)) }
    func trial() { go(.start(.trial())) }
    @discardableResult func trial() async -> Bool? { await answer(.start(.trial())) }

    var to: To { To() }
    @MainActor struct To {
        func help() -> KeptRoute { .help }
    }
}

@MainActor struct HelpExits: ScreenExiting, PlainExiting { let handler: KeptExitHandler }

@MainActor struct HomeExits: TabExiting, PlainExiting {
    let handler: KeptExitHandler

    func detail(n: Int) { go(.push(.detail(n: n))) }
    func files(folder: Int) { go(.push(.files(folder: folder))) }
    func invite() { go(.sheet(.invite)) }
    @discardableResult func invite() async -> Bool? { await answer(.sheet(.invite)) }
    func plain() { go(.sheet(.plain)) }
    func queue() { go(.sheet(.queue)) }
    func compose() { go(.sheet(.compose)) }
    func question() { go(.alert(.question)) }
    @discardableResult func question() async -> QuestionAction? { await answer(.alert(.question)) }
    func settings() { go(.push(.settings)) }
    func order() { go(.start(.order())) }
    @discardableResult func order() async -> Bool? { await answer(.start(.order())) }
    func invitation() { go(.push(.invitation)) }
    func vault() { go(.push(.vault)) }
    func bar() { go(.push(.bar)) }
    func ride() { go(.push(.ride)) }
    func inner() { go(.push(.inner)) }
    func player() { go(.sheet(.player)) }

    var to: To { To() }
    @MainActor struct To {
        func detail(n: Int) -> KeptRoute { .detail(n: n) }
        func files(folder: Int) -> KeptRoute { .files(folder: folder) }
        func settings() -> KeptRoute { .settings }
        func invitation() -> KeptRoute { .invitation }
        func vault() -> KeptRoute { .vault }
        func bar() -> KeptRoute { .bar }
        func ride() -> KeptRoute { .ride }
        func inner() -> KeptRoute { .inner }
    }

    /// Which exits the conditions currently offer.
    var isOffered: Offered { Offered(handler: handler) }

    @MainActor struct Offered {
        fileprivate let handler: KeptExitHandler

        var inner: Bool { handler.offers(0) }
    }
}

@MainActor struct OtherExits: TabExiting, PlainExiting { let handler: KeptExitHandler }

@MainActor struct DetailExits: PresentedExiting, PlainExiting {
    let handler: KeptExitHandler

    func settings() { go(.push(.settings)) }
    func invite() { go(.sheet(.invite)) }
    @discardableResult func invite() async -> Bool? { await answer(.sheet(.invite)) }

    var to: To { To() }
    @MainActor struct To {
        func settings() -> KeptRoute { .settings }
    }
}

@MainActor struct SettingsExits: PresentedExiting, PlainExiting { let handler: KeptExitHandler }

@MainActor struct InvitationExits: ScreenExiting, PlainExiting { let handler: KeptExitHandler }

@MainActor struct PremiumExits: PresentedExiting, PlainExiting { let handler: KeptExitHandler }

@MainActor struct VaultExits: PresentedExiting, PlainExiting { let handler: KeptExitHandler }

@MainActor struct BarExits: PresentedExiting, PlainExiting { let handler: KeptExitHandler }

@MainActor struct RideExits: PresentedExiting, PlainExiting { let handler: KeptExitHandler }

@MainActor struct InnerExits: PresentedExiting, PlainExiting { let handler: KeptExitHandler }

@MainActor struct FoldersExits: ScreenExiting, PlainExiting {
    let handler: KeptExitHandler

    func files(folder: Int) { go(.fill(.content, .files(folder: folder))) }
    func about() { go(.push(.about)) }
    func menu() { go(.popover(.menu)) }
    func drop() { go(.alert(.drop)) }
    @discardableResult func drop() async -> DropAction? { await answer(.alert(.drop)) }

    var to: To { To() }
    @MainActor struct To {
        func files(folder: Int) -> KeptRoute { .files(folder: folder) }
        func about() -> KeptRoute { .about }
        func menu() -> KeptExit { .popover(.menu) }
    }
}

/// The values that can be selected in `folders`.
nonisolated enum FoldersSelection: ColumnSelectable {
    case files(folder: Int)

    typealias Graph = KeptGraph

    init?(_ route: KeptRoute) {
        switch route {
        case .files(let folder): self = .files(folder: folder)
        default: return nil
        }
    }

    var exit: KeptExit {
        switch self {
        case .files(let folder): return .fill(.content, .files(folder: folder))
        }
    }
}

@MainActor struct AboutExits: ScreenExiting, PlainExiting { let handler: KeptExitHandler }

@MainActor struct FilesExits: PresentedExiting {
    let handler: KeptExitHandler
    let folder: Int

    static func preview(folder: Int) -> Self { Self(handler: .preview, folder: folder) }
    static func recording(folder: Int, _ record: @escaping KeptExitHandler.Recorder) -> Self {
        Self(handler: .recording(record), folder: folder)
    }

    func letter(folder: Int, number: Int) {
        go(.fill(.detail, .letter(folder: folder, number: number)))
    }
    func letter(number: Int) { letter(folder: self.folder, number: number) }
    func sketch(draft: Draft) { go(.fill(.detail, .sketch(draft: draft))) }
    func tips(folder: Int) { go(.push(.tips(folder: folder))) }
    func tips() { tips(folder: self.folder) }

    var to: To { To(exits: self) }
    @MainActor struct To {
        fileprivate let exits: FilesExits
        func letter(folder: Int, number: Int) -> KeptRoute {
            .letter(folder: folder, number: number)
        }
        func letter(number: Int) -> KeptRoute { letter(folder: exits.folder, number: number) }
        func sketch(draft: Draft) -> KeptRoute { .sketch(draft: draft) }
        func tips(folder: Int) -> KeptRoute { .tips(folder: folder) }
        func tips() -> KeptRoute { tips(folder: exits.folder) }
    }
}

/// The values that can be selected in `files`.
nonisolated enum FilesSelection: ColumnSelectable {
    case letter(folder: Int, number: Int)
    case sketch(draft: Draft)

    typealias Graph = KeptGraph

    init?(_ route: KeptRoute) {
        switch route {
        case .letter(let folder, let number): self = .letter(folder: folder, number: number)
        case .sketch(let draft): self = .sketch(draft: draft)
        default: return nil
        }
    }

    var exit: KeptExit {
        switch self {
        case .letter(let folder, let number):
            return .fill(.detail, .letter(folder: folder, number: number))
        case .sketch(let draft): return .fill(.detail, .sketch(draft: draft))
        }
    }
}

@MainActor struct TipsExits: PresentedExiting, PlainExiting { let handler: KeptExitHandler }

@MainActor struct LetterExits: PresentedExiting, PlainExiting {
    let handler: KeptExitHandler

    func history() { go(.push(.history(number: 1))) }
    func menu() { go(.popover(.menu)) }
    func drop() { go(.alert(.drop)) }
    @discardableResult func drop() async -> DropAction? { await answer(.alert(.drop)) }
    func files() { go(.popTo(.files)) }
    func folders() { go(.popTo(.folders)) }

    var to: To { To() }
    @MainActor struct To {
        func history() -> KeptRoute { .history(number: 1) }
        func menu() -> KeptExit { .popover(.menu) }
    }
}

@MainActor struct SketchExits: PresentedExiting, PlainExiting {
    let handler: KeptExitHandler

    func history() { go(.push(.history(number: 2))) }

    var to: To { To() }
    @MainActor struct To {
        func history() -> KeptRoute { .history(number: 2) }
    }
}

@MainActor struct HistoryExits: PresentedExiting, PlainExiting {
    let handler: KeptExitHandler

    func plain() { go(.sheet(.plain)) }
    func letter() { go(.popTo(.letter)) }
    func files() { go(.popTo(.files)) }
    func folders() { go(.popTo(.folders)) }
}

@MainActor struct PaywallExits: PresentedExiting, PlainExiting { let handler: KeptExitHandler }

@MainActor struct LoginExits: PresentedExiting, PlainExiting {
    let handler: KeptExitHandler

    func trial() { go(.start(.trial())) }
    @discardableResult func trial() async -> Bool? { await answer(.start(.trial())) }
}

@MainActor struct InviteExits: AnsweringExiting, PlainExiting {
    typealias Answer = Bool
    let handler: KeptExitHandler
}

@MainActor struct PlainExits: PresentedExiting, PlainExiting { let handler: KeptExitHandler }

@MainActor struct QueueExits: PresentedExiting, PlainExiting {
    let handler: KeptExitHandler

    func settings() { go(.push(.settings)) }

    var to: To { To() }
    @MainActor struct To {
        func settings() -> KeptRoute { .settings }
    }
}

@MainActor struct ComposeExits: PresentedExiting, PlainExiting { let handler: KeptExitHandler }

@MainActor struct PlayerExits: PresentedExiting, PlainExiting { let handler: KeptExitHandler }

@MainActor struct MenuExits: PresentedExiting, PlainExiting {
    let handler: KeptExitHandler

    func letter() { go(.under(.push(.letter(folder: 6, number: 1)))) }
    func files() { go(.under(.push(.files(folder: 7)))) }
}
