// Written by navgen from tab-actions.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The destinations of URLs.
nonisolated enum PostLink: NavigationLinkValue {
    /// `/post/{postId}`
    case post(postId: Int)
    /// `/help/{name}`
    case guide(name: String)
    /// `/compose`
    case composer(replyTo: Int? = nil)

    var nodeValue: NodeValue {
        switch self {
        case .post(let postId): return value(.post, .int(postId))
        case .guide(let name): return value(.guide, .string(name))
        case .composer(let replyTo): return value(.composer, .int(replyTo))
        }
    }

    init?(_ node: PostNode, _ values: inout ValueReader) {
        switch node {
        case .post: self = .post(postId: values.int(0))
        case .guide: self = .guide(name: values.string(0))
        case .composer: self = .composer(replyTo: values.optionalInt(0))
        default: return nil
        }
    }
}

nonisolated extension PostGraph {
    /// The URL patterns, and what each shows. Of all lines that match a URL, the first one wins.
    static let links = LinkTable(
        PostGraph.table, format: .v1,
        origins: ["schemes=post"],
        """
        post /post/{0:Int} | @timeline post(0)
        guide /help/{0} | @profile guides guide(0)
        composer /compose | @timeline +composer(0)
        """)
}
