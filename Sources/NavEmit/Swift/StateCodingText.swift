import NavGraph

/// How the state is saved and restored, and what makes two contents the same thing.
struct StateCodingText {
    private let facts: StateFacts
    private let access: String
    private var p: String { facts.p }
    private var graph: Graph { facts.graph }
    private var model: SwiftModel { facts.model }

    init(_ facts: StateFacts, _ access: String) {
        self.facts = facts
        self.access = access
    }

    private var formerFlows: FormerFlowsText { FormerFlowsText(facts) }

    private var hasScreenBase: Bool {
        facts.hasScreenContent
    }

    func write(to writer: inout SwiftWriter) {
        writeSameness(&writer)
        writeState(&writer)
        writeLevel(&writer)
        if facts.hasSplits { writeSplit(&writer) }
        if facts.hasConditions { writeParked(&writer) }
    }

    // MARK: - Sameness

    private func writeSameness(_ writer: inout SwiftWriter) {
        let hasFlow = facts.families.contains(.flow) || facts.hasRootFlows
        writer.blank()
        writer.block("\(model.isolation)extension \(p)State.Content") { writer in
            writer.doc("Whether it is the same thing, even if values outside its identity differ.")
            writer.block("func isSame(as other: Self) -> Bool") { writer in
                writer.line("switch (self, other) {")
                if hasScreenBase {
                    writer.line(
                        "case (.screen(let one), .screen(let other)): return one.fields.isSame(as: other.fields)")
                }
                if facts.hasSplits {
                    writer.line("case (.split(let one), .split(let other)): return one.node == other.node")
                }
                for family in facts.families where family != .flow {
                    writer.line(
                        "case (.\(family.word)(let one), .\(family.word)(let other)): return one.fields.isSame(as: other.fields)"
                    )
                }
                if hasFlow { writer.line("case (.flow(let one), .flow(let other)): return one.node == other.node") }
                let count =
                    (hasScreenBase ? 1 : 0) + (facts.hasSplits ? 1 : 0) + facts.families.count
                    + (facts.hasRootFlows && !facts.families.contains(.flow) ? 1 : 0)
                if count > 1 { writer.line("default: return false") }
                writer.line("}")
            }
            if facts.hasFlows {
                writer.code(
                    """

                    /// Returns a flow with what it collected before.
                    func keeping(_ former: Self) -> Self {
                        guard case .flow(let flow) = self, case .flow(let former) = former else { return self }
                        return .flow(flow.keeping(former))
                    }
                    """)
            }
        }
    }

    // MARK: - The state

