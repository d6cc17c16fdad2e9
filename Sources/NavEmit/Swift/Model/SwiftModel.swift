import NavGraph
import NavLinks
import NavSyntax

/// One of the enums in which nodes stand.
enum Family: Int, CaseIterable, Hashable, Sendable {
    case route, sheet, cover, popover, alert, dialog, flow, action, link

    /// The end of its type's name: `ShopRoute`.
    var suffix: String {
        switch self {
        case .route: "Route"
        case .sheet: "Sheet"
        case .cover: "Cover"
        case .popover: "Popover"
        case .alert: "Alert"
        case .dialog: "Dialog"
        case .flow: "Flow"
        case .action: "Action"
        case .link: "Link"
        }
    }

    /// Those whose values can be presented, in the order in which the code names them.
    static let presented: [Family] = [.sheet, .cover, .popover, .alert, .dialog, .flow]

    /// The member of an enum of all of them: `.sheet`.
    var word: String { suffix.lowercased() }

    init?(_ transition: Transition, _ kind: NodeKind) {
        switch transition {
        case .push, .replace, .reset, .fill, .popTo: self = .route
        case .sheet: self = .sheet
        case .cover: self = .cover
        case .popover: self = .popover
        case .alert: self = .alert
        case .dialog: self = .dialog
        case .start, .under, .open, .select, .run, .dismiss: self.init(kind)
        }
    }

    init?(_ kind: NodeKind) {
        switch kind {
        case .screen: self = .route
        case .sheet: self = .sheet
        case .cover: self = .cover
        case .popover: self = .popover
        case .alert: self = .alert
        case .dialog: self = .dialog
        case .flow: self = .flow
        case .action: self = .action
        case .tab, .split, .step: return nil
        }
    }
}

/// What the emitters of Swift share: which nodes stand in which enum, what everything is called, and the options.
final class SwiftModel: Sendable {
    let analysed: AnalysedGraph
    let links: LinkTable
    let options: OutputOptions
    let sourceName: String
    /// By family and section, in source order.
    private let members: [[[NodeID]]]
    /// By family and section, the sections directly inside it that have members.
    private let inner: [[[SectionID]]]
    /// By node, the families in which it stands.
    private let memberships: [Families]
    /// By section, what stands before and behind a value of its enums in the main ones.
    private let wrappings: [(open: String, close: String)]
    let nodeNames: [String]
    /// By node; nil for steps, whose depend on what stands beside them.
    private let caseNames: [String?]
    /// By node and by section, the starts of the names of their types.
    private let typeStems: (nodes: [String], sections: [String])
    /// By their numbers in the graph.
    let declaredTypes: [SwiftType]
    /// By node, the defaults of its parameters.
    private let defaults: [[String?]]
    /// The plans that the code carries out, by node: those of links, of routes `as: open`, of `otherwise`.
    let plans: NodeMap<Plan>
    /// In the order of the tab bar.
    let tabs: [NodeID]
    /// The screens that are the roots of tabs.
    let tabRoots: Set<NodeID>
    /// By section, in source order.
    private let nodesBySection: [[NodeID]]
    /// By section; nil: the app's.
    private let moduleOfSection: [String?]
    private let sectionsByModule: [String?: [SectionID]]
    /// The modules of sections, in source order.
    let modules: [String]

    private struct Families {
        private var bits: UInt16 = 0

        mutating func insert(_ family: Family) { bits |= 1 << UInt16(family.rawValue) }

        func contains(_ family: Family) -> Bool { bits & 1 << UInt16(family.rawValue) != 0 }
    }

    var graph: Graph { analysed.graph }
    var prefix: String { graph.name.value }

    /// Whether what callers can name is recorded while it is written.
    let isRecording: Bool

