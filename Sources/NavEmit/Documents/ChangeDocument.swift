import NavGraph
import NavLinks
import NavSyntax

/// The changes that a page comparing two versions marks: which nodes and routes of the new version were
/// added or changed, and the nodes and routes that were removed.
///
/// Removed routes name their nodes as the new version does.
struct ChangeDocument {
    private let document: GraphDocument
    private let previous: GraphDocument
    private let changes: DrawnNodeChanges

    init(_ document: GraphDocument, _ changes: PictureChanges) {
        self.document = document
        previous = GraphDocument(changes.old)
        self.changes = DrawnNodeChanges(changes, of: document.graph)
    }

    /// The document; nil if nothing changed.
    var json: JSON? {
        let nodes = marks
        let removedNodes = removed
        let routes = routeMarks
        guard !(nodes.isEmpty && removedNodes.isEmpty && routes.marks.isEmpty && routes.removed.isEmpty)
        else { return nil }
        return .object([
            ("nodes", .array(nodes)), ("removedNodes", .array(removedNodes)),
            ("routes", .array(routes.marks)), ("removedRoutes", .array(routes.removed)),
        ])
    }

    private var marks: [JSON] {
        document.graph.nodes.indices.compactMap { index in
            let (change, notes) = changes[NodeID(index)]
            guard let change else { return nil }
            return .object([
                ("id", .string(document.graph.nodes[index].name)), ("change", .string(change.rawValue)),
                ("notes", .texts(notes)),
            ])
        }
    }

    // MARK: - Removed nodes

    private var removed: [JSON] {
        // Two nodes have the same name only in a graph with errors.
        var taken = Set(document.graph.nodes.map(\.name))
        return changes.removed.filter { taken.insert(previous.graph[$0].name).inserted }.map(node)
    }

    /// A removed node in the form of other nodes, without references to links and nodes of the previous
    /// version.
    private func node(_ id: NodeID) -> JSON {
        let node = previous.graph[id]
        let patterns = previous.links.patterns(of: id).enumerated().map { index, number in
            JSON.object([
                ("pattern", .string(previous.links.patterns[number].text.value)), ("canonical", .bool(index == 0)),
            ])
        }
        var members: [String: JSON] = [
            "links": .array([]), "plan": .null, "deprecated": .null, "position": .null, "tab": .null, "via": .null,
            "parents": .texts([]), "onTopOf": .texts([]),
        ]
        switch node.detail {
        case .step(let step): members["stepDetail"] = .object([("flow", .string(name(of: step.flow)))])
        case .tab, .split, .alert, .action: members[node.kind.rawValue + "Detail"] = .null
        case .none, .screen, .presentation, .flow: break
        }
        let document = GraphDocument.node.json(previous.entry(of: id), previous).members
        return .object(document.map { ($0.0, members[$0.0] ?? $0.1) } + [("formerLinks", .array(patterns))])
    }

    /// The current name of a node of the previous version; its old name if it was removed.
    private func name(of id: NodeID) -> String {
        changes.versions.nodes.new(id).map { document.graph[$0].name } ?? previous.graph[id].name
    }

    // MARK: - Routes

    /// The added and changed routes, by their index in the document, and the removed routes.
    private var routeMarks: (marks: [JSON], removed: [JSON]) {
        var names: [String: String] = [:]
        for index in previous.graph.nodes.indices { names[previous.graph.nodes[index].name] = name(of: NodeID(index)) }
        func current(_ name: JSON) -> JSON {
            guard case .string(let name) = name else { return name }
            return .string(names[name] ?? name)
        }
        let old = previous.routes.map { route in
            JSON.object(
                GraphDocument.route.json(route, previous).members.compactMap { member in
                    switch member {
                    case ("from", let name), ("to", let name): (member.0, current(name))
                    case ("except", .array(let except)):
                        (member.0, .array(except.map(current)))
                    // It refers to the previous version of the file.
                    case ("position", _): nil
                    default: member
                    }
                })
        }
        let new = document.routes.map { GraphDocument.route.json($0, document) }
        let pairs = EdgePairs(old: old.map(ComparedEdge.init), new: new.map(ComparedEdge.init))
        let marks = new.indices.compactMap { index -> JSON? in
            let was = pairs.old[index]
            guard was == nil || pairs.changed.contains(index) else { return nil }
            let change = was == nil ? Drawing.Change.added : .changed
            return .object([
                ("route", .int(index)), ("change", .string(change.rawValue)), ("was", was.map { old[$0] } ?? .null),
            ])
        }
        return (marks, pairs.removed.map { old[$0] })
    }
}

extension ComparedEdge {
    /// Reads a route of a graph document.
    fileprivate init(_ route: JSON) {
        var texts: [String: String] = [:]
        for (key, value) in route.members { texts[key] = value.text() }
        func text(_ key: String) -> String { texts[key] ?? "" }
        source = text("from")
        target = text("to")
        kind = [text("cause"), text("condition"), text("transition")].joined(separator: " ")
        isRoute = text("cause") == "\"route\"" || text("cause") == "\"alertAction\""
        details = [text("when"), text("params"), text("label"), text("except")]
    }
}

extension JSON {
    /// The members of an object; empty for any other value.
    var members: [(String, JSON)] {
        if case .object(let members) = self { members } else { [] }
    }
}
