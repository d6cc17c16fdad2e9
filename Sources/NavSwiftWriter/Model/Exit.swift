package import NavGraph
import NavLinks
import NavNames
import NavSyntax

/// An exit of a screen, which generated Swift offers as a method: `exits.reviews(sort:)`.
///
/// A class, because many arrays hold the same instances.
package final class Exit: Sendable {
    /// How a parameter of the target gets its value.
    enum Source: Sendable {
        /// The route fixes it, with this Swift expression.
        case fixed(String)
        /// The route takes it from this parameter of the screen.
        case taken(Parameter)
        /// The caller passes it. If the screen has a parameter with the same name and type, the
        /// caller may leave it out.
        case open(screenDefault: Parameter?)
    }

    /// How generated code says whether a conditional exit is currently available.
    struct Offer: Sendable {
        /// The index among the conditional exits of the screen.
        let number: Int
        /// The name of the property in `isOffered`. Exits with different parameters may have the
        /// same method name, but not the same property.
        let name: String
    }

    package let name: String
    /// The index of the route in the graph.
    package let routeIndex: Int
    package let route: Route
    package let target: NodeID
    package let transition: Transition
    let parameters: [(parameter: Parameter, source: Source)]
    /// The index of the split column that it fills, if it fills one.
    package let column: Int?
    /// The conditions that the target requires, if one of them has no fallback and the exit can
    /// therefore be refused.
    let guards: [ConditionUse]
    /// Nil if it is always offered.
    let offer: Offer?
    /// The parameters that the caller passes.
    let open: [Parameter]
    /// The parameters that the caller has to pass when the screen's own values are used where
    /// possible.
    let openWithoutScreenDefaults: [Parameter]

    init(
        name: String, routeIndex: Int, route: Route, target: NodeID, transition: Transition,
        parameters: [(parameter: Parameter, source: Source)], column: Int?, guards: [ConditionUse],
        offer: Offer? = nil
    ) {
        self.name = name
        self.routeIndex = routeIndex
        self.route = route
        self.target = target
        self.transition = transition
        self.parameters = parameters
        self.column = column
        self.guards = guards
        self.offer = offer
        open = parameters.compactMap { if case .open = $0.source { $0.parameter } else { nil } }
        openWithoutScreenDefaults = parameters.compactMap {
            if case .open(screenDefault: nil) = $0.source { $0.parameter } else { nil }
        }
    }

    /// The same exit with another name.
    func named(_ name: String, offer: Offer? = nil) -> Exit {
        Exit(
            name: name, routeIndex: routeIndex, route: route, target: target, transition: transition,
            parameters: parameters, column: column, guards: guards, offer: offer)
    }

    /// What it goes back to before it shows the target, if anything.
    var popsTo: NodeID? { route.popsTo?.target }

    /// How it differs from other exits to the same target: by its transition, or by what it goes back
    /// to first, such as `fromHome`.
    func role(_ model: SwiftModel) -> String {
        popsTo.map { "from" + SwiftNames.upper(model.nodeNames[$0.index]) } ?? transition.rawValue
    }

    /// Whether it depends on conditions of the route or of its target.
    var isConditional: Bool { !route.when.isEmpty || !guards.isEmpty }

    var hasScreenDefaults: Bool { open.count != openWithoutScreenDefaults.count }

    /// The parameters of the screen that the exit uses.
    var used: [Parameter] {
        parameters.compactMap {
            switch $0.source {
            case .fixed: nil
            case .taken(let parameter): parameter
            case .open(let screenDefault): screenDefault
            }
        }
    }
}

extension SwiftModel {
    /// Whether a node has exits: the app makes its view. A step has them only if it has routes of
    /// its own, because its flow leads from step to step.
    func hasExits(_ node: NodeID) -> Bool {
        guard graph.kind(of: node) == .step else { return graph.kind(of: node).isView && !graph[node].isExternal }
        return has(.flows) && analyzed.outgoing(of: node).contains { if case .route = $0.cause { true } else { false } }
    }

    /// The parameters whose values a node can pass on. Those of a step are its flow's parameters and
    /// data.
    func ownParameters(of node: NodeID) -> [Parameter] { graph.ownParameters(of: node) }

