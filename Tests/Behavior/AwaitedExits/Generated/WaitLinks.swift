// Written by navgen from awaiting.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The destinations of URLs.
nonisolated enum WaitLink: NavigationLinkValue {
    /// `/`
    case home
    /// `/product/{id}`
    case product(id: Int)
    /// `/item`
    case item
    /// `/newest`
    case newest
    /// `/web`
    case shopWeb
    /// `/redeem/{code}`
    case redeem(code: String)

    var nodeValue: NodeValue {
        switch self {
        case .home: return value(.home)
        case .product(let id): return value(.product, .int(id))
        case .item: return value(.item)
        case .newest: return value(.newest)
        case .shopWeb: return value(.shopWeb)
        case .redeem(let code): return value(.redeem, .string(code))
        }
    }

    init?(_ node: WaitNode, _ values: inout ValueReader) {
        switch node {
        case .home: self = .home
        case .product: self = .product(id: values.int(0))
        case .item: self = .item
        case .newest: self = .newest
        case .shopWeb: self = .shopWeb
        case .redeem: self = .redeem(code: values.string(0))
        default: return nil
        }
    }
}

nonisolated extension WaitGraph {
    /// The URL patterns, and what each shows. Of all lines that match a URL, the first one wins.
    static let links = LinkTable(
        WaitGraph.table, format: .v1,
        origins: ["schemes=app"],
        """
        home / | @home
        product /product/{0:Int} | @home product(0)
        item /item | @home item
        newest /newest | @home newest
        shopWeb /web | @home shopWeb
        redeem /redeem/{0}
        promo | @home promo
        """)
}
