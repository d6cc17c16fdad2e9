import NavGraph
import NavLinks

/// The exits of one screen, or of a step: `ProductExits`.
///
/// A class, so that no closure copies what it knows.
final class ScreenExitsDeclaration {
    private let model: DeclarationModel
    private let code: ExitCode
    private let node: NodeID
    /// Whether other modules see it, for which Swift makes no initializer.
    private let isPublic: Bool
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
        _ model: DeclarationModel, _ code: ExitCode, _ node: NodeID, isPublic: Bool, shared: Set<String> = []
    ) {
        self.shared = shared
        self.model = model
        self.code = code
        self.node = node
        self.isPublic = isPublic
        ways = model.exits[node]
        let used = Set(ways.flatMap(\.used).map(\.name.value))
        ownParameters = model.swift.ownParameters(of: node).filter { used.contains($0.name.value) }
        own = OwnValue.values(of: node, ownParameters, ways, model)
    }

    func write(to writer: inout SwiftWriter) {
        writer.blank()
        let answer = isStep ? nil : model.exits.result(of: node)
        let type = Declaration.type("struct", typeName, protocols(answer), attribute: "@MainActor ")
            .of(node, as: "Exits")
        let isEmpty =
            answer == nil && own.isEmpty && !isPublic && ways.allSatisfy { shared.contains($0.name) }
            && !ways.contains { $0.offer != nil || ExitValuesDeclaration.isValue($0) }
        let handler = Declaration.property("handler", code.handlerType, introducer: "let")
        if isEmpty, writer.declare(type, onOneLineWith: handler) { return }
        writer.declare(type) { writer in
            if let answer { writer.declare(.witness("Answer", swift.type(answer).text)) }
            writer.declare(handler)
            for own in own { writer.declare(.property(own.stored, own.type, introducer: "let")) }
            if isPublic { writeInitializer(&writer) }
            if !own.isEmpty { writeMakers(&writer) }
            writeMethods(&writer)
            ExitValuesDeclaration(self, code, ways).write(to: &writer)
            writeOffers(&writer)
        }
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

    private func writeInitializer(_ writer: inout SwiftWriter) {
        writer.blank()
        writer.declare(.initializer([.init("handler", code.handlerType)] + own.map(\.declared))) { writer in
            writer.line("self.handler = handler")
            for own in own { writer.line("self.\(own.stored) = \(own.local)") }
        }
    }

    private func writeMakers(_ writer: inout SwiftWriter) {
        let passed = own.map { ", \($0.label): \($0.local)" }.joined()
        writer.blank()
        writer.declare(
            .method("preview", own.map(\.declared), "Self", isStatic: true),
            returning: "Self(handler: .preview\(passed))")
        let record = SwiftInterface.Parameter("_", local: "record", "@escaping \(code.handlerType).Recorder")
        writer.declare(
            .method("recording", own.map(\.declared) + [record], "Self", isStatic: true),
            returning: "Self(handler: .recording(record)\(passed))")
    }

    // MARK: - Methods

    /// A function of one expression, as it is written.
    private struct Method {
        var doc: [String] = []
        var deprecation: String?
        let declaration: Declaration
        let body: String

        func write(to writer: inout SwiftWriter) {
            writer.doc(doc)
            if let deprecation { writer.line(deprecation) }
            // What callers wait for, they need not use.
            writer.declare(
                declaration, returning: body, attribute: declaration.isAsync ? "@discardableResult" : nil)
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
        let deprecation = deprecation(of: way).map { swift.attribute($0) }
        let offered = way.offer.map { "isOffered.\(SwiftNames.identifier($0.name))" } ?? ""
        let isGuarded = !way.route.when.isEmpty && way.offer != nil
        let call = "\(SwiftNames.function(way.name))(\(passed(way).listed))"
        var methods = [
            Method(
                doc: [way.route.label?.plainText ?? "", way.route.doc ?? ""].filter { !$0.isEmpty },
                deprecation: deprecation, declaration: function(way, declarations(way)),
                body: isGuarded ? "if \(offered) { go(\(exit)) }" : "go(\(exit))")
        ]
        if way.hasStandIns {
            methods.append(
                Method(deprecation: deprecation, declaration: function(way, openDeclarations(way)), body: call))
        }
        guard let answer = code.answer(way) else { return methods }
        methods.append(
            Method(
                deprecation: deprecation, declaration: function(way, declarations(way), answer + "?", isAsync: true),
                body: isGuarded ? "\(offered) ? await answer(\(exit)) : nil" : "await answer(\(exit))"))
        if way.hasStandIns {
            methods.append(
                Method(
                    deprecation: deprecation,
                    declaration: function(way, openDeclarations(way), answer + "?", isAsync: true),
                    body: "await \(call)"))
        }
        return methods
    }

    /// The function of an exit, which belongs to its target.
    func function(
        _ way: WayOut, _ parameters: [SwiftInterface.Parameter], _ result: String? = nil, isAsync: Bool = false
    ) -> Declaration {
        var function = Declaration.method(SwiftNames.function(way.name), parameters, result)
        function.isAsync = isAsync
        return function.of(way.target, as: role(of: way))
    }

    /// What an exit is to its target, which may have several with other names.
    private func role(of way: WayOut) -> String {
        let isPlain = way.name == swift.nodeNames[way.target.index] || way.name == graph[way.target].id.value
        return isPlain ? "" : way.transition.rawValue
    }

    /// Writes the methods of a route that starts everywhere, for all screens.
    func writeShared(_ way: WayOut, to writer: inout SwiftWriter) {
        for method in methods(way) { method.write(to: &writer) }
    }

    func writeAttribute(_ way: WayOut, _ writer: inout SwiftWriter) {
        if let deprecated = deprecation(of: way) { writer.line(swift.attribute(deprecated)) }
    }

    /// A step goes with its flow.
    private func deprecation(of way: WayOut) -> Deprecation? {
        guard case .step(let step) = graph[way.target].detail else { return graph[way.target].deprecated }
        return graph[step.flow].deprecated
    }

    // MARK: - Values

    private func local(_ word: String) -> String {
        SwiftNames.local(word, beside: Self.taken)
    }

    private func declared(_ parameter: Parameter, hasDefault: Bool = true) -> SwiftInterface.Parameter {
        swift.declared(parameter, beside: Self.taken, hasDefault: hasDefault)
    }

    private static let taken = ["answer", "exits", "go", "handler", "isOffered"]

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

    func declarations(_ way: WayOut) -> [SwiftInterface.Parameter] {
        way.parameters.compactMap { parameter, source in
            guard case .open(let standIn) = source else { return nil }
            // A caller who leaves it out means the screen's own.
            return declared(parameter, hasDefault: standIn == nil)
        } + dataDeclaration(way)
    }

    private func dataDeclaration(_ way: WayOut) -> [SwiftInterface.Parameter] {
        code.data(way).map { [.init("data", $0, or: ".init()")] } ?? []
    }

    /// The parameters without those whose values are the screen's own.
    func openDeclarations(_ way: WayOut) -> [SwiftInterface.Parameter] {
        way.openBeyondStandIns.map { declared($0) } + dataDeclaration(way)
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
        guard ways.contains(where: { $0.offer != nil }) else { return }
        writer.blank()
        writer.doc("Which exits the conditions currently offer.")
        writer.declare(.property("isOffered", "Offered"), " { Offered(handler: handler) }")
        writer.blank()
        writer.declare(.type("struct", "Offered", attribute: "@MainActor ")) { writer in
            writer.line("fileprivate let handler: \(code.handlerType)")
            writer.blank()
            for way in ways {
                guard let offer = way.offer else { continue }
                let property = Declaration.property(SwiftNames.function(offer.name), "Bool")
                writer.declare(
                    property.of(way.target, as: offer.name == way.name ? role(of: way) : offer.name),
                    " { handler.offers(\(offer.number)) }")
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
    var declared: SwiftInterface.Parameter {
        .init(SwiftNames.declaredLabel(name), local: local == SwiftNames.identifier(name) ? nil : local, type)
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