    /// The exits of a screen, in source order, with their final names.
    func exits(of source: NodeID) -> [Exit] {
        guard hasExits(source) else { return [] }
        var indices = analyzed.outgoing(of: source).compactMap { edge -> Int? in
            if case .route(let index) = edge.cause { index } else { nil }
        }
        indices += analyzed.globalRoutes(from: source)
        return named(indices.compactMap { exit($0, from: source) }, of: source)
    }

    /// The conditions that a target requires, if at least one of them has no fallback; otherwise
    /// none.
    private func guards(_ target: NodeID, _ transition: Transition) -> [ConditionUse] {
        guard !transition.goesBack else { return [] }
        var uses = graph[target].requires
        if case .tab(let tab) = graph[target].detail {
            uses = tab.visible + uses + (tab.root?.target.map { graph[$0].requires } ?? [])
        }
        let isRefused = uses.contains { use in
            use.isNegated || use.target.map { graph[$0].otherwise?.target == nil } ?? true
        }
        return isRefused ? uses : []
    }

    private func exit(_ index: Int, from source: NodeID) -> Exit? {
        let route = graph.routes[index]
        guard let target = route.target.target, let transition = analyzed.transition(of: route, from: source) else {
            return nil
        }
        let own = ownParameters(of: source)
        let values = transition.goesBack ? [] : parameters(of: target)
        let parameters = values.map { parameter -> (Parameter, Exit.Source) in
            guard let fixed = route.fixed.last(where: { $0.name.value == parameter.name.value }) else {
                let screenDefault = own.first {
                    $0.name.value == parameter.name.value && $0.type.base == parameter.type.base
                        && $0.type.form == parameter.type.form
                }
                return (parameter, .open(screenDefault: screenDefault))
            }
            switch fixed.value {
            case .literal(let literal): return (parameter, .fixed(expression(literal, type(parameter.type))))
            case .parameter(let name):
                return (parameter, own.first { $0.name.value == name }.map { .taken($0) } ?? .open(screenDefault: nil))
            }
        }
        let isNear = graph[target].section == graph[source].section
        let name = isNear && graph.kind(of: target) != .step ? graph[target].id.value : nodeNames[target.index]
        return Exit(
            name: name, routeIndex: index, route: route, target: target, transition: transition,
            parameters: parameters, column: transition == .fill ? column(of: target, besides: source) : nil,
            guards: guards(target, transition))
    }

    /// The index of the split column that shows the target, if an earlier column of the same split
    /// shows the source.
    func column(of target: NodeID, besides source: NodeID) -> Int? {
        for id in analyzed.shownSplits {
            guard case .split(let split) = graph[id].detail else { continue }
            let columns = [split.sidebar, split.content, split.detail].map { column in
                column?.screens.compactMap(\.target) ?? []
            }
            guard let from = columns.firstIndex(where: { $0.contains(source) }) else { continue }
            if let to = columns.indices.last(where: { $0 > from && columns[$0].contains(target) }) { return to }
        }
        return nil
    }

    /// The type of the result that a caller in a module can await; nil if there is none, or if its
    /// type is not visible in the module.
    func answer(_ exit: Exit, inModule module: String?) -> String? {
        if module != nil, self.module(of: graph[exit.target].section) != module {
            // Of results from nodes in other modules, only standard types are visible here.
            guard let type = graph[exit.target].returns.map({ self.type($0) }), type.isBuiltin,
                [.sheet, .cover, .popover].contains(exit.transition)
            else { return nil }
            return type.text
        }
        switch exit.transition {
        case .sheet, .cover, .popover: return graph[exit.target].returns.map { type($0).text }
        case .alert, .dialog:
            guard case .alert(let alert) = graph[exit.target].detail, !alert.actions.isEmpty else { return nil }
            return companion(of: exit.target, .action)
        case .start:
            guard graph.kind(of: exit.target) == .flow, case .flow(let flow) = graph[exit.target].detail,
                flow.style != .root
            else { return nil }
            return flow.data.isEmpty ? "Bool" : companion(of: exit.target, .data)
        default: return nil
        }
    }

