import NavGraph
import NavLinks
import NavSyntax

/// Compares the parts of a graph that belong to no node: types, conditions, roots, and how long
/// links wait.
struct SettingChanges {
    private let pair: VersionPair
    private(set) var changes: [Change] = []
    private var old: Graph { pair.old.graph }
    private var new: Graph { pair.new.graph }

    init(_ pair: VersionPair) {
        self.pair = pair
        compareTypes()
        compareConditions()
        compareRoots()
        compareFirstTabs()
        compareLaunching()
        compareWaiting()
        // A graph without `name:` takes its name from the file, which differs between two copies of
        // it.
        let isSaid = [old, new].contains { $0.name.range != $0.start }
        if isSaid, old.name.value != new.name.value {
            changes.append(
                Change(
                    .nameChanged,
                    "the graph was renamed from `\(old.name.value)` to `\(new.name.value)`, and so are all generated types",
                    at: .new(new.name.range)))
        }
    }

    private mutating func compareTypes() {
        let present = Set(new.types.map(\.name.value))
        for type in old.types where !present.contains(type.name.value) {
            changes.append(
                Change(.typeChanged, "the type `\(type.name.value)` is gone", at: .old(type.name.range)))
        }
        let former = Dictionary(old.types.map { ($0.name.value, $0) }) { first, _ in first }
        for type in new.types {
            if let former = former[type.name.value] { compare(former, type) }
        }
    }

    private mutating func compare(_ former: TypeDeclaration, _ type: TypeDeclaration) {
        let name = "`\(type.name.value)`"
        guard case .enumeration(let was) = former.definition, case .enumeration(let now) = type.definition,
            former.appType?.value == type.appType?.value
        else {
            let (before, after) = (pair.oldWords.definition(former), pair.newWords.definition(type))
            guard before != after else { return }
            add(.typeChanged, "the type \(name) was `\(before)` and is `\(after)` now", type)
            return
        }
        func pairs(_ cases: [EnumCase]) -> [String] {
            cases.map { $0.raw.value == $0.name.value ? $0.name.value : "\($0.name.value): \($0.raw.value)" }
        }
        let (before, after) = (pairs(was), pairs(now))
        let (known, kept) = (Set(before), Set(after))
        let gone = before.filter { !kept.contains($0) }
        let added = after.filter { !known.contains($0) }
        if !gone.isEmpty { add(.typeChanged, "the type \(name) no longer has \(listed(gone))", type) }
        if !added.isEmpty { add(.typeWidened, "the type \(name) also has \(listed(added))", type) }
    }

    private mutating func compareConditions() {
        let present = Set(new.conditions.map(\.name.value))
        for condition in old.conditions where !present.contains(condition.name.value) {
            changes.append(
                Change(
                    .conditionRemoved, "the condition `\(condition.name.value)` is gone",
                    at: .old(condition.name.range)))
        }
        let was = Dictionary(old.conditions.map { ($0.name.value, $0) }) { first, _ in first }
        for condition in new.conditions {
            guard let former = was[condition.name.value] else {
                changes.append(
                    Change(
                        .conditionAdded, "the condition `\(condition.name.value)` is new",
                        at: .new(condition.name.range)))
                continue
            }
            let before = former.otherwise?.target.map(pair.currentName)
            let after = condition.otherwise?.target.map { new[$0].name }
            guard before != after else { continue }
            func phrase(_ name: String?) -> String { name.map { "`\($0)`" } ?? "nothing" }
            changes.append(
                Change(
                    .conditionOtherwise,
                    "while `\(condition.name.value)` fails, \(phrase(after)) is shown instead of \(phrase(before))",
                    at: .new(condition.name.range)))
        }
    }

    private mutating func compareRoots() {
        func phrase(_ graph: Graph, _ words: GraphFormatter, _ name: (NodeID) -> String) -> [String] {
            graph.roots.map { choice in
                let shown =
                    switch choice.show {
                    case .tabs: "the tabs"
                    case .node(let reference): "`\(reference.target.map(name) ?? reference.name)`"
                    }
                let when = words.conditions(choice.when)
                return when.isEmpty ? shown : "\(shown) when \(when.joined(separator: " and "))"
            }
        }
        let was = phrase(old, pair.oldWords, pair.currentName)
        let now = phrase(new, pair.newWords) { new[$0].name }
        guard was != now else { return }
        changes.append(
            Change(
                .rootChanged,
                "the root \(was.isEmpty ? "was nothing" : "was \(was.joined(separator: ", else "))") and is \(now.isEmpty ? "nothing" : now.joined(separator: ", else ")) now",
                at: .new(new.roots.first?.range ?? new.start)))
    }

    /// Reports a different first tab, which is the one selected at launch.
    private mutating func compareFirstTabs() {
        func firstTab(_ graph: Graph) -> NodeID? { graph.ids(of: .tab).first { !graph.isActingTab($0) } }
        guard let first = firstTab(old), pair.nodes.new(first) != nil, let now = firstTab(new) else { return }
        let was = pair.currentName(first)
        guard was != new[now].name else { return }
        changes.append(
            Change(
                .rootChanged, "the first tab is `\(new[now].name)` now, and was `\(was)`",
                at: .new(new[now].id.range), node: new[now].name))
    }

    private mutating func compareLaunching() {
        let was = old.launching.map { $0.target.map(pair.currentName) ?? $0.name }
        let now = new.launching.map { $0.target.map { new[$0].name } ?? $0.name }
        guard was != now else { return }
        func phrase(_ name: String?) -> String { name.map { "`\($0)`" } ?? "nothing" }
        changes.append(
            Change(
                .rootChanged, "until conditions are known, \(phrase(now)) is shown instead of \(phrase(was))",
                at: .new(new.launching?.range ?? new.start)))
    }

    /// Reports a different `deferralMinutes`: URLs lead to the same nodes, but a user who takes longer to
    /// sign in does not get there.
    private mutating func compareWaiting() {
        let hasLinks = !pair.old.patterns.isEmpty && !pair.new.patterns.isEmpty
        if hasLinks { compareWaitingLinks() }
        let (was, now) = (old.links.deferralMinutes, new.links.deferralMinutes)
        guard was != now, hasLinks || !old.conditions.isEmpty && !new.conditions.isEmpty else { return }
        var change = Change(
            .linkSettings,
            hasLinks
                ? "a link waits \(now) minute\(now == 1 ? "" : "s") for its conditions, and waited \(was)"
                : "what needs a condition waits \(now) minute\(now == 1 ? "" : "s") for it, and waited \(was)",
            at: .new(new.links.range ?? new.start))
        change.breaks = []
        change.severity = now < was ? .warning : .note
        changes.append(change)
    }

    private mutating func compareWaitingLinks() {
        let (was, now) = (old.links.waiting, new.links.waiting)
        guard was != now else { return }
        var change = Change(
            .linkSettings,
            now == .newest
                ? "only the newest link waits, and all did before" : "all links wait, and only the newest did before",
            at: .new(new.links.range ?? new.start))
        change.breaks = []
        change.severity = now == .newest ? .warning : .note
        changes.append(change)
    }

    private mutating func add(_ rule: ChangeRule, _ message: String, _ type: TypeDeclaration) {
        var change = Change(rule, message, at: .new(type.name.range))
        change.former = old.types.first { $0.name.value == type.name.value }?.name.range
        changes.append(change)
    }
}
