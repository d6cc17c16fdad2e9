import NavGraph
import NavLinks

/// What the state is made of.
struct StateText {
    let facts: StateFacts
    let access: String
    var p: String { facts.p }
    var graph: Graph { facts.graph }
    var model: SwiftModel { facts.model }

    init(_ facts: StateFacts, _ access: String) {
        self.facts = facts
        self.access = access
    }

    func write(to writer: inout SwiftWriter) {
        writer.blank()
        writer.doc(
            "All that can be seen of the app's navigation, as a value.",
            "Each function that changes it is pure: it knows nothing but the state and what it is given.")
        writer.block("\(model.isolation)\(access)struct \(p)State: Hashable, Sendable") { writer in
            writeProperties(&writer)
            writeInit(&writer)
            writeAccess(&writer)
        }
        writer.blank()
        writer.block("\(model.isolation)extension \(p)State") { writer in
            if facts.hasRoots { writeRoot(&writer) }
            writeLevel(&writer)
            if facts.hasSplits { writeSplit(&writer) }
        }
    }

    // MARK: - Properties

    private func writeProperties(_ writer: inout SwiftWriter) {
        if facts.hasRoots {
            writer.doc("What the app's window shows; nil while that is undecided.")
            writer.line("\(access)internal(set) var root: Root?".normalised)
        }
        if facts.hasTabs {
            writer.doc("The selected tab.")
            writer.line("\(access)internal(set) var tab: \(p)Tab".normalised)
        }
        writer.doc(
            facts.places.count > 1
                ? "What each tab and root shows, presented things apart." : "What lies below all that is presented.")
        writer.line("var bases: [Level]")
        if facts.hasPresented {
            writer.doc("What is presented, the outermost first.")
            writer.line("\(access)internal(set) var presented: [Level] = []".normalised)
            writer.line("var lastID = \(facts.places.count)")
        }
        if facts.hasConditions {
            writer.doc("What waits for its conditions.")
            writer.line("\(access)internal(set) var parked: Parked?".normalised)
        }
        if facts.hasTabs {
            writer.doc("How often the selected tab was tapped with its root on top, by its place.")
            writer.line("\(access)internal(set) var reselections: [\(p)Tab: Int] = [:]".normalised)
        }
        writer.blank()
    }

    private func writeInit(_ writer: inout SwiftWriter) {
        let contents = facts.places.map { "." + facts.initialContent($0) }
        writer.doc("What a stack begins with, by its place.")
        writer.block("static func initialContent(_ place: Int) -> Content") { writer in
            if contents.count == 1 {
                writer.line(contents[0])
            } else {
                writer.line("switch place {")
                for (place, content) in contents.enumerated().dropLast() {
                    writer.line("case \(place): return \(content)")
                }
                writer.line("default: return \(contents.last ?? "")")
                writer.line("}")
            }
        }
        writer.blank()
        var parameters: [String] = []
        var body: [String] = []
        if facts.hasRoots {
            parameters.append("root: Root?")
            body.append("self.root = root")
        }
        if facts.hasTabs, let tab = model.tabs.first {
            parameters.append("tab: \(p)Tab = .\(SwiftNames.identifier(graph[tab].id.value))")
            body.append("self.tab = tab")
        }
        parameters.append("content: Content? = nil")
        if facts.hasScreens { parameters.append("path: [\(p)Route] = []") }
        if facts.hasPresented { parameters.append("presented: [Level] = []") }
        writer.doc("A state with something on the stack of its root, or of its tab, and presented upon that.")
        writer.list("\(access)init(", parameters, ") {", closing: .apart)
        writer.indented { writer in
            for line in body { writer.line(line) }
            writer.line(
                "bases = (0..<\(facts.places.count)).map { Level(id: $0, content: Self.initialContent($0)) }")
            writer.line("if let content { base.content = content }")
            if facts.hasScreens { writer.line("base.path = path") }
            if facts.hasSplits { writer.line("base.showTop()") }
            if facts.hasPresented {
                writer.line(
                    "for level in presented { present(level.content\(facts.hasScreens ? ", path: level.path" : "")) }")
            }
        }
        writer.line("}")
        if facts.hasRoots { writeFirst(&writer) }
    }

