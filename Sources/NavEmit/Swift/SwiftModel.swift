import NavGraph
import NavLinks
import NavSyntax

/// One of the enums in which nodes stand.
enum Family: CaseIterable, Hashable, Sendable {
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
    private let members: [Family: [SectionID: [NodeID]]]
    /// By family and section, the sections directly inside it that have members.
    private let inner: [Family: [SectionID: [SectionID]]]
    private let memberships: Set<Membership>
    let nodeNames: [String]
    /// By their numbers in the graph.
    let declaredTypes: [SwiftType]
    /// The places of nodes in the tables of modules other than the app's.
    let foreignPlaces: [NodeID: Int]
    /// The plans that the code carries out, by node: those of links, of routes `as: open`, of `otherwise`.
    let plans: [NodeID: Plan]
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

    private struct Membership: Hashable, Sendable {
        var node: NodeID
        var family: Family
    }

    var graph: Graph { analysed.graph }
    var prefix: String { graph.name.value }

    /// With an access of its own, or that which the graph asks for.
    init(
        _ analysed: AnalysedGraph, _ links: LinkTable, _ options: EmitOptions, access: OutputOptions.Access? = nil
    ) {
        self.analysed = analysed
        self.links = links
        let graph = analysed.graph
        var own = Self.options(of: graph)
        own.access = access ?? own.access
        self.options = own
        sourceName = options.sourceName
        plans = Self.plans(analysed, links)
        tabs = graph.nodes.indices.map { NodeID($0) }.filter { graph[$0].kind == .tab }
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
        var shown: Set<Membership> = []
        for (index, node) in graph.nodes.enumerated() {
            if let family = Family(node.kind) { shown.insert(Membership(node: NodeID(index), family: family)) }
            if analysed.isLinked(NodeID(index)) { shown.insert(Membership(node: NodeID(index), family: .link)) }
        }
        for route in graph.routes {
            guard let target = route.target.target else { continue }
            for source in Self.sources(of: route, analysed) {
                guard let transition = analysed.transition(of: route, from: source),
                    let family = Family(transition, graph[target].kind)
                else { continue }
                shown.insert(Membership(node: target, family: family))
            }
        }
        for plan in plans.values {
            for entry in plan.path + plan.presented.flatMap(\.path) {
                shown.insert(Membership(node: entry.node, family: .route))
            }
        }
        memberships = shown
        var members: [Family: [SectionID: [NodeID]]] = [:]
        var inner: [Family: [SectionID: [SectionID]]] = [:]
        for family in Family.allCases {
            for (index, node) in graph.nodes.enumerated()
            where shown.contains(Membership(node: NodeID(index), family: family)) {
                members[family, default: [:]][node.section, default: []].append(NodeID(index))
            }
            // From the innermost out, so that a section whose only members are its own sections' counts.
            for index in graph.sections.indices.reversed() {
                guard let parent = graph.sections[index].parent else { continue }
                let section = SectionID(index)
                if members[family]?[section] != nil || inner[family]?[section] != nil {
                    inner[family, default: [:]][parent, default: []].insert(section, at: 0)
                }
            }
        }
        self.members = members
        self.inner = inner
        nodeNames = Self.uniqueNames(graph)
        declaredTypes = graph.types.map { SwiftType($0, module: moduleOfSection[$0.section.index]) }
        var places: [NodeID: Int] = [:]
        var counts: [String: Int] = [:]
        for (index, node) in graph.nodes.enumerated() {
            guard let module = moduleOfSection[node.section.index] else { continue }
            places[NodeID(index)] = counts[module, default: 0]
            counts[module, default: 0] += 1
        }
        foreignPlaces = places
    }

    /// What a graph asks for in its Swift.
    static func options(of graph: Graph) -> OutputOptions {
        graph.outputs.last { $0.kind.value == .swift }?.options ?? OutputOptions()
    }

    private static func sources(of route: Route, _ analysed: AnalysedGraph) -> [NodeID?] {
        switch route.source {
        case .node(let reference): [reference.target]
        case .anywhere: [nil]
        case .alertAction(let alert, _): analysed.presenters(of: alert).map { $0 }
        }
    }

    /// Dotted names as one word each; with underscores where two would become the same.
    private static func uniqueNames(_ graph: Graph) -> [String] {
        var counts: [String: Int] = [:]
        for node in graph.nodes { counts[SwiftNames.joined(node.name), default: 0] += 1 }
        return graph.nodes.map { node in
            let joined = SwiftNames.joined(node.name)
            guard counts[joined] ?? 0 > 1, node.name.contains(".") else { return joined }
            return node.name.split(separator: ".").joined(separator: "_")
        }
    }

    private static func plans(_ analysed: AnalysedGraph, _ links: LinkTable) -> [NodeID: Plan] {
        let graph = analysed.graph
        var wanted = graph.conditions.compactMap { $0.otherwise?.target }
        for node in graph.nodes {
            if case .flow(let flow) = node.detail, let then = flow.then?.target { wanted.append(then) }
            if case .action(let action) = node.detail { wanted += action.then.compactMap(\.target) }
        }
        wanted += graph.routes.filter { $0.style?.value == .open }.compactMap { $0.target.target }
        let more = LinkTable.plans(of: Set(wanted.filter { links.plans[$0] == nil }), in: analysed)
        var plans: [NodeID: Plan] = [:]
        for (node, outcome) in links.plans.all + more {
            if case .plan(let plan) = outcome { plans[node] = plan }
        }
        return plans
    }

    // MARK: - Enums

