import NavGraph
import NavLinks

/// The exits of one screen, or of a step: `ProductExits`.
///
/// A class, so that no closure copies what it knows.
final class ScreenExitsDeclaration {
    private let model: DeclarationModel
    private let code: ExitCode
    private let node: NodeID
    private let access: String
    private let ways: [WayOut]
    /// The values of the node that its targets take over.
    private let own: [OwnValue]
    /// The parameters of the node that do so.
    let ownParameters: [Parameter]
    /// The names of exits that a protocol has.
    private let shared: Set<String>
    private var swift: SwiftModel { model.swift }
    private var graph: Graph { model.graph }
    private var isStep: Bool { graph.kind(of: node) == .step }
    private var isApps: Bool { code.module == nil }

    init(
        _ model: DeclarationModel, _ code: ExitCode, _ node: NodeID, _ access: String, shared: Set<String> = []
    ) {
        self.shared = shared
        self.model = model
        self.code = code
        self.node = node
        self.access = access
        ways = model.exits[node]
        let used = Set(ways.flatMap(\.used).map(\.name.value))
        ownParameters = model.swift.ownParameters(of: node).filter { used.contains($0.name.value) }
        own = OwnValue.values(of: node, ownParameters, ways, model)
    }

    func write(to writer: inout SwiftWriter) {
        writer.blank()
        let answer = isStep ? nil : model.exits.result(of: node)
        let name = "\(access)struct \(swift.companion(of: node, "Exits"))"
        let protocols = protocols(answer)
        let head = "@MainActor \(name): \(protocols.listed)"
        let isEmpty =
            answer == nil && own.isEmpty && access.isEmpty && ways.allSatisfy { shared.contains($0.name) }
            && !ways.contains { $0.offer != nil || ExitValuesDeclaration.isValue($0) }
        let line = "\(head) { let handler: \(code.handlerType) }"
        if isEmpty, line.fits(in: writer.room) { return writer.line(line) }
        if "\(head) {".fits(in: writer.room) {
            writer.line("\(head) {")
        } else {
            // As a formatter breaks it.
            writer.line("@MainActor")
            writer.line("\(name): \(protocols.dropLast().map { $0 }.listed),")
            writer.indented { $0.line(protocols[protocols.count - 1]) }
            writer.line("{")
        }
        writer.indented { writer in
            if let answer { writer.line("\(access)typealias Answer = \(swift.type(answer).text)") }
            writer.line("\(access)let handler: \(code.handlerType)")
            for own in own { writer.line("\(access)let \(own.stored): \(own.type)") }
            if !access.isEmpty { writeInitializer(&writer) }
            if !own.isEmpty { writeMakers(&writer) }
            writeMethods(&writer)
            ExitValuesDeclaration(self, code, ways).write(access, &writer)
            writeOffers(&writer)
        }
        writer.line("}")
    }

    private func protocols(_ answer: TypeUse?) -> [String] {
        var protocols: [String] = []
        if !isStep {
            let isInTab = swift.tabRoots.contains(node)
            if answer != nil {
                protocols.append("AnsweringExiting")
            } else if model.exits.isPresented(node) {
                protocols.append("PresentedExiting")
            } else if !isInTab {
                protocols.append("ScreenExiting")
            }
            if isInTab { protocols.append("TabExiting") }
        }
        if own.isEmpty { protocols.append("PlainExiting") }
        let everywhere = ways.map(\.name).filter(shared.contains).map(GlobalExits.protocolName)
        return (protocols.isEmpty ? ["NodeExiting"] : protocols) + everywhere
    }

    // MARK: - How it is made

    private var ownDeclarations: [String] { own.map { "\($0.declaredLabel): \($0.type)" } }

    private func writeInitializer(_ writer: inout SwiftWriter) {
        writer.blank()
        writer.list(
            "\(access)init(", ["handler: \(code.handlerType)"] + ownDeclarations, ") {", closing: .apart)
        writer.indented { writer in
            writer.line("self.handler = handler")
            for own in own { writer.line("self.\(own.stored) = \(own.local)") }
        }
        writer.line("}")
    }

    private func writeMakers(_ writer: inout SwiftWriter) {
        let passed = own.map { ", \($0.label): \($0.local)" }.joined()
        writer.blank()
        writer.function(
            "\(access)static func preview(", ownDeclarations, ") -> Self", "Self(handler: .preview\(passed))")
        writer.blank()
        let record = "_ record: @escaping \(code.handlerType).Recorder"
        writer.function(
            "\(access)static func recording(", ownDeclarations + [record], ") -> Self",
            "Self(handler: .recording(record)\(passed))")
    }

