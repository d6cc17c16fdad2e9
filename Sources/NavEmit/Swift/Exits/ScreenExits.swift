import NavGraph
import NavLinks

/// The exits of one screen, or of a step: `ProductExits`.
///
/// A class, so that no closure copies what it knows.
final class ScreenExits {
    private let facts: ExitFacts
    private let vocabulary: ExitVocabulary
    private let node: NodeID
    private let access: String
    private let ways: [WayOut]
    /// What it holds of the node, for the values that stand in for those of its targets.
    private let own: [Own]
    /// The parameters of the node that do so.
    let ownParameters: [Parameter]
    private var model: SwiftModel { facts.model }
    private var graph: Graph { facts.model.graph }
    private var names: ExitNames { vocabulary.names }
    private var isApps: Bool { vocabulary.module == nil }
    private var name: String { model.companion(of: node, "Exits") }

    init(_ facts: ExitFacts, _ vocabulary: ExitVocabulary, _ node: NodeID, _ access: String) {
        self.facts = facts
        self.vocabulary = vocabulary
        self.node = node
        self.access = access
        ways = facts[node]
        let used = Set(ways.flatMap(\.used).map(\.name.value))
        let names = ways.map(\.name)
        ownParameters = facts.model.ownParameters(of: node).filter { used.contains($0.name.value) }
        func held(_ word: String, _ type: String) -> Own {
            let name = "own" + SwiftNames.upper(word)
            return Own(word: word, stored: names.contains(name) ? name + "Value" : name, type: type)
        }
        if case .step(let step) = facts.model.graph[node].detail {
            // The data of a flow may change while the view is shown.
            own = ownParameters.isEmpty ? [] : [held("flow", facts.model.companion(of: step.flow, "Run"))]
        } else {
            own = ownParameters.map { held($0.name.value, facts.model.type($0.type).text) }
        }
    }

    private struct Own {
        let word: String
        /// No way out is called like this.
        let stored: String
        let type: String
    }

    /// A way as it is written, as a method and as a value: once with all of its values, and once without those that
    /// the screen's own stand in for.
    private struct Variant {
        let way: WayOut
        let docs: [String]
        let declarations: [String]
        let exit: Code
        /// The node with its values, where it is pushed by the app.
        let value: Code?
    }

    private lazy var variants = ways.flatMap { way in
        (way.hasStandIns ? [false, true] : [false]).map { variant(way, standingIn: $0) }
    }

    private func variant(_ way: WayOut, standingIn: Bool) -> Variant {
        let values = values(way, standingIn: standingIn)
        let value = isApps && way.transition == .push ? vocabulary.value(way, values) : nil
        let data = vocabulary.data(way) == nil ? nil : "data"
        return Variant(
            way: way, docs: docs(way, standingIn: standingIn), declarations: declarations(way, standingIn: standingIn),
            exit: value.map { ".push(\($0))" } ?? vocabulary.exit(way, values, data: data), value: value)
    }

    func write(to writer: inout SwiftWriter) {
        // Back and out of a flow leads what runs it.
        let conformance =
            graph.kind(of: node) == .step
            ? "" : ": " + (facts.isPresented(node) ? names.presentedWaysOut : names.waysOut)
        writer.blank()
        writer.doc("The exits of `\(graph[node].name)`.")
        writer.block("@MainActor \(access)struct \(name)\(conformance)") { writer in
            writer.line("\(access)let handler: \(names.handler)")
            for own in own { writer.line("private let \(own.stored): \(own.type)") }
            writer.blank()
            writeInit(&writer)
            writeMakers(&writer)
            for variant in variants { write(variant, &writer) }
            writeResult(&writer)
            writeReselections(&writer)
            writeValues(&writer)
            writeOffers(&writer)
        }
    }

    private func stored(_ parameter: Parameter) -> String {
        let word = parameter.name.value
        if graph.kind(of: node) == .step, let run = own.first {
            return "\(run.stored).data.\(SwiftNames.identifier(word))"
        }
        return own.first { $0.word == word }?.stored ?? local(word)
    }

    private lazy var ownDeclarations = own.map { "\(declared($0.word)): \($0.type)" }

