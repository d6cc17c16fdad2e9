import NavGraph

/// A level of the state: a root, a tab or a presentation with its stack, and what it counts.
struct StateLevelText {
    private let facts: StateFacts
    private let access: String
    private var p: String { facts.p }
    private var model: SwiftModel { facts.model }

    init(_ facts: StateFacts, _ access: String) {
        self.facts = facts
        self.access = access
    }

    func write(to writer: inout SwiftWriter) {
        writer.doc("What a root, tab or presentation shows, and the stack on top of it.")
        writer.block("\(access)struct Level: Hashable, Identifiable, Sendable") { writer in
            writer.doc("Distinguishes presentations of the same thing.")
            writer.line("\(StateFacts.readable(access))var id = 0")
            writer.line("\(StateFacts.readable(access))var content: Content")
            if facts.hasScreens { writer.line("\(StateFacts.readable(access))var path: [\(p)Route] = []") }
            if facts.hasScreens {
                writer.doc("Whether some of the stack could not be saved or restored.")
                writer.line("var isCut = false")
            }
            if facts.hasScreens {
                writer.doc("How many times links led to each of its screens while it was already on top.")
                writer.line("var counts = Arrivals()")
            } else {
                writer.doc("How many times a link led to what was already on top.")
                writer.line("\(StateFacts.readable(access))var arrivals = 0")
            }
            if facts.hasPresented {
                writer.doc("Whether a caller awaits its result, so that it is not saved.")
                writer.line("\(StateFacts.readable(access))var isAwaited = false")
                if facts.hasPresentingColumns {
                    writer.doc("The column of the split view that presented it.")
                    writer.line("var column: Split.Column?")
                }
                writer.blank()
                writer.doc("Makes a presentation, for composing a state.")
                writer.list(
                    "\(access)static func presenting(",
                    ["_ content: Content"] + (facts.hasScreens ? ["path: [\(p)Route] = []"] : []), ") -> Level {",
                    closing: .apart)
                writer.indented { $0.line("Level(content: content\(facts.hasScreens ? ", path: path" : ""))") }
                writer.line("}")
            }
            writer.blank()
            writer.doc("The nodes, from the lowest up.")
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
            if facts.hasHanging { writeHanging(&writer) }
        }
    }

    private func writeTold(_ writer: inout SwiftWriter) {
        writer.blank()
        writer.doc("Its values that may be reported, by name.")
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
        writer.doc("Whether it can present something, and the system reports when it appears and disappears.")
        guard !small.isEmpty else { return writer.line("var isHost: Bool { true }") }
        writeTest("isHost", small, isTrue: false, &writer)
    }

    private func writeHanging(_ writer: inout SwiftWriter) {
        writer.blank()
        writer.doc("Whether it is anchored to a view.")
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

    private func writeCounts(_ writer: inout SwiftWriter) {
        writer.blank()
        writer.doc(
            "How many times links led to screens that were already on top.",
            "`nil` stands for what is below a stack and is not a column.")
        writer.code(
            """
            struct Arrivals: Hashable, Sendable {
                private struct Count: Hashable, Sendable {
                    let screen: \(p)Route?
                    var number = 0

                    func isOf(_ other: \(p)Route?) -> Bool {
                        guard let screen, let other else { return screen == nil && other == nil }
                        return screen.fields.isSame(as: other.fields)
                    }
                }

                private var counts: [Count] = []

                subscript(screen: \(p)Route?) -> Int { counts.first { $0.isOf(screen) }?.number ?? 0 }

                mutating func add(_ screen: \(p)Route?) {
                    let place = counts.firstIndex { $0.isOf(screen) } ?? counts.endIndex
                    if place == counts.endIndex { counts.append(Count(screen: screen)) }
                    counts[place].number += 1
                }

                /// Forgets all screens except these.
                mutating func keep(_ screens: [\(p)Route], content isKept: Bool) {
                    counts.removeAll { count in
                        count.screen == nil ? !isKept : !screens.contains { count.isOf($0) }
                    }
                }
            }
            """)
    }

    /// Arrivals belong to screens, and go with them.
    private func writeArrivals(_ writer: inout SwiftWriter) {
        writer.blank()
        writer.doc("How many times a link led to what is on top while it was already there.")
        writer.line("\(access)var arrivals: Int { counts[screens.last] }")
        writer.blank()
        writer.doc("The screens of its columns and its stack.")
        if facts.hasSplits {
            writer.block("private var screens: [\(p)Route]") { writer in
                writer.line("guard case .split(let split) = content else { return path }")
                writer.line("return [\(facts.columns.map { "split." + $0 }.listed)].compactMap { $0 } + path")
            }
        } else {
            writer.line("private var screens: [\(p)Route] { path }")
        }
        writer.code(
            """

            /// Records that a link led to what was already on top.
            mutating func arrive() { counts.add(screens.last) }

            /// Forgets the arrivals at what is no longer there.
            mutating func forgetArrivals() { counts.keep(screens, content: true) }

            /// Takes over the arrivals at what was there before and still is.
            mutating func keepArrivals(of former: Self) {
                counts = former.counts
                counts.keep(screens, content: content.isSame(as: former.content))
            }
            """)
    }

    /// Which column is seen in a compact width when the stack changes, which lies on the last one.
    private func writeSeenColumn(_ writer: inout SwiftWriter) {
        writer.code(
            """

            /// Shows what is on top in a compact width, after the stack of a split view has changed.
            mutating func showTop() {
                guard !path.isEmpty, case .split(var split) = content else { return leaveEmptyColumn() }
                split.compactColumn = .detail
                content = .split(split)
            }

            /// Shows the last filled column in a compact width, if the stack and the shown column are empty.
            mutating func leaveEmptyColumn() {
                guard path.isEmpty, case .split(var split) = content, split[split.compactColumn] == nil else { return }
                split.compactColumn = split.lastColumn
                content = .split(split)
            }
            """)
    }

    /// What a popover hangs on that has no source.
    private func writeTopScreen(_ writer: inout SwiftWriter) {
        writer.blank()
        writer.doc(
            facts.hasSplits
                ? "The screen on top, if it is there only once; in a split view, that in the presenting column."
                : "The screen on top, if it is there only once.")
        let column = facts.hasSplits ? "presenting column: Split.Column?" : ""
        writer.block(facts.hasSplits ? "func screen(\(column)) -> \(p)Route?" : "var screen: \(p)Route?") { writer in
            if facts.hasSplits {
                writer.code(
                    """
                    if case .split(let split) = content, let column, column != split.lastColumn, let route = split[column] {
                        return route
                    }
                    """)
            }
            let root = facts.hasScreenContent ? " && content != .screen(route)" : ""
            writer.block("if let route = path.last") { writer in
                writer.line("return path.filter { $0 == route }.count == 1\(root) ? route : nil")
            }
            writer.line("switch content {")
            if facts.hasScreenContent { writer.line("case .screen(let route): return route") }
            if facts.hasSplits {
                writer.line(
                    "case .split(let split): return split[column ?? split.compactColumn] ?? split[split.lastColumn]")
            }
            writer.line("default: return nil")
            writer.line("}")
        }
    }
}
