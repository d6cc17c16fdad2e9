import NavGraph
import NavLinks
import NavNames

/// Writes exits as expressions: `.push(.reviews(productId: productId))` in the app, and
/// `.reviews(productId: productId)` in the module of a section, whose exit type has a case for each
/// exit.
struct ExitCode: Sendable {
    private let model: DeclarationModel
    /// Nil means the app.
    let module: String?
    private var swift: SwiftModel { model.swift }
    private var graph: Graph { model.graph }

    init(_ model: DeclarationModel, module: String?) {
        self.model = model
        self.module = module
    }

    private var section: SectionID { swift.sections(inModule: module).first ?? .main }
    /// The exit type: `ShopExit`, or `LibraryLoansExit` in a module.
    var exitType: String { swift.support(.exit, section) }
    var handlerType: String { swift.support(.exitHandler, section) }
    var handlerAlias: Declaration { .alias(handlerType, "ExitHandler<\(exitType)>").ofGraph(model.prefix) }

    // MARK: - In a module

    /// The exits of a module's screens without duplicates.
    var distinctExits: [Exit] {
        var seen: Set<String> = []
        return model.exits.allExits(inModule: module).filter { seen.insert(ownName($0)).inserted }
    }

    /// The name of an exit's case: `catalogBook`, and `catalogBookSheet` if the same target is also
    /// shown with another transition.
    func ownName(_ exit: Exit) -> String {
        let name = swift.nodeNames[exit.target.index]
        let first = model.exits.allExits(inModule: module).first { $0.target == exit.target }
        return first?.role(swift) == exit.role(swift) ? name : name + SwiftNames.upper(exit.role(swift))
    }

    // MARK: - Exits

    /// The data with which a flow can begin, as a parameter of the exit.
    func dataParameter(_ exit: Exit) -> SwiftInterface.Parameter? {
        guard let type = data(exit) else { return nil }
        // The initial data of a flow with parameters may depend on their values.
        return exit.parameters.isEmpty ? .init("data", type, or: ".init()") : .init("data", type + "?", or: "nil")
    }

    /// The type of the data with which a flow can begin; nil if it has none, or if the type is not
    /// visible in the module.
    func data(_ exit: Exit) -> String? {
        guard exit.transition == .start else { return nil }
        let flow = if case .step(let step) = graph[exit.target].detail { step.flow } else { exit.target }
        guard case .flow(let detail) = graph[flow].detail, !detail.data.isEmpty,
            module == nil || swift.module(of: graph[flow].section) == module
        else { return nil }
        return swift.companion(of: flow, .data)
    }

    /// The type of the result that a caller can await; nil if there is none, or if its type is not
    /// visible in the module.
    func answer(_ exit: Exit) -> String? { swift.answer(exit, inModule: module) }

    /// Whether that type is declared in the module of the exit's target.
    func declaresAnswer(_ exit: Exit) -> Bool {
        switch exit.transition {
        case .alert, .dialog: answer(exit) != nil
        case .start: data(exit) != nil
        default: false
        }
    }

    /// An exit as an expression.
    ///
    /// - Parameter data: The data with which a flow begins; nil for its defaults.
    func exit(_ exit: Exit, _ values: [String], data: String? = nil) -> String {
        guard module == nil else {
            let arguments =
                zip(exit.parameters, values).map { Argument(SwiftNames.label($0.parameter.name.value), $1) }
                + (data.map { [Argument("data", $0)] } ?? [])
            return call("." + SwiftNames.identifier(ownName(exit)), arguments)
        }
        switch exit.transition {
        case .dismiss: return ".close"
        case .popTo: return ".popTo(.\(model.nodeCase(exit.target)))"
        case .open: return open(exit, values)
        case .fill:
            return ".fill(.\(["sidebar", "content", "detail"][exit.column ?? 2]), \(value(exit, values)))"
        case .under: return ".under(.\(word(after: graph.kind(of: exit.target)))(\(value(exit, values, data: data))))"
        case .from:
            let below = exit.popsTo.map { model.nodeCase($0) } ?? ""
            let word = word(after: graph.kind(of: exit.target))
            return ".from(.\(below), .\(word)(\(value(exit, values, data: data))))"
        case .run: return ".act(\(value(exit, values)))"
        case .push, .replace, .reset, .sheet, .cover, .popover, .alert, .dialog, .start, .select:
            return ".\(exit.transition.rawValue)(\(value(exit, values, data: data)))"
        }
    }

    /// How a node of a kind is shown once something was closed or left.
    private func word(after kind: NodeKind) -> String {
        switch kind {
        case .screen, .split: "push"
        case .tab: "select"
        case .flow, .step: "start"
        case .action: "act"
        case .sheet, .cover, .popover, .alert, .dialog: kind.rawValue
        }
    }

    /// An exit that opens the plan of a node, given as a value if the node has parameters.
    private func open(_ exit: Exit, _ values: [String]) -> String {
        let node = "\(model.nodeType(in: .main)).\(model.nodeCase(exit.target))"
        guard !exit.parameters.isEmpty else { return ".open(to: \(node))" }
        guard let family = Family(graph.kind(of: exit.target)), family != .flow else {
            // A flow, or a step of one.
            let parameters = zip(exit.parameters, values).map { ParameterCode(swift, $0.parameter).value($1) }
            return ".open(to: NodeValue(\(([node] + parameters).listed)))"
        }
        return ".open(to: \(swift.typeName(family))\(value(exit, values)))"
    }

    /// The node value to which an exit leads.
    func value(_ exit: Exit, _ values: [String], data: String? = nil) -> String {
        let target = exit.target
        let data = data.map { [Argument("data", $0)] } ?? []
        let given = swift.shortArguments(of: target, exit.parameters.isEmpty ? [] : values)
        switch graph.kind(of: target) {
        case .tab: return ".\(SwiftNames.identifier(graph[target].id.value))"
        case .step:
            guard case .step(let step) = graph[target].detail else { return "" }
            let word = SwiftNames.identifier(SwiftNames.listed(graph[target].id.value, "Step"))
            let start = given + [Argument("step", "." + word)] + data
            return value(of: step.flow, .flow, [Argument(call(".init", start))])
        case .flow:
            let start = given + data
            return value(of: target, .flow, start.isEmpty ? [] : [Argument(call(".init", start))])
        default:
            let family = Family(exit.transition, graph.kind(of: target)) ?? .route
            return value(of: target, family, given)
        }
    }

    /// A value of the main enum for a node: `.orders(.detail(orderId: orderId))`.
    private func value(of node: NodeID, _ family: Family, _ arguments: [Argument]) -> String {
        let target = graph[node]
        let name = SwiftNames.value(swift.caseName(node, family), of: swift.typeName(family, target.section))
        var value = family == .flow || !target.parameters.isEmpty ? call(name, arguments, isCall: true) : name
        var section = target.section
        while section != .main {
            value = ".\(SwiftNames.identifier(graph[section].name.value))(\(value))"
            section = graph[section].parent ?? .main
        }
        return value
    }

    private func call(_ name: String, _ arguments: [Argument], isCall: Bool = false) -> String {
        arguments.isEmpty && !isCall ? name : "\(name)(\(arguments.listed))"
    }
}