    private func writeState(_ writer: inout SwiftWriter) {
        let key = "\(p)Key"
        writer.blank()
        writer.doc(
            "Reads saved states of other app versions as far as they are understood: decoding never fails as a whole."
        )
        writer.block("\(model.isolation)extension \(p)State: Codable") { writer in
            writer.block("\(access)func encode(to encoder: any Encoder) throws") { writer in
                writer.line("var container = encoder.container(keyedBy: \(key).self)")
                if facts.hasRoots { writer.line("try container.encodeIfPresent(root, forKey: \(key)(\"root\"))") }
                if facts.hasTabs { writer.line("try container.encode(tab, forKey: \(key)(\"tab\"))") }
                if facts.canBeStack {
                    writer.line("if isStack { try container.encode(isStack, forKey: \(key)(\"isStack\")) }")
                }
                writer.code(
                    """
                    var bases = container.nestedContainer(keyedBy: \(key).self, forKey: \(key)("bases"))
                    for (level, names) in zip(self.bases, Self.baseNames) {
                        try bases.encode(level, forKey: \(key)(names[0]))
                    }
                    """)
                if facts.hasPresented {
                    writer.code(
                        """
                        // What is not saved takes with it everything on top of it.
                        let saved = presented.prefix { !$0.isAwaited && $0.content.isSavable }
                        try container.encode(Array(saved), forKey: \(key)("presented"))
                        """)
                }
                if facts.hasConditions {
                    writer.line("try container.encodeIfPresent(parkedAsSaved, forKey: \(key)(\"parked\"))")
                }
            }
            writer.blank()
            writer.block("\(access)init(from decoder: any Decoder) throws") { writer in
                writer.line("let container = try decoder.container(keyedBy: \(key).self)")
                if facts.hasRoots {
                    writeRootReading(key, &writer)
                } else {
                    writer.line("self.init()")
                }
                if seesGone {
                    let isGone = facts.hasRoots ? "root == nil && container.contains(\(key)(\"root\"))" : "false"
                    writer.line("\(facts.hasTabs ? "var" : "let") isGone = \(isGone)")
                }
                if facts.hasTabs { writeTabReading(key, &writer) }
                let isLost =
                    facts.hasPresented && facts.hasScreens
                    ? "\n        self.bases[place].isCut = names.contains { bases?.contains(\(key)($0)) == true }" : ""
                writer.code(
                    """
                    \(facts.canBeStack ? "isStack = container.contains(\(key)(\"isStack\"))" : "")
                    let bases = try? container.nestedContainer(keyedBy: \(key).self, forKey: \(key)("bases"))
                    for (place, names) in Self.baseNames.enumerated() {
                        let saved = names.lazy.compactMap { name in
                            try? bases?.decodeIfPresent(Level.self, forKey: \(key)(name))
                        }
                        guard let level = saved.first else {\(isLost)
                            continue
                        }
                        if \(facts.canBeStack ? "isStack || " : "")\(isSameBase) {
                            self.bases[place].content = level.content
                        \(facts.hasSplits ? lostColumns : "}")
                    """)
                if facts.hasScreens {
                    writer.code(
                        """
                            self.bases[place].path = level.path
                            self.bases[place].isCut = level.isCut
                        """)
                }
                writer.line("}")
                if facts.hasPresented {
                    let fitting =
                        facts.hasScreens
                        ? "// A presentation that no longer has a stack shows no screens of it.\n    let fits = level.path.isEmpty || level.content.hasStack\n    "
                        : ""
                    let kept = [
                        facts.hasPresentingColumns ? "\n    self[depth - 1].column = level.column" : "",
                        facts.hasScreens ? "\n    self[depth - 1].isCut = level.isCut || !fits" : "",
                    ].joined()
                    writer.code(
                        """
                        var list = try? container.nestedUnkeyedContainer(forKey: \(key)("presented"))
                        // Everything on top of what is gone goes with it.
                        while let isAtEnd = list?.isAtEnd, !isAtEnd\(seesGone ? ", !isGone" : "")\(facts.hasScreens ? ", !top.isCut" : ""),
                            let level = try? list?.decode(Level.self)
                        {
                            \(fitting)present(level.content\(facts.hasScreens ? ", path: fits ? level.path : []" : ""))\(kept)
                        }
                        """)
                    if facts.hasScreens {
                        writer.line("for place in presented.indices { presented[place].isCut = false }")
                    }
                }
                if facts.hasScreens {
                    writer.line("for place in self.bases.indices { self.bases[place].isCut = false }")
                }
                if facts.hasConditions {
                    writer.line("let parked = try? container.decodeIfPresent(Parked.self, forKey: \(key)(\"parked\"))")
                    writer.line("self.parked = parked.flatMap(parkedAsRestored)")
                }
            }
            if facts.hasConditions { writeParkedPlaces(&writer) }
            writer.blank()
            writer.doc("The names of roots and tabs in saved states: their ids and former ids.")
            writer.block("private static var baseNames: [[String]]") { writer in
                let names = facts.places.map { place in
                    let node = graph[place.tab ?? place.root]
                    let all = [node.name] + node.formerNames
                    return "[" + all.map(SwiftNames.literal).listed + "]"
                }
                writer.line("[" + names.listed + "]")
            }
        }
    }

    private func writeParkedPlaces(_ writer: inout SwiftWriter) {
        writer.code(
            """

            /// The parked step, if it can be saved; its level is given by place.
            private var parkedAsSaved: Parked? {
                guard var parked, parked.step.isSavable else { return nil }
                guard let origin = parked.origin else { return parked }
                guard let level = place(ofLevel: origin.level) else { return nil }
                parked.origin?.level = level
                return parked
            }

            /// The step that was parked, if its origin still exists.
            private func parkedAsRestored(_ parked: Parked) -> Parked? {
                guard let origin = parked.origin else { return parked }
                guard let level = existing(origin.level).map({ self[$0] }), origin.depth <= level.nodes.count else {
                    return nil
                }
                var parked = parked
                parked.origin?.level = level.id
                return parked
            }
            """)
    }

