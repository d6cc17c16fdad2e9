// Written by navgen from tab-values.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

#if canImport(Darwin)
    import Foundation
#endif

/// The screens that can be on a stack.
nonisolated enum PaperRoute: NavigationValue {
    /// {topic}
    case feed(topic: Topic, compact: Bool = false)
    /// All topics
    case topics
    /// Story {storyId}
    case story(storyId: Int)
    /// {list}
    case reading(list: String)

    var nodeValue: NodeValue {
        switch self {
        case .feed(let topic, let compact): return value(.feed, .raw(topic), .bool(compact))
        case .topics: return value(.topics)
        case .story(let storyId): return value(.story, .int(storyId))
        case .reading(let list): return value(.reading, .string(list))
        }
    }

    init?(_ node: PaperNode, _ values: inout ValueReader) {
        switch node {
        case .feed: self = .feed(topic: values.choice(0), compact: values.bool(1, or: false))
        case .topics: self = .topics
        case .story: self = .story(storyId: values.int(0))
        case .reading: self = .reading(list: values.string(0))
        default: return nil
        }
    }

    var title: String? {
        switch self {
        case .feed(let topic, _): return String(localized: "\(topic.rawValue)")
        case .story(let storyId): return String(localized: "Story \(storyId)")
        case .reading(let list): return String(localized: "\(list)")
        default: return Graph.title(of: node)
        }
    }
}

/// The tabs, in the order in which they appear.
nonisolated enum PaperTab: String, NavigationTab {
    /// World
    case world
    /// Sport
    case sport
    /// Saved
    case saved

    typealias Graph = PaperGraph
}

nonisolated enum Topic: String, CaseIterable, Codable, Sendable {
    case world
    case sport
    case science
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated enum PaperNode: NavigationNode {
    case world
    case sport
    case saved
    case reader
    case feed
    case topics
    case story
    case reading

    typealias Graph = PaperGraph
}

/// The graph: its types, and what is known about its nodes.
nonisolated enum PaperGraph: NavigationGraph {
    typealias Node = PaperNode
    typealias Route = PaperRoute
    typealias Tab = PaperTab
    typealias Link = PaperLink

    static let table = GraphTable(
        PaperGraph.self, "Paper", format: .v1,
        """
        @tabs
        world tab root=feed(=world,_) symbol=globe
        sport tab root=feed(=sport,=true) symbol=figure.run
        saved tab root=reader(=later) symbol=bookmark
        reader split sidebar=reading detail=story
        feed screen params=topic,compact pushes=story,topics
        topics screen pushes=feed
        story screen params=storyId
        reading screen params=list pushes=story
        """)

    static func title(of node: PaperNode) -> String? {
        switch node {
        case .world: return String(localized: "World")
        case .sport: return String(localized: "Sport")
        case .saved: return String(localized: "Saved")
        case .topics: return String(localized: "All topics")
        default: return nil
        }
    }
}
