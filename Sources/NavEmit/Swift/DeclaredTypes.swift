import NavGraph
import NavLinks
import NavSyntax

/// The enums and the checked values that `types:` declares.
struct DeclaredTypes {
    private let model: SwiftModel
    private let section: SectionID

    init(_ model: SwiftModel, _ section: SectionID) {
        self.model = model
        self.section = section
    }

    func write(to file: inout SwiftFile) {
        for (index, type) in model.graph.types.enumerated()
        where model.module(ofType: TypeID(index)) == model.module(of: section) {
            switch type.definition {
            case .swift: break
            case .enumeration(let cases): write(type, cases, to: &file)
            case .constrained(let base, let pattern):
                write(TypeID(index), base, pattern?.value, to: &file)
            }
        }
        if hasPatterns { writeAutomaton(to: &file) }
        if bases.contains(.date) { DateText.write(file.isolation, &file.writer) }
    }

    private var hasPatterns: Bool { !bases.isEmpty }

    /// The types that others narrow by a pattern.
    private var bases: [BuiltinType] {
        model.graph.types.enumerated().compactMap { index, type in
            guard case .constrained(let base, _?) = type.definition else { return nil }
            return model.module(ofType: TypeID(index)) == model.module(of: section) ? base : nil
        }
    }

    /// What links read by a pattern that is no declared type's.
    func writeAutomatonForLinks(to file: inout SwiftFile) {
        if !hasPatterns { writeAutomaton(to: &file) }
    }

    private func write(_ type: TypeDeclaration, _ cases: [EnumCase], to file: inout SwiftFile) {
        let iterable = cases.contains { $0.name.value == "allCases" } ? "" : "CaseIterable, "
        file.writer.blank()
        file.writer.doc(type.doc ?? "")
        file.writer.block(
            "\(file.isolation)\(file.access)enum \(SwiftNames.identifier(type.name.value)): String, \(iterable)Codable, Sendable"
        ) { writer in
            for value in cases {
                let raw = value.raw.value == value.name.value ? "" : " = " + SwiftNames.literal(value.raw.value)
                writer.line("case " + SwiftNames.identifier(value.name.value) + raw)
            }
        }
    }

    private func write(_ id: TypeID, _ base: BuiltinType, _ pattern: String?, to file: inout SwiftFile) {
        let type = model.graph[id]
        let access = file.access
        let name = SwiftNames.identifier(type.name.value)
        if SwiftModel.isFoundation(base) { file.showsFoundation = true }
        file.writer.blank()
        file.writer.doc([
            type.doc ?? "",
            pattern.map { "\(base.rawValue) values whose text matches `\($0)`." } ?? "",
        ])
        file.writer.block(
            "\(file.isolation)\(access)struct \(name): RawRepresentable, Hashable, Codable, Sendable"
        ) { writer in
            writer.line("\(access)let rawValue: \(base.rawValue)")
            writer.blank()
            let automaton = pattern == nil ? nil : model.links.spellings(of: id)
            writeInitialisers(id, base, access, isChecked: automaton != nil, &writer)
            if SwiftModel.isFoundation(base) { writeCoding(base, access, isChecked: automaton != nil, &writer) }
            if let automaton {
                writer.blank()
                AutomatonText.write("static let automaton", model.support("Automaton", section), automaton, &writer)
            }
        }
    }

    private func writeInitialisers(
        _ id: TypeID, _ base: BuiltinType, _ access: String, isChecked: Bool, _ writer: inout SwiftWriter
    ) {
        if isChecked {
            writer.doc("Checks the value; `nil` if it does not match.")
            writer.block("\(access)init?(rawValue: \(base.rawValue))") { writer in
                if base == .date {
                    let condition = DateText.condition(model.dateSpelling(of: .declared(id)))
                    writer.line("guard let text = rawValue.urlText else { return nil }")
                    writer.line("guard \(condition) else { return nil }")
                } else {
                    writer.line("guard Self.automaton.accepts(\(Self.spelling(base))) else { return nil }")
                }
                writer.line("self.rawValue = rawValue")
            }
            writer.blank()
            writer.code(
                """
                /// Checks the value; `nil` if it does not match.
                \(access)init?(_ value: \(base.rawValue)) { self.init(rawValue: value) }

                """)
        } else {
            writer.line("\(access)init(rawValue: \(base.rawValue)) { self.rawValue = rawValue }")
            writer.blank()
            writer.line("\(access)init(_ value: \(base.rawValue)) { rawValue = value }")
        }
        writer.doc("Takes a value that is known to match.")
        if !access.isEmpty { writer.line("@usableFromInline") }
        writer.line("init(unchecked value: \(base.rawValue)) { rawValue = value }")
    }

