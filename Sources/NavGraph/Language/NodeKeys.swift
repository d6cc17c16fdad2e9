import NavSyntax

/// The keys that nodes share.
enum NodeKeys {
    @KeyBuilder<NodeDraft> static func descriptionKeys() -> [Key<NodeDraft>] {
        Key("title", .template, "The text shown to the user; may use `{parameter}`, with `{{` for a brace.") {
            $0.node.title = $1
        }
        Key("doc", .text, "A description for docs and generated comments.") { $0.node.doc = $1 }
        Key("owner", .text, "The team responsible for the node.") { $0.node.owner = $1 }
        Key("tags", .oneOrMany(.text), "Tags for selecting nodes.") { $0.node.tags = $1 }
    }

    @KeyBuilder<NodeDraft> static func lifeCycle() -> [Key<NodeDraft>] {
        Key(
            "renamedFrom", .oneOrMany(.formerID),
            "Former ids, so that saved states survive: in the same section, or dotted; `.news` if in the main graph."
        ) {
            $0.node.renamedFrom = $1
        }
        Key("deprecated", .deprecation, "True, a message, or `{since, use, until, message}`.") {
            $0.node.deprecated = $1
        }
        Key(
            "unstable", .bool,
            "Whether it may still change in any way: `navgen diff` then does not call that breaking."
        ) { $0.node.isUnstable = $1 }
    }

    @KeyBuilder<NodeDraft> static func access() -> [Key<NodeDraft>] {
        Key(
            "url", .linkPatterns, "The URLs that lead here: the first is canonical, the others are aliases.",
            mayContain: .links
        ) {
            $0.node.links = $1
        }
        Key("requires", .oneOrMany(.condition), "Conditions that must hold; `!name` for one that must not.") {
            $0.node.requires = $1
        }
        Key(
            "entry", .bool, "Whether it is opened from outside the graph, for example by a notification or a widget.",
            mayContain: .links
        ) {
            $0.node.isEntry = $1
        }
        Key(
            "via", Shape<[NodeReference]>.oneOrMany(.node).located, "The screens below it when a link opens it.",
            unread: { $0.node.hasUnreadPlacement = true }
        ) { $0.node.via = $1 }
        Key(
            "tab", .node, "The tab in which a link opens it.",
            unread: { $0.node.hasUnreadPlacement = true }
        ) { $0.node.tab = $1 }
        waiting()
    }

    @KeyBuilder<NodeDraft> static func waiting() -> [Key<NodeDraft>] {
        Key(
            "parkFor", .integer(from: 0),
            "How many minutes a link or step to it is kept while it cannot be shown; default that of `links`."
        ) { $0.node.deferralMinutes = $1 }
    }

    @KeyBuilder<NodeDraft> static func opening() -> [Key<NodeDraft>] {
        Key(
            "opens", .word,
            """
            How a link or an action shows it: `onTop` on what is shown, if the topmost screen has a route to it; \
            default `plan`.
            """
        ) { $0.node.opens = $1 }
    }

    @KeyBuilder<NodeDraft> static func parameters() -> [Key<NodeDraft>] {
        Key(
            "params", .parameters, "Its parameters: a type for each, or `{type, default}` and other keys.",
            unread: { $0.node.hasUnreadParameters = true }
        ) { $0.node.parameters = $1 }
    }

    @KeyBuilder<NodeDraft> static func destructive() -> [Key<NodeDraft>] {
        Key("destructive", .bool, "Whether it changes or deletes something. A link to it should require a condition.") {
            $0.node.isDestructive = $1
        }
    }

