import NavGraph

/// Builds the lines of a drawing: one for each edge, or one for all edges of a kind between two boxes if
/// one of them is a section.
extension DrawingBuilder {
    mutating func addLines() {
        addStart()
        for index in graph.nodes.indices {
            for edge in analyzed.outgoing(of: NodeID(index)) { add(edge) }
        }
        addConditions()
        addGlobals()
        mergeLines()
        addHiddenCounts()
    }

    private mutating func addStart() {
        var lines: [(target: NodeID, labels: [String])] = []
        if let launching = graph.launching?.target { lines.append((launching, ["until conditions are known"])) }
        for choice in graph.roots {
            let labels = choice.when.isEmpty ? [] : ["when " + Self.phrase(choice.when)]
            switch choice.show {
            case .node(let reference): if let id = reference.target { lines.append((id, labels)) }
            case .tabs:
                for tab in graph.ids(of: .tab) where !graph.isActingTab(tab) { lines.append((tab, labels)) }
            }
        }
        let targets = lines.compactMap { line in boxes[line.target.index].map { ($0, line.labels) } }
        guard !targets.isEmpty else { return }
        let start = add(Drawing.Box(id: " start", kind: .start, title: "start", tooltip: "start"))
        change { drawing in
            drawing.top.insert(.box(start), at: 0)
            for (target, labels) in targets {
                drawing.lines.append(
                    .init(source: start, target: target, kind: .first, labels: labels, tooltip: LineKind.first.phrase))
            }
        }
    }

    /// Adds a box for each condition that a node in the picture requires, with a line to the fallback that is
    /// shown when it fails.
    private mutating func addConditions() {
        var needed: Set<Int> = []
        for index in graph.nodes.indices where boxes[index] != nil {
            for use in graph.nodes[index].requires where !use.isNegated {
                if let condition = use.target { needed.insert(condition.index) }
            }
        }
        for (index, condition) in graph.conditions.enumerated() where needed.contains(index) {
            guard let target = condition.otherwise?.target.flatMap({ boxes[$0.index] }) else { continue }
            let name = condition.name.value
            let box = add(
                Drawing.Box(
                    id: " unless \(name)", kind: .condition, title: "unless \(name)",
                    tooltip: "shown instead of nodes that need \(name)" + (condition.doc.map { ": \($0)" } ?? "")))
            change { drawing in
                drawing.top.append(.box(box))
                drawing.lines.append(
                    .init(source: box, target: target, kind: .otherwise, tooltip: LineKind.otherwise.phrase))
            }
        }
    }

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
        case .tabRoot, .column: break
        case .step:
            // The flow has a line to its first step only; each step has a line to the next one.
            kind = .step
            if case .flow(let flow) = graph[edge.source].detail, let index = flow.steps.firstIndex(of: edge.target),
                index > 0
            {
                origin = flow.steps[index - 1]
            }
        case .then: kind = .then
        // Every node that requires the condition has such an edge; `addConditions` draws it once.
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

    // MARK: - Collapsed sections and hidden routes

    /// Merges lines of one kind between two boxes, one of which is a section, into one line with a count.
    private mutating func mergeLines() {
        struct Key: Hashable {
            var source: Int
            var target: Int
            var kind: LineKind
            var isGlobal: Bool
        }
        var indices: [Key: Int] = [:]
        var merged: [Drawing.Line] = []
        for line in drawing.lines {
            let isSection = [line.source, line.target].contains { drawing.boxes[$0].kind == .section }
            guard isSection else {
                merged.append(line)
                continue
            }
            // Routes within a collapsed section are not drawn.
            if line.source == line.target { continue }
            let key = Key(source: line.source, target: line.target, kind: line.kind, isGlobal: line.isGlobal)
            if let index = indices[key] {
                merged[index].count += 1
                merged[index].labels = []
            } else {
                indices[key] = merged.count
                merged.append(line)
            }
        }
        change { $0.lines = merged }
    }

    /// Adds to each box how many of its routes lead out of the picture.
    private mutating func addHiddenCounts() {
        guard options.isNarrowed else { return }
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
