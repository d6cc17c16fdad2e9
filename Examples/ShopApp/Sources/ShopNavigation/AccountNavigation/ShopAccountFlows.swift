// Written by navgen from shop.yaml, section account, module AccountNavigation. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if hasFeature(InternalImportsByDefault)
    package import NavgenRuntime
#else
    import NavgenRuntime
#endif

/// The steps of `account.onboarding`.
nonisolated package enum AccountOnboardingStep: String, CaseIterable, Codable, Sendable {
    case welcome
    case name
    case perks
    case done
}

/// The data that `account.onboarding` collects.
nonisolated package struct AccountOnboardingData: FlowStorage {
    package var userName: String = ""
    package var wantsNews: Bool = true

    package init() {}

    package init(userName: String = "", wantsNews: Bool = true) {
        self.userName = userName
        self.wantsNews = wantsNews
    }
}

nonisolated extension AccountOnboardingData {
    package init(from decoder: any Decoder) throws {
        self.init()
        let saved = try FlowDataReader(decoder)
        saved.read("userName", into: &userName)
        saved.read("wantsNews", into: &wantsNews)
    }
}

nonisolated package enum AccountOnboardingFlowDefinition: FlowDefinition {
    package typealias Step = AccountOnboardingStep
    package typealias Data = AccountOnboardingData
    package static let id = "account.onboarding"
}

/// The flow `account.onboarding`: its current step, and what it has collected.
package typealias AccountOnboardingFlow = FlowState<AccountOnboardingFlowDefinition>
/// One run of the flow `account.onboarding`: the data and the actions of its steps.
package typealias AccountOnboardingRun = RunningFlow<AccountOnboardingFlowDefinition>