    /// Whether what was saved at the bottom of a stack is what is there now.
    private var isSameBase: String {
        let isSameNode = "level.nodes.first == self.bases[place].nodes.first"
        // The screen of a sidebar was perhaps a screen of its own.
        return mixesSplits ? isSameNode + " && level.content.isSplit == self.bases[place].content.isSplit" : isSameNode
    }

    /// What lay upon columns is nothing without them.
    private var lostColumns: String {
        """
        } else\(mixesSplits ? " if level.content.isSplit" : "") {
                self.bases[place].isCut = true
                continue
            }
        """
    }

    private var mixesSplits: Bool { facts.hasSplits && hasScreenBase }

    /// Whether what is presented may have lain upon a root or a tab that is gone.
    private var seesGone: Bool { facts.hasPresented && (facts.hasRoots || facts.hasTabs) }

    private func writeRootReading(_ key: String, _ writer: inout SwiftWriter) {
        let renamed = graph.roots.flatMap { choice -> [String] in
            guard case .node(let reference) = choice.show, let node = reference.target,
                let root = facts.rootName(choice)
            else { return [] }
            return graph[node].formerNames.map { "\(SwiftNames.literal($0)): .\(root)" }
        }
        var seen: Set<String> = []
        let former = renamed.filter { seen.insert($0).inserted }
        if former.isEmpty {
            writer.line("let root = try? container.decodeIfPresent(Root.self, forKey: \(key)(\"root\"))")
            writer.line("self.init(root: root)")
        } else {
            writer.line("let name = try? container.decodeIfPresent(String.self, forKey: \(key)(\"root\"))")
            writer.line("let former: [String: Root] = [\(former.listed)]")
            writer.line("self.init(root: name.flatMap { Root(rawValue: $0) ?? former[$0] })")
        }
    }

    private func writeTabReading(_ key: String, _ writer: inout SwiftWriter) {
        let renamed = model.tabs.flatMap { tab in graph[tab].formerNames.map { ($0, tab) } }
        writer.line("let id = try? container.decodeIfPresent(String.self, forKey: \(key)(\"tab\"))")
        func writeReading(_ writer: inout SwiftWriter) {
            writer.line("if let tab = id.flatMap(\(p)Tab.init(rawValue:)) {")
            writer.indented { $0.line("self.tab = tab") }
            if seesGone {
                writer.line("} else if id != nil\(facts.hasRoots ? ", root == .tabs" : "") {")
                writer.indented { $0.line("isGone = true") }
            }
            writer.line("}")
        }
        guard !renamed.isEmpty else { return writeReading(&writer) }
        writer.line("switch id {")
        for (name, tab) in renamed {
            writer.line("case \(SwiftNames.literal(name)): tab = .\(SwiftNames.identifier(graph[tab].id.value))")
        }
        writer.line("default:")
        writer.indented(writeReading)
        writer.line("}")
    }

    // MARK: - Levels

    private var contents: [(word: String, type: String)] {
        var contents: [(String, String)] = []
        if hasScreenBase { contents.append(("screen", "\(p)Route")) }
        if facts.hasSplits { contents.append(("split", "\(p)State.Split")) }
        for family in facts.families { contents.append((family.word, model.typeName(family))) }
        if facts.hasRootFlows, !facts.families.contains(.flow) { contents.append(("flow", model.typeName(.flow))) }
        return contents
    }

