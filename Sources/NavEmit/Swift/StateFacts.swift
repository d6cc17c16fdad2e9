import NavGraph
import NavLinks

/// What the generated state has to hold for a graph, and what it has no need of.
struct StateFacts: Sendable {
    let model: SwiftModel
    /// Where stacks begin: the tabs, where a root shows them, then the roots that are nodes.
    let places: [Place]
    let families: [Family]
    /// The answers to some alerts or dialogs lead on. Each alert asks for it.
    let hasLeadingAnswers: Bool
    /// Something goes on from what presented it: the answer to an alert, or a screen that closes what it lies in.
    let hasPresenters: Bool

    struct Place: Hashable, Sendable {
        var tab: NodeID?
        /// A screen, a split or a flow.
        var root: NodeID
    }

    init(_ model: SwiftModel) {
        self.model = model
        let graph = model.graph
        var places: [Place] = []
        if graph.showsTabs {
            for id in model.tabs {
                if case .tab(let tab) = graph[id].detail, let root = tab.root?.target {
                    places.append(Place(tab: id, root: root))
                }
            }
        }
        for choice in graph.roots {
            if case .node(let reference) = choice.show, let node = reference.target,
                !places.contains(where: { $0.tab == nil && $0.root == node })
            {
                places.append(Place(tab: nil, root: node))
            }
        }
        self.places = places
        hasLeadingAnswers = graph.routes.contains(where: \.isOfAlert)
        families = Family.presented.filter { family in
            guard model.hasMembers(family) else { return false }
            guard family == .flow else { return true }
            // A route presents also a flow that is a root.
            return model.allNodes(.flow).contains { flow in
                if case .flow(let detail) = graph[flow].detail { detail.style != .root } else { false }
            } || graph.routes.contains { $0.starts(aFlowOf: graph) }
        }
        hasPresenters =
            !families.isEmpty && model.has(.navigator)
            && (hasLeadingAnswers || graph.routes.contains { $0.style?.value == .under })
    }

