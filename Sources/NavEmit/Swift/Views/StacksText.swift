import NavGraph

/// Stacks, and the views of the app's own screens on them.
struct StacksText {
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

    /// Behind it, an identifier is that of the screen, and those within keep theirs.
    static let contained = ".accessibilityElement(children: .contain)"

    func write(to writer: inout SwiftWriter) {
        writeStack(&writer)
        if state.hasScreens { writeScreen(&writer) }
        writeContent(&writer)
        if state.hasRuns { writeFlow(&writer) }
        if hasTitles { writeTitles(&writer) }
        if state.hasPlaceholders { writePlaceholder(&writer) }
    }

    private var hasZoom: Bool { views.hasZoom }

    // MARK: - Stacks

    private func writeStack(_ writer: inout SwiftWriter) {
        writer.blank()
        writer.doc("A stack, whose path is that of its level.")
        writer.block("struct \(p)LevelStack<Destinations: \(p)Destinations, Root: View>: View") { writer in
            writer.line("\(state.hasScreens ? views.bound : views.observed) level: \(p)Level")
            writer.line("\(views.observed) navigator: \(p)Navigator")
            writer.line("let destinations: Destinations")
            writer.line("let root: Root")
            if hasZoom { writer.line("@SwiftUI.Namespace private var zooms") }
            writer.code(
                """

                init(
                    level: \(p)Level, navigator: \(p)Navigator, destinations: Destinations,
                    @ViewBuilder root: () -> Root
                ) {
                    self.level = level
                    self.navigator = navigator
                    self.destinations = destinations
                    self.root = root()
                }
                """)
            writer.blank()
            writer.block("var body: some View") { writer in
                guard state.hasScreens else { return writer.code("NavigationStack {\n    root\n}") }
                let zoom = hasZoom ? "\n.environment(\\.\(SwiftNames.lower(p))Zooms, zooms)" : ""
                writer.code(
                    """
                    NavigationStack(path: $level[stack: level.corrections]) {
                        root.navigationDestination(for: \(p)Route.self) { route in
                            \(p)ScreenView(
                                node: route,
                                context: \(views.context(", route: route")),
                                destinations: destinations
                            )
                            .equatable()
                        }
                    }\(zoom)
                    """)
            }
        }
    }

    // MARK: - Screens

    private func writeScreen(_ writer: inout SwiftWriter) {
        var parts = ["context.level"]
        if state.hasSplits { parts.append("context.column") }
        if !model.isObservable { parts.append("context.seen") }
        let rest = parts.map { " && left.\($0) == right.\($0)" }.joined()
        writer.blank()
        writer.doc("One of the app's screens: it updates only when its own values change.")
        writer.block("struct \(p)ScreenView<Destinations: \(p)Destinations>: View, Equatable") { writer in
            writer.line("let node: \(p)Route")
            writer.line("let context: \(p)Context")
            writer.line("let destinations: Destinations")
            writer.blank()
            writer.block("nonisolated static func == (left: Self, right: Self) -> Bool") { writer in
                writer.line("left.node == right.node\(rest)")
            }
            writer.blank()
            writer.block("var body: some View") { writer in
                writer.line(
                    "\(model.viewName(.route, .main))(node: node, destinations: destinations, context: context)")
                writer.indented { writer in
                    if hasTitles {
                        writer.line(
                            ".modifier(\(p)Titled(\(titledNode)title: \(hasRouteTitles ? "node.title" : "nil")))")
                    }
                    if hasZoom { writer.line(".modifier(\(p)Zoomed(route: node))") }
                    if views.hasSources {
                        writer.line(
                            ".modifier(\(p)ScreenHanging(context: context, node: node))")
                    }
                    writer.line(".environment(\\.\(SwiftNames.lower(p))Context, context)")
                    writer.line(Self.contained)
                    writer.line(".accessibilityIdentifier(node.node.rawValue)")
                }
            }
        }
    }

    private func has(_ family: Family) -> Bool {
        model.has(TextProperty(name: "title", doc: "", text: { $0.title }), family, in: .main)
    }

    private var hasRouteTitles: Bool { has(.route) }

    private var hasTitles: Bool {
        has(.route) || [Family.sheet, .cover, .popover].contains { model.hasMembers($0) && has($0) }
    }

    // MARK: - What levels show

    private func writeContent(_ writer: inout SwiftWriter) {
        writer.blank()
        writer.doc("What a level shows below its stack.")
        writer.block("struct \(p)ContentView<Destinations: \(p)Destinations>: View") { writer in
            writer.line("\(views.observed) level: \(p)Level")
            writer.line("\(views.observed) navigator: \(p)Navigator")
            writer.line("let destinations: Destinations")
            writer.blank()
            writer.block("var body: some View") { writer in
                writer.line("switch level.content {")
                if state.hasScreens {
                    writer.code(
                        """
                        case .screen(let node):
                            \(p)ScreenView(node: node, context: context, destinations: destinations)
                                .equatable()
                                .id(\(p)Shown(route: node))
                        """)
                }
                for family in state.families where [.sheet, .cover, .popover].contains(family) {
                    writeCase(family, &writer)
                }
                if state.hasRuns {
                    writer.code(
                        """
                        case .flow:
                            if let run = level.run {
                                \(p)FlowView(run: run, destinations: destinations\(hasStepExits ? ", context: context" : ""))
                                    .environment(\\.\(SwiftNames.lower(p))Context, context)
                            }
                        """)
                }
                let others = others
                if !others.isEmpty {
                    writer.line("case \(others.listed):")
                    writer.indented { $0.line("EmptyView()") }
                }
                writer.line("}")
            }
            writer.code(
                """

                private var context: \(p)Context { \(views.context()) }
                """)
        }
    }

