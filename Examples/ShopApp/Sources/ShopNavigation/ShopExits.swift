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
    package import OrdersNavigation
#else
    import OrdersNavigation
#endif
import ShopModel

/// What a screen requests through one of its exits.
nonisolated package enum ShopExit: Hashable, Sendable {
    case push(ShopRoute)
    case sheet(ShopSheet)
    case cover(ShopCover)
    case popover(ShopPopover)
    case dialog(ShopDialog)
    case start(ShopFlow)
    /// Closes the presentation that contains the screen.
    case close
    /// Goes back to what is below the screen.
    case back
    /// Closes the presentation that contains the screen, with a result.
    case finish(ShopResult)
}

nonisolated extension ShopExit {
    /// The node it leads to; `nil` if it leads back.
    package var target: ShopNode? {
        switch self {
        case .push(let target): return target.node
        case .sheet(let target): return target.node
        case .cover(let target): return target.node
        case .popover(let target): return target.node
        case .dialog(let target): return target.node
        case .start(let target): return target.node
        case .back, .close, .finish: return nil
        }
    }
}

/// What a presentation returns to a caller that awaits it.
nonisolated package struct ShopResult: Hashable, @unchecked Sendable {
    // The initializer accepts only Sendable values.
    package let content: AnyHashable

    package init<Value: Hashable & Sendable>(_ value: Value) { content = AnyHashable(value) }

    package init(content: AnyHashable) { self.content = content }

    package func value<Value>(as type: Value.Type = Value.self) -> Value? { content.base as? Value }
}

/// Performs the exits of a screen.
@MainActor package final class ShopExitHandler {
    let go: @MainActor (ShopExit) -> Void
    let ask: @MainActor (ShopExit) async -> ShopResult?
    let count: @MainActor (ShopCounter) -> Int

    package init(
        go: @escaping @MainActor (ShopExit) -> Void,
        ask: @escaping @MainActor (ShopExit) async -> ShopResult? = { _ in nil },
        count: @escaping @MainActor (ShopCounter) -> Int = { _ in 0 }
    ) {
        self.go = go
        self.ask = ask
        self.count = count
    }

    /// Does nothing, for previews.
    package static let preview = ShopExitHandler { _ in }

    /// Records what is requested, for tests.
    package static func recording(_ record: @escaping @MainActor (ShopExit) -> Void) -> Self {
        Self(
            go: record,
            ask: { exit in
                record(exit)
                return nil
            })
    }
}

/// What a screen that is already shown can be told about.
nonisolated package enum ShopCounter: Hashable, Sendable {
    /// A link has led to it again.
    case arrivals
    /// Its tab was tapped again.
    case reselections
}

/// The exits of a screen.
@MainActor package protocol ShopWaysOut {
    var handler: ShopExitHandler { get }
}

extension ShopWaysOut {
    /// Goes back to what is below the screen; at the bottom of a presentation, closes it.
    package func back() { handler.go(.back) }

    /// How many times a link led here while this was already shown; a cue to scroll there again.
    package var arrivals: Int { handler.count(.arrivals) }
}

/// The exits of a screen that can be in a presentation.
@MainActor package protocol ShopPresentedWaysOut: ShopWaysOut {}

extension ShopPresentedWaysOut {
    /// Closes the presentation that contains the screen, from any depth.
    package func close() { handler.go(.close) }
}

nonisolated extension ShopExit {
    /// What a screen of `CatalogNavigation` requests.
    package init(_ exit: ShopCatalogExit) {
        switch exit {
        case .catalogProduct(let productId, let ref):
            self = .push(.catalog(.product(productId: productId, ref: ref)))
        case .catalogSearch(let query):
            self = .sheet(.catalog(.search(query: query)))
        case .accountSignIn:
            self = .sheet(.account(.signIn))
        case .catalogReviews(let productId, let sort, let section):
            self = .push(.catalog(.reviews(productId: productId, sort: sort, section: section)))
        case .catalogPhoto(let productId, let index):
            self = .cover(.catalog(.photo(productId: productId, index: index)))
        case .catalogShare(let productId):
            self = .popover(.catalog(.share(productId: productId)))
        case .back: self = .back
        case .close: self = .close
        }
    }
}

extension ShopCatalogExitHandler {
    /// Performs exits of `CatalogNavigation` as exits of the app.
    package convenience init(_ handler: ShopExitHandler) {
        self.init(
            go: { handler.go(ShopExit($0)) },
            ask: { await handler.ask(ShopExit($0)).map { ShopCatalogResult(content: $0.content) } },
            value: { exit in if case .push(let route) = ShopExit(exit) { route } else { exit } },
            count: { handler.count($0 == .arrivals ? .arrivals : .reselections) })
    }
}

nonisolated extension ShopExit {
    /// What a screen of `OrdersNavigation` requests.
    package init(_ exit: ShopOrdersExit) {
        switch exit {
        case .ordersDetail(let orderId):
            self = .push(.orders(.detail(orderId: orderId)))
        case .ordersCancel(let orderId):
            self = .dialog(.orders(.cancel(orderId: orderId)))
        case .catalogProduct(let productId, let ref):
            self = .push(.catalog(.product(productId: productId, ref: ref)))
        case .back: self = .back
        case .close: self = .close
        }
    }
}

extension ShopOrdersExitHandler {
    /// Performs exits of `OrdersNavigation` as exits of the app.
    package convenience init(_ handler: ShopExitHandler) {
        self.init(
            go: { handler.go(ShopExit($0)) },
            ask: { await handler.ask(ShopExit($0)).map { ShopOrdersResult(content: $0.content) } },
            value: { exit in if case .push(let route) = ShopExit(exit) { route } else { exit } },
            count: { handler.count($0 == .arrivals ? .arrivals : .reselections) })
    }
}

nonisolated extension ShopExit {
    /// What a screen of `AccountNavigation` requests.
    package init(_ exit: ShopAccountExit) {
        switch exit {
        case .accountSettings:
            self = .push(.account(.settings))
        case .accountAddress(let street):
            self = .sheet(.account(.address(street: street)))
        case .accountOnboarding(let data):
            self = .start(.account(.onboarding(.init(data: data))))
        case .back: self = .back
        case .close: self = .close
        case .finish(let result): self = .finish(ShopResult(content: result.content))
        }
    }
}

extension ShopAccountExitHandler {
    /// Performs exits of `AccountNavigation` as exits of the app.
    package convenience init(_ handler: ShopExitHandler) {
        self.init(
            go: { handler.go(ShopExit($0)) },
            ask: { await handler.ask(ShopExit($0)).map { ShopAccountResult(content: $0.content) } },
            value: { exit in if case .push(let route) = ShopExit(exit) { route } else { exit } },
            count: { handler.count($0 == .arrivals ? .arrivals : .reselections) })
    }
}
