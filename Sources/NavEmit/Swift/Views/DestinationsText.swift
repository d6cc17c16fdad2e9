import NavGraph

/// `ShopDestinations`: the app's own views, a function for each node; and the views that call them.
struct DestinationsText {
    private let facts: ExitFacts
    private let section: SectionID
    private let access: String
    private var model: SwiftModel { facts.model }
    private var graph: Graph { facts.model.graph }
    private var p: String { facts.model.prefix }

    init(_ facts: ExitFacts, _ section: SectionID, _ access: String) {
        self.facts = facts
        self.section = section
        self.access = access
    }

    private var name: String { model.destinations(section) }
    /// Sections directly inside this one that have views.
    private var inner: [SectionID] { model.innerSections(of: section).filter { model.hasViews($0) } }

    /// Whether the protocol is compiled elsewhere than what calls it.
    private var isInModule: Bool { model.module(of: section) != nil }

    func write(to writer: inout SwiftWriter) {
        if !isInModule { writeProtocol(&writer) }
        for family in [Family.route, .sheet, .cover, .popover] where model.hasMembers(family, in: section) {
            writeViews(family, &writer)
        }
        for flow in model.nodes(.flow, in: section) { writeSteps(flow, &writer) }
    }

    // MARK: - The protocol

    func writeProtocol(_ writer: inout SwiftWriter) {
        writer.blank()
        let place = section == .main ? "the app's own views" : "the views of the section `\(graph[section].path)`"
        writer.doc("Makes \(place): a function for each node.")
        writer.block("@MainActor \(access)protocol \(name)") { writer in
            for section in inner {
                let word = graph[section].name.value
                let type = SwiftNames.upper(word) + "Destinations"
                writer.doc(graph[section].doc ?? "")
                writer.line("associatedtype \(type): \(model.destinations(section))")
                writer.line("var \(SwiftNames.identifier(word)): \(type) { get }")
                writer.blank()
            }
            for node in facts.nodes(in: section) where graph.kind(of: node).isView { writeFunction(node, &writer) }
            for flow in model.nodes(.flow, in: section) {
                for step in model.steps(of: flow) { writeStep(step, of: flow, &writer) }
            }
        }
    }

    private func writeFunction(_ node: NodeID, _ writer: inout SwiftWriter) {
        let body = SwiftNames.upper(graph[node].id.value) + "Body"
        writer.blank()
        writer.line("associatedtype \(body): View")
        NodeDocs(model).write(node, &writer)
        var parameters = graph[node].parameters.map {
            "\(SwiftNames.parameter($0.name.value)): \(model.type($0.type).text)"
        }
        if let selection = facts.selection(of: node) {
            parameters.append("selection: Binding<\(selection.name)?>")
        }
        parameters.append("exits: \(model.companion(of: node, "Exits"))")
        writer.list(
            "@ViewBuilder func \(SwiftNames.function(graph[node].id.value))(", unlike(parameters), ") -> \(body)",
            closing: .apart)
    }

    /// Labels may be alike, but not the names of parameters.
    private func unlike(_ parameters: [String]) -> [String] {
        parameters.enumerated().map { number, text in
            guard number < parameters.count - 1,
                let word = ["exits", "selection"].first(where: { text.hasPrefix($0 + ":") })
            else { return text }
            return "\(word) \(word)Value" + text.dropFirst(word.count)
        }
    }

    private func writeStep(_ step: NodeID, of flow: NodeID, _ writer: inout SwiftWriter) {
        let body = SwiftNames.upper(model.stepName(step)) + "Body"
        writer.blank()
        writer.line("associatedtype \(body): View")
        NodeDocs(model).write(step, &writer)
        let exits = model.hasExits(step) ? ["exits: \(model.companion(of: step, "Exits"))"] : []
        writer.list(
            "@ViewBuilder func \(SwiftNames.identifier(model.stepName(step)))(",
            ["flow: \(model.companion(of: flow, "Run"))"] + exits, ") -> \(body)",
            closing: .apart)
    }

    // MARK: - The views

    private func writeViews(_ family: Family, _ writer: inout SwiftWriter) {
        let nodes = model.nodes(family, in: section).filter { !graph[$0].isExternal }
        let sections = model.sections(family, in: section)
        let external =
            model.nodes(family, in: section).filter { graph[$0].isExternal }.map { ownPattern($0, family, []) }
            + sections.filter { !model.hasViews($0) }.map { "." + SwiftNames.identifier(graph[$0].name.value) }
        var cases = nodes.map { node in
            let locals = graph[node].parameters.map {
                SwiftNames.local($0.name.value, beside: ["destinations", "context", "node"])
            }
            return SwitchText.Case(
                pattern: ownPattern(node, family, locals), bare: ownPattern(node, family, []), view: call(node, locals))
        }
        for section in sections where model.hasViews(section) {
            let word = SwiftNames.identifier(graph[section].name.value)
            let view = model.viewName(family, section)
            let text =
                "\(view)(node: inner, destinations: destinations.\(word), context: context)" + model.hosting(section)
            cases.append(.init(pattern: ".\(word)(let inner)", bare: ".\(word)", view: text))
        }
        if !external.isEmpty {
            let names = external.listed
            cases.append(.init(pattern: names, bare: names, view: "// The app shows it by itself.\nEmptyView()"))
        }
        writer.blank()
        writer.doc("The app's view of a node.")
        let name = model.viewName(family, section)
        writer.block("struct \(name)<Destinations: \(self.name)>: View") { writer in
            let members = [
                "let node: \(model.typeName(family, section))", "let destinations: Destinations",
                "let context: \(p)Context",
            ]
            SwitchText(subject: "node", members: members, cases: cases).write(to: &writer)
        }
    }

