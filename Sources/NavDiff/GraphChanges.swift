public import NavGraph
public import NavLinks
import NavSyntax

/// All differences between two versions of a graph.
public struct GraphChanges: Sendable {
    public let nodes: NodePairs
    /// In this order: links, nodes, routes, settings, and then changes to saved states and
    /// generated Swift that none of these explains.
    public private(set) var changes: [Change]
    package let pair: VersionPair

    /// - Parameter withSwift: Whether the generated Swift is compared, which takes several times as long as all else.
    ///   Without it, the changes that break links and saved states are the same.
    public init(old: LinkAnalysis, new: LinkAnalysis, withSwift: Bool = true) {
        pair = VersionPair(old, new)
        nodes = pair.nodes
        changes = LinkChanges(pair).changes + NodeChanges(pair).changes + RouteChanges(pair).changes
        changes += NodeSettingChanges(pair).changes + SettingChanges(pair).changes
        // Nothing relies on a graph that is new.
        guard !old.graph.nodes.isEmpty else {
            changes.removeAll { $0.severity != .note }
            return
        }
        addStates(StateChanges(pair))
        if withSwift { addSources(SourceChanges(pair)) } else { compareDeclarations() }
    }

    // MARK: Consequences

    /// Adds the effects on saved states to the node changes that explain them, and reports the rest
    /// as changes of their own.
    private mutating func addStates(_ states: StateChanges) {
        var explained: Set<NodeID> = []
        let (oldIDs, newIDs) = (Self.nodeIDs(pair.old.graph), Self.nodeIDs(pair.new.graph))
        for index in changes.indices where changes[index].rule.breaks.contains(.state) {
            guard let name = changes[index].node,
                let node = newIDs[name].map({ pair.nodes.old($0) }) ?? oldIDs[name]
            else { continue }
            guard let verdict = states.verdicts[node] else {
                changes[index].breaks.remove(.state)
                continue
            }
            if explained.insert(node).inserted { changes[index].details += verdict.sentences }
        }
        for (node, verdict) in states.verdicts.sorted(by: { $0.key < $1.key }) where !explained.contains(node) {
            let name = pair.currentName(node)
            let location = pair.nodes.new(node).map { Change.Location.new(pair.new.graph[$0].id.range) }
            var change = Change(
                verdict.isLost ? .stateLost : .statePartial,
                verdict.isLost
                    ? "saved states lose `\(name)` and everything on top of it"
                    : "saved states restore `\(name)` in part",
                at: location ?? .old(pair.old.graph[node].id.range), node: name, details: verdict.sentences)
            change.announced = pair.old.graph[node].deprecated.map(\.announcement)
            changes.append(change)
        }
        guard states.isRefused else { return }
        changes.append(
            Change(
                .stateLost, "saved states cannot be restored: they do not record which root they had",
                at: .new(pair.new.graph.roots.first?.range ?? pair.new.graph.start)))
    }

    /// Adds the effects on callers of the generated Swift to the changes that explain them, and
    /// reports the rest as changes of their own.
    private mutating func addSources(_ sources: SourceChanges) {
        let explaining = changeByNode
        // The change of what nodes decide together, such as an enum that lists them.
        var consequence: Int?
        var explained: Set<Int> = []
        for verdict in sources.verdicts {
            let names = names(verdict)
            var rest: [SourceChanges.Line] = []
            for line in verdict.lines {
                let index = names.isEmpty ? graphChange(explaining: line) : names.compactMap { explaining[$0] }.first
                if let index {
                    changes[index].details.append(line.text)
                    explained.insert(index)
                } else {
                    rest.append(line)
                }
            }
            let range = verdict.newNode.map { pair.new.graph[$0].id.range } ?? pair.new.graph.start
            let subject = names.first.map { " of `\($0)`" } ?? ""
            func add(_ lines: [SourceChanges.Line]) {
                guard !lines.isEmpty else { return }
                changes.append(
                    Change(
                        .sourceChanged, "the generated Swift\(subject) has changed", at: .new(range), node: names.first,
                        details: lines.map(\.text)))
            }
            // Only what nodes decide may be announced with them.
            let ofNodes = names.isEmpty ? rest.filter(\.isAboutNodes) : rest
            add(names.isEmpty ? rest.filter { !$0.isAboutNodes } : [])
            add(ofNodes)
            if names.isEmpty, !ofNodes.isEmpty { consequence = changes.count - 1 }
        }
        for verdict in sources.verdicts {
            guard let index = names(verdict).compactMap({ explaining[$0] }).first, !explained.contains(index),
                changes[index].rule.breaks.contains(.source)
            else { continue }
            changes[index].details += verdict.possible.map(\.text)
        }
        for index in changes.indices {
            let change = changes[index]
            let isVisible = explained.contains(index) || change.rule.id == ChangeRule.nameChanged.id
            if change.breaks.contains(.source), change.rule.group.isAboutGraph, !isVisible {
                // Another change of the same node already lists the declarations.
                let others = [change.node, change.target].compactMap { $0.flatMap { explaining[$0] } }
                if !others.contains(where: explained.contains) { changes[index].breaks.remove(.source) }
            }
            // A change that breaks nothing is not an error.
            if changes[index].breaks.isEmpty, change.severity == .error { changes[index].severity = .warning }
        }
        compareDeclarations()
        if let consequence { announce(consequence) }
    }

