// Written by navgen from wandering.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The destinations of URLs.
nonisolated enum TripLink: NavigationLinkValue {
    /// `/posts`
    case posts
    /// `/post/{id}`
    case post(id: Int)
    /// `/post/{id}/comments`
    case comments(id: Int)
    /// `/adults`
    case adults
    /// `/audit`
    case audit
    /// `/cart`
    case cart
    /// `/tour`
    case tour
    /// `/promo/{code}`
    case redeem(code: String)

    var nodeValue: NodeValue {
        switch self {
        case .posts: return value(.posts)
        case .post(let id): return value(.post, .int(id))
        case .comments(let id): return value(.comments, .int(id))
        case .adults: return value(.adults)
        case .audit: return value(.audit)
        case .cart: return value(.cart)
        case .tour: return value(.tour)
        case .redeem(let code): return value(.redeem, .string(code))
        }
    }

    init?(_ node: TripNode, _ values: inout ValueReader) {
        switch node {
        case .posts: self = .posts
        case .post: self = .post(id: values.int(0))
        case .comments: self = .comments(id: values.int(0))
        case .adults: self = .adults
        case .audit: self = .audit
        case .cart: self = .cart
        case .tour: self = .tour
        case .redeem: self = .redeem(code: values.string(0))
        default: return nil
        }
    }
}

nonisolated extension TripGraph {
    /// The URL patterns, and what each shows. Of all lines that match a URL, the first one wins.
    static let links = LinkTable(
        TripGraph.table, format: .v1,
        origins: ["schemes=trip"],
        """
        posts /posts | @feed
        post /post/{0:Int} | @feed post(0)
        comments /post/{0:Int}/comments | @feed post(0) comments(0)
        adults /adults | @feed adults
        audit /audit | @desk audit
        cart /cart | @bag
        tour /tour | @feed +tour
        redeem /promo/{0}
        receipt | @bag receipt
        """)
}