    var graph: Graph { model.graph }
    var p: String { model.prefix }
    var hasTabs: Bool { places.contains { $0.tab != nil } }
    /// More than one root, or one that waits for a condition.
    var hasRoots: Bool { graph.roots.count > 1 || graph.roots.contains { !$0.when.isEmpty } }
    /// A root can be decided against while another one is undecided.
    var hasRefusals: Bool {
        let names = Set(graph.roots.compactMap(rootName))
        return graph.roots.count > 1
            && names.contains { name in graph.roots.allSatisfy { rootName($0) != name || !$0.when.isEmpty } }
    }
    /// The property that says what lies on all levels; of what is seen, `nodes` tells.
    var lying: String { hasRoots ? "lying" : "nodes" }
    /// The screen that is shown while the root is undecided.
    var launching: NodeID? {
        guard hasRoots, let node = graph.launching?.target, graph.kind(of: node) == .screen else { return nil }
        return node
    }
    var hasConditions: Bool { model.hasConditions }
    var hasPresented: Bool { !families.isEmpty }
    /// Nodes that do something before they lead anywhere.
    var hasActions: Bool { model.hasMembers(.action) }
    /// Such nodes of which some lead somewhere then.
    var hasFollowUps: Bool {
        graph.nodes.contains { if case .action(let action) = $0.detail { !action.then.isEmpty } else { false } }
    }
    /// Whether something may come that is shown later than it was asked for: links, and what follows actions.
    var hasOpening: Bool { model.hasMembers(.link) || hasFollowUps }
    /// Whether that may come too late.
    var hasTurns: Bool { hasOpening && (model.hasMembers(.link) || hasConditions) }
    /// Presentations with a button that confirms.
    var hasConfirmations: Bool {
        graph.nodes.contains { if case .presentation(let detail) = $0.detail { detail.confirm != nil } else { false } }
    }
    /// Stacks that begin with a screen: of the graph's roots, or of an app that has a root of its own.
    var hasScreenContent: Bool {
        places.contains { ![.split, .flow].contains(graph.kind(of: $0.root)) } || (hasScreens && model.has(.views))
    }
    /// Whether what is observed of a level has to tell the navigator of something.
    var hasTellingLevels: Bool { hasScreens || hasRuns }
    /// Popovers and dialogs, which hang on views.
    var hasHanging: Bool { families.contains(.popover) || families.contains(.dialog) }
    /// Columns that say what they show while nothing fills them.
    var hasPlaceholders: Bool {
        places.contains { place in
            guard let split = split(place.root) else { return false }
            return split.placeholder != nil || split.columns.contains { $0.placeholder != nil }
        }
    }
    var hasAlerts: Bool { families.contains(.alert) || families.contains(.dialog) }
    /// Nodes that the app shows by itself.
    var hasExternals: Bool { graph.nodes.contains { $0.isExternal } }
    var hasFlows: Bool { model.hasMembers(.flow) }
    /// What follows, in the Swift of the state, when something has gone: what waited for it goes as well.
    var settles: String { hasConditions ? "\n    dropIfLeft()" : "" }
    /// Flows have objects that their steps work with.
    var hasRuns: Bool { hasFlows && model.has(.flows) }
    var hasScreens: Bool { model.hasMembers(.route) }
    /// Whether there is a navigator of one stack of several.
    var canBeStack: Bool { model.has(.views) && hasScreens }
    /// What such a stack asks before it takes a step.
    var staying: String { canBeStack ? ", isOwn(step)" : "" }
    var hasSplits: Bool { places.contains { graph.kind(of: $0.root) == .split } }
    /// Whether some split has three columns.
    var hasContentColumn: Bool { places.contains { split($0.root)?.content != nil } }
    /// The access of a property that nothing but what is generated sets.
    static func readable(_ access: String) -> String { access.isEmpty ? "" : access + "internal(set) " }
    /// The columns behind the sidebar, in order.
    var laterColumns: [String] { hasContentColumn ? ["content", "detail"] : ["detail"] }
    /// The columns that splits have, in order.
    var columns: [String] { ["sidebar"] + laterColumns }
    /// The route in the last of some columns of `split` that is filled.
    static func lastFilled(of columns: [String]) -> String {
        columns.reversed().map { "split." + $0 }.joined(separator: " ?? ")
    }
    /// Steps that some conditions hide.
    var hasConditionalSteps: Bool {
        hasFlows
            && graph.nodes.contains {
                if case .step(let step) = $0.detail { !step.when.isEmpty } else { false }
            }
    }
    /// Steps that close a flow whose work is done.
    var hasFinalSteps: Bool {
        graph.nodes.contains { if case .step(let step) = $0.detail { step.isFinal } else { false } }
    }
    /// Flows that end with something else, which conditions may forbid.
    var hasGuardedEnds: Bool { hasConditions && !ends.isEmpty }
    var hasRootFlows: Bool { places.contains { graph.kind(of: $0.root) == .flow } }
    /// Flows that steps work with, and that go when the root changes.
    var hasPassingRuns: Bool { hasRuns && hasRootFlows && hasRoots }

    /// The conditions whose lack shows something else.
    var otherwise: [(condition: Condition, node: NodeID)] {
        graph.conditions.compactMap { condition in condition.otherwise?.target.map { (condition, $0) } }
    }

    /// What stands in and can go without having been left: flows, which end, and what the app shows by itself, of whose
    /// end nobody hears.
    var passingOtherwise: [NodeID] {
        otherwise.map(\.node).filter { graph.kind(of: $0) == .flow || graph[$0].isExternal }
    }

    /// What stands in and comes in the place of all that is seen: screens, which are where their plans say.
    var coveringOtherwise: [NodeID] {
        Set(otherwise.map(\.node)).sorted().filter { node in
            let family = Family(graph.kind(of: node))
            return (family == nil || family == .route) && model.plans[node] != nil
        }
    }

    /// What stands in upon all that is seen.
    var hasPresentedOtherwise: Bool {
        hasPresented && Set(otherwise.map(\.node)).count > coveringOtherwise.count
    }

    /// What tabs and split views need by themselves, for the stacks in them.
    var guardedPlaces: [(place: Int, needs: [ConditionUse])] {
        places.enumerated().compactMap { place, value in
            var needs: [ConditionUse] = []
            if let tab = value.tab {
                if case .tab(let detail) = graph[tab].detail { needs += detail.visible }
                needs += graph[tab].requires
            }
            if graph.kind(of: value.root) == .split { needs += graph[value.root].requires }
            return needs.isEmpty ? nil : (place, needs)
        }
    }

    /// Whether the first tab may be undecided, or forbidden, when the app starts.
    var hasGuardedStart: Bool {
        hasConditions && model.tabs.first.map { !graph.needs(ofTab: $0).isEmpty } ?? false
    }

    /// What follows the flows that do not just go when they are complete.
    var ends: [(flow: NodeID, then: NodeID)] {
        model.allNodes(.flow).compactMap { flow in self.flow(flow)?.then?.target.map { (flow, $0) } }
    }

