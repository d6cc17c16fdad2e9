import NavGraph
import NavSyntax

/// The names of all types that navgen generates for a graph, each with the declaration that it
/// comes from. Finds names that would be generated twice.
struct GeneratedNames {
    /// The section or node that a type is generated for.
    struct Owner {
        var subject: String
        var range: SourceRange
    }
    /// The declaration that already uses a name.
    enum Holder {
        /// Swift, SwiftUI or NavgenRuntime declares it.
        case library
        /// It is generated for every graph.
        case graph
        /// The graph declares it under `types`.
        case type(SourceRange)
        case generated(Owner)
    }
    struct Collision {
        var name: String
        var owner: Owner
        var first: Holder
    }
    private var holders: [String: Holder] = [:]
    private let prefix: String
    /// A type that is generated for every graph with this name, and that already exists: for a
    /// graph named `Flow`, this is `FlowState`, which NavgenRuntime also declares.
    let existingType: String?

    /// Suffixes of the types that are generated once for each graph, such as `ShopNavigator`.
    private static let suffixes = [
        "Condition", "Conditions", "Context", "Destinations", "Environment", "Event", "Exit", "ExitHandler", "Facts",
        "Graph", "Handlers", "LinkTests", "Navigator", "Node", "Root", "RootView", "Scenes", "SectionExit", "Stack",
        "State", "Tab",
    ]
    /// Types nested in generated types. Inside those, generated code also uses types that the graph
    /// declares; a nested type with the same name would shadow it.
    private static let nestedTypes: Set<String> = ["Answer", "Exit", "Graph", "Node", "To"]
    /// Suffixes of the types that are generated for the graph and for each section, such as
    /// `ShopRoute`.
    private static let families = ["Route", "Sheet", "Cover", "Popover", "Alert", "Dialog", "Flow", "Action", "Link"]

    init(_ graph: Graph) {
        prefix = graph.name.value
        for name in RuntimeNames.all.union(SwiftTypeNames.all) { holders[name] = .library }
        existingType = (Self.suffixes + Self.families).lazy.map { graph.name.value + $0 }.first(
            where: SwiftTypeNames.isTaken)
        let own = (Self.suffixes + Self.families).map { graph.name.value + $0 }
        for name in own where holders[name] == nil { holders[name] = .graph }
        for type in graph.types where holders[type.name.value] == nil {
            holders[type.name.value] = .type(type.name.range)
        }
    }

    /// Whether a type with this name is generated for every graph.
    func isGeneratedForEveryGraph(_ name: String) -> Bool { if case .graph = holders[name] { true } else { false } }

    /// Whether a type nested in a generated type would shadow a type that the graph declares. For
    /// example, the protocol of a node `cart` has an associated type `CartBody`.
    static func isHidden(_ name: String, in graph: Graph) -> Bool {
        guard !nestedTypes.contains(name) else { return true }
        guard name.hasSuffix("Body") else { return false }
        return graph.nodes.contains {
            upperJoined($0.id.value) + "Body" == name || upperJoined($0.name) + "Body" == name
        }
    }

    /// Adds the types of a section, and returns the first whose name is already in use.
    mutating func add(_ section: Section) -> Collision? {
        let stem = prefix + Self.upperJoined(section.path)
        return add(
            Self.sectionSuffixes.map { stem + $0 },
            Owner(subject: "the section `\(section.path)`", range: section.name.range))
    }

    /// Adds the types of a node, such as the actions of a dialog or the steps and data of a flow,
    /// and returns the first whose name is already in use.
    mutating func add(_ node: Node) -> Collision? {
        let stem = Self.upperJoined(node.name)
        return add(
            (Self.suffixes(of: node.kind) + (node.kind == .flow && !node.parameters.isEmpty ? ["Parameters"] : [])).map
            {
                stem + $0
            }, Owner(subject: "`\(node.name)`", range: node.id.range))
    }

    private static let sectionSuffixes = families + ["Destinations", "Exit", "ExitHandler", "Graph", "Node"]

    private static func suffixes(of kind: NodeKind) -> [String] {
        switch kind {
        case .alert, .dialog: ["Action", "Anywhere"]
        case .screen, .sheet, .cover, .popover: ["Exits", "Destination", "Selection", "Anywhere"]
        case .step: ["Exits", "Destination", "Anywhere"]
        case .flow: ["Flow", "FlowDefinition", "Step", "Data", "Run", "Anywhere"]
        case .action: ["Outcome", "Anywhere"]
        case .tab, .split: ["Anywhere"]
        }
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

    private static func upperJoined(_ path: String) -> String {
        path.split(separator: ".").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
