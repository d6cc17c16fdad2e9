// Written by navgen from shop.yaml, section account. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if hasFeature(InternalImportsByDefault)
    package import AccountNavigation
#else
    import AccountNavigation
#endif
#if hasFeature(InternalImportsByDefault)
    package import NavgenRuntime
#else
    import NavgenRuntime
#endif

/// The flows in the section `account`, each with its step and its data.
nonisolated package enum ShopAccountFlow: NavigationFlowValue {
    /// How the shop is to be for this customer.
    case onboarding(AccountOnboardingFlow = AccountOnboardingFlow())

    package var flowValue: FlowNodeValue {
        switch self {
        case .onboarding(let flow): return FlowNodeValue(ShopNode.accountOnboarding, flow)
        }
    }

    package init?(_ node: ShopNode, _ flow: FlowReader) {
        switch node {
        case .accountOnboarding: self = .onboarding(AccountOnboardingFlow(flow))
        default: return nil
        }
    }
}
