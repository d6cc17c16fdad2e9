// Written by navgen from item-sheets.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

#if canImport(Darwin)
    import Foundation
#endif

/// The screens that can be on a stack.
nonisolated enum AtlasRoute: NavigationValue {
    /// Map
    case map(layer: Layer = .standard)
    /// Opening hours
    case openingHours(placeId: Int)

    var nodeValue: NodeValue {
        switch self {
        case .map(let layer): return value(.map, .raw(layer))
        case .openingHours(let placeId): return value(.openingHours, .int(placeId))
        }
    }

    init?(_ node: AtlasNode, _ values: inout ValueReader) {
        switch node {
        case .map: self = .map(layer: values.choice(0, or: .standard))
        case .openingHours: self = .openingHours(placeId: values.int(0))
        default: return nil
        }
    }
}

/// The nodes that are presented as sheets.
nonisolated enum AtlasSheet: PresentedValue {
    /// Place {placeId}
    case place(placeId: Int, photo: Int? = nil)
    /// Layers
    case layers
    /// Rate this place
    case rate(placeId: Int)

    var nodeValue: NodeValue {
        switch self {
        case .place(let placeId, let photo): return value(.place, .int(placeId), .int(photo))
        case .layers: return value(.layers)
        case .rate(let placeId): return value(.rate, .int(placeId))
        }
    }

    init?(_ node: AtlasNode, _ values: inout ValueReader) {
        switch node {
        case .place: self = .place(placeId: values.int(0), photo: values.optionalInt(1))
        case .layers: self = .layers
        case .rate: self = .rate(placeId: values.int(0))
        default: return nil
        }
    }

    var title: String? {
        switch self {
        case .place(let placeId, _): return String(localized: "Place \(placeId)")
        default: return Graph.title(of: node)
        }
    }
}

nonisolated enum Layer: String, CaseIterable, Codable, Sendable {
    case standard
    case satellite
    case transit
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated enum AtlasNode: NavigationNode {
    case map
    case openingHours
    case place
    case layers
    case rate

    typealias Graph = AtlasGraph
}

/// The graph: its types, and what is known about its nodes.
nonisolated enum AtlasGraph: NavigationGraph {
    typealias Node = AtlasNode
    typealias Route = AtlasRoute
    typealias Sheet = AtlasSheet
    typealias Link = AtlasLink

    static let table = GraphTable(
        AtlasGraph.self, "Atlas", format: .v1,
        """
        @map
        map screen params=layer
        openingHours screen params=placeId
        place sheet params=placeId,photo pushes=openingHours identity=placeId stack \
            detents=0.3,medium,large initial=medium behind=medium content=scrolls radius=24.0 \
            grabber
        layers sheet detents=0.25
        rate sheet params=placeId stack detents=medium
        """)

    static func title(of node: AtlasNode) -> String? {
        switch node {
        case .map: return String(localized: "Map")
        case .openingHours: return String(localized: "Opening hours")
        case .layers: return String(localized: "Layers")
        case .rate: return String(localized: "Rate this place")
        default: return nil
        }
    }

    static func cancelLabel(of node: AtlasNode) -> String? {
        switch node {
        case .rate: return String(localized: "Cancel")
        default: return nil
        }
    }

    static func confirmLabel(of node: AtlasNode) -> String? {
        switch node {
        case .rate: return String(localized: "Send")
        default: return nil
        }
    }
}