    /// - Parameter isRecording: Then it is written as public, so that all that callers can ever name is there.
    init(_ analysed: AnalysedGraph, _ links: LinkTable, _ options: EmitOptions, isRecording: Bool = false) {
        self.analysed = analysed
        self.links = links
        let graph = analysed.graph
        var own = Self.options(of: graph)
        if isRecording { own.access = .public }
        self.isRecording = isRecording
        self.options = own
        sourceName = options.sourceName
        plans = Self.plans(analysed.graph, links)
        tabs = graph.nodes.indices.map { NodeID($0) }.filter { graph.kind(of: $0) == .tab }
        tabRoots = Set(
            tabs.compactMap { if case .tab(let detail) = graph[$0].detail { detail.root?.target } else { nil } })
        var nodesBySection = [[NodeID]](repeating: [], count: graph.sections.count)
        for (index, node) in graph.nodes.enumerated() { nodesBySection[node.section.index].append(NodeID(index)) }
        self.nodesBySection = nodesBySection
        let moduleOfSection = graph.sections.indices.map { graph.module(of: SectionID($0)) }
        self.moduleOfSection = moduleOfSection
        sectionsByModule = Dictionary(grouping: graph.sections.indices.map { SectionID($0) }) {
            moduleOfSection[$0.index]
        }
        var seen: Set<String> = []
        modules = moduleOfSection.compactMap(\.self).filter { seen.insert($0).inserted }
        let shown = Self.memberships(analysed, plans)
        memberships = shown
        (members, inner) = Self.enums(graph, shown)
        // A section comes after the one around it.
        wrappings = graph.sections.reduce(into: []) { wrappings, section in
            guard let parent = section.parent else { return wrappings.append(("", "")) }
            let outer = wrappings[parent.index]
            wrappings.append(
                ("\(outer.open).\(SwiftNames.identifier(section.name.value))(", ")\(outer.close)"))
        }
        let joined = graph.nodes.map { SwiftNames.joined($0.name) }
        nodeNames = Self.unique(joined, graph)
        caseNames = graph.nodes.map { $0.kind == .step ? nil : $0.id.value }
        typeStems = (joined.map(SwiftNames.upper), graph.sections.map { SwiftNames.upperJoined($0.path) })
        declaredTypes = graph.types.map { SwiftType($0, module: moduleOfSection[$0.section.index]) }
        let types = declaredTypes
        defaults = graph.nodes.map { $0.parameters.map { Self.defaultValue(of: $0, types) } }
    }

    /// By node, the families in which it stands.
    private static func memberships(_ analysed: AnalysedGraph, _ plans: NodeMap<Plan>) -> [Families] {
        let graph = analysed.graph
        var shown = [Families](repeating: Families(), count: graph.nodes.count)
        for (index, node) in graph.nodes.enumerated() {
            if let family = Family(node.kind) { shown[index].insert(family) }
            if analysed.isLinked(NodeID(index)) { shown[index].insert(.link) }
        }
        for route in graph.routes {
            guard let target = route.target.target else { continue }
            for source in sources(of: route, analysed) {
                guard let transition = analysed.transition(of: route, from: source),
                    let family = Family(transition, graph.kind(of: target))
                else { continue }
                shown[target.index].insert(family)
            }
        }
        for plan in plans.values {
            for entry in plan.path + plan.presented.flatMap(\.path) {
                shown[entry.node.index].insert(.route)
            }
        }
        return shown
    }

    /// By family and section: the nodes, and the sections directly inside it that have some.
    private static func enums(_ graph: Graph, _ shown: [Families]) -> (members: [[[NodeID]]], inner: [[[SectionID]]]) {
        var members: [[[NodeID]]] = []
        var inner: [[[SectionID]]] = []
        for family in Family.allCases {
            var nodes = [[NodeID]](repeating: [], count: graph.sections.count)
            for (index, node) in graph.nodes.enumerated() where shown[index].contains(family) {
                nodes[node.section.index].append(NodeID(index))
            }
            // From the innermost out, so that a section whose only members are its own sections' counts.
            var sections = [[SectionID]](repeating: [], count: graph.sections.count)
            for index in graph.sections.indices.reversed() where !nodes[index].isEmpty || !sections[index].isEmpty {
                guard let parent = graph.sections[index].parent else { continue }
                sections[parent.index].insert(SectionID(index), at: 0)
            }
            members.append(nodes)
            inner.append(sections)
        }
        return (members, inner)
    }

    /// What a graph asks for in its Swift.
    static func options(of graph: Graph) -> OutputOptions {
        graph.outputs.last { $0.kind.value == .swift }?.options ?? OutputOptions()
    }

    private static func sources(of route: Route, _ analysed: AnalysedGraph) -> [NodeID?] {
        switch route.source {
        case .node(let reference): [reference.target]
        case .anywhere: [nil]
        case .alertAction(let alert, _):
            // A link, or a condition, may show an alert that no route presents.
            analysed.presenters(of: alert).isEmpty ? [nil] : analysed.presenters(of: alert).map { $0 }
        }
    }

