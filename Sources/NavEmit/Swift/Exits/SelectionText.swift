import NavGraph

/// What can be selected in a column of a split view: `MailboxesSelection`, for `List(selection:)`.
struct SelectionText {
    private let facts: ExitFacts
    private let vocabulary: ExitVocabulary
    private let access: String
    private var model: SwiftModel { facts.model }
    private var p: String { facts.model.prefix }

    init(_ facts: ExitFacts, _ vocabulary: ExitVocabulary, _ access: String) {
        self.facts = facts
        self.vocabulary = vocabulary
        self.access = access
    }

    static func writeProtocol(
        _ p: String, _ isolation: String, _ access: String, hasOffers: Bool, _ writer: inout SwiftWriter
    ) {
        let offer = "\n    /// The number of the exit, if it is not always offered.\n    var offer: Int? { get }"
        writer.blank()
        writer.doc("What can be selected in a column of a split view.")
        writer.code(
            """
            \(isolation)\(access)protocol \(p)ColumnSelection: Hashable, Sendable {
                /// What a later column shows, if this column can show it.
                init?(_ route: \(p)Route)
                var exit: \(p)Exit { get }\(hasOffers ? offer : "")
            }
            """)
    }

    func write(_ node: NodeID, to writer: inout SwiftWriter) {
        guard let (name, ways) = facts.selection(of: node) else { return }
        writer.blank()
        writer.doc("What can be selected in `\(model.graph[node].name)`.")
        let isApps = vocabulary.module == nil
        let conformance = isApps ? "\(p)ColumnSelection" : "Hashable, Sendable"
        writer.block("\(model.isolation)\(access)enum \(name): \(conformance)") { writer in
            for way in ways {
                let open = way.parameters.map {
                    "\(SwiftNames.declaredLabel($0.parameter.name.value)): \(model.type($0.parameter.type).text)"
                }
                let head = "case " + SwiftNames.identifier(way.name)
                if open.isEmpty { writer.line(head) } else { writer.list("\(head)(", open, ")", closing: .apart) }
            }
            guard isApps else { return }
            writer.blank()
            writeMembers(ways, access, vocabulary, &writer)
        }
    }

    /// In the app, of a type that a module has.
    func writeConformance(_ node: NodeID, in app: ExitVocabulary, to writer: inout SwiftWriter) {
        guard let (name, ways) = facts.selection(of: node) else { return }
        writer.blank()
        writer.block("\(model.isolation)extension \(name): \(p)ColumnSelection") { writer in
            writeMembers(ways, model.access(in: .main), app, &writer)
        }
    }

    private func writeMembers(
        _ ways: [WayOut], _ access: String, _ vocabulary: ExitVocabulary, _ writer: inout SwiftWriter
    ) {
        writer.block("\(access)init?(_ route: \(p)Route)") { writer in
            writer.line("switch route {")
            for way in ways {
                let locals = locals(way, beside: ["route"])
                writer.line("case \(model.pattern(of: way.target, .route, locals)):")
                writer.indented { writer in
                    writer.line("self = .\(SwiftNames.identifier(way.name))\(arguments(way, locals))")
                }
            }
            writer.line("default: return nil")
            writer.line("}")
        }
        writer.blank()
        writer.block("\(access)var exit: \(p)Exit") { writer in
            writer.line("switch self {")
            for way in ways {
                let locals = locals(way, beside: [])
                let pattern = locals.isEmpty ? "" : "(\(locals.map { "let " + $0 }.listed))"
                writer.line("case .\(SwiftNames.identifier(way.name))\(pattern):")
                writer.indented { $0.line("return \(vocabulary.exit(way, locals))") }
            }
            writer.line("}")
        }
        guard vocabulary.hasOffers else { return }
        writer.blank()
        let conditional = ways.filter { !$0.route.when.isEmpty }
        guard !conditional.isEmpty else { return writer.line("\(access)var offer: Int? { nil }") }
        writer.block("\(access)var offer: Int?") { writer in
            writer.line("switch self {")
            for way in conditional {
                guard let offer = way.offer else { continue }
                writer.line("case .\(SwiftNames.identifier(way.name)): return \(offer.number)")
            }
            if conditional.count < ways.count { writer.line("default: return nil") }
            writer.line("}")
        }
    }

    private func locals(_ way: WayOut, beside taken: [String]) -> [String] {
        way.parameters.map { SwiftNames.local($0.parameter.name.value, beside: taken) }
    }

    private func arguments(_ way: WayOut, _ locals: [String]) -> String {
        guard !locals.isEmpty else { return "" }
        return "("
            + zip(way.parameters, locals).map { "\(SwiftNames.label($0.parameter.name.value)): \($1)" }
            .listed + ")"
    }
}
