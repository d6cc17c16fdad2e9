// Written by navgen from guarded.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// A navigation request that a screen makes through one of its exits.
typealias ClubExit = NavigationExit<ClubGraph>
typealias ClubExitHandler = ExitHandler<ClubExit>

@MainActor struct WelcomeExits: ScreenExiting, PlainExiting {
    let handler: ClubExitHandler

    func main() { go(.select(.main)) }
    func shop() { go(.select(.shop)) }
    func help() { go(.push(.help)) }
    func home() { go(.open(to: ClubNode.home)) }
    func trial() { go(.start(.trial())) }
    @discardableResult func trial() async -> Bool? { await answer(.start(.trial())) }

    var to: To { To() }
    @MainActor struct To {
        func help() -> ClubRoute { .help }
    }
}

@MainActor struct HelpExits: ScreenExiting, PlainExiting { let handler: ClubExitHandler }

@MainActor struct HomeExits: TabExiting, PlainExiting {
    let handler: ClubExitHandler

    func detail(n: Int) { go(.push(.detail(n: n))) }
    func buy() { go(.start(.buy())) }
    @discardableResult func buy() async -> Bool? { await answer(.start(.buy())) }
    func memo() { go(.sheet(.memo)) }
    func premium() { go(.push(.premium)) }
    func card() { go(.push(.card)) }
    func tour() { go(.push(.tour)) }
    func lounge() { go(.push(.lounge)) }
    func join() { go(.start(.join())) }
    @discardableResult func join() async -> Bool? { await answer(.start(.join())) }

    var to: To { To() }
    @MainActor struct To {
        func detail(n: Int) -> ClubRoute { .detail(n: n) }
        func premium() -> ClubRoute { .premium }
        func card() -> ClubRoute { .card }
        func tour() -> ClubRoute { .tour }
        func lounge() -> ClubRoute { .lounge }
    }

    /// Which exits the conditions currently offer.
    var isOffered: Offered { Offered(handler: handler) }

    @MainActor struct Offered {
        fileprivate let handler: ClubExitHandler

        var card: Bool { handler.offers(0) }
        var tour: Bool { handler.offers(1) }
    }
}

@MainActor struct DetailExits: PresentedExiting, PlainExiting {
    let handler: ClubExitHandler

    func note() { go(.sheet(.note)) }
    func memo() { go(.sheet(.memo)) }
}

@MainActor struct OffersExits: TabExiting, PlainExiting { let handler: ClubExitHandler }

@MainActor struct PremiumExits: PresentedExiting, PlainExiting {
    let handler: ClubExitHandler

    func note() { go(.sheet(.note)) }
}

@MainActor struct TourExits: ScreenExiting, PlainExiting { let handler: ClubExitHandler }

@MainActor struct CardExits: ScreenExiting, PlainExiting {
    let handler: ClubExitHandler

    func pin() { go(.sheet(.pin)) }
    func freeze() { go(.alert(.freeze)) }
    @discardableResult func freeze() async -> FreezeAction? { await answer(.alert(.freeze)) }
}

@MainActor struct FreeExits: ScreenExiting, PlainExiting { let handler: ClubExitHandler }

@MainActor struct LoungeExits: ScreenExiting, PlainExiting {
    let handler: ClubExitHandler

    func room() { if isOffered.room { go(.push(.room)) } }
    func roomSheet() { if isOffered.roomSheet { go(.sheet(.room)) } }
    func listMine() { if isOffered.listMine { go(.push(.list(kind: "mine"))) } }
    func list(kind: String = "all") { if isOffered.list { go(.push(.list(kind: kind))) } }
    func vault() { go(.push(.vault)) }
    func safe() { go(.push(.safe)) }
    func premium() { go(.push(.premium)) }

    var to: To { To() }
    @MainActor struct To {
        func room() -> ClubRoute { .room }
        func listMine() -> ClubRoute { .list(kind: "mine") }
        func list(kind: String = "all") -> ClubRoute { .list(kind: kind) }
        func vault() -> ClubRoute { .vault }
        func safe() -> ClubRoute { .safe }
        func premium() -> ClubRoute { .premium }
    }

    /// Which exits the conditions currently offer.
    var isOffered: Offered { Offered(handler: handler) }

    @MainActor struct Offered {
        fileprivate let handler: ClubExitHandler

        var room: Bool { handler.offers(0) }
        var roomSheet: Bool { handler.offers(1) }
        var listMine: Bool { handler.offers(2) }
        var list: Bool { handler.offers(3) }
        var vault: Bool { handler.offers(4) }
        var safe: Bool { handler.offers(5) }
    }
}

@MainActor struct RoomExits: PresentedExiting, PlainExiting { let handler: ClubExitHandler }

@MainActor struct ListExits: ScreenExiting, PlainExiting { let handler: ClubExitHandler }

@MainActor struct VaultExits: PresentedExiting, PlainExiting { let handler: ClubExitHandler }

@MainActor struct SplashExits: ScreenExiting, PlainExiting { let handler: ClubExitHandler }

@MainActor struct SafeExits: ScreenExiting, PlainExiting { let handler: ClubExitHandler }

@MainActor struct FoldersExits: ScreenExiting, PlainExiting {
    let handler: ClubExitHandler

