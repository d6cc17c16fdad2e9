import NavSyntax

/// The keys of a graph file.
enum FileKeys {
    /// Keys that apply to the whole app, and so are not allowed in a section's file.
    static let wholeApp = ["name", "root", "launching", "links", "tabs", "outputs", "rules"]
    /// The whole-app keys that only one file may contain. The `tabs` of several files are combined.
    static let single = ["name", "root", "launching", "links", "outputs", "rules"]

    static let names = Set(table.schema.keys.map(\.name))

    static let table = KeyTable<FileDraft>(
        "graph", "a graph file",
        hints: [
            "version": "write `navgen`", "app": "write `name`", "title": "write `name`", "views": "write `screens`",
            "pages": "write `screens`", "modals": "write `sheets`", "start": "write `root`", "initial": "write `root`",
            "launch": "write `launching`", "splash": "write `launching`",
            "sections": "write `include: [{file: other.yaml, section: name}]`",
            "guards": "write `conditions`", "enums": "write `types`", "schemes": "write `links: {schemes: […]}`",
            "hosts": "write `links: {hosts: […]}`", "scheme": "write `links: {schemes: […]}`",
        ]
    ) {
        Key("navgen", .languageVersion, "The version of the language: 1.", unread: { $0.hasVersion = true }) {
            draft, _ in
            draft.hasVersion = true
        }
        Key("name", .locatedText, "The prefix of the generated types; default: the file's name.") { $0.name = $1 }
        Key("doc", .text, "A description for docs and headers.") { $0.doc = $1 }
        Key("include", IncludeKeys.files, "Other files of the same graph.") { $0.includes = $1 }
        Key(
            "exports", .oneOrMany(.node), "In a section's file: the nodes that can be used from outside the section.",
            unread: { $0.hasUnreadExports = true }
        ) { $0.exports = $1 }
        Key("links", .linkSettings, "Schemes, hosts, and how URLs are read.", mayContain: .origins) { $0.links = $1 }
        Key("types", .types, "Narrowed values, enums, and the app's own types.") { $0.types = $1 }
        Key("conditions", .conditions, "Facts that only the running app knows.") { $0.conditions = $1 }
        Key("root", .roots, "What is shown first: `tabs`, an id, or a list of `{when, show}`.") { $0.roots = $1 }
        Key("launching", .node, "The screen shown while conditions are undecided.") { $0.launching = $1 }
        Key("tabs", .nodes(.tab, ContainerKeys.tab), "The tab bar.") { _, _ in }
        Key("splits", .nodes(.split, ContainerKeys.split), "Split views.") { _, _ in }
        Key("screens", .nodes(.screen, NodeKeys.screen), "Nodes that are shown on a stack.") { _, _ in }
        Key("sheets", .nodes(.sheet, NodeKeys.presented), "Nodes presented as sheets.") { _, _ in }
        Key("covers", .nodes(.cover, NodeKeys.presented), "Nodes presented over the full screen.") { _, _ in }
        Key("popovers", .nodes(.popover, NodeKeys.popover), "Nodes presented as popovers.") { _, _ in }
        Key("alerts", .nodes(.alert, NodeKeys.alert), "Alerts.") { _, _ in }
        Key("dialogs", .nodes(.dialog, NodeKeys.alert), "Confirmation dialogs.") { _, _ in }
        Key("flows", .nodes(.flow, ContainerKeys.flow), "Wizards: ordered steps with shared data.") { _, _ in }
        Key("actions", .nodes(.action, NodeKeys.action), "Nodes that run code of the app instead of showing a view.") {
            _, _ in
        }
        Key("routes", .routeLines, "Routes listed separately from their nodes.") { $0.routes = $1 }
        Key("redirects", .redirects, "Old URLs and their new targets.") { $0.redirects = $1 }
        Key("outputs", .outputs, "Which files are written.") { $0.outputs = $1 }
        Key("rules", .rules, "The severity of each rule, and what to ignore.") { $0.rules = $1 }
    }
}

