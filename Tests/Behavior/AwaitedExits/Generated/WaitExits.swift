// Written by navgen from awaiting.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// A navigation request that a screen makes through one of its exits.
typealias WaitExit = NavigationExit<WaitGraph>
typealias WaitExitHandler = ExitHandler<WaitExit>

@MainActor struct HomeExits: ScreenExiting, PlainExiting {
    let handler: WaitExitHandler

    func product(id: Int) { go(.push(.product(id: id))) }
    func upsell() { go(.push(.upsell)) }
    func wizard(data: WizardData = .init()) { go(.start(.wizard(.init(data: data)))) }
    @discardableResult
    func wizard(data: WizardData = .init()) async -> WizardData? {
        await answer(.start(.wizard(.init(data: data))))
    }
    func pick() { go(.sheet(.pick)) }
    @discardableResult func pick() async -> Int? { await answer(.sheet(.pick)) }
    func editor() { go(.sheet(.editor)) }
    func survey(data: SurveyData = .init()) { go(.start(.survey(.init(data: data)))) }
    @discardableResult
    func survey(data: SurveyData = .init()) async -> SurveyData? {
        await answer(.start(.survey(.init(data: data))))
    }
    func item() { go(.push(.item)) }
    func newest() { go(.push(.newest)) }
    func shopWeb() { go(.push(.shopWeb)) }

    var to: To { To() }
    @MainActor struct To {
        func product(id: Int) -> WaitRoute { .product(id: id) }
        func upsell() -> WaitRoute { .upsell }
        func item() -> WaitRoute { .item }
        func newest() -> WaitRoute { .newest }
        func shopWeb() -> WaitRoute { .shopWeb }
    }
}

@MainActor struct ProductExits: ScreenExiting {
    let handler: WaitExitHandler
    let id: Int

    static func preview(id: Int) -> Self { Self(handler: .preview, id: id) }
    static func recording(id: Int, _ record: @escaping WaitExitHandler.Recorder) -> Self {
        Self(handler: .recording(record), id: id)
    }

    func gold() { go(.sheet(.gold)) }
    @discardableResult func gold() async -> Int? { await answer(.sheet(.gold)) }
    func ask(id: Int) { go(.dialog(.ask(id: id))) }
    func ask() { ask(id: self.id) }
    @discardableResult func ask(id: Int) async -> AskAction? { await answer(.dialog(.ask(id: id))) }
    @discardableResult func ask() async -> AskAction? { await ask(id: self.id) }
    func product(id: Int) { go(.replace(.product(id: id))) }
    func product() { product(id: self.id) }

    var to: To { To(exits: self) }
    @MainActor struct To {
        fileprivate let exits: ProductExits
        func ask(id: Int) -> WaitExit { .dialog(.ask(id: id)) }
        func ask() -> WaitExit { ask(id: exits.id) }
    }
}

@MainActor struct UpsellExits: ScreenExiting, PlainExiting { let handler: WaitExitHandler }

@MainActor struct ItemExits: ScreenExiting, PlainExiting { let handler: WaitExitHandler }

@MainActor struct NewestExits: ScreenExiting, PlainExiting { let handler: WaitExitHandler }

@MainActor struct PromoExits: ScreenExiting, PlainExiting { let handler: WaitExitHandler }

@MainActor struct SignInExits: PresentedExiting, PlainExiting { let handler: WaitExitHandler }

@MainActor struct PayExits: PresentedExiting, PlainExiting { let handler: WaitExitHandler }

@MainActor struct PickExits: AnsweringExiting, PlainExiting {
    typealias Answer = Int
    let handler: WaitExitHandler
}

@MainActor struct GoldExits: AnsweringExiting, PlainExiting {
    typealias Answer = Int
    let handler: WaitExitHandler
}

@MainActor struct EditorExits: PresentedExiting, PlainExiting { let handler: WaitExitHandler }
