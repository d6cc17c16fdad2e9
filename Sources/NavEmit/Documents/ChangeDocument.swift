import NavGraph
import NavLinks
import NavSyntax

/// The changes that a page comparing two versions marks: which nodes and routes of the new version were
/// added or changed, and the nodes and routes that were removed.
///
/// Removed routes name their nodes as the new version does.
struct ChangeDocument {
    private let document: GraphDocument
    private let former: GraphDocument
    private let changes: NodeChanges

    init(_ document: GraphDocument, _ changes: PictureChanges) {
        self.document = document
        former = GraphDocument(changes.old, changes.oldLinks)
        self.changes = NodeChanges(changes, of: document.graph)
    }

    /// The document; nil if nothing changed.
    var json: JSON? {
        let nodes = marks
        let gone = removed
        let routes = routeMarks
        guard !(nodes.isEmpty && gone.isEmpty && routes.marks.isEmpty && routes.removed.isEmpty)
        else { return nil }
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

    // MARK: - Removed nodes

    private var removed: [JSON] {
        // Two nodes have the same name only in a graph with errors.
        var taken = Set(document.graph.nodes.map(\.name))
        return changes.removed.filter { taken.insert(former.graph[$0].name).inserted }.map(node)
    }

    /// A removed node in the form of other nodes, without references to links and nodes of the previous
    /// version.
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

    /// The current name of a node of the previous version; its old name if it was removed.
    private func name(of id: NodeID) -> String {
        changes.versions.nodes.new(id).map { document.graph[$0].name } ?? former.graph[id].name
    }

    // MARK: - Routes

    /// The added and changed routes, by their index in the document, and the removed routes.
    private var routeMarks: (marks: [JSON], removed: [JSON]) {
        var names: [String: String] = [:]
        for index in former.graph.nodes.indices { names[former.graph.nodes[index].name] = name(of: NodeID(index)) }
        let old = RouteDocuments(former).all.map { route in
            JSON.object(
                route.members.compactMap { member in
                    switch member {
                    case ("from", .string(let name)), ("to", .string(let name)):
                        (member.0, .string(names[name] ?? name))
                    // It refers to the previous version of the file.
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
    /// Reads a route of a graph document.
    fileprivate init(_ route: JSON) {
        var texts: [String: String] = [:]
        for (key, value) in route.members { texts[key] = value.text() }
        func text(_ key: String) -> String { texts[key] ?? "" }
        source = text("from")
        target = text("to")
        kind = [text("cause"), text("condition"), text("transition")].joined(separator: " ")
        isRoute = text("cause") == "\"route\"" || text("cause") == "\"alertAction\""
        details = [text("when"), text("params"), text("label")]
    }
}

extension JSON {
    /// The members of an object; empty for any other value.
    var members: [(String, JSON)] {
        if case .object(let members) = self { members } else { [] }
    }
}
