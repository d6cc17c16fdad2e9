// Written by navgen from item-sheets.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The destinations of URLs.
nonisolated enum AtlasLink: NavigationLinkValue {
    /// `/map?layer={layer}`
    case map(layer: Layer = .standard)
    /// `/place/{placeId}/hours`
    case openingHours(placeId: Int)
    /// `/place/{placeId}?photo={photo}`
    case place(placeId: Int, photo: Int? = nil)

    var nodeValue: NodeValue {
        switch self {
        case .map(let layer): return value(.map, .raw(layer))
        case .openingHours(let placeId): return value(.openingHours, .int(placeId))
        case .place(let placeId, let photo): return value(.place, .int(placeId), .int(photo))
        }
    }

    init?(_ node: AtlasNode, _ values: inout ValueReader) {
        switch node {
        case .map: self = .map(layer: values.choice(0, or: .standard))
        case .openingHours: self = .openingHours(placeId: values.int(0))
        case .place: self = .place(placeId: values.int(0), photo: values.optionalInt(1))
        default: return nil
        }
    }
}

nonisolated extension AtlasGraph {
    /// The URL patterns, and what each shows. Of all lines that match a URL, the first one wins.
    static let links = LinkTable(
        AtlasGraph.table, format: .v1,
        origins: ["schemes=atlas hosts=atlas.example.com"],
        types: ["Layer": .cases(Layer.self)],
        """
        map /map?layer={0:Layer=standard} | @map(0)
        openingHours /place/{0:Int}/hours | @map +place(0,_) openingHours(0)
        place /place/{0:Int}?photo={1:Int-} | @map +place(0,1)
        """)
}
