import NavGraph
import NavLinks
import NavSyntax

/// Builds the drawing of a graph: its boxes, the clusters that contain them, and the lines between them.
struct DrawingBuilder {
    let analyzed: AnalyzedGraph
    let options: PictureOptions
    var graph: Graph { analyzed.graph }
    let selection: Selection
    /// For each node, the node whose cluster contains it.
    let owners: [Int?]
    private(set) var drawing: Drawing
    /// The index of each node's box; nil if the node is not shown.
    private(set) var boxes: [Int?]
    private var cardBoxes: [Selection.Card: Int] = [:]
    /// The ids of the boxes so far.
    private var usedIDs: Set<String> = []

    static func drawing(of analyzed: AnalyzedGraph, _ options: PictureOptions) -> Drawing {
        let built = built(analyzed, options, Selection(analyzed, options))
        guard let changes = options.changes else { return built.drawing }
        let selection = changes.previousSelection(options, of: analyzed.graph, beside: built.selection)
        let previous = Self.built(changes.old.analyzed, changes.previousOptions(options, of: analyzed.graph), selection)
        return ChangedDrawing(built, before: previous, DrawnNodeChanges(changes, of: analyzed.graph)).drawing
    }

    private static func built(
        _ analyzed: AnalyzedGraph, _ options: PictureOptions, _ selection: Selection
    ) -> DrawingBuilder {
        var builder = DrawingBuilder(analyzed, options, selection)
        builder.addBoxes()
        builder.addClusters()
        builder.addLines()
        builder.mark()
        return builder
    }

    private init(_ analyzed: AnalyzedGraph, _ options: PictureOptions, _ selection: Selection) {
        self.analyzed = analyzed
        self.options = options
        self.selection = selection
        owners = ClusterOwners(analyzed).owners
        drawing = Drawing(name: analyzed.graph.name.value)
        if !options.sections.isEmpty { drawing.overview = options.links?.overview }
        boxes = Array(repeating: nil, count: analyzed.graph.nodes.count)
    }

    /// Modifies the drawing. The extensions of the builder in other files use this.
    mutating func change(_ body: (inout Drawing) -> Void) { body(&drawing) }

    mutating func add(_ box: Drawing.Box) -> Int {
        var box = box
        // A graph with errors may have two nodes of the same name.
        let name = box.id
        var number = 1
        while !usedIDs.insert(box.id).inserted {
            number += 1
            box.id = "\(name) \(number)"
        }
        drawing.boxes.append(box)
        return drawing.boxes.count - 1
    }

    // MARK: - Boxes

    private mutating func addBoxes() {
        for index in graph.nodes.indices where selection.isShown[index] {
            if let card = selection.cards[index] {
                boxes[index] = cardBoxes[card] ?? add(card)
            } else {
                boxes[index] = add(box(of: NodeID(index)))
            }
        }
    }

    private mutating func add(_ card: Selection.Card) -> Int {
        let members = graph.nodes.indices.filter { selection.cards[$0] == card && selection.isShown[$0] }
        var box: Drawing.Box
        switch card {
        case .section(let id):
            let section = graph[id]
            box = Drawing.Box(
                id: " section \(section.path)", kind: .section, title: section.path,
                tooltip: Self.tooltip(section.path, "section", section.path, section.doc))
            box.link = options.links?.sections[id]
        case .flow(let id): box = self.box(of: id)
        }
        box.marks.isCollapsed = true
        box.details.append(.init(kind: .counts, text: counts(of: members)))
        cardBoxes[card] = add(box)
        return drawing.boxes.count - 1
    }

    /// The contents of a card: `8 screens, 4 sheets, 5 links`.
    private func counts(of members: [Int]) -> String {
        let kinds = NodeKind.allCases.compactMap { kind -> String? in
            let count = members.count { graph.nodes[$0].kind == kind }
            return count == 0 || kind == .flow && count == 1 ? nil : counted(count, kind.rawValue)
        }
        let links = members.reduce(0) { $0 + graph.nodes[$1].links.count }
        return (kinds + (links == 0 ? [] : [counted(links, "link")])).joined(separator: ", ")
    }

