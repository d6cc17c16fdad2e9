// Written by navgen from stepping.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// A navigation request that a screen makes through one of its exits.
typealias StepExit = NavigationExit<StepGraph>
typealias StepExitHandler = ExitHandler<StepExit>

@MainActor struct HomeExits: ScreenExiting, PlainExiting {
    let handler: StepExitHandler

    func join(data: JoinData = .init()) { go(.start(.join(.init(data: data)))) }
    @discardableResult
    func join(data: JoinData = .init()) async -> JoinData? {
        await answer(.start(.join(.init(data: data))))
    }
}

@MainActor struct HelpExits: AnsweringExiting, PlainExiting {
    typealias Answer = Bool
    let handler: StepExitHandler
}

@MainActor struct TermsExits: AnsweringExiting, PlainExiting {
    typealias Answer = Bool
    let handler: StepExitHandler

    func help() { go(.push(.help)) }

    var to: To { To() }
    @MainActor struct To {
        func help() -> StepRoute { .help }
    }
}

@MainActor struct OfferExits: PresentedExiting, PlainExiting { let handler: StepExitHandler }

@MainActor struct JoinNameExits: NodeExiting {
    let handler: StepExitHandler
    let flow: JoinRun

    static func preview(flow: JoinRun) -> Self { Self(handler: .preview, flow: flow) }
    static func recording(flow: JoinRun, _ record: @escaping StepExitHandler.Recorder) -> Self {
        Self(handler: .recording(record), flow: flow)
    }

    func terms(name: String) { go(.sheet(.terms(name: name))) }
    func terms() { terms(name: self.flow.data.name) }
    @discardableResult
    func terms(name: String) async -> Bool? { await answer(.sheet(.terms(name: name))) }
    @discardableResult func terms() async -> Bool? { await terms(name: self.flow.data.name) }
    func offer() { if isOffered.offer { go(.sheet(.offer)) } }
    func help() { go(.under(.push(.help))) }

    /// Which exits the conditions currently offer.
    var isOffered: Offered { Offered(handler: handler) }

    @MainActor struct Offered {
        fileprivate let handler: StepExitHandler

        var offer: Bool { handler.offers(0) }
    }
}

@MainActor struct JoinPayExits: PlainExiting {
    let handler: StepExitHandler

    func sure() { go(.alert(.sure)) }
    @discardableResult func sure() async -> SureAction? { await answer(.alert(.sure)) }
    func other() { go(.start(.other())) }
    @discardableResult func other() async -> Bool? { await answer(.start(.other())) }
}
