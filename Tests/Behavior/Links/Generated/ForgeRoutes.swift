// Written by navgen from router-order.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

#if canImport(Darwin)
    import Foundation
#endif

/// The screens that can be on a stack.
nonisolated enum ForgeRoute: NavigationValue {
    /// Dashboard
    case dashboard
    /// {name}
    case org(name: String)
    /// Settings
    case owner(owner: String)
    /// {owner}/{repo}
    case repo(owner: String, repo: String)
    /// Pull requests
    case pulls(owner: String, repo: String)
    /// Help
    case help(lang: Lang = .en, topic: String)
    /// {slug}
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

    var title: String? {
        switch self {
        case .org(let name): return String(localized: "\(name)")
        case .repo(let owner, let repo): return String(localized: "\(owner)/\(repo)")
        case .manual(_, let slug): return String(localized: "\(slug)")
        default: return Graph.title(of: node)
        }
    }
}

nonisolated enum Lang: String, CaseIterable, Codable, Sendable {
    case de
    case en
    case fr
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated enum ForgeNode: NavigationNode {
    case dashboard
    case org
    case owner
    case repo
    case pulls
    case help
    case manual

    typealias Graph = ForgeGraph
}

/// The graph: its types, and what is known about its nodes.
nonisolated enum ForgeGraph: NavigationGraph {
    typealias Node = ForgeNode
    typealias Route = ForgeRoute
    typealias Link = ForgeLink

    static let table = GraphTable(
        ForgeGraph.self, "Forge", format: .v1,
        """
        @dashboard
        dashboard screen pushes=org,owner,repo,pulls,help,manual
        org screen params=name
        owner screen params=owner
        repo screen params=owner,repo pushes=pulls
        pulls screen params=owner,repo
        help screen params=lang,topic
        manual screen params=lang,slug
        """)

    static func title(of node: ForgeNode) -> String? {
        switch node {
        case .dashboard: return String(localized: "Dashboard")
        case .owner: return String(localized: "Settings")
        case .pulls: return String(localized: "Pull requests")
        case .help: return String(localized: "Help")
        default: return nil
        }
    }
}
