import NavGraph
import NavLinks

/// The drawing of the new version, with everything that was removed since the previous version added
/// where it was. Added, removed and changed elements are marked.
struct ChangedDrawing {
    private(set) var drawing: Drawing
    private let former: Drawing
    /// The index of each previous node's box in the previous drawing.
    private let formerBoxes: [Int?]
    private let changes: NodeChanges
    /// The index of each node's box; nil if the node is not shown.
    private let boxes: [Int?]
    /// For each box of the previous drawing, its index in this one; nil if it is not in the picture.
    private var places: [Int?] = []
    /// The ids of the boxes so far.
    private var taken: Set<String>
    /// The indices of this drawing's clusters.
    private var clusters: [Holder: Int] = [:]
    private let formerSections: Set<String>
    private let sections: Set<String>

    /// Identifies a cluster by the node or section that it belongs to.
    private enum Holder: Hashable {
        case node(NodeID)
        /// A section, by the id of its cluster.
        case section(String)
    }

    init(_ new: DrawingBuilder, before old: DrawingBuilder, _ changes: NodeChanges) {
        (drawing, boxes) = (new.drawing, new.boxes)
        (former, formerBoxes) = (old.drawing, old.boxes)
        self.changes = changes
        taken = Set(drawing.boxes.map(\.id))
        formerSections = Set(changes.versions.old.graph.sections.map { "section \($0.path)" })
        sections = Set(changes.graph.sections.map { "section \($0.path)" })
        pairBoxes()
        pairClusters()
        let left = leftOver(former.top)
        drawing.top += left
        compareLines()
    }

    // MARK: - Boxes

    private mutating func pairBoxes() {
        let named = byName(drawing.boxes)
        places = former.boxes.map { box in
            guard let node = box.node else { return named[box.id] }
            return changes.versions.nodes.new(node).flatMap { boxes[$0.index] }
        }
        let formerly = byName(former.boxes)
        for place in drawing.boxes.indices {
            let box = drawing.boxes[place]
            if let node = box.node {
                mark(place, changes[node])
            } else if let before = formerly[box.id] {
                mark(place, collapsed(place, before: before))
            } else {
                mark(place, (.added, []))
            }
        }
    }

    /// The indices of the boxes that represent no node, by their ids.
    private func byName(_ boxes: [Drawing.Box]) -> [String: Int] {
        var indices: [String: Int] = [:]
        for (place, box) in boxes.enumerated() where box.node == nil { indices[box.id] = place }
        return indices
    }

    /// What changed about the nodes of a collapsed section.
    private func collapsed(_ place: Int, before: Int) -> (change: Drawing.Change?, notes: [String]) {
        guard drawing.boxes[place].kind == .section else { return (nil, []) }
        var notes: [String] = []
        let counts = former.boxes[before].details.filter { $0.kind == .counts }.map(\.text)
        if counts != drawing.boxes[place].details.filter({ $0.kind == .counts }).map(\.text) {
            notes += counts.map { "was \($0)" }
        }
        for node in boxes.indices where boxes[node] == place {
            let name = "`\(changes.graph.nodes[node].name)`"
            let (change, sentences) = changes[NodeID(node)]
            switch change {
            case .added: notes.append("\(name) is new")
            case .changed: notes.append("\(name): " + sentences.joined(separator: ", "))
            case .removed, nil: break
            }
        }
        for node in changes.removed where formerBoxes[node.index] == before {
            notes.append("`\(changes.versions.old.graph[node].name)` was removed")
        }
        return (notes.isEmpty ? nil : .changed, notes)
    }

    private mutating func mark(_ place: Int, _ found: (change: Drawing.Change?, notes: [String])) {
        guard let change = found.change else { return }
        var box = drawing.boxes[place]
        box.marks.change = change
        box.tooltip = ([box.tooltip, change.words] + found.notes).joined(separator: "\n")
        for note in found.notes.prefix(Self.shownNotes) { box.details.append(.init(kind: .change, text: note)) }
        if found.notes.count > Self.shownNotes {
            box.details.append(.init(kind: .change, text: "and \(found.notes.count - Self.shownNotes) more"))
        }
        drawing.boxes[place] = box
    }

