import NavGraph
import NavLinks
import TestSupport
import Testing

@testable import NavEmit

/// Two versions of a graph, and pictures of what changed between them.
struct TwoVersions {
    let old: CompiledGraph
    let new: CompiledGraph

    init(_ old: CompiledGraph, _ new: CompiledGraph) {
        self.old = old
        self.new = new
    }

    init(_ old: String, _ new: String) throws {
        self.init(try CompiledGraph("navgen: 1\n" + old), try CompiledGraph("navgen: 1\n" + new))
    }

    /// Options with notes on what changed, by the names of nodes.
    func options(_ sentences: [String: [String]] = [:]) throws -> PictureOptions {
        var changed: [NodeID: [String]] = [:]
        for (name, notes) in sentences { changed[try node(name)] = notes }
        var options = PictureOptions()
        options.changes = PictureChanges(
            old: old.links, nodes: NodePairs(old: old.analyzed.graph, new: new.analyzed.graph), changed: changed)
        return options
    }

    func node(_ name: String) throws -> NodeID {
        NodeID(try #require(new.analyzed.graph.nodes.firstIndex { $0.name == name }))
    }

    func drawing(_ options: PictureOptions? = nil) throws -> Drawing {
        DrawingBuilder.drawing(of: new.analyzed, try options ?? self.options())
    }

    func text(as kind: OutputKind, _ sentences: [String: [String]] = [:]) throws -> String {
        PictureSample.text(new.links, as: kind, try options(sentences))
    }
}

extension Drawing {
    /// The boxes that are marked: `+ id`, in their order.
    var markedBoxes: [String] { boxes.compactMap { box in box.marks.change.map { "\($0.symbol) \(box.id)" } } }

    /// The lines that are marked: `+ a push b`, in their order.
    var markedLines: [String] {
        lines.compactMap { line in
            line.change.map { "\($0.symbol) \(boxes[line.source].id) \(line.kind) \(boxes[line.target].id)" }
        }
    }

    func notes(_ id: String) -> [String] {
        boxes.first { $0.id == id }?.details.filter { $0.kind == .change }.map(\.text) ?? []
    }
}
