import NavGraph
import NavLinks

/// `ShopExits.swift`: for each screen, a value whose methods are its ways out.
struct ExitsFile {
    private var file: SwiftFile
    private let model: SwiftModel
    private let section: SectionID
    private let facts: ExitFacts
    private let vocabulary: ExitVocabulary
    private let state: StateFacts

    private init(_ facts: ExitFacts, _ state: StateFacts, _ section: SectionID) {
        file = SwiftFile(facts.model, section: section)
        model = facts.model
        self.section = section
        self.facts = facts
        self.state = state
        vocabulary = ExitVocabulary(facts, state, module: facts.model.module(of: section))
    }

    static func text(_ facts: ExitFacts, _ state: StateFacts, _ section: SectionID) -> FileText {
        var exits = ExitsFile(facts, state, section)
        exits.write()
        return exits.file.text
    }

    private mutating func write() {
        if vocabulary.module == nil { file.importModules(model.modules, shown: false) }
        if facts.isFirst(section) { writeSupport() }
        for node in facts.nodes(in: section) {
            // Of what is made elsewhere, a module knows nothing.
            let answers = facts[node].filter { vocabulary.answer($0) != nil }.map { model.graph[$0.target].returns }
            let results = ([facts.result(of: node)] + answers).compactMap(\.self)
            file.use(facts[node].flatMap(\.open), hasDefaults: true)
            file.make(facts[node].flatMap { $0.parameters.map(\.parameter) })
            let screen = ScreenExits(facts, vocabulary, node, file.access)
            file.use(screen.ownParameters, hasDefaults: false)
            file.use(results.map { Parameter(name: Located("result", $0.range), type: $0) }, hasDefaults: false)
            if vocabulary.module == nil {
                // What alerts and flows answer is declared beside them.
                let answering = facts[node].filter { vocabulary.declaresAnswer($0) }
                file.importModules(
                    answering.compactMap { model.module(of: model.graph[$0.target].section) }, shown: true)
            }
            screen.write(to: &file.writer)
            SelectionText(facts, vocabulary, file.access).write(node, to: &file.writer)
        }
        guard section == .main else { return }
        for module in model.modules {
            let exits = ModuleExits(facts, vocabulary, ExitVocabulary(facts, state, module: module))
            guard exits.isNeeded else { continue }
            file.importModules([module], shown: true)
            exits.write(to: &file.writer)
        }
    }

    // MARK: - What all exits share

    private mutating func writeSupport() {
        let (names, access, words) = (vocabulary.names, file.access, vocabulary.words)
        if let module = vocabulary.module {
            file.use(facts.allWays(inModule: module).flatMap { $0.parameters.map(\.parameter) }, hasDefaults: false)
        }
        file.writer.blank()
        file.writer.doc("What a screen requests through one of its exits.")
        let isIndirect = words.contains { $0.name == "under" }
        file.writer.block(
            "\(file.isolation)\(access)\(isIndirect ? "indirect " : "")enum \(names.exit): Hashable, Sendable"
        ) { writer in
            for word in words {
                writer.doc(word.doc)
                writer.line("case \(word.name)" + (word.payload.isEmpty ? "" : "(\(word.payload))"))
            }
            writer.doc("Goes back to what is below the screen.")
            writer.line("case back")
            if vocabulary.returnsResults {
                writer.doc("Closes the presentation that contains the screen, with a result.")
                writer.line("case finish(\(names.result))")
            }
        }
        if vocabulary.module == nil { writeTarget(words) }
        if vocabulary.hasAnswers || vocabulary.returnsResults { writeResult() }
        writeHandler()
        writeProtocol()
        if words.contains(where: { $0.name == "fill" }) {
            SelectionText.writeProtocol(
                model.prefix, file.isolation, access, hasOffers: vocabulary.hasOffers, &file.writer)
        }
    }

    /// The node to which an exit leads.
    private mutating func writeTarget(_ words: [ExitVocabulary.Word]) {
        let (p, access, isolation) = (model.prefix, file.access, file.isolation)
        let nodes = ["push", "replace", "reset", "start", "select", "act"] + Family.presented.map(\.word)
        file.writer.blank()
        file.writer.block("\(isolation)extension \(p)Exit") { writer in
            writer.doc("The node it leads to; `nil` if it leads back.")
            writer.block("\(access)var target: \(p)Node?") { writer in
                writer.line("switch self {")
                for word in words {
                    switch word.name {
                    case "fill": writer.line("case .fill(_, let target): return target.node")
                    case "open": writer.line("case .open(_, let target): return target")
                    case "popTo": writer.line("case .popTo(let target): return target")
                    case "under": writer.line("case .under(let exit): return exit.target")
                    case _ where nodes.contains(word.name):
                        writer.line("case .\(word.name)(let target): return target.node")
                    default: break
                    }
                }
                var back = [".back"]
                if words.contains(where: { $0.name == "close" }) { back.append(".close") }
                if vocabulary.returnsResults { back.append(".finish") }
                writer.line("case \(back.listed): return nil")
                writer.line("}")
            }
        }
    }

