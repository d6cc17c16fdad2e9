import NavGraph
import NavLinks
import NavSyntax

/// Finds nodes that were added, removed, renamed or moved, or that have a different kind or
/// parameters.
struct NodeChanges {
    private let pair: VersionPair
    private let newByTrait: [Trait: [NodeID]]
    private(set) var changes: [Change] = []
    private var old: Graph { pair.old.graph }
    private var new: Graph { pair.new.graph }

    init(_ pair: VersionPair) {
        self.pair = pair
        newByTrait = Self.traits(pair)
        for index in old.nodes.indices where pair.nodes.new(NodeID(index)) == nil { reportGone(NodeID(index)) }
        for index in new.nodes.indices where pair.nodes.old(NodeID(index)) == nil { reportAdded(NodeID(index)) }
        for (former, node) in pair.common {
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
        // A step is removed with its flow.
        if case .step(let step) = old[id].detail, pair.nodes.new(step.flow) == nil { return }
        var change = Change(
            .nodeRemoved, "the \(old.described(id)) is gone", at: .old(old[id].id.range), node: old[id].name)
        change.announced = old[id].deprecated.map(\.announcement)
        // Steps have no `renamedFrom`.
        if old[id].kind != .step, let successor = successor(of: id) {
            let sectionPrefix = new[successor].name.dropLast(new[successor].id.value.count)
            let name = old[id].name
            let former =
                name.hasPrefix(sectionPrefix) && !name.dropFirst(sectionPrefix.count).contains(".")
                ? String(name.dropFirst(sectionPrefix.count)) : name.contains(".") ? name : "." + name
            change.help = "if it was renamed to `\(new[successor].name)`, write `renamedFrom: \(former)` there"
        }
        changes.append(change)
    }

    /// The only new node that could be the removed one under another name: it has the same kind and
    /// parameters, and the same URL or id.
    private func successor(of id: NodeID) -> NodeID? {
        func parameters(_ node: Node) -> [String] { node.parameters.map { "\($0.name.value): \($0.type.text)" } }
        let gone = old[id]
        let alike = Set(newByTrait[.id(gone.id.value)] ?? []).union(
            newByTrait[.links(gone.links.map(\.path.value))] ?? [])
        let found = alike.filter { new[$0].kind == gone.kind && parameters(new[$0]) == parameters(gone) }
        return found.count == 1 ? found.first : nil
    }

    /// What a removed node and its possible successor have in common.
    private enum Trait: Hashable {
        case id(String)
        case links([String])
    }

    private static func traits(_ pair: VersionPair) -> [Trait: [NodeID]] {
        var traits: [Trait: [NodeID]] = [:]
        for (index, node) in pair.new.graph.nodes.enumerated() where pair.nodes.old(NodeID(index)) == nil {
            traits[.id(node.id.value), default: []].append(NodeID(index))
            if !node.links.isEmpty { traits[.links(node.links.map(\.path.value)), default: []].append(NodeID(index)) }
        }
        return traits
    }

    private mutating func reportAdded(_ id: NodeID) {
        if case .step(let step) = new[id].detail, pair.nodes.old(step.flow) == nil { return }
        changes.append(
            Change(.nodeAdded, "the \(new.described(id)) is new", at: .new(new[id].id.range), node: new[id].name))
    }

    // MARK: Names and kinds

    private mutating func compareNames(_ former: NodeID, _ node: NodeID) {
        let (was, now) = (old[former].name, new[node].name)
        // Steps are renamed with their flow.
        guard was != now, new[node].kind != .step else { return }
        let (from, to) = (old[old[former].section].path, new[new[node].section].path)
        if from == to {
            add(.nodeRenamed, "`\(was)` was renamed to `\(now)`", node)
        } else {
            let destination = to.isEmpty ? "the main graph" : "the section `\(to)`"
            add(.nodeMoved, "`\(was)` has moved to \(destination), as `\(now)`", node)
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
        // A removed and an added parameter of the same type are taken as one that was renamed.
        for parameter in gone {
            let matches = added.filter { sameType(parameter, $0) }
            guard matches.count == 1, gone.count(where: { sameType($0, matches[0]) }) == 1 else { continue }
            add(
                .paramRenamed,
                "`\(parameter.name.value)` of `\(new[node].name)` was renamed to `\(matches[0].name.value)`", node,
                at: matches[0].name.range)
            gone.removeAll { $0 === parameter }
            added.removeAll { $0 === matches[0] }
        }
        for parameter in gone {
            add(.paramRemoved, "`\(new[node].name)` no longer has the parameter `\(parameter.name.value)`", node)
        }
        for parameter in added {
            let text = pair.newWords.parameter(parameter)
            add(
                parameter.isRequired ? .paramRequired : .paramAdded,
                parameter.isRequired
                    ? "`\(new[node].name)` needs `\(text)` now"
                    : "`\(new[node].name)` has a new parameter, `\(text)`", node, at: parameter.name.range)
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
        let (source, newSource) = (former.initialValue?.value, parameter.initialValue?.value)
        if source != newSource {
            func phrase(_ source: String?) -> String { source.map { "`\($0)`" } ?? "its default" }
            add(
                .paramDefault, "the initial value of \(name) is \(phrase(newSource)), and was \(phrase(source))", node,
                at: parameter.initialValue?.range ?? parameter.name.range)
            return
        }
        let (was, now) = (former.defaultValue?.value, parameter.defaultValue?.value)
        guard was != now else { return }
        if now == nil, parameter.isRequired {
            add(.paramRequired, "\(name) no longer has a default and is required", node, at: parameter.name.range)
            return
        }
        func phrase(_ value: Literal?) -> String { value.map { "`\(GraphFormatter.literal($0))`" } ?? "nothing" }
        add(
            .paramDefault,
            "the default of \(name) is \(phrase(now)), and was \(phrase(was))", node,
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

    /// Reports nodes that could be reached from a tab and no longer can.
    private mutating func reportUnreachable() {
        let (was, now) = (TabReachability(pair.old.analyzed), TabReachability(pair.new.analyzed))
        for (former, node) in pair.common where new[node].kind != .tab {
            let lost = was.tabs(of: former).filter { tab in
                pair.nodes.new(tab).map { !now.tabs(of: node).contains($0) } ?? false
            }
            guard !lost.isEmpty else { continue }
            let tabs = lost.map { pair.currentName($0) }
            let left = now.tabs(of: node).map { new[$0].name }
            add(
                .nodeUnreachable,
                "`\(new[node].name)` can no longer be reached from the tab\(tabs.count == 1 ? "" : "s") \(listed(tabs))"
                    + (left.isEmpty ? "" : ", only from \(listed(left))"), node)
        }
    }

    private mutating func add(_ rule: ChangeRule, _ message: String, _ node: NodeID, at range: SourceRange? = nil) {
        changes.append(Change(rule, message, at: .new(range ?? new[node].id.range), node: new[node].name))
    }
}

extension Deprecation {
    /// The deprecation as text, with `since` and `until` if they are given.
    var announcement: String {
        let times = [since.map { "since \($0)" }, until.map { "until \($0)" }].compactMap(\.self)
        return times.isEmpty ? "it was deprecated" : "it was deprecated \(times.joined(separator: ", "))"
    }
}