    /// All nodes of a section, in source order.
    func nodes(in section: SectionID) -> [NodeID] { nodesBySection[section.index] }

    func nodes(_ family: Family, in section: SectionID) -> [NodeID] { members[family]?[section] ?? [] }

    func sections(_ family: Family, in section: SectionID) -> [SectionID] { inner[family]?[section] ?? [] }

    func hasMembers(_ family: Family, in section: SectionID = .main) -> Bool {
        !nodes(family, in: section).isEmpty || !sections(family, in: section).isEmpty
    }

    /// Of all sections.
    func allNodes(_ family: Family) -> [NodeID] {
        graph.sections.indices.flatMap { nodes(family, in: SectionID($0)) }
    }

    func isMember(_ node: NodeID, _ family: Family) -> Bool {
        memberships.contains(Membership(node: node, family: family))
    }

    /// `ShopRoute`, `ShopOrdersRoute`.
    func typeName(_ family: Family, _ section: SectionID = .main) -> String {
        prefix + SwiftNames.upperJoined(graph[section].path) + family.suffix
    }

    /// The case of a node in the enum of its section.
    func caseName(_ node: NodeID, _ family: Family) -> String {
        guard graph[node].kind == .step else { return graph[node].id.value }
        // A step stands beside its flow.
        let path = graph[graph[node].section].path
        let name = path.isEmpty ? graph[node].name : String(graph[node].name.dropFirst(path.count + 1))
        let joined = SwiftNames.joined(name)
        let isTaken = nodes(family, in: graph[node].section).contains { graph[$0].id.value == joined }
        return isTaken ? name.split(separator: ".").joined(separator: "_") : joined
    }

    /// A value of an enum, from the main one inwards: `.orders(.detail(orderId: orderId))`.
    ///
    /// A case whose values all have defaults is made by a call without arguments.
    func value(of node: NodeID, _ family: Family, _ arguments: [String]) -> String {
        var value = "." + SwiftNames.identifier(caseName(node, family))
        var arguments = arguments
        if graph[node].deprecated != nil {
            // Where Swift does not see that it is deprecated, and knows no defaults.
            value = maker(of: node, family)
            arguments = family == .flow && arguments.isEmpty ? ["\(companion(of: node, "Flow"))()"] : arguments
            if family != .flow { arguments = whole(arguments, of: node) }
        }
        if !arguments.isEmpty || family == .flow || !graph[node].parameters.isEmpty || graph[node].deprecated != nil {
            value += "(" + arguments.joined(separator: ", ") + ")"
        }
        var section = graph[node].section
        while section != .main {
            value = ".\(SwiftNames.identifier(graph[section].name.value))(\(value))"
            section = graph[section].parent ?? .main
        }
        return value
    }

    /// What makes a deprecated case in the enum of its own section.
    private func maker(of node: NodeID, _ family: Family) -> String {
        let type = typeName(family, graph[node].section)
        return "(\(type).self as any \(type)Making.Type).former_\(caseName(node, family))"
    }

    /// Arguments with those that were left out.
    private func whole(_ arguments: [String], of node: NodeID) -> [String] {
        graph[node].parameters.map { parameter in
            let label = SwiftNames.label(parameter.name.value) + ": "
            return arguments.first { $0.hasPrefix(label) } ?? label + (defaultValue(of: parameter) ?? "nil")
        }
    }

    /// A case of the enum of its own section, without its values.
    func ownValue(of node: NodeID, _ family: Family) -> String {
        guard graph[node].deprecated != nil else { return "." + SwiftNames.identifier(caseName(node, family)) }
        let call = maker(of: node, family)
        return family != .flow && graph[node].parameters.isEmpty ? call + "()" : call
    }

    /// The parameters that a node has in an enum: an action's are its own, a flow's and a tab's are none.
    func parameters(of node: NodeID) -> [Parameter] { graph[node].parameters }

    /// Whether there is something that only the app can do.
    var needsHandlers: Bool {
        graph.nodes.contains { node in
            if node.isExternal || node.kind == .action || node.kind == .flow { return true }
            return if case .tab(let tab) = node.detail { tab.hasBadge } else { false }
        }
    }

    // MARK: - Options

    /// Whether there are builds of the app with links of their own.
    var hasEnvironments: Bool { links.origins.builds.count > 1 }

    var access: OutputOptions.Access { options.access ?? .internal }

    /// The access of declarations, with a space, in the module of a section.
    func access(in section: SectionID) -> String {
        switch access {
        case .internal: module(of: section) == nil ? "" : "public "
        case .package: "package "
        case .public: "public "
        }
    }

    var indent: Int { options.indent ?? 4 }

    func has(_ part: OutputOptions.Part) -> Bool { options.includes(part) }

    /// Whether declarations say that no actor owns them, which Swift understands from 6.1 on.
    var isolation: String { usesModernSwift ? "nonisolated " : "" }

    var usesModernSwift: Bool {
        guard let version = options.swiftVersion?.value else { return true }
        let parts = version.split(separator: ".").map { Int($0) ?? 0 } + [0, 0]
        // The language modes 5 and 6 are those of a compiler that knows all this.
        return !version.contains(".") || (parts[0], parts[1]) >= (6, 1)
    }

    /// The module in which a section's Swift is compiled; nil: the app's.
    func module(of section: SectionID) -> String? { moduleOfSection[section.index] }

    /// The sections whose Swift is compiled in the app's module, or in one of a section's own.
    func sections(inModule module: String?) -> [SectionID] {
        sectionsByModule[module] ?? []
    }
}
