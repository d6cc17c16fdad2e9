import NavGraph

/// What lies below all that is presented: the roots, the tab bar, split views, stacks.
struct BasesText {
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

    func write(to writer: inout SwiftWriter) {
        writeBase(&writer)
        if state.hasTabs { writeTabBar(&writer) }
        writePlaces(&writer)
        for place in state.places where graph.kind(of: place.root) == .split { writeSplit(place.root, &writer) }
        if state.hasScreens { writeShown(&writer) }
        if state.hasSplits { writeColumns(&writer) }
        writeLevel(&writer)
    }

    private func view(
        _ name: String, _ doc: String, observing properties: [String] = [], _ writer: inout SwiftWriter,
        _ body: (inout SwiftWriter) -> Void
    ) {
        head(name, doc, &writer) { writer in
            for member in properties + members { writer.line(member) }
            writer.blank()
            body(&writer)
        }
    }

    private var members: [String] {
        ["\(views.observed) navigator: \(p)Navigator", "let destinations: Destinations"]
    }

    private func head(
        _ name: String, _ doc: String, _ writer: inout SwiftWriter, _ body: (inout SwiftWriter) -> Void
    ) {
        writer.blank()
        writer.doc(doc)
        writer.block("struct \(name)<Destinations: \(p)Destinations>: View", body)
    }

    private func place(_ index: Int) -> String {
        "\(p)PlaceView(place: \(index), navigator: navigator, destinations: destinations)"
    }

    // MARK: - Roots

    private func writeBase(_ writer: inout SwiftWriter) {
        let (name, doc) = ("\(p)BaseView", "What is below all presentations.")
        guard state.hasRoots else {
            return view(name, doc, &writer) { writer in
                writer.block("var body: some View") { writer in
                    writer.line(
                        state.hasTabs ? "\(p)TabBar(navigator: navigator, destinations: destinations)" : place(0))
                }
            }
        }
        head(name, doc, &writer) { writer in
            var cases: [SwitchText.Case] = []
            for choice in graph.roots {
                guard let name = state.rootName(choice), !cases.contains(where: { $0.bare == ".\(name)?" }) else {
                    continue
                }
                let view: String
                switch choice.show {
                case .tabs: view = "\(p)TabBar(navigator: navigator, destinations: destinations)"
                case .node(let reference):
                    view = place(state.places.firstIndex { $0.tab == nil && $0.root == reference.target } ?? 0)
                }
                cases.append(.init(pattern: ".\(name)?", bare: ".\(name)?", view: view))
            }
            cases.append(.init(pattern: "nil", bare: "nil", view: launching))
            SwitchText(subject: "navigator.root", members: members, cases: cases).write(to: &writer)
        }
    }

    /// What is shown while it is not decided what to show.
    private var launching: String {
        guard let node = state.launching else { return "EmptyView()" }
        let value = state.value(node, .route)
        return
            "\(model.viewName(.route, .main))(node: \(value), destinations: destinations, context: \(p)Context(navigator: navigator, level: -1\(views.hasSources ? ", presenter: navigator.ground" : "")))"
    }

    // MARK: - Tabs

    private func writeTabBar(_ writer: inout SwiftWriter) {
        head("\(p)TabBar", "The tab bar, with a stack or a split view for each tab.", &writer) { writer in
            writer.line("\(views.bound) navigator: \(p)Navigator")
            writer.line("let destinations: Destinations")
            writer.blank()
            writer.block("var body: some View") { writer in
                writer.line("TabView(selection: $navigator[tab: navigator.corrections]) {")
                writer.indented { writer in
                    let runs = groups
                    if views.platforms.has("Tab") {
                        for run in runs { writeGroup(run, isOnly: runs.count == 1, &writer) }
                    } else {
                        for tab in model.tabs { writeItem(tab, &writer) }
                    }
                }
                writer.line("}")
                if views.platforms.has("Tab"), groups.contains(where: { $0.title != nil }) {
                    writer.line("#if !os(watchOS)")
                    writer.indented { $0.line(".tabViewStyle(.sidebarAdaptable)") }
                    writer.line("#endif")
                }
            }
            if hasHidden {
                writer.code(
                    """

                    /// The selected tab stays while its visibility is undecided.
                    private func isVisible(_ tab: \(p)Tab) -> Bool {
                        let needs = \(p)State.visibility(of: tab).map { $0.isMet(navigator.conditions) }
                        return needs.allSatisfy { $0 == true || $0 == nil && navigator.tab == tab }
                    }
                    """)
            }
        }
    }

    private func detail(_ tab: NodeID) -> TabDetail {
        if case .tab(let detail) = graph[tab].detail { detail } else { TabDetail() }
    }

    private var hasHidden: Bool { model.tabs.contains { !detail($0).visible.isEmpty } }

