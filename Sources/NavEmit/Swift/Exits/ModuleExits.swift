import NavGraph

/// In the app: what the screens of a module ask for becomes what the app's own ask for.
struct ModuleExits {
    private let facts: ExitFacts
    private let app: ExitVocabulary
    private let vocabulary: ExitVocabulary
    private var model: SwiftModel { facts.model }
    private var p: String { facts.model.prefix }

    init(_ facts: ExitFacts, _ app: ExitVocabulary, _ vocabulary: ExitVocabulary) {
        self.facts = facts
        self.app = app
        self.vocabulary = vocabulary
    }

    private var nodes: [NodeID] {
        model.sections(inModule: vocabulary.module).flatMap { facts.nodes(in: $0) }
    }

    var isNeeded: Bool { !nodes.isEmpty }

    func write(to writer: inout SwiftWriter) {
        writeExit(&writer)
        writeHandler(&writer)
        for node in nodes {
            SelectionText(facts, vocabulary, "").writeConformance(node, in: app, to: &writer)
        }
    }

    private func writeExit(_ writer: inout SwiftWriter) {
        let names = vocabulary.names
        writer.blank()
        writer.block("\(model.isolation)extension \(p)Exit") { writer in
            writer.doc("What a screen of `\(vocabulary.module ?? "")` requests.")
            writer.block("\(model.access(in: .main))init(_ exit: \(names.exit))") { writer in
                writer.line("switch exit {")
                for way in vocabulary.distinctWays {
                    let locals = way.parameters.map { SwiftNames.local($0.parameter.name.value, beside: ["exit"]) }
                    let data = vocabulary.data(way).map { _ in "data" }
                    let bound = locals + [data].compactMap(\.self)
                    let pattern = bound.isEmpty ? "" : "(\(bound.map { "let " + $0 }.listed))"
                    writer.line("case .\(SwiftNames.identifier(vocabulary.ownName(way)))\(pattern):")
                    writer.indented { $0.line("self = \(app.exit(way, locals, data: data))") }
                }
                writer.line("case .back: self = .back")
                writer.line("case .close: self = .close")
                if vocabulary.returnsResults {
                    writer.line("case .finish(let result): self = .finish(\(p)Result(content: result.content))")
                }
                writer.line("}")
            }
        }
    }

    private func writeHandler(_ writer: inout SwiftWriter) {
        let names = vocabulary.names
        var arguments = ["go: { handler.go(\(p)Exit($0)) }"]
        if vocabulary.hasAnswers {
            arguments.append("ask: { await handler.ask(\(p)Exit($0)).map { \(names.result)(content: $0.content) } }")
        }
        if vocabulary.hasOffers {
            arguments.append("offers: handler.offers")
        }
        let pushes = app.words.contains { $0.name == "push" }
        if pushes {
            arguments.append("value: { exit in if case .push(let route) = \(p)Exit(exit) { route } else { exit } }")
        }
        arguments.append("count: { handler.count($0 == .arrivals ? .arrivals : .reselections) }")
        writer.blank()
        writer.block("extension \(names.handler)") { writer in
            writer.doc("Performs exits of `\(vocabulary.module ?? "")` as exits of the app.")
            writer.block("\(model.access(in: .main))convenience init(_ handler: \(p)ExitHandler)") { writer in
                writer.line("self.init(")
                writer.indented { writer in
                    for (number, argument) in arguments.enumerated() {
                        writer.line(argument + (number == arguments.count - 1 ? ")" : ","))
                    }
                }
            }
        }
    }
}
