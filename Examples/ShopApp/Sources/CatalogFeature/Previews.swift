#if canImport(Darwin)
    import CatalogNavigation
    import SwiftUI

    // `.preview` exits do nothing, so that the views of this module can be previewed without the
    // app.

    #Preview("Home") {
        NavigationStack { HomeView(exits: .preview) }
    }

    #Preview("Product") {
        NavigationStack { ProductView(product: Product(id: 2), ref: "a friend", exits: .preview(productId: 2)) }
    }

    #Preview("Reviews") {
        ReviewsView(product: Product(id: 2), sort: .topRated, section: nil, exits: .preview)
    }
#endif
