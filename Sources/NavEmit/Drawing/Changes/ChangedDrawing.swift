import NavGraph
import NavLinks

/// The drawing of the new version, with everything that was removed since the previous version added
/// where it was. Added, removed and changed elements are marked.
struct ChangedDrawing {
    private(set) var drawing: Drawing
    private let previous: Drawing
    /// The index of each previous node's box in the previous drawing.
    private let previousBoxes: [Int?]
    private let changes: DrawnNodeChanges
    /// The index of each node's box; nil if the node is not shown.
    private let boxes: [Int?]
    /// For each box of the previous drawing, its index in this one; nil if it is not in the picture.
    private var boxIndices: [Int?] = []
    /// The ids of the boxes so far.
    private var usedIDs: Set<String>
    /// The indices of this drawing's clusters.
    private var clusters: [ClusterKey: Int] = [:]
    private let previousSections: Set<String>
    private let sections: Set<String>

    /// Identifies a cluster by the node or section that it belongs to.
    private enum ClusterKey: Hashable {
        case node(NodeID)
        /// A column of a split, by its title.
        case column(NodeID, String)
        /// A section, by the id of its cluster.
        case section(String)
    }

    init(_ new: DrawingBuilder, before old: DrawingBuilder, _ changes: DrawnNodeChanges) {
        (drawing, boxes) = (new.drawing, new.boxes)
        (previous, previousBoxes) = (old.drawing, old.boxes)
        self.changes = changes
        usedIDs = Set(drawing.boxes.map(\.id))
        previousSections = Set(changes.versions.old.graph.sections.map { "section \($0.path)" })
        sections = Set(changes.graph.sections.map { "section \($0.path)" })
        pairBoxes()
        pairClusters()
        let remaining = insertRemoved(previous.top)
        drawing.top += remaining
        compareLines()
    }

    // MARK: - Boxes

    private mutating func pairBoxes() {
        let currentByID = indicesByID(drawing.boxes)
        boxIndices = previous.boxes.map { box in
            guard let node = box.node else { return currentByID[box.id] }
            return changes.versions.nodes.new(node).flatMap { boxes[$0.index] }
        }
        let previousByID = indicesByID(previous.boxes)
        for index in drawing.boxes.indices {
            let box = drawing.boxes[index]
            if let node = box.node {
                mark(index, changes[node])
            } else if let before = previousByID[box.id] {
                mark(index, collapsed(index, before: before))
            } else {
                mark(index, (.added, []))
            }
        }
    }

    /// The indices of the boxes that represent no node, by their ids.
    private func indicesByID(_ boxes: [Drawing.Box]) -> [String: Int] {
        var indices: [String: Int] = [:]
        for (index, box) in boxes.enumerated() where box.node == nil { indices[box.id] = index }
        return indices
    }

    /// The changes of the nodes in a collapsed section.
    private func collapsed(_ index: Int, before: Int) -> (change: Drawing.Change?, notes: [String]) {
        guard drawing.boxes[index].marks.isCollapsed else { return (nil, []) }
        var notes: [String] = []
        let counts = previous.boxes[before].details.filter { $0.kind == .counts }.map(\.text)
        if counts != drawing.boxes[index].details.filter({ $0.kind == .counts }).map(\.text) {
            notes += counts.map { "was \($0)" }
        }
        for node in boxes.indices where boxes[node] == index {
            let name = "`\(changes.graph.nodes[node].name)`"
            let (change, sentences) = changes[NodeID(node)]
            switch change {
            case .added: notes.append("\(name) is new")
            case .changed: notes.append("\(name): " + sentences.joined(separator: ", "))
            case .removed, nil: break
            }
        }
        for node in changes.removed where previousBoxes[node.index] == before {
            notes.append("`\(changes.versions.old.graph[node].name)` was removed")
        }
        return (notes.isEmpty ? nil : .changed, notes)
    }

    private mutating func mark(_ index: Int, _ found: (change: Drawing.Change?, notes: [String])) {
        guard let change = found.change else { return }
        var box = drawing.boxes[index]
        box.marks.change = change
        box.tooltip = ([box.tooltip, change.phrase] + found.notes).joined(separator: "\n")
        for note in found.notes.prefix(Self.maxNotes) { box.details.append(.init(kind: .change, text: note)) }
        if found.notes.count > Self.maxNotes {
            box.details.append(.init(kind: .change, text: "and \(found.notes.count - Self.maxNotes) more"))
        }
        drawing.boxes[index] = box
    }

    /// The most notes that a box shows. Its tooltip has all of them.
    private static var maxNotes: Int { 3 }

    // MARK: - Removed boxes