    /// The state in which the app starts.
    private func writeFirst(_ writer: inout SwiftWriter) {
        writer.code(
            """

            /// The state in which the app starts.
            \(access)init(_ conditions: \(p)Conditions) {
                self.init(root: Root(conditions))
                \(facts.hasTabs ? "selectFirstTab(conditions)" : "")
                \(facts.hasConditionalSteps ? "settleFlows(conditions)" : "")
            }
            """)
    }

    private func writeAccess(_ writer: inout SwiftWriter) {
        writer.blank()
        writer.doc("Where the stack lies that is seen, presented things apart.")
        writer.block("var place: Int") { writer in
            if facts.hasRoots {
                writer.line("switch root {")
                var seen: Set<String> = []
                for choice in graph.roots {
                    guard let name = facts.rootName(choice), seen.insert(name).inserted else { continue }
                    let place: String
                    switch choice.show {
                    case .tabs: place = "tab.place"
                    case .node(let reference):
                        place = "\(facts.places.firstIndex { $0.tab == nil && $0.root == reference.target } ?? 0)"
                    }
                    writer.line("case .\(name)?: return \(place)")
                }
                writer.line("case nil: return 0")
                writer.line("}")
            } else {
                writer.line(facts.hasTabs ? "tab.place" : "0")
            }
        }
        writer.blank()
        writer.code(
            """
            /// What is seen, presented things apart.
            \(access)internal(set) var base: Level {
                get { bases[place] }
                set { bases[place] = newValue }
            }
            """.normalised)
        if facts.hasScreens {
            writer.code(
                """

                /// The stack that is seen, presented things apart.
                \(access)var path: [\(p)Route] { base.path }
                """)
        }
        if facts.hasTabs {
            writer.code(
                """

                /// What a tab shows.
                \(access)subscript(tab: \(p)Tab) -> Level { bases[tab.place] }
                """)
        }
        writer.blank()
        let count = facts.hasPresented ? "presented.count + 1" : "1"
        writer.code(
            """

            /// How many levels there are: the base, and each presentation.
            \(access)var depth: Int { \(count) }

            /// A level by its place: 0 is the base, the others are presented.
            \(access)internal(set) subscript(level: Int) -> Level {
            """.normalised)
        if facts.hasPresented {
            writer.code(
                """
                    get { level == 0 ? base : presented[level - 1] }
                    set {
                        if level == 0 { base = newValue } else { presented[level - 1] = newValue }
                    }
                }

                /// The uppermost level.
                \(access)var top: Level { self[presented.count] }
                """)
        } else {
            writer.code(
                """
                    get { base }
                    set { base = newValue }
                }

                /// The uppermost level.
                \(access)var top: Level { base }
                """)
        }
        writer.code(
            """

            /// The place of a level, by default of the uppermost; nil: there is no such level.
            func existing(_ level: Int?) -> Int? {
                let level = level ?? depth - 1
                return (0..<depth).contains(level) ? level : nil
            }
            """)
        if facts.hasConditions || model.has(.navigator) { writeIdentities(&writer) }
        writer.code(
            """

            /// The node that is on top of all.
            \(access)var node: \(p)Node { top.node }

            /// The nodes that are seen, and those that lie below them.
            """)
        writer.block("\(access)var nodes: [\(p)Node]") { writer in
            let isTab = facts.hasRoots ? "root == .tabs ? [tab.node] : []" : "[tab.node]"
            let start = facts.hasTabs ? "var nodes: [\(p)Node] = \(isTab)" : "var nodes: [\(p)Node] = []"
            writer.line(start)
            writer.line("for level in 0..<depth { nodes += self[level].nodes }")
            writer.line("return nodes")
        }
    }

    private func writeIdentities(_ writer: inout SwiftWriter) {
        writer.code(
            """

            /// The place of a level; nil: it has gone, or lies where nobody sees it.
            func place(ofLevel id: Int) -> Int? {
                if base.id == id { return 0 }
                \(facts.hasPresented ? "return presented.firstIndex { $0.id == id }.map { $0 + 1 }" : "return nil")
            }

            /// A level by its identity, also that of a tab that is not selected.
            func level(_ id: Int) -> Level? {
                if bases.indices.contains(id) { return bases[id] }
                return \(facts.hasPresented ? "presented.first { $0.id == id }" : "nil")
            }
            """)
    }