    /// Tabs next to each other that stand in the same section, not too many at once for a builder.
    private var groups: [(title: String?, tabs: [NodeID])] {
        var groups: [(title: String?, tabs: [NodeID])] = []
        for tab in model.tabs {
            if let last = groups.last, last.title == detail(tab).group, last.tabs.count < 6 {
                groups[groups.count - 1].tabs.append(tab)
            } else {
                groups.append((detail(tab).group, [tab]))
            }
        }
        return groups
    }

    private func writeGroup(_ group: (title: String?, tabs: [NodeID]), isOnly: Bool, _ writer: inout SwiftWriter) {
        func write(_ writer: inout SwiftWriter) { for tab in group.tabs { writeTab(tab, &writer) } }
        if let title = group.title {
            writer.line("SwiftUI.TabSection {")
            writer.indented(write)
            writer.line("} header: {")
            writer.indented { $0.line("SwiftUI.Text(\(SwiftNames.literal(title)))") }
            writer.line("}")
        } else if isOnly || group.tabs.count == 1 {
            write(&writer)
        } else {
            writer.line("SwiftUI.Group {")
            writer.indented(write)
            writer.line("}")
        }
    }

    private func whereVisible(_ tab: NodeID, _ writer: inout SwiftWriter, _ body: (inout SwiftWriter) -> Void) {
        guard !detail(tab).visible.isEmpty else { return body(&writer) }
        writer.block("if isVisible(.\(SwiftNames.identifier(graph[tab].id.value)))", body)
    }

    private func writeTab(_ tab: NodeID, _ writer: inout SwiftWriter) {
        let name = "." + SwiftNames.identifier(graph[tab].id.value)
        let role = detail(tab).isSearch ? ", role: .search" : ""
        whereVisible(tab, &writer) { writer in
            writer.line("SwiftUI.Tab(value: \(p)Tab\(name)\(role)) {")
            writer.indented { $0.line(place(state.places.firstIndex { $0.tab == tab } ?? 0)) }
            writer.line("} label: {")
            writer.indented { writeLabel(tab, &$0) }
            writer.line("}")
            writeTail(tab, &writer)
        }
    }

    private func writeItem(_ tab: NodeID, _ writer: inout SwiftWriter) {
        whereVisible(tab, &writer) { writer in
            writer.line(place(state.places.firstIndex { $0.tab == tab } ?? 0))
            writer.indented { writer in
                writer.line(".tabItem {")
                writer.indented { writeLabel(tab, &$0) }
                writer.line("}")
                writer.line(".tag(\(p)Tab.\(SwiftNames.identifier(graph[tab].id.value)))")
                writeTail(tab, &writer)
            }
        }
    }

    private func writeLabel(_ tab: NodeID, _ writer: inout SwiftWriter) {
        let name = "\(p)Tab." + SwiftNames.identifier(graph[tab].id.value)
        let title = graph[tab].title == nil ? "\"\"" : "\(name).title ?? \"\""
        guard let icon = detail(tab).icon else { return writer.line("SwiftUI.Text(verbatim: \(title))") }
        writer.code(
            """
            SwiftUI.Label {
                SwiftUI.Text(verbatim: \(title))
            } icon: {
                SwiftUI.Image(systemName: \(SwiftNames.literal(icon)))
            }
            """)
    }

    private func writeTail(_ tab: NodeID, _ writer: inout SwiftWriter) {
        if views.platforms.has("Tab") {
            writer.line(".accessibilityIdentifier(\(SwiftNames.literal(graph[tab].name)))")
        }
        guard detail(tab).hasBadge else { return }
        let name = "." + SwiftNames.identifier(graph[tab].id.value)
        views.onPlatforms(
            with: "badge", ".badge(navigator.handlers?.badge(for: \(name)) ?? 0)", &writer)
    }

    // MARK: - Places

    private func writePlaces(_ writer: inout SwiftWriter) {
        view("\(p)PlaceView", "What a tab or root shows.", observing: ["let place: Int"], &writer) { writer in
            let splits = state.places.enumerated().filter { graph.kind(of: $0.element.root) == .split }
            let level = "\(p)LevelView(level: navigator.bases[place], navigator: navigator, destinations: destinations)"
            writer.block("var body: some View") { writer in
                guard !splits.isEmpty else { return writer.line(level) }
                writer.line("switch place {")
                for (index, place) in splits {
                    writer.line("case \(index):")
                    writer.indented {
                        $0.line(
                            "\(model.companion(of: place.root, "Split"))(level: navigator.bases[place], navigator: navigator, destinations: destinations)"
                        )
                    }
                }
                writer.line("default:")
                writer.indented { $0.line(splits.count == state.places.count ? "EmptyView()" : level) }
                writer.line("}")
            }
        }
    }

    /// A level below which nothing of it lies: a screen with its stack, or a flow.
    private func writeLevel(_ writer: inout SwiftWriter) {
        view(
            "\(p)LevelView", "A tab or root with its own stack.",
            observing: ["\(views.observed) level: \(p)Level"], &writer
        ) { writer in
            writer.block("var body: some View") { writer in
                writer.line("\(p)LevelStack(level: level, navigator: navigator, destinations: destinations) {")
                writer.indented {
                    $0.line("\(p)ContentView(level: level, navigator: navigator, destinations: destinations)")
                }
                writer.line("}")
            }
        }
    }

