#if canImport(SwiftUI)
    import CatalogNavigation
    import NavgenRuntime
    import SwiftUI

    /// A product, with its actions.
    struct ProductView: View {
        let product: Product
        let ref: String?
        let exits: CatalogProductExits

        var body: some View {
            List {
                Text(product.name)
                if let ref {
                    Text("Recommended by \(ref)")
                }
                // `exits` knows the product, so only the other values are passed.
                NavigationLink("Best reviews", value: exits.to.reviews(sort: .topRated))
                    .exit(exits.to.reviews())
                Button("Photos") { exits.photo() }
                    .exit(exits.to.photo())
                // On an iPad, the popover is anchored to this button.
                Button("Share") { exits.share() }
                    .source(exits.to.share())
                    .exit(exits.to.share())
            }
        }
    }

    /// The reviews of a product.
    struct ReviewsView: View {
        let product: Product
        let sort: Sort
        let section: String?
        let exits: CatalogReviewsExits

        var body: some View {
            ScrollViewReader { proxy in
                List {
                    ForEach(Review.sorted(by: sort)) { review in
                        Text("\(review.text) (\(review.stars) of 5)")
                            .id(review.id)
                    }
                }
                // A link to a section of a screen that is already shown counts an arrival, so that
                // it scrolls again.
                .task(id: exits.arrivals) {
                    if let section {
                        proxy.scrollTo(section, anchor: .top)
                    }
                }
            }
        }
    }

    /// A photo of a product, over the full screen.
    struct PhotoView: View {
        let product: Product
        let index: Int
        let exits: CatalogPhotoExits

        var body: some View {
            VStack {
                Text("\(product.name), photo \(index + 1)")
                Button("Done") { exits.close() }
                    .exit(.close)
            }
        }
    }

    /// Shares a product.
    struct ShareView: View {
        let product: Product
        let exits: CatalogShareExits

        var body: some View {
            VStack {
                Text("Tell a friend about \(product.name)")
                Button("Copy the link") { exits.close() }
                    .exit(.close)
            }
        }
    }
#endif
