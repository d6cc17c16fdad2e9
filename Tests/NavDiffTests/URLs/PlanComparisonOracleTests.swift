import NavCompiler
import NavGraph
import TestSupport
import Testing

@testable import NavDiff
@testable import NavLinks

/// Edits random apps with tabs that values select, and compares the reported changes with what every URL shows in both
/// versions.
@Suite struct PlanComparisonOracleTests {
    @Test(arguments: 1..<(1 + UInt64(Rounds.of(4))))
    func reportedChangesMatchWhatURLsShow(seed: UInt64) throws {
        var random = RandomSource(seed)
        var (pairs, shown, waiting) = (0, 0, 0)
        while pairs < 25 {
            let old = TabApp.random(&random)
            var new = old
            for _ in 0..<(1 + random.below(3)) { new.edit(&random) }
            guard new.text != old.text, ![old, new].contains(where: { compileText(["graph.yaml": $0.text]).hasErrors })
            else { continue }
            pairs += 1
            let trial = try PlanTrial(old, new)
            // One URL that shows a fault is enough.
            if let fault = (old.urls + new.urls).lazy.compactMap(trial.fault).first { Issue.record("\(fault)") }
            trial.checkWitnesses()
            shown += trial.versions.changes.count { trial.versions.word($0.kind) == "planChanged" }
            waiting += trial.versions.changes.count {
                ["conditional", "refused"].contains(trial.versions.word($0.kind))
            }
        }
        #expect(shown > pairs / 4 && waiting > pairs / 20, "\(shown) and \(waiting) of \(pairs)")
    }
}

/// An app whose tabs may show the same screen with different values.
private struct TabApp {
    struct Screen {
        var name: String
        var former: String?
        /// The default of the parameter `kind`; nil if there is no such parameter.
        var kind: String?
        var isRead = true
        var tab: Int?
        var routes: Set<Int> = []
        var isGuarded = false
        var isSheet = false
        /// Whether it has a second URL that shows it in the last tab.
        var isPlaced = false
    }

    struct Tab {
        var root: Int
        var kind: String?
        var isGuarded = false
    }

    var screens: [Screen] = []
    var tabs: [Tab] = []

    static let kinds = ["red", "blue", "green"]

    static func random(_ random: inout RandomSource) -> TabApp {
        var app = TabApp()
        for number in 0..<(3 + random.below(3)) {
            var screen = Screen(name: "n\(number)")
            screen.kind = random.chance(2, in: 3) ? random.pick(kinds) : nil
            screen.isRead = random.chance(3, in: 4)
            app.screens.append(screen)
        }
        for number in app.screens.indices {
            for other in app.screens.indices where random.chance(1, in: 3) { app.screens[number].routes.insert(other) }
            app.screens[number].isGuarded = random.chance(1, in: 6)
            app.screens[number].isSheet = number > 0 && random.chance(1, in: 6)
            app.screens[number].isPlaced = random.chance(1, in: 6)
            app.screens[number].tab = random.chance(1, in: 2) ? random.below(3) : nil
        }
        for _ in 0..<3 { app.tabs.append(app.tab(&random)) }
        return app
    }

    private func tab(_ random: inout RandomSource) -> Tab {
        let root = random.below(min(2, screens.count))
        return Tab(root: root, kind: random.pick(Self.kinds), isGuarded: random.chance(1, in: 8))
    }

    mutating func edit(_ random: inout RandomSource) {
        let number = random.below(screens.count)
        switch random.below(10) {
        case 0, 1: screens[number].kind = random.pick(Self.kinds)
        case 2: screens[number].kind = nil
        case 3: screens[number].isRead.toggle()
        case 4: screens[number].tab = random.chance(1, in: 3) ? nil : random.below(tabs.count)
        case 5: screens[number].routes.formSymmetricDifference([random.below(screens.count)])
        case 6: screens[number].isGuarded.toggle()
        case 7: tabs[random.below(tabs.count)] = tab(&random)
        case 8:
            screens[number].former = screens[number].former ?? screens[number].name
            screens[number].name = "r\(number)"
        default: screens[number].isPlaced.toggle()
        }
    }

    var text: String {
        """
        navgen: 1
        links: {schemes: [s]}
        rules: {link-only-node: off, unused-param: off, unused-condition: off, unreachable-node: off}
        types: {Kind: {cases: [red, blue, green]}}
        conditions: {member: {otherwise: join}}
        tabs:
        \(tabs.enumerated().map { "  t\($0): {\(keys(of: $1))}" }.joined(separator: "\n"))
        screens:
          extra: {}
        \(screens.filter { !$0.isSheet }.map(line).joined(separator: "\n"))
        sheets:
          join: {}
        \(screens.filter(\.isSheet).map(line).joined(separator: "\n"))

        """
    }

    private func keys(of tab: Tab) -> String {
        let root = screens[tab.root]
        let values = root.kind == nil ? "" : tab.kind.map { ", params: {kind: \($0)}" } ?? ""
        return "root: \(root.name)\(values)\(tab.isGuarded ? ", requires: [member]" : "")"
    }

    private func line(_ screen: Screen) -> String {
        var keys = ["to: [\(screen.routes.sorted().map { screens[$0].name }.joined(separator: ", "))]"]
        if let former = screen.former { keys.append("renamedFrom: \(former)") }
        if let kind = screen.kind { keys.append("params: {kind: {type: Kind, default: \(kind)}}") }
        if let tab = screen.tab { keys.append("tab: t\(tab)") }
        if screen.isGuarded { keys.append("requires: [member]") }
        let query = screen.kind != nil && screen.isRead ? "?kind={kind}" : ""
        let path = path(screen)
        let placed = screen.isPlaced ? ", {path: \"\(path)/x\(query)\", via: [], tab: t\(tabs.count - 1)}" : ""
        keys.append("url: [\"\(path)\(query)\"\(placed)]")
        return "  \(screen.name): {\(keys.joined(separator: ", "))}"
    }

