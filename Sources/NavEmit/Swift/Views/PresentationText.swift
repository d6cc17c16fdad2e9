import NavGraph
import NavLinks

/// How things are presented: each level on the content of the one before.
struct PresentationText {
    private let views: ViewContext
    private let access: String
    private var p: String { views.p }
    private var state: StateFacts { views.state }
    private var model: SwiftModel { views.model }
    private var graph: Graph { views.graph }

    init(_ views: ViewContext, _ access: String) {
        self.views = views
        self.access = access
    }

    private func has(_ family: Family) -> Bool { state.families.contains(family) }
    private var hasSheets: Bool { has(.sheet) || has(.flow) || has(.popover) || has(.cover) }
    private var hasCovers: Bool { has(.cover) || flows(.cover) }
    private func flows(_ style: FlowDetail.Style) -> Bool {
        has(.flow) && model.allNodes(.flow).contains { state.flow($0)?.style == style }
    }

    func write(to file: inout SwiftFile) {
        writeForms(&file.writer)
        writePresenting(&file.writer)
        if hasSheets {
            writePresented(&file.writer)
            StyleText(views).write(to: &file.writer)
            if hasButtons { writeButtons(&file) }
        }
        if state.hasAlerts { writeAlertNodes(&file.writer) }
        if state.hasHanging { writeHanging(&file.writer) }
        for family in [Family.alert, .dialog] where has(family) { writeActions(family, &file) }
    }

    // MARK: - Forms

    /// What a platform makes of each kind of presentation.
    private func writeForms(_ writer: inout SwiftWriter) {
        writer.blank()
        writer.doc("How a platform presents something.")
        writer.line("private enum \(p)Form { case sheet, cover, popover, alert, dialog }")
        writer.blank()
        writer.block("extension \(p)State.Content") { writer in
            writer.block("fileprivate var form: \(p)Form?") { writer in
                writer.line("switch self {")
                for family in state.families where family != .flow {
                    writer.line("case .\(family.word):")
                    writer.indented { writeForm(family, &$0) }
                }
                if has(.flow) {
                    let sheets = model.allNodes(.flow).filter { state.flow($0)?.style == .sheet }
                    writer.line("case .flow\(sheets.isEmpty ? "" : "(let flow)"):")
                    writer.indented { writer in
                        if !sheets.isEmpty {
                            writer.line("let sheets: [\(p)Node] = \(views.list(sheets))")
                            writer.line("if sheets.contains(flow.node) { return .sheet }")
                        }
                        writeForm(.cover, &writer)
                    }
                }
                if hasOthers { writer.line("default: return nil") }
                writer.line("}")
            }
        }
    }

    private var hasOthers: Bool { state.hasScreens || state.hasSplits }

    private func writeForm(_ family: Family, _ writer: inout SwiftWriter) {
        let symbol = family == .cover ? "fullScreenCover" : family.word
        guard let condition = PlatformTable.platforms(without: symbol) else {
            return writer.line("return .\(family.word)")
        }
        writer.line("#if \(condition)")
        writer.indented { $0.line("return .sheet") }
        writer.line("#else")
        writer.indented { $0.line("return .\(family.word)") }
        writer.line("#endif")
    }

    // MARK: - Presenting

