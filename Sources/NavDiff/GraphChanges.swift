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
        changes += SettingChanges(pair).changes
        addStates(StateChanges(pair))
        addSources(SourceChanges(pair))
    }

    /// What a picture of the new graph marks.
    public var picture: PictureChanges {
        var sentences: [NodeID: [String]] = [:]
        let numbers = Self.numbers(pair.new.graph)
        for change in changes {
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

    /// A change of a node says what callers of its Swift have to change; what no change explains is one of its own.
    private mutating func addSources(_ sources: SourceChanges) {
        // The first change about each node that can explain it; under nil, about none.
        var explaining: [String?: Int] = [:]
        var added: [String: Int] = [:]
        for (place, change) in changes.enumerated() where change.rule.group == .graph {
            if change.rule.breaks.contains(.source) {
                explaining[change.node] = explaining[change.node] ?? place
            } else if let node = change.node, change.rule.id == ChangeRule.nodeAdded.id {
                added[node] = place
            }
        }
        var broken: Set<String> = []
        for verdict in sources.verdicts {
            let names = [
                verdict.newNode.map { pair.new.graph[$0].name }, verdict.oldNode.map { pair.old.graph[$0].name },
            ].compactMap(\.self)
            broken.formUnion(names)
            let known = names.isEmpty ? explaining[nil] : names.compactMap { explaining[$0] ?? added[$0] }.first
            if let known {
                changes[known].details += verdict.lines
                continue
            }
            let range = verdict.newNode.map { pair.new.graph[$0].id.range } ?? pair.new.graph.start
            let subject = names.first.map { " of `\($0)`" } ?? ""
            changes.append(
                Change(
                    .sourceChanged, "the generated Swift\(subject) has changed", at: .new(range), node: names.first,
                    details: verdict.lines))
        }
        for place in changes.indices {
            let (breaks, node) = (changes[place].breaks, changes[place].node)
            if breaks.contains(.source), changes[place].rule.group == .graph, let node, !broken.contains(node) {
                changes[place].breaks.remove(.source)
            }
            // What nobody notices is no error.
            if changes[place].breaks.isEmpty, changes[place].severity == .error { changes[place].severity = .warning }
        }
    }

    private static func numbers(_ graph: Graph) -> [String: NodeID] {
        Dictionary(graph.nodes.enumerated().map { ($1.name, NodeID($0)) }, uniquingKeysWith: { first, _ in first })
    }
}