    // MARK: - Splits

    private func writeSplit(_ node: NodeID, _ writer: inout SwiftWriter) {
        guard let split = state.split(node) else { return }
        let name = model.companion(of: node, "Split")
        view(name, "The columns of `\(graph[node].name)`.", observing: ["\(views.bound) level: \(p)Level"], &writer) {
            writer in
            writer.block("var body: some View") { writer in
                writer.line("if case .split(let split) = level.content {")
                writer.indented { writer in
                    let compact = isLater ? ", preferredCompactColumn: $level.preferredCompactColumn" : ""
                    writer.line("NavigationSplitView(columnVisibility: $level.columnVisibility\(compact)) {")
                    writer.indented { writeColumn("split.sidebar", ".sidebar", &$0) }
                    if split.content != nil {
                        writer.line("} content: {")
                        writer.indented { writeColumn(split.content, split, "content", &$0) }
                    }
                    writer.line("} detail: {")
                    writer.indented { writer in
                        writer.line("\(p)LevelStack(level: level, navigator: navigator, destinations: destinations) {")
                        writer.indented { writeColumn(split.detail, split, "detail", &$0) }
                        writer.line("}")
                    }
                    writer.line("}")
                }
                writer.line("}")
            }
        }
    }

    private func writeColumn(_ route: String, _ column: String, _ writer: inout SwiftWriter) {
        writer.line(
            "\(p)ScreenView(node: \(route), context: \(views.context(", column: \(column)")), destinations: destinations)"
        )
        writer.indented { $0.line(".id(\(p)Shown(route: \(route)))") }
    }

    private func writeColumn(_ column: SplitColumn?, _ split: SplitDetail, _ name: String, _ writer: inout SwiftWriter)
    {
        let placeholder = column?.placeholder ?? split.placeholder
        writer.line("if let route = split.\(name) {")
        writer.indented { writeColumn("route", ".\(name)", &$0) }
        writer.line("} else {")
        writer.indented { writer in
            guard let placeholder else { return writer.line("EmptyView()") }
            let title = placeholder.title.map { model.localized($0, of: NodeID(0)).text } ?? "\"\""
            let icon = placeholder.icon.map(SwiftNames.literal) ?? "nil"
            writer.line("\(p)Placeholder(title: \(title), icon: \(icon))")
        }
        writer.line("}")
    }

    /// By what a view is told from another one in the same place.
    private func writeShown(_ writer: inout SwiftWriter) {
        writer.blank()
        writer.doc(
            "What a column or the bottom of a stack shows: something else is another view, as on a stack; the same thing with other values is the same view."
        )
        writer.code(
            """
            \(model.isolation)private struct \(p)Shown: Hashable {
                let route: \(p)Route

                static func == (left: Self, right: Self) -> Bool {
                    left.route.fields.isSame(as: right.route.fields)
                }

                func hash(into hasher: inout Hasher) { hasher.combine(route.node) }
            }
            """)
    }

    /// Which columns are seen, in the words of the system, which changes that.
    private func writeColumns(_ writer: inout SwiftWriter) {
        writer.blank()
        writer.block("extension \(p)Level") { writer in
            writer.doc("Which columns are visible.")
            writer.code(
                """
                fileprivate var columnVisibility: NavigationSplitViewVisibility {
                    get {
                        switch split?.visibility {
                        case .automatic, nil: return .automatic
                        case .all: return .all
                        case .doubleColumn: return .doubleColumn
                        case .detailOnly: return .detailOnly
                        }
                    }
                    set {
                        changeSplit { split in
                            switch newValue {
                            case .all: split.visibility = .all
                            case .doubleColumn: split.visibility = .doubleColumn
                            case .detailOnly: split.visibility = .detailOnly
                            default: split.visibility = .automatic
                            }
                        }
                    }
                }
                """)
            if isLater { writeCompactColumn(&writer) }
        }
    }

    private var isLater: Bool { views.platforms.has("NavigationSplitViewColumn") }

    private func writeCompactColumn(_ writer: inout SwiftWriter) {
        writer.blank()
        writer.doc("Which column is visible where only one fits.")
        writer.code(
            """
            fileprivate var preferredCompactColumn: NavigationSplitViewColumn {
                get {
                    switch split?.compactColumn {
                    case .sidebar, nil: return .sidebar\(state.hasContentColumn ? "\n        case .content: return .content" : "")
                    case .detail: return .detail
                    }
                }
                set {
                    changeSplit { split in
                        switch newValue {
                        case .sidebar: split.compactColumn = .sidebar\(state.hasContentColumn ? "\n            case .content: split.compactColumn = .content" : "")
                        default: split.compactColumn = .detail
                        }
                    }
                }
            }
            """)
    }
}