    /// Swift codes by their raw values what has a text, a number or a Bool; a value of Foundation's would be wrapped.
    private func writeCoding(_ base: BuiltinType, _ access: String, isChecked: Bool, _ writer: inout SwiftWriter) {
        writer.blank()
        writer.block("\(access)init(from decoder: any Decoder) throws") { writer in
            writer.line("let container = try decoder.singleValueContainer()")
            writer.line("let value = try container.decode(\(base.rawValue).self)")
            guard isChecked else {
                writer.line("self.init(rawValue: value)")
                return
            }
            writer.code(
                """
                guard let checked = Self(rawValue: value) else {
                    throw DecodingError.dataCorruptedError(
                        in: container, debugDescription: "\\(value) does not match the type's pattern")
                }
                self = checked
                """)
        }
        writer.blank()
        writer.block("\(access)func encode(to encoder: any Encoder) throws") { writer in
            writer.line("var container = encoder.singleValueContainer()")
            writer.line("try container.encode(rawValue)")
        }
    }

    /// The text of a value that its pattern is about.
    private static func spelling(_ base: BuiltinType) -> String {
        switch base {
        case .string: "rawValue"
        case .uuid: "rawValue.uuidString"
        case .url: "rawValue.absoluteString"
        case .date, .int, .int64, .uint, .double, .decimal, .bool: "String(describing: rawValue)"
        }
    }

    private func writeAutomaton(to file: inout SwiftFile) {
        let name = model.support("Automaton", section)
        file.writer.blank()
        file.writer.doc(
            "A pattern as a state machine that reads a text once, scalar by scalar, without backtracking: no text can slow it down."
        )
        file.writer.code(
            """
            \(file.isolation)struct \(name): Sendable {
                struct Edge: Sendable {
                    let lower: UInt32
                    let upper: UInt32
                    let state: Int

                    init(_ lower: UInt32, _ upper: UInt32, _ state: Int) {
                        self.lower = lower
                        self.upper = upper
                        self.state = state
                    }
                }

                /// The transitions from each state.
                let edges: [[Edge]]
                let accepting: Swift.Set<Int>

                func accepts(_ text: String) -> Bool {
                    var state = 0
                    for scalar in text.unicodeScalars {
                        guard let next = next(state, scalar.value) else { return false }
                        state = next
                    }
                    return accepting.contains(state)
                }

                private func next(_ state: Int, _ scalar: UInt32) -> Int? {
                    for edge in edges[state] where edge.lower <= scalar && scalar <= edge.upper {
                        return edge.state
                    }
                    return nil
                }
            }
            """)
    }
}

/// An automaton as a Swift literal.
enum AutomatonText {
    static func write(_ head: String, _ type: String, _ automaton: Automaton, _ writer: inout SwiftWriter) {
        writer.line("\(head) = \(type)(")
        writer.indented { writer in
            writer.line("edges: [")
            writer.indented { writer in
                for state in 0..<automaton.stateCount {
                    let edges = automaton.edges(of: Int32(state)).filter { $0.lower < Language.bare }.map {
                        ".init(\(scalar($0.lower)), \(scalar($0.upper)), \($0.target))"
                    }
                    writer.line("[" + edges.listed + "],")
                }
            }
            writer.line("],")
            let accepting = automaton.accepting.indices.filter { automaton.accepting[$0] }.map { "\($0)" }
            let whole = "accepting: [" + accepting.listed + "])"
            if whole.count < 80 {
                writer.line(whole)
            } else {
                writer.rows("accepting: [", SwiftWriter.filled(accepting.map { $0 + "," }), "])")
            }
        }
    }

    private static func scalar(_ value: UInt32) -> String { "0x" + String(value, radix: 16, uppercase: true) }
}

extension SwiftModel {
    /// Where a type of the graph is compiled: with the section whose file declares it; nil: in the app.
    func module(ofType id: TypeID) -> String? { module(of: graph[id].section) }
}