    /// The most notes that a box shows. Its tooltip has all of them.
    private static var shownNotes: Int { 3 }

    // MARK: - Removed boxes

    /// Adds removed boxes to the clusters that they were in, and returns those whose cluster no longer exists.
    private mutating func leftOver(_ items: [Drawing.Item]) -> [Drawing.Item] {
        var left: [Drawing.Item] = []
        for item in items {
            switch item {
            case .box(let place):
                if let box = add(place) { left.append(.box(box)) }
            case .cluster(let place):
                let inside = leftOver(former.clusters[place].items)
                guard !inside.isEmpty else { continue }
                if let still = holder(former.clusters[place]).flatMap({ clusters[$0] }) {
                    drawing.clusters[still].items += inside
                } else if isKept(former.clusters[place]) {
                    var cluster = former.clusters[place]
                    cluster.items = inside
                    cluster.change = sections.contains(cluster.id) ? nil : .removed
                    drawing.clusters.append(cluster)
                    left.append(.cluster(drawing.clusters.count - 1))
                } else {
                    left += inside
                }
            }
        }
        return left
    }

    /// Adds a box of the previous drawing if what it represents was removed.
    private mutating func add(_ place: Int) -> Int? {
        var box = former.boxes[place]
        guard places[place] == nil, box.node.map({ changes.versions.nodes.new($0) == nil }) ?? true
        else { return nil }
        // Two nodes have the same name only in a graph with errors.
        while !taken.insert(box.id).inserted { box.id = " gone " + box.id }
        box.marks = Drawing.Marks(change: .removed)
        box.tooltip += "\n" + Drawing.Change.removed.words
        box.details.removeAll { $0.kind == .hidden }
        drawing.boxes.append(box)
        places[place] = drawing.boxes.count - 1
        return places[place]
    }

    // MARK: - Clusters

    /// Indexes the clusters of this drawing, and marks the new ones.
    private mutating func pairClusters() {
        for place in drawing.clusters.indices {
            let cluster = drawing.clusters[place]
            if let node = cluster.node {
                clusters[.node(node)] = place
                if changes.versions.nodes.old(node) == nil { drawing.clusters[place].change = .added }
            } else {
                clusters[.section(cluster.id)] = place
                if !formerSections.contains(cluster.id) { drawing.clusters[place].change = .added }
            }
        }
    }

    /// The identity of a previous drawing's cluster in this drawing; nil if the node that it belongs to was
    /// removed.
    private func holder(_ cluster: Drawing.Cluster) -> Holder? {
        guard let node = cluster.node else { return .section(cluster.id) }
        return changes.versions.nodes.new(node).map { .node($0) }
    }

    /// Whether removed boxes stay in their old cluster if this drawing does not have it: the cluster of a
    /// section, or of a node that was also removed. A node that was not removed may just contain nothing now.
    private func isKept(_ cluster: Drawing.Cluster) -> Bool { cluster.node == nil || holder(cluster) == nil }

    // MARK: - Lines

    private mutating func compareLines() {
        let before = former.lines.compactMap { line -> Drawing.Line? in
            guard let source = places[line.source], let target = places[line.target] else { return nil }
            // Routes within a collapsed section are not drawn.
            if source == target, drawing.boxes[source].kind == .section { return nil }
            var line = line
            (line.source, line.target) = (source, target)
            return line
        }
        let pairs = WayPairs(old: before.map(\.compared), new: drawing.lines.map(\.compared))
        for place in drawing.lines.indices {
            guard let old = pairs.old[place] else {
                drawing.lines[place].mark(.added)
                continue
            }
            if pairs.changed.contains(place) { drawing.lines[place].mark(.changed, was: before[old]) }
        }
        drawing.lines += pairs.removed.map { place in
            var line = before[place]
            line.mark(.removed)
            return line
        }
    }
}

extension Drawing.Line {
    fileprivate var compared: ComparedWay {
        ComparedWay(
            source: "\(source)", target: "\(target)", kind: kind.rawValue, isRoute: kind.isRoute,
            details: labels + ["\(count)"] + values)
    }

    fileprivate mutating func mark(_ change: Drawing.Change, was old: Drawing.Line? = nil) {
        self.change = change
        tooltip += "\n" + change.words
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
