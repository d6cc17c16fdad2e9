// Written by navgen from hosts.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

#if canImport(Darwin)
    import Foundation
#endif

/// The screens that can be on a stack.
nonisolated enum FediRoute: NavigationValue {
    /// Home
    case timeline
    /// @{name}
    case person(instance: String, name: Handle)
    /// Post
    case post(instance: String, name: Handle, id: Int)
    /// {author}
    case blog(author: Author)
    /// Essay
    case essay(author: Author, slug: String)
    /// {host}
    ///
    /// Any other page of the web, in a web view.
    case page(host: String, path: String)

    var nodeValue: NodeValue {
        switch self {
        case .timeline: return value(.timeline)
        case .person(let instance, let name): return value(.person, .string(instance), .raw(name))
        case .post(let instance, let name, let id):
            return value(.post, .string(instance), .raw(name), .int(id))
        case .blog(let author): return value(.blog, .raw(author))
        case .essay(let author, let slug): return value(.essay, .raw(author), .string(slug))
        case .page(let host, let path): return value(.page, .string(host), .string(path))
        }
    }

    init?(_ node: FediNode, _ values: inout ValueReader) {
        switch node {
        case .timeline: self = .timeline
        case .person: self = .person(instance: values.string(0), name: values.pattern(1))
        case .post:
            self = .post(instance: values.string(0), name: values.pattern(1), id: values.int(2))
        case .blog: self = .blog(author: values.pattern(0))
        case .essay: self = .essay(author: values.pattern(0), slug: values.string(1))
        case .page: self = .page(host: values.string(0), path: values.string(1))
        }
    }

    var title: String? {
        switch self {
        case .person(_, let name): return String(localized: "@\(name.rawValue)")
        case .blog(let author): return String(localized: "\(author.rawValue)")
        case .page(let host, _): return String(localized: "\(host)")
        default: return Graph.title(of: node)
        }
    }
}

/// String values whose text matches `[a-z0-9_]+`.
nonisolated struct Handle: PatternValue {
    static let automaton = Automaton("30-39>1,5F>1,61-7A>1;!30-39>1,5F>1,61-7A>1")
    let rawValue: String
    init(unchecked value: String) { rawValue = value }
}

/// String values whose text matches `[a-z]+`.
nonisolated struct Author: PatternValue {
    static let automaton = Automaton("61-7A>1;!61-7A>1")
    let rawValue: String
    init(unchecked value: String) { rawValue = value }
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated enum FediNode: NavigationNode {
    case timeline
    case person
    case post
    case blog
    case essay
    case page

    typealias Graph = FediGraph
}

/// The graph: its types, and what is known about its nodes.
nonisolated enum FediGraph: NavigationGraph {
    typealias Node = FediNode
    typealias Route = FediRoute
    typealias Link = FediLink

    static let table = GraphTable(
        FediGraph.self, "Fedi", format: .v1,
        """
        @timeline
        timeline screen pushes=person,page,blog
        person screen params=instance,name pushes=post
        post screen params=instance,name,id
        blog screen params=author pushes=essay
        essay screen params=author,slug
        page screen params=host,path
        """)

    static func title(of node: FediNode) -> String? {
        switch node {
        case .timeline: return String(localized: "Home")
        case .post: return String(localized: "Post")
        case .essay: return String(localized: "Essay")
        default: return nil
        }
    }
}
