// Written by navgen from shop.yaml, section account. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if hasFeature(InternalImportsByDefault)
    package import NavgenRuntime
#else
    import NavgenRuntime
#endif

/// The destinations of URLs in the section `account`.
nonisolated package enum ShopAccountLink: NavigationLinkValue {
    /// `/settings`
    case settings

    package var nodeValue: NodeValue {
        switch self {
        case .settings: return value(.accountSettings)
        }
    }

    package init?(_ node: ShopNode, _ values: inout ValueReader) {
        switch node {
        case .accountSettings: self = .settings
        default: return nil
        }
    }
}
