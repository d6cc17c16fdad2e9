// Written by navgen from actions.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

/// What a screen requests through one of its exits.
nonisolated enum CoffeeExit: Hashable, Sendable {
    case push(CoffeeRoute)
    case sheet(CoffeeSheet)
    case alert(CoffeeAlert)
    /// Closes the presentation that contains the screen.
    case close
    /// Goes back to what is below the screen.
    case back
}

nonisolated extension CoffeeExit {
    /// The node it leads to; `nil` if it leads back.
    var target: CoffeeNode? {
        switch self {
        case .push(let target): return target.node
        case .sheet(let target): return target.node
        case .alert(let target): return target.node
        case .back, .close: return nil
        }
    }
}

/// What a presentation returns to a caller that awaits it.
nonisolated struct CoffeeResult: Hashable, @unchecked Sendable {
    // The initializer accepts only Sendable values.
    private let content: AnyHashable

    init<Value: Hashable & Sendable>(_ value: Value) { content = AnyHashable(value) }

    func value<Value>(as type: Value.Type = Value.self) -> Value? { content.base as? Value }
}

/// Performs the exits of a screen.
@MainActor final class CoffeeExitHandler {
    let go: @MainActor (CoffeeExit) -> Void
    let ask: @MainActor (CoffeeExit) async -> CoffeeResult?
    let count: @MainActor (CoffeeCounter) -> Int

    init(
        go: @escaping @MainActor (CoffeeExit) -> Void,
        ask: @escaping @MainActor (CoffeeExit) async -> CoffeeResult? = { _ in nil },
        count: @escaping @MainActor (CoffeeCounter) -> Int = { _ in 0 }
    ) {
        self.go = go
        self.ask = ask
        self.count = count
    }

    /// Does nothing, for previews.
    static let preview = CoffeeExitHandler { _ in }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (CoffeeExit) -> Void) -> Self {
        Self(
            go: record,
            ask: { exit in
                record(exit)
                return nil
            })
    }
}

/// What a screen that is already shown can be told about.
nonisolated enum CoffeeCounter: Hashable, Sendable {
    /// A link has led to it again.
    case arrivals
    /// Its tab was tapped again.
    case reselections
}

/// The exits of a screen.
@MainActor protocol CoffeeWaysOut {
    var handler: CoffeeExitHandler { get }
}

extension CoffeeWaysOut {
    /// Goes back to what is below the screen; at the bottom of a presentation, closes it.
    func back() { handler.go(.back) }

    /// How many times a link led here while this was already shown; a cue to scroll there again.
    var arrivals: Int { handler.count(.arrivals) }
}

/// The exits of a screen that can be in a presentation.
@MainActor protocol CoffeePresentedWaysOut: CoffeeWaysOut {}

extension CoffeePresentedWaysOut {
    /// Closes the presentation that contains the screen, from any depth.
    func close() { handler.go(.close) }
}

/// The exits of `menu`.
@MainActor struct MenuExits: CoffeeWaysOut {
    let handler: CoffeeExitHandler

    init(_ handler: CoffeeExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (CoffeeExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Wallet
    func wallet() {
        handler.go(.push(.wallet))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To() }

    @MainActor struct To {
        /// Wallet
        func wallet() -> CoffeeRoute {
            .wallet
        }
    }
}

/// The exits of `wallet`.
@MainActor struct WalletExits: CoffeeWaysOut {
    let handler: CoffeeExitHandler

    init(_ handler: CoffeeExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (CoffeeExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Enter a code
    func enterCode() {
        handler.go(.sheet(.enterCode))
    }
}

/// The exits of `enterCode`.
@MainActor struct EnterCodeExits: CoffeePresentedWaysOut {
    let handler: CoffeeExitHandler

    init(_ handler: CoffeeExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (CoffeeExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// This code is not valid
    func promoFailed() {
        handler.go(.alert(.promoFailed))
    }

    /// Waits for the answer; `nil` if it was dismissed.
    @discardableResult
    func promoFailed() async -> PromoFailedAction? {
        await handler.ask(.alert(.promoFailed))?.value()
    }
}

/// The exits of `signIn`.
@MainActor struct SignInExits: CoffeePresentedWaysOut {
    let handler: CoffeeExitHandler

    init(_ handler: CoffeeExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (CoffeeExit) -> Void) -> Self {
        Self(.recording(record))
    }
}