    private func writeLevel(_ writer: inout SwiftWriter) {
        let key = "\(p)Key"
        writer.blank()
        writer.block("\(model.isolation)extension \(p)State.Level: Codable") { writer in
            writer.block("\(access)func encode(to encoder: any Encoder) throws") { writer in
                writer.line("var container = encoder.container(keyedBy: \(key).self)")
                writer.line("switch content {")
                for (word, _) in contents {
                    writer.line("case .\(word)(let content):")
                    writer.indented { writer in
                        if word == "screen" {
                            writer.line(
                                "if content.isSavable { try container.encode(content, forKey: \(key)(\"screen\")) }")
                        } else {
                            writer.line("try container.encode(content, forKey: \(key)(\"\(word)\"))")
                        }
                    }
                }
                writer.line("}")
                if facts.hasPresentingColumns {
                    writer.line("try container.encodeIfPresent(column, forKey: \(key)(\"column\"))")
                }
                if facts.hasScreens {
                    writer.code(
                        """
                        let saved = path.prefix { content.isSavable && $0.isSavable }
                        if !path.isEmpty { try container.encode(Array(saved), forKey: \(key)("path")) }
                        if saved.count < path.count || !content.isSavable {
                            try container.encode(true, forKey: \(key)("isCut"))
                        }
                        """)
                }
            }
            writer.blank()
            writer.block("\(access)init(from decoder: any Decoder) throws") { writer in
                writer.line("let container = try decoder.container(keyedBy: \(key).self)")
                writer.code(
                    """
                    func read<Value: Decodable>(_ word: String) -> Value? {
                        try? container.decodeIfPresent(Value.self, forKey: \(key)(word))
                    }
                    """)
                for (number, content) in contents.enumerated() {
                    let former = content.word == "flow" && formerFlows.isNeeded ? " ?? .former(in: container)" : ""
                    writer.code(
                        """
                        \(number == 0 ? "if" : "} else if") let content: \(content.type) = read("\(content.word)")\(former) {
                            self.init(content: .\(content.word)(content))
                        """)
                }
                writer.code(
                    """
                    } else {
                        throw DecodingError.dataCorrupted(
                            .init(codingPath: decoder.codingPath, debugDescription: "nothing that is known"))
                    }
                    """)
                if facts.hasPresentingColumns { writer.line("column = read(\"column\")") }
                if facts.hasSplits {
                    writer.code(
                        """
                        if case .split(let split) = content,
                            let columns = try? container.nestedContainer(keyedBy: \(key).self, forKey: \(key)("split"))
                        {
                        """)
                    for column in facts.laterColumns {
                        writer.line(
                            "    if columns.contains(\(key)(\"\(column)\")), split.\(column) == nil { isCut = true }")
                    }
                    writer.line("}")
                }
                if facts.hasScreens {
                    writer.code(
                        """
                        var list = try? container.nestedUnkeyedContainer(forKey: \(key)("path"))
                        while \(facts.hasSplits ? "!isCut, " : "")let isAtEnd = list?.isAtEnd, !isAtEnd {
                            guard let route = try? list?.decode(\(p)Route.self) else {
                                isCut = true
                                break
                            }
                            path.append(route)
                        }
                        if (try? container.decodeIfPresent(Bool.self, forKey: \(key)("isCut"))) == true { isCut = true }
                        \(facts.hasSplits ? "leaveEmptyColumn()" : "")
                        """)
                }
            }
        }
        writer.blank()
        writer.block("\(model.isolation)extension \(p)State.Content") { writer in
            writer.doc("Whether a saved state can hold it: no value lives in memory only.")
            writer.block("var isSavable: Bool") { writer in
                writer.line("switch self {")
                for (word, _) in contents {
                    let text = word == "flow" ? "return true" : "return content.isSavable"
                    writer.line("case .\(word)\(text.hasSuffix("true") ? "" : "(let content)"): \(text)")
                }
                writer.line("}")
            }
        }
        for family in Family.allCases where family != .link && family != .flow && model.hasMembers(family) {
            writeSavable(family, &writer)
        }
        if mixesSplits {
            writer.blank()
            writer.code(
                """
                \(model.isolation)extension \(p)State.Content {
                    var isSplit: Bool {
                        if case .split = self { return true }
                        return false
                    }
                }
                """)
        }
        if formerFlows.isNeeded { formerFlows.write(to: &writer) }
    }

    private func writeSavable(_ family: Family, _ writer: inout SwiftWriter) {
        let unsaved = model.allNodes(family).filter { !model.isRestorable($0) }
        writer.blank()
        writer.block("\(model.isolation)extension \(model.typeName(family))") { writer in
            writer.doc("Whether a saved state can hold it.")
            guard !unsaved.isEmpty else { return writer.line("var isSavable: Bool { true }") }
            let names = unsaved.map { "." + SwiftNames.identifier(model.nodeNames[$0.index]) }
            writer.line("var isSavable: Bool { ![\(names.listed)].contains(node) }")
        }
    }