    func files() { go(.fill(.content, .files)) }
    func cloud() { go(.fill(.content, .cloud)) }

    var to: To { To() }
    @MainActor struct To {
        func files() -> ClubRoute { .files }
        func cloud() -> ClubRoute { .cloud }
    }

    /// Which exits the conditions currently offer.
    var isOffered: Offered { Offered(handler: handler) }

    @MainActor struct Offered {
        fileprivate let handler: ClubExitHandler

        var cloud: Bool { handler.offers(0) }
    }
}

/// The values that can be selected in `folders`.
nonisolated enum FoldersSelection: ColumnSelectable {
    case files
    case cloud

    typealias Graph = ClubGraph

    init?(_ route: ClubRoute) {
        switch route {
        case .files: self = .files
        case .cloud: self = .cloud
        default: return nil
        }
    }

    var exit: ClubExit {
        switch self {
        case .files: return .fill(.content, .files)
        case .cloud: return .fill(.content, .cloud)
        }
    }
}

@MainActor struct FilesExits: ScreenExiting, PlainExiting {
    let handler: ClubExitHandler

    func text(n: Int) { go(.fill(.detail, .text(n: n))) }
    func locked() { go(.fill(.detail, .locked)) }

    var to: To { To() }
    @MainActor struct To {
        func text(n: Int) -> ClubRoute { .text(n: n) }
        func locked() -> ClubRoute { .locked }
    }
}

/// The values that can be selected in `files`.
nonisolated enum FilesSelection: ColumnSelectable {
    case text(n: Int)
    case locked

    typealias Graph = ClubGraph

    init?(_ route: ClubRoute) {
        switch route {
        case .text(let n): self = .text(n: n)
        case .locked: self = .locked
        default: return nil
        }
    }

    var exit: ClubExit {
        switch self {
        case .text(let n): return .fill(.detail, .text(n: n))
        case .locked: return .fill(.detail, .locked)
        }
    }
}

@MainActor struct CloudExits: ScreenExiting, PlainExiting {
    let handler: ClubExitHandler

    func text(n: Int) { go(.fill(.detail, .text(n: n))) }

    var to: To { To() }
    @MainActor struct To {
        func text(n: Int) -> ClubRoute { .text(n: n) }
    }
}

/// The values that can be selected in `cloud`.
nonisolated enum CloudSelection: ColumnSelectable {
    case text(n: Int)

    typealias Graph = ClubGraph

    init?(_ route: ClubRoute) {
        switch route {
        case .text(let n): self = .text(n: n)
        default: return nil
        }
    }

    var exit: ClubExit {
        switch self {
        case .text(let n): return .fill(.detail, .text(n: n))
        }
    }
}

@MainActor struct TextExits: ScreenExiting, PlainExiting {
    let handler: ClubExitHandler

    func history() { go(.push(.history)) }
    func pin() { go(.sheet(.pin)) }

    var to: To { To() }
    @MainActor struct To {
        func history() -> ClubRoute { .history }
    }
}

@MainActor struct LockedExits: ScreenExiting, PlainExiting {
    let handler: ClubExitHandler

    func history() { go(.push(.history)) }
    func pin() { go(.sheet(.pin)) }

    var to: To { To() }
    @MainActor struct To {
        func history() -> ClubRoute { .history }
    }
}

@MainActor struct HistoryExits: ScreenExiting, PlainExiting {
    let handler: ClubExitHandler

    func pin() { go(.sheet(.pin)) }
}

@MainActor struct YearsExits: ScreenExiting, PlainExiting {
    let handler: ClubExitHandler

    func months() { if isOffered.months { go(.fill(.detail, .months)) } }

    var to: To { To() }
    @MainActor struct To {
        func months() -> ClubRoute { .months }
    }

    /// Which exits the conditions currently offer.
    var isOffered: Offered { Offered(handler: handler) }

    @MainActor struct Offered {
        fileprivate let handler: ClubExitHandler

        var months: Bool { handler.offers(0) }
    }
}

/// The values that can be selected in `years`.
nonisolated enum YearsSelection: ColumnSelectable {
    case months

    typealias Graph = ClubGraph

    init?(_ route: ClubRoute) {
        switch route {
        case .months: self = .months
        default: return nil
        }
    }

    var exit: ClubExit {
        switch self {
        case .months: return .fill(.detail, .months)
        }
    }

    var offer: Int? {
        switch self {
        case .months: return 0
        }
    }
}

@MainActor struct MonthsExits: ScreenExiting, PlainExiting { let handler: ClubExitHandler }

@MainActor struct PaywallExits: PresentedExiting, PlainExiting { let handler: ClubExitHandler }

@MainActor struct NoteExits: PresentedExiting, PlainExiting { let handler: ClubExitHandler }

@MainActor struct MemoExits: PresentedExiting, PlainExiting {
    let handler: ClubExitHandler

    func detail(n: Int) { go(.push(.detail(n: n))) }

    var to: To { To() }
    @MainActor struct To {
        func detail(n: Int) -> ClubRoute { .detail(n: n) }
    }
}

@MainActor struct PinExits: PresentedExiting, PlainExiting { let handler: ClubExitHandler }