    private func writeInit(_ writer: inout SwiftWriter) {
        writer.list("\(access)init(", ["_ handler: \(names.handler)"] + ownDeclarations, ") {", closing: .apart)
        writer.indented { writer in
            writer.line("self.handler = handler")
            for own in own { writer.line("\(own.stored) = \(local(own.word))") }
        }
        writer.line("}")
    }

    private func writeMakers(_ writer: inout SwiftWriter) {
        let passed = own.map { ", \(SwiftNames.label($0.word)): \(local($0.word))" }.joined()
        writer.blank()
        writer.doc("Does nothing, for previews.")
        if own.isEmpty {
            writer.line("\(access)static var preview: Self { Self(.preview) }")
        } else {
            writer.list("\(access)static func preview(", ownDeclarations, ") -> Self {", closing: .apart)
            writer.indented { $0.line("Self(.preview\(passed))") }
            writer.line("}")
        }
        writer.blank()
        writer.doc("Records what is requested, for tests.")
        let record = "_ record: @escaping @MainActor (\(names.exit)) -> Void"
        writer.list("\(access)static func recording(", ownDeclarations + [record], ") -> Self {", closing: .apart)
        writer.indented { $0.line("Self(.recording(record)\(passed))") }
        writer.line("}")
    }

    // MARK: - Names

    /// Inside a method, beside the names that its code uses.
    private func local(_ word: String) -> String {
        SwiftNames.local(word, beside: ["handler", "isOffered", "record"])
    }

    private func declared(_ word: String) -> String {
        let local = local(word)
        let label = SwiftNames.declaredLabel(word)
        return local == SwiftNames.identifier(word) ? label : "\(label) \(local)"
    }

    private func declaration(_ parameter: Parameter, standIn: Parameter?) -> String {
        let text = declared(parameter.name.value) + ": " + model.type(parameter.type).text
        // Who leaves it out means the screen's own.
        guard standIn == nil, let value = model.defaultValue(of: parameter) else { return text }
        return text + " = " + value
    }

    // MARK: - Ways

    /// The values of the target, where the caller says the open ones or the screen's stand in.
    private func values(_ way: WayOut, standingIn: Bool) -> [String] {
        way.parameters.map { parameter, source in
            switch source {
            case .fixed(let text): text
            case .taken(let own): stored(own)
            case .open(let standIn):
                standingIn ? standIn.map(stored) ?? local(parameter.name.value) : local(parameter.name.value)
            }
        }
    }

    private func declarations(_ way: WayOut, standingIn: Bool) -> [String] {
        way.parameters.compactMap { parameter, source in
            guard case .open(let standIn) = source, !(standingIn && standIn != nil) else { return nil }
            return declaration(parameter, standIn: standIn)
        } + (vocabulary.data(way).map { ["data: \($0) = \($0)()"] } ?? [])
    }

    private func write(_ variant: Variant, _ writer: inout SwiftWriter) {
        let way = variant.way
        writeHead(variant, &writer)
        method(variant, "", "", "handler.go(\(variant.exit))", isTaken: true, &writer)
        guard let answer = vocabulary.answer(way) else { return }
        writer.blank()
        writer.doc(waiting(way))
        deprecation(way, &writer)
        writer.line("@discardableResult")
        let asking: Code = "await handler.ask(\(variant.exit))?.value()"
        method(variant, " async", " -> \(answer)?", asking, isTaken: true, &writer)
    }

    private func docs(_ way: WayOut, standingIn: Bool) -> [String] {
        let title = way.route.label?.plainText ?? graph[way.target].title?.plainText ?? ""
        guard standingIn else { return [title, way.route.doc ?? ""] }
        let names = way.parameters.compactMap { parameter, source -> String? in
            if case .open(.some) = source { "`\(parameter.name.value)`" } else { nil }
        }
        return [title, way.route.doc ?? "", "With the same \(names.listed)."]
    }

    private func writeHead(_ variant: Variant, _ writer: inout SwiftWriter) {
        writer.blank()
        writer.doc(variant.docs)
        deprecation(variant.way, &writer)
    }

