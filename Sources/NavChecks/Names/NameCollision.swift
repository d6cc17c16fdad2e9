import NavGraph
import NavSyntax

extension Rule {
    static let nameCollision = Rule(
        "name-collision", .names,
        meaning: """
            Two names of the graph become the same name in Swift, or one becomes a name that Swift or the \
            generated code already has.
            """,
        why: "The generated code would not compile, with an error far from its cause.",
        failing: """
            navgen: 1
            root: home
            screens:
              home: {to: [close]}
              close: {}
            """,
        repaired: """
            navgen: 1
            root: home
            screens:
              home: {to: [closing]}
              closing: {}
            """)
}

extension Check {
    static let nameCollision = Check(.nameCollision) { analysed in
        let graph = analysed.graph
        var findings = graph.nodes.compactMap { reservedName(of: $0) }
        findings += graph.types.compactMap { collision(of: $0, in: graph) }
        return findings + sectionCollisions(in: graph)
    }

    /// Members that every screen's exits have.
    private static let reserved: Set<String> = [
        "back", "close", "finish", "to", "arrivals", "reselections", "selection", "preview", "recording",
    ]

    private static func reservedName(of node: Node) -> Diagnostic? {
        guard reserved.contains(node.id.value), node.kind != .step, node.kind != .tab else { return nil }
        return Rule.nameCollision.finding(
            "`\(node.id.value)` is a member of every screen's exits, so no node can have this name", at: node.id.range,
            help: "rename it, and keep the old name under `renamedFrom` if the app has shipped")
    }

    /// Types of Swift's that generated code uses by their bare names.
    private static let swiftTypes: Set<String> = [
        "String", "Substring", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16",
        "UInt32",
        "UInt64", "Double", "Float", "Bool", "Array", "Dictionary", "Set", "Optional", "Result", "Never", "Void", "Any",
        "Self", "Type", "Protocol", "Error", "Hashable", "Equatable", "Comparable", "Codable", "Encodable", "Decodable",
        "Identifiable", "Sendable", "CaseIterable", "Encoder", "Decoder", "CodingKey", "Task", "Date", "Data", "URL",
        "UUID", "Decimal", "View", "Text", "Color", "Image", "Button", "Label", "Tab", "TabView", "NavigationStack",
        "NavigationLink", "NavigationSplitView", "NavigationPath", "Binding", "State", "Bindable", "Environment",
        "Observable", "ObservableObject", "Scene", "App", "Group", "Section", "List", "Form",
    ]
    private static let generatedSuffixes = [
        "Route", "Tab", "Sheet", "Cover", "Popover", "Alert", "Dialog", "Node", "Link", "State", "Navigator", "Scenes",
        "Stack", "RootView", "Destinations", "Handlers", "Event", "Exits", "Conditions", "Flow",
    ]

    private static func collision(of type: TypeDeclaration, in graph: Graph) -> Diagnostic? {
        let name = type.name.value
        if swiftTypes.contains(name) {
            return Rule.nameCollision.finding(
                "`\(name)` is already a type of Swift or SwiftUI", at: type.name.range,
                help: "give it a name of its own")
        }
        let prefix = graph.name.value
        if name.hasPrefix(prefix), generatedSuffixes.contains(String(name.dropFirst(prefix.count))) {
            return Rule.nameCollision.finding(
                "`\(name)` is the name of a type that navgen generates", at: type.name.range, help: "rename it")
        }
        return generatedByNode(name, in: graph).map { node in
            Rule.nameCollision.finding(
                "`\(name)` is also the type that navgen generates for `\(node.name)`", at: type.name.range,
                notes: [.init("`\(node.name)` is declared here", at: node.id.range)], help: "rename one of them")
        }
    }

    /// The node whose companion type has this name: a dialog's action, a flow's data, an action's outcome.
    private static func generatedByNode(_ name: String, in graph: Graph) -> Node? {
        guard name.hasSuffix("Action") || name.hasSuffix("Data") || name.hasSuffix("Outcome") else { return nil }
        return graph.nodes.first { node in
            let stem = node.id.value.prefix(1).uppercased() + node.id.value.dropFirst()
            return switch node.kind {
            case .alert, .dialog: name == stem + "Action"
            case .flow: name == stem + "Data"
            case .action: name == stem + "Outcome"
            default: false
            }
        }
    }

    /// Sections become files and nested enums, and file systems may ignore case.
    private static func sectionCollisions(in graph: Graph) -> [Diagnostic] {
        var seen: [String: Section] = [:]
        var findings: [Diagnostic] = []
        for section in graph.sections.dropFirst() {
            guard let first = seen.updateValue(section, forKey: section.path.lowercased()), first.path != section.path
            else { continue }
            findings.append(
                Rule.nameCollision.finding(
                    "`\(section.path)` and `\(first.path)` differ only in case, and so would their files",
                    at: section.name.range, notes: [.init("`\(first.path)` is named here", at: first.name.range)],
                    help: "rename one of them"))
        }
        return findings
    }
}