    private func ownPattern(_ node: NodeID, _ family: Family, _ locals: [String]) -> String {
        let name = "." + SwiftNames.identifier(model.caseName(node, family))
        return locals.isEmpty ? name : name + "(" + locals.map { "let " + $0 }.listed + ")"
    }

    private func call(_ node: NodeID, _ locals: [String]) -> String {
        var arguments = zip(graph[node].parameters, locals).map { "\(SwiftNames.label($0.name.value)): \($1)" }
        if facts.selection(of: node) != nil { arguments.append("selection: context.selection()") }
        let used = facts.ownParameters(of: node)
        let own = zip(graph[node].parameters, locals).filter { used.contains($0.0.name.value) }.map {
            ", \(SwiftNames.label($0.name.value)): \($1)"
        }.joined()
        arguments.append("exits: \(exits(of: node, own: own))")
        return "destinations.\(SwiftNames.function(graph[node].id.value))(\(arguments.listed))"
    }

    private func exits(of node: NodeID, own: String) -> String {
        let handler = isInModule ? "\(model.support("ExitHandler", section))(context.handler)" : "context.handler"
        return "\(model.companion(of: node, "Exits"))(\(handler)\(own))"
    }

    private func writeSteps(_ flow: NodeID, _ writer: inout SwiftWriter) {
        let name = model.stepsView(flow)
        let cases = model.steps(of: flow).map { step in
            let word = "." + SwiftNames.identifier(graph[step].id.value)
            var arguments = ["flow: run"]
            if model.hasExits(step) {
                arguments.append(
                    "exits: \(exits(of: step, own: facts.ownParameters(of: step).isEmpty ? "" : ", flow: run"))")
            }
            var call = "destinations.\(SwiftNames.identifier(model.stepName(step)))(\(arguments.listed))"
            if let title = graph[step].title {
                call += "\n    .navigationTitle(SwiftUI.Text(verbatim: \(model.localized(title, of: step).text)))"
            }
            call += "\n    " + StacksText.contained
            call += "\n    .accessibilityIdentifier(\(SwiftNames.literal(graph[step].name)))"
            return SwitchText.Case(pattern: word, bare: word, view: call)
        }
        writer.blank()
        writer.doc("The app's view of the step that is shown.")
        writer.block("struct \(name)<Destinations: \(self.name)>: View") { writer in
            let run =
                "\(model.isObservable ? "let" : "@ObservedObject var") run: \(model.companion(of: flow, "Run"))"
            var members = [run, "let destinations: Destinations"]
            if model.hasStepExits(flow) { members.append("let context: \(p)Context") }
            SwitchText(subject: "run.step", members: members, cases: cases).write(to: &writer)
        }
    }
}

extension SwiftModel {
    /// `ShopDestinations`, `ShopOrdersDestinations`.
    func destinations(_ section: SectionID) -> String { companion(of: section, "Destinations") }

    /// The view that shows the nodes of an enum: `ShopRouteView`.
    func viewName(_ family: Family, _ section: SectionID) -> String { typeName(family, section) + "View" }

    func stepsView(_ flow: NodeID) -> String { companion(of: flow, "Steps") }

    func steps(of flow: NodeID) -> [NodeID] {
        if case .flow(let detail) = graph[flow].detail { detail.steps } else { [] }
    }

    /// Whether steps of a flow lead elsewhere.
    func hasStepExits(_ flow: NodeID) -> Bool { steps(of: flow).contains { hasExits($0) } }

    /// A step within its section: `onboardingWelcome`.
    func stepName(_ step: NodeID) -> String {
        let path = graph[graph[step].section].path
        return SwiftNames.joined(path.isEmpty ? graph[step].name : String(graph[step].name.dropFirst(path.count + 1)))
    }

    func innerSections(of section: SectionID) -> [SectionID] {
        graph.sections.indices.map { SectionID($0) }.filter { graph[$0].parent == section }
    }

    /// Whether the app makes views of a section, or of one inside it.
    func hasViews(_ section: SectionID) -> Bool {
        hasOwnViews(section) || innerSections(of: section).contains { hasViews($0) }
    }

    /// Whether the app makes views of the nodes of a section.
    func hasOwnViews(_ section: SectionID) -> Bool {
        nodes(in: section).contains {
            (graph.kind(of: $0).isView && !graph[$0].isExternal) || graph.kind(of: $0) == .step
        }
    }
}

extension SwiftModel {
    /// What the views of a module are given that their modifiers need; nothing inside the app.
    func hosting(_ section: SectionID) -> String {
        guard module(of: section) != nil, graph[section].parent.map({ module(of: $0) == nil }) ?? true else {
            return ""
        }
        let host = support("Host", section)
        return "\n    .environment(\\.\(SwiftNames.lower(host)), .app)"
    }
}

extension ExitFacts {
    /// The parameters of a screen that its exits use.
    func ownParameters(of node: NodeID) -> Set<String> { Set(self[node].flatMap(\.used).map(\.name.value)) }

    /// What can be selected in a column of a split, and shows in a later one.
    func selection(of node: NodeID) -> (name: String, ways: [WayOut])? {
        let ways = self[node].filter { $0.transition == .fill }
        return ways.isEmpty ? nil : (model.companion(of: node, "Selection"), ways)
    }
}
