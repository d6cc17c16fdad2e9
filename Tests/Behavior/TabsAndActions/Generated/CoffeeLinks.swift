// Written by navgen from actions.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The destinations of URLs.
nonisolated enum CoffeeLink: NavigationLinkValue {
    /// `/promo/{code}`
    case redeem(code: PromoCode)
    /// `/confirm/{token}`
    case confirmEmail(token: UUID)
    /// `/t/{alias}`
    case openCafe(alias: String)
    /// `/unsubscribe?list={list}`
    case unsubscribe(list: String)
    /// `/`
    case menu
    /// `/wallet`
    case wallet
    /// `/cafe/{cafeId}`
    case cafe(cafeId: Int, table: Int? = nil)

    var nodeValue: NodeValue {
        switch self {
        case .redeem(let code): return value(.redeem, .raw(code))
        case .confirmEmail(let token): return value(.confirmEmail, .uuid(token))
        case .openCafe(let alias): return value(.openCafe, .string(alias))
        case .unsubscribe(let list): return value(.unsubscribe, .string(list))
        case .menu: return value(.menu)
        case .wallet: return value(.wallet)
        case .cafe(let cafeId, let table): return value(.cafe, .int(cafeId), .int(table))
        }
    }

    init?(_ node: CoffeeNode, _ values: inout ValueReader) {
        switch node {
        case .redeem: self = .redeem(code: values.pattern(0))
        case .confirmEmail: self = .confirmEmail(token: values.uuid(0))
        case .openCafe: self = .openCafe(alias: values.string(0))
        case .unsubscribe: self = .unsubscribe(list: values.string(0))
        case .menu: self = .menu
        case .wallet: self = .wallet
        case .cafe: self = .cafe(cafeId: values.int(0), table: values.optionalInt(1))
        default: return nil
        }
    }
}

nonisolated extension CoffeeGraph {
    /// The URL patterns, and what each shows. Of all lines that match a URL, the first one wins.
    static let links = LinkTable(
        CoffeeGraph.table, format: .v1,
        origins: ["schemes=coffee hosts=coffee.example.com"],
        types: ["PromoCode": .pattern(PromoCode.self)],
        """
        redeem /promo/{0:PromoCode}
        confirmEmail /confirm/{0:UUID}
        openCafe /t/{0}
        unsubscribe /unsubscribe?list={0}
        menu / | @menu
        wallet /wallet | @menu wallet
        cafe /cafe/{0:Int} | @menu cafe(0,1)
        """)
}
