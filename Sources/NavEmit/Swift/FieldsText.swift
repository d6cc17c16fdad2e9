import NavGraph

extension SwiftModel {
    /// A type that serves all files of a module: `ShopFields` in the app, `ShopOrdersFields` in a section's.
    func support(_ word: String, _ section: SectionID) -> String {
        let module = module(of: section)
        return companion(of: module == nil ? .main : sections(inModule: module).first ?? .main, word)
    }

    /// How a parameter is read from a saved state; `isUnsure` where the expression may be nil that must not be.
    func reading(_ parameter: Parameter, at place: Int) -> (text: String, isUnsure: Bool) {
        let type = self.type(parameter.type)
        let key = "\(place)"
        if let value = parameter.defaultValue?.value {
            let reading = parameter.mayBeNilInstead ? "optional" : "value"
            return ("saved.\(reading)(\(key), or: \(expression(value, type)))", false)
        }
        switch type.form {
        case .optional: return ("saved.optional(\(key))", false)
        case .list: return ("saved.value(\(key), or: [])", false)
        case .single:
            if case .builtin(let builtin) = type.kind, FieldsText.placeholder(builtin) != nil {
                return ("saved.\(FieldsText.word(builtin))(\(key))", false)
            }
            return ("saved.optional(\(key), \(type.name).self)", true)
        }
    }
}

extension Parameter {
    /// Whether nil is a value that differs from its default.
    var mayBeNilInstead: Bool {
        type.form == .optional && defaultValue.map { !$0.value.isNull } ?? false
    }
}

extension SwiftModel {
    /// The nodes of a module, by which the generated code knows them: the app's are all of the graph.
    func table(inModuleOf section: SectionID) -> [NodeID] {
        guard let module = module(of: section) else { return graph.nodes.indices.map { NodeID($0) } }
        return sections(inModule: module).flatMap { nodes(in: $0) }.sorted()
    }

    /// The place of a node in the table of the module in which an enum is compiled.
    func place(of node: NodeID, _ family: Family) -> Int {
        guard family != .link, module(of: graph[node].section) != nil else { return node.index }
        return foreignPlaces[node] ?? node.index
    }
}

/// The types by which nodes are compared, saved and restored: one copy in each module.
struct FieldsText {
    let model: SwiftModel
    let section: SectionID
    let carriers: [BuiltinType]
    let placeholders: [BuiltinType]
    private let hasOwn: Bool
    private let hasUnsaved: Bool
    /// The methods that take lists of the app's own values.
    private let ownLists: Set<String>
    let hasDefaults: Bool
    /// Whether nil has to be saved, as what is not there would be the default.
    let savesNil: Bool
    let hasForeign: Bool
    /// Whether there are values of the app's own types.
    var hasOther: Bool { hasOwn || hasUnsaved }
    let hasLists: Bool

    init(_ model: SwiftModel, _ section: SectionID) {
        self.model = model
        self.section = section
        let sections = model.sections(inModule: model.module(of: section))
        var nodes = Family.allCases.filter { $0 != .flow && $0 != .link }.flatMap { family in
            sections.flatMap { model.nodes(family, in: $0) }
        }
        if model.module(of: section) == nil, model.has(.links) { nodes += model.allNodes(.link) }
        // Few types, which are compared faster than hashed.
        var used: [BuiltinType] = []
        var read: [BuiltinType] = []
        var ownLists: Set<String> = []
        var (hasSaved, hasUnsaved, hasDefaults, savesNil, hasLists) = (false, false, false, false, false)
        for node in nodes {
            let isRestorable = model.isRestorable(node)
            for parameter in model.parameters(of: node) {
                let type = model.type(parameter.type)
                if let carrier = type.carrier, !used.contains(carrier) { used.append(carrier) }
                if type.form == .list { hasLists = true }
                if type.isOwn {
                    if model.isTransient(parameter) { hasUnsaved = true } else { hasSaved = true }
                    if type.form == .list { ownLists.insert(Self.verb(type, isSaved: !model.isTransient(parameter))) }
                }
                guard isRestorable else { continue }
                if parameter.mayBeNilInstead {
                    savesNil = true
                } else if parameter.defaultValue != nil || type.form == .list {
                    hasDefaults = true
                }
                if parameter.isRequired, case .builtin(let builtin) = type.kind, !read.contains(builtin) {
                    read.append(builtin)
                }
            }
        }
        carriers = BuiltinType.allCases.filter { used.contains($0) }
        placeholders = BuiltinType.allCases.filter { read.contains($0) && Self.placeholder($0) != nil }
        hasForeign = Family.allCases.contains { family in
            family != .link
                && sections.contains { section in
                    model.sections(family, in: section).contains { model.module(of: $0) != model.module(of: section) }
                }
        }
        hasOwn = hasForeign || hasSaved
        self.hasUnsaved = hasUnsaved
        self.ownLists = ownLists
        self.hasDefaults = hasDefaults
        self.savesNil = savesNil
        self.hasLists = hasLists
    }

