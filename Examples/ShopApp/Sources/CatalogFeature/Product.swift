import CatalogNavigation

/// A product of the shop.
struct Product: Identifiable, Hashable {
    let id: Int

    var name: String {
        Self.names.indices.contains(id - 1) ? Self.names[id - 1] : "Product \(id)"
    }

    /// All products of the shop.
    static let all = names.indices.map { Product(id: $0 + 1) }

    /// The products with a text in their names; all products if the text is empty.
    static func matching(_ text: String) -> [Product] {
        all.filter { text.isEmpty || $0.name.lowercased().contains(text.lowercased()) }
    }

    private static let names = ["Kettle", "Teapot", "Cup", "Saucer", "Tea towel"]
}

/// A customer's review of a product.
struct Review: Identifiable, Hashable {
    /// Also used as the section in links, such as `shop://product/1/reviews#quality`.
    let id: String
    let text: String
    let stars: Int

    /// All reviews, in an order.
    static func sorted(by sort: Sort) -> [Review] {
        switch sort {
        case .relevance: all
        case .price: all.sorted { $0.id < $1.id }
        case .topRated: all.sorted { $0.stars > $1.stars }
        }
    }

    private static let all = [
        Review(id: "price", text: "Cheaper than I thought", stars: 4),
        Review(id: "quality", text: "Will outlive me", stars: 5),
        Review(id: "delivery", text: "Came on a Monday", stars: 3),
    ]
}
