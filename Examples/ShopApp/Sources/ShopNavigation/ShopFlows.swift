// Written by navgen from shop.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if hasFeature(InternalImportsByDefault)
    package import NavgenRuntime
#else
    import NavgenRuntime
#endif

/// The flows, each with its step and its data.
nonisolated package enum ShopFlow: NavigationFlowValue {
    case account(ShopAccountFlow)

    package var flowValue: FlowNodeValue {
        switch self {
        case .account(let inner): return inner.flowValue
        }
    }

    package init?(_ node: ShopNode, _ flow: FlowReader) {
        if let inner = ShopAccountFlow(node, flow) {
            self = .account(inner)
        } else {
            return nil
        }
    }
}
