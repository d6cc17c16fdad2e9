extension Model {
    /// Everything on display, or where "back" leads, as one line: `tabs/tabA ^n1>n2(5) ^n3.s0`.
    var text: String { text(shown.merged) }

    /// The same, with the overlay apart after `!!`.
    var separateText: String {
        let overlay = shown.overlay.map { " ^!!" + $0.levels.map { " ^" + text($0) }.joined() } ?? ""
        return text(shown.levels) + overlay
    }

    private func text(_ levels: [Level]) -> String {
        // Without a tab, and while no step of a root is visible, there is nothing to show.
        let hasBase = levels.first?.isBase ?? false
        let base = hasBase ? [shown.root, shown.tab].compactMap(\.self) : ["launching"]
        return ([base.joined(separator: "/")] + levels.map(text)).joined(separator: " ^")
    }

    private func text(_ level: Level) -> String {
        let step = level.step.map { ".\(graph.node(level.content.node).steps[$0].name)" } ?? ""
        let isOther = level.presenter != nil && level.kind != graph.node(level.content.node).kind
        let style = isOther ? "\(level.kind.rawValue):" : ""
        let columns = level.split == nil ? "" : "|\(text(level.columns[.content]))|\(text(level.columns[.detail]))"
        return ([style + text(level.content) + columns + step] + level.path.map(text)).joined(separator: ">")
    }

    private func text(_ spot: Spot?) -> String { spot.map(text) ?? "" }

    private func text(_ spot: Spot) -> String { spot.node + (spot.value.map { "(\($0))" } ?? "") }
}
