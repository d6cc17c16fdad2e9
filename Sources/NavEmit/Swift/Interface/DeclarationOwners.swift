import NavGraph

/// To which node of the graph each declaration of the generated Swift belongs.
struct DeclarationOwners {
    private typealias Declaration = SwiftInterface.Declaration

    private let prefix: String
    /// By the name of a type: the node with which it goes, and what it is beside that.
    private var companions: [String: (node: NodeID, role: String)] = [:]
    /// By the name of a type and of a member.
    private var members: [String: [String: (node: NodeID, role: String)]] = [:]
    /// By the name of a type: what it is wherever its section stands.
    private var roles: [String: String] = [:]
    /// Types of the graph, which are called as it likes.
    private let declared: Set<String>

    init(_ model: SwiftModel) {
        prefix = model.prefix
        declared = Set(model.graph.types.map { SwiftNames.identifier($0.name.value) })
        addEnums(model)
        addTables(model)
        if model.has(.state) { addState(StateFacts(model)) }
        guard model.has(.navigator) else { return }
        addHandlers(model)
        addExits(ExitFacts(model), model)
        if model.has(.views) { addDestinations(model) }
    }

    private mutating func add(_ container: String, _ member: String, _ node: NodeID, _ role: String = "") {
        let word = SwiftNames.identifier(member)
        if members[container]?[word] == nil { members[container, default: [:]][word] = (node, role) }
    }

    // MARK: - What there is

    private mutating func addEnums(_ model: SwiftModel) {
        for index in model.graph.sections.indices {
            let section = SectionID(index)
            for family in Family.allCases {
                let type = model.typeName(family, section)
                roles[type] = family.suffix
                for node in model.nodes(family, in: section) { add(type, model.caseName(node, family), node) }
            }
        }
        for index in model.graph.nodes.indices {
            let node = NodeID(index)
            for suffix in Self.suffixes(of: model.graph[node]) {
                companions[model.companion(of: node, suffix)] = (node, suffix)
            }
        }
    }

    private static func suffixes(of node: Node) -> [String] {
        switch node.kind {
        case .screen, .sheet, .cover, .popover: ["Exits", "Selection"]
        case .alert, .dialog: ["Action"]
        case .flow: ["Flow", "Step", "Data", "Run"]
        case .action: ["Outcome"]
        case .step: ["Exits"]
        case .tab, .split: []
        }
    }

    private mutating func addTables(_ model: SwiftModel) {
        let graph = model.graph
        for (index, node) in graph.nodes.enumerated() {
            add(prefix + "Node", model.nodeNames[index], NodeID(index))
            switch node.detail {
            case .tab: add(prefix + "Tab", node.id.value, NodeID(index))
            case .step(let step): add(model.companion(of: step.flow, "Step"), node.id.value, NodeID(index))
            default: break
            }
        }
    }

    private mutating func addState(_ facts: StateFacts) {
        for choice in facts.graph.roots {
            guard case .node(let reference) = choice.show, let node = reference.target else { continue }
            add(prefix + "State.Root", facts.model.nodeNames[node.index], node)
        }
    }

    private mutating func addHandlers(_ model: SwiftModel) {
        for (index, node) in model.graph.nodes.enumerated() {
            let (id, name) = (NodeID(index), model.nodeNames[index])
            if node.kind == .flow { add(prefix + "Handlers", name + "Finished", id, "Finished") }
            if node.kind == .action || node.isExternal { add(prefix + "Handlers", SwiftNames.function(name), id) }
            if case .action(let action) = node.detail {
                for target in action.then.compactMap(\.target) {
                    add(model.companion(of: id, "Outcome"), model.nodeNames[target.index], target)
                }
            }
        }
    }

    private mutating func addExits(_ facts: ExitFacts, _ model: SwiftModel) {
        let declarations = DeclarationModel(model)
        for node in model.graph.nodes.indices.map({ NodeID($0) }) where model.hasExits(node) {
            for way in facts[node] {
                for type in ["Exits", "Exits.To", "Exits.Offered", "Selection"] {
                    // A way may be called otherwise than its target, where it has several.
                    let own = facts.model.nodeNames[way.target.index]
                    let isPlain = way.name == own || way.name == model.graph[way.target].id.value
                    let role = isPlain ? "" : way.transition.rawValue
                    add(model.companion(of: node, type), SwiftNames.function(way.name), way.target, role)
                }
            }
        }
        for module in model.modules {
            let code = ExitCode(declarations, module: module)
            for exit in code.distinctExits {
                add(code.exitType, code.ownName(exit), exit.target, exit.transition.rawValue)
            }
        }
    }

    private mutating func addDestinations(_ model: SwiftModel) {
        for index in model.graph.sections.indices {
            let section = SectionID(index)
            let type = model.destinations(section)
            roles[type] = "Destinations"
            for node in model.nodes(in: section) {
                switch model.graph.kind(of: node) {
                case .step: add(type, model.stepName(node), node)
                case .screen, .sheet, .cover, .popover:
                    add(type, SwiftNames.function(model.graph[node].id.value), node)
                default: break
                }
            }
        }
    }

    // MARK: - Attribution

    /// A declaration with the node that it belongs to, and what it is whatever that is called.
    func attributed(_ read: SwiftInterface.Declaration, module: String?) -> SwiftInterface.Declaration {
        var declaration = read
        declaration.module = module
        var identity = SwiftInterface.Identity()
        let outer = Self.outer(declaration.container)
        if let companion = companions[String(outer)] {
            identity.containerNode = companion.node
            identity.container = companion.role + declaration.container[outer.endIndex...]
        } else {
            identity.container = neutral(declaration.container)
        }
        if declaration.kind == .type, declaration.container.isEmpty, let companion = companions[declaration.word] {
            (identity.node, identity.word) = (companion.node, companion.role)
        } else if let member = members[declaration.container]?[declaration.word] {
            (identity.node, identity.word) = (member.node, member.role)
            // A node keeps what it is when it moves into another section.
            if let role = roles[declaration.container] { identity.container = role }
        } else {
            identity.word = neutral(declaration.word)
        }
        declaration.identity = identity
        declaration.node = identity.node ?? identity.containerNode
        return declaration
    }

    /// A name without the graph's.
    private func neutral(_ name: String) -> String {
        let outer = Self.outer(name)
        guard outer.utf8.count > prefix.utf8.count, outer.hasPrefix(prefix), !declared.contains(String(outer)) else {
            return name
        }
        return "•" + name[name.utf8.index(name.startIndex, offsetBy: prefix.utf8.count)...]
    }

    /// The type around all others: `ProductExits` of `ProductExits.To`.
    private static func outer(_ name: String) -> Substring {
        name[..<(name.utf8.firstIndex(of: UInt8(ascii: ".")) ?? name.endIndex)]
    }
}