    // MARK: - Methods

    /// A function of one expression, as it is written.
    private struct Method {
        var doc: [String] = []
        var deprecation: String?
        var isDiscardable = false
        let head: String
        let parameters: [String]
        let tail: String
        let body: String

        private var line: String { "\(head)\(parameters.listed)\(tail) { \(body) }" }
        private static let discardable = "@discardableResult"

        func write(to writer: inout SwiftWriter) {
            writer.doc(doc)
            if let deprecation { writer.line(deprecation) }
            let whole = "\(Self.discardable) \(line)"
            if isDiscardable, whole.fits(in: writer.room) { return writer.line(whole) }
            if isDiscardable { writer.line(Self.discardable) }
            writer.function(head, parameters, tail, body)
        }

        /// Whether something stands above it, which needs blank lines around it.
        var isDescribed: Bool { !doc.isEmpty || deprecation != nil }
    }

    private func writeMethods(_ writer: inout SwiftWriter) {
        var needsBlank = true
        for method in ways.filter({ !shared.contains($0.name) }).flatMap(methods) {
            if needsBlank || method.isDescribed { writer.blank() }
            method.write(to: &writer)
            needsBlank = method.isDescribed
        }
    }

    private func methods(_ way: WayOut) -> [Method] {
        let exit = code.exit(way, values(way), data: code.data(way) == nil ? nil : "data")
        let head = "\(access)func \(SwiftNames.function(way.name))("
        let deprecation = graph[way.target].deprecated.map { swift.attribute($0) }
        let offered = way.offer.map { "isOffered.\(SwiftNames.identifier($0.name))" } ?? ""
        let isGuarded = !way.route.when.isEmpty && way.offer != nil
        let call = "\(SwiftNames.function(way.name))(\(passed(way).listed))"
        var methods = [
            Method(
                doc: [way.route.label?.plainText ?? "", way.route.doc ?? ""].filter { !$0.isEmpty },
                deprecation: deprecation, head: head, parameters: declarations(way), tail: ")",
                body: isGuarded ? "if \(offered) { go(\(exit)) }" : "go(\(exit))")
        ]
        if way.hasStandIns {
            methods.append(
                Method(deprecation: deprecation, head: head, parameters: openDeclarations(way), tail: ")", body: call))
        }
        guard let answer = code.answer(way) else { return methods }
        let tail = ") async -> \(answer)?"
        methods.append(
            Method(
                deprecation: deprecation, isDiscardable: true, head: head, parameters: declarations(way), tail: tail,
                body: isGuarded ? "\(offered) ? await answer(\(exit)) : nil" : "await answer(\(exit))"))
        if way.hasStandIns {
            methods.append(
                Method(
                    deprecation: deprecation, isDiscardable: true, head: head, parameters: openDeclarations(way),
                    tail: tail, body: "await \(call)"))
        }
        return methods
    }

    /// Writes the methods of a route that starts everywhere, for all screens.
    func writeShared(_ way: WayOut, to writer: inout SwiftWriter) {
        for method in methods(way) { method.write(to: &writer) }
    }

    func writeAttribute(_ way: WayOut, _ writer: inout SwiftWriter) {
        if let deprecated = graph[way.target].deprecated { writer.line(swift.attribute(deprecated)) }
    }

    // MARK: - Values

    private func local(_ word: String) -> String {
        SwiftNames.local(word, beside: ["handler", "isOffered", "exits"])
    }

    private func declared(_ word: String) -> String {
        let local = local(word)
        let label = SwiftNames.declaredLabel(word)
        return local == SwiftNames.identifier(word) ? label : "\(label) \(local)"
    }

    /// The values of the target, where the caller supplies the open ones.
    ///
    /// - Parameter owner: What holds the screen's own values.
    func values(_ way: WayOut, of owner: String = "self") -> [String] {
        way.parameters.map { parameter, source in
            switch source {
            case .fixed(let text): text
            case .taken(let own): stored(own, owner)
            case .open: local(parameter.name.value)
            }
        }
    }

