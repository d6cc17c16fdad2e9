public import NavEmit
import NavGraph
public import NavLinks
import NavSyntax

/// Everything that is different between two versions of a graph.
public struct GraphChanges: Sendable {
    public let nodes: NodePairs
    /// By what they are about: links, nodes, routes, settings, what else saved states and callers lose.
    public private(set) var changes: [Change]
    private let pair: VersionPair

    public init(old: GraphVersion, new: GraphVersion) {
        pair = VersionPair(old, new)
        nodes = pair.nodes
        changes = LinkChanges(pair).changes + NodeChanges(pair).changes + RouteChanges(pair).changes
        changes += NodeSettingChanges(pair).changes + SettingChanges(pair).changes
        addStates(StateChanges(pair))
        addSources(SourceChanges(pair))
    }

    /// What a picture of the new graph marks.
    public var picture: PictureChanges {
        var sentences: [NodeID: [String]] = [:]
        let numbers = Self.numbers(pair.new.graph)
        // New nodes, and routes, are drawn as what they are.
        for change in changes where change.target == nil && change.rule.id != ChangeRule.nodeAdded.id {
            guard let node = change.node.flatMap({ numbers[$0] }) else { continue }
            sentences[node, default: []].append(change.message)
        }
        return PictureChanges(
            old: pair.old.analysed, oldLinks: pair.old.links, nodes: nodes, changed: sentences)
    }

    // MARK: What follows

    /// A change of a node says what it does to saved states; what no change explains is one of its own.
    private mutating func addStates(_ states: StateChanges) {
        var explained: Set<NodeID> = []
        let (oldNumbers, newNumbers) = (Self.numbers(pair.old.graph), Self.numbers(pair.new.graph))
        for place in changes.indices where changes[place].rule.breaks.contains(.state) {
            guard let name = changes[place].node,
                let node = newNumbers[name].map({ pair.nodes.old($0) }) ?? oldNumbers[name]
            else { continue }
            guard let verdict = states.verdicts[node] else {
                changes[place].breaks.remove(.state)
                continue
            }
            if explained.insert(node).inserted { changes[place].details += verdict.sentences }
        }
        for (node, verdict) in states.verdicts.sorted(by: { $0.key < $1.key }) where !explained.contains(node) {
            let name = pair.currentName(node)
            let place = pair.nodes.new(node).map { Change.Place.new(pair.new.graph[$0].id.range) }
            var change = Change(
                verdict.isLost ? .stateLost : .statePartial,
                verdict.isLost
                    ? "saved states lose `\(name)`, and what lies upon it" : "saved states restore `\(name)` in part",
                at: place ?? .old(pair.old.graph[node].id.range), node: name, details: verdict.sentences)
            change.announced = pair.old.graph[node].deprecated.map(\.announcement)
            changes.append(change)
        }
        guard states.isRefused else { return }
        changes.append(
            Change(
                .stateLost, "saved states are not restored at all: they do not say which root they had",
                at: .new(pair.new.graph.roots.first?.range ?? pair.new.graph.start)))
    }

    /// A change says what callers of the generated Swift have to do about it; what no change explains is one of its own.
    private mutating func addSources(_ sources: SourceChanges) {
        let explaining = explanations
        var explained: Set<Int> = []
        for verdict in sources.verdicts {
            let names = names(verdict)
            var rest: [String] = []
            for line in verdict.lines {
                let place = names.isEmpty ? whole(explaining: line) : names.compactMap { explaining[$0] }.first
                if let place {
                    changes[place].details.append(line.text)
                    explained.insert(place)
                } else {
                    rest.append(line.text)
                }
            }
            guard !rest.isEmpty else { continue }
            let range = verdict.newNode.map { pair.new.graph[$0].id.range } ?? pair.new.graph.start
            let subject = names.first.map { " of `\($0)`" } ?? ""
            changes.append(
                Change(
                    .sourceChanged, "the generated Swift\(subject) has changed", at: .new(range), node: names.first,
                    details: rest))
        }
        for verdict in sources.verdicts {
            guard let place = names(verdict).compactMap({ explaining[$0] }).first, !explained.contains(place),
                changes[place].rule.breaks.contains(.source)
            else { continue }
            changes[place].details += verdict.possible.map(\.text)
        }
        for place in changes.indices {
            let change = changes[place]
            let isNoticed = explained.contains(place) || change.rule.id == ChangeRule.nameChanged.id
            if change.breaks.contains(.source), change.rule.group.isAboutGraph, !isNoticed {
                // Another change of the same node tells of it.
                let others = [change.node, change.target].compactMap { $0.flatMap { explaining[$0] } }
                if !others.contains(where: explained.contains) { changes[place].breaks.remove(.source) }
            }
            // What nobody notices is no error.
            if changes[place].breaks.isEmpty, change.severity == .error { changes[place].severity = .warning }
        }
        announceConsequences()
    }

    /// The names of what a verdict is about: the node's, the new one first, and a step's flow's.
    private func names(_ verdict: SourceChanges.Verdict) -> [String] {
        func names(_ node: NodeID, _ graph: Graph) -> [String] {
            guard case .step(let step) = graph[node].detail else { return [graph[node].name] }
            return [graph[node].name, graph[step.flow].name]
        }
        return (verdict.newNode.map { names($0, pair.new.graph) } ?? [])
            + (verdict.oldNode.map { names($0, pair.old.graph) } ?? [])
    }

    /// What is about no node follows from what is: where all of that was announced, so was this.
    private mutating func announceConsequences() {
        let causes = changes.filter { $0.rule.group.isAboutGraph && $0.breaks.contains(.source) }
        guard let announced = causes.first?.announced, causes.allSatisfy({ $0.announced != nil }) else { return }
        for place in changes.indices where changes[place].rule.group == .source && changes[place].node == nil {
            changes[place].announced = announced
        }
    }

    /// By a node's name: the first change that can explain why its Swift is different.
    private var explanations: [String: Int] {
        var explaining: [String: Int] = [:]
        var routes: [String: Int] = [:]
        for (place, change) in changes.enumerated() where change.rule.group.isAboutGraph {
            guard change.rule.breaks.contains(.source) || change.rule.id == ChangeRule.nodeAdded.id else { continue }
            if let target = change.target {
                routes[target] = routes[target] ?? place
                if let node = change.node { routes[node] = routes[node] ?? place }
            } else if let node = change.node {
                explaining[node] = explaining[node] ?? place
            }
        }
        // A way out that led to what is gone.
        for route in pair.old.graph.routes {
            guard let target = route.target.target, pair.nodes.new(target) == nil,
                case .node(let source) = route.source,
                let source = source.target, let place = explaining[pair.old.graph[target].name]
            else { continue }
            let name = pair.currentName(source)
            routes[name] = routes[name] ?? place
        }
        return explaining.merging(routes) { own, _ in own }
    }

    /// The change of no node that names what a line is about.
    private func whole(explaining line: SourceChanges.Line) -> Int? {
        changes.firstIndex { change in
            change.node == nil && change.rule.breaks.contains(.source) && change.rule.group.isAboutGraph
                && line.terms.contains { !$0.isEmpty && change.message.contains("`\($0)`") }
        }
    }

    private static func numbers(_ graph: Graph) -> [String: NodeID] {
        Dictionary(graph.nodes.enumerated().map { ($1.name, NodeID($0)) }, uniquingKeysWith: { first, _ in first })
    }
}
