// Written by navgen from shop.yaml, section account, module AccountNavigation. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

/// What a screen asks for by one of its ways out.
nonisolated package enum ShopAccountExit: Hashable, Sendable {
    case accountSettings
    case accountAddress(street: String)
    case accountOnboarding(data: AccountOnboardingData)
    /// Closes the presentation in which the screen is.
    case close
    /// Goes back to what lies below the screen.
    case back
    /// Closes the presentation in which the screen is, with a result.
    case finish(ShopAccountResult)
}

/// What a presentation hands back to whoever waits for it.
nonisolated package struct ShopAccountResult: Hashable, @unchecked Sendable {
    // It could be sent when it was put in here.
    package let content: AnyHashable

    package init<Value: Hashable & Sendable>(_ value: Value) { content = AnyHashable(value) }

    package init(content: AnyHashable) { self.content = content }

    package func value<Value>(as type: Value.Type = Value.self) -> Value? { content.base as? Value }
}

/// Carries out the exits of a screen.
@MainActor package final class ShopAccountExitHandler {
    package let go: @MainActor (ShopAccountExit) -> Void
    package let ask: @MainActor (ShopAccountExit) async -> ShopAccountResult?
    package let value: @MainActor (ShopAccountExit) -> any Hashable & Sendable
    package let count: @MainActor (ShopAccountCounter) -> Int

    package init(
        go: @escaping @MainActor (ShopAccountExit) -> Void,
        ask: @escaping @MainActor (ShopAccountExit) async -> ShopAccountResult? = { _ in nil },
        value: @escaping @MainActor (ShopAccountExit) -> any Hashable & Sendable = { $0 },
        count: @escaping @MainActor (ShopAccountCounter) -> Int = { _ in 0 }
    ) {
        self.go = go
        self.ask = ask
        self.value = value
        self.count = count
    }

    /// Does nothing, for previews.
    package static let preview = ShopAccountExitHandler { _ in }

    /// Tells what is asked for, for tests.
    package static func recording(
        _ record: @escaping @MainActor (ShopAccountExit) -> Void
    ) -> Self {
        Self(
            go: record,
            ask: { exit in
                record(exit)
                return nil
            })
    }
}

/// What a screen can be told about, though it shows already.
nonisolated package enum ShopAccountCounter: Hashable, Sendable {
    /// A link has led to it again.
    case arrivals
    /// Its tab was tapped again.
    case reselections
}

/// The ways out of a screen.
@MainActor package protocol ShopAccountWaysOut {
    var handler: ShopAccountExitHandler { get }
}

extension ShopAccountWaysOut {
    /// Goes back to what lies below the screen; at the lowest of a presentation, closes it.
    package func back() { handler.go(.back) }

    /// How often a link has led here while this was shown already: to scroll there again.
    package var arrivals: Int { handler.count(.arrivals) }
}

/// The ways out of a screen that can lie in a presentation.
@MainActor package protocol ShopAccountPresentedWaysOut: ShopAccountWaysOut {}

extension ShopAccountPresentedWaysOut {
    /// Closes the presentation in which the screen is, from any depth.
    package func close() { handler.go(.close) }
}

/// The ways out of `account.profile`.
@MainActor package struct AccountProfileExits: ShopAccountWaysOut {
    package let handler: ShopAccountExitHandler

    package init(_ handler: ShopAccountExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    package static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
    package static func recording(
        _ record: @escaping @MainActor (ShopAccountExit) -> Void
    ) -> Self {
        Self(.recording(record))
    }

    /// Settings
    package func settings() {
        handler.go(.accountSettings)
    }

    /// Address
    package func address(street: String = "") {
        handler.go(.accountAddress(street: street))
    }

    /// Waits for what it hands back; nil: it was closed without a result.
    @discardableResult
    package func address(street: String = "") async -> String? {
        await handler.ask(.accountAddress(street: street))?.value()
    }

    /// How often its tab was tapped while this was on top: to scroll up.
    package var reselections: Int { handler.count(.reselections) }

    /// The ways out as values, for links and for what they hang on.
    package var to: To { To(handler: handler) }

    @MainActor package struct To {
        fileprivate let handler: ShopAccountExitHandler

        /// Settings
        package func settings() -> any Hashable & Sendable {
            handler.value(.accountSettings)
        }
    }
}

/// The ways out of `account.settings`.
@MainActor package struct AccountSettingsExits: ShopAccountWaysOut {
    package let handler: ShopAccountExitHandler

    package init(_ handler: ShopAccountExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    package static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
    package static func recording(
        _ record: @escaping @MainActor (ShopAccountExit) -> Void
    ) -> Self {
        Self(.recording(record))
    }

    package func onboarding(data: AccountOnboardingData = AccountOnboardingData()) {
        handler.go(.accountOnboarding(data: data))
    }

    /// Waits until the flow has ended; nil: it was cancelled.
    @discardableResult
    package func onboarding(
        data: AccountOnboardingData = AccountOnboardingData()
    ) async -> AccountOnboardingData? {
        await handler.ask(.accountOnboarding(data: data))?.value()
    }
}

/// The ways out of `account.signIn`.
@MainActor package struct AccountSignInExits: ShopAccountPresentedWaysOut {
    package let handler: ShopAccountExitHandler

    package init(_ handler: ShopAccountExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    package static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
    package static func recording(
        _ record: @escaping @MainActor (ShopAccountExit) -> Void
    ) -> Self {
        Self(.recording(record))
    }

    /// Closes the presentation with a result.
    package func finish(_ result: Bool) { handler.go(.finish(ShopAccountResult(result))) }
}

/// The ways out of `account.address`.
@MainActor package struct AccountAddressExits: ShopAccountPresentedWaysOut {
    package let handler: ShopAccountExitHandler

    package init(_ handler: ShopAccountExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    package static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
    package static func recording(
        _ record: @escaping @MainActor (ShopAccountExit) -> Void
    ) -> Self {
        Self(.recording(record))
    }

    /// Closes the presentation with a result.
    package func finish(_ result: String) { handler.go(.finish(ShopAccountResult(result))) }
}
