// Written by navgen from tab-values.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The destinations of URLs.
nonisolated enum PaperLink: NavigationLinkValue {
    /// `/topic/{topic}?compact={compact}`, `/scores`
    case feed(topic: Topic, compact: Bool = false)
    /// `/story/{storyId}`
    case story(storyId: Int)
    /// `/reading/{list}`
    case reading(list: String)

    var nodeValue: NodeValue {
        switch self {
        case .feed(let topic, let compact): return value(.feed, .raw(topic), .bool(compact))
        case .story(let storyId): return value(.story, .int(storyId))
        case .reading(let list): return value(.reading, .string(list))
        }
    }

    init?(_ node: PaperNode, _ values: inout ValueReader) {
        switch node {
        case .feed: self = .feed(topic: values.choice(0), compact: values.bool(1, or: false))
        case .story: self = .story(storyId: values.int(0))
        case .reading: self = .reading(list: values.string(0))
        default: return nil
        }
    }
}

nonisolated extension PaperGraph {
    /// The URL patterns, and what each shows. Of all lines that match a URL, the first one wins.
    static let links = LinkTable(
        PaperGraph.table, format: .v1,
        origins: ["schemes=paper hosts=paper.example.com"],
        types: ["Topic": .cases(Topic.self)],
        """
        feed /topic/{0:Topic}?compact={1:Bool=false} | @world topics feed(0,1)
        feed /scores {0=sport} {1=true}
        story /story/{0:Int} | @world story(0)
        reading /reading/{0} | @world reading(0)
        """)
}
