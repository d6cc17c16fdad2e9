import NavGraph

/// `ShopRootView`: what belongs into the app's window.
struct RootText {
    private let views: ViewContext
    private let access: String
    private var p: String { views.p }
    private var state: StateFacts { views.state }
    private var model: SwiftModel { views.model }
    private var hasLinks: Bool { model.hasMembers(.link) }

    init(_ views: ViewContext, _ access: String) {
        self.views = views
        self.access = access
    }

    func write(to writer: inout SwiftWriter) {
        writeRoot(&writer)
        if state.hasConditions { writeFacts(&writer) }
        writeScene(&writer)
        if hasLinks { writeOpening(&writer) }
        if state.hasScreens { writeStack(&writer) }
        writeKeeper(&writer)
        writeContext(&writer)
    }

    // MARK: - The root

    private var generics: String {
        "Destinations: \(p)Destinations" + (state.hasConditions ? ", Facts: \(p)Facts" : "")
    }

    private func writeRoot(_ writer: inout SwiftWriter) {
        writer.blank()
        writer.doc("The app's navigation, for one window.")
        writer.block("\(access)struct \(p)RootView<\(generics)>: View") { writer in
            if hasLinks { writer.line("private let scenes: \(p)Scenes?") }
            if state.hasConditions { writer.line("private let facts: Facts") }
            writer.line("private let destinations: Destinations")
            writer.line("private let handlers: (any \(p)Handlers)?")
            writer.line("private let onEvent: (@MainActor (\(p)Event) -> Void)?")
            writer.line("@StateObject private var keeper: \(p)Keeper")
            writer.blank()
            writeInit(&writer)
            writer.blank()
            writer.block("\(access)var body: some View") { writer in
                writer.line("let navigator = connected")
                writer.line("\(p)BaseView(navigator: navigator, destinations: destinations)")
                writer.indented { writer in
                    if state.hasPresented {
                        writer.line(
                            ".modifier(\(p)Presenting(presenter: navigator.ground, navigator: navigator, destinations: destinations))"
                        )
                    }
                    if hasLinks {
                        writer.line(".modifier(\(p)OpeningURLs(navigator: navigator, scenes: scenes))")
                        writer.line(".modifier(\(p)HandingOff(navigator: navigator))")
                    }
                    if state.hasConditions {
                        writer.line(".modifier(\(p)ObservingFacts(facts: facts, navigator: navigator))")
                    }
                    writer.line(".modifier(\(p)SavingScene(navigator: navigator\(hasLinks ? ", scenes: scenes" : "")))")
                }
            }
            writer.blank()
            writeConnected(&writer)
        }
        if hasLinks { writePreview(&writer) }
    }

    private func writeInit(_ writer: inout SwiftWriter) {
        var parameters: [String] = []
        if hasLinks { parameters.append("scenes: \(p)Scenes? = nil") }
        if state.hasConditions { parameters.append("conditions: Facts") }
        parameters += [
            "destinations: Destinations", handlersParameter, "navigator: \(p)Navigator? = nil",
            "onEvent: (@MainActor (\(p)Event) -> Void)? = nil",
        ]
        writer.doc("Creates a scene with its own navigator. Tests and previews can pass one in.")
        writer.list("\(access)init(", parameters, ") {", closing: .apart)
        writer.indented { writer in
            if hasLinks { writer.line("self.scenes = scenes") }
            if state.hasConditions { writer.line("facts = conditions") }
            writer.line("self.destinations = destinations")
            writer.line("self.handlers = handlers")
            writer.line("self.onEvent = onEvent")
            writeKeeping(
                "\(p)Navigator(\(state.hasConditions ? "conditions: \(p)Conditions(conditions)" : ""))", &writer)
        }
        writer.line("}")
    }

    private func writeKeeping(_ new: String, _ writer: inout SwiftWriter) {
        writer.list("_keeper = StateObject(", ["wrappedValue: \(p)Keeper(navigator ?? \(new))"], ")")
    }