    /// The keys that screens, sheets, covers and popovers share.
    @KeyBuilder<NodeDraft> static func view() -> [Key<NodeDraft>] {
        descriptionKeys()
        parameters()
        access()
        opening()
        Key("to", .routes, "Its routes: ids of targets, or `{id: {as, params, when, label, doc}}`.") { $0.routes = $1 }
        Key("returns", .type, "The type of the result handed back to the presenter.") { $0.node.returns = $1 }
        Key("identity", .oneOrMany(.ownParameter), "The parameters that determine its identity; default: all.") {
            $0.node.identity = $1
        }
        Key("external", .bool, "Whether the app itself shows it. It then has no routes to other nodes.") {
            $0.node.isExternal = $1
        }
        destructive()
        lifeCycle()
    }

    /// Records that an unknown key may be `params`, `via` or `tab`.
    static let unread: @Sendable (inout NodeDraft) -> Void = {
        $0.node.hasUnreadParameters = true
        $0.node.hasUnreadPlacement = true
    }

    static let screen = KeyTable<NodeDraft>(
        "screen", "a screen", hints: presentedOnly.adding(commonHints), unread: unread
    ) {
        view()
        Key("titleMode", .word, "How the navigation bar shows the title.") { $0.screen.titleMode = $1 }
        Key("transition", .word, "How it appears.") { $0.screen.transition = $1 }
    }

    static let presented = KeyTable<NodeDraft>(
        "presentation", "a sheet or cover", hints: screenOnly.adding(dismissing).adding(commonHints),
        unread: unread
    ) {
        view()
        PresentationKeys.keys()
    }

    static let popover = KeyTable<NodeDraft>(
        "popover", "a popover", hints: presentedOnly.adding(screenOnly).adding(commonHints),
        unread: unread
    ) {
        view()
        PresentationKeys.onLink()
        Key("compact", .word, "What it becomes where space is limited.") { $0.presentation.compact = $1 }
    }

    static let alert = KeyTable<NodeDraft>(
        "alert", "an alert or dialog",
        hints: [
            "to": "an alert leads on through its actions: put `to` on one of them", "steps": "only flows have steps",
            "buttons": "write `actions`", "text": "write `message`",
        ],
        unread: {
            unread(&$0)
            $0.alert.hasUnreadActions = true
        }
    ) {
        descriptionKeys()
        Key("message", .template, "The text below the title; may use `{parameter}`.") { $0.alert.message = $1 }
        Key("actions", .alertActions, "The buttons, in order.", unread: { $0.alert.hasUnreadActions = true }) {
            draft, actions in
            draft.alert.actions = actions.map(\.action)
            draft.actionRoutes = actions.map(\.route)
        }
        parameters()
        access()
        opening()
        destructive()
        lifeCycle()
    }

    static let action = KeyTable<NodeDraft>(
        "action", "an action", hints: ["to": "write `then`: the nodes among which the app chooses"],
        unread: unread
    ) {
        descriptionKeys()
        parameters()
        access()
        Key(
            "then", .oneOrMany(.node),
            "The nodes that the app's handler chooses from. It returns the values that the action does not have. A node that is listed twice counts once."
        ) { $0.action.then = $1 }
        destructive()
        lifeCycle()
    }

