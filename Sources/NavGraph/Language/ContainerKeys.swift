import NavSyntax

/// The keys of tabs, splits and flows.
enum ContainerKeys {
    static let tab = KeyTable<NodeDraft>(
        "tab", "a tab",
        hints: [
            "screen": "write `root`", "label": "write `title`", "image": "write `icon`", "systemImage": "write `icon`",
        ], shorthandKey: "root", choice: .init(keys: ["root", "to"], isExclusive: true)
    ) {
        NodeKeys.descriptionKeys()
        Key("icon", .symbol, "An SF Symbol.") { $0.tab.icon = $1 }
        Key("root", .node, "The screen or split it shows first.", required: true) { $0.tab.root = $1 }
        Key("to", .route, "Instead of `root`: what it presents, runs or opens, without being selected.") {
            $0.tab.route = $1
            $0.routes = [$1]
        }
        Key("params", .fixedValues, "The values that its root always has, or the sidebar of a root that is a split.") {
            $0.tab.fixed = $1
        }
        Key("role", Shape<TabRole>.word, "`search` for the search tab.") { draft, _ in draft.tab.isSearch = true }
        Key("badge", .bool, "Whether the app gives it a badge.") { $0.tab.hasBadge = $1 }
        Key("visible", .oneOrMany(.condition), "It is hidden unless these conditions hold.") { $0.tab.visible = $1 }
        Key("section", .text, "The title of its tab section (iOS 18).") { $0.tab.group = $1 }
        Key("url", .linkPatterns, "URLs that select it.", mayContain: .links) { $0.node.links = $1 }
        Key("requires", .oneOrMany(.condition), "Conditions that must hold to select it.") { $0.node.requires = $1 }
        NodeKeys.waiting()
        NodeKeys.lifeCycle()
    }

    static let split = KeyTable<NodeDraft>(
        "split", "a split view",
        hints: [
            "to": "a split has no `to`: put it on the screens in its columns",
            "primary": "write `sidebar`", "master": "write `sidebar`", "supplementary": "write `content`",
            "secondary": "write `detail`", "columns": "name each: `sidebar`, `content`, `detail`",
        ]
    ) {
        NodeKeys.descriptionKeys()
        Key("icon", .symbol, "An SF Symbol.") { $0.split.icon = $1 }
        Key("sidebar", .splitColumn, "The first column: a screen.", required: true) { $0.split.sidebar = $1 }
        Key("content", .splitColumn, "The middle column: a screen, or a list of screens.") { $0.split.content = $1 }
        Key("detail", .splitColumn, "The last column: a screen, or a list of screens.", required: true) {
            $0.split.detail = $1
        }
        Key("visibility", .word, "Which columns are shown first.") { $0.split.visibility = $1 }
        Key("placeholder", .placeholder, "What an empty column shows if it has no placeholder of its own.") {
            $0.split.placeholder = $1
        }
        Key("url", .linkPatterns, "URLs that show it.", mayContain: .links) { $0.node.links = $1 }
        Key("requires", .oneOrMany(.condition), "Conditions that must hold to show it.") { $0.node.requires = $1 }
        NodeKeys.waiting()
        NodeKeys.lifeCycle()
    }

    static let flow = KeyTable<NodeDraft>(
        "flow", "a flow",
        hints: [
            "to": "write `then` for what follows, or put `to` on a step: `steps: [{welcome: {to: [terms]}}]`",
            "screens": "write `steps`", "onFinish": "write `then`", "onComplete": "write `then`",
            "next": "write `then`",
            "returns": "the result of a flow is its `data`",
        ], choice: .init(keys: ["steps", "final"], isExclusive: false), unread: { $0.flow.hasUnreadSteps = true }
    ) {
        NodeKeys.descriptionKeys()
        Key("as", .word, "How it is shown; default `cover`.") { $0.flow.style = $1 }
        Key(
            "steps", .steps, "Its steps in order: ids, or `{id: {title, doc, when, skippable, to, url}}`.",
            unread: { $0.flow.hasUnreadSteps = true }
        ) {
            $0.steps = $1
        }
        Key(
            "final", .steps, "Final steps, from which the user cannot go back.",
            unread: { $0.flow.hasUnreadSteps = true }
        ) {
            $0.finalSteps = $1
        }
        NodeKeys.parameters()
        Key("data", .data, "The values that its steps share and change, each with a type and a default.") {
            $0.flow.data = $1
        }
        Key("then", .node, "The node shown on completion.") { $0.flow.then = $1 }
        Key("back", .bool, "Whether the user can go back from its steps; default true.") { $0.flow.allowsBack = $1 }
        Key("skippable", .bool, "Whether the whole flow can be skipped.") { $0.flow.isSkippable = $1 }
        Key("skipTo", .step, "The step that skipping leads to.") { $0.flow.skipTo = $1 }
        Key("onLink", .word, "What a link does to it while it is shown; default `close`.") { $0.flow.onLink = $1 }
        NodeKeys.access()
        NodeKeys.opening()
        NodeKeys.lifeCycle()
    }