    /// The screens that a root, a tab or a split shows without a route.
    func screens(of node: NodeID) -> [NodeID] {
        switch graph[node].detail {
        case .tab(let tab): tab.root?.target.map { screens(of: $0) } ?? []
        case .split(let split): split.columns.flatMap { $0.screens.compactMap(\.target) }
        default: [node]
        }
    }
}

extension Exit {
    /// Whether all screens with its route share one declaration: it is for a route from anywhere, and
    /// depends on nothing of the screen.
    func isShared(_ model: SwiftModel) -> Bool {
        route.isFromAnywhere && used.isEmpty && offer == nil && name == model.nodeNames[target.index]
    }
}

/// The exits of all screens, computed once for all emitters.
final class ExitFacts: Sendable {
    let model: SwiftModel
    /// The exits of each node that has some.
    private let exits: NodeMap<[Exit]>
    /// For each screen, the presentations in which it can appear; nil among them means that it can
    /// appear outside of any.
    private let presenters: NodeMap<Set<NodeID?>>
    /// The exits of all screens of a module.
    private let exitsByModule: [String?: [Exit]]
    private let sharedByModule: [String?: [Shared]]
    private let traitsByModule: [String?: Traits]
    /// The kinds of exits in the graph, including the routes of alert actions.
    let kinds: Set<Kind>

    struct Kind: Sendable, Hashable {
        var transition: Transition
        var target: NodeKind
    }

    /// An exit that all screens with its route share, and the first of these screens.
    typealias Shared = (node: NodeID, exit: Exit)

    /// What the exits in a module use; for the app, what the exits in all modules use.
    struct Traits: Sendable {
        var returnsResults = false
        var hasAnswers = false
        var hasOffers = false
    }

    init(_ model: SwiftModel) {
        self.model = model
        var exits = NodeMap<[Exit]>(model.graph)
        for section in model.graph.sections.indices {
            for node in model.nodes(in: SectionID(section)).filter(model.hasExits) {
                exits[node] = model.exits(of: node)
            }
        }
        self.exits = exits
        let presenters = Self.presenters(model, exits)
        self.presenters = presenters
        var exitsByModule: [String?: [Exit]] = [:]
        var sharedByModule: [String?: [Shared]] = [:]
        for module in model.allModules {
            let nodes = model.sections(inModule: module).flatMap { model.nodes(in: $0) }
            exitsByModule[module] = nodes.flatMap { exits[$0] ?? [] }
            var names: Set<String> = []
            sharedByModule[module] = nodes.flatMap { node in
                (exits[node] ?? []).filter { $0.isShared(model) && names.insert($0.name).inserted }.map { (node, $0) }
            }
        }
        self.exitsByModule = exitsByModule
        self.sharedByModule = sharedByModule
        var traitsByModule: [String?: Traits] = [:]
        for module in model.allModules {
            let modules = module == nil ? model.allModules : [module]
            let exits = modules.flatMap { exitsByModule[$0] ?? [] }
            traitsByModule[module] = Traits(
                returnsResults: modules.flatMap { model.sections(inModule: $0) }.flatMap { model.nodes(in: $0) }
                    .contains { model.hasExits($0) && Self.result(of: $0, model, presenters) != nil },
                hasAnswers: exits.contains { model.answer($0, inModule: module) != nil },
                hasOffers: exits.contains(where: \.isConditional))
        }
        self.traitsByModule = traitsByModule
        kinds = Self.kinds(model, exits)
    }

    private static func kinds(_ model: SwiftModel, _ exits: NodeMap<[Exit]>) -> Set<Kind> {
        let graph = model.graph
        var kinds: Set<Kind> = []
        for exit in exits.values.joined() {
            kinds.insert(Kind(transition: exit.transition, target: graph.kind(of: exit.target)))
        }
        // The route of an alert's action is an exit of the node that presents the alert.
        for route in graph.routes {
            guard case .alertAction = route.source, let target = route.target.target,
                let transition = model.analyzed.transition(of: route, from: nil)
            else { continue }
            kinds.insert(Kind(transition: transition, target: graph.kind(of: target)))
        }
        return kinds
    }

    func traits(ofModule module: String?) -> Traits { traitsByModule[module] ?? Traits() }

    /// Whether a section is the first of its module. Its file declares what all exits of the module
    /// share.
    func isFirst(_ section: SectionID) -> Bool {
        model.sections(inModule: model.module(of: section)).first == section
    }

