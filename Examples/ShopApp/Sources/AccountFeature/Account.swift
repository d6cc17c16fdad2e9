import Combine

/// The customer's account.
@MainActor package final class Account: ObservableObject {
    @Published package private(set) var isSignedIn = false
    @Published package private(set) var isMember = false
    @Published package var name = ""
    @Published package var street = ""
    @Published package var wantsNews = false

    package init() {}

    package func signIn(asMember isMember: Bool = false) {
        isSignedIn = true
        self.isMember = isMember
    }

    package func signOut() {
        isSignedIn = false
        isMember = false
    }
}