    static let step = KeyTable<StepDraft>(
        "step", "a step",
        hints: ["params": "steps share the flow's `params` and `data`"]
    ) {
        Key("title", .template, "The text shown to the user.") { $0.title = $1 }
        Key("doc", .text, "A description for docs and generated comments.") { $0.doc = $1 }
        Key("when", .oneOrMany(.condition), "It is left out unless these conditions hold.") { $0.when = $1 }
        Key("skippable", .bool, "Whether it can be skipped.") { $0.isSkippable = $1 }
        Key("to", .routes, "What it presents or opens: ids, or `{id: {as, params, when, label, doc}}`.") {
            $0.routes = $1
        }
        Key("url", .linkPatterns, "URLs that open the flow at this step.", mayContain: .links) { $0.links = $1 }
    }

    fileprivate static let screens = Shape<[NodeReference]>.oneOrMany(.node, atLeastOne: "one screen")

    static let column = KeyTable<SplitColumn>("column", "a column") {
        Key("screens", screens, "The screens that can fill it.", required: true) { $0.screens = $1 }
        Key("placeholder", .placeholder, "What it shows while nothing fills it.") { $0.placeholder = $1 }
    }

    static let placeholder = KeyTable<Placeholder>("placeholder", "a placeholder") {
        Key("title", .template, "The text shown to the user.") { $0.title = $1 }
        Key("icon", .symbol, "An SF Symbol.") { $0.icon = $1 }
    }
}

enum TabRole: String, Sendable, CaseIterable { case search }

extension Shape where Value == Placeholder {
    static let placeholder = Shape.object(ContainerKeys.placeholder) { _ in Placeholder() }
}

extension Shape where Value == SplitColumn {
    /// A screen, a list of screens, or `{screens, placeholder}`.
    static let splitColumn: Shape<SplitColumn> = {
        let screens = ContainerKeys.screens
        let long = Shape.object(ContainerKeys.column) { SplitColumn(screens: [], placeholder: nil, range: $0.range) }
        return Shape(.either([screens.schema, long.schema]), mayContain: screens.mayContain) { node, decoder in
            if node.kind == .mapping { return long.decode(node, &decoder) }
            return screens.decode(node, &decoder).map { SplitColumn(screens: $0, placeholder: nil, range: node.range) }
        }
    }()
}

extension Shape where Value == [StepDraft] {
    static let steps: Shape<[StepDraft]> = {
        let entry = Schema.either([.text, .map(keys: nil, .either([.null, .object(ContainerKeys.step.schema)]))])
        return Shape(.list(entry, atLeast: 1), mayContain: ContainerKeys.step.mayContain) { node, decoder in
            if node.kind != .sequence {
                decoder.reportNonCollection(
                    node, expected: "a list of steps",
                    help: node.kind == .scalar ? entry.asItem(node) : "begin each step with a dash: `- welcome`")
            }
            let diagnosticCount = decoder.diagnostics.count
            let isStep = node.kind == .scalar || node.entries.contains { ContainerKeys.step.isProbablyKey($0, $1) }
            if node.kind != .sequence, isStep { return nil }
            var steps: [StepDraft] = []
            // Steps without dashes are read as if they had dashes.
            for element in node.kind == .mapping ? [node] : Array(node.elements) {
                if element.kind == .mapping {
                    if let step = decodeFlat(element, &decoder) {
                        steps.append(step)
                        continue
                    }
                    var last: (key: YAMLNode, value: YAMLNode)?
                    for (key, value) in element.entries {
                        if let last, last.value.kind == .scalar, ContainerKeys.step.isProbablyKey(key, value) {
                            // A value that is not a mapping has already been reported.
                            if last.value.isNull { decoder.reportMisindented(key, last.key.text) }
                            ContainerKeys.step.decode(key, value, into: &steps[steps.count - 1], &decoder)
                            continue
                        }
                        last = (key, value)
                        decoder.checkName(key.text, at: key.range, what: "a step")
                        var step = StepDraft(id: Located(key.text, key.range))
                        _ = ContainerKeys.step.decode(value, into: &step, &decoder)
                        steps.append(step)
                    }
                } else if let text = decoder.text(element, expected: "a step") {
                    decoder.checkName(text, at: element.range, what: "a step")
                    steps.append(StepDraft(id: Located(text, element.range)))
                }
            }
            // Other diagnostics may only be consequences of the missing dashes.
            if node.kind == .mapping { decoder.diagnostics.removeLast(decoder.diagnostics.count - diagnosticCount) }
            return steps
        }
    }()

    /// Reports `{id: welcome, title: Hello}` and reads it as `{welcome: {title: Hello}}`.
    ///
    /// Returns nil for anything else.
    private static func decodeFlat(_ node: YAMLNode, _ decoder: inout Decoder) -> StepDraft? {
        let usual = ["id", "name", "step"]
        let named = ContainerKeys.step.decodeFlat(node, &decoder) { key, _, _ in usual.contains(key) ? [] : nil }
        guard let (_, name, options) = named else { return nil }
        decoder.checkName(name.text, at: name.range, what: "a step")
        var step = StepDraft(id: Located(name.text, name.range))
        for (key, value) in options { ContainerKeys.step.decode(key, value, into: &step, &decoder) }
        return step
    }
}