    private func writePresenting(_ writer: inout SwiftWriter) {
        writer.blank()
        writer.doc("Presents what is on top of a level: one thing at a time, attached to the level's content.")
        writer.block("struct \(p)Presenting<Destinations: \(p)Destinations>: ViewModifier") { writer in
            writer.line("\(views.observed) presenter: \(p)Presenter")
            writer.line("let navigator: \(p)Navigator")
            writer.line("let destinations: Destinations")
            writer.blank()
            writer.block("func body(content: Self.Content) -> some View") { writer in
                writer.line("content")
                writer.indented { writer in
                    if hasSheets {
                        writer.line(".sheet(item: item(.sheet), onDismiss: dismissalEnded, content: presented)")
                    }
                    if hasCovers {
                        views.onPlatforms(
                            with: "fullScreenCover",
                            ".fullScreenCover(item: item(.cover), onDismiss: dismissalEnded, content: presented)",
                            &writer)
                    }
                    if has(.popover) || has(.dialog) {
                        writer.line(
                            ".modifier(\(p)Hanging(presenter: presenter, navigator: navigator, anchor: .level))")
                    }
                    if has(.alert) { writeAlert(.alert, &writer) }
                    if has(.popover) {
                        writer.code(
                            """
                            .environment(
                                \\.\(SwiftNames.lower(p))Views,
                                \(p)Views { level in
                                    AnyView(\(p)PresentedView(level: level, navigator: navigator, destinations: destinations))
                                })
                            """)
                    }
                }
            }
            if hasSheets {
                writer.code(
                    """

                    private func presented(_ level: \(p)Level) -> some View {
                        \(p)PresentedView(level: level, navigator: navigator, destinations: destinations)
                    }

                    private func dismissalEnded() { navigator.dismissalEnded(on: presenter) }

                    /// Makes a binding that dismisses the presentation that it was made for, and no other.
                    private func item(_ form: \(p)Form) -> Binding<\(p)Level?> {
                        let shown = presenter.level.flatMap { $0.content.form == form ? $0 : nil }
                        return Binding(
                            get: { presenter.level.flatMap { $0.content.form == form ? $0 : nil } },
                            set: { if $0 == nil, let shown { navigator.dismissed(shown.id) } })
                    }
                    """)
            }
            if has(.alert) {
                writer.code(
                    """

                    private var alert: \(p)Level? { presenter.level.flatMap { $0.content.form == .alert ? $0 : nil } }

                    private var isAlerting: Binding<Bool> {
                        let alert = alert
                        return Binding(
                            get: { self.alert != nil },
                            set: { if !$0, let alert { navigator.dismissed(alert.id) } })
                    }
                    """)
            }
        }
    }

    /// An alert or a dialog, as a link in a chain.
    private func writeAlert(_ family: Family, _ writer: inout SwiftWriter) {
        let (word, flag) = family == .alert ? ("alert", "isAlerting") : ("dialog", "isAsking")
        let name = family == .alert ? "alert" : "confirmationDialog"
        let visibility = family == .alert ? "" : ", titleVisibility: " + dialogTitleVisibility
        let title = "SwiftUI.Text(verbatim: \(word)?.content.\(word)Node?.title ?? \"\")"
        let type = model.typeName(family)
        let hasMessage = model.has(TextProperty(name: "message", doc: "", text: Self.message), family, in: .main)
        writer.line(".\(name)(")
        writer.indented { writer in
            writer.line(hasTitle(family) ? title + "," : "SwiftUI.Text(verbatim: \"\"),")
            writer.line("isPresented: \(flag)\(visibility), presenting: \(word)")
        }
        writer.line(") { level in")
        writer.indented { writer in
            writer.line("if let node = level.content.\(word)Node {")
            writer.indented { $0.line("\(type)Actions(node: node, id: level.id, navigator: navigator)") }
            writer.line("}")
        }
        guard hasMessage else { return writer.line("}") }
        writer.line("} message: { level in")
        writer.indented {
            $0.line("if let message = level.content.\(word)Node?.message { SwiftUI.Text(verbatim: message) }")
        }
        writer.line("}")
    }

    /// A dialog without a title has no place for one.
    private var dialogTitleVisibility: String {
        guard hasTitle(.dialog) else { return ".hidden" }
        let areAllTitled = model.allNodes(.dialog).allSatisfy { graph[$0].title != nil }
        return areAllTitled ? ".visible" : "dialog?.content.dialogNode?.title == nil ? .hidden : .visible"
    }

    private static let message: @Sendable (Node) -> Template? = { node in
        if case .alert(let alert) = node.detail { alert.message } else { nil }
    }

    private func hasTitle(_ family: Family) -> Bool {
        model.has(TextProperty(name: "title", doc: "", text: { $0.title }), family, in: .main)
    }

    // MARK: - What is presented

    private func writePresented(_ writer: inout SwiftWriter) {
        writer.blank()
        writer.doc("What is presented: a stack or a view, and on top of it the next one.")
        writer.block("struct \(p)PresentedView<Destinations: \(p)Destinations>: View") { writer in
            writer.line("\(views.observed) level: \(p)Level")
            writer.line("let navigator: \(p)Navigator")
            writer.line("let destinations: Destinations")
            writer.blank()
            writer.code(
                """
                var body: some View {
                    stacked
                        .modifier(\(p)Presenting(presenter: level.presenter, navigator: navigator, destinations: destinations))
                        .modifier(\(p)Styled(style: level.content.style))
                        .modifier(\(p)Held(level: level))
                        .onAppear { navigator.appeared(level.id) }
                        .onDisappear { navigator.disappeared(level.id) }
                }

                @ViewBuilder private var stacked: some View {
                    if level.content.hasStack {
                        \(p)LevelStack(level: level, navigator: navigator, destinations: destinations) { content }
                    } else {
                        content
                    }
                }

                private var content: some View {
                    \(p)ContentView(level: level, navigator: navigator, destinations: destinations)\(hasButtons ? "\n        .modifier(\(p)Buttons(level: level, navigator: navigator))" : "")
                }
                """)
        }
    }