    /// Finds the places of changes in the other version, and marks changes of what was unstable as announced.
    private mutating func compareDeclarations() {
        let (oldIDs, newIDs) = (Self.nodeIDs(pair.old.graph), Self.nodeIDs(pair.new.graph))
        func former(_ name: String) -> NodeID? { newIDs[name].map { pair.nodes.old($0) } ?? oldIDs[name] }
        for index in changes.indices {
            let nodes = [changes[index].node, changes[index].target].compactMap { $0.flatMap(former) }
            if changes[index].former == nil { changes[index].former = nodes.first.map { pair.old.graph[$0].id.range } }
            if case .old = changes[index].location {
                let node = changes[index].node.flatMap { newIDs[$0] }
                changes[index].latter = node.map { pair.new.graph[$0].id.range }
            }
            guard changes[index].announced == nil, nodes.contains(where: pair.old.graph.isUnstable) else { continue }
            changes[index].announced = "it was unstable"
        }
    }

    /// The names of the node that a verdict is about, and of its flow for a step. New names come
    /// first.
    private func names(_ verdict: SourceChanges.Verdict) -> [String] {
        func names(_ node: NodeID, _ graph: Graph) -> [String] {
            guard case .step(let step) = graph[node].detail else { return [graph[node].name] }
            return [graph[node].name, graph[step.flow].name]
        }
        return (verdict.newNode.map { names($0, pair.new.graph) } ?? [])
            + (verdict.oldNode.map { names($0, pair.old.graph) } ?? [])
    }

    /// Marks a source change that concerns no single node as announced if all graph changes that break source were.
    private mutating func announce(_ consequence: Int) {
        let causes = changes.filter { $0.rule.group.isAboutGraph && $0.breaks.contains(.source) }
        guard let announced = causes.first?.announced, causes.allSatisfy({ $0.announced != nil }) else { return }
        changes[consequence].announced = announced
    }

    /// By node name: the index of the first change that can explain why the node's Swift differs.
    private var changeByNode: [String: Int] {
        var explaining: [String: Int] = [:]
        var routes: [String: Int] = [:]
        for (index, change) in changes.enumerated() where change.rule.group.isAboutGraph {
            guard change.rule.breaks.contains(.source) || change.rule.id == ChangeRule.nodeAdded.id else { continue }
            if let target = change.target {
                routes[target] = routes[target] ?? index
                if let node = change.node { routes[node] = routes[node] ?? index }
            } else if let node = change.node {
                explaining[node] = explaining[node] ?? index
            }
        }
        // A removed node also removes an exit of each node that led to it.
        for route in pair.old.graph.routes {
            guard let target = route.target.target, pair.nodes.new(target) == nil,
                case .node(let source) = route.source,
                let source = source.target, let index = explaining[pair.old.graph[target].name]
            else { continue }
            let name = pair.currentName(source)
            routes[name] = routes[name] ?? index
        }
        return explaining.merging(routes) { own, _ in own }
    }

    /// The index of the change that concerns no node and names what `line` declares.
    private func graphChange(explaining line: SourceChanges.Line) -> Int? {
        changes.firstIndex { change in
            change.node == nil && change.rule.breaks.contains(.source) && change.rule.group.isAboutGraph
                && line.terms.contains { !$0.isEmpty && change.message.contains("`\($0)`") }
        }
    }

    package static func nodeIDs(_ graph: Graph) -> [String: NodeID] {
        Dictionary(graph.nodes.enumerated().map { ($1.name, NodeID($0)) }, uniquingKeysWith: { first, _ in first })
    }
}