    /// The method that takes values of a type.
    static func verb(_ type: SwiftType, isSaved: Bool) -> String {
        let word = type.carrier.map(word) ?? (isSaved ? "other" : "unsaved")
        return type.form == .list ? word + "List" : word
    }

    static func word(_ type: BuiltinType) -> String {
        switch type {
        case .string: "text"
        case .int: "int"
        case .int64: "int64"
        case .uint: "uint"
        case .double: "double"
        case .decimal: "decimal"
        case .bool: "bool"
        case .uuid: "uuid"
        case .date: "date"
        case .url: "url"
        }
    }

    /// What stands in for a value that is missing, until the whole is given up.
    static func placeholder(_ type: BuiltinType) -> String? {
        switch type {
        case .string: "\"\""
        case .int, .int64, .uint, .double, .decimal: "0"
        case .bool: "false"
        case .date: "Date(timeIntervalSinceReferenceDate: 0)"
        case .uuid: "UUID()"
        case .url: nil
        }
    }

    func write(to file: inout SwiftFile) {
        if carriers.contains(where: SwiftModel.isFoundation) { file.usesFoundation = true }
        let fields = model.support("Fields", section)
        writeFields(fields, &file)
        if hasForeign { writeForeign(&file) }
        if model.module(of: section) != nil, model.has(.navigator) { ToldText(model, section).write(to: &file.writer) }
        writeSaved(&file)
    }

    private func writeFields(_ name: String, _ file: inout SwiftFile) {
        let key = model.support("Key", section)
        let table = model.support("Nodes", section)
        file.writer.blank()
        file.writer.doc(
            "A node and its values. The enums are compared, hashed and saved by these, as what Swift would derive "
                + "for an enum with many cases takes seconds to compile.")
        file.writer.block("\(file.isolation)struct \(name): Hashable") { writer in
            writeValue(&writer)
            writer.code(
                """

                /// The node's place among all nodes.
                let place: Int
                private var count = 0
                // Most nodes have at most three parameters; these need no memory of their own.
                private var first = Value.none
                private var second = Value.none
                private var third = Value.none
                private var others: [Value] = []

                init(_ place: Int) { self.place = place }

                """)
            for carrier in carriers { writeVerb(carrier, &writer) }
            writeOwnVerbs(&writer)
            writer.code(
                """

                private mutating func add(_ value: Value) {
                    switch count {
                    case 0: first = value
                    case 1: second = value
                    case 2: third = value
                    default: others.append(value)
                    }
                    count += 1
                }

                /// Whether it is the same thing, even if values outside its identity differ.
                func isSame(as other: Self) -> Bool {
                    guard place == other.place else { return false }
                """)
            writer.indented { writer in
                if hasForeign {
                    writer.code(
                        """
                        if case .other(let node) = first, case .other(let former) = other.first,
                            let node = node.base as? any \(model.prefix)Foreign
                        {
                            return node.isSame(asForeign: former.base)
                        }
                        """)
                }
                writer.code(identity)
            }
            writer.code(
                """
                }

                var values: [Value] { [first, second, third].prefix(count) + others }

                func encode(to encoder: any Encoder) throws {
                    var container = encoder.container(keyedBy: \(key).self)
                    try container.encode(\(table).ids[place], forKey: \(key)("node"))
                    guard count > 0 else { return }
                    var nested = container.nestedContainer(keyedBy: \(key).self, forKey: \(key)("values"))
                    for (name, value) in zip(\(table).parameters(of: place), values) {
                        try value.encode(in: &nested, \(key)(String(name)))
                    }
                }
                """)
        }
        writeTable(table, &file)
    }

    /// What the app has to know of nodes in other modules.
    private func writeForeign(_ file: inout SwiftFile) {
        let told =
            model.has(.navigator)
            ? "\n    /// The values that may be reported, by name.\n    var told: [String: String] { get }" : ""
        file.writer.blank()
        file.writer.doc("A node that is compiled in its own module.")
        file.writer.code(
            """
            \(file.isolation)protocol \(model.prefix)Foreign {
                /// Whether it is the same thing, even if values outside its identity differ.
                func isSame(asForeign other: Any) -> Bool\(told)
            }
            """)
    }

    /// How two values of one node are compared.
    private var identity: String {
        let nodes = model.table(inModuleOf: section)
        var lines: [String] = []
        for (place, node) in nodes.enumerated()
        where model.module(of: model.graph[node].section) == model.module(of: section) {
            guard let identity = model.graph[node].identity else { continue }
            let numbers = identity.compactMap { name in
                model.graph[node].parameters.firstIndex { $0.name.value == name.value }
            }
            let tests = numbers.map { "values[\($0)] == other.values[\($0)]" }
            lines.append("case \(place): return \(tests.isEmpty ? "true" : tests.joined(separator: " && "))")
        }
        guard !lines.isEmpty else { return "return self == other" }
        return (["switch place {"] + lines + ["default: return self == other", "}"]).joined(separator: "\n")
    }