    /// Dotted names as one word each; with underscores where two would become the same.
    private static func unique(_ joined: [String], _ graph: Graph) -> [String] {
        var counts: [String: Int] = [:]
        counts.reserveCapacity(joined.count)
        for name in joined { counts[name, default: 0] += 1 }
        return zip(graph.nodes, joined).map { node, joined in
            guard counts[joined] ?? 0 > 1, node.name.contains(".") else { return joined }
            return node.name.split(separator: ".").joined(separator: "_")
        }
    }

    private static func plans(_ graph: Graph, _ links: LinkTable) -> NodeMap<Plan> {
        var plans = NodeMap<Plan>(graph)
        for (node, outcome) in links.plans.all + links.opened.all {
            if case .plan(let plan) = outcome { plans[node] = plan }
        }
        return plans
    }

    // MARK: - Enums

    /// All nodes of a section, in source order.
    func nodes(in section: SectionID) -> [NodeID] { nodesBySection[section.index] }

    func nodes(_ family: Family, in section: SectionID) -> [NodeID] { members[family.rawValue][section.index] }

    func sections(_ family: Family, in section: SectionID) -> [SectionID] { inner[family.rawValue][section.index] }

    func hasMembers(_ family: Family, in section: SectionID = .main) -> Bool {
        !nodes(family, in: section).isEmpty || !sections(family, in: section).isEmpty
    }

    /// Of all sections.
    func allNodes(_ family: Family) -> [NodeID] {
        graph.sections.indices.flatMap { nodes(family, in: SectionID($0)) }
    }

    func isMember(_ node: NodeID, _ family: Family) -> Bool {
        memberships[node.index].contains(family)
    }

    /// `ShopRoute`, `ShopOrdersRoute`.
    func typeName(_ family: Family, _ section: SectionID = .main) -> String {
        companion(of: section, family.suffix)
    }

    /// A type that goes with a node: `CancelOrderAction`, with its section in front in a section.
    func companion(of node: NodeID, _ suffix: String) -> String { typeStems.nodes[node.index] + suffix }

    /// A type that goes with a section: `ShopOrdersDestinations`.
    func companion(of section: SectionID, _ suffix: String) -> String {
        prefix + typeStems.sections[section.index] + suffix
    }

    /// The case of a node in the enum of its section.
    func caseName(_ node: NodeID, _ family: Family) -> String {
        if let name = caseNames[node.index] { return name }
        // A step stands beside its flow.
        let step = graph[node]
        let path = graph[step.section].path
        let name = path.isEmpty ? step.name : String(step.name.dropFirst(path.count + 1))
        let joined = SwiftNames.joined(name)
        let isTaken = nodes(family, in: step.section).contains { graph[$0].id.value == joined }
        return isTaken ? name.split(separator: ".").joined(separator: "_") : joined
    }

    /// A value of an enum, from the main one inwards: `.orders(.detail(orderId: orderId))`.
    ///
    /// A case whose values all have defaults is made by a call without arguments.
    func value(of node: NodeID, _ family: Family, _ arguments: [Argument]) -> Code {
        var code = Code(room: 128)
        write(node, family, arguments, to: &code)
        return code
    }

    /// Writes such a value.
    func write(_ node: NodeID, _ family: Family, _ arguments: [Argument], to code: inout Code) {
        let target = graph[node]
        let wrapping = wrappings[target.section.index]
        code += wrapping.open
        var arguments = arguments
        if target.isDeprecated {
            // Where Swift does not see that it is deprecated, and knows no defaults.
            code += maker(of: node, family)
            if family != .flow {
                arguments = whole(arguments, of: node)
            } else if arguments.isEmpty {
                arguments = [Argument("\(companion(of: node, "Flow"))()")]
            }
        } else {
            code += SwiftNames.value(caseName(node, family), of: typeName(family, target.section))
        }
        if !arguments.isEmpty || family == .flow || !target.parameters.isEmpty || target.isDeprecated {
            code.append(UInt8(ascii: "("))
            code += arguments
            code.append(UInt8(ascii: ")"))
        }
        code += wrapping.close
    }

    /// What makes a deprecated case in the enum of its own section.
    private func maker(of node: NodeID, _ family: Family) -> String {
        let type = typeName(family, graph[node].section)
        return "(\(type).self as any \(type)Making.Type).former_\(caseName(node, family))"
    }

