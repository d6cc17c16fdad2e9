import NavGraph
import NavLinks
import NavNames

/// Declares the exits of one screen or step: `ProductExits`.
///
/// A class, so that closures do not copy its properties.
final class ScreenExitsDeclaration {
    private let model: DeclarationModel
    private let code: ExitCode
    private let node: NodeID
    /// Whether other modules see it, so that it needs an explicit initializer.
    private let isPublic: Bool
    private let exits: [Exit]
    /// The values of the node that its exits use.
    private let own: [OwnValue]
    /// The parameters of the node that its exits use.
    let ownParameters: [Parameter]
    /// The names of the exits that a protocol of `GlobalExits` provides.
    private let shared: Set<String>
    private var swift: SwiftModel { model.swift }
    private var graph: Graph { model.graph }
    private var isStep: Bool { graph.kind(of: node) == .step }
    private var isInApp: Bool { code.module == nil }

    init(
        _ model: DeclarationModel, _ code: ExitCode, _ node: NodeID, isPublic: Bool, shared: Set<String> = []
    ) {
        self.shared = shared
        self.model = model
        self.code = code
        self.node = node
        self.isPublic = isPublic
        exits = model.exits[node]
        let used = Set(exits.flatMap(\.used).map(\.name.value))
        ownParameters = model.swift.ownParameters(of: node).filter { used.contains($0.name.value) }
        own = OwnValue.values(of: node, ownParameters, exits, model)
    }