    /// What saved states call nodes and values.
    private func writeTable(_ name: String, _ file: inout SwiftFile) {
        let nodes = model.table(inModuleOf: section)
        let access = file.access
        file.writer.blank()
        file.writer.doc("The names of nodes and their parameters in saved states.")
        file.writer.block("\(file.isolation)enum \(name)") { writer in
            writer.rows(
                "static let ids: [String] = [",
                SwiftWriter.filled(nodes.map { SwiftNames.literal(model.graph[$0].name) + "," }))
            writer.blank()
            writer.rows(
                "private static let parameters: [StaticString] = [",
                SwiftWriter.filled(
                    nodes.map { node in
                        SwiftNames.literal(
                            model.graph[node].parameters.map(\.name.value).joined(separator: " ")) + ","
                    }))
            writer.blank()
            writer.code(
                """
                static func parameters(of place: Int) -> [Substring] {
                    "\\(parameters[place])".split(separator: " ")
                }

                """)
            let renamed = nodes.enumerated().flatMap { place, node in
                model.graph[node].formerNames.map { "\(SwiftNames.literal($0)): \(place)," }
            }
            if renamed.isEmpty {
                writer.line("static func place(of id: String) -> Int? { ids.firstIndex(of: id) }")
            } else {
                writer.doc("The former ids of nodes.")
                if renamed.count == 1 {
                    writer.line("private static let former: [String: Int] = [\(renamed[0].dropLast())]")
                } else {
                    writer.rows("private static let former: [String: Int] = [", SwiftWriter.filled(renamed))
                }
                writer.blank()
                writer.line("static func place(of id: String) -> Int? { ids.firstIndex(of: id) ?? former[id] }")
            }
            _ = access
        }
    }

    private func writeValue(_ writer: inout SwiftWriter) {
        writer.block("enum Value: Hashable") { writer in
            writer.line("case none")
            for carrier in carriers { writer.line("case \(Self.word(carrier))(\(carrier.rawValue))") }
            if hasLists { writer.line("case list([Value])") }
            if hasOther { writer.line("case other(AnyHashable)") }
            writer.blank()
            let key = model.support("Key", section)
            writer.list(
                "func encode(",
                ["in container: inout KeyedEncodingContainer<\(key)>", "_ key: \(key)"], ") throws {", closing: .apart)
            writer.indented { writer in
                writer.line("switch self {")
                writer.line("case .none: \(savesNil ? "try container.encodeNil(forKey: key)" : "break")")
                for carrier in carriers {
                    writer.line("case .\(Self.word(carrier))(let value): try container.encode(value, forKey: key)")
                }
                if hasLists {
                    writer.code(
                        """
                        case .list(let values):
                            var list = container.nestedUnkeyedContainer(forKey: key)
                            for value in values { try value.encode(in: &list) }
                        """)
                }
                if hasOther { writeOwnEncoding("container", ", forKey: key", &writer) }
                writer.line("}")
            }
            writer.line("}")
            guard hasLists else { return }
            writer.blank()
            writer.block("private func encode(in container: inout any UnkeyedEncodingContainer) throws") { writer in
                writer.line("switch self {")
                for carrier in carriers {
                    writer.line("case .\(Self.word(carrier))(let value): try container.encode(value)")
                }
                writer.line("default: break")
                writer.line("}")
            }
        }
    }

    private func writeOwnEncoding(_ container: String, _ key: String, _ writer: inout SwiftWriter) {
        writer.code(
            """
            case .other(let value):
                guard let value = value.base as? any Encodable else {
                    let context = EncodingError.Context(
                        codingPath: container.codingPath,
                        debugDescription: "\\(key.stringValue) lives in memory only")
                    throw EncodingError.invalidValue(value, context)
                }
                try container.encode(value, forKey: key)
            """)
    }

    private func writeVerb(_ carrier: BuiltinType, _ writer: inout SwiftWriter) {
        let word = Self.word(carrier)
        writer.code(
            """
            @inline(never)
            mutating func \(word)(_ value: \(carrier.rawValue)?) {
                add(value.map { .\(word)($0) } ?? .none)
            }

            """)
        guard hasLists else { return }
        writer.code(
            """
            @inline(never)
            mutating func \(word)List(_ values: [\(carrier.rawValue)]) {
                add(.list(values.map { .\(word)($0) }))
            }

            """)
    }

    private func writeOwnVerbs(_ writer: inout SwiftWriter) {
        if hasOwn {
            writer.code(
                """
                mutating func other<Own: Hashable & Encodable>(_ value: Own?) {
                    add(value.map { .other(AnyHashable($0)) } ?? .none)
                }

                """)
        }
        if hasUnsaved {
            writer.code(
                """
                /// Adds a value that exists only in memory.
                mutating func unsaved<Own: Hashable>(_ value: Own?) {
                    add(value.map { .other(AnyHashable($0)) } ?? .none)
                }

                """)
        }
        for (name, kind) in [("otherList", "Hashable & Encodable"), ("unsavedList", "Hashable")]
        where ownLists.contains(name) {
            writer.code(
                """
                /// Adds a list; an empty one equals other empty lists.
                mutating func \(name)<Own: \(kind)>(_ values: [Own]) {
                    add(values.isEmpty ? .list([]) : .other(AnyHashable(values)))
                }

                """)
        }
    }
}
