// Written by navgen from tab-actions.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

#if canImport(Darwin)
    import Foundation
#endif

/// The screens that can be on a stack.
nonisolated enum PostRoute: NavigationValue {
    /// Timeline
    case posts
    /// Post {postId}
    case post(postId: Int)
    /// Profile
    case me
    /// Help
    case guides
    /// {name}
    case guide(name: String)

    var nodeValue: NodeValue {
        switch self {
        case .posts: return value(.posts)
        case .post(let postId): return value(.post, .int(postId))
        case .me: return value(.me)
        case .guides: return value(.guides)
        case .guide(let name): return value(.guide, .string(name))
        }
    }

    init?(_ node: PostNode, _ values: inout ValueReader) {
        switch node {
        case .posts: self = .posts
        case .post: self = .post(postId: values.int(0))
        case .me: self = .me
        case .guides: self = .guides
        case .guide: self = .guide(name: values.string(0))
        default: return nil
        }
    }

    var title: String? {
        switch self {
        case .post(let postId): return String(localized: "Post \(postId)")
        case .guide(let name): return String(localized: "\(name)")
        default: return Graph.title(of: node)
        }
    }
}

/// The nodes that are presented full screen.
nonisolated enum PostCover: PresentedValue {
    /// New post
    case composer(replyTo: Int? = nil)

    var nodeValue: NodeValue {
        switch self {
        case .composer(let replyTo): return value(.composer, .int(replyTo))
        }
    }

    init?(_ node: PostNode, _ values: inout ValueReader) {
        switch node {
        case .composer: self = .composer(replyTo: values.optionalInt(0))
        default: return nil
        }
    }
}

/// The actions that the app carries out.
nonisolated enum PostAction: NavigationValue {
    case scanCode(postId: Int = 0)

    var nodeValue: NodeValue {
        switch self {
        case .scanCode(let postId): return value(.scanCode, .int(postId))
        }
    }

    init?(_ node: PostNode, _ values: inout ValueReader) {
        switch node {
        case .scanCode: self = .scanCode(postId: values.int(0, or: 0))
        default: return nil
        }
    }
}

/// The tabs, in the order in which they appear.
nonisolated enum PostTab: String, NavigationTab {
    /// Timeline
    case timeline
    /// Profile
    case profile

    typealias Graph = PostGraph
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated enum PostNode: NavigationNode {
    case timeline
    case compose
    case scan
    case help
    case profile
    case posts
    case post
    case me
    case guides
    case guide
    case composer
    case scanCode

    typealias Graph = PostGraph
}

/// The graph: its types, and what is known about its nodes.
nonisolated enum PostGraph: NavigationGraph {
    typealias Node = PostNode
    typealias Route = PostRoute
    typealias Cover = PostCover
    typealias Action = PostAction
    typealias Tab = PostTab
    typealias Link = PostLink
    typealias Conditions = PostConditions
    typealias Handlers = any PostHandlers

    static let table = GraphTable(
        PostGraph.self, "Post", format: .v1,
        """
        ?canScan
        @tabs
        timeline tab root=posts symbol=list.bullet
        compose tab acts symbol=square.and.pencil
        >compose.to present:composer
        scan tab acts visible=canScan symbol=qrcode.viewfinder
        >scan.to act:scanCode
        help tab acts symbol=questionmark
        >help.to open:guide(=start)
        profile tab root=me symbol=person
        posts screen pushes=post
        post screen params=postId
        me screen pushes=guides
        guides screen pushes=guide
        guide screen params=name
        composer cover params=replyTo stack
        scanCode action params=postId
        """)

    static func title(of node: PostNode) -> String? {
        switch node {
        case .timeline: return String(localized: "Timeline")
        case .compose: return String(localized: "New post")
        case .scan: return String(localized: "Scan")
        case .help: return String(localized: "Help")
        case .profile: return String(localized: "Profile")
        case .posts: return String(localized: "Timeline")
        case .me: return String(localized: "Profile")
        case .guides: return String(localized: "Help")
        case .composer: return String(localized: "New post")
        default: return nil
        }
    }

    static func cancelLabel(of node: PostNode) -> String? {
        switch node {
        case .composer: return String(localized: "Cancel")
        default: return nil
        }
    }
}