    private func deprecation(_ way: WayOut, _ writer: inout SwiftWriter) {
        if let deprecated = graph[way.target].deprecated { writer.line(model.attribute(deprecated)) }
    }

    private func waiting(_ way: WayOut) -> String {
        switch way.transition {
        case .alert, .dialog: "Waits for the answer; `nil` if it was dismissed."
        case .start:
            "Waits until the flow ends; \(vocabulary.answer(way) == "Bool" ? "`nil` or `false`" : "`nil`") if it was cancelled."
        default: "Waits for the result; `nil` if it was closed without one."
        }
    }

    /// - Parameter isTaken: Whether it takes the way, which it does only while that is offered.
    private func method(
        _ variant: Variant, _ effect: String, _ result: String, _ body: Code, isTaken: Bool = false,
        _ writer: inout SwiftWriter
    ) {
        let way = variant.way
        writer.list(
            "\(access)func \(SwiftNames.function(way.name))(", variant.declarations, ")\(effect)\(result) {",
            closing: .apart)
        writer.indented { writer in
            guard isTaken, !way.route.when.isEmpty, let offer = way.offer else { return writer.line(body) }
            let leaving = result.isEmpty ? "return" : "return nil"
            writer.line("guard isOffered.\(SwiftNames.identifier(offer.name)) else { \(leaving) }")
            writer.line("\(result.isEmpty ? "" : "return ")\(body)")
        }
        writer.line("}")
    }

    // MARK: - What some screens have

    private func writeResult(_ writer: inout SwiftWriter) {
        guard let type = facts.result(of: node) else { return }
        writer.code(
            """

            /// Closes the presentation with a result.
            \(access)func finish(_ result: \(model.type(type).text)) { handler.go(.finish(\(names.result)(result))) }
            """)
    }

    private func writeReselections(_ writer: inout SwiftWriter) {
        guard model.tabRoots.contains(node) else { return }
        writer.code(
            """

            /// How many times its tab was tapped while this was on top; a cue to scroll up.
            \(access)var reselections: Int { handler.count(.reselections) }
            """)
    }

    /// Exits as values: of pushes, and of what hangs on a view.
    private func writeValues(_ writer: inout SwiftWriter) {
        let pushes = variants.filter { $0.way.transition == .push }
        let sources = variants.filter { $0.way.transition == .popover || $0.way.transition == .dialog }
        guard !pushes.isEmpty || !sources.isEmpty else { return }
        writer.blank()
        writer.doc("The exits as values, for links and for sources of popovers and dialogs.")
        let needsHandler = !isApps && !pushes.isEmpty
        let arguments = (needsHandler ? ["handler: handler"] : []) + own.map { "\($0.stored): \($0.stored)" }
        writer.line("\(access)var to: To { To(\(arguments.listed)) }")
        writer.blank()
        writer.block("@MainActor \(access)struct To") { writer in
            if needsHandler { writer.line("fileprivate let handler: \(names.handler)") }
            for own in own { writer.line("fileprivate let \(own.stored): \(own.type)") }
            for variant in pushes + sources { writeValue(variant, &writer) }
        }
    }

    private func writeValue(_ variant: Variant, _ writer: inout SwiftWriter) {
        writeHead(variant, &writer)
        if let value = variant.value {
            method(variant, "", " -> \(model.prefix)Route", value, &writer)
        } else if variant.way.transition == .push {
            method(variant, "", " -> any Hashable & Sendable", "handler.value(\(variant.exit))", &writer)
        } else {
            method(variant, "", " -> \(names.exit)", variant.exit, &writer)
        }
    }

    private func writeOffers(_ writer: inout SwiftWriter) {
        let offers = ways.compactMap(\.offer)
        guard !offers.isEmpty else { return }
        writer.blank()
        writer.doc("Which exits the conditions currently offer.")
        writer.line("\(access)var isOffered: Offered { Offered(handler: handler) }")
        writer.blank()
        writer.block("@MainActor \(access)struct Offered") { writer in
            writer.line("fileprivate let handler: \(names.handler)")
            for offer in offers {
                let name = SwiftNames.function(offer.name)
                writer.line("\(access)var \(name): Bool { handler.offers(\(offer.number)) }")
            }
        }
    }
}