    /// Those that are not always filled.
    private func writeSplit(_ writer: inout SwiftWriter) {
        let columns = facts.laterColumns
        let key = "\(p)Key"
        writer.blank()
        writer.block("\(model.isolation)extension \(p)State.Split: Codable") { writer in
            writer.doc("Whether a saved state can hold all columns.")
            writer.line("var isSavable: Bool { [\(columns.listed)].allSatisfy { $0?.isSavable ?? true } }")
            writer.blank()
            writer.block("\(access)func encode(to encoder: any Encoder) throws") { writer in
                writer.line("var container = encoder.container(keyedBy: \(key).self)")
                writer.line("// Don't start what cannot be encoded: an encoder that has thrown is unusable.")
                writer.line("if sidebar.isSavable { try container.encode(sidebar, forKey: \(key)(\"sidebar\")) }")
                for (number, column) in columns.enumerated() {
                    let isKept = columns[...number].map { "\($0)?.isSavable ?? true" }
                    writer.line("if \(isKept.joined(separator: ", ")) {")
                    writer.indented {
                        $0.line("try container.encodeIfPresent(\(column), forKey: \(key)(\"\(column)\"))")
                    }
                    writer.line("}")
                }
                writer.line("try container.encode(visibility, forKey: \(key)(\"visibility\"))")
                writer.line("try container.encode(compactColumn, forKey: \(key)(\"compactColumn\"))")
            }
            writer.blank()
            writer.doc("Columns after one that cannot be read are empty.")
            writer.block("\(access)init(from decoder: any Decoder) throws") { writer in
                writer.line("let container = try decoder.container(keyedBy: \(key).self)")
                writer.line("self.init(sidebar: try container.decode(\(p)Route.self, forKey: \(key)(\"sidebar\")))")
                for (number, column) in columns.enumerated() {
                    let read =
                        "\(column) = try? container.decodeIfPresent(\(p)Route.self, forKey: \(key)(\"\(column)\"))"
                    writer.line(
                        number == 0
                            ? read
                            : "if \(columns[0]) != nil || !container.contains(\(key)(\"\(columns[0])\")) { \(read) }")
                }
                writer.line(
                    "if let saved = try? container.decode(Visibility.self, forKey: \(key)(\"visibility\")) { visibility = saved }"
                )
                writer.line(
                    "compactColumn = Self(\((["sidebar"] + columns).map { "\($0): \($0)" }.listed)).compactColumn")
                writer.line("let column = try? container.decode(Column.self, forKey: \(key)(\"compactColumn\"))")
                writer.line("// Below a stack, the last column may be empty.")
                writer.line("if let column, column == .detail || self[column] != nil { compactColumn = column }")
            }
        }
    }

    private func writeParked(_ writer: inout SwiftWriter) {
        writer.blank()
        writer.line("\(model.isolation)extension \(p)State.Parked: Codable {}")
        writer.blank()
        writer.block("\(model.isolation)extension \(p)State.Step: Codable") { writer in
            writer.doc("Whether a saved state can hold it.")
            writer.block("var isSavable: Bool") { writer in
                writer.line("switch self {")
                writer.line("case .open\(facts.hasTabs ? ", .select" : ""): return true")
                if facts.hasScreens {
                    let fill = facts.hasSplits ? ", .fill(_, let route)" : ""
                    writer.line(
                        "case .push(let route), .replace(let route), .reset(let route)\(fill): return route.isSavable")
                }
                if facts.hasPresented { writer.line("case .present(let content): return content.isSavable") }
                if facts.hasActions { writer.line("case .act(let action): return action.isSavable") }
                writer.line("}")
            }
        }
        guard facts.hasPresented else { return }
        let key = "\(p)Key"
        writer.blank()
        writer.block("\(model.isolation)extension \(p)State.Content: Codable") { writer in
            writer.block("\(access)func encode(to encoder: any Encoder) throws") { writer in
                writer.line("try \(p)State.Level(content: self).encode(to: encoder)")
            }
            writer.blank()
            writer.block("\(access)init(from decoder: any Decoder) throws") { writer in
                writer.line("self = try \(p)State.Level(from: decoder).content")
            }
            _ = key
        }
    }
}
