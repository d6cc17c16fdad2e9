import NavGraph
import NavLinks

/// `ShopEvent`: what happens in the app's navigation, for analytics and logs.
struct EventsText {
    private let state: StateFacts
    private let access: String
    private var p: String { state.p }
    private var model: SwiftModel { state.model }
    private var graph: Graph { state.graph }

    init(_ state: StateFacts, _ access: String) {
        self.state = state
        self.access = access
    }

    func write(to writer: inout SwiftWriter) {
        writeEvent(&writer)
        ToldText(model, .main).write(to: &writer)
        writeAnnouncing(&writer)
    }

    private func writeEvent(_ writer: inout SwiftWriter) {
        writer.blank()
        writer.doc("An event in the app's navigation.")
        writer.block("\(model.isolation)\(access)enum \(p)Event: Hashable, Sendable") { writer in
            writer.doc("A node is now on top, with its values as strings; sensitive ones are omitted.")
            writer.line("case shown(\(p)Node, values: [String: String])")
            writer.line("case left(\(p)Node)")
            writer.doc("An exit of a screen was taken.")
            writer.line("case routed(from: \(p)Node, to: \(p)Node)")
            if model.hasMembers(.link) {
                writer.doc("A URL was to be opened.")
                writer.line("case url(String, Opened)")
            }
            if state.hasConditions {
                writer.doc("A condition did not hold.")
                writer.line("case blocked(by: \(p)Condition)")
            }
            writer.doc("A presentation was closed.")
            writer.line("case closed(\(p)Node, by: Closer)")
            writer.blank()
            writer.line("\(access)enum Closer: Hashable, Sendable { case user, code, link }")
            guard model.hasMembers(.link) else { return }
            writer.code(
                """

                \(access)enum Opened: Hashable, Sendable {
                    case opened(\(p)Node)
                    /// It waits for a condition, or until nothing holds it back.
                    case parked(\(p)Node)
                    /// The graph has no such link\(state.canBeStack ? ", or it is not for the stack that is shown" : "").
                    case unmatched
                    /// A condition does not hold, and nothing stands in for it.
                    case refused(\(p)Node)
                }
                """)
        }
    }

    private func writeAnnouncing(_ writer: inout SwiftWriter) {
        writer.blank()
        writer.block("\(model.isolation)extension \(p)State") { writer in
            writer.doc("What is on top: a level, a depth, and a node with its values.")
            writer.block("struct Top: Hashable") { writer in
                writer.line("let level: Int")
                writer.line("let depth: Int")
                writer.line("let node: \(p)Node")
                writer.line("let values: [String: String]")
            }
            writer.blank()
            if isUnseen { writer.doc("`nil` while the root is undecided.") }
            writer.block("var seen: Top\(isUnseen ? "?" : "")") { writer in
                if isUnseen { writer.line("guard root != nil else { return nil }") }
                if let launching = state.launching {
                    let route = state.value(launching, .route)
                    writer.code(
                        """
                        guard root != nil else {
                            let route = \(p)Route\(route)
                            return Top(level: -1, depth: 0, node: route.node, values: route.fields.told)
                        }
                        """)
                }
                writer.line("let level = top")
                let depth = state.hasScreens ? "level.path.count" : "0"
                let values =
                    state.hasScreens
                    ? "level.path.last?.fields.told ?? level.content.told" : "level.content.told"
                var node = "level.node"
                if state.hasFlows {
                    node = "node"
                    writer.line("var node = level.node")
                    writer.line("if case .flow(let flow) = level.content { node = flow.stepNode }")
                }
                writer.line("return Top(level: level.id, depth: \(depth), node: \(node), values: \(values))")
            }
        }
        if state.hasFlows { writeStepNode(&writer) }
        writer.blank()
        writer.block("extension \(p)Navigator") { writer in
            writer.code(
                """
                /// Reports the events of a change in order once it is done, then what observers did meanwhile.
                func tellAfterwards<Result>(_ change: () -> Result) -> Result {
                    if isTelling { return change() }
                    isTelling = true
                    let result = change()
                    while !events.isEmpty {
                        let event = events.removeFirst()
                        onEvent?(event)
                    }
                    isTelling = false
                    return result
                }

                func announce(_ event: \(p)Event) { tellAfterwards { events.append(event) } }

                """)
            writeBeginning(&writer)
            writer.code(
                """
                /// Reports what has changed, once.
                func announce(from former: \(p)State, _ closer: \(p)Event.Closer) {
                    guard onEvent != nil else { return }
                """)
            writer.indented { writer in
                if state.hasPresented {
                    writer.code(
                        """
                        for level in former.presented.reversed() where !state.presented.contains(where: { $0.id == level.id }) {
                            announce(.closed(level.content.node, by: closer))
                        }
                        """)
                }
                writer.code(
                    """
                    let (left, shown) = (former.seen, state.seen)
                    guard left != shown else { return }
                    \(isUnseen ? "if let left { announce(.left(left.node)) }" : "announce(.left(left.node))")
                    \(isUnseen ? "if let shown { announce(.shown(shown.node, values: shown.values)) }" : "announce(.shown(shown.node, values: shown.values))")
                    """)
            }
            writer.line("}")
        }
    }

