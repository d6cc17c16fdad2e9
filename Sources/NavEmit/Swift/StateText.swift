import NavGraph

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
            "Everything visible of the app's navigation, as a value.",
            "Each function that changes it is pure: it depends only on the state and its arguments.")
        writer.block("\(model.isolation)\(access)struct \(p)State: Hashable, Sendable") { writer in
            writeProperties(&writer)
            writeInit(&writer)
            writeAccess(&writer)
        }
        writer.blank()
        writer.block("\(model.isolation)extension \(p)State") { writer in
            if facts.hasRoots { writeRoot(&writer) }
            StateLevelText(facts, access).write(to: &writer)
            if facts.hasSplits { StateColumnsText(facts, access).writeSplit(to: &writer) }
        }
    }

    // MARK: - Properties

    private func writeProperties(_ writer: inout SwiftWriter) {
        if facts.hasRoots {
            writer.doc("What the app's window shows; `nil` while that is undecided.")
            writer.line("\(StateFacts.readable(access))var root: Root?")
        }
        if facts.hasTabs {
            writer.doc("The selected tab.")
            writer.line("\(StateFacts.readable(access))var tab: \(p)Tab")
        }
        writer.doc(
            facts.places.count > 1
                ? "What each tab and root shows, without presentations." : "What is below all presentations.")
        writer.line("var bases: [Level]")
        if facts.hasPresented {
            writer.doc("What is presented, the lowest first.")
            writer.line("\(StateFacts.readable(access))var presented: [Level] = []")
            writer.line("var lastID = \(facts.places.count)")
        }
        if facts.hasConditions {
            writer.doc("What waits for its conditions.")
            writer.line("\(StateFacts.readable(access))var parked: Parked?")
        }
        if facts.hasTabs {
            writer.doc("How many times each tab was tapped while selected with its root on top.")
            writer.line("\(StateFacts.readable(access))var reselections: [\(p)Tab: Int] = [:]")
        }
        if facts.canBeStack {
            writer.doc("Whether it is one stack, which begins as the app says and belongs to no root or tab.")
            writer.line("var isStack = false")
        }
        writer.blank()
    }

    private func writeInit(_ writer: inout SwiftWriter) {
        let contents = facts.places.map { "." + facts.initialContent($0) }
        writer.doc("What a stack begins with, by the stack's place.")
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
        writer.doc("Creates a state with the stack of its root or tab, and what is presented on it.")
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
        writer.doc("The place of the visible stack, without presentations.")
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
            /// What is visible, without presentations.
            \(StateFacts.readable(access))var base: Level {
                get { bases[place] }
                set { bases[place] = newValue }
            }
            """)
        if facts.hasScreens {
            writer.code(
                """

                /// The visible stack, without presentations.
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

            /// The number of levels: the base and each presentation.
            \(access)var depth: Int { \(count) }

            /// A level, by its place: 0 is the base, the others are presented.
            \(StateFacts.readable(access))subscript(level: Int) -> Level {
            """)
        if facts.hasPresented {
            writer.code(
                """
                    get { level == 0 ? base : presented[level - 1] }
                    set {
                        if level == 0 { base = newValue } else { presented[level - 1] = newValue }
                    }
                }

                /// The topmost level.
                \(access)var top: Level { self[presented.count] }
                """)
        } else {
            writer.code(
                """
                    get { base }
                    set { base = newValue }
                }

                /// The topmost level.
                \(access)var top: Level { base }
                """)
        }
        writer.code(
            """

            /// The place of a level, by default the topmost; `nil` if there is no such level.
            func existing(_ level: Int?) -> Int? {
                let level = level ?? depth - 1
                return (0..<depth).contains(level) ? level : nil
            }
            """)
        if facts.hasConditions || model.has(.navigator) { writeIdentities(&writer) }
        writer.code(
            """

            /// The node on top of everything\(facts.hasRoots && launching == nil ? "; while the root is undecided and nothing is visible, that of the first root" : "").
            \(access)var node: \(p)Node { \(launching.map { "root == nil ? \($0) : " } ?? "")top.node }

            /// The visible nodes, and those below them.
            """)
        if facts.hasRoots {
            writer.line("\(access)var nodes: [\(p)Node] { root == nil ? [\(launching ?? "")] : \(facts.lying) }")
            writer.blank()
            writer.doc("The same, whether the root is decided or not.")
        }
        writer.block("\(facts.hasRoots ? "" : access)var \(facts.lying): [\(p)Node]") { writer in
            let isTab = facts.hasRoots ? "root == .tabs ? [tab.node] : []" : "[tab.node]"
            let start = facts.hasTabs ? "var nodes: [\(p)Node] = \(isTab)" : "var nodes: [\(p)Node] = []"
            writer.line(start)
            writer.line("for level in 0..<depth { nodes += self[level].nodes }")
            writer.line("return nodes")
        }
    }

    /// What is shown while the root is undecided.
    private var launching: String? {
        facts.launching.map { "." + SwiftNames.identifier(facts.model.nodeNames[$0.index]) }
    }

    private func writeIdentities(_ writer: inout SwiftWriter) {
        writer.code(
            """

            /// The place of a level; `nil` if it is gone or not visible.
            func place(ofLevel id: Int) -> Int? {
                if base.id == id { return 0 }
                \(facts.hasPresented ? "return presented.firstIndex { $0.id == id }.map { $0 + 1 }" : "return nil")
            }

            /// A level, by its identity, even that of a tab that is not selected.
            func level(_ id: Int) -> Level? {
                if bases.indices.contains(id) { return bases[id] }
                return \(facts.hasPresented ? "presented.first { $0.id == id }" : "nil")
            }
            """)
    }

    // MARK: - Roots

    /// A root is shown as long as something before it is undecided, but not when it is decided against itself.
    private func writeRefusals(_ names: [String], _ writer: inout SwiftWriter) {
        let refusals = names.compactMap { name -> (name: String, needs: [String])? in
            let choices = graph.roots.filter { facts.rootName($0) == name }
            guard choices.allSatisfy({ !$0.when.isEmpty }) else { return nil }
            return (name, choices.map { "[\(p)Need]([\(ConditionsText.needs($0.when))])" })
        }
        guard facts.hasRefusals else { return }
        writer.blank()
        writer.doc("Whether it is certain not to be shown, whatever else is undecided.")
        writer.block("func isRefused(_ conditions: \(p)Conditions) -> Bool") { writer in
            writer.line("switch self {")
            for refusal in refusals {
                let tests = refusal.needs.map { "\($0).contains { $0.isMet(conditions) == false }" }
                writer.line("case .\(refusal.name): return " + tests.joined(separator: " && "))
            }
            if refusals.count < names.count { writer.line("default: return false") }
            writer.line("}")
        }
    }

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
            writer.doc("Chooses the first root whose conditions hold; `nil` while one before it is undecided.")
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
            writeRefusals(names.map(\.name), &writer)
        }
        writer.blank()
    }
}