    // MARK: - Roots

    private func writeRoot(_ writer: inout SwiftWriter) {
        var names: [(name: String, id: String)] = []
        for choice in graph.roots {
            guard let name = facts.rootName(choice), !names.contains(where: { $0.name == name }) else { continue }
            switch choice.show {
            case .tabs: names.append((name, "tabs"))
            case .node(let reference): names.append((name, reference.target.map { graph[$0].name } ?? name))
            }
        }
        writer.doc("What the app's window shows.")
        writer.block("\(access)enum Root: String, Codable, Sendable") { writer in
            for (name, id) in names {
                writer.line("case \(name)" + (id == name ? "" : " = " + SwiftNames.literal(id)))
            }
            writer.blank()
            writer.doc("The first root whose conditions hold; nil while one before it is undecided.")
            writer.block("\(access)init?(_ conditions: \(p)Conditions)") { writer in
                for choice in graph.roots {
                    guard let name = facts.rootName(choice) else { continue }
                    guard !choice.when.isEmpty else {
                        writer.line("self = .\(name)")
                        continue
                    }
                    let needs = "[\(p)Need]([\(ConditionsText.needs(choice.when))])"
                    writer.code(
                        """
                        switch \(needs).firstUnmet(conditions) {
                        case nil:
                            self = .\(name)
                            return
                        case (_, nil)?: return nil
                        case (_, .some)?: break
                        }
                        """)
                }
                if graph.roots.last.map({ !$0.when.isEmpty }) ?? true { writer.line("return nil") }
            }
        }
        writer.blank()
    }

    // MARK: - Levels

    private func writeLevel(_ writer: inout SwiftWriter) {
        writer.doc("What a root, a tab or a presentation shows, and the stack upon it.")
        writer.block("\(access)struct Level: Hashable, Identifiable, Sendable") { writer in
            writer.doc("Two presentations of the same thing are two.")
            writer.line("\(access)internal(set) var id = 0".normalised)
            writer.line("\(access)internal(set) var content: Content".normalised)
            if facts.hasScreens { writer.line("\(access)internal(set) var path: [\(p)Route] = []".normalised) }
            if facts.hasScreens {
                writer.doc("Some of the stack could not be saved or restored.")
                writer.line("var isCut = false")
            }
            if facts.hasScreens {
                writer.doc("How often links have come to each of its screens when that was on top already.")
                writer.line("var counts = Arrivals()")
            } else {
                writer.doc("How often a link has come to what was on top already.")
                writer.line("\(access)internal(set) var arrivals = 0".normalised)
            }
            if facts.hasPresented {
                writer.doc("Somebody waits for its result, so it is not saved.")
                writer.line("\(access)internal(set) var isAwaited = false".normalised)
                if facts.hasPresentingColumns {
                    writer.doc("The column of the split view from which it was presented.")
                    writer.line("var column: Split.Column?")
                }
                writer.blank()
                writer.doc("A presentation, as a part of a state that is put together.")
                writer.list(
                    "\(access)static func presenting(",
                    ["_ content: Content"] + (facts.hasScreens ? ["path: [\(p)Route] = []"] : []), ") -> Level {",
                    closing: .apart)
                writer.indented { $0.line("Level(content: content\(facts.hasScreens ? ", path: path" : ""))") }
                writer.line("}")
            }
            writer.blank()
            writer.doc("The nodes, from the lowest on.")
            writer.block("\(access)var nodes: [\(p)Node]") { writer in
                let path = facts.hasScreens ? " + path.map(\\.node)" : ""
                if facts.hasSplits {
                    writer.line("if case .split(let split) = content { return split.nodes\(path) }")
                }
                writer.line((facts.hasSplits ? "return " : "") + "[content.node]\(path)")
            }
            if facts.hasSplits, facts.hasConditions {
                writer.code(
                    """

                    /// The lowest node.
                    var lowest: \(p)Node {
                        if case .split(let split) = content { return split.sidebar.node }
                        return content.node
                    }
                    """)
            }
            writer.blank()
            writer.doc("Whether the same thing is on top in the same presentation.")
            writer.block("func isOnTop(of other: Level) -> Bool") { writer in
                if facts.hasScreens {
                    writer.code(
                        """
                        guard id == other.id, path.isEmpty == other.path.isEmpty else { return false }
                        if let route = screens.last, let other = other.screens.last {
                            return route.fields.isSame(as: other.fields)
                        }
                        return content.isSame(as: other.content)
                        """)
                } else {
                    writer.line("id == other.id && content.isSame(as: other.content)")
                }
            }
            if facts.hasScreens { writeArrivals(&writer) }
            if facts.hasHanging, facts.hasScreens, model.has(.navigator) { writeTopScreen(&writer) }
            if facts.hasSplits { writeSeenColumn(&writer) }
            writer.blank()
            writer.doc("The node on top.")
            let last = facts.hasScreens ? "path.last?.node ?? content.node" : "content.node"
            writer.line("\(access)var node: \(p)Node { \(last) }")
        }
        if facts.hasScreens { writeCounts(&writer) }
        writer.blank()
        writer.doc("What a level shows below its stack.")
        writer.block("\(access)enum Content: Hashable, Sendable") { writer in
            for (name, type) in contentCases { writer.line("case \(name)(\(type))") }
            writer.blank()
            writer.block("\(access)var node: \(p)Node") { writer in
                writer.line("switch self {")
                for (name, _) in contentCases { writer.line("case .\(name)(let content): return content.node") }
                writer.line("}")
            }
            if model.has(.navigator) { writeTold(&writer) }
            if facts.hasPresented, model.has(.navigator) || facts.hasAlerts { writeHosts(&writer) }
            if facts.hasHanging, model.has(.navigator) { writeHanging(&writer) }
        }
    }