    /// Whether a section needs a file for exits.
    func hasFile(_ section: SectionID) -> Bool {
        guard isFirst(section) else { return !nodes(in: section).isEmpty }
        return section == .main
            || model.sections(inModule: model.module(of: section)).contains { !nodes(in: $0).isEmpty }
    }

    /// The nodes of a section that have exits.
    func nodes(in section: SectionID) -> [NodeID] {
        model.nodes(in: section).filter { model.hasExits($0) }
    }

    subscript(node: NodeID) -> [Exit] { exits[node] ?? [] }

    /// The exits of all screens of a module.
    func allExits(inModule module: String?) -> [Exit] { exitsByModule[module] ?? [] }

    /// The exits that screens of a module share, each once.
    func shared(inModule module: String?) -> [Shared] { sharedByModule[module] ?? [] }

    /// Whether a node can appear in a presentation.
    func isPresented(_ node: NodeID) -> Bool { presenters[node]?.contains { $0 != nil } ?? false }

    /// The type of the result that a screen's presentation returns, if it is the same for all
    /// presentations in which the screen can appear.
    func result(of node: NodeID) -> TypeUse? { Self.result(of: node, model, presenters) }

    private static func result(
        of node: NodeID, _ model: SwiftModel, _ presenters: NodeMap<Set<NodeID?>>
    ) -> TypeUse? {
        let all = (presenters[node] ?? []).map { $0.flatMap { model.graph[$0].returns } }
        guard let first = all.first, let type = first else { return nil }
        return all.allSatisfy { $0?.base == type.base && $0?.form == type.form } ? type : nil
    }

    private static func presenters(
        _ model: SwiftModel, _ exits: NodeMap<[Exit]>
    ) -> NodeMap<Set<NodeID?>> {
        var owners = NodeMap<Set<NodeID?>>(model.graph)
        var queue: [(node: NodeID, owner: NodeID?)] = []
        func add(_ node: NodeID, _ owner: NodeID?) {
            if owners[node] == nil { owners[node] = [] }
            if owners[node]?.insert(owner).inserted ?? false { queue.append((node, owner)) }
        }
        for family in [Family.sheet, .cover, .popover] {
            for node in model.allNodes(family) { add(node, node) }
        }
        for node in Reachability.roots(of: model.graph) {
            for screen in model.screens(of: node) { add(screen, nil) }
        }
        let hosts = [Family.sheet, .cover, .popover].flatMap { model.allNodes($0) }.filter { node in
            if case .presentation(let detail) = model.graph[node].detail { detail.onLink == .stack } else { false }
        }
        for plan in model.allPlans {
            for entry in [plan.root] + plan.path + plan.columns.values { add(entry.node, nil) }
            for level in plan.presented { for entry in level.path { add(entry.node, level.entry.node) } }
            // With `onLink: stack`, a link pushes its screen in the presentation that is shown.
            guard plan.presented.isEmpty, !(plan.path.isEmpty && plan.columns.isEmpty) else { continue }
            for host in hosts { add(plan.top.node, host) }
        }
        while let (node, owner) = queue.popLast() {
            for exit in exits[node] ?? [] {
                switch exit.transition {
                case .push, .replace, .reset, .fill: add(exit.target, owner)
                // It is not known what is below the presentation that the route closes, so no
                // presentation is assumed.
                case .under where model.graph.kind(of: exit.target) == .screen: add(exit.target, nil)
                // What the route goes back to is on the same stack.
                case .from where model.graph.kind(of: exit.target) == .screen: add(exit.target, owner)
                default: break
                }
            }
        }
        return owners
    }
}

extension ExitFacts {
    /// The names of a screen's parameters that its exits use.
    func namesOfUsedParameters(of node: NodeID) -> Set<String> { Set(self[node].flatMap(\.used).map(\.name.value)) }

    /// The name of the enum of what can be selected in a split column, and its cases: the exits
    /// that fill a later column.
    func selection(of node: NodeID) -> (name: String, exits: [Exit])? {
        let exits = self[node].filter { $0.transition == .fill }
        return exits.isEmpty ? nil : (model.companion(of: node, .selection), exits)
    }
}