    private mutating func writeResult() {
        let (name, access) = (vocabulary.names.result, file.access)
        file.writer.blank()
        file.writer.doc("What a presentation returns to a caller that awaits it.")
        file.writer.code(
            """
            \(file.isolation)\(access)struct \(name): Hashable, @unchecked Sendable {
                // The initializer accepts only Sendable values.
                \(vocabulary.module == nil && model.modules.isEmpty ? "private " : access)let content: AnyHashable

                \(access)init<Value: Hashable & Sendable>(_ value: Value) { content = AnyHashable(value) }
                \(model.modules.isEmpty ? "" : "\n    \(access)init(content: AnyHashable) { self.content = content }\n")
                \(access)func value<Value>(as type: Value.Type = Value.self) -> Value? { content.base as? Value }
            }
            """)
    }

    private mutating func writeHandler() {
        let (names, access) = (vocabulary.names, file.access)
        let isApps = vocabulary.module == nil
        var closures: [(name: String, type: String, neutral: String?)] = [
            ("go", "@MainActor (\(names.exit)) -> Void", nil)
        ]
        if vocabulary.hasAnswers {
            closures.append(("ask", "@MainActor (\(names.exit)) async -> \(names.result)?", "{ _ in nil }"))
        }
        if vocabulary.hasOffers {
            closures.append(("offers", "@MainActor (Int) -> Bool", "{ _ in true }"))
        }
        if !isApps {
            closures.append(("value", "@MainActor (\(names.exit)) -> any Hashable & Sendable", "{ $0 }"))
        }
        closures.append(("count", "@MainActor (\(names.counter)) -> Int", "{ _ in 0 }"))
        let hasAnswers = vocabulary.hasAnswers
        file.writer.blank()
        // An object, so that copies of exits, of which there are many in the code, are short.
        file.writer.doc("Performs the exits of a screen.")
        file.writer.block("@MainActor \(access)final class \(names.handler)") { writer in
            for closure in closures { writer.line("\(isApps ? "" : access)let \(closure.name): \(closure.type)") }
            writer.blank()
            let parameters = closures.map { closure in
                "\(closure.name): @escaping \(closure.type)" + (closure.neutral.map { " = " + $0 } ?? "")
            }
            writer.list("\(access)init(", parameters, ") {", closing: .apart)
            writer.indented { writer in
                for closure in closures { writer.line("self.\(closure.name) = \(closure.name)") }
            }
            writer.line("}")
            writer.code(
                """

                /// Does nothing, for previews.
                \(access)static let preview = \(names.handler) { _ in }

                /// Records what is requested, for tests.
                \(access)static func recording(_ record: @escaping @MainActor (\(names.exit)) -> Void) -> Self {
                """)
            writer.indented { writer in
                guard hasAnswers else { return writer.line("Self(go: record)") }
                writer.code(
                    """
                    Self(
                        go: record,
                        ask: { exit in
                            record(exit)
                            return nil
                        })
                    """)
            }
            writer.line("}")
        }
        file.writer.blank()
        file.writer.code(
            """
            /// What a screen that is already shown can be told about.
            \(file.isolation)\(access)enum \(names.counter): Hashable, Sendable {
                /// A link has led to it again.
                case arrivals
                /// Its tab was tapped again.
                case reselections
            }
            """)
    }

    private mutating func writeProtocol() {
        let (names, access) = (vocabulary.names, file.access)
        file.writer.blank()
        file.writer.doc("The exits of a screen.")
        file.writer.code(
            """
            @MainActor \(access)protocol \(names.waysOut) {
                var handler: \(names.handler) { get }
            }

            extension \(names.waysOut) {
                /// Goes back to what is below the screen; at the bottom of a presentation, closes it.
                \(access)func back() { handler.go(.back) }

                /// How many times a link led here while this was already shown; a cue to scroll there again.
                \(access)var arrivals: Int { handler.count(.arrivals) }
            }
            """)
        if vocabulary.words.contains(where: { $0.name == "close" }) {
            file.writer.code(
                """

                /// The exits of a screen that can be in a presentation.
                @MainActor \(access)protocol \(names.presentedWaysOut): \(names.waysOut) {}

                extension \(names.presentedWaysOut) {
                    /// Closes the presentation that contains the screen, from any depth.
                    \(access)func close() { handler.go(.close) }
                }
                """)
        }
    }
}
