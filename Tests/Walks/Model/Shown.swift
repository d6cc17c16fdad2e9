extension Model {
    /// What is on display: a value that depends only on what is wanted and on the facts.
    struct Shown: Hashable, Sendable {
        /// The root; nil for `launching`.
        var root: String?
        var tab: String?
        var levels: [Level] = []
        var overlay: Overlay?
        /// Whether the overlay is pushed onto the topmost stack, and not presented.
        var isPushed = false

        /// The levels of the overlay, or else those of the root.
        var top: Level? { overlay?.levels.last ?? levels.last }

        /// The level of a screen that is on top: in a split, also one in a column that nothing covers.
        func level(onTop spot: Int) -> Level? {
            if let top, top.top.id == spot { return top }
            guard overlay == nil || isPushed && overlay?.levels.count == 1, let level = levels.last,
                level.isColumn(spot),
                level.columns[.detail]?.id != spot || merged.last?.path.isEmpty ?? true
            else { return nil }
            return level
        }

        /// All levels, with the overlay in its position.
        var merged: [Level] {
            guard let overlay, let first = overlay.levels.first else { return levels }
            guard isPushed, var last = levels.last else { return levels + overlay.levels }
            last.path += first.spots
            return levels.dropLast() + [last] + overlay.levels.dropFirst()
        }
    }

    var shown: Shown {
        guard let root = displayedRoot else { return Shown() }
        guard root == wanted.root else { return Shown(root: root) }
        var shown = Shown(root: root, tab: displayedTab(wanted), levels: visibleLevels)
        guard let overlay else { return shown }
        // Nothing can be shown on an alert.
        while let last = shown.levels.last, last.kind.isAlert { shown.levels.removeLast() }
        shown.overlay = overlay
        shown.isPushed = graph.node(overlay.fallback).kind == .screen && shown.levels.last.map(hasStack) == true
        return shown
    }

    /// The root on display; nil for `launching`.
    var displayedRoot: String? {
        if case .decided(let root) = choice { return root }
        guard wanted.isRootSure, let root = wanted.root, isPossible(root) else { return nil }
        return root
    }

    /// The tab on display: the wanted one, or the first that is open where a restored one is undecided.
    func displayedTab(_ wanted: Wanted) -> String? {
        guard wanted.root == "tabs", let tab = graph.graph.tab(wanted.tab) else { return nil }
        return wanted.isTabSure || isOpen(tab) ? tab.id : graph.graph.tabs.first(where: isOpen)?.id
    }

    /// The levels of the tab or root on display, without the overlay.
    var visibleLevels: [Level] {
        let tab = displayedTab(wanted)
        let levels = tab == wanted.tab ? wanted.levels : tab.flatMap { wanted.bases[$0] }.map { [$0] } ?? []
        // While no step of a root is visible, there is nothing to show.
        let result = visible(levels, isRoot: true)
        return result.first.map { $0.kind == .flow && $0.step == nil } ?? false ? [] : result
    }

    /// The levels as far as they are known to be allowed.
    private func visible(_ levels: [Level], isRoot: Bool = false) -> [Level] {
        var result: [Level] = []
        for (index, var level) in levels.enumerated() {
            if let below = result.last, !below.contains(level.presenter) { break }
            let isBottom = isRoot && index == 0
            if !isBottom && !isVisible(level.content) { break }
            if level.kind == .flow {
                let steps = graph.node(level.content.node).steps
                let isHidden = level.step.map { facts.all(steps[$0].when) == false } ?? true
                if isHidden && !isBottom { break }
                // A root that is complete stays until the facts choose another one.
                let next = step(of: level.content.node, from: level.step ?? 0)
                let isComplete = level.step != nil && next.index == nil && !next.isUndecided
                if isHidden && !isComplete { level.step = nil }
            }
            level.keepColumns(isVisible)
            level.path = Array(level.path.prefix(while: isVisible))
            result.append(level)
        }
        return result
    }

    private func isVisible(_ spot: Spot) -> Bool {
        allows(spot.node) == true || spot.isSure && allows(spot.node) == nil
    }

    /// The fallback that the newest waiting request names, unless it is on display already.
    var decidingFallback: String? {
        guard let fallback = wanted.requests.reversed().lazy.compactMap({ awaited($0) }).first, !isOnTop(fallback)
        else {
            return nil
        }
        return fallback
    }

    /// Whether a node is the root on display, or in the topmost level below the overlay.
    private func isOnTop(_ node: String) -> Bool {
        let top = visibleLevels.last { !$0.kind.isAlert }
        return displayedRoot == node || top?.spots.contains { $0.node == node } == true
    }

    /// The overlay on display.
    var overlay: Overlay? {
        guard let fallback = decidingFallback, var overlay = wanted.overlays.first(where: { $0.fallback == fallback })
        else { return nil }
        overlay.levels = visible(overlay.levels)
        return overlay.levels.isEmpty ? nil : overlay
    }
}
