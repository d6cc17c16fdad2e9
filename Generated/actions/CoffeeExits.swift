// Written by navgen from actions.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

/// What a screen asks for by one of its ways out.
nonisolated enum CoffeeExit: Hashable, Sendable {
    case push(CoffeeRoute)
    case sheet(CoffeeSheet)
    case alert(CoffeeAlert)
    /// Closes the presentation in which the screen is.
    case close
    /// Goes back to what lies below the screen.
    case back
}

nonisolated extension CoffeeExit {
    /// The node to which it leads; nil for one that leads back.
    var target: CoffeeNode? {
        switch self {
        case .push(let target): return target.node
        case .sheet(let target): return target.node
        case .alert(let target): return target.node
        case .back, .close: return nil
        }
    }
}

/// What a presentation hands back to whoever waits for it.
nonisolated struct CoffeeResult: Hashable, @unchecked Sendable {
    // It could be sent when it was put in here.
    private let content: AnyHashable

    init<Value: Hashable & Sendable>(_ value: Value) { content = AnyHashable(value) }

    func value<Value>(as type: Value.Type = Value.self) -> Value? { content.base as? Value }
}

/// Carries out the exits of a screen.
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

    /// Tells what is asked for, for tests.
    static func recording(_ record: @escaping @MainActor (CoffeeExit) -> Void) -> Self {
        Self(
            go: record,
            ask: { exit in
                record(exit)
                return nil
            })
    }
}

/// What a screen can be told about, though it shows already.
nonisolated enum CoffeeCounter: Hashable, Sendable {
    /// A link has led to it again.
    case arrivals
    /// Its tab was tapped again.
    case reselections
}

/// The ways out of a screen.
@MainActor protocol CoffeeWaysOut {
    var handler: CoffeeExitHandler { get }
}

extension CoffeeWaysOut {
    /// Goes back to what lies below the screen; at the lowest of a presentation, closes it.
    func back() { handler.go(.back) }

    /// How often a link has led here while this was shown already: to scroll there again.
    var arrivals: Int { handler.count(.arrivals) }
}

/// The ways out of a screen that can lie in a presentation.
@MainActor protocol CoffeePresentedWaysOut: CoffeeWaysOut {}

extension CoffeePresentedWaysOut {
    /// Closes the presentation in which the screen is, from any depth.
    func close() { handler.go(.close) }
}

/// The ways out of `menu`.
@MainActor struct MenuExits: CoffeeWaysOut {
    let handler: CoffeeExitHandler

    init(_ handler: CoffeeExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
    static func recording(_ record: @escaping @MainActor (CoffeeExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Wallet
    func wallet() {
        handler.go(.push(.wallet))
    }

    /// The ways out as values, for links and for what they hang on.
    var to: To { To() }

    @MainActor struct To {
        /// Wallet
        func wallet() -> CoffeeRoute {
            .wallet
        }
    }
}

/// The ways out of `wallet`.
@MainActor struct WalletExits: CoffeeWaysOut {
    let handler: CoffeeExitHandler

    init(_ handler: CoffeeExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
    static func recording(_ record: @escaping @MainActor (CoffeeExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Enter a code
    func enterCode() {
        handler.go(.sheet(.enterCode))
    }
}

/// The ways out of `enterCode`.
@MainActor struct EnterCodeExits: CoffeePresentedWaysOut {
    let handler: CoffeeExitHandler

    init(_ handler: CoffeeExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
    static func recording(_ record: @escaping @MainActor (CoffeeExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// This code is not valid
    func promoFailed() {
        handler.go(.alert(.promoFailed))
    }

    /// Waits for the answer; nil: it was dismissed.
    @discardableResult
    func promoFailed() async -> PromoFailedAction? {
        await handler.ask(.alert(.promoFailed))?.value()
    }
}

/// The ways out of `signIn`.
@MainActor struct SignInExits: CoffeePresentedWaysOut {
    let handler: CoffeeExitHandler

    init(_ handler: CoffeeExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
    static func recording(_ record: @escaping @MainActor (CoffeeExit) -> Void) -> Self {
        Self(.recording(record))
    }
}