    private func writeTold(_ writer: inout SwiftWriter) {
        writer.blank()
        writer.doc("Its values that may be told, by their names.")
        writer.block("var told: [String: String]") { writer in
            writer.line("switch self {")
            for (name, _) in contentCases {
                switch name {
                case "split": writer.line("case .split(let split): return split.told")
                case "flow": writer.line("case .flow: return [:]")
                default: writer.line("case .\(name)(let content): return content.fields.told")
                }
            }
            writer.line("}")
        }
    }

    private func writeHosts(_ writer: inout SwiftWriter) {
        let small = facts.families.filter { [.alert, .dialog].contains($0) }
        writer.blank()
        writer.doc("Whether something can be presented on it, and the system says when it comes and goes.")
        guard !small.isEmpty else { return writer.line("var isHost: Bool { true }") }
        writeTest("isHost", small, isTrue: false, &writer)
    }

    private func writeHanging(_ writer: inout SwiftWriter) {
        writer.blank()
        writer.doc("Whether it hangs on a view.")
        writeTest("hangs", facts.families.filter { [.popover, .dialog].contains($0) }, isTrue: true, &writer)
    }

    private func writeTest(_ name: String, _ families: [Family], isTrue: Bool, _ writer: inout SwiftWriter) {
        writer.block("var \(name): Bool") { writer in
            writer.line("switch self {")
            writer.line("case \(families.map { "." + $0.word }.listed): return \(isTrue)")
            if families.count < contentCases.count { writer.line("default: return \(!isTrue)") }
            writer.line("}")
        }
    }

    private var contentCases: [(name: String, type: String)] {
        var cases: [(String, String)] = []
        if facts.hasScreenContent {
            cases.append(("screen", "\(p)Route"))
        }
        if facts.hasSplits { cases.append(("split", "Split")) }
        for family in facts.families { cases.append((family.word, model.typeName(family))) }
        if facts.hasRootFlows, !facts.families.contains(.flow) { cases.append(("flow", model.typeName(.flow))) }
        return cases
    }

