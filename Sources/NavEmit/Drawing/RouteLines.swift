import NavGraph
import NavLinks

/// Builds the lines of a drawing: one for each edge, or one for all edges of a kind between two boxes if
/// one of them is a section.
extension DrawingBuilder {
    mutating func addLines() {
        addStart()
        for index in graph.nodes.indices {
            for edge in analyzed.outgoing(of: NodeID(index)) { add(edge) }
        }
        addFallbacks()
        addGlobals()
        mergeLines()
        addLooseLanes()
        addHiddenCounts()
    }

    /// Lets begin at the left what would otherwise float anywhere: the source of global routes, and fallbacks that
    /// no line leads to.
    private mutating func addLooseLanes() {
        let targets = Set(drawing.lines.map(\.target)).union(drawing.lanes.map(\.first))
        let loose = drawing.boxes.indices.filter { index in
            let box = drawing.boxes[index]
            return !targets.contains(index)
                && (box.kind == .anywhere || box.details.contains { $0.kind == .fallback })
        }
        change { $0.lanes += loose.map { .init(start: nil, first: $0) } }
    }

    /// Adds a dot for each node that is shown first, with a line to the node.
    private mutating func addStart() {
        if let launching = graph.launching?.target { addLane(launching, ["until conditions are known"]) }
        for choice in graph.roots {
            let labels = choice.when.isEmpty ? [] : ["when " + Self.phrase(choice.when)]
            switch choice.show {
            case .node(let reference): if let id = reference.target { addLane(id, labels) }
            case .tabs: for tab in graph.ids(of: .tab) { addLane(tab, labels) }
            }
        }
    }

    private mutating func addLane(_ node: NodeID, _ labels: [String]) {
        guard let first = boxes[node.index] else { return }
        if graph.isActingTab(node) {
            change { $0.lanes.append(.init(start: nil, first: first)) }
            return
        }
        let start = add(
            Drawing.Box(id: " start \(graph[node].name)", kind: .start, title: "start", tooltip: "start"))
        change { drawing in
            drawing.top.insert(.box(start), at: drawing.lanes.count { $0.start != nil })
            drawing.lanes.append(.init(start: start, first: first))
            drawing.lines.append(
                .init(source: start, target: first, kind: .first, labels: labels, tooltip: LineKind.first.phrase))
        }
    }

    /// Adds to each node that is shown when a condition fails what it replaces, with lines from the nodes that
    /// need the condition.
    private mutating func addFallbacks() {
        for (index, condition) in graph.conditions.enumerated() {
            guard let target = condition.otherwise?.target.flatMap({ boxes[$0.index] }) else { continue }
            var needing: [Int] = []
            for node in graph.nodes.indices {
                let isNeeding = graph.nodes[node].requires.contains { !$0.isNegated && $0.target?.index == index }
                if isNeeding, let box = boxes[node], !needing.contains(box) { needing.append(box) }
            }
            guard !needing.isEmpty else { continue }
            // More lines would hide everything else, and the badges say the same.
            let drawn = needing.count <= Self.maxFallbackLines ? needing : []
            change { drawing in
                drawing.boxes[target].details.append(
                    .init(kind: .fallback, text: "◆ unless \(condition.name.value)"))
                for source in drawn where source != target {
                    drawing.lines.append(
                        .init(source: source, target: target, kind: .otherwise, tooltip: LineKind.otherwise.phrase))
                }
            }
        }
    }

    /// The most nodes from which lines lead to the fallback of a condition.
    static var maxFallbackLines: Int { 3 }

    private mutating func addGlobals() {
        let routes = analyzed.globalRoutes.filter { index in
            graph.routes[index].target.target.map { boxes[$0.index] != nil } ?? false
        }
        guard !routes.isEmpty else { return }
        let anywhere = add(
            Drawing.Box(
                id: " anywhere", kind: .anywhere, title: "anywhere", tooltip: "every screen, sheet, cover and popover"))
        change { $0.top.append(.box(anywhere)) }
        for index in routes {
            let route = graph.routes[index]
            guard let target = route.target.target.flatMap({ boxes[$0.index] }),
                let transition = analyzed.usualTransition(of: route, from: nil)
            else { continue }
            var line = line(route, transition, from: anywhere, to: target, title: nil)
            line.isGlobal = true
            if !route.excluded.isEmpty {
                let names = route.excluded.map { graph[$0].name }
                let some = names.prefix(3).joined(separator: ", ") + (names.count > 3 ? ", …" : "")
                line.labels.append("except from \(some)")
                line.tooltip += ", except from " + names.joined(separator: ", ")
            }
            change { $0.lines.append(line) }
        }
    }

    private mutating func add(_ edge: Edge) {
        guard let line = line(of: edge) else { return }
        change { $0.lines.append(line) }
    }

