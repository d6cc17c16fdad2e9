// Written by navgen from shop.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if hasFeature(InternalImportsByDefault)
    package import AccountNavigation
#else
    import AccountNavigation
#endif
#if hasFeature(InternalImportsByDefault)
    package import CatalogNavigation
#else
    import CatalogNavigation
#endif
#if hasFeature(InternalImportsByDefault)
    package import NavgenRuntime
#else
    import NavgenRuntime
#endif
#if hasFeature(InternalImportsByDefault)
    package import OrdersNavigation
#else
    import OrdersNavigation
#endif
import ShopModel

/// A navigation request that a screen makes through one of its exits.
package typealias ShopExit = NavigationExit<ShopGraph>
package typealias ShopExitHandler = ExitHandler<ShopExit>

/// The requests of screens of a section that is a module.
nonisolated package protocol ShopSectionExit: ExitRequest {
    var exit: ShopExit { get }
}

extension ExitHandler where Exit == ShopExit {
    func section<Inner: ShopSectionExit>() -> ExitHandler<Inner> { section { $0.exit } }
}

/// The requests of the screens of `CatalogNavigation`, as exits of the app.
nonisolated extension ShopCatalogExit: ShopSectionExit {
    package var exit: ShopExit {
        switch self {
        case .catalogProduct(let productId, let ref):
            return .push(.catalog(.product(productId: productId, ref: ref)))
        case .catalogSearch(let query): return .sheet(.catalog(.search(query: query)))
        case .accountSignIn: return .sheet(.account(.signIn))
        case .catalogReviews(let productId, let sort, let section):
            return .push(.catalog(.reviews(productId: productId, sort: sort, section: section)))
        case .catalogPhoto(let productId, let index):
            return .cover(.catalog(.photo(productId: productId, index: index)))
        case .catalogShare(let productId): return .popover(.catalog(.share(productId: productId)))
        case .back: return .back
        case .close: return .close
        case .finish(let result): return .finish(result)
        }
    }
}

/// The requests of the screens of `OrdersNavigation`, as exits of the app.
nonisolated extension ShopOrdersExit: ShopSectionExit {
    package var exit: ShopExit {
        switch self {
        case .ordersDetail(let orderId): return .push(.orders(.detail(orderId: orderId)))
        case .ordersCancel(let orderId): return .dialog(.orders(.cancel(orderId: orderId)))
        case .catalogProduct(let productId, let ref):
            return .push(.catalog(.product(productId: productId, ref: ref)))
        case .back: return .back
        case .close: return .close
        case .finish(let result): return .finish(result)
        }
    }
}

/// The requests of the screens of `AccountNavigation`, as exits of the app.
nonisolated extension ShopAccountExit: ShopSectionExit {
    package var exit: ShopExit {
        switch self {
        case .accountSettings: return .push(.account(.settings))
        case .accountAddress(let street): return .sheet(.account(.address(street: street)))
        case .accountOnboarding(let data): return .start(.account(.onboarding(.init(data: data))))
        case .back: return .back
        case .close: return .close
        case .finish(let result): return .finish(result)
        }
    }
}
