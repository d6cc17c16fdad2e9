import NavGraph
import NavLinks

/// A node with its index.
struct NodeEntry {
    let id: NodeID
    let node: Node
}

/// A parameter with the type that its values have in URLs.
struct ParameterEntry {
    let parameter: Parameter
    let type: ValueType
    private let sampleLiteral: Literal?

    init(_ parameter: Parameter, in graph: Graph) {
        self.parameter = parameter
        type = ValueType(parameter.type.base, in: graph)
        sampleLiteral = graph.sample(of: parameter)
    }
}

extension GraphDocument {
    /// The nodes in source order.
    var nodes: [NodeEntry] { graph.nodes.indices.map { entry(of: NodeID($0)) } }

    /// A node with its index.
    func entry(of id: NodeID) -> NodeEntry { NodeEntry(id: id, node: graph[id]) }

    /// The members that all kinds share, and one such as `tabDetail` with those of a single kind.
    static let node = DocumentType<NodeEntry>.object(
        "node", "A node. Properties that only its kind has are in a member named after the kind.",
        named + placed + marks + kindDetails + [.position { entry, _ in entry.node.id.range }])

    private static let named: [Member<NodeEntry>] = [
        Member("id", .string, "The dotted name: `orders.detail`, `onboarding.welcome`.") { $0.node.name },
        Member("kind", .word, "Its kind.") { $0.node.kind },
        Member("section", .section, "The id of its section; empty for the main graph.") { $0.node.section },
        Member("title", .orNull(.string), "Its title, with parameters in braces.") { $0.node.title?.plainText },
        Member("doc", .orNull(.string), "Its description.") { $0.node.doc },
        Member("owner", .orNull(.string), "Who is responsible for it.") { $0.node.owner },
        Member("tags", .listOnOneLine(.string), "Its tags.") { $0.node.tags },
        Member("parents", .listOnOneLine(.node), "The tabs, splits and flows that contain it.") {
            $1.parents(of: $0.id)
        },
    ]

    private static let placed: [Member<NodeEntry>] = [
        Member("parameters", .list(parameter), "Its parameters, in order.") { $1.parameters($0.node.parameters) },
        Member("requires", .listOnOneLine(.condition), "What must hold for it to be shown.") { $0.node.requires },
        Member("returns", .orNull(.string), "The type of its result.") { $0.node.returns?.text },
        Member(
            "identity", .orNull(.listOnOneLine(.string)),
            "The parameters that decide whether two node values are the same; null for all of them."
        ) { $0.node.identity?.map(\.value) },
        Member(
            "links", .listOnOneLine(.index), "Its URL patterns, as indices in `links`, the canonical one first."
        ) { Array($1.links.patterns(of: $0.id)) },
        Member("plan", .orNull(plan), "What a link to it shows; null if no URL leads to it.") {
            $1.linkPlan(of: $0.id)
        },
        Member("tab", .orNull(.node), "The tab in which its links open.") { $0.node.tab?.target },
        Member(
            "via", .orNull(.listOnOneLine(.node)), "The screens below it when a link opens it."
        ) { $0.node.via?.value.compactMap(\.target) },
        Member("opens", .word, "Whether a link shows it with its plan, or on top of what is shown.") { $0.node.opens },
        Member(
            "parkFor", .orNull(.integer(from: 0)), "How many minutes a link to it is kept; null for that of all links."
        ) {
            $0.node.deferralMinutes
        },
        Member(
            "onTopOf", .listOnOneLine(.string),
            "The nodes on which a link shows it if they are on top, by their routes; `*` for any view."
        ) { $1.analyzed.namesOnTop(of: $0.id) },
    ]