    /// The alert or dialog that a level shows.
    private func writeAlertNodes(_ writer: inout SwiftWriter) {
        writer.blank()
        writer.block("extension \(p)State.Content") { writer in
            for family in [Family.alert, .dialog] where has(family) {
                writer.blank()
                writer.block("fileprivate var \(family.word)Node: \(model.typeName(family))?") { writer in
                    writer.line("if case .\(family.word)(let node) = self { return node }")
                    writer.line("return nil")
                }
            }
        }
    }

    // MARK: - Buttons

    private func detail(_ node: NodeID) -> PresentationDetail? {
        if case .presentation(let detail) = graph[node].detail { detail } else { nil }
    }

    private var labelled: [(family: Family, node: NodeID)] {
        [Family.sheet, .cover].filter(has).flatMap { family in
            model.allNodes(family).filter { detail($0)?.cancel != nil || detail($0)?.confirm != nil }.map {
                (family, $0)
            }
        }
    }

    private var hasButtons: Bool { !labelled.isEmpty }

    private func writeButtons(_ file: inout SwiftFile) {
        file.localizes = true
        let hasCancel = labelled.contains { detail($0.node)?.cancel != nil }
        let hasConfirm = labelled.contains { detail($0.node)?.confirm != nil }
        file.writer.blank()
        file.writer.doc("The buttons that close a presentation.")
        file.writer.block("private struct \(p)Buttons: ViewModifier") { writer in
            writer.line("\(views.observed) level: \(p)Level")
            writer.line("let navigator: \(p)Navigator")
            writer.blank()
            writer.block("func body(content: Self.Content) -> some View") { writer in
                writer.line("content.toolbar {")
                writer.indented { writer in
                    if hasCancel { writeCancel(&writer) }
                    if hasConfirm { writeConfirm(&writer) }
                }
                writer.line("}")
            }
            if hasConfirm {
                writer.code(
                    """

                    private func confirm() async {
                        level.isConfirming = true
                        await level.confirmer?.action?()
                        level.isConfirming = false
                    }
                    """)
            }
        }
        file.writer.blank()
        file.writer.block("extension \(p)State.Content") { writer in
            if hasCancel { writeLabels("cancelLabel", "The label of the button that closes it.", \.cancel, &writer) }
            if hasCancel, hasConfirm { writer.blank() }
            if hasConfirm {
                writeLabels("confirmLabel", "The label of the button that confirms it.", \.confirm, &writer)
            }
        }
    }

    private func writeCancel(_ writer: inout SwiftWriter) {
        writer.code(
            """
            if let label = level.content.cancelLabel {
                ToolbarItem(placement: .cancellationAction) {
                    SwiftUI.Button(role: .cancel) {
                        navigator.close(level.id)
                    } label: {
                        SwiftUI.Text(verbatim: label)
                    }
                }
            }
            """)
    }

    private func writeConfirm(_ writer: inout SwiftWriter) {
        writer.code(
            """
            if let label = level.content.confirmLabel {
                ToolbarItem(placement: .confirmationAction) {
                    SwiftUI.Button {
                        _Concurrency.Task { await confirm() }
                    } label: {
                        if level.isConfirming {
                            ProgressView()
                        } else {
                            SwiftUI.Text(verbatim: label)
                        }
                    }
                    .disabled(!level.canConfirm || level.isConfirming)
                }
            }
            """)
    }

    private func writeLabels(
        _ name: String, _ doc: String, _ label: (PresentationDetail) -> Template?, _ writer: inout SwiftWriter
    ) {
        writer.doc(doc)
        writer.block("fileprivate var \(name): String?") { writer in
            writer.line("switch self {")
            for (family, node) in labelled {
                guard let template = detail(node).flatMap(label) else { continue }
                let (names, text) = model.localized(template, of: node)
                let locals = names.contains { $0 != nil } ? names.map { $0 ?? "_" } : []
                writer.line("case .\(family.word)(\(model.pattern(of: node, family, locals))):")
                writer.indented { $0.line("return " + text) }
            }
            writer.line("default: return nil")
            writer.line("}")
        }
    }