    /// The first body asks for badges already, and a value of the facts is another one in each body.
    private func writeConnected(_ writer: inout SwiftWriter) {
        writer.doc("The navigator, connected to what was passed in last.")
        writer.block("private var connected: \(p)Navigator") { writer in
            writer.line("let navigator = keeper.navigator")
            if state.hasConditions { writer.line("navigator.facts = { [facts] in \(p)Conditions(facts) }") }
            writer.line("navigator.handlers = handlers")
            writer.line("if let onEvent { navigator.onEvent = onEvent }")
            writer.line("return navigator")
        }
    }

    private func writeKeeper(_ writer: inout SwiftWriter) {
        writer.blank()
        writer.doc(
            "Keeps a navigator. Each window makes its own `StateObject`, even where windows share the value of a view; "
                + "with that, they would also share its `State`.")
        writer.code(
            """
            @MainActor private final class \(p)Keeper: ObservableObject {
                let navigator: \(p)Navigator

                init(_ navigator: \(p)Navigator) { self.navigator = navigator }
            }
            """)
    }

    /// Where the app has to do something, it cannot be forgotten.
    private var handlersParameter: String {
        model.needsHandlers ? "handlers: any \(p)Handlers" : "handlers: (any \(p)Handlers)? = nil"
    }

    private func writePreview(_ writer: inout SwiftWriter) {
        var parameters = ["_ url: String"]
        if state.hasConditions { parameters.append("conditions: Facts") }
        parameters += ["destinations: Destinations", handlersParameter]
        var arguments = state.hasConditions ? ["conditions: conditions"] : []
        arguments += ["destinations: destinations", "handlers: handlers", "navigator: navigator"]
        writer.blank()
        writer.block("extension \(p)RootView") { writer in
            writer.doc("Shows a URL in a preview, or what the app starts with if no link matches it.")
            writer.list("\(access)static func preview(", parameters, ") -> Self {", closing: .apart)
            writer.indented { writer in
                writer.code(
                    """
                    let navigator = \(p)Navigator(\(p)Link(url)?.plan\(state.hasConditions ? ", conditions: \(p)Conditions(conditions)" : ""))
                    """)
                writer.list("return Self(", arguments, ")")
            }
            writer.line("}")
        }
    }

    // MARK: - Around it

    private func writeFacts(_ writer: inout SwiftWriter) {
        writer.blank()
        writer.doc("Tells the navigator what the app knows.")
        writer.block("private struct \(p)ObservingFacts<Facts: \(p)Facts>: ViewModifier") { writer in
            writer.line("\(views.observed) facts: Facts")
            writer.line("let navigator: \(p)Navigator")
            writer.blank()
            writer.block("func body(content: Self.Content) -> some View") { writer in
                if views.platforms.target >= .ios17 {
                    writer.code(
                        """
                        content.onChange(of: \(p)Conditions(facts), initial: true) { _, conditions in
                            navigator.conditionsChanged(conditions)
                        }
                        """)
                } else {
                    writer.code(
                        """
                        content
                            .onAppear { navigator.conditionsChanged(\(p)Conditions(facts)) }
                            .onChange(of: \(p)Conditions(facts)) { navigator.conditionsChanged($0) }
                        """)
                }
            }
        }
    }

