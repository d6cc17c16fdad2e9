import NavEmit
import NavGraph
import NavLinks
import NavSyntax

/// What became of nodes: added, gone, renamed, of another kind, with other parameters.
struct NodeChanges {
    private let pair: VersionPair
    private let newByLook: [Look: [NodeID]]
    private(set) var changes: [Change] = []
    private var old: Graph { pair.old.graph }
    private var new: Graph { pair.new.graph }

    init(_ pair: VersionPair) {
        self.pair = pair
        newByLook = Self.looks(pair)
        for index in old.nodes.indices where pair.nodes.new(NodeID(index)) == nil { reportGone(NodeID(index)) }
        for index in new.nodes.indices where pair.nodes.old(NodeID(index)) == nil { reportAdded(NodeID(index)) }
        for (former, node) in pair.kept {
            compareNames(former, node)
            compareKinds(former, node)
            compareParameters(former, node)
            compareConditions(former, node)
            compareLifeCycle(former, node)
        }
        for (former, node) in pair.merged {
            compareNames(former, node)
            compareKinds(former, node)
            compareParameters(former, node)
        }
        reportUnreachable()
    }

    // MARK: Added and gone

    private mutating func reportGone(_ id: NodeID) {
        // A step goes with its flow.
        if case .step(let step) = old[id].detail, pair.nodes.new(step.flow) == nil { return }
        var change = Change(
            .nodeRemoved, "the \(old.described(id)) is gone", at: .old(old[id].id.range), node: old[id].name)
        change.announced = old[id].deprecated.map(\.announcement)
        if let successor = successor(of: id) {
            let beside = new[successor].name.dropLast(new[successor].id.value.count)
            let name = old[id].name
            let former =
                name.hasPrefix(beside) && !name.dropFirst(beside.count).contains(".")
                ? String(name.dropFirst(beside.count)) : name.contains(".") ? name : "." + name
            change.help = "if `\(new[successor].name)` is what it became, say so there: `renamedFrom: \(former)`"
        }
        changes.append(change)
    }

    /// A new node that looks like one that is gone: of its kind, with its parameters, and with its URL or its last name.
    private func successor(of id: NodeID) -> NodeID? {
        func parameters(_ node: Node) -> [String] { node.parameters.map { "\($0.name.value): \($0.type.text)" } }
        let gone = old[id]
        let alike = Set(newByLook[.id(gone.id.value)] ?? []).union(
            newByLook[.links(gone.links.map(\.path.value))] ?? [])
        let found = alike.filter { new[$0].kind == gone.kind && parameters(new[$0]) == parameters(gone) }
        return found.count == 1 ? found.first : nil
    }

    /// What a new node may have of one that is gone.
    private enum Look: Hashable {
        case id(String)
        case links([String])
    }

    private static func looks(_ pair: VersionPair) -> [Look: [NodeID]] {
        var looks: [Look: [NodeID]] = [:]
        for (index, node) in pair.new.graph.nodes.enumerated() where pair.nodes.old(NodeID(index)) == nil {
            looks[.id(node.id.value), default: []].append(NodeID(index))
            if !node.links.isEmpty { looks[.links(node.links.map(\.path.value)), default: []].append(NodeID(index)) }
        }
        return looks
    }

    private mutating func reportAdded(_ id: NodeID) {
        if case .step(let step) = new[id].detail, pair.nodes.old(step.flow) == nil { return }
        changes.append(
            Change(.nodeAdded, "the \(new.described(id)) is new", at: .new(new[id].id.range), node: new[id].name))
    }

    // MARK: Names and kinds

    private mutating func compareNames(_ former: NodeID, _ node: NodeID) {
        let (was, now) = (old[former].name, new[node].name)
        guard was != now else { return }
        let (from, to) = (old[old[former].section].path, new[new[node].section].path)
        if from == to {
            add(.nodeRenamed, "`\(was)` is called `\(now)` now", node)
        } else {
            let place = to.isEmpty ? "the main graph" : "the section `\(to)`"
            add(.nodeMoved, "`\(was)` has moved to \(place), as `\(now)`", node)
        }
    }

    private mutating func compareKinds(_ former: NodeID, _ node: NodeID) {
        let (was, now) = (old[former].kind, new[node].kind)
        if was != now {
            add(.nodeKind, "`\(new[node].name)` was \(was.withArticle) and is \(now.withArticle) now", node)
        }
        let (result, newResult) = (old[former].returns?.text, new[node].returns?.text)
        if result != newResult {
            add(
                .nodeReturns,
                "`\(new[node].name)` returned \(result.map { "`\($0)`" } ?? "nothing") and returns \(newResult.map { "`\($0)`" } ?? "nothing") now",
                node)
        }
        if case .alert(let alert) = old[former].detail, case .alert(let newAlert) = new[node].detail {
            compareAnswers(alert, newAlert, node)
        }
    }

    private mutating func compareAnswers(_ former: AlertDetail, _ alert: AlertDetail, _ node: NodeID) {
        let (was, now) = (former.actions.map(\.id.value), alert.actions.map(\.id.value))
        let gone = was.filter { !now.contains($0) }
        let added = now.filter { !was.contains($0) }
        guard !gone.isEmpty || !added.isEmpty else { return }
        let parts = gone.map { "`\($0)` is gone" } + added.map { "`\($0)` is new" }
        add(.alertActions, "the actions of `\(new[node].name)` have changed: \(parts.joined(separator: ", "))", node)
    }

