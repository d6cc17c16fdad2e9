import NavGraph

/// `ProductDestination`: a protocol for the app's view of each node, and `ShopDestinations`, which refines them all.
///
/// A function that is missing is then one error, which names its node.
struct DestinationProtocols {
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

    /// The nodes that have views, with the steps of flows.
    var nodes: [NodeID] {
        let views = model.exits.nodes(in: section).filter { graph.kind(of: $0).isView }
        return views + swift.nodes(.flow, in: section).flatMap { swift.steps(of: $0) }
    }

    /// Sections directly inside this one that have views.
    private var inner: [SectionID] { swift.innerSections(of: section).filter { swift.hasViews($0) } }

    func write(to writer: inout SwiftWriter) {
        writeDestinations(&writer)
        for node in nodes {
            writer.blank()
            writer.block("@MainActor \(access)protocol \(name(of: node))") { writer in
                writeFunction(node, &writer)
            }
        }
    }

    private func name(of node: NodeID) -> String { swift.companion(of: node, "Destination") }

    private func writeDestinations(_ writer: inout SwiftWriter) {
        let place = section == .main ? "the app's own views" : "the views of the section `\(graph[section].path)`"
        var refined = nodes.map(name)
        if section == .main { refined.append("NavigationDestinations<\(model.prefix)Graph>") }
        writer.blank()
        writer.doc("Makes \(place): a function for each node.")
        let head = "\(access)protocol \(swift.destinations(section))"
        guard !refined.isEmpty else { return writer.block("@MainActor \(head)", writeSections) }
        writer.line("@MainActor")
        writer.line(head + ":")
        writer.indented { writer in
            for (number, name) in refined.enumerated() {
                writer.line(name + (number < refined.count - 1 ? "," : ""))
            }
        }
        if inner.isEmpty { return writer.line("{}") }
        writer.line("{")
        writer.indented { writeSections(&$0) }
        writer.line("}")
    }

    private func writeSections(_ writer: inout SwiftWriter) {
        for section in inner {
            let word = graph[section].name.value
            let type = SwiftNames.upper(word) + "Destinations"
            writer.doc(graph[section].doc ?? "")
            writer.line("associatedtype \(type): \(swift.destinations(section))")
            writer.line("var \(SwiftNames.identifier(word)): \(type) { get }")
        }
    }

    /// What makes the view of a node.
    struct Function {
        let name: String
        var parameters: [String]

        /// Its start, as far as the brackets.
        var head: String { "func " + name }
    }

    func function(_ node: NodeID) -> Function {
        let exits = "exits: \(swift.companion(of: node, "Exits"))"
        if case .step(let step) = graph[node].detail {
            let run = "flow: \(swift.companion(of: step.flow, "Run"))"
            return Function(
                name: SwiftNames.identifier(swift.stepName(node)),
                parameters: swift.hasExits(node) ? [run, exits] : [run])
        }
        var parameters = graph[node].parameters.map {
            "\(SwiftNames.parameter($0.name.value)): \(swift.type($0.type).text)"
        }
        if let selection = model.exits.selection(of: node) {
            parameters.append("selection: Binding<\(selection.name)?>")
        }
        return Function(
            name: SwiftNames.function(graph[node].id.value), parameters: distinct(parameters + [exits]))
    }

    private func writeFunction(_ node: NodeID, _ writer: inout SwiftWriter) {
        let isStep = graph.kind(of: node) == .step
        let body = SwiftNames.upper(isStep ? swift.stepName(node) : graph[node].id.value) + "Body"
        let function = function(node)
        writer.line("associatedtype \(body): View")
        writer.list("@ViewBuilder \(function.head)(", function.parameters, ") -> \(body)", closing: .apart)
    }

    /// Labels may be alike, but not the names of parameters.
    private func distinct(_ parameters: [String]) -> [String] {
        parameters.enumerated().map { number, text in
            guard number < parameters.count - 1,
                let word = ["exits", "selection"].first(where: { text.hasPrefix($0 + ":") }),
                !(word == "selection" && text.hasPrefix("selection: Binding<"))
            else { return text }
            return "\(word) \(word)Value" + text.dropFirst(word.count)
        }
    }
}
