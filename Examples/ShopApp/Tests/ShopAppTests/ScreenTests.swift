#if os(Linux)
    import CatalogNavigation
    import SwiftUI
    import Testing

    @testable import CatalogFeature

    /// Tests screens of a feature without the app, with exits that record the requests.
    @MainActor
    @Suite struct ScreenTests {
        @Test func theHomeScreenLeadsToTheSearch() {
            var exits: [ShopCatalogExit] = []
            let stage = Stage(NavigationStack { HomeView(exits: .recording { exits.append($0) }) })
            stage.tap("Search")
            stage.tap("Sign in")
            #expect(exits == [.catalogSearch(query: nil), .accountSignIn])
        }

        @Test func aProductKnowsItsOwnNumber() {
            var exits: [ShopCatalogExit] = []
            let product = Product(id: 2)
            let stage = Stage(
                ProductView(product: product, ref: nil, exits: .recording(productId: product.id) { exits.append($0) }))
            stage.tap("Photos")
            stage.tap("Share")
            #expect(exits == [.catalogPhoto(productId: 2, index: 0), .catalogShare(productId: 2)])
        }

        @Test func reviewsAreSorted() {
            #expect(Review.sorted(by: .topRated).map(\.stars) == [5, 4, 3])
        }
    }
#endif
