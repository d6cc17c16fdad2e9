import Observation

/// The customer's account.
@MainActor @Observable
package final class Account {
    package private(set) var isSignedIn = false
    package private(set) var isMember = false
    package var name = ""
    package var street = ""
    package var wantsNews = false

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
