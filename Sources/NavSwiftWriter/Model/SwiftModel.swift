package import NavGraph
package import NavLinks
package import NavNames
import NavSyntax

/// What all Swift emitters share: which node is in which enum, the names of everything, and the
/// output options.
package final class SwiftModel: Sendable {
    let analyzed: AnalyzedGraph
    package let links: LinkAnalysis
    let options: OutputOptions
    let sourceName: String
    /// The nodes in each enum, by family and section, in source order.
    private let members: [[[NodeID]]]
    /// By family and section: the sections directly inside it that have members.
    private let inner: [[[SectionID]]]
    /// The families of each node.
    private let memberships: [Families]
    /// By section: the code around a value of its enums that makes it a value of the main enums,
    /// such as `.orders(` and `)`.
    private let wrappings: [(open: String, close: String)]
    package let nodeNames: [String]
    /// By node; nil for steps, whose case names depend on the other cases of the enum.
    private let caseNames: [String?]
    /// By node and by section: the beginnings of the names of their types.
    private let typeStems: (nodes: [String], sections: [String])
    /// The types that the graph declares, by their indices.
    package let declaredTypes: [SwiftType]
    /// By node: the default values of its parameters as Swift expressions.
    private let defaults: [[String?]]
    /// The plans that generated code uses, by node: for links, for routes with `as: open`, and for
    /// `then`.
    let plans: NodeMap<Plan>
    /// These, and the plans of patterns with a `via` of their own.
    let allPlans: [Plan]
    /// By node: its links with a `via` of their own.
    private let placements: [NodeID: [Placement]]
    /// The tabs that can be selected, in the order of the tab bar.
    let tabs: [NodeID]
    /// The screens that are the roots of tabs.
    let tabRoots: Set<NodeID>
    /// The nodes of each section, in source order.
    private let nodesBySection: [[NodeID]]
    /// The module of each section; nil for the app.
    private let moduleOfSection: [String?]
    private let sectionsByModule: [String?: [SectionID]]
    /// The modules of sections, in source order.
    let modules: [String]

    private struct Families {
        private var bits: UInt16 = 0

        mutating func insert(_ family: Family) { bits |= 1 << UInt16(family.rawValue) }

        func contains(_ family: Family) -> Bool { bits & 1 << UInt16(family.rawValue) != 0 }
    }

    package var graph: Graph { analyzed.graph }
    var prefix: String { graph.name.value }

    /// Whether declarations that callers can name are recorded while they are written.
    let isRecording: Bool

    /// - Parameter isRecording: Whether to record declarations. Everything is then written as
    ///   public, so that the record has all that callers could name at any access level.
    /// - Parameter isWhole: Whether all parts of the Swift are described, even those that the graph leaves out.
    package init(_ links: LinkAnalysis, sourceName: String, isRecording: Bool = false, isWhole: Bool = false) {
        analyzed = links.analyzed
        self.links = links
        let graph = analyzed.graph
        var own = Self.options(of: graph)
        if isRecording { own.access = .public }
        if isWhole { own.parts = nil }
        self.isRecording = isRecording
        self.options = own
        self.sourceName = sourceName
        plans = Self.plans(analyzed.graph, links)
        allPlans =
            Array(plans.values)
            + links.placements.compactMap { if case .plan(let plan) = $0.outcome { plan } else { nil } }
        placements = Dictionary(grouping: links.placements, by: \.node)
        tabs = graph.nodes.indices.map { NodeID($0) }.filter { graph.kind(of: $0) == .tab && !graph.isActingTab($0) }
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
        let shown = Self.memberships(analyzed, allPlans)
        memberships = shown
        (members, inner) = Self.enums(graph, shown)
        // The parent of a section comes before it.
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

    /// Finds the families of each node: by its kind, its routes, its links and its plans.
    private static func memberships(_ analyzed: AnalyzedGraph, _ plans: [Plan]) -> [Families] {
        let graph = analyzed.graph
        var shown = [Families](repeating: Families(), count: graph.nodes.count)
        for (index, node) in graph.nodes.enumerated() {
            if let family = Family(node.kind) { shown[index].insert(family) }
            if analyzed.isLinked(NodeID(index)) { shown[index].insert(.link) }
        }
        for route in graph.routes {
            guard let target = route.target.target else { continue }
            for source in sources(of: route, analyzed) {
                guard let transition = analyzed.transition(of: route, from: source),
                    let family = Family(transition, graph.kind(of: target))
                else { continue }
                shown[target.index].insert(family)
            }
        }
        for plan in plans {
            for entry in plan.path + plan.presented.flatMap(\.path) {
                shown[entry.node.index].insert(.route)
            }
        }
        return shown
    }

    /// The members of each enum, by family and section: its nodes, and the sections inside it that
    /// have members.
    private static func enums(_ graph: Graph, _ shown: [Families]) -> (members: [[[NodeID]]], inner: [[[SectionID]]]) {
        var members: [[[NodeID]]] = []
        var inner: [[[SectionID]]] = []
        for family in Family.allCases {
            var nodes = [[NodeID]](repeating: [], count: graph.sections.count)
            for (index, node) in graph.nodes.enumerated() where shown[index].contains(family) {
                nodes[node.section.index].append(NodeID(index))
            }
            // From the inside out, so that a section counts even if all its members are in sections
            // inside it.
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

    /// The options of the graph's Swift output.
    static func options(of graph: Graph) -> OutputOptions {
        graph.outputs.last { $0.kind.value == .swift }?.options ?? OutputOptions()
    }

    private static func sources(of route: Route, _ analyzed: AnalyzedGraph) -> [NodeID?] {
        switch route.source {
        case .node(let reference): [reference.target]
        case .anywhere: [nil]
        case .alertAction(let alert, _):
            // A link, or a condition, may show an alert that no route presents.
            analyzed.presenters(of: alert).isEmpty ? [nil] : analyzed.presenters(of: alert).map { $0 }
        }
    }

    /// The camel-case names of all nodes. Where two would be the same, their parts are joined by
    /// underscores instead.
    private static func unique(_ joined: [String], _ graph: Graph) -> [String] {
        var counts: [String: Int] = [:]
        counts.reserveCapacity(joined.count)
        for name in joined { counts[name, default: 0] += 1 }
        return zip(graph.nodes, joined).map { node, joined in
            guard counts[joined] ?? 0 > 1, node.name.contains(".") else { return joined }
            return node.name.split(separator: ".").joined(separator: "_")
        }
    }

    private static func plans(_ graph: Graph, _ links: LinkAnalysis) -> NodeMap<Plan> {
        var plans = NodeMap<Plan>(graph)
        for (node, outcome) in links.plans.all + links.opened.all {
            if case .plan(let plan) = outcome { plans[node] = plan }
        }
        return plans
    }

    /// The links of a node that open it on other screens than the rest.
    func placements(of node: NodeID) -> [Placement] { placements[node] ?? [] }

    // MARK: - Enums

    /// All nodes of a section, in source order.
    func nodes(in section: SectionID) -> [NodeID] { nodesBySection[section.index] }

    func nodes(_ family: Family, in section: SectionID) -> [NodeID] { members[family.rawValue][section.index] }

    func sections(_ family: Family, in section: SectionID) -> [SectionID] { inner[family.rawValue][section.index] }

    func hasMembers(_ family: Family, in section: SectionID = .main) -> Bool {
        !nodes(family, in: section).isEmpty || !sections(family, in: section).isEmpty
    }

    /// The nodes of a family in all sections.
    func allNodes(_ family: Family) -> [NodeID] {
        graph.sections.indices.flatMap { nodes(family, in: SectionID($0)) }
    }

    package func isMember(_ node: NodeID, _ family: Family) -> Bool {
        memberships[node.index].contains(family)
    }

    /// The name of an enum: `ShopRoute`, or `ShopOrdersRoute` for the section `orders`.
    func typeName(_ family: Family, _ section: SectionID = .main) -> String {
        companion(of: section, .family(family))
    }

    /// The name of a type that belongs to a node: `CancelOrderAction`, or `OrdersCancelAction` in
    /// the section `orders`.
    func companion(of node: NodeID, _ type: NodeType) -> String { typeStems.nodes[node.index] + type.rawValue }

    /// The name of a type that belongs to a section: `ShopOrdersDestinations`.
    func companion(of section: SectionID, _ type: SectionType) -> String {
        prefix + typeStems.sections[section.index] + type.suffix
    }

    /// The name of a node's case in the enum of its section.
    func caseName(_ node: NodeID, _ family: Family) -> String {
        if let name = caseNames[node.index] { return name }
        // The case of a step has its flow in its name: `onboardingWelcome`.
        let step = graph[node]
        let path = graph[step.section].path
        let name = path.isEmpty ? step.name : String(step.name.dropFirst(path.count + 1))
        let joined = SwiftNames.joined(name)
        let isTaken = nodes(family, in: step.section).contains { graph[$0].id.value == joined }
        return isTaken ? name.split(separator: ".").joined(separator: "_") : joined
    }

    /// A value of the main enum for a node: `.orders(.detail(orderId: orderId))`.
    ///
    /// A case whose associated values all have defaults is called without arguments: `.search()`.
    func value(of node: NodeID, _ family: Family, _ arguments: [Argument]) -> String {
        let target = graph[node]
        let wrapping = wrappings[target.section.index]
        var code = wrapping.open
        var arguments = arguments
        if target.isDeprecated {
            // Called through a protocol, so that Swift does not warn of deprecation. Defaults are
            // not available there.
            code += maker(of: node, family)
            if family != .flow {
                arguments = whole(arguments, of: node)
            } else if arguments.isEmpty {
                arguments = [Argument("\(companion(of: node, .flow))()")]
            }
        } else {
            code += SwiftNames.value(caseName(node, family), of: typeName(family, target.section))
        }
        if !arguments.isEmpty || family == .flow || !parameters(of: node).isEmpty || target.isDeprecated {
            code += "(\(arguments))"
        }
        return code + wrapping.close
    }

    /// The function that makes a deprecated case, in the enum of its own section.
    private func maker(of node: NodeID, _ family: Family) -> String {
        let type = typeName(family, graph[node].section)
        return "(\(type).self as any \(type)Making.Type).former_\(caseName(node, family))"
    }

    /// The arguments for all parameters of a node, with defaults for those that are missing.
    private func whole(_ arguments: [Argument], of node: NodeID) -> [Argument] {
        parameters(of: node).map { parameter in
            let label = SwiftNames.label(parameter.name.value)
            return arguments.first { $0.label == label } ?? Argument(label, defaultValue(of: parameter) ?? "nil")
        }
    }

    /// The arguments for all parameters of a node.
    func arguments(of node: NodeID, _ values: [String]) -> [Argument] {
        zip(parameters(of: node), values).map { Argument(SwiftNames.label($0.name.value), $1) }
    }

    /// The arguments whose values differ from the defaults.
    func shortArguments(of node: NodeID, _ values: [String]) -> [Argument] {
        var arguments: [Argument] = []
        arguments.reserveCapacity(values.count)
        let defaults = defaults[graph.linkOwner(of: node).index]
        for (index, parameter) in zip(values.indices, parameters(of: node)) where values[index] != defaults[index] {
            arguments.append(Argument(SwiftNames.label(parameter.name.value), values[index]))
        }
        return arguments
    }

    /// The parameters with whose values a node is shown: for a step, those of its flow.
    func parameters(of node: NodeID) -> [Parameter] { graph.linkParameters(of: node) }

    // MARK: - Options

    var access: OutputOptions.Access { options.access ?? .internal }

    /// The access modifier of declarations in a section's module, followed by a space, or nothing.
    func access(in section: SectionID) -> String {
        switch access {
        case .internal: module(of: section) == nil ? "" : "public "
        case .package: "package "
        case .public: "public "
        }
    }

    /// Whether generated Swift imports NavgenRuntime. Otherwise, its sources are compiled in the
    /// same module.
    var importsRuntime: Bool { options.runtime != .embedded }

    var indent: Int { options.indent ?? 4 }

    package func has(_ part: OutputOptions.Part) -> Bool { options.includes(part) }

    /// `nonisolated` for types, followed by a space; nothing for Swift before 6.1, which does not
    /// allow it on types.
    var isolation: String { usesModernSwift ? "nonisolated " : "" }

    var usesModernSwift: Bool { knowsSwift(6, 1) }

    private func knowsSwift(_ major: Int, _ minor: Int) -> Bool {
        guard let version = options.swiftVersion?.value else { return true }
        let parts = version.split(separator: ".").map { Int($0) ?? 0 } + [0, 0]
        // `5` and `6` alone are language modes, for which a current compiler is assumed.
        return !version.contains(".") || (parts[0], parts[1]) >= (major, minor)
    }

    /// The module that compiles a section's Swift; nil for the app.
    func module(of section: SectionID) -> String? { moduleOfSection[section.index] }

    /// The sections that a module compiles; nil means the app.
    func sections(inModule module: String?) -> [SectionID] {
        sectionsByModule[module] ?? []
    }
}

extension SwiftModel {
    /// The app (nil) and the modules of sections.
    var allModules: [String?] { [nil] + modules.map { $0 } }

    /// The module that compiles a type of the graph: that of the section whose file declares it, or
    /// nil for the app.
    func module(ofType id: TypeID) -> String? { module(of: graph[id].section) }

    var hasConditions: Bool { !graph.conditions.isEmpty }

    /// The name of a type of which each module has one: `ShopGraph` in the app, `ShopOrdersGraph`
    /// in the module of the section `orders`.
    func support(_ type: SectionType, _ section: SectionID) -> String {
        let module = module(of: section)
        return companion(of: module == nil ? .main : sections(inModule: module).first ?? .main, type)
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
    /// Whether it is optional with a default other than nil, so that nil has to be passed
    /// explicitly.
    package var needsExplicitNil: Bool {
        type.form == .optional && defaultValue.map { !$0.value.isNull } ?? false
    }
}