    // MARK: Parameters

    private mutating func compareParameters(_ former: NodeID, _ node: NodeID) {
        var (was, now) = (old[former].parameters, new[node].parameters)
        if case .flow(let flow) = old[former].detail { was += flow.data }
        if case .flow(let flow) = new[node].detail { now += flow.data }
        var gone = was.filter { one in !now.contains { $0.name.value == one.name.value } }
        var added = now.filter { one in !was.contains { $0.name.value == one.name.value } }
        // One that is gone and one that is new, of one type, are one with another name.
        for parameter in gone {
            let twins = added.filter { sameType(parameter, $0) }
            guard twins.count == 1, gone.count(where: { sameType($0, twins[0]) }) == 1 else { continue }
            add(
                .paramRenamed,
                "`\(parameter.name.value)` of `\(new[node].name)` is called `\(twins[0].name.value)` now", node,
                at: twins[0].name.range)
            gone.removeAll { $0 === parameter }
            added.removeAll { $0 === twins[0] }
        }
        for parameter in gone {
            add(.paramRemoved, "`\(new[node].name)` has no parameter `\(parameter.name.value)` any more", node)
        }
        for parameter in added {
            let text = pair.newWords.parameter(parameter)
            add(
                parameter.isRequired ? .paramRequired : .paramAdded,
                parameter.isRequired
                    ? "`\(new[node].name)` needs `\(text)` now"
                    : "`\(new[node].name)` has another parameter, `\(text)`", node, at: parameter.name.range)
        }
        for parameter in now {
            guard let one = was.first(where: { $0.name.value == parameter.name.value }) else { continue }
            compare(one, parameter, node)
        }
    }

    private mutating func compare(_ former: Parameter, _ parameter: Parameter, _ node: NodeID) {
        let name = "`\(parameter.name.value)` of `\(new[node].name)`"
        if !sameType(former, parameter) {
            add(
                .paramType, "\(name) was `\(former.type.text)` and is `\(parameter.type.text)` now", node,
                at: parameter.type.range)
        }
        let (was, now) = (former.defaultValue?.value, parameter.defaultValue?.value)
        guard was != now else { return }
        if now == nil, parameter.isRequired {
            add(.paramRequired, "\(name) has no default any more: it has to be said", node, at: parameter.name.range)
            return
        }
        func words(_ value: Literal?) -> String { value.map { "`\(GraphWords.literal($0))`" } ?? "nothing" }
        add(
            .paramDefault,
            "\(name) is \(words(now)) where nobody says it, and was \(words(was))", node,
            at: parameter.defaultValue?.range ?? parameter.name.range)
    }

    private func sameType(_ former: Parameter, _ parameter: Parameter) -> Bool {
        former.type.form == parameter.type.form && former.type.text == parameter.type.text
    }

    // MARK: Conditions and life cycle

    private mutating func compareConditions(_ former: NodeID, _ node: NodeID) {
        let was = pair.oldWords.conditions(old[former].requires)
        let now = pair.newWords.conditions(new[node].requires)
        let (gone, added) = (was.filter { !now.contains($0) }, now.filter { !was.contains($0) })
        guard !gone.isEmpty || !added.isEmpty else { return }
        let parts =
            (added.isEmpty ? [] : ["needs \(listed(added))"])
            + (gone.isEmpty ? [] : ["no longer needs \(listed(gone))"])
        add(.nodeConditions, "`\(new[node].name)` \(parts.joined(separator: ", and "))", node)
    }

    private mutating func compareLifeCycle(_ former: NodeID, _ node: NodeID) {
        guard !old[former].isDeprecated, let deprecated = new[node].deprecated else { return }
        var change = Change(
            .nodeDeprecated, "`\(new[node].name)` is deprecated", at: .new(deprecated.range), node: new[node].name)
        if let use = deprecated.use { change.help = "use `\(use.name)`" }
        changes.append(change)
    }

    // MARK: Reachability

    /// Nodes that could be reached in a tab and cannot be any more.
    private mutating func reportUnreachable() {
        let (was, now) = (TabReach(pair.old.analysed), TabReach(pair.new.analysed))
        for (former, node) in pair.kept where new[node].kind != .tab {
            let lost = was.tabs(of: former).filter { tab in
                pair.nodes.new(tab).map { !now.tabs(of: node).contains($0) } ?? false
            }
            guard !lost.isEmpty else { continue }
            let tabs = lost.map { pair.currentName($0) }
            let left = now.tabs(of: node).map { new[$0].name }
            add(
                .nodeUnreachable,
                "`\(new[node].name)` cannot be reached any more from the tab\(tabs.count == 1 ? "" : "s") \(listed(tabs))"
                    + (left.isEmpty ? "" : ", only from \(listed(left))"), node)
        }
    }

    private mutating func add(_ rule: ChangeRule, _ message: String, _ node: NodeID, at range: SourceRange? = nil) {
        changes.append(Change(rule, message, at: .new(range ?? new[node].id.range), node: new[node].name))
    }
}

extension Deprecation {
    /// Since when, and until when, as far as it says.
    var announcement: String {
        let times = [since.map { "since \($0)" }, until.map { "until \($0)" }].compactMap(\.self)
        return times.isEmpty ? "it was deprecated" : "it was deprecated \(times.joined(separator: ", "))"
    }
}
