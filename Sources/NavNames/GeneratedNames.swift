package import NavGraph
package import NavSyntax

/// The names of all types that navgen generates for a graph, each with the declaration that it
/// comes from. Finds names that would be generated twice.
package struct GeneratedNames {
    /// The section or node that a type is generated for.
    package struct Owner {
        package var subject: String
        package var range: SourceRange
    }
    /// The declaration that already uses a name.
    package enum Holder {
        /// Swift, SwiftUI or NavgenRuntime declares it.
        case library
        /// It is generated for every graph.
        case graph
        /// The graph declares it under `types`.
        case type(SourceRange)
        case generated(Owner)
    }
    package struct Collision {
        package var name: String
        package var owner: Owner
        package var first: Holder
    }
    private var holders: [String: Holder] = [:]
    private let prefix: String
    /// A type that is generated for every graph with this name, and that already exists: for a
    /// graph named `Flow`, this is `FlowState`, which NavgenRuntime also declares.
    package let existingType: String?

    /// Types nested in generated types. Inside those, generated code also uses types that the graph
    /// declares; a nested type with the same name would shadow it.
    private static let nestedTypes: Set<String> = [
        "Answer", "CoverView", "Exit", "FlowView", "Graph", "Node", "PopoverView", "RouteView", "SheetView", "To",
    ]

    package init(_ graph: Graph) {
        prefix = graph.name.value
        for name in RuntimeNames.all.union(SwiftTypeNames.all) { holders[name] = .library }
        let suffixes = GraphType.allCases.map(\.rawValue) + Family.allCases.map(\.suffix)
        let own = suffixes.map { graph.name.value + $0 }
        existingType = own.first(where: SwiftTypeNames.isTaken)
        for name in own where holders[name] == nil { holders[name] = .graph }
        for type in graph.types where holders[type.name.value] == nil {
            holders[type.name.value] = .type(type.name.range)
        }
    }

    /// Whether a type with this name is generated for every graph.
    package func isGeneratedForEveryGraph(_ name: String) -> Bool {
        if case .graph = holders[name] { true } else { false }
    }

    /// Whether a type nested in a generated type would shadow a type that the graph declares. For
    /// example, the protocol of a node `cart` has an associated type `CartBody`.
    package static func isHidden(_ name: String, in graph: Graph) -> Bool {
        guard !nestedTypes.contains(name) else { return true }
        // The type of a flow has its steps as `Step`.
        if name == "Step" {
            return graph.nodes(of: .flow).flatMap(\.parameters).contains { parameter in
                if case .declared(let id) = parameter.type.base { graph[id].name.value == name } else { false }
            }
        }
        if name.hasSuffix("Destinations") {
            return graph.sections.dropFirst().contains { SwiftNames.upper($0.name.value) + "Destinations" == name }
        }
        guard name.hasSuffix("Body") else { return false }
        return graph.nodes.contains {
            SwiftNames.upperJoined($0.id.value) + "Body" == name || SwiftNames.upperJoined($0.name) + "Body" == name
        }
    }

    /// Adds the types of a section, and returns the first whose name is already in use.
    package mutating func add(_ section: Section) -> Collision? {
        let stem = prefix + SwiftNames.upperJoined(section.path)
        return add(
            SectionType.all.map { stem + $0.suffix },
            Owner(subject: "the section `\(section.path)`", range: section.name.range))
    }

    /// Adds the types of a node, such as the actions of a dialog or the steps and data of a flow,
    /// and returns the first whose name is already in use.
    package mutating func add(_ node: Node) -> Collision? {
        let stem = SwiftNames.upperJoined(node.name)
        return add(
            NodeType.all(of: node).map { stem + $0.rawValue },
            Owner(subject: "`\(node.name)`", range: node.id.range))
    }

    private mutating func add(_ names: [String], _ owner: Owner) -> Collision? {
        var collision: Collision?
        for name in names {
            if let first = holders[name] {
                // Two nodes with the same id are reported by `duplicate-id`.
                if case .generated(let other) = first, other.subject == owner.subject { continue }
                collision = collision ?? Collision(name: name, owner: owner, first: first)
            } else {
                holders[name] = .generated(owner)
            }
        }
        return collision
    }
}
