import NavGraph
import NavLinks
import NavSyntax

/// What the emitters of declarations share: the graph as Swift names it, and what is known about its exits and states.
final class DeclarationModel: Sendable {
    let swift: SwiftModel
    let exits: ExitFacts
    let state: StateFacts
    let order: NodeOrder

    init(_ swift: SwiftModel) {
        self.swift = swift
        (exits, state) = concurrently({ ExitFacts(swift) }, { StateFacts(swift) })
        order = NodeOrder(swift)
    }

    var graph: Graph { swift.graph }
    var prefix: String { swift.prefix }

    /// The module that all behavior is in.
    static let runtime = "NavgenRuntime"

    /// The graph's type in the module of a section: `ShopGraph`, and `LibraryLoansGraph` in a module of its own.
    func graphType(in section: SectionID) -> String { swift.support("Graph", section) }

    /// The enum of nodes in the module of a section.
    func nodeType(in section: SectionID) -> String { swift.support("Node", section) }

    /// Whether a conformance to a protocol of the runtime shows the runtime to others: for `package`, Swift does not
    /// count it, and asks for another import.
    var conformancesShow: Bool { swift.access != .package }

    /// A node as a case of the enum of nodes.
    func nodeCase(_ node: NodeID) -> String {
        SwiftNames.identifier(SwiftNames.listed(swift.nodeNames[node.index], "Node"))
    }

    /// The nodes of some kinds that the app shows by itself, in the order of the graph.
    var externals: [NodeID] {
        graph.nodes.indices.map { NodeID($0) }.filter { graph[$0].isExternal }
    }

    /// Whether the graph chooses among roots.
    var hasRoots: Bool { swift.has(.state) && state.hasRoots }

    var hasTabs: Bool { !swift.tabs.isEmpty }

    func isForeign(_ section: SectionID, in outer: SectionID) -> Bool {
        swift.module(of: section) != swift.module(of: outer)
    }
}

extension SwiftNames {
    /// A word as a case of an enum that lists its cases: `allCases` is the name of that list.
    static func listed(_ word: String, _ suffix: String) -> String { word == "allCases" ? word + suffix : word }
}
