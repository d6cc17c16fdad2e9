import NavGraph
import NavNames

/// Declares a protocol for each node with a view, such as `ProductDestination`, and
/// `ShopDestinations`, which refines them all.
///
/// A missing function is then a single error that names its node.
struct DestinationProtocols {
    private let model: DeclarationModel
    private let section: SectionID
    private var swift: SwiftModel { model.swift }
    private var graph: Graph { model.graph }

    init(_ model: DeclarationModel, _ section: SectionID) {
        self.model = model
        self.section = section
    }

    /// The nodes that have views, including the steps of flows.
    var nodes: [NodeID] {
        let views = model.exits.nodes(in: section).filter { graph.kind(of: $0).isView }
        return views + swift.nodes(.flow, in: section).flatMap { swift.steps(of: $0) }
    }

    /// The sections directly inside this one that have views.
    private var inner: [SectionID] { swift.innerSections(of: section).filter { swift.hasViews($0) } }

    func write(to writer: inout SwiftWriter) {
        writeDestinations(&writer)
        guard !isLarge else { return }
        writer.blank()
        for node in nodes {
            let type = Declaration.type("protocol", name(of: node), attribute: "@MainActor ")
            writer.declare(type.of(node, as: "Destination")) { writer in
                writeFunction(node, &writer)
            }
        }
    }

    /// Whether there are too many nodes for a protocol each. The compiler is slow with a protocol
    /// that refines hundreds of others and rejects five hundred, so `ShopDestinations` then has the
    /// functions itself.
    private var isLarge: Bool { nodes.count > 200 }

    private func name(of node: NodeID) -> String { swift.companion(of: node, .destination) }

    private func writeDestinations(_ writer: inout SwiftWriter) {
        let place = section == .main ? "the app's own views" : "the views of the section `\(graph[section].path)`"
        var refined = isLarge ? [] : nodes.map(name)
        if section == .main { refined.append("NavigationDestinations<\(model.prefix)Graph>") }
        writer.blank()
        writer.doc("Makes \(place): a function for each node.")
        let type = Declaration.type("protocol", swift.destinations(section), refined, attribute: "@MainActor ")
            .ofGraph(model.prefix).with("Destinations")
        if refined.isEmpty { return writer.declare(type) { writeSections(&$0) } }
        writer.declare(refining: type, hasMembers: !inner.isEmpty || isLarge) { writeSections(&$0) }
    }

    private func writeSections(_ writer: inout SwiftWriter) {
        if isLarge { for node in nodes { writeFunction(node, &writer) } }
        for section in inner {
            let word = graph[section].name.value
            let type = associatedType(of: section)
            writer.doc(graph[section].doc ?? "")
            writer.declare(.associatedType(type, swift.destinations(section)))
            writer.declare(.property(SwiftNames.identifier(word), type).required, " { get }")
        }
    }

    /// The name of the associated type for a section's views: `OrdersDestinations`. The section `shopOrders` of a graph
    /// `Shop` gets another one, which hides no protocol.
    private func associatedType(of section: SectionID) -> String {
        let name = SwiftNames.upper(graph[section].name.value) + "Destinations"
        let isTaken = graph.sections.indices.contains { swift.destinations(SectionID($0)) == name }
        return isTaken ? "Own" + name : name
    }

    /// The function that makes the view of a node.
    func function(_ node: NodeID) -> Declaration {
        let exits = SwiftInterface.Parameter("exits", swift.companion(of: node, .exits))
        if case .step(let step) = graph[node].detail {
            let run = SwiftInterface.Parameter("flow", swift.companion(of: step.flow, .run))
            return .method(
                SwiftNames.identifier(swift.stepName(node)), swift.hasExits(node) ? [run, exits] : [run], body(of: node)
            )
        }
        // Labels may repeat, but the names of parameters may not.
        var parameters = graph[node].parameters.map {
            swift.declared($0, beside: ["exits", "selection"], hasDefault: false)
        }
        if let selection = model.exits.selection(of: node) {
            parameters.append(.init("selection", "Binding<\(selection.name)?>"))
        }
        return .method(SwiftNames.function(graph[node].id.value), parameters + [exits], body(of: node))
    }

    /// The name of the associated type for a node's view: `ProductBody`.
    private func body(of node: NodeID) -> String {
        SwiftNames.upper(graph.kind(of: node) == .step ? swift.stepName(node) : graph[node].id.value) + "Body"
    }

    private func writeFunction(_ node: NodeID, _ writer: inout SwiftWriter) {
        // With a default, the compiler reports the missing function, and not a missing type.
        writer.declare(.associatedType(body(of: node), "View"), " = EmptyView")
        var function = function(node).of(node).required
        function.attribute = "@ViewBuilder "
        writer.declare(function)
    }
}