    // MARK: - Popovers and dialogs

    private func writeHanging(_ writer: inout SwiftWriter) {
        writer.blank()
        writer.doc("Popovers and dialogs anchored to a view.")
        writer.block("struct \(p)Hanging: ViewModifier") { writer in
            writer.line("\(views.observed) presenter: \(p)Presenter")
            writer.line("let navigator: \(p)Navigator")
            writer.line("let anchor: \(p)Anchor")
            if has(.popover) { writer.line("@SwiftUI.Environment(\\.\(SwiftNames.lower(p))Views) private var views") }
            writer.blank()
            writer.block("func body(content: Self.Content) -> some View") { writer in
                writer.line("content")
                writer.indented { writer in
                    if has(.popover) {
                        views.onPlatforms(
                            with: "popover",
                            ".popover(item: popover) { level in\n    if let views { views.view(level) }\n}", &writer)
                    }
                    if has(.dialog) { writeAlert(.dialog, &writer) }
                }
            }
            for (family, word) in [(Family.popover, "popover"), (.dialog, "dialog")] where has(family) {
                let name = family == .popover ? "shownPopover" : "dialog"
                writer.blank()
                writer.block("private var \(name): \(p)Level?") { writer in
                    writer.line(
                        "guard presenter.anchor == anchor, presenter.level?.content.form == .\(word) else { return nil }"
                    )
                    writer.line("return presenter.level")
                }
            }
            if has(.popover) {
                writer.code(
                    """

                    private var popover: Binding<\(p)Level?> {
                        let shown = shownPopover
                        return Binding(
                            get: { shownPopover },
                            set: { if $0 == nil, let shown { navigator.dismissed(shown.id) } })
                    }
                    """)
            }
            if has(.dialog) {
                writer.code(
                    """

                    private var isAsking: Binding<Bool> {
                        let shown = dialog
                        return Binding(
                            get: { dialog != nil },
                            set: { if !$0, let shown { navigator.dismissed(shown.id) } })
                    }
                    """)
            }
        }
    }

    // MARK: - Actions

    private func writeActions(_ family: Family, _ file: inout SwiftFile) {
        let type = model.typeName(family)
        let nodes = model.allNodes(family)
        let labelled = nodes.contains { node in
            if case .alert(let alert) = graph[node].detail { !alert.actions.isEmpty } else { false }
        }
        if labelled { file.localizes = true }
        let cases = nodes.map { node -> SwitchText.Case in
            guard case .alert(let alert) = graph[node].detail else {
                return .init(pattern: "", bare: "", view: "EmptyView()")
            }
            let answer = model.companion(of: node, "Action")
            var used: Set<String> = []
            let buttons = alert.actions.map { action -> String in
                let (names, text) =
                    action.label.map { model.localized($0, of: node) }
                    ?? ([], model.localized(literal: SwiftNames.literal(action.id.value)))
                used.formUnion(names.compactMap { $0 })
                let role = action.role.map { "(role: .\($0.rawValue))" } ?? ""
                let call = "navigator.answer(\(answer).\(SwiftNames.identifier(action.id.value)), to: id)"
                return "SwiftUI.Button\(role) {\n    \(call)\n} label: {\n    SwiftUI.Text(verbatim: \(text))\n}"
            }
            let locals = graph[node].parameters.map {
                let local = SwiftNames.local($0.name.value)
                return used.contains(local) ? local : "_"
            }
            return .init(
                pattern: model.pattern(of: node, family, used.isEmpty ? [] : locals),
                bare: model.pattern(of: node, family, []),
                view: buttons.isEmpty ? "EmptyView()" : buttons.joined(separator: "\n"))
        }
        file.writer.blank()
        file.writer.doc("The buttons of \(family == .alert ? "an alert" : "a dialog").")
        file.writer.block("private struct \(type)Actions: View") { writer in
            SwitchText(
                subject: "node",
                members: ["let node: \(type)", "let id: Int", "let navigator: \(p)Navigator"], cases: cases
            ).write(to: &writer)
        }
    }
}
