import NavGraph
import NavLinks
import NavSyntax

/// Compares the settings that decide how nodes behave, such as `onLink`, `dismiss`, `then` and
/// `root`.
///
/// Appearance is not compared: titles, icons, detents, the order of the tabs after the first.
struct NodeSettingChanges {
    /// A key with its value or default.
    private struct Setting: Equatable {
        var key: String
        var value: String
    }

    private let pair: VersionPair
    private(set) var changes: [Change] = []

    init(_ pair: VersionPair) {
        self.pair = pair
        for (former, node) in pair.common {
            let was = settings(of: former, in: pair.old.analyzed, pair.oldWords, pair.currentName)
            let now = settings(of: node, in: pair.new.analyzed, pair.newWords) { pair.new.graph[$0].name }
            for setting in now {
                // Nodes of different kinds have different keys.
                guard let former = was.first(where: { $0.key == setting.key }), former != setting else { continue }
                changes.append(
                    Change(
                        .nodeSettings,
                        "`\(setting.key)` of `\(pair.new.graph[node].name)` is \(setting.value) now, and was \(former.value)",
                        at: .new(pair.new.graph[node].id.range), node: pair.new.graph[node].name))
            }
            compareSteps(former, node)
        }
    }

    /// Reports a different order of the steps that both versions have. Removed and added steps are
    /// reported as nodes.
    private mutating func compareSteps(_ former: NodeID, _ node: NodeID) {
        guard case .flow(let was) = pair.old.graph[former].detail, case .flow(let now) = pair.new.graph[node].detail
        else { return }
        let before = was.steps.compactMap(pair.nodes.new)
        let after = now.steps.filter { pair.nodes.old($0) != nil }
        guard before.count == after.count, before != after else { return }
        let names = after.map { "`\(pair.new.graph[$0].id.value)`" }
        changes.append(
            Change(
                .nodeSettings,
                "the steps of `\(pair.new.graph[node].name)` come in another order: \(names.joined(separator: ", "))",
                at: .new(pair.new.graph[node].id.range), node: pair.new.graph[node].name))
    }

    private func settings(
        of id: NodeID, in analyzed: AnalyzedGraph, _ words: GraphFormatter, _ name: (NodeID) -> String
    ) -> [Setting] {
        let node = analyzed.graph[id]
        func nodes(_ references: [NodeReference]) -> String {
            let names = references.map { "`\($0.target.map(name) ?? $0.name)`" }
            return names.isEmpty ? "nothing" : names.joined(separator: ", ")
        }
        func conditions(_ uses: [ConditionUse], _ without: String) -> String {
            uses.isEmpty ? without : words.conditions(uses).sorted().map { "`\($0)`" }.joined(separator: ", ")
        }
        func yes(_ value: Bool) -> String { value ? "`true`" : "`false`" }
        var settings: [Setting] = []
        func add(_ key: String, _ value: String) { settings.append(Setting(key: key, value: value)) }
        if node.kind.isView {
            let identity = node.identity.map { $0.map { "`\($0.value)`" }.sorted().joined(separator: ", ") }
            add("identity", identity.map { $0.isEmpty ? "nothing" : $0 } ?? "all parameters")
            add("external", yes(node.isExternal))
        }
        if !analyzed.routesOnTop(to: id).isEmpty || node.opens == .plan { add("opens", "`\(node.opens.rawValue)`") }
        add("parkFor", node.deferralMinutes.map { "`\($0)`" } ?? "that of `links`")
        let sensitive = node.parameters.filter(\.isSensitive).map { "`\($0.name.value)`" }.sorted()
        add("sensitive", sensitive.isEmpty ? "nothing" : sensitive.joined(separator: ", "))
        switch node.detail {
        case .tab(let tab):
            add("root", nodes([tab.root].compactMap(\.self)))
            let values = tab.fixed.map { "`\(GraphFormatter.fixed($0))`" }.sorted()
            add("params", values.isEmpty ? "nothing" : values.joined(separator: ", "))
            add("visible", conditions(tab.visible, "always"))
        case .split(let split):
            add("sidebar", nodes(split.sidebar?.screens ?? []))
            add("content", nodes(split.content?.screens ?? []))
            add("detail", nodes(split.detail?.screens ?? []))
        case .presentation(let presentation):
            add("onLink", "`\((presentation.onLink ?? .close).rawValue)`")
            add("dismiss", "`\((presentation.dismiss?.value ?? .enabled).rawValue)`")
            let pushes = analyzed.outgoing(of: id).contains { edge in
                edge.route.flatMap { analyzed.transition(of: analyzed.graph.routes[$0], from: id) }?.needsStack ?? false
            }
            add("stack", yes(presentation.stack?.value ?? pushes))
        case .flow(let flow):
            add("as", "`\(flow.style.rawValue)`")
            add("then", nodes([flow.then].compactMap(\.self)))
            add("back", yes(flow.allowsBack))
            add("skippable", yes(flow.isSkippable))
            add("skipTo", nodes([flow.skipTo].compactMap(\.self)))
            add("onLink", "`\((flow.onLink ?? .close).rawValue)`")
        case .step(let step):
            add("when", conditions(step.when, "always"))
            add("skippable", yes(step.isSkippable))
            add("final", yes(step.isFinal))
        // For actions that links run, the link comparison reports a different `then`.
        case .action(let action) where node.links.isEmpty: add("then", nodes(action.then))
        case .none, .screen, .alert, .action: break
        }
        return settings
    }
}
