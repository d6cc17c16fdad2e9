import NavSyntax

/// The keys of routes, under `to` and in `routes`, and of roots.
enum RouteKeys {
    @KeyBuilder<Route> private static func shared() -> [Key<Route>] {
        Key(
            "as", .routeStyle, "How the target is shown; default: according to its kind.",
            unread: { $0.hasUnreadStyle = true }
        ) {
            $0.style = $1.style
            $0.popsTo = $1.popsTo
        }
        Key("params", .fixedValues, "Values that the route fixes: a literal, or `\"{name}\"` from the source.") {
            $0.fixed = $1
        }
        Key("when", .oneOrMany(.condition), "Conditions under which the route is offered.") { $0.when = $1 }
        Key("label", .template, "Its label, as shown to the user.") { $0.label = $1 }
        Key("doc", .text, "A description for docs and generated comments.") { $0.doc = $1 }
    }

    static let options = KeyTable<Route>(
        "route", "a route", hints: commonHints, shorthandKey: "as", unread: { $0.hasUnreadStyle = true }
    ) { shared() }

    /// Help texts for other names that people use.
    private static let commonHints = [
        "style": "write `as`", "type": "write `as`", "kind": "write `as`", "presentation": "write `as`",
        "transition": "write `as`", "parameters": "write `params`", "args": "write `params`",
        "arguments": "write `params`", "if": "write `when`", "requires": "write `when`", "title": "write `label`",
    ]

    static let line = KeyTable<RouteLineDraft>(
        "routeLine", "a line of `routes`",
        hints: commonHints.merging([
            "target": "write `to`", "destination": "write `to`", "node": "write `to`", "source": "write `from`",
            "but": "write `except`", "exclude": "write `except`", "excluding": "write `except`",
            "without": "write `except`", "unless": "write `except`, with nodes, or `when`, with conditions",
        ]) { own, _ in own }, unread: { $0.options.hasUnreadStyle = true }
    ) {
        Key(
            "from", .oneOrMany(.node, atLeastOne: "one node"),
            "Where it starts: a screen, a sheet, a cover, a popover or a step, a list of these, or `\"*\"` for anywhere.",
            required: true
        ) {
            $0.isFromAnywhere = $1.contains { $0.name == "*" }
            $0.from = $1.filter { $0.name != "*" }
        }
        Key(
            "except", .oneOrMany(.node, atLeastOne: "one node"), "Nodes at which a route `from: \"*\"` does not start."
        ) { $0.options.except = $1 }
        Key("to", .oneOrMany(.node, atLeastOne: "one node"), "The targets.", required: true) { $0.targets = $1 }
        Key(
            "as", .routeStyle, "How the target is shown; default: according to its kind.",
            unread: { $0.options.hasUnreadStyle = true }
        ) {
            $0.options.style = $1.style
            $0.options.popsTo = $1.popsTo
        }
        Key("params", .fixedValues, "Values that the route fixes: a literal, or `\"{name}\"` from the source.") {
            $0.options.fixed = $1
        }
        Key("when", .oneOrMany(.condition), "Conditions under which the route is offered.") { $0.options.when = $1 }
        Key("label", .template, "Its label, as shown to the user.") { $0.options.label = $1 }
        Key("doc", .text, "A description for docs and generated comments.") { $0.options.doc = $1 }
    }

    fileprivate static let pop = KeyTable<RouteStyleValue>(
        "popTo", "`as`",
        hints: [
            "popUpTo": "write `popTo`", "pop": "write `popTo`", "backTo": "write `popTo`", "to": "write `popTo`",
            "inclusive": "lead to the node itself: `to: {home: {as: {popTo: home}}}` replaces it",
        ]
    ) {
        Key(
            "popTo", .node, "What to go back to first; the target is then shown from there, as without `as`.",
            required: true
        ) {
            $0.popsTo = $1
        }
    }

    static let root = KeyTable<RootChoice>(
        "root", "an entry of `root`",
        hints: [
            "if": "write `when`", "requires": "write `when`", "root": "write `show`", "node": "write `show`",
            "screen": "write `show`", "to": "write `show`",
        ], shorthandKey: "show"
    ) {
        Key(
            "when", .oneOrMany(.condition), "Conditions under which it is the root; the last entry has none.",
            mayContain: .roots
        ) {
            $0.when = $1
        }
        Key("show", .node, "`tabs`, a screen, a split or a flow.", required: true, mayContain: .roots) {
            $0.show = RootChoice.shown($1)
        }
    }
}

/// The value of `as`: a word, or `{popTo: node}`.
struct RouteStyleValue: Sendable {
    var style: Located<RouteStyle>?
    var popsTo: NodeReference?
}

extension Shape where Value == RouteStyleValue {
    static let routeStyle: Shape = {
        let word = Shape<RouteStyle>.word.located
        return Shape(.either([word.schema, .object(RouteKeys.pop.schema)])) { node, decoder in
            guard node.kind == .mapping else {
                return word.decode(node, &decoder).map { RouteStyleValue(style: $0) }
            }
            var value = RouteStyleValue()
            guard RouteKeys.pop.decode(node, into: &value, &decoder) else { return nil }
            return value.popsTo == nil ? nil : value
        }
    }()
}

extension RootChoice {
    static func shown(_ reference: NodeReference) -> Shown {
        reference.name == "tabs" ? .tabs : .node(reference)
    }
}

extension Shape where Value == [RouteLineDraft] {
    static let routeLines: Shape = {
        let keys = Shape<RouteLineDraft>.object(RouteKeys.line) { RouteLineDraft($0) }
        let line = Shape<RouteLineDraft>(keys.schema, mayContain: keys.mayContain) { node, decoder in
            let diagnosticCount = decoder.diagnostics.count
            let line = keys.decode(node, &decoder)
            // If one end could not be read, the other end still counts as connected.
            if decoder.diagnostics.count > diagnosticCount { decoder.recordUnread(node, []) }
            return line
        }
        return list(line, of: "routes")
    }()
}

extension Shape where Value == [RootChoice] {
    /// `tabs`, an id, or a list of `{when, show}`.
    static let roots: Shape = {
        let empty = { @Sendable (node: YAMLNode) in
            RootChoice(when: [], show: .tabs, range: node.range)
        }
        let entry = Shape<RootChoice>.object(RouteKeys.root, empty)
        let list = Shape<[RootChoice]>.list(entry, of: "`{when, show}`", atLeast: 1)
        // An entry that could not be read must not look like an empty list.
        @Sendable func isRead(_ choices: [RootChoice], _ node: YAMLNode) -> Bool {
            !choices.isEmpty || !node.elements.contains { _ in true }
        }
        return Shape(.either([.name(.node), list.schema]), mayContain: list.mayContain) { node, decoder in
            if node.kind == .sequence { return list.decode(node, &decoder).flatMap { isRead($0, node) ? $0 : nil } }
            if node.kind == .mapping {
                decoder.reportType(
                    of: node, expected: "the id of a node, or a list",
                    help: "write `[{when: condition, show: node}, {show: node}]`")
                return nil
            }
            return Shape<NodeReference>.node.decode(node, &decoder).map {
                [RootChoice(when: [], show: RootChoice.shown($0), range: node.range)]
            }
        }
    }()
}