    private static let marks: [Member<NodeEntry>] = [
        Member("entry", .bool, "It is opened from outside the graph.") { $0.node.isEntry },
        Member("external", .bool, "It belongs to another part of the app.") { $0.node.isExternal },
        Member("destructive", .bool, "Opening it changes or deletes something.") { $0.node.isDestructive },
        Member("reachable", .bool, "Some path of edges leads to it.") {
            $1.analyzed.reachability.isReachable($0.id)
        },
        Member("renamedFrom", .listOnOneLine(.string), "Its former ids.") { $0.node.renamedFrom.map(\.value) },
        Member("deprecated", .orNull(deprecation), "Why it will be removed; null if it stays.") {
            $0.node.deprecated
        },
    ]

    /// The type of the parameters of a node, and of the data of a flow.
    static let parameter = DocumentType<ParameterEntry>.object(
        "parameter", "A value that a node takes, or that the steps of a flow share.", isOnOneLine: true,
        [
            Member("id", .string, "Its name.") { $0.parameter.name.value },
            Member("type", .string, "Its type as in the graph: `Int`, `String?`, `[Sort]`.") { $0.parameter.type.text },
            Member("values", .word, "How strings are read; `none` for the app's own types, which no URL has.") {
                ValueFormat($0.type)
            },
            Member("enum", .orNull(.string), "The id of an enum among `types`.") {
                $1.enumeration($0.parameter.type.base)
            },
            Member("required", .bool, "It always needs a value.") { $0.parameter.isRequired },
            Member("default", .value, "Its default value.") { $0.defaultValue },
            .optional("sample", .value, "Its value in examples.") { $0.sample },
            Member("transient", .bool, "Its values exist only in memory.") { $0.parameter.isTransient },
            Member("sensitive", .bool, "Its values must not be part of a URL.") { $0.parameter.isSensitive },
            Member("key", .orNull(.string), "Its key in URLs, if it is not its name.") { $0.parameter.key?.value },
            .optional(
                "from", .string,
                "Of a flow's data: the parameter of the flow that is its initial value. Otherwise `url`: links fill it "
                    + "with the URL itself."
            ) {
                $0.parameter.isWholeURL ? "url" : $0.parameter.initialValue?.value
            },
            .optional("unreadable", .string, "`ignore`: a value that is not of its type counts as absent.") {
                $0.parameter.ignoresUnreadable ? "ignore" : nil
            },
            Member("doc", .orNull(.string), "Its description.") { $0.parameter.doc },
        ])

    // MARK: - Values

    /// The parameters with the types of their values.
    func parameters(_ parameters: [Parameter]) -> [ParameterEntry] {
        parameters.map { ParameterEntry($0, in: graph) }
    }

    /// The tabs, splits and flows that contain a node.
    private func parents(of id: NodeID) -> [NodeID] {
        analyzed.incoming(of: id).compactMap { edge in
            switch edge.cause {
            case .tabRoot, .column, .step: edge.source
            default: nil
            }
        }
    }

    /// The name of an enum; nil for any other type.
    private func enumeration(_ base: TypeUse.Base) -> String? {
        guard case .declared(let type) = base, case .enumeration = graph[type].definition else { return nil }
        return graph[type].name.value
    }
}

extension ParameterEntry {
    /// The default value; none if there is none or if it is nil.
    fileprivate var defaultValue: SpelledValue {
        parameter.defaultValue.map { type.value(of: $0.value, form: parameter.type.form) } ?? .none
    }

    fileprivate var sample: SpelledValue? { sampleLiteral.map { type.value(of: $0, form: parameter.type.form) } }
}

/// How the strings of a URL are read as values.
enum ValueFormat: String, CaseIterable {
    case string, int, uint, double, decimal, bool, uuid, date, url
    case `enum`
    case none

    init(_ type: ValueType) {
        self =
            switch type {
            case .string: .string
            case .int: .int
            case .uint: .uint
            case .double: .double
            case .decimal: .decimal
            case .bool: .bool
            case .uuid: .uuid
            case .date: .date
            case .url: .url
            case .enumeration: .enum
            case .opaque: .none
            }
    }
}
