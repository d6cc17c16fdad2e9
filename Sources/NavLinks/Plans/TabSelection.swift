public import NavGraph

/// URLs that select a tab because they have the values that the tab gives its root.
public struct TabSelection: Sendable {
    public let tab: NodeID
    public let screen: NodeID
    /// By parameter of the screen.
    public let values: [SpelledValue]
    public let outcome: PlanOutcome
    /// One of these URLs.
    public let example: String
}

extension LinkAnalysis {
    /// The tabs that only some URLs of a pattern select, in one build.
    public func selections(ofPattern number: Int, build: Int = 0) -> [TabSelection] {
        guard mayBeDivided(number), let screen = node(of: patterns[number]) else { return [] }
        return tabRoots.compactMap { root in
            guard root.screen == screen, let tab = root.tab, let url = reader.url(number, root.values, build: build),
                case .match(let match) = resolve(Array(url.utf8), build: build), match.pattern == number,
                self.tab(selectedBy: match) == tab
            else { return nil }
            return TabSelection(
                tab: tab, screen: screen, values: root.values, outcome: .plan(root.plan), example: url)
        }
    }

    /// The tabs that only some links to a screen select.
    public func selections(ofLinksTo screen: NodeID) -> [TabSelection] {
        guard tabRoots.contains(where: { $0.screen == screen }) else { return [] }
        let all = patterns.indices.filter { node(of: patterns[$0]) == screen }.flatMap { selections(ofPattern: $0) }
        return tabRoots.compactMap { root in all.first { $0.tab == root.tab } }
    }

    /// Whether each URL of a pattern selects one of some tabs, so that none is shown as other links to
    /// the screen are.
    public func areAll(ofPattern number: Int, among selections: [TabSelection]) -> Bool {
        guard !selections.isEmpty, patterns[number].wholeURL.isEmpty else { return false }
        var count = 1
        for parameter in patterns[number].readParameters {
            guard case .enumeration(let raws, _, _) = patterns[number].parameters[parameter].type,
                patterns[number].parameters[parameter].form == .single, count <= selections.count
            else { return false }
            count *= raws.count
        }
        return count == selections.count
    }

    /// The values that select a tab, as they are written in the graph.
    public func values(of selection: TabSelection) -> [(name: String, value: String)] {
        let parameters = zip(graph[selection.screen].parameters, types(of: selection.screen))
        return zip(parameters, selection.values).compactMap { parameter, value in
            value.phrase(as: parameter.1).map { (parameter.0.name.value, $0) }
        }
    }

    /// The tab that a URL selects because it has the values that the tab gives its root.
    public func tab(selectedBy match: Match) -> NodeID? {
        guard placement(ofPattern: match.pattern) == nil else { return nil }
        return tabRoots.first { $0.screen == match.node && $0.values == match.values }?.tab
    }

    func selectsTab(_ url: String, _ build: Int) -> Bool {
        guard case .match(let match) = resolve(Array(url.utf8), build: build) else { return false }
        return tab(selectedBy: match) != nil
    }

    /// Whether URLs of a pattern may be shown differently because of their values.
    func mayBeDivided(_ number: Int) -> Bool {
        guard !tabRoots.isEmpty, placement(ofPattern: number) == nil else { return false }
        guard let node = node(of: patterns[number]) else { return true }
        return patterns[number].onlyValues == nil && tabRoots.contains { $0.screen == node }
    }
}
