import NavGraph
import NavLinks

/// The drawing of the new version with what only the old one has put in where it stood, and with marks at what is new,
/// gone or changed.
struct ChangedDrawing {
    private(set) var drawing: Drawing
    private let former: Drawing
    /// The box of each node of the graph before, in the drawing before.
    private let formerBoxes: [Int?]
    private let changes: NodeChanges
    /// The box of each node of the new graph that is shown.
    private let boxes: [Int?]
    /// By box of the drawing before: its place in this one; nil: it is not in the picture.
    private var places: [Int?] = []
    /// The ids of the boxes.
    private var taken: Set<String>
    /// The clusters of this drawing, by what they hold.
    private var clusters: [Holder: Int] = [:]
    private let formerSections: Set<String>
    private let sections: Set<String>

    private enum Holder: Hashable {
        case node(NodeID)
        /// By the id of the cluster.
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

    /// The boxes that stand for no node, by their ids.
    private func byName(_ boxes: [Drawing.Box]) -> [String: Int] {
        var named: [String: Int] = [:]
        for (place, box) in boxes.enumerated() where box.node == nil { named[box.id] = place }
        return named
    }

    /// What changed about the nodes for which the box of a section stands.
    private func collapsed(_ place: Int, before: Int) -> (change: Drawing.Change?, notes: [String]) {
        guard drawing.boxes[place].kind == .section else { return (nil, []) }
        var notes: [String] = []
        let counts = former.boxes[before].details.filter { $0.kind == .counts }.map(\.text)
        if counts != drawing.boxes[place].details.filter({ $0.kind == .counts }).map(\.text) {
            notes += counts.map { "was \($0)" }
        }
        for index in boxes.indices where boxes[index] == place {
            let name = "`\(changes.graph.nodes[index].name)`"
            let (change, sentences) = changes[NodeID(index)]
            switch change {
            case .added: notes.append("\(name) is new")
            case .changed: notes.append("\(name): " + sentences.joined(separator: ", "))
            case .removed, nil: break
            }
        }
        for node in changes.removed where formerBoxes[node.index] == before {
            notes.append("`\(changes.versions.old.graph[node].name)` is gone")
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

    /// A box that shows more would be a list; its tooltip has all.
    private static var shownNotes: Int { 3 }

    // MARK: - What is gone

    /// Puts what is gone into the clusters in which it stood, and returns what stood in none that is still there.
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

    /// Adds a box of the drawing before where what it stands for is gone.
    private mutating func add(_ place: Int) -> Int? {
        var box = former.boxes[place]
        guard places[place] == nil, box.node.map({ changes.versions.nodes.new($0) == nil }) ?? true else { return nil }
        // Two nodes have one name only where the graph has errors.
        while !taken.insert(box.id).inserted { box.id = " gone " + box.id }
        box.marks = Drawing.Marks(change: .removed)
        box.tooltip += "\n" + Drawing.Change.removed.words
        box.details.removeAll { $0.kind == .hidden }
        drawing.boxes.append(box)
        places[place] = drawing.boxes.count - 1
        return places[place]
    }

    // MARK: - Clusters

    /// Finds the clusters of this drawing, and marks those of what is new.
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

    /// What a cluster of the drawing before holds now; nil: the node whose cluster it was is gone.
    private func holder(_ cluster: Drawing.Cluster) -> Holder? {
        guard let node = cluster.node else { return .section(cluster.id) }
        return changes.versions.nodes.new(node).map { .node($0) }
    }

    /// Whether what is gone stands in its old cluster also where this drawing has none: that of a section, and that of
    /// a node that is gone with it. A node that is still there may just hold nothing any more.
    private func isKept(_ cluster: Drawing.Cluster) -> Bool { cluster.node == nil || holder(cluster) == nil }

    // MARK: - Lines

    private mutating func compareLines() {
        let before = former.lines.compactMap { line -> Drawing.Line? in
            guard let source = places[line.source], let target = places[line.target] else { return nil }
            // What happens within a section is not drawn.
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
            words: labels + ["\(count)"] + values)
    }

    fileprivate mutating func mark(_ change: Drawing.Change, was old: Drawing.Line? = nil) {
        self.change = change
        tooltip += "\n" + change.words
        guard let old else { return }
        note = "was " + Self.words(of: old, unlike: self)
        // Else nothing would show what they are now.
        if old.values != values { labels += values }
        tooltip += ": \(note ?? "")"
    }

    /// What is said of one line and not of another.
    private static func words(of old: Drawing.Line, unlike new: Drawing.Line) -> String {
        var words: [String] = []
        if old.kind != new.kind { words.append(old.kind.rawValue) }
        if old.labels != new.labels { words += old.labels.isEmpty ? ["without label"] : old.labels }
        if old.values != new.values { words += old.values.isEmpty ? ["without values"] : old.values }
        if old.count != new.count { words.append("×\(old.count)") }
        return words.joined(separator: ", ")
    }
}