    private func writeSplit(_ writer: inout SwiftWriter) {
        writer.blank()
        writer.doc("The columns of a split view. Nil is a column that nothing has filled.")
        let hasContent = facts.places.contains { facts.split($0.root)?.content != nil }
        let columns = hasContent ? ["sidebar", "content", "detail"] : ["sidebar", "detail"]
        writer.block("\(access)struct Split: Hashable, Sendable") { writer in
            writer.line(
                "\(access)enum Column: String, CaseIterable, Codable, Sendable { case \(columns.listed) }")
            writer.line(
                "\(access)enum Visibility: String, Codable, Sendable { case automatic, all, doubleColumn, detailOnly }")
            writer.blank()
            writer.line("\(access)var sidebar: \(p)Route")
            for column in columns.dropFirst() { writer.line("\(access)var \(column): \(p)Route?") }
            writer.line("\(access)var visibility: Visibility")
            writer.doc("The column that is seen where there is room for one.")
            writer.line("\(access)var compactColumn: Column")
            writer.blank()
            writer.list(
                "\(access)init(",
                ["sidebar: \(p)Route"] + columns.dropFirst().map { "\($0): \(p)Route? = nil" }
                    + ["visibility: Visibility = .automatic"], ") {", closing: .apart)
            writer.indented { writer in
                for column in columns { writer.line("self.\(column) = \(column)") }
                writer.line("self.visibility = visibility")
                writer.line("compactColumn = .sidebar")
                writer.line("compactColumn = lastColumn")
            }
            writer.line("}")
            writer.blank()
            writer.doc("What a column shows; nil: nothing has filled it.")
            writer.block("\(access)subscript(column: Column) -> \(p)Route?") { writer in
                writer.line("switch column {")
                for column in columns { writer.line("case .\(column): return \(column)") }
                writer.line("}")
            }
            writer.blank()
            writer.doc("The last column that shows a node, of those before one, or else of all.")
            writer.block("func column(of node: \(p)Node, before column: Column? = nil) -> Column?") { writer in
                writer.line("Column.allCases.prefix { $0 != column }.last { self[$0]?.node == node }")
            }
            writer.blank()
            writer.doc("Empties a column and those behind it.")
            writer.block("mutating func clear(_ column: Column)") { writer in
                if hasContent { writer.line("if column == .content { content = nil }") }
                writer.line("if column != .sidebar { detail = nil }")
                let last = hasContent ? "column == .detail && content != nil ? .content : .sidebar" : ".sidebar"
                writer.line("compactColumn = \(last)")
            }
            writer.blank()
            writer.doc("Empties those behind a column, which is seen where there is room for one.")
            writer.block("mutating func clear(behind column: Column)") { writer in
                if hasContent { writer.line("if column == .sidebar { content = nil }") }
                writer.line("if column != .detail { detail = nil }")
                writer.line("compactColumn = column")
            }
            writer.blank()
            writer.doc("The nodes of the columns that are filled.")
            writer.block("\(access)var nodes: [\(p)Node]") { writer in
                writer.line("[sidebar, \(Array(columns.dropFirst()).listed)].compactMap { $0?.node }")
            }
            writer.blank()
            writer.doc("The node in the last column that is filled.")
            let last = hasContent ? "detail ?? content ?? sidebar" : "detail ?? sidebar"
            writer.line("\(access)var node: \(p)Node { (\(last)).node }")
            writer.blank()
            writer.doc("The last column that is filled.")
            let lastColumn =
                hasContent
                ? "detail != nil ? .detail : content != nil ? .content : .sidebar"
                : "detail != nil ? .detail : .sidebar"
            writer.line("var lastColumn: Column { \(lastColumn) }")
            if model.has(.navigator) {
                writer.line("var told: [String: String] { (\(last)).fields.told }")
            }
        }
    }
}

extension String {
    /// `internal(set)` says nothing where all is internal.
    fileprivate var normalised: String {
        var text = ""
        for line in split(separator: "\n", omittingEmptySubsequences: false) {
            if !text.isEmpty { text += "\n" }
            let body = line.drop { $0 == " " }
            text += body.hasPrefix("internal(set) ") ? line.prefix(line.count - body.count) + body.dropFirst(14) : line
        }
        return text
    }
}