    /// What is shown in another way.
    private var others: [String] {
        var others = state.hasSplits ? [".split"] : []
        others += state.families.filter { [.alert, .dialog].contains($0) }.map { "." + $0.word }
        if !state.hasRuns, state.families.contains(.flow) || state.hasRootFlows { others.append(".flow") }
        return others
    }

    private func writeCase(_ family: Family, _ writer: inout SwiftWriter) {
        writer.line("case .\(family.word)(let node):")
        writer.indented { writer in
            writer.code(
                """
                \(model.viewName(family, .main))(node: node, destinations: destinations, context: context)
                """)
            writer.indented { writer in
                if hasTitles {
                    writer.line(".modifier(\(p)Titled(\(titledNode)title: \(has(family) ? "node.title" : "nil")))")
                }
                writer.line(
                    ".environment(\\.\(SwiftNames.lower(p))Context, context)"
                )
                writer.line(Self.contained)
                writer.line(".accessibilityIdentifier(node.node.rawValue)")
            }
        }
    }

    private var hasStepExits: Bool { model.allNodes(.flow).contains { model.hasStepExits($0) } }

    private func writeFlow(_ writer: inout SwiftWriter) {
        writer.blank()
        writer.doc("The step of a flow that is shown.")
        writer.block("struct \(p)FlowView<Destinations: \(p)Destinations>: View") { writer in
            let cases = model.allNodes(.flow).map { flow in
                let name = "." + SwiftNames.identifier(model.nodeNames[flow.index])
                var path = "destinations"
                for word in graph[graph[flow].section].path.split(separator: ".") {
                    path += "." + SwiftNames.identifier(String(word))
                }
                let outermost = model.outermostOfModule(graph[flow].section)
                return SwitchText.Case(
                    pattern: "\(name)(let run)", bare: name,
                    view: "\(model.stepsView(flow))(run: run, destinations: \(path)"
                        + (model.hasStepExits(flow) ? ", context: context)" : ")") + model.hosting(outermost))
            }
            var members = ["let run: \(p)Run", "let destinations: Destinations"]
            if hasStepExits { members.append("let context: \(p)Context") }
            SwitchText(subject: "run", members: members, cases: cases).write(to: &writer)
        }
    }

    // MARK: - Titles

    private func writeTitles(_ writer: inout SwiftWriter) {
        let inline = modes(.inline)
        let large = modes(.large)
        writer.blank()
        writer.doc("Shows the title of a node that has one.")
        writer.block("private struct \(p)Titled: ViewModifier") { writer in
            if hasModes { writer.line("let node: \(p)Node") }
            writer.line("let title: String?")
            writer.blank()
            writer.block("func body(content: Self.Content) -> some View") { writer in
                writer.line("if let title {")
                writer.indented { writer in
                    writer.line("content")
                    writer.indented { writer in
                        writer.line(".navigationTitle(SwiftUI.Text(verbatim: title))")
                        if !inline.isEmpty || !large.isEmpty {
                            views.onPlatforms(
                                with: "navigationBarTitleDisplayMode", ".navigationBarTitleDisplayMode(node.titleMode)",
                                &writer)
                        }
                    }
                }
                writer.line("} else {")
                writer.indented { $0.line("content") }
                writer.line("}")
            }
        }
        guard !inline.isEmpty || !large.isEmpty,
            let condition = PlatformTable.platforms(with: "navigationBarTitleDisplayMode")
        else { return }
        writer.blank()
        writer.line("#if \(condition)")
        writer.indented { writer in
            writer.block("extension \(p)Node") { writer in
                writer.block("fileprivate var titleMode: NavigationBarItem.TitleDisplayMode") { writer in
                    if !inline.isEmpty { writer.line("if \(views.list(inline)).contains(self) { return .inline }") }
                    if !large.isEmpty {
                        writer.line("if \(views.list(large)).contains(self) { return .large }")
                    }
                    writer.line("return .automatic")
                }
            }
        }
        writer.line("#endif")
    }

    private var hasModes: Bool { !modes(.inline).isEmpty || !modes(.large).isEmpty }
    /// What a title's modifier is told of its node.
    private var titledNode: String { hasModes ? "node: node.node, " : "" }

    private func modes(_ mode: ScreenDetail.TitleMode) -> [NodeID] {
        views.nodes { if case .screen(let detail) = $0.detail { detail.titleMode == mode } else { false } }
    }

    // MARK: - Placeholders

    private func writePlaceholder(_ writer: inout SwiftWriter) {
        writer.blank()
        writer.doc("An unfilled column.")
        writer.block("private struct \(p)Placeholder: View") { writer in
            writer.line("let title: String")
            writer.line("let icon: String?")
            writer.blank()
            writer.block("var body: some View") { writer in
                writer.code(
                    """
                    VStack {
                        if let icon { SwiftUI.Image(systemName: icon).font(.largeTitle) }
                        SwiftUI.Text(verbatim: title)
                    }
                    .foregroundStyle(.secondary)
                    """)
            }
        }
    }
}