    private func writeScene(_ writer: inout SwiftWriter) {
        let scenes = hasLinks ? "scenes?.activate(navigator)" : ""
        writer.blank()
        writer.doc(
            "Saves what is shown when the scene is left, and restores it when the scene comes back.",
            "On a Mac, an app that quits enters no other phase first.")
        writer.block("private struct \(p)SavingScene: ViewModifier") { writer in
            writer.line("let navigator: \(p)Navigator")
            if hasLinks { writer.line("let scenes: \(p)Scenes?") }
            writer.line("@SwiftUI.Environment(\\.scenePhase) private var phase")
            writer.line("@SceneStorage(\(SwiftNames.literal(p + ".navigation"))) private var saved: Data?")
            writer.line("@SwiftUI.State private var hasStarted = false")
            writer.blank()
            writer.block("func body(content: Self.Content) -> some View") { writer in
                writer.line("content")
                writer.indented { writer in
                    writer.line(".onAppear(perform: start)")
                    writer.line(
                        views.platforms.target >= .ios17
                            ? ".onChange(of: phase) { follow(phase) }" : ".onChange(of: phase) { follow($0) }")
                }
            }
            writer.blank()
            writer.block("private func start()") { writer in
                writer.line("guard !hasStarted else { return }")
                writer.line("hasStarted = true")
                if hasLinks, model.hasEnvironments {
                    writer.line("// Waiting links are restored from their URLs.")
                    writer.line("if let scenes { navigator.environment = scenes.environment }")
                }
                writer.line("navigator.begin(with: saved)")
                if hasLinks {
                    writer.line(scenes)
                    writer.code(
                        """
                        #if DEBUG
                            let arguments = ProcessInfo.processInfo.arguments
                            if let place = arguments.firstIndex(of: "-\(SwiftNames.lower(p))Link"), place + 1 < arguments.count {
                                navigator.open(arguments[place + 1])
                            }
                        #endif
                        """)
                }
            }
            writer.blank()
            writer.block("private func follow(_ phase: ScenePhase)") { writer in
                writer.line("if phase != .active { saved = navigator.save() }")
                if hasLinks { writer.line("if phase == .active { \(scenes) }") }
            }
        }
    }

