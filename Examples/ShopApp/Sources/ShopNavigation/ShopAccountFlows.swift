// Written by navgen from shop.yaml, section account. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if hasFeature(InternalImportsByDefault)
    package import AccountNavigation
#else
    import AccountNavigation
#endif
import CatalogNavigation
import OrdersNavigation
import ShopModel

/// A flow with its step and its data.
nonisolated package enum ShopAccountFlow: Hashable, Codable, Sendable {
    /// How the shop is to be for this customer.
    case onboarding(AccountOnboardingFlow = AccountOnboardingFlow())

    /// Its node in the graph.
    package var node: ShopNode {
        switch self {
        case .onboarding: return .accountOnboarding
        }
    }

    /// Changes the flow, whichever it is.
    @discardableResult
    mutating func change<Result>(_ body: (inout any ShopSteps) -> Result) -> Result {
        switch self {
        case .onboarding(let flow):
            var steps: any ShopSteps = flow
            let result = body(&steps)
            if let flow = steps as? AccountOnboardingFlow { self = .onboarding(flow) }
            return result
        }
    }

    /// Returns the flow with what it collected before. Its step stays, too, unless it has to be
    /// another.
    func keeping(_ former: Self) -> Self {
        switch (self, former) {
        case (.onboarding(let flow), .onboarding(var former)):
            if flow.step != AccountOnboardingFlow().step { former.step = flow.step }
            return .onboarding(former)
        }
    }
}

nonisolated extension AccountOnboardingFlow: ShopSteps {
    package static var steps: [AccountOnboardingStep] {
        [.welcome, .name, .perks, .done]
    }

    package static func needs(of step: AccountOnboardingStep) -> [ShopNeed] {
        switch step {
        case .perks: return [.init(.member)]
        default: return []
        }
    }

    package static func isSkippable(_ step: AccountOnboardingStep) -> Bool {
        [.name].contains(step)
    }
    package static func isFinal(_ step: AccountOnboardingStep) -> Bool { false }
    package static var isSkippable: Bool { false }
    package static var skipTo: AccountOnboardingStep? { nil }
    package static var allowsBack: Bool { true }
}
