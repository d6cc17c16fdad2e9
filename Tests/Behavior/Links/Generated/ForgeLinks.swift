// Written by navgen from router-order.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The destinations of URLs.
nonisolated enum ForgeLink: NavigationLinkValue {
    /// `/`
    case dashboard
    /// `/orgs/{name}`
    case org(name: String)
    /// `/{owner}/settings`
    case owner(owner: String)
    /// `/{owner}/{repo}`
    case repo(owner: String, repo: String)
    /// `/{owner}/{repo}/pulls`
    case pulls(owner: String, repo: String)
    /// `/{lang?}/help/{topic}`
    case help(lang: Lang = .en, topic: String)
    /// `/docs/{lang?}/{slug}`
    case manual(lang: Lang? = nil, slug: String)

    var nodeValue: NodeValue {
        switch self {
        case .dashboard: return value(.dashboard)
        case .org(let name): return value(.org, .string(name))
        case .owner(let owner): return value(.owner, .string(owner))
        case .repo(let owner, let repo): return value(.repo, .string(owner), .string(repo))
        case .pulls(let owner, let repo): return value(.pulls, .string(owner), .string(repo))
        case .help(let lang, let topic): return value(.help, .raw(lang), .string(topic))
        case .manual(let lang, let slug): return value(.manual, .raw(lang), .string(slug))
        }
    }

    init?(_ node: ForgeNode, _ values: inout ValueReader) {
        switch node {
        case .dashboard: self = .dashboard
        case .org: self = .org(name: values.string(0))
        case .owner: self = .owner(owner: values.string(0))
        case .repo: self = .repo(owner: values.string(0), repo: values.string(1))
        case .pulls: self = .pulls(owner: values.string(0), repo: values.string(1))
        case .help: self = .help(lang: values.choice(0, or: .en), topic: values.string(1))
        case .manual: self = .manual(lang: values.optionalChoice(0), slug: values.string(1))
        }
    }
}

nonisolated extension ForgeGraph {
    /// The URL patterns, and what each shows. Of all lines that match a URL, the first one wins.
    static let links = LinkTable(
        ForgeGraph.table, format: .v1,
        origins: ["schemes=forge hosts=forge.example"],
        types: ["Lang": .cases(Lang.self)],
        """
        dashboard / | @dashboard
        org /orgs/{0} | @dashboard org(0)
        manual /docs/{1} | @dashboard manual(0,1)
        help /help/{1} {0=en} | @dashboard help(0,1)
        owner /{0}/settings | @dashboard owner(0)
        repo /{0}/{1} | @dashboard repo(0,1)
        manual /docs/{0:Lang}/{1}
        help /{0:Lang}/help/{1}
        pulls /{0}/{1}/pulls | @dashboard pulls(0,1)
        """)
}