    private func writeOpening(_ writer: inout SwiftWriter) {
        let type = SwiftNames.literal(p + ".link")
        writer.blank()
        writer.doc("Opens URLs from the system, from other devices and in texts.")
        writer.block("private struct \(p)OpeningURLs: ViewModifier") { writer in
            writer.line("let navigator: \(p)Navigator")
            writer.line("let scenes: \(p)Scenes?")
            writer.blank()
            writer.block("func body(content: Self.Content) -> some View") { writer in
                writer.line("content")
                writer.indented { writer in
                    // A window that is there takes a URL; without this, a Mac opens another one for each.
                    views.onPlatforms(
                        with: "handlesExternalEvents",
                        #".handlesExternalEvents(preferring: ["*"], allowing: ["*"])"#, &writer)
                    writer.code(
                        """
                        .onOpenURL { url in
                            scenes?.activate(navigator)
                            navigator.open(url)
                        }
                        .onContinueUserActivity(\(type)) { activity in
                            scenes?.activate(navigator)
                            if let url = activity.webpageURL ?? (activity.userInfo?["url"] as? String).flatMap(URL.init(string:)) {
                                navigator.open(url)
                            }
                        }
                        .environment(
                            \\.openURL,
                            OpenURLAction { url in
                                guard navigator.recognizes(url) else { return .systemAction }
                                navigator.open(url)
                                return .handled
                            })
                        """)
                }
            }
        }
        writer.blank()
        writer.doc(
            "Tells other devices what is shown.",
            "For Handoff, add \(type.dropFirst().dropLast()) to the app's `NSUserActivityTypes`.")
        let url =
            model.hasEnvironments
            ? "navigator.state.link?.url(environment: navigator.environment)" : "navigator.state.url"
        let doc = model.hasEnvironments ? "/// The current URL, for the running build." : "/// The current URL."
        writer.block("private struct \(p)HandingOff: ViewModifier") { writer in
            writer.code(
                """
                \(views.observed) navigator: \(p)Navigator

                \(doc)
                private var url: String? { \(url) }

                func body(content: Self.Content) -> some View {
                    content.userActivity(\(type), element: url) { url, activity in
                        activity.isEligibleForHandoff = true
                        activity.userInfo = ["url": url]
                        // The system accepts no other schemes here, not even the app's own.
                        if url.hasPrefix("https:") || url.hasPrefix("http:") {
                            activity.webpageURL = URL(string: url)
                        }
                    }
                }
                """)
        }
    }

    // MARK: - A stack for an app that has a root of its own

    private func writeStack(_ writer: inout SwiftWriter) {
        writer.blank()
        writer.doc(
            "One stack of the graph, with what it presents, as a view: for a tab of an app that has its own root, or for a hosting controller."
        )
        writer.block("\(access)struct \(p)Stack<Destinations: \(p)Destinations>: View") { writer in
            writer.line("private let destinations: Destinations")
            writer.line("private let handlers: (any \(p)Handlers)?")
            if state.hasConditions { writer.line("private let conditions: \(p)Conditions") }
            writer.line("@StateObject private var keeper: \(p)Keeper")
            writer.blank()
            var parameters = ["root: \(p)Route"]
            if state.hasConditions { parameters.append("conditions: \(p)Conditions = \(p)Conditions()") }
            parameters += ["destinations: Destinations", handlersParameter, "navigator: \(p)Navigator? = nil"]
            writer.list("\(access)init(", parameters, ") {", closing: .apart)
            writer.indented { writer in
                writer.line("self.destinations = destinations")
                writer.line("self.handlers = handlers")
                if state.hasConditions { writer.line("self.conditions = conditions") }
                writeKeeping(
                    "\(p)Navigator(stack: root\(state.hasConditions ? ", conditions: conditions" : ""))", &writer)
            }
            writer.line("}")
            writer.blank()
            writer.block("\(access)var body: some View") { writer in
                writer.line("let navigator = keeper.navigator")
                writer.line("let _ = navigator.handlers = handlers")
                writer.line(
                    "\(p)LevelView(level: navigator.bases[0], navigator: navigator, destinations: destinations)")
                writer.indented { writer in
                    if state.hasPresented {
                        writer.line(
                            ".modifier(\(p)Presenting(presenter: navigator.ground, navigator: navigator, destinations: destinations))"
                        )
                    }
                    if state.hasConditions {
                        writer.line(
                            views.platforms.target >= .ios17
                                ? ".onChange(of: conditions) { navigator.conditionsChanged(conditions) }"
                                : ".onChange(of: conditions) { navigator.conditionsChanged($0) }")
                    }
                }
            }
        }
        let given = state.hasConditions ? ", conditions: \(p)Conditions = \(p)Conditions()" : ""
        writer.blank()
        writer.block("extension \(p)Navigator") { writer in
            writer.doc("Creates a navigator of one stack, whatever the graph's root is.")
            writer.block("\(access)convenience init(stack root: \(p)Route\(given))") { writer in
                writer.line("var state = \(p)State(\(state.hasRoots ? "root: \(firstRoot)" : ""))")
                writer.line("state.bases[0].content = .screen(root)")
                writer.line("state.isStack = true")
                writer.line("self.init(state\(state.hasConditions ? ", conditions: conditions" : ""))")
            }
        }
    }

    private var firstRoot: String {
        for choice in views.graph.roots {
            guard let name = state.rootName(choice) else { continue }
            let isFirst =
                switch choice.show {
                case .tabs: state.places.first?.tab != nil
                case .node(let reference):
                    state.places.first?.tab == nil && state.places.first?.root == reference.target
                }
            if isFirst { return "." + name }
        }
        return "nil"
    }

    // MARK: - Where a view stands

    /// Objects do not tell a view which of their parts it has read, so a screen is compared with these, too.
    private func writeSeen(_ writer: inout SwiftWriter) {
        var members = [("arrivals", "Int", "shown?.\(state.arrivals) ?? 0")]
        if state.hasTabs { members.append(("reselections", "[\(p)Tab: Int]", "navigator.reselections")) }
        if state.hasSplits {
            members.append(("content", "\(p)State.Content?", "shown?.content"))
            members.append(("corrections", "Int", "shown?.corrections ?? 0"))
        }
        if state.hasConditions { members.append(("conditions", "\(p)Conditions", "navigator.conditions")) }
        writer.doc("What exits report besides where they lead.")
        writer.line("let seen: Seen")
        writer.blank()
        var parameters = ["navigator: \(p)Navigator", "level: Int"]
        if views.hasSources { parameters.append("presenter: \(p)Presenter") }
        if state.hasScreens { parameters.append("route: \(p)Route? = nil") }
        if state.hasSplits { parameters.append("column: \(p)State.Split.Column? = nil") }
        writer.list("init(", parameters, ") {", closing: .apart)
        writer.indented { writer in
            for parameter in parameters {
                let name = parameter.prefix { $0 != ":" }
                writer.line("self.\(name) = \(name)")
            }
            writer.line("let shown = navigator.observed(level)")
            writer.list("seen = Seen(", members.map { "\($0.0): \($0.2)" }, ")", closing: .apart)
        }
        writer.line("}")
        writer.blank()
        writer.block("nonisolated struct Seen: Hashable, Sendable") { writer in
            for member in members { writer.line("let \(member.0): \(member.1)") }
        }
        writer.blank()
    }

    private func writeContext(_ writer: inout SwiftWriter) {
        writer.blank()
        writer.doc("Where a view is, for its exits.")
        writer.block("@MainActor struct \(p)Context") { writer in
            writer.line("let navigator: \(p)Navigator")
            writer.line("let level: Int")
            if views.hasSources {
                writer.doc("The presenter of its level, even while that is going away.")
                writer.line("let presenter: \(p)Presenter")
            }
            if state.hasScreens {
                writer.doc("What was pushed; `nil` if it is the lowest of its level.")
                writer.line("var route: \(p)Route?")
            }
            if state.hasSplits { writer.line("var column: \(p)State.Split.Column?") }
            if !views.model.isObservable { writeSeen(&writer) }
            let route = state.hasScreens ? ", route: route" : ""
            let column = state.hasSplits ? ", column: column" : ""
            writer.blank()
            writer.line("var handler: \(p)ExitHandler { navigator.handler(level: level\(route)\(column)) }")
            if state.hasHolding {
                let place = "level" + (state.hasScreens ? ", route" : "") + (state.hasSplits ? ", column" : "")
                writer.line("var position: \(p)State.Position { navigator.position(\(place)) }")
            }
            guard state.hasSplits, views.vocabulary.words.contains(where: { $0.name == "fill" }) else { return }
            let go =
                views.vocabulary.hasOffers
                ? "if selection.offer.map(handler.offers) ?? true { handler.go(selection.exit) }"
                : "handler.go(selection.exit)"
            writer.code(
                """

                /// The selection in a column: what the next one shows.
                func selection<Selection: \(p)ColumnSelection>() -> Binding<Selection?> {
                    let selected = column.flatMap { navigator.selected(in: level, behind: $0, Selection.self) }
                    return Binding(
                        get: { selected },
                        set: { selection in
                            if let selection {
                                \(go)
                                if let column { navigator.correct(selection, in: level, behind: column) }
                            } else if selected != nil, let column {
                                navigator.clear(behind: column, ofLevel: level)
                            }
                        })
                }
                """)
        }
        guard state.hasSplits else { return }
        writer.blank()
        writer.block("extension \(p)Navigator") { writer in
            if views.vocabulary.words.contains(where: { $0.name == "fill" }) {
                writer.code(
                    """
                    /// What a later column shows, if it can be selected in this one.
                    func selected<Selection: \(p)ColumnSelection>(
                        in level: Int, behind column: \(p)State.Split.Column, _ type: Selection.Type
                    ) -> Selection? {
                        let level = observed(level)
                        // A view depends on this, and reads again after a selection that was rejected.
                        _ = level?.corrections
                        guard let split = level?.split else { return nil }
                        let later: [\(p)State.Split.Column] = \(state.hasContentColumn ? "column == .sidebar ? [.content, .detail] : [.detail]" : "[.detail]")
                        return later.lazy.compactMap { split[$0] }.compactMap { Selection($0) }.first
                    }

                    /// Makes a column read its selection again, if it is not this one.
                    func correct<Selection: \(p)ColumnSelection>(
                        _ selection: Selection, in level: Int, behind column: \(p)State.Split.Column
                    ) {
                        if selected(in: level, behind: column, Selection.self) != selection { observed(level)?.correct() }
                    }

                    /// Called when the user clears the selection.
                    func clear(behind column: \(p)State.Split.Column, ofLevel level: Int) {
                        settle(.user) { $0.clear(behind: column, ofLevel: level) }
                    }
                    """)
            }
        }
    }
}
