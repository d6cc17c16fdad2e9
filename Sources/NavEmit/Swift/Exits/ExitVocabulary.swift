import NavGraph
import NavLinks

/// What the screens of a module can ask for: the cases of `ShopExit`, and how each way is said with them.
struct ExitVocabulary: Sendable {
    let facts: ExitFacts
    private let state: StateFacts
    /// Nil: the app.
    let module: String?
    let names: ExitNames
    /// Whether a screen hands something back.
    var returnsResults: Bool { facts.traits(ofModule: module).returnsResults }
    /// Whether somebody can wait for an answer.
    var hasAnswers: Bool { facts.traits(ofModule: module).hasAnswers }
    /// Whether conditions take part in what is offered.
    var hasOffers: Bool { facts.traits(ofModule: module).hasOffers }
    private var model: SwiftModel { facts.model }
    private var graph: Graph { facts.model.graph }

    init(_ facts: ExitFacts, _ state: StateFacts, module: String?) {
        self.facts = facts
        self.state = state
        self.module = module
        names = ExitNames(facts.model, module)
    }

    /// A case of the enum, with the expression of the node that it leads to.
    struct Word: Hashable {
        var name: String
        var payload: String
        var doc: String
    }

    /// The cases that some way of the module needs, and those that every screen has.
    var words: [Word] {
        guard module == nil else { return ownWords }
        var names = Set(facts.kinds.map { Self.name($0.transition, to: $0.target) })
        if facts.kinds.contains(where: { $0.transition == .under }) { names.insert("under") }
        if state.hasPresenters, state.hasSplits, names.contains("push") { names.insert("fill") }
        var words = Self.all(model).filter { names.contains($0.name) }
        // A module does not know whether anything is presented.
        let closes = state.hasPresented || !model.modules.isEmpty
        if closes, !words.contains(where: { $0.name == "close" }) { words.append(Self.close) }
        return words
    }

    private static let close = Word(
        name: "close", payload: "", doc: "Closes the presentation that contains the screen.")

    /// In a module of its own: a case for each way to each node, with what the node needs.
    private var ownWords: [Word] {
        var words: [Word] = []
        for way in facts.allWays(inModule: module) {
            let parameters =
                way.parameters.map {
                    "\(SwiftNames.declaredLabel($0.parameter.name.value)): \(model.type($0.parameter.type).text)"
                } + (data(way).map { ["data: \($0)"] } ?? [])
            let word = Word(name: ownName(way), payload: parameters.listed, doc: "")
            if !words.contains(where: { $0.name == word.name }) { words.append(word) }
        }
        words.append(Self.close)
        return words
    }

    /// The ways of a module, each once.
    var distinctWays: [WayOut] {
        var seen: Set<String> = []
        return facts.allWays(inModule: module).filter { seen.insert(ownName($0)).inserted }
    }

    /// `catalogBook`, and `catalogBookSheet` where that is shown in two ways.
    func ownName(_ way: WayOut) -> String {
        let name = model.nodeNames[way.target.index]
        let first = facts.allWays(inModule: module).first { $0.target == way.target }
        return first?.transition == way.transition ? name : name + SwiftNames.upper(way.transition.rawValue)
    }

    private static func all(_ model: SwiftModel) -> [Word] {
        let p = model.prefix
        var words = [
            Word(name: "push", payload: "\(p)Route", doc: ""),
            Word(name: "replace", payload: "\(p)Route", doc: "Replaces the screen."),
            Word(name: "reset", payload: "\(p)Route", doc: "Replaces the whole stack."),
            Word(name: "fill", payload: "\(p)State.Split.Column, \(p)Route", doc: "Fills a later column of the split."),
            Word(name: "popTo", payload: "\(p)Node", doc: "Goes back to the topmost screen of a node."),
        ]
        for family in Family.presented where family != .flow {
            words.append(Word(name: family.word, payload: model.typeName(family), doc: ""))
        }
        words += [
            Word(name: "start", payload: model.typeName(.flow), doc: ""),
            Word(name: "select", payload: "\(p)Tab", doc: ""),
            Word(name: "act", payload: "\(p)Action", doc: ""),
            Word(name: "open", payload: "\(p)State, \(p)Node", doc: "Opens a node by its plan, as a link would."),
            Word(
                name: "under", payload: "\(p)Exit",
                doc: "Closes the presentation that contains the screen and continues from what is below."),
            close,
        ]
        return words
    }

    /// The case that says a way, seen through `under`.
    private func name(_ way: WayOut) -> String { Self.name(way.transition, to: graph.kind(of: way.target)) }

