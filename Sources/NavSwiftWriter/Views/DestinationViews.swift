import NavGraph
import NavNames

/// Writes the functions that call the app's function for the view of a node.
struct DestinationViews {
    private let model: DeclarationModel
    private let section: SectionID
    private let access: String
    private var swift: SwiftModel { model.swift }
    private var graph: Graph { model.graph }

    init(_ model: DeclarationModel, _ section: SectionID, _ access: String) {
        self.model = model
        self.section = section
        self.access = access
    }

    private var families: [Family] {
        [.route, .sheet, .cover, .popover].filter { swift.hasMembers($0, in: section) }
    }

    private var hasFlows: Bool { hasFlows(section) }

    private func hasFlows(_ section: SectionID) -> Bool { swift.has(.flows) && swift.hasMembers(.flow, in: section) }

    func write(to writer: inout SwiftWriter) {
        guard !families.isEmpty || hasFlows else { return }
        writer.blank()
        writer.block("extension \(swift.destinations(section))") { writer in
            for (index, family) in families.enumerated() {
                if index > 0 { writer.blank() }
                switches(family).write(to: &writer)
            }
            guard hasFlows else { return }
            if !families.isEmpty { writer.blank() }
            writeFlows(&writer)
        }
    }

    /// The access of the functions: the protocol's in the main file, none elsewhere.
    private var functionAccess: String { section == .main ? access : "" }

    // MARK: - Nodes

    private func switches(_ family: Family) -> ViewSwitch {
        ViewSwitch(
            access: functionAccess, name: "\(family.word)View",
            parameters: "_ node: \(swift.typeName(family, section)), _ context: \(model.prefix)Context",
            subject: "node", arguments: "node, context", setup: handler, cases: cases(family))
    }

    /// The line that declares the handler for the exits of the section's nodes.
    private var handler: String {
        guard swift.module(of: section) != nil else { return "let handler = context.handler" }
        return "let handler: \(swift.support(.exitHandler, section)) = context.handler.section()"
    }

    private static let taken = ["context", "handler", "node"]

    private func cases(_ family: Family) -> [ViewSwitch.Case] {
        var cases = swift.nodes(family, in: section).map { node -> ViewSwitch.Case in
            let word = SwiftNames.identifier(swift.caseName(node, family))
            let place = "\(model.nodeType(in: .main)).\(model.nodeCase(node))"
            if graph[node].isExternal {
                return .init(id: graph[node].name, pattern: ".\(word)", view: "EmptyView()", node: place)
            }
            let locals = graph[node].parameters.map { SwiftNames.local($0.name.value, beside: Self.taken) }
            let bound = locals.isEmpty ? "" : "(" + locals.map { "let " + $0 }.listed + ")"
            return .init(
                id: graph[node].name, pattern: ".\(word)\(bound)", view: call(node, locals), node: place)
        }
        for inner in swift.sections(family, in: section) {
            let word = SwiftNames.identifier(graph[inner].name.value)
            guard swift.hasViews(inner) else {
                cases.append(.init(id: graph[inner].path, pattern: ".\(word)", view: "EmptyView()"))
                continue
            }
            cases.append(
                .init(
                    id: graph[inner].path, pattern: ".\(word)(let inner)",
                    view: "\(member(word, beside: Self.taken + ["inner"])).\(family.word)View(inner, context)"))
        }
        return cases
    }

    private func call(_ node: NodeID, _ locals: [String]) -> String {
        let function = SwiftNames.function(graph[node].id.value)
        var arguments = zip(graph[node].parameters, locals).map { Argument(SwiftNames.label($0.name.value), $1) }
        if model.exits.selection(of: node) != nil { arguments.append(Argument("selection", "context.selection()")) }
        let used = model.exits.namesOfUsedParameters(of: node)
        let own = zip(graph[node].parameters, locals).filter { used.contains($0.0.name.value) }.map(\.1)
        arguments.append(Argument("exits", exits(of: node, own)))
        return "\(member(function, beside: locals + Self.taken))(\(arguments.listed))"
    }

    /// A member of the app's views. Without `self`, a local value would hide it, a section called `self` would be the
    /// instance, and a statement that begins with `package(` would be read as an access modifier.
    private func member(_ word: String, beside locals: [String]) -> String {
        (locals.contains(word) || word == "`self`" || word == "package" ? "self." : "") + word
    }

    private func exits(of node: NodeID, _ values: [String]) -> String {
        let own = OwnValue.values(of: node, ownParameters(of: node), model.exits[node], model)
        let arguments = [Argument("handler", "handler")] + zip(own, values).map { Argument($0.label, $1) }
        return ".init(\(arguments.listed))"
    }

    private func ownParameters(of node: NodeID) -> [Parameter] {
        let used = model.exits.namesOfUsedParameters(of: node)
        return swift.ownParameters(of: node).filter { used.contains($0.name.value) }
    }

    // MARK: - Flows

    private func writeFlows(_ writer: inout SwiftWriter) {
        let flows = swift.nodes(.flow, in: section)
        let sections = swift.sections(.flow, in: section)
        let own = flows.map { flow in
            ViewSwitch.Case(
                id: graph[flow].name, pattern: "let run as \(swift.companion(of: flow, .run))",
                view: "\(function(of: flow))(run\(swift.hasStepExits(flow) ? ", context" : ""))")
        }
        // Flows of inner sections are recognized by their types.
        let inner = sections.flatMap { section in
            let word = member(SwiftNames.identifier(graph[section].name.value), beside: ["run", "context"])
            return swift.flows(within: section).map { flow in
                ViewSwitch.Case(
                    id: graph[flow].name, pattern: "is \(swift.companion(of: flow, .run))",
                    view: "\(word).flowView(run, context)")
            }
        }
        ViewSwitch(
            access: functionAccess, name: "flowView", parameters: "_ run: FlowModel, _ context: \(model.prefix)Context",
            subject: "run", arguments: "run, context", cases: own + inner, isExhaustive: false
        ).write(to: &writer)
        for flow in flows {
            let context = swift.hasStepExits(flow) ? ", _ context: \(model.prefix)Context" : ""
            writer.blank()
            ViewSwitch(
                access: "private ", name: function(of: flow),
                parameters: "_ run: \(swift.companion(of: flow, .run))\(context)",
                subject: "run.step", arguments: "run\(context.isEmpty ? "" : ", context")",
                setup: context.isEmpty ? nil : handler, cases: swift.steps(of: flow).map(step)
            ).write(to: &writer)
        }
    }

    private func function(of flow: NodeID) -> String {
        "stepsOf" + SwiftNames.upper(graph[flow].id.value)
    }

    private func step(_ step: NodeID) -> ViewSwitch.Case {
        let word = SwiftNames.identifier(SwiftNames.listed(graph[step].id.value, "Step"))
        var arguments = [Argument("flow", "run")]
        if swift.hasExits(step) { arguments.append(Argument("exits", exits(of: step, ["run"]))) }
        let call = "\(SwiftNames.identifier(swift.stepName(step)))(\(arguments.listed))"
        return .init(id: graph[step].name, pattern: "." + word, view: call)
    }
}

extension SwiftModel {
    /// The flows of a section and of the sections inside it.
    func flows(within section: SectionID) -> [NodeID] {
        nodes(.flow, in: section) + sections(.flow, in: section).flatMap { flows(within: $0) }
    }
}