    /// Adds removed boxes to the clusters that they were in, and returns those whose cluster no longer exists.
    private mutating func insertRemoved(_ items: [Drawing.Item]) -> [Drawing.Item] {
        var remaining: [Drawing.Item] = []
        for item in items {
            switch item {
            case .box(let index):
                if let box = add(index) { remaining.append(.box(box)) }
            case .cluster(let index):
                let inside = insertRemoved(previous.clusters[index].items)
                guard !inside.isEmpty else { continue }
                if let existing = clusterKey(previous.clusters[index]).flatMap({ clusters[$0] }) {
                    drawing.clusters[existing].items += inside
                } else if keepsCluster(previous.clusters[index]) {
                    var cluster = previous.clusters[index]
                    cluster.items = inside
                    cluster.change = sections.contains(cluster.id) ? nil : .removed
                    drawing.clusters.append(cluster)
                    remaining.append(.cluster(drawing.clusters.count - 1))
                } else {
                    remaining += inside
                }
            }
        }
        return remaining
    }

    /// Adds a box of the previous drawing if what it represents was removed.
    private mutating func add(_ index: Int) -> Int? {
        var box = previous.boxes[index]
        guard boxIndices[index] == nil, box.node.map({ changes.versions.nodes.new($0) == nil }) ?? true
        else { return nil }
        // Two nodes have the same name only in a graph with errors.
        while !usedIDs.insert(box.id).inserted { box.id = " gone " + box.id }
        box.marks = Drawing.Marks(change: .removed)
        box.tooltip += "\n" + Drawing.Change.removed.phrase
        box.details.removeAll { $0.kind == .hidden }
        drawing.boxes.append(box)
        boxIndices[index] = drawing.boxes.count - 1
        return boxIndices[index]
    }

    // MARK: - Clusters

    /// Indexes the clusters of this drawing, and marks the new ones.
    private mutating func pairClusters() {
        for index in drawing.clusters.indices {
            let cluster = drawing.clusters[index]
            if let node = cluster.node {
                clusters[cluster.kind == .column ? .column(node, cluster.title) : .node(node)] = index
                if changes.versions.nodes.old(node) == nil { drawing.clusters[index].change = .added }
            } else {
                clusters[.section(cluster.id)] = index
                if !previousSections.contains(cluster.id) { drawing.clusters[index].change = .added }
            }
        }
    }

    /// The identity of a previous drawing's cluster in this drawing; nil if the node that it belongs to was
    /// removed.
    private func clusterKey(_ cluster: Drawing.Cluster) -> ClusterKey? {
        guard let node = cluster.node else { return .section(cluster.id) }
        return changes.versions.nodes.new(node).map {
            cluster.kind == .column ? .column($0, cluster.title) : .node($0)
        }
    }

    /// Whether removed boxes stay in their old cluster if this drawing does not have it: the cluster of a
    /// section, or of a node that was also removed. A node that was not removed may just contain nothing now.
    private func keepsCluster(_ cluster: Drawing.Cluster) -> Bool { cluster.node == nil || clusterKey(cluster) == nil }

    // MARK: - Lines

    private mutating func compareLines() {
        let before = previous.lines.compactMap { line -> Drawing.Line? in
            guard let source = boxIndices[line.source], let target = boxIndices[line.target] else { return nil }
            // Routes within a collapsed section are not drawn.
            if source == target, drawing.boxes[source].marks.isCollapsed { return nil }
            var line = line
            (line.source, line.target) = (source, target)
            return line
        }
        let pairs = EdgePairs(old: before.map(\.compared), new: drawing.lines.map(\.compared))
        for index in drawing.lines.indices {
            guard let old = pairs.old[index] else {
                drawing.lines[index].mark(.added)
                continue
            }
            if pairs.changed.contains(index) { drawing.lines[index].mark(.changed, was: before[old]) }
        }
        drawing.lines += pairs.removed.map { index in
            var line = before[index]
            line.mark(.removed)
            return line
        }
    }
}

extension Drawing.Line {
    fileprivate var compared: ComparedEdge {
        ComparedEdge(
            source: "\(source)", target: "\(target)", kind: kind.rawValue, isRoute: kind.isRoute,
            details: labels + ["\(count)"] + values)
    }

    fileprivate mutating func mark(_ change: Drawing.Change, was old: Drawing.Line? = nil) {
        self.change = change
        tooltip += "\n" + change.phrase
        guard let old else { return }
        note = "was " + Self.differences(of: old, from: self)
        // Otherwise the picture would not show the current values.
        if old.values != values { labels += values }
        tooltip += ": \(note ?? "")"
    }

    /// How the old line was different from the new one.
    private static func differences(of old: Drawing.Line, from new: Drawing.Line) -> String {
        var parts: [String] = []
        if old.kind != new.kind { parts.append(old.kind.rawValue) }
        if old.labels != new.labels { parts += old.labels.isEmpty ? ["without label"] : old.labels }
        if old.values != new.values { parts += old.values.isEmpty ? ["without values"] : old.values }
        if old.count != new.count { parts.append("×\(old.count)") }
        return parts.joined(separator: ", ")
    }
}
