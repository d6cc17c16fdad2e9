// Written by navgen from answers.yaml. Do not edit.
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
typealias AnswersExit = NavigationExit<AnswersGraph>
typealias AnswersExitHandler = ExitHandler<AnswersExit>

@MainActor struct HomeExits: ScreenExiting, PlainExiting {
    let handler: AnswersExitHandler

    func item(id: Int, note: String) { go(.push(.item(id: id, note: note))) }
    func hidden() { go(.push(.hidden)) }
    func scale(factor: Double) { go(.push(.scale(factor: factor))) }
    func menu() { go(.sheet(.menu)) }
    func tour(data: TourData = .init()) { go(.start(.tour(.init(data: data)))) }
    @discardableResult
    func tour(data: TourData = .init()) async -> TourData? {
        await answer(.start(.tour(.init(data: data))))
    }
    func day() { go(.push(.day(date: Date(timeIntervalSince1970: 1709164800)))) }

    var to: To { To() }
    @MainActor struct To {
        func item(id: Int, note: String) -> AnswersRoute { .item(id: id, note: note) }
        func hidden() -> AnswersRoute { .hidden }
        func scale(factor: Double) -> AnswersRoute { .scale(factor: factor) }
        func day() -> AnswersRoute { .day(date: Date(timeIntervalSince1970: 1709164800)) }
    }
}

@MainActor struct ItemExits: ScreenExiting {
    let handler: AnswersExitHandler
    let id: Int

    static func preview(id: Int) -> Self { Self(handler: .preview, id: id) }
    static func recording(id: Int, _ record: @escaping AnswersExitHandler.Recorder) -> Self {
        Self(handler: .recording(record), id: id)
    }

    func ask(id: Int, note: Int) { go(.alert(.ask(id: id, note: note))) }
    func ask(note: Int) { ask(id: self.id, note: note) }
    @discardableResult
    func ask(id: Int, note: Int) async -> AskAction? {
        await answer(.alert(.ask(id: id, note: note)))
    }
    @discardableResult
    func ask(note: Int) async -> AskAction? { await ask(id: self.id, note: note) }
    func choose() { go(.dialog(.choose)) }
    @discardableResult func choose() async -> ChooseAction? { await answer(.dialog(.choose)) }

    var to: To { To(exits: self) }
    @MainActor struct To {
        fileprivate let exits: ItemExits
        func choose() -> AnswersExit { .dialog(.choose) }
    }
}

@MainActor struct FreeExits: ScreenExiting, PlainExiting { let handler: AnswersExitHandler }

@MainActor struct BothExits: ScreenExiting, PlainExiting { let handler: AnswersExitHandler }

@MainActor struct HiddenExits: ScreenExiting, PlainExiting { let handler: AnswersExitHandler }

@MainActor struct ScaleExits: ScreenExiting, PlainExiting { let handler: AnswersExitHandler }

@MainActor struct DayExits: ScreenExiting, PlainExiting {
    let handler: AnswersExitHandler

    func dawn() { go(.push(.dawn)) }

    var to: To { To() }
    @MainActor struct To {
        func dawn() -> AnswersRoute { .dawn }
    }
}

@MainActor struct DawnExits: ScreenExiting, PlainExiting { let handler: AnswersExitHandler }

@MainActor struct NoneExits: PresentedExiting, PlainExiting {
    let handler: AnswersExitHandler

    func ask2() { go(.dialog(.ask2)) }
    @discardableResult func ask2() async -> Ask2Action? { await answer(.dialog(.ask2)) }

    var to: To { To() }
    @MainActor struct To {
        func ask2() -> AnswersExit { .dialog(.ask2) }
    }
}

@MainActor struct MenuExits: PresentedExiting, PlainExiting {
    let handler: AnswersExitHandler

    func ask2() { go(.dialog(.ask2)) }
    @discardableResult func ask2() async -> Ask2Action? { await answer(.dialog(.ask2)) }

    var to: To { To() }
    @MainActor struct To {
        func ask2() -> AnswersExit { .dialog(.ask2) }
    }
}

@MainActor struct TourOneExits: PlainExiting {
    let handler: AnswersExitHandler

    func measure() { go(.alert(.measure)) }
    @discardableResult func measure() async -> MeasureAction? { await answer(.alert(.measure)) }
}