    private static let presentedOnly = [
        "detents": "only sheets and covers have `detents`", "dismiss": "only sheets and covers have `dismiss`",
        "stack": "only sheets and covers have `stack`", "cancel": "only sheets and covers have `cancel`",
        "confirm": "only sheets and covers have `confirm`", "actions": "only alerts and dialogs have `actions`",
        "steps": "only flows have `steps`", "dragIndicator": "only sheets and covers have `dragIndicator`",
        "background": "only sheets and covers have `background`",
        "backgroundInteraction": "only sheets and covers have `backgroundInteraction`",
        "contentInteraction": "only sheets and covers have `contentInteraction`",
        "cornerRadius": "only sheets and covers have `cornerRadius`", "sizing": "only sheets and covers have `sizing`",
        "onLink": "only sheets, covers, popovers and flows have `onLink`", "compact": "only popovers have `compact`",
    ]
    /// Help texts for other names that people use.
    private static let commonHints = [
        "path": "write `url`", "link": "write `url`", "deepLink": "write `url`", "deeplink": "write `url`",
        "routes": "write `to`", "children": "write `to`", "push": "write `to`", "parameters": "write `params`",
        "args": "write `params`", "arguments": "write `params`", "guard": "write `requires`", "name": "write `title`",
        "sheet": "write `to: [{id: {as: sheet}}]`", "cover": "write `to: [{id: {as: cover}}]`",
        "present": "write `to: [{id: {as: sheet}}]`", "icon": "only tabs and splits have an `icon`",
        "height": "a sheet has `detents: [{height: 300}]`",
    ]
    private static let dismissing = Dictionary(
        uniqueKeysWithValues: ["interactiveDismissDisabled", "dismissable", "dismissible", "swipeToDismiss"].map {
            ($0, "use `dismiss: enabled` or `dismiss: disabled`")
        })
    private static let screenOnly = [
        "titleMode": "only screens have `titleMode`", "transition": "only screens have `transition`",
    ]
}

extension [String: String] {
    func adding(_ others: Self) -> Self { merging(others) { own, _ in own } }
}

extension Shape where Value == Located<String> {
    /// An id, which may be dotted and have a leading dot.
    static let formerID = Shape(.text) { node, decoder in
        guard let id = locatedText.decode(node, &decoder) else { return nil }
        let parts = id.value.drop { $0 == "." }.split(separator: ".", omittingEmptySubsequences: false)
        let hasDots = id.value.hasPrefix("..")
        guard !hasDots, parts.allSatisfy({ Names.isValid(String($0), isType: false) }) else {
            decoder.report(
                "invalid-name", "`\(id.value)` cannot be a former id", at: id.range,
                help: "write its old id, such as `orderDetail`, or `orders.detail` if it was in a section")
            return nil
        }
        return id
    }
}

/// How sheets and covers are presented.
enum PresentationKeys {
    @KeyBuilder<NodeDraft> static func onLink() -> [Key<NodeDraft>] {
        Key("onLink", .word, "What a link does to it while it is shown; default `close`.") {
            $0.presentation.onLink = $1
        }
    }

    @KeyBuilder<NodeDraft> static func keys() -> [Key<NodeDraft>] {
        Key(
            "detents", .detents, "The heights it can have when it is a sheet.",
            unread: { $0.presentation.hasUnreadDetents = true }
        ) { draft, detents in
            draft.presentation.detents = detents.sizes.map { Located($0, detents.range) }
            draft.presentation.initialDetent = detents.initial
        }
        Key("dragIndicator", .bool, "Whether it shows a handle when it is a sheet.") {
            $0.presentation.hasDragIndicator = $1
        }
        Key("background", .word, "A material, or `clear`.") { $0.presentation.background = $1 }
        Key("backgroundInteraction", .backgroundInteraction, "Whether the view behind it can be used.") {
            $0.presentation.backgroundInteraction = $1
        }
        Key("contentInteraction", .word, "What a swipe on its content does first.") {
            $0.presentation.contentInteraction = $1
        }
        Key("cornerRadius", .length, "In points.") { $0.presentation.cornerRadius = $1 }
        Key("sizing", .word, "Its size where there is enough space.") { $0.presentation.sizing = $1 }
        onLink()
        Key("dismiss", Shape<PresentationDetail.Toggle>.word.located, "Whether a swipe closes it.") {
            $0.presentation.dismiss = $1
        }
        Key(
            "stack", Shape<Bool>.bool.located,
            "Whether it has a stack of its own; default: if it pushes anything, or has `cancel` or `confirm`."
        ) {
            $0.presentation.stack = $1
        }
        Key("cancel", .template, "The label of a button that closes it.") { $0.presentation.cancel = $1 }
        Key("confirm", .template, "The label of a button whose action the view supplies.") {
            $0.presentation.confirm = $1
        }
    }
}