    /// The presented nodes with which a link does something else than close them.
    func nodes(_ behaviour: PresentationDetail.OnLink) -> [NodeID] {
        graph.nodes.indices.map { NodeID($0) }.filter { id in
            switch graph[id].detail {
            case .presentation(let detail): detail.onLink == behaviour
            case .flow(let detail): detail.onLink == behaviour
            default: false
            }
        }
    }

    /// The sheets behind which the user can go on.
    var seenThrough: [NodeID] {
        guard hasPresented else { return [] }
        return graph.nodes.indices.map { NodeID($0) }.filter { id in
            guard case .presentation(let detail) = graph[id].detail else { return false }
            switch detail.backgroundInteraction {
            case .enabled, .upThrough: return true
            case .disabled, nil: return false
            }
        }
    }

    /// Nodes as a list in Swift.
    func list(_ nodes: [NodeID]) -> String {
        "[" + nodes.map { "." + SwiftNames.identifier(model.nodeNames[$0.index]) }.listed + "]"
    }

    /// In the Swift of a level: its lowest node.
    var lowest: String { hasSplits ? "lowest" : "content.node" }
    /// Links leave something that is presented where it is, and add to it.
    var hasStacking: Bool { hasPresented && !nodes(.stack).isEmpty }

    /// The answers to some alerts or dialogs go on on a stack.
    var hasAlertsWithPushes: Bool {
        graph.routes.contains { $0.isOfAlert && model.analysed.transition(of: $0, from: nil)?.needsStack ?? false }
    }
    /// What is presented remembers from which column of a split view, as that is where it hangs and goes on.
    var hasPresentingColumns: Bool { hasSplits && (hasPresenters || hasHanging && model.has(.navigator)) }

    /// Whether a screen stands in a column that is filled from another.
    func isInLaterColumn(_ screen: NodeID) -> Bool {
        places.contains { place in
            guard let split = split(place.root) else { return false }
            return [split.content, split.detail].contains {
                $0?.screens.contains { $0.target == screen } ?? false
            }
        }
    }

    func split(_ node: NodeID) -> SplitDetail? {
        if case .split(let split) = graph[node].detail { split } else { nil }
    }

    func flow(_ node: NodeID) -> FlowDetail? {
        if case .flow(let flow) = graph[node].detail { flow } else { nil }
    }

    /// The member of the state's `Root` for a choice.
    func rootName(_ choice: RootChoice) -> String? {
        switch choice.show {
        case .tabs: "tabs"
        case .node(let reference): reference.target.map { SwiftNames.identifier(model.nodeNames[$0.index]) }
        }
    }

    /// A node in its beginning, with the values that it has where nobody says others.
    func value(_ node: NodeID, _ family: Family) -> String {
        model.value(of: node, family, []).text
    }

    /// What a place shows in its beginning.
    func initialContent(_ place: Place) -> String {
        switch graph.kind(of: place.root) {
        case .split: return "split(\(splitValue(place.root, [:])))"
        case .flow: return "flow(\(value(place.root, .flow)))"
        default: return "screen(\(value(place.root, .route)))"
        }
    }

    func splitValue(_ node: NodeID, _ columns: [Int: String]) -> String {
        guard let split = split(node) else { return "" }
        let names = split.content == nil ? ["sidebar", "detail"] : ["sidebar", "content", "detail"]
        var arguments: [String] = []
        for (place, name) in names.enumerated() {
            if let value = columns[place] {
                arguments.append("\(name): \(value)")
            } else if place == 0, let first = split.columns.first?.screens.first?.target {
                arguments.append("\(name): \(value(first, .route))")
            }
        }
        let visibility = split.visibility.map { ", visibility: .\($0.rawValue)" } ?? ""
        return "Split(\(arguments.listed)\(visibility))"
    }
}

extension Route {
    /// Whether it begins at the action of an alert or dialog.
    fileprivate var isOfAlert: Bool {
        if case .alertAction = source { true } else { false }
    }

    /// Whether it starts a flow that is not shown already.
    fileprivate func starts(aFlowOf graph: Graph) -> Bool {
        guard let target = target.target else { return false }
        switch graph[target].detail {
        case .flow: return true
        case .step(let step):
            guard case .node(let reference) = source, let from = reference.target,
                case .step(let other) = graph[from].detail
            else { return true }
            return other.flow != step.flow
        default: return false
        }
    }
}
