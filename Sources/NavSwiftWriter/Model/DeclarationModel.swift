package import NavGraph
import NavLinks
package import NavNames
import NavSyntax

/// What all declaration emitters share: the graph with its Swift names, and facts about its exits
/// and states.
package final class DeclarationModel: Sendable {
    let swift: SwiftModel
    let exits: ExitFacts
    let state: StateFacts
    package let order: NodeOrder

    package init(_ swift: SwiftModel) {
        self.swift = swift
        (exits, state) = (ExitFacts(swift), StateFacts(swift))
        order = NodeOrder(swift)
    }

    /// The exits of a node, in source order.
    package func exits(of node: NodeID) -> [Exit] { exits[node] }

    var graph: Graph { swift.graph }
    var prefix: String { swift.prefix }

    /// The module with the behavior that all apps share.
    static let runtime = "NavgenRuntime"

    /// The graph type in the module that compiles a section: `ShopGraph` in the app,
    /// `LibraryLoansGraph` in a section's own module.
    func graphType(in section: SectionID) -> String { swift.support(.graph, section) }

    /// The enum of nodes in the module that compiles a section: `ShopNode`.
    func nodeType(in section: SectionID) -> String { swift.support(.node, section) }

    /// Whether a conformance to a runtime protocol exposes the runtime module. Conformances of
    /// `package` types do not expose it; for these, Swift requires an import with a narrower access
    /// level.
    var conformancesExposeRuntime: Bool { swift.access != .package }

    /// The case of the node enum for a node.
    func nodeCase(_ node: NodeID) -> String {
        SwiftNames.identifier(SwiftNames.listed(swift.nodeNames[node.index], "Node"))
    }

    /// The nodes that the app shows by itself (`external: true`), in graph order.
    var externals: [NodeID] {
        graph.nodes.indices.map { NodeID($0) }.filter { graph[$0].isExternal }
    }

    /// Whether the graph has several roots, or one with a condition.
    var hasRoots: Bool { swift.has(.state) && state.hasRoots }

    var hasTabs: Bool { !swift.tabs.isEmpty }

    func isForeign(_ section: SectionID, in outer: SectionID) -> Bool {
        swift.module(of: section) != swift.module(of: outer)
    }
}

extension SwiftNames {
    /// The name of a case in an enum with `allCases` and `rawValue`. A case with such a name would clash with the
    /// property, so it gets a suffix.
    package static func listed(_ word: String, _ suffix: String) -> String {
        word == "allCases" || word == "rawValue" ? word + suffix : word
    }
}
