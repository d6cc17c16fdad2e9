// Written by navgen from letters.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// A navigation request that a screen makes through one of its exits.
typealias LettersExit = NavigationExit<LettersGraph>
typealias LettersExitHandler = ExitHandler<LettersExit>

@MainActor struct CabinetExits: ScreenExiting, PlainExiting {
    let handler: LettersExitHandler

    func letter(id: Int) { go(.fill(.detail, .letter(id: id))) }
    func help() { go(.sheet(.help)) }

    var to: To { To() }
    @MainActor struct To {
        func letter(id: Int) -> LettersRoute { .letter(id: id) }
    }
}

/// The values that can be selected in `cabinet`.
nonisolated enum CabinetSelection: ColumnSelectable {
    case letter(id: Int)

    typealias Graph = LettersGraph

    init?(_ route: LettersRoute) {
        switch route {
        case .letter(let id): self = .letter(id: id)
        default: return nil
        }
    }

    var exit: LettersExit {
        switch self {
        case .letter(let id): return .fill(.detail, .letter(id: id))
        }
    }
}

@MainActor struct LetterExits: ScreenExiting {
    let handler: LettersExitHandler
    let id: Int

    static func preview(id: Int) -> Self { Self(handler: .preview, id: id) }
    static func recording(id: Int, _ record: @escaping LettersExitHandler.Recorder) -> Self {
        Self(handler: .recording(record), id: id)
    }

    func sharing(id: Int) { go(.popover(.sharing(id: id))) }
    func sharing() { sharing(id: self.id) }

    var to: To { To(exits: self) }
    @MainActor struct To {
        fileprivate let exits: LetterExits
        func sharing(id: Int) -> LettersExit { .popover(.sharing(id: id)) }
        func sharing() -> LettersExit { sharing(id: exits.id) }
    }
}

@MainActor struct AboutExits: ScreenExiting, PlainExiting { let handler: LettersExitHandler }

@MainActor struct HelpExits: PresentedExiting, PlainExiting { let handler: LettersExitHandler }

@MainActor struct SharingExits: PresentedExiting, PlainExiting { let handler: LettersExitHandler }