    /// Arguments with those that were left out.
    private func whole(_ arguments: [Argument], of node: NodeID) -> [Argument] {
        graph[node].parameters.map { parameter in
            let label = SwiftNames.label(parameter.name.value)
            return arguments.first { $0.label == label } ?? Argument(label, defaultValue(of: parameter) ?? "nil")
        }
    }

    /// Values of all parameters of a node as arguments.
    func arguments(of node: NodeID, _ values: [String]) -> [Argument] {
        zip(graph[node].parameters, values).map { Argument(SwiftNames.label($0.name.value), $1) }
    }

    /// The same without those that are as by default.
    func shortArguments(of node: NodeID, _ values: [String]) -> [Argument] {
        var arguments: [Argument] = []
        arguments.reserveCapacity(values.count)
        for (place, parameter) in zip(values.indices, graph[node].parameters)
        where values[place] != defaults[node.index][place] {
            arguments.append(Argument(SwiftNames.label(parameter.name.value), values[place]))
        }
        return arguments
    }

    /// The parameters that a node has in an enum: an action's are its own, a flow's and a tab's are none.
    func parameters(of node: NodeID) -> [Parameter] { graph[node].parameters }

    // MARK: - Options

    var access: OutputOptions.Access { options.access ?? .internal }

    /// The access of declarations, with a space, in the module of a section.
    func access(in section: SectionID) -> String {
        switch access {
        case .internal: module(of: section) == nil ? "" : "public "
        case .package: "package "
        case .public: "public "
        }
    }

    /// Whether NavgenRuntime is a module of its own; its sources are in the module of the generated Swift otherwise.
    var importsRuntime: Bool { options.runtime != .embedded }

    var indent: Int { options.indent ?? 4 }

    func has(_ part: OutputOptions.Part) -> Bool { options.includes(part) }

    /// Whether declarations say that no actor owns them, which Swift understands from 6.1 on.
    var isolation: String { usesModernSwift ? "nonisolated " : "" }

    var usesModernSwift: Bool { knowsSwift(6, 1) }

    private func knowsSwift(_ major: Int, _ minor: Int) -> Bool {
        guard let version = options.swiftVersion?.value else { return true }
        let parts = version.split(separator: ".").map { Int($0) ?? 0 } + [0, 0]
        // The language modes 5 and 6 are those of a compiler that knows all this.
        return !version.contains(".") || (parts[0], parts[1]) >= (major, minor)
    }

    /// The module in which a section's Swift is compiled; nil: the app's.
    func module(of section: SectionID) -> String? { moduleOfSection[section.index] }

    /// The sections whose Swift is compiled in the app's module, or in one of a section's own.
    func sections(inModule module: String?) -> [SectionID] {
        sectionsByModule[module] ?? []
    }
}

extension SwiftModel {
    /// The app, and the modules of sections.
    var allModules: [String?] { [nil] + modules.map { $0 } }

    /// Where a type of the graph is compiled: with the section whose file declares it; nil: in the app.
    func module(ofType id: TypeID) -> String? { module(of: graph[id].section) }

    var hasConditions: Bool { !graph.conditions.isEmpty }

    /// A type that serves all files of a module: `ShopGraph` in the app, `ShopOrdersGraph` in a section's.
    func support(_ word: String, _ section: SectionID) -> String {
        let module = module(of: section)
        return companion(of: module == nil ? .main : sections(inModule: module).first ?? .main, word)
    }

    /// A pattern that binds a node's values: `.orders(.detail(let orderId))`.
    func pattern(of node: NodeID, _ family: Family, _ locals: [String]) -> String {
        var pattern = "." + SwiftNames.identifier(caseName(node, family))
        if !locals.isEmpty {
            pattern += "(" + locals.map { $0 == "_" ? "_" : "let " + $0 }.listed + ")"
        }
        var section = graph[node].section
        while section != .main {
            pattern = ".\(SwiftNames.identifier(graph[section].name.value))(\(pattern))"
            section = graph[section].parent ?? .main
        }
        return pattern
    }
}

extension Parameter {
    /// Whether nil is a value that differs from its default.
    var mayBeNilInstead: Bool {
        type.form == .optional && defaultValue.map { !$0.value.isNull } ?? false
    }
}
