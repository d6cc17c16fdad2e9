#if canImport(SwiftUI)
    import AccountNavigation
    import SwiftUI

    /// Who the customer is.
    struct ProfileView: View {
        let account: Account
        let exits: AccountProfileExits

        var body: some View {
            List {
                Text(account.name.isEmpty ? "Nobody in particular" : account.name)
                Text(account.street.isEmpty ? "No address" : account.street)
                Button("Change the address") { Task { await changeAddress() } }
                NavigationLink("Settings", value: exits.to.settings())
                Button("Sign out") { account.signOut() }
            }
        }

        /// Nil: the sheet was closed without a result.
        private func changeAddress() async {
            if let street = await exits.address(street: account.street) {
                account.street = street
            }
        }
    }

    /// What the customer can choose.
    struct SettingsView: View {
        @Bindable var account: Account
        let exits: AccountSettingsExits

        var body: some View {
            Form {
                Toggle("News by mail", isOn: $account.wantsNews)
                Button("Tell us about you") { Task { await onboard() } }
            }
        }

        /// Nil: the flow was given up.
        private func onboard() async {
            if let data = await exits.onboarding() {
                account.name = data.userName
                account.wantsNews = data.wantsNews
            }
        }
    }

    /// Stands in for whatever needs somebody who is signed in.
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

    /// Asks for an address and hands it back.
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
            // What the button `Save` of the graph does, and when.
            .onConfirm(enabled: !text.isEmpty) { exits.finish(text) }
            // Nothing that was typed is lost to a swipe or a link.
            .holdsNavigation(text != street)
        }
    }
#endif