    func write(to writer: inout SwiftWriter) {
        writer.blank()
        let answer = isStep ? nil : model.exits.result(of: node)
        let type = Declaration.type("struct", typeName, protocols(answer), attribute: "@MainActor ")
            .of(node, as: "Exits")
        let isEmpty = answer == nil && own.isEmpty && !isPublic && exits.isEmpty
        let handler = Declaration.property("handler", code.handlerType, introducer: "let")
        if isEmpty, writer.declare(type, onOneLineWith: handler) { return }
        writer.declare(type) { writer in
            if let answer { writer.declare(.witness("Answer", swift.type(answer).text)) }
            writer.declare(handler)
            for own in own { writer.declare(.property(own.stored, own.type, introducer: "let")) }
            if isPublic { writeInitializer(&writer) }
            if !own.isEmpty { writeMakers(&writer) }
            writeMethods(&writer)
            ExitValuesDeclaration(self, code, exits).write(to: &writer)
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
        let everywhere = exits.map(\.name).filter(shared.contains).map(GlobalExits.protocolName)
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

    /// A method of one expression.
    private struct Method {
        var doc: [String] = []
        var deprecation: String?
        let declaration: Declaration
        let body: String

        func write(to writer: inout SwiftWriter) {
            writer.doc(doc)
            if let deprecation { writer.line(deprecation) }
            // Callers can await a method without using its result.
            writer.declare(
                declaration, returning: body, attribute: declaration.isAsync ? "@discardableResult" : nil)
        }

        /// Whether it has a doc comment or an attribute, and needs blank lines around it.
        var isDescribed: Bool { !doc.isEmpty || deprecation != nil }
    }

    private func writeMethods(_ writer: inout SwiftWriter) {
        var needsBlank = true
        for method in exits.filter({ !shared.contains($0.name) }).flatMap(methods) {
            if needsBlank || method.isDescribed { writer.blank() }
            method.write(to: &writer)
            needsBlank = method.isDescribed
        }
    }

    private func methods(_ exit: Exit) -> [Method] {
        let request = code.exit(exit, values(exit), data: code.data(exit) == nil ? nil : "data")
        let deprecation = deprecation(of: exit).map { swift.attribute($0) }
        let offered = exit.offer.map { "isOffered.\(SwiftNames.identifier($0.name))" } ?? ""
        let isGuarded = !exit.route.when.isEmpty && exit.offer != nil
        let call = "\(calledName(exit))(\(passed(exit).listed))"
        var methods = [
            Method(
                doc: [exit.route.label?.plainText ?? "", exit.route.doc ?? ""].filter { !$0.isEmpty },
                deprecation: deprecation, declaration: function(exit, declarations(exit)),
                body: isGuarded ? "if \(offered) { go(\(request)) }" : "go(\(request))")
        ]
        if exit.hasScreenDefaults {
            methods.append(
                Method(deprecation: deprecation, declaration: function(exit, openDeclarations(exit)), body: call))
        }
        guard let answer = code.answer(exit) else { return methods }
        methods.append(
            Method(
                deprecation: deprecation, declaration: function(exit, declarations(exit), answer + "?", isAsync: true),
                body: isGuarded ? "\(offered) ? await answer(\(request)) : nil" : "await answer(\(request))"))
        if exit.hasScreenDefaults {
            methods.append(
                Method(
                    deprecation: deprecation,
                    declaration: function(exit, openDeclarations(exit), answer + "?", isAsync: true),
                    body: "await \(call)"))
        }
        return methods
    }

    /// The declaration of an exit's method.
    func function(
        _ exit: Exit, _ parameters: [SwiftInterface.Parameter], _ result: String? = nil, isAsync: Bool = false
    ) -> Declaration {
        var function = Declaration.method(SwiftNames.function(exit.name), parameters, result)
        function.isAsync = isAsync
        return function.of(exit.target, as: role(of: exit))
    }

    /// Identifies an exit when two versions of a graph are compared: by its transition, if it is
    /// not simply named after its target.
    private func role(of exit: Exit) -> String {
        let isPlain = exit.name == swift.nodeNames[exit.target.index] || exit.name == graph[exit.target].id.value
        return isPlain ? "" : exit.role(swift)
    }

    /// Writes the methods of a route from anywhere, for all screens.
    func writeShared(_ exit: Exit, to writer: inout SwiftWriter) {
        for method in methods(exit) { method.write(to: &writer) }
    }

    func writeAttribute(_ exit: Exit, _ writer: inout SwiftWriter) {
        if let deprecated = deprecation(of: exit) { writer.line(swift.attribute(deprecated)) }
    }

    /// A step is deprecated with its flow.
    private func deprecation(of exit: Exit) -> Deprecation? {
        guard case .step(let step) = graph[exit.target].detail else { return graph[exit.target].deprecated }
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

    /// The values for the target's parameters. The open ones are parameters of the method.
    ///
    /// - Parameter owner: The expression for the value that holds the screen's own values.
    func values(_ exit: Exit, of owner: String = "self") -> [String] {
        exit.parameters.map { parameter, source in
            switch source {
            case .fixed(let text): text
            case .taken(let own): stored(own, owner)
            case .open: local(parameter.name.value)
            }
        }
    }

    private func stored(_ parameter: Parameter, _ owner: String) -> String {
        if isStep, let run = own.first {
            let isData = !swift.parameters(of: node).contains { $0 === parameter }
            return "\(owner).\(run.stored)\(isData ? ".data" : "").\(SwiftNames.identifier(parameter.name.value))"
        }
        return "\(owner).\(own.first { $0.word == parameter.name.value }?.stored ?? "")"
    }

    func declarations(_ exit: Exit) -> [SwiftInterface.Parameter] {
        exit.parameters.compactMap { parameter, source in
            guard case .open(let screenDefault) = source else { return nil }
            // There is another method for callers that use the screen's own value.
            return declared(parameter, hasDefault: screenDefault == nil)
        } + dataDeclaration(exit)
    }

    private func dataDeclaration(_ exit: Exit) -> [SwiftInterface.Parameter] {
        code.dataParameter(exit).map { [$0] } ?? []
    }

    /// The parameters of the method that uses the screen's own values.
    func openDeclarations(_ exit: Exit) -> [SwiftInterface.Parameter] {
        exit.openWithoutScreenDefaults.map { declared($0) } + dataDeclaration(exit)
    }

    /// The arguments with which that method calls the one with all parameters.
    func passed(_ exit: Exit, of owner: String = "self") -> [Argument] {
        exit.parameters.compactMap { parameter, source in
            guard case .open(let screenDefault) = source else { return nil }
            let label = SwiftNames.label(parameter.name.value)
            return Argument(label, screenDefault.map { stored($0, owner) } ?? local(parameter.name.value))
        } + (code.data(exit).map { _ in [Argument("data", "data")] } ?? [])
    }

    /// The name of an exit's method, as the method calls it that uses the screen's own values. One of
    /// its parameters may have the same name.
    func calledName(_ exit: Exit) -> String {
        let name = SwiftNames.function(exit.name)
        return openDeclarations(exit).contains { $0.label == exit.name } ? "self.\(name)" : name
    }

    // MARK: - Offers

    private func writeOffers(_ writer: inout SwiftWriter) {
        guard exits.contains(where: { $0.offer != nil }) else { return }
        writer.blank()
        writer.doc("Which exits the conditions currently offer.")
        writer.declare(.property("isOffered", "Offered"), " { Offered(handler: handler) }")
        writer.blank()
        writer.declare(.type("struct", "Offered", attribute: "@MainActor ")) { writer in
            writer.line("fileprivate let handler: \(code.handlerType)")
            writer.blank()
            for exit in exits {
                guard let offer = exit.offer else { continue }
                let property = Declaration.property(SwiftNames.function(offer.name), "Bool")
                writer.declare(
                    property.of(exit.target, as: offer.name == exit.name ? role(of: exit) : offer.name),
                    " { handler.offers(\(offer.number)) }")
            }
        }
    }

    /// Whether exits use the screen's own values.
    var hasOwnValues: Bool { !own.isEmpty }
    var typeName: String { swift.companion(of: node, .exits) }
    var prefix: String { model.prefix }
}

/// A value of a node that its exits hold.
struct OwnValue {
    let word: String
    /// The name of the property, which differs from those of all exits.
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

    private init(_ word: String, _ type: String, _ exits: [Exit]) {
        self.word = word
        self.type = type
        name = Self.taken.contains(word) || exits.contains { $0.name == word } ? word + "Value" : word
        stored = SwiftNames.identifier(name)
    }

    static func values(
        of node: NodeID, _ parameters: [Parameter], _ exits: [Exit], _ model: DeclarationModel
    ) -> [OwnValue] {
        guard case .step(let step) = model.graph[node].detail else {
            return parameters.map { OwnValue($0.name.value, model.swift.type($0.type).text, exits) }
        }
        // A flow's data can change while the view is shown, so exits hold the flow itself.
        return parameters.isEmpty ? [] : [OwnValue("flow", model.swift.companion(of: step.flow, .run), exits)]
    }
}