    /// Nothing of the graph is seen while its root is undecided.
    private var isUnseen: Bool { state.hasRoots && state.launching == nil }

    private func writeBeginning(_ writer: inout SwiftWriter) {
        let kept = (model.hasMembers(.link) ? [".url"] : []) + (state.hasConditions ? [".blocked"] : [])
        writer.doc(
            "Shows what was saved, and reports what is then on top"
                + (model.hasMembers(.link) ? " and what became of links" : "")
                + ": nobody saw what was there before.")
        writer.block("func begin(with saved: Data? = nil)") { writer in
            writer.block("tellAfterwards") { writer in
                if model.hasMembers(.link) {
                    writer.code(
                        """
                        let early = opening.early
                        opening.early = nil
                        opening.hasBegun = true
                        if let saved {
                            restore(saved)
                            // The system may deliver a link first; it goes on top of what was saved.
                            if let early { followEarly(early.link, early.url) }
                        }
                        """)
                } else {
                    writer.line("if let saved { restore(saved) }")
                }
                if kept.isEmpty {
                    writer.line("events = []")
                } else {
                    writer.code(
                        """
                        events.removeAll { event in
                            switch event {
                            case \(kept.listed): return false
                            default: return true
                            }
                        }
                        """)
                }
                writer.line(
                    isUnseen
                        ? "if let shown = state.seen { events.insert(.shown(shown.node, values: shown.values), at: 0) }"
                        : "events.insert(.shown(state.seen.node, values: state.seen.values), at: 0)")
            }
        }
        writer.blank()
    }

    private func writeStepNode(_ writer: inout SwiftWriter) {
        writer.blank()
        writer.block("\(model.isolation)extension \(model.typeName(.flow))") { writer in
            writer.doc("The node of the step that is shown.")
            writer.block("var stepNode: \(p)Node") { writer in
                writer.line("let step: String")
                writer.line("switch self {")
                for flow in model.allNodes(.flow) {
                    writer.line("case \(model.pattern(of: flow, .flow, ["flow"])): step = flow.step.rawValue")
                }
                writer.line("}")
                writer.line("return \(p)Node(rawValue: \"\\(node.rawValue).\\(step)\") ?? node")
            }
        }
    }
}

/// A node's values as texts, in each module for its own nodes.
struct ToldText {
    private let model: SwiftModel
    private let section: SectionID
    private var fields: String { model.support("Fields", section) }

    init(_ model: SwiftModel, _ section: SectionID) {
        self.model = model
        self.section = section
    }

    func write(to writer: inout SwiftWriter) {
        let text = FieldsText(model, section)
        let hidden = hiddenNames
        writer.blank()
        writer.block("\(model.isolation)extension \(fields)") { writer in
            writer.doc("The values that may be reported, by name.")
            writer.block("var told: [String: String]") { writer in
                if text.hasForeign {
                    writer.code(
                        """
                        if case .other(let value)? = values.first, let node = value.base as? any \(model.prefix)Foreign {
                            return node.told
                        }
                        """)
                }
                if !hidden.isEmpty { writer.line("let hidden = Self.hidden(place)") }
                writer.line("var told: [String: String] = [:]")
                writer.code(
                    """
                    for (name, value) in zip(\(model.support("Nodes", section)).parameters(of: place), values) {
                        \(hidden.isEmpty ? "" : "if hidden.contains(String(name)) { continue }")
                        told[String(name)] = value.told
                    }
                    return told
                    """)
            }
            if !hidden.isEmpty { writeHidden(hidden, &writer) }
        }
        writer.blank()
        writer.block("\(model.isolation)extension \(fields).Value") { writer in
            writer.block("var told: String?") { writer in
                writer.line("switch self {")
                writer.line("case .none: return nil")
                for carrier in text.carriers {
                    let value = carrier == .string ? "value" : "\"\\(value)\""
                    writer.line("case .\(FieldsText.word(carrier))(let value): return \(value)")
                }
                if text.hasLists {
                    writer.line("case .list(let values): return values.compactMap(\\.told).joined(separator: \", \")")
                }
                if text.hasOther { writer.line("case .other: return nil") }
                writer.line("}")
            }
        }
    }

    private func writeHidden(_ hidden: [(place: Int, names: [String])], _ writer: inout SwiftWriter) {
        writer.blank()
        writer.block("private static func hidden(_ place: Int) -> [String]") { writer in
            writer.line("switch place {")
            for (place, names) in hidden {
                writer.line("case \(place): return [\(names.map(SwiftNames.literal).listed)]")
            }
            writer.line("default: return []")
            writer.line("}")
        }
    }

    private var hiddenNames: [(place: Int, names: [String])] {
        model.table(inModuleOf: section).enumerated().compactMap { place, node in
            let names = model.graph[node].parameters.filter(\.isSensitive).map(\.name.value)
            return names.isEmpty ? nil : (place, names)
        }
    }
}
