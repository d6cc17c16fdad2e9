import NavGraph
import NavLinks
import NavNames

/// Declares the enums and the constrained types under `types:`.
struct TypeDeclarations {
    private let model: DeclarationModel
    private let section: SectionID
    private var swift: SwiftModel { model.swift }

    init(_ model: DeclarationModel, _ section: SectionID) {
        self.model = model
        self.section = section
    }

    func write(to file: inout SwiftFile) {
        for (index, type) in model.graph.types.enumerated()
        where type.appType == nil && swift.module(ofType: TypeID(index)) == swift.module(of: section) {
            switch type.definition {
            case .opaque: break
            case .enumeration(let cases): write(type, cases, to: &file)
            case .constrained(let base, let pattern): write(TypeID(index), base, pattern?.value, to: &file)
            }
        }
    }

    private func write(_ type: TypeDeclaration, _ cases: [EnumCase], to file: inout SwiftFile) {
        let hasList = cases.contains { $0.name.value == "allCases" }
        let conformances = Declaration.listed.filter { $0 != "CaseIterable" || !hasList }
        file.writer.blank()
        file.writer.doc(type.doc ?? "")
        file.writer.declare(.type("enum", SwiftNames.identifier(type.name.value), conformances)) { writer in
            for value in cases {
                let raw = value.raw.value == value.name.value ? "" : " = " + SwiftNames.literal(value.raw.value)
                writer.declare(.enumCase(SwiftNames.identifier(value.name.value)), raw)
            }
        }
    }

    private func write(_ id: TypeID, _ base: BuiltinType, _ pattern: String?, to file: inout SwiftFile) {
        let type = model.graph[id]
        let access = file.access
        let automaton = pattern == nil ? nil : swift.links.spellings(of: id)
        if SwiftModel.isFoundation(base) { file.exposesFoundation = true }
        file.writer.blank()
        file.writer.doc([
            type.doc ?? "", pattern.map { "\(base.rawValue) values whose text matches `\($0)`." } ?? "",
        ])
        let name = SwiftNames.identifier(type.name.value)
        let conformance = automaton == nil ? "WrappedValue" : "PatternValue"
        file.writer.declare(.type("struct", name, [conformance])) { writer in
            if let automaton {
                AutomatonCode.write("\(access)static let automaton = Automaton(", automaton, ")", &writer)
            }
            writer.declare(.property("rawValue", base.rawValue, introducer: "let"))
            if automaton != nil {
                writer.line("\(access)init(unchecked value: \(base.rawValue)) { rawValue = value }")
            } else if !access.isEmpty {
                writer.line("\(access)init(rawValue: \(base.rawValue)) { self.rawValue = rawValue }")
            }
        }
    }
}

/// Encodes an automaton as a string: `2D>1;30-39>2;!30-39>2` has the edges of each state in hex,
/// with `!` where a state accepts.
enum AutomatonCode {
    static func write(
        _ head: String, _ automaton: LanguageAutomaton, _ tail: String, _ writer: inout SwiftWriter
    ) {
        let states = text(automaton).split(separator: ";", omittingEmptySubsequences: false).map { $0 + ";" }
        let whole = "\(head)\"\(text(automaton))\"\(tail)"
        guard whole.utf8.count > writer.room else { return writer.line(whole) }
        writer.line(head)
        writer.indented { writer in
            writer.line("\"\"\"")
            var rows = [""]
            for state in states {
                if rows[rows.count - 1].utf8.count + state.utf8.count > 80 { rows.append("") }
                rows[rows.count - 1] += state
            }
            rows[rows.count - 1].removeLast()
            for row in rows.dropLast() { writer.verbatim(row + "\\") }
            writer.verbatim(rows[rows.count - 1])
            writer.line("\"\"\"\(tail)")
        }
    }

    static func text(_ automaton: LanguageAutomaton) -> String {
        (0..<automaton.stateCount).map { state in
            let edges = automaton.edges(of: Int32(state)).filter { $0.lower < Language.bare }.map {
                let range = $0.lower == $0.upper ? "" : "-" + scalar($0.upper)
                return "\(scalar($0.lower))\(range)>\($0.target)"
            }
            return (automaton.accepting[state] ? "!" : "") + edges.joined(separator: ",")
        }.joined(separator: ";")
    }

    private static func scalar(_ value: UInt32) -> String { String(value, radix: 16, uppercase: true) }
}