    private func stored(_ parameter: Parameter, _ owner: String) -> String {
        if isStep, let run = own.first {
            return "\(owner).\(run.stored).data.\(SwiftNames.identifier(parameter.name.value))"
        }
        return "\(owner).\(own.first { $0.word == parameter.name.value }?.stored ?? "")"
    }

    func declarations(_ way: WayOut) -> [String] {
        way.parameters.compactMap { parameter, source in
            guard case .open(let standIn) = source else { return nil }
            let text = declared(parameter.name.value) + ": " + swift.type(parameter.type).text
            // A caller who leaves it out means the screen's own.
            guard standIn == nil, let value = swift.defaultValue(of: parameter) else { return text }
            return text + " = " + value
        } + dataDeclaration(way)
    }

    private func dataDeclaration(_ way: WayOut) -> [String] {
        code.data(way).map { ["data: \($0) = .init()"] } ?? []
    }

    /// The parameters without those whose values are the screen's own.
    func openDeclarations(_ way: WayOut) -> [String] {
        way.openBeyondStandIns.map { parameter in
            let text = declared(parameter.name.value) + ": " + swift.type(parameter.type).text
            return swift.defaultValue(of: parameter).map { "\(text) = \($0)" } ?? text
        } + dataDeclaration(way)
    }

    /// The arguments of the method that takes all parameters.
    func passed(_ way: WayOut, of owner: String = "self") -> [Argument] {
        way.parameters.compactMap { parameter, source in
            guard case .open(let standIn) = source else { return nil }
            let label = SwiftNames.label(parameter.name.value)
            return Argument(label, standIn.map { stored($0, owner) } ?? local(parameter.name.value))
        } + (code.data(way).map { _ in [Argument("data", "data")] } ?? [])
    }

    // MARK: - Offers

    private func writeOffers(_ writer: inout SwiftWriter) {
        let offers = ways.compactMap(\.offer)
        guard !offers.isEmpty else { return }
        writer.blank()
        writer.doc("Which exits the conditions currently offer.")
        writer.line("\(access)var isOffered: Offered { Offered(handler: handler) }")
        writer.blank()
        writer.block("@MainActor \(access)struct Offered") { writer in
            writer.line("fileprivate let handler: \(code.handlerType)")
            writer.blank()
            for offer in offers {
                writer.line(
                    "\(access)var \(SwiftNames.function(offer.name)): Bool { handler.offers(\(offer.number)) }")
            }
        }
    }

    /// Whether the screen's own values are part of exits.
    var hasOwnValues: Bool { !own.isEmpty }
    var typeName: String { swift.companion(of: node, "Exits") }
    var prefix: String { model.prefix }
}

/// A value that exits hold of their node.
struct OwnValue {
    let word: String
    /// The name of the property, which no exit has.
    let stored: String
    let type: String

    var label: String { SwiftNames.label(name) }
    var local: String { SwiftNames.local(name, beside: ["record"]) }
    var declaredLabel: String {
        let label = SwiftNames.declaredLabel(name)
        return local == SwiftNames.identifier(name) ? label : "\(label) \(local)"
    }
    private let name: String

    private static let taken: Set<String> = [
        "answer", "arrivals", "back", "close", "finish", "go", "handler", "isOffered", "preview", "recording",
        "reselections", "self", "to",
    ]

    private init(_ word: String, _ type: String, _ ways: [WayOut]) {
        self.word = word
        self.type = type
        name = Self.taken.contains(word) || ways.contains { $0.name == word } ? word + "Value" : word
        stored = SwiftNames.identifier(name)
    }

    static func values(
        of node: NodeID, _ parameters: [Parameter], _ ways: [WayOut], _ model: DeclarationModel
    ) -> [OwnValue] {
        guard case .step(let step) = model.graph[node].detail else {
            return parameters.map { OwnValue($0.name.value, model.swift.type($0.type).text, ways) }
        }
        // The data of a flow may change while the view is shown.
        return parameters.isEmpty ? [] : [OwnValue("flow", model.swift.companion(of: step.flow, "Run"), ways)]
    }
}

extension SwiftWriter {
    /// A function with one expression: on one line, if it fits.
    mutating func function(_ head: String, _ parameters: [String], _ tail: String, _ body: String) {
        let line = "\(head)\(parameters.listed)\(tail) { \(body) }"
        if line.fits(in: room) { return self.line(line) }
        list("\(head)", parameters, "\(tail) {", closing: .apart)
        indented { $0.line(body) }
        self.line("}")
    }
}