extension Shape where Value == Int {
    static let languageVersion = Shape(.integer(from: 1, through: 1)) { node, decoder in
        guard node.kind == .scalar, node.text == "1" else {
            decoder.report(
                "language-version", "this navgen reads version 1 of the language, not \(Decoder.describe(node))",
                at: node.range, help: "write `navgen: 1`")
            return nil
        }
        return 1
    }
}

extension Shape where Value == LinkSettings {
    fileprivate static let linkSettings: Shape = {
        let settings = Shape.object(LinkKeys.settings) { LinkSettings(range: $0.range) }
        return Shape(LinkKeys.settings.schema.orNothing, decode: settings.decode)
    }()
}

extension Shape where Value == Void {
    /// A mapping of ids to nodes of one kind. The nodes are added to the decoder directly, to avoid copies.
    static func nodes(_ kind: NodeKind, _ table: KeyTable<NodeDraft>) -> Shape {
        let schema = Schema.map(keys: "^[a-z][A-Za-z0-9]*$", table.schema.orNothing)
        return Shape(.either([schema, .null]), mayContain: .declaredNodes) { node, decoder in
            guard node.kind == .mapping || node.isNull else {
                decoder.reportNonCollection(node, expected: "a mapping of nodes", help: node.asMapping(of: "{}"))
                return nil
            }
            let first = decoder.nodes.count
            var isEmpty = false
            for (key, value) in node.entries {
                // A node cannot be text or a list.
                let isNone = value.kind != .mapping && !value.isNull
                if isEmpty || isNone, decoder.nodes.count > first, table.isProbablyKey(key, value) {
                    let last = decoder.nodes.count - 1
                    decoder.reportMisindented(key, decoder.nodes[last].node.id.value)
                    var draft = decoder.nodes[last]
                    table.decode(key, value, into: &draft, &decoder)
                    decoder.nodes[last] = draft
                    continue
                }
                isEmpty = value.isNull
                let id = Located(key.text, key.range)
                decoder.checkName(id.value, at: id.range, what: "a node")
                let name = decoder.path.isEmpty ? id.value : .dotted(decoder.path, id.value)
                var draft = NodeDraft(Node(id: id, name: name, kind: kind, section: decoder.section))
                draft.node.declaration = SourceRange(
                    file: key.range.file, start: Int(key.range.start), end: Int(value.range.end))
                let unreadValues = decoder.unreadValues.count
                _ = table.decode(value, into: &draft, &decoder)
                // A URL of the node may be in the value that could not be read.
                if decoder.unreadValues[unreadValues...].contains(where: { $0.mayContain.contains(.links) }) {
                    decoder.recordUnread(key, [])
                }
                decoder.nodes.append(draft)
            }
            return ()
        }
    }
}

extension Shape where Value == [Condition] {
    static let conditions: Shape = {
        let table = KeyTable<Condition>(
            "condition", "a condition",
            hints: [
                "fallback": "write `otherwise`", "else": "write `otherwise`", "redirect": "write `otherwise`",
                "type": "a condition holds, does not, or is not decided yet: it has no type",
            ],
            shorthandKey: "otherwise"
        ) {
            Key(
                "otherwise", .node,
                "What is shown, on top of what is displayed, when something requires it and it does not hold."
            ) { $0.otherwise = $1 }
            Key("doc", .text, "A description for docs and generated comments.") { $0.doc = $1 }
        }
        return .entries(table.schema.orNothing, mayContain: [.nodes, .declarations], of: "conditions", example: "{}") {
            key, value, decoder in
            decoder.checkName(key.text, at: key.range, what: "a condition")
            var condition = Condition(name: Located(key.text, key.range), doc: nil, otherwise: nil)
            _ = table.decode(value, into: &condition, &decoder)
            return condition
        }
    }()
}
