#if canImport(SwiftUI)
    import AccountNavigation
    import NavgenRuntime
    import SwiftUI

    /// The customer's profile.
    struct ProfileView: View {
        @ObservedObject var account: Account
        let exits: AccountProfileExits

        var body: some View {
            List {
                Text(account.name.isEmpty ? "Nobody in particular" : account.name)
                Text(account.street.isEmpty ? "No address" : account.street)
                Button("Change the address") { Task { await changeAddress() } }
                    .exit(exits.to.address())
                NavigationLink("Settings", value: exits.to.settings())
                    .exit(exits.to.settings())
                Button("Sign out") { account.signOut() }
            }
        }

        /// The result is nil if the sheet was closed without one.
        private func changeAddress() async {
            if let street = await exits.address(street: account.street) {
                account.street = street
            }
        }
    }

    /// The customer's settings.
    struct SettingsView: View {
        @ObservedObject var account: Account
        let exits: AccountSettingsExits

        var body: some View {
            Form {
                Toggle("News by mail", isOn: $account.wantsNews)
                Button("Tell us about you") { Task { await onboard() } }
                    .exit(exits.to.onboarding())
            }
        }

        /// The result is nil if the flow was cancelled.
        private func onboard() async {
            if let data = await exits.onboarding() {
                account.name = data.userName
                account.wantsNews = data.wantsNews
            }
        }
    }

    /// The fallback for nodes that need a signed-in user.
    struct SignInView: View {
        let account: Account
        let exits: AccountSignInExits
        @State private var isMember = false

        var body: some View {
            Form {
                Toggle("I have a member's card", isOn: $isMember)
                Button("Sign in now") {
                    account.signIn(asMember: isMember)
                    exits.finish(true)
                }
            }
        }
    }

    /// Asks for an address and returns it.
    struct AddressView: View {
        @State private var text: String
        private let street: String
        private let exits: AccountAddressExits

        init(street: String, exits: AccountAddressExits) {
            _text = State(initialValue: street)
            self.street = street
            self.exits = exits
        }

        var body: some View {
            Form {
                TextField("Street", text: $text)
            }
            // The action of the graph's button `Save`.
            .onConfirm(enabled: !text.isEmpty) { exits.finish(text) }
            // Unsaved text is not lost to a swipe or a link.
            .holdsNavigation(text != street)
        }
    }
#endif