    /// The line of an edge; nil if one of its ends is not in the picture.
    private func line(of edge: Edge) -> Drawing.Line? {
        var origin = edge.source
        var kind = LineKind.holds
        switch edge.cause {
        case .route(let index), .alertAction(let index):
            guard let source = boxes[edge.source.index], let target = boxes[edge.target.index],
                let transition = analyzed.usualTransition(of: graph.routes[index], from: edge.source)
            else { return nil }
            let route = graph.routes[index]
            let splits = transition == .push ? analyzed.splitsFilled(by: route, from: edge.source) : []
            return line(
                route, transition, from: source, to: target, title: actionTitle(of: edge),
                splits: splits.map { graph[$0].name })
        case .tabRoot: break
        // The frame of a split shows the screens of its other columns.
        case .column:
            let isFramed = owners[edge.target.index] == edge.source.index
            if isFramed, edge.target != firstColumn(of: edge.source) { return nil }
        case .step:
            // The flow has a line to its first step only; each step has a line to the next one.
            kind = .step
            if case .flow(let flow) = graph[edge.source].detail, let index = flow.steps.firstIndex(of: edge.target),
                index > 0
            {
                origin = flow.steps[index - 1]
            }
        case .then: kind = .then
        // Every node that requires the condition has such an edge; `addFallbacks` draws them.
        case .otherwise: return nil
        }
        guard let source = boxes[origin.index], let target = boxes[edge.target.index] else { return nil }
        return .init(source: source, target: target, kind: kind, tooltip: kind.phrase)
    }

    private func line(
        _ route: Route, _ transition: Transition, from source: Int, to target: Int, title: String?,
        splits: [String] = []
    ) -> Drawing.Line {
        var labels: [String] = []
        if let label = route.label?.plainText ?? title, !label.isBlank { labels.append(label) }
        if let below = route.popsTo { labels.append("back to " + name(below)) }
        if !route.when.isEmpty { labels.append("when " + Self.phrase(route.when)) }
        let kind = LineKind(transition)
        let columns = splits.isEmpty ? "" : ", or fills a column of " + splits.joined(separator: " and ")
        return .init(
            source: source, target: target, kind: kind, labels: labels,
            tooltip: (route.popsTo.map { "goes back to \(name($0)), then " } ?? "") + kind.phrase + columns
                + (route.doc.map { ": \($0)" } ?? ""),
            values: route.fixed.map(GraphFormatter.fixed))
    }

    private func firstColumn(of id: NodeID) -> NodeID? {
        guard case .split(let split) = graph[id].detail else { return nil }
        return split.columns.first?.screens.first?.target
    }

    private func name(_ reference: NodeReference) -> String {
        reference.target.map { graph[$0].name } ?? reference.name
    }

    /// The title of the alert's button that takes the route.
    private func actionTitle(of edge: Edge) -> String? {
        guard case .alertAction(let index) = edge.cause,
            case .alertAction(let alert, let action) = graph.routes[index].source,
            case .alert(let detail) = graph[alert].detail, detail.actions.indices.contains(action)
        else { return nil }
        return detail.actions[action].label?.plainText ?? detail.actions[action].id.value
    }

    // MARK: - Cards and hidden routes

    /// Merges the routes from one box to another, one of which is a card, into one line with a count.
    private mutating func mergeLines() {
        struct Key: Hashable {
            var source: Int
            var target: Int
            /// Nil for routes, which are merged whatever their kinds.
            var kind: LineKind?
            var isGlobal: Bool
        }
        var indices: [Key: Int] = [:]
        var merged: [Drawing.Line] = []
        for line in drawing.lines {
            guard [line.source, line.target].contains(where: { drawing.boxes[$0].marks.isCollapsed }) else {
                merged.append(line)
                continue
            }
            // Routes within a card are not drawn.
            if line.source == line.target { continue }
            let kind = line.kind.isRoute ? nil : line.kind
            let key = Key(source: line.source, target: line.target, kind: kind, isGlobal: line.isGlobal)
            if let index = indices[key] {
                merged[index].merge(line)
            } else {
                indices[key] = merged.count
                merged.append(line)
            }
        }
        change { $0.lines = merged }
    }

    /// Adds to each box how many of its routes lead out of the picture.
    private mutating func addHiddenCounts() {
        guard options.isNarrowed, !options.showsNeighbors else { return }
        var counts: [Int: Int] = [:]
        for index in graph.nodes.indices {
            for edge in analyzed.outgoing(of: NodeID(index)) {
                switch (boxes[edge.source.index], boxes[edge.target.index]) {
                case (let box?, nil), (nil, let box?): counts[box, default: 0] += 1
                default: break
                }
            }
        }
        let found = counts
        change { drawing in
            for (box, count) in found {
                drawing.boxes[box].details.append(.init(kind: .hidden, text: "… \(count) more"))
            }
        }
    }
}

extension Drawing.Line {
    fileprivate mutating func merge(_ other: Drawing.Line) {
        count += 1
        labels = []
        guard kind != other.kind else { return }
        kind = .several
        tooltip = kind.phrase
    }
}

extension LineKind {
    fileprivate init(_ transition: Transition) {
        switch transition {
        // Drawn by the transition that follows.
        case .push, .from: self = .push
        case .sheet: self = .sheet
        case .cover: self = .cover
        case .popover: self = .popover
        case .alert: self = .alert
        case .dialog: self = .dialog
        case .replace: self = .replace
        case .reset: self = .reset
        case .popTo: self = .popTo
        case .dismiss: self = .dismiss
        case .open: self = .open
        case .under: self = .under
        case .select: self = .select
        case .start: self = .start
        case .fill: self = .fill
        case .run: self = .run
        }
    }
}
