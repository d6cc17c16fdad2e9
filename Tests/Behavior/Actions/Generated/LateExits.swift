// Written by navgen from acting.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// A navigation request that a screen makes through one of its exits.
typealias LateExit = NavigationExit<LateGraph>
typealias LateExitHandler = ExitHandler<LateExit>

@MainActor struct HomeExits: TabExiting, PlainExiting {
    let handler: LateExitHandler

    func detail(n: Int, tag: String = "") { go(.push(.detail(n: n, tag: tag))) }
    func pick() { go(.sheet(.pick)) }
    @discardableResult func pick() async -> Int? { await answer(.sheet(.pick)) }
    func plain() { go(.sheet(.plain)) }
    func redeem(code: String) { go(.act(.redeem(code: code))) }

    var to: To { To() }
    @MainActor struct To {
        func detail(n: Int, tag: String = "") -> LateRoute { .detail(n: n, tag: tag) }
    }
}

@MainActor struct DetailExits: PresentedExiting {
    let handler: LateExitHandler
    let n: Int
    let tag: String

    static func preview(n: Int, tag: String) -> Self { Self(handler: .preview, n: n, tag: tag) }
    static func recording(
        n: Int, tag: String, _ record: @escaping LateExitHandler.Recorder
    ) -> Self {
        Self(handler: .recording(record), n: n, tag: tag)
    }

    func pick() { go(.sheet(.pick)) }
    @discardableResult func pick() async -> Int? { await answer(.sheet(.pick)) }
    func plain() { go(.sheet(.plain)) }
    func detail(n: Int, tag: String) { go(.push(.detail(n: n, tag: tag))) }
    func detail() { detail(n: self.n, tag: self.tag) }

    var to: To { To(exits: self) }
    @MainActor struct To {
        fileprivate let exits: DetailExits
        func detail(n: Int, tag: String) -> LateRoute { .detail(n: n, tag: tag) }
        func detail() -> LateRoute { detail(n: exits.n, tag: exits.tag) }
    }
}

@MainActor struct VaultExits: ScreenExiting, PlainExiting { let handler: LateExitHandler }

@MainActor struct ClubExits: ScreenExiting, PlainExiting { let handler: LateExitHandler }

@MainActor struct BoxesExits: ScreenExiting, PlainExiting {
    let handler: LateExitHandler

    func letter(number: Int, part: String = "") {
        go(.fill(.detail, .letter(number: number, part: part)))
    }

    var to: To { To() }
    @MainActor struct To {
        func letter(number: Int, part: String = "") -> LateRoute {
            .letter(number: number, part: part)
        }
    }
}

/// The values that can be selected in `boxes`.
nonisolated enum BoxesSelection: ColumnSelectable {
    case letter(number: Int, part: String)

    typealias Graph = LateGraph

    init?(_ route: LateRoute) {
        switch route {
        case .letter(let number, let part): self = .letter(number: number, part: part)
        default: return nil
        }
    }

    var exit: LateExit {
        switch self {
        case .letter(let number, let part):
            return .fill(.detail, .letter(number: number, part: part))
        }
    }
}

@MainActor struct LetterExits: ScreenExiting, PlainExiting {
    let handler: LateExitHandler

    func plain() { go(.sheet(.plain)) }
}

@MainActor struct LoginExits: PresentedExiting, PlainExiting { let handler: LateExitHandler }

@MainActor struct BarExits: PresentedExiting, PlainExiting { let handler: LateExitHandler }

@MainActor struct PickExits: AnsweringExiting, PlainExiting {
    typealias Answer = Int
    let handler: LateExitHandler

    func plain() { go(.sheet(.plain)) }
    func detail(n: Int, tag: String = "") { go(.push(.detail(n: n, tag: tag))) }

    var to: To { To() }
    @MainActor struct To {
        func detail(n: Int, tag: String = "") -> LateRoute { .detail(n: n, tag: tag) }
    }
}

@MainActor struct PlainExits: PresentedExiting, PlainExiting {
    let handler: LateExitHandler

    func detail(n: Int, tag: String = "") { go(.push(.detail(n: n, tag: tag))) }

    var to: To { To() }
    @MainActor struct To {
        func detail(n: Int, tag: String = "") -> LateRoute { .detail(n: n, tag: tag) }
    }
}