    // MARK: - Clusters

    private mutating func addClusters() {
        var members: [Int: [Int]] = [:]
        var tops: [Int: [Int]] = [:]
        // A cluster is also drawn if the node that it belongs to is not.
        var isNeeded = graph.nodes.indices.map { isDrawn($0) }
        for index in graph.nodes.indices where isDrawn(index) {
            var owner = owners[index]
            while let above = owner, !isNeeded[above] {
                isNeeded[above] = true
                owner = owners[above]
            }
        }
        for index in graph.nodes.indices where isNeeded[index] {
            if let owner = owners[index] {
                members[owner, default: []].append(index)
            } else {
                tops[graph.nodes[index].section.index, default: []].append(index)
            }
        }
        drawing.top = items(of: .main, tops, members)
    }

    /// Whether a node has a box: its own, or the card of a flow.
    private func isDrawn(_ index: Int) -> Bool {
        selection.isShown[index] && selection.cards[index] == nil || cardBoxes[.flow(NodeID(index))] != nil
    }

    private mutating func items(of section: SectionID, _ tops: [Int: [Int]], _ members: [Int: [Int]])
        -> [Drawing.Item]
    {
        var items = (tops[section.index] ?? []).map { item(of: $0, members) }
        for index in graph.sections.indices where graph.sections[index].parent == section {
            let child = graph.sections[index]
            if let box = cardBoxes[.section(SectionID(index))] {
                items.append(.box(box))
                // The focused node is drawn next to the box of its section.
                items += self.items(of: SectionID(index), tops, members)
                continue
            }
            let inside = self.items(of: SectionID(index), tops, members)
            guard !inside.isEmpty else { continue }
            items.append(addCluster("section \(child.path)", .section, child.name.value, inside, of: nil))
        }
        return items
    }

    private mutating func item(of index: Int, _ members: [Int: [Int]]) -> Drawing.Item {
        guard let inside = members[index] else { return .box(boxes[index] ?? 0) }
        let node = graph.nodes[index]
        let head: [Drawing.Item] = isDrawn(index) ? [.box(boxes[index] ?? 0)] : []
        let items = head + columns(of: NodeID(index), inside, members)
        let kind: ClusterKind =
            switch node.kind {
            case .tab: .tab
            case .split: .split
            case .flow: .flow
            default: .stack
            }
        return addCluster("\(node.kind.rawValue) \(node.name)", kind, Self.title(of: node), items, of: NodeID(index))
    }

    /// The nodes in a container, those in the columns of a split in a cluster for each column.
    private mutating func columns(of id: NodeID, _ inside: [Int], _ members: [Int: [Int]]) -> [Drawing.Item] {
        let node = graph[id]
        guard case .split(let detail) = node.detail else { return inside.map { item(of: $0, members) } }
        var rest = inside
        var items: [Drawing.Item] = []
        for (name, column) in detail.namedColumns {
            let screens = Set(column.screens.compactMap { $0.target?.index })
            let found = rest.filter { screens.contains($0) }.map { item(of: $0, members) }
            rest.removeAll { screens.contains($0) }
            guard !found.isEmpty else { continue }
            items.append(addCluster("\(name) of \(node.name)", .column, name, found, of: id))
        }
        return items + rest.map { item(of: $0, members) }
    }

    private mutating func addCluster(
        _ id: String, _ kind: ClusterKind, _ title: String, _ items: [Drawing.Item], of node: NodeID?
    ) -> Drawing.Item {
        drawing.clusters.append(.init(id: id, kind: kind, title: title, items: items, node: node))
        return .cluster(drawing.clusters.count - 1)
    }
}
