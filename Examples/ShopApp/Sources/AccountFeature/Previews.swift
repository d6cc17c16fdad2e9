#if canImport(Darwin)
    import AccountNavigation
    import SwiftUI

    #Preview("Account") {
        NavigationStack { ProfileView(account: Account(), exits: .preview) }
    }

    #Preview("Address") {
        AddressView(street: "1 Long Street", exits: .preview)
    }

    #Preview("Name") {
        // A run of the flow without a navigator.
        NameStep(flow: AccountOnboardingRun())
    }
#endif