    private func path(_ screen: Screen) -> String { "/" + (screen.former ?? screen.name) }

    var urls: [String] {
        screens.flatMap { screen in
            ["", "/x"].flatMap { end in
                ([""] + Self.kinds.map { "?kind=\($0)" }).map { "s:/\(path(screen))\(end)\($0)" }
            }
        }
    }
}

/// Two versions, and what their URLs show.
private struct PlanTrial {
    /// What one version shows for a URL: with the nodes' names in the new version.
    private struct Shown {
        /// The nodes and presentations, from the tab to the top, each with its values.
        var plan: [(word: String, values: [String: String])] = []
        var conditions: Set<String>

        /// Parameters that only one version has are reported as such.
        func isSamePlan(as other: Shown) -> Bool {
            plan.count == other.plan.count
                && zip(plan, other.plan).allSatisfy { first, second in
                    first.word == second.word && first.values.allSatisfy { second.values[$0] ?? $1 == $1 }
                }
        }
    }

    private struct Pair {
        var node: String
        var before: Shown
        var after: Shown

        var addedConditions: Set<String> { after.conditions.subtracting(before.conditions) }
    }

    let versions: ComparedVersions
    private let text: String
    /// What the URLs of the reported changes show.
    private let reported: [Pair]

    init(_ old: TabApp, _ new: TabApp) throws {
        versions = try ComparedVersions(old.text, new.text)
        text = "\(old.text)\n=> \(new.text)\n\(versions.lines.joined(separator: "\n"))"
        let changes = versions.changes.filter {
            ["planChanged", "conditional", "refused"].contains(Self.word($0.kind))
        }
        let versions = versions
        reported = changes.compactMap { $0.witness.flatMap { Self.pair($0.url, versions) } }
    }

    private static func word(_ kind: LinkChange.Kind) -> String {
        switch kind {
        case .planChanged: "planChanged"
        case .conditional: "conditional"
        case .refused: "refused"
        default: "other"
        }
    }

    /// Nil if the URL does not lead to the same node in both versions.
    private static func pair(_ url: String, _ versions: ComparedVersions) -> Pair? {
        let (old, new) = (versions.old, versions.new)
        guard case .match(let before) = old.resolve(Array(url.utf8), build: 0),
            case .match(let after) = new.resolve(Array(url.utf8), build: 0),
            versions.nodes.new(before.node) == after.node
        else { return nil }
        let was = shown(before, old) { versions.nodes.new($0).map { new.graph[$0].name } ?? "gone" }
        let now = shown(after, new) { new.graph[$0].name }
        return Pair(node: new.graph[after.node].name, before: was, after: now)
    }

    private static func shown(_ match: LinkAnalysis.Match, _ table: LinkAnalysis, _ name: (NodeID) -> String) -> Shown {
        let conditions = Set(table.conditions(of: match).map(\.text))
        var shown = Shown(conditions: conditions)
        guard case .plan(let plan)? = table.outcome(of: match) else { return shown }
        func add(_ entry: Plan.Entry) {
            // The linked node takes its values from the URL.
            let parameters = entry.node == match.node ? [] : table.graph[entry.node].parameters
            let names = table.graph.linkParameters(of: match.node).map(\.name.value)
            let values = zip(parameters, entry.values).map { parameter, value in
                switch value {
                case .fixed(let value): (parameter.name.value, "\(value)")
                case .parameter(let number): (parameter.name.value, "{\(names[number])}")
                }
            }
            shown.plan.append((name(entry.node), Dictionary(uniqueKeysWithValues: values)))
        }
        if let tab = plan.tab { shown.plan.append((name(tab), [:])) }
        add(plan.root)
        plan.path.forEach(add)
        for level in plan.presented {
            shown.plan.append(("\(level.kind)", [:]))
            add(level.entry)
            level.path.forEach(add)
        }
        return shown
    }

    /// Describes a difference that a URL shows and no change reports; nil if there is none.
    func fault(_ url: String) -> String? {
        guard let pair = Self.pair(url, versions) else { return nil }
        // Fewer conditions change nothing for those for whom they hold.
        guard !pair.addedConditions.isEmpty || !pair.before.isSamePlan(as: pair.after) else { return nil }
        let isSaid = reported.contains { known in
            known.node == pair.node && known.before.isSamePlan(as: pair.before)
                && known.after.isSamePlan(as: pair.after)
                && pair.addedConditions.isSubset(of: known.addedConditions)
        }
        // Other values, and items that were ignored, explain everything else that changes for a URL.
        let reasons = ["values"] + (url.contains("?") ? ["keyClaimed"] : [])
        let hasOtherValues = versions.changes.contains { change in
            guard reasons.contains(versions.word(change.kind)), let number = change.old else { return false }
            let node = versions.old.node(of: versions.old.patterns[number]).flatMap(versions.nodes.new)
            return node.map { versions.new.graph[$0].name } == pair.node
        }
        return isSaid || hasOtherValues ? nil : "\(url): \(pair.before) => \(pair.after)\n\(text)"
    }

    func checkWitnesses() {
        for change in versions.changes where Self.word(change.kind) != "other" {
            guard let url = change.witness?.url, let pair = Self.pair(url, versions) else {
                Issue.record("\(change.kind)\n\(text)")
                continue
            }
            let differs =
                if case .planChanged = change.kind { !pair.before.isSamePlan(as: pair.after) } else {
                    !pair.addedConditions.isEmpty
                }
            #expect(differs, "\(url): \(pair)\n\(text)")
        }
    }
}
