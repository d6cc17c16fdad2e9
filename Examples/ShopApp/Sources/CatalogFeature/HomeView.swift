#if canImport(SwiftUI)
    import CatalogNavigation
    import NavgenRuntime
    import SwiftUI

    /// The first screen of the shop. `.exit` marks each control for the tests of the user interface.
    struct HomeView: View {
        let exits: CatalogHomeExits

        var body: some View {
            List {
                Section("Products") {
                    ForEach(Product.all) { product in
                        NavigationLink(product.name, value: exits.to.product(productId: product.id))
                            .exit(exits.to.product(productId: product.id))
                    }
                }
                Section {
                    Button("Sign in") { exits.accountSignIn() }
                        .exit(exits.to.accountSignIn())
                }
            }
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Button("Search") { exits.search() }
                        .exit(exits.to.search())
                }
            }
        }
    }

    /// Finds products by name.
    struct SearchView: View {
        @State private var query: String
        private let exits: CatalogSearchExits

        init(query: String, exits: CatalogSearchExits) {
            _query = State(initialValue: query)
            self.exits = exits
        }

        var body: some View {
            List {
                TextField("Name", text: $query)
                ForEach(Product.matching(query)) { product in
                    // The sheet has its own stack, onto which the product is pushed.
                    NavigationLink(product.name, value: exits.to.product(productId: product.id))
                        .exit(exits.to.product(productId: product.id))
                }
            }
        }
    }
#endif