    private static func name(_ transition: Transition, to target: NodeKind) -> String {
        switch transition {
        case .push, .replace, .reset, .fill, .popTo, .open: transition.rawValue
        case .select: "select"
        case .run: "act"
        case .dismiss: "close"
        case .start: "start"
        case .sheet, .cover, .popover, .alert, .dialog: transition.rawValue
        case .under: name(under: target)
        }
    }

    private static func name(under kind: NodeKind) -> String {
        switch kind {
        case .screen, .split: "push"
        case .tab: "select"
        case .flow, .step: "start"
        case .action: "act"
        case .sheet, .cover, .popover, .alert, .dialog: kind.rawValue
        }
    }

    /// What a flow can begin with: the type of its data, where it has some that is known here.
    func data(_ way: WayOut) -> String? {
        guard way.transition == .start else { return nil }
        let flow = if case .step(let step) = graph[way.target].detail { step.flow } else { way.target }
        guard case .flow(let detail) = graph[flow].detail, !detail.data.isEmpty,
            module == nil || model.module(of: graph[flow].section) == module
        else { return nil }
        return model.companion(of: flow, "Data")
    }

    /// An exit as an expression: `.push(.reviews(productId: productId))`.
    ///
    /// - Parameter data: What a flow begins with; nil: with its defaults.
    func exit(_ way: WayOut, _ values: [String], data: String? = nil) -> Code {
        guard module == nil else {
            let arguments =
                zip(way.parameters, values).map { Argument(SwiftNames.label($0.parameter.name.value), $1) }
                + Self.passed(data)
            let name = SwiftNames.identifier(ownName(way))
            return arguments.isEmpty ? ".\(name)" : ".\(name)(\(arguments))"
        }
        let exit: Code = ".\(name(way))\(payload(way, values, data))"
        return way.transition == .under ? ".under(\(exit))" : exit
    }

    /// What a flow begins with, as the last argument.
    private static func passed(_ data: String?) -> [Argument] { data.map { [Argument("data", $0)] } ?? [] }

    private func payload(_ way: WayOut, _ values: [String], _ data: String?) -> Code {
        switch way.transition {
        case .popTo: return "(.\(SwiftNames.identifier(model.nodeNames[way.target.index])))"
        case .dismiss: return ""
        case .open:
            guard let plan = model.plans[way.target] else { return "" }
            let arguments = PlanText(state, "", values: values).arguments(plan, of: way.target)
            let node = SwiftNames.identifier(model.nodeNames[way.target.index])
            return "(\(model.prefix)State(\(arguments.listed)), .\(node))"
        case .fill:
            let column = ["sidebar", "content", "detail"][way.column ?? 2]
            return "(.\(column), \(value(way, values)))"
        default: return "(\(value(way, values, data: data)))"
        }
    }

    /// The node that a way leads to, with its values.
    func value(_ way: WayOut, _ values: [String], data: String? = nil) -> Code {
        let target = way.target
        let data = Self.passed(data)
        switch graph.kind(of: target) {
        case .tab: return ".\(SwiftNames.identifier(graph[target].id.value))"
        case .step:
            guard case .step(let step) = graph[target].detail else { return "" }
            let values = [Argument("step", ".\(SwiftNames.identifier(graph[target].id.value))")] + data
            return model.value(of: step.flow, .flow, [Argument(".init(\(values.listed))")])
        case .flow where !data.isEmpty: return model.value(of: target, .flow, [Argument(".init(\(data.listed))")])
        default:
            let family = Family(way.transition, graph.kind(of: target)) ?? .route
            return model.value(
                of: target, family, model.shortArguments(of: target, way.parameters.isEmpty ? [] : values))
        }
    }

    /// The type of what a caller can wait for; nil: nothing, or nothing that is known here.
    func answer(_ way: WayOut) -> String? { model.answer(way, inModule: module) }

    /// Whether that is declared beside the node to which the way leads.
    func declaresAnswer(_ way: WayOut) -> Bool {
        switch way.transition {
        case .alert, .dialog: answer(way) != nil
        case .start: data(way) != nil
        default: false
        }
    }
}

/// What the types are called that the exits of a module share.
struct ExitNames: Sendable {
    let exit: String
    let handler: String
    let counter: String
    let result: String
    let waysOut: String
    let presentedWaysOut: String

    init(_ model: SwiftModel, _ module: String?) {
        let section = model.sections(inModule: module).first ?? .main
        exit = model.support("Exit", section)
        handler = model.support("ExitHandler", section)
        counter = model.support("Counter", section)
        result = model.support("Result", section)
        waysOut = model.support("WaysOut", section)
        presentedWaysOut = model.support("PresentedWaysOut", section)
    }
}

extension SwiftModel {
    /// The app, and the modules of sections.
    var allModules: [String?] { [nil] + modules.map { $0 } }
}
