// Written by navgen from shop.yaml, section account, module AccountNavigation. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

/// What a screen requests through one of its exits.
nonisolated package enum ShopAccountExit: Hashable, Sendable {
    case accountSettings
    case accountAddress(street: String)
    case accountOnboarding(data: AccountOnboardingData)
    /// Closes the presentation that contains the screen.
    case close
    /// Goes back to what is below the screen.
    case back
    /// Closes the presentation that contains the screen, with a result.
    case finish(ShopAccountResult)
}

/// What a presentation returns to a caller that awaits it.
nonisolated package struct ShopAccountResult: Hashable, @unchecked Sendable {
    // The initializer accepts only Sendable values.
    package let content: AnyHashable

    package init<Value: Hashable & Sendable>(_ value: Value) { content = AnyHashable(value) }

    package init(content: AnyHashable) { self.content = content }

    package func value<Value>(as type: Value.Type = Value.self) -> Value? { content.base as? Value }
}

/// Performs the exits of a screen.
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

    /// Records what is requested, for tests.
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

/// What a screen that is already shown can be told about.
nonisolated package enum ShopAccountCounter: Hashable, Sendable {
    /// A link has led to it again.
    case arrivals
    /// Its tab was tapped again.
    case reselections
}

/// The exits of a screen.
@MainActor package protocol ShopAccountWaysOut {
    var handler: ShopAccountExitHandler { get }
}

extension ShopAccountWaysOut {
    /// Goes back to what is below the screen; at the bottom of a presentation, closes it.
    package func back() { handler.go(.back) }

    /// How many times a link led here while this was already shown; a cue to scroll there again.
    package var arrivals: Int { handler.count(.arrivals) }
}

/// The exits of a screen that can be in a presentation.
@MainActor package protocol ShopAccountPresentedWaysOut: ShopAccountWaysOut {}

extension ShopAccountPresentedWaysOut {
    /// Closes the presentation that contains the screen, from any depth.
    package func close() { handler.go(.close) }
}

/// The exits of `account.profile`.
@MainActor package struct AccountProfileExits: ShopAccountWaysOut {
    package let handler: ShopAccountExitHandler

    package init(_ handler: ShopAccountExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    package static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
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

    /// Waits for the result; `nil` if it was closed without one.
    @discardableResult
    package func address(street: String = "") async -> String? {
        await handler.ask(.accountAddress(street: street))?.value()
    }

    /// How many times its tab was tapped while this was on top; a cue to scroll up.
    package var reselections: Int { handler.count(.reselections) }

    /// The exits as values, for links and for sources of popovers and dialogs.
    package var to: To { To(handler: handler) }

    @MainActor package struct To {
        fileprivate let handler: ShopAccountExitHandler

        /// Settings
        package func settings() -> any Hashable & Sendable {
            handler.value(.accountSettings)
        }
    }
}

/// The exits of `account.settings`.
@MainActor package struct AccountSettingsExits: ShopAccountWaysOut {
    package let handler: ShopAccountExitHandler

    package init(_ handler: ShopAccountExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    package static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    package static func recording(
        _ record: @escaping @MainActor (ShopAccountExit) -> Void
    ) -> Self {
        Self(.recording(record))
    }

    package func onboarding(data: AccountOnboardingData = AccountOnboardingData()) {
        handler.go(.accountOnboarding(data: data))
    }

    /// Waits until the flow ends; `nil` if it was cancelled.
    @discardableResult
    package func onboarding(
        data: AccountOnboardingData = AccountOnboardingData()
    ) async -> AccountOnboardingData? {
        await handler.ask(.accountOnboarding(data: data))?.value()
    }
}

/// The exits of `account.signIn`.
@MainActor package struct AccountSignInExits: ShopAccountPresentedWaysOut {
    package let handler: ShopAccountExitHandler

    package init(_ handler: ShopAccountExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    package static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    package static func recording(
        _ record: @escaping @MainActor (ShopAccountExit) -> Void
    ) -> Self {
        Self(.recording(record))
    }

    /// Closes the presentation with a result.
    package func finish(_ result: Bool) { handler.go(.finish(ShopAccountResult(result))) }
}

/// The exits of `account.address`.
@MainActor package struct AccountAddressExits: ShopAccountPresentedWaysOut {
    package let handler: ShopAccountExitHandler

    package init(_ handler: ShopAccountExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    package static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    package static func recording(
        _ record: @escaping @MainActor (ShopAccountExit) -> Void
    ) -> Self {
        Self(.recording(record))
    }

    /// Closes the presentation with a result.
    package func finish(_ result: String) { handler.go(.finish(ShopAccountResult(result))) }
}
