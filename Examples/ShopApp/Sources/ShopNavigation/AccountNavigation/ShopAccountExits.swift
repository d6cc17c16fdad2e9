// Written by navgen from shop.yaml, section account, module AccountNavigation. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if hasFeature(InternalImportsByDefault)
    package import NavgenRuntime
#else
    import NavgenRuntime
#endif

/// A navigation request that a screen makes through one of its exits.
nonisolated package enum ShopAccountExit: ExitRequest {
    case accountSettings
    case accountAddress(street: String)
    case accountOnboarding(data: AccountOnboardingData)
    /// Closes the presentation that contains the screen.
    case close
    /// Goes back to what is below the screen.
    case back
    /// Closes the presentation that contains the screen, with a result.
    case finish(NavigationResult)
}

package typealias ShopAccountExitHandler = ExitHandler<ShopAccountExit>

@MainActor package struct AccountProfileExits: TabExiting, PlainExiting {
    package let handler: ShopAccountExitHandler

    package init(handler: ShopAccountExitHandler) {
        self.handler = handler
    }

    package func settings() { go(.accountSettings) }
    package func address(street: String = "") { go(.accountAddress(street: street)) }
    @discardableResult
    package func address(street: String = "") async -> String? {
        await answer(.accountAddress(street: street))
    }

    package var to: To { To(exits: self) }
    @MainActor package struct To {
        fileprivate let exits: AccountProfileExits
        package func settings() -> any Hashable & Sendable { exits.handler.value(.accountSettings) }
        package func address(street: String = "") -> any Hashable & Sendable {
            exits.handler.value(.accountAddress(street: street))
        }
    }
}

@MainActor package struct AccountSettingsExits: ScreenExiting, PlainExiting {
    package let handler: ShopAccountExitHandler

    package init(handler: ShopAccountExitHandler) {
        self.handler = handler
    }

    package func onboarding(data: AccountOnboardingData = .init()) {
        go(.accountOnboarding(data: data))
    }
    @discardableResult
    package func onboarding(data: AccountOnboardingData = .init()) async -> AccountOnboardingData? {
        await answer(.accountOnboarding(data: data))
    }

    package var to: To { To(exits: self) }
    @MainActor package struct To {
        fileprivate let exits: AccountSettingsExits
        package func onboarding(data: AccountOnboardingData = .init()) -> any Hashable & Sendable {
            exits.handler.value(.accountOnboarding(data: data))
        }
    }
}

@MainActor package struct AccountSignInExits: AnsweringExiting, PlainExiting {
    package typealias Answer = Bool
    package let handler: ShopAccountExitHandler

    package init(handler: ShopAccountExitHandler) {
        self.handler = handler
    }
}

@MainActor package struct AccountAddressExits: AnsweringExiting, PlainExiting {
    package typealias Answer = String
    package let handler: ShopAccountExitHandler

    package init(handler: ShopAccountExitHandler) {
        self.handler = handler
    }
}
