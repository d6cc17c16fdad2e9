import NavGraph
import NavLinks
import NavSyntax

/// What a page of two versions marks, beside the document of the new one: what became of its nodes and routes, and the
/// nodes and routes that are gone, by the names of now.
struct ChangeDocument {
    private let document: GraphDocument
    private let former: GraphDocument
    private let changes: NodeChanges

    init(_ document: GraphDocument, _ changes: PictureChanges) {
        self.document = document
        former = GraphDocument(changes.old, changes.oldLinks)
        self.changes = NodeChanges(changes, of: document.graph)
    }

    /// Nil where there is nothing to mark.
    var json: JSON? {
        let nodes = marks
        let gone = removed
        let routes = routeMarks
        guard !(nodes.isEmpty && gone.isEmpty && routes.marks.isEmpty && routes.removed.isEmpty) else { return nil }
        return .object([
            ("nodes", .array(nodes)), ("removedNodes", .array(gone)),
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

    // MARK: - What is gone

    private var removed: [JSON] {
        // Two nodes have one name only where a graph has errors.
        var taken = Set(document.graph.nodes.map(\.name))
        return changes.removed.filter { taken.insert(former.graph[$0].name).inserted }.map(node)
    }

    /// As documents have nodes, without what names links and nodes of the version before.
    private func node(_ id: NodeID) -> JSON {
        let node = former.graph[id]
        let patterns = former.links.patterns(of: id).enumerated().map { place, number in
            JSON.object([
                ("pattern", .string(former.links.patterns[number].text.value)), ("canonical", .bool(place == 0)),
            ])
        }
        var members: [String: JSON] = [
            "links": .array([]), "plan": .null, "deprecated": .null, "position": .null, "tab": .null, "via": .null,
            "parents": .texts([]),
        ]
        switch node.detail {
        case .step(let step): members["stepDetail"] = .object([("flow", .string(name(of: step.flow)))])
        case .tab, .split, .alert, .action: members[node.kind.rawValue + "Detail"] = .null
        case .none, .screen, .presentation, .flow: break
        }
        let document = NodeDocument(former, id).json.members.map { ($0.0, members[$0.0] ?? $0.1) }
        return .object(document + [("formerLinks", .array(patterns))])
    }

    /// What a node of the version before is called now; its old name where it is gone.
    private func name(of id: NodeID) -> String {
        changes.versions.nodes.new(id).map { document.graph[$0].name } ?? former.graph[id].name
    }

    // MARK: - Routes

    /// Of the new routes that are not as they were, by their places, what became of them; and the routes that are gone.
    private var routeMarks: (marks: [JSON], removed: [JSON]) {
        var names: [String: String] = [:]
        for index in former.graph.nodes.indices { names[former.graph.nodes[index].name] = name(of: NodeID(index)) }
        let old = RouteDocuments(former).all.map { route in
            JSON.object(
                route.members.compactMap { member in
                    switch member {
                    case ("from", .string(let name)), ("to", .string(let name)):
                        (member.0, .string(names[name] ?? name))
                    // In files as they were.
                    case ("position", _): nil
                    default: member
                    }
                })
        }
        let new = RouteDocuments(document).all
        let pairs = WayPairs(old: old.map(ComparedWay.init), new: new.map(ComparedWay.init))
        let marks = new.indices.compactMap { place -> JSON? in
            let was = pairs.old[place]
            guard was == nil || pairs.changed.contains(place) else { return nil }
            let change = was == nil ? Drawing.Change.added : .changed
            return .object([
                ("route", .int(place)), ("change", .string(change.rawValue)), ("was", was.map { old[$0] } ?? .null),
            ])
        }
        return (marks, pairs.removed.map { old[$0] })
    }
}

extension ComparedWay {
    /// A route as documents have it.
    fileprivate init(_ route: JSON) {
        var texts: [String: String] = [:]
        for (key, value) in route.members { texts[key] = value.text() }
        func text(_ key: String) -> String { texts[key] ?? "" }
        source = text("from")
        target = text("to")
        kind = [text("cause"), text("condition"), text("transition")].joined(separator: " ")
        isRoute = text("cause") == "\"route\"" || text("cause") == "\"alertAction\""
        words = [text("when"), text("params"), text("label")]
    }
}

extension JSON {
    /// Those of an object.
    var members: [(String, JSON)] {
        if case .object(let members) = self { members } else { [] }
    }
}
