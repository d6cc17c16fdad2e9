import NavGraph

/// The parameters of all nodes as URLs see them, computed once.
struct LinkParameters: Sendable {
    private let graph: Graph
    /// By declared type.
    private let types: [ValueType]
    /// Each distinct list of parameters, since many nodes have the same. The first is empty.
    let lists: [[LinkParameter]]
    /// By list: the parameters in the compact form that patterns use.
    private let named: [[NamedParameter]]
    /// By declared type: whether it is the app's own Swift type, whose values exist only in memory.
    private let isOwnType: [Bool]

    init(_ graph: Graph) {
        self.graph = graph
        let types = graph.types.indices.map { ValueType(.declared(TypeID($0)), in: graph) }
        let isOwnType = graph.types.map { if case .opaque = $0.definition { true } else { false } }
        self.types = types
        self.isOwnType = isOwnType
        var lists: [[LinkParameter]] = [[]]
        var named: [[NamedParameter]] = [[]]
        // Lists are numbered in the order in which they first appear.
        for index in graph.nodes.indices where graph.parameterList(of: NodeID(index)) == lists.count {
            lists.append(graph.nodes[index].parameters.map { Self.describe($0, types) })
            named.append(graph.nodes[index].parameters.map { NamedParameter($0, isOwnType) })
        }
        self.lists = lists
        self.named = named
    }

    /// The parameters of the node itself.
    subscript(node: NodeID) -> [LinkParameter] { lists[list(of: node)] }

    /// The parameters that the node's URLs fill.
    func ofLinks(to node: NodeID) -> [LinkParameter] { self[graph.linkOwner(of: node)] }

    func namedByLinks(to node: NodeID) -> [NamedParameter] { named[list(of: graph.linkOwner(of: node))] }

    func named(_ parameters: [Parameter]) -> [NamedParameter] { parameters.map { NamedParameter($0, isOwnType) } }

    func isOwn(_ type: TypeID) -> Bool { isOwnType[type.index] }

    /// The index of a node's parameters in `lists`.
    func list(of node: NodeID) -> Int { graph.parameterList(of: node) }

    func describe(_ parameter: Parameter) -> LinkParameter { Self.describe(parameter, types) }

    private static func describe(_ parameter: Parameter, _ types: [ValueType]) -> LinkParameter {
        let type: ValueType =
            switch parameter.type.base {
            case .declared(let id): types[id.index]
            case .builtin(let type): ValueType(type)
            case .unknown: .opaque
            }
        var absent: SpelledValue = parameter.type.form == .list ? .many([]) : .none
        // Only the app has the default of its own type.
        if let literal = parameter.defaultValue?.value, type != .opaque {
            absent = type.value(of: literal, form: parameter.type.form)
        }
        return LinkParameter(
            name: parameter.name.value, base: parameter.type.base, type: type, form: parameter.type.form,
            isRequired: parameter.isRequired, absent: absent)
    }
}

/// A parameter as patterns see it. Nodes with equal parameters share one list of these compact
/// values, so that the full parameters, which are spread over memory, are read only for
/// diagnostics.
struct NamedParameter: Sendable {
    let name: String
    /// The key in URLs, if it is not the name.
    let key: String?
    let base: TypeUse.Base
    let form: TypeUse.Form
    let isRequired: Bool
    let isSensitive: Bool
    /// Whether its values exist only in memory.
    let isInMemory: Bool
    /// Whether it is the URL itself.
    let isWholeURL: Bool
    /// Whether a value that is not of its type counts as absent.
    let ignoresUnreadable: Bool

    fileprivate init(_ parameter: Parameter, _ isOwnType: [Bool]) {
        name = parameter.name.value
        key = parameter.key?.value
        base = parameter.type.base
        form = parameter.type.form
        isRequired = parameter.isRequired
        isSensitive = parameter.isSensitive
        isWholeURL = parameter.isWholeURL
        ignoresUnreadable = parameter.ignoresUnreadable && !parameter.isRequired
        isInMemory =
            if parameter.isTransient {
                true
            } else if case .declared(let id) = parameter.type.base {
                isOwnType[id.index]
            } else {
                false
            }
    }
}
