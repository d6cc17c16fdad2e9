import NavGraph

/// Writes the doc comment of a node: its title, its `doc`, and the `doc` of its parameters.
struct NodeDocs {
    private let model: SwiftModel

    init(_ model: SwiftModel) {
        self.model = model
    }

    /// - Parameter parameters: The parameters of the declaration; nil for those of the node.
    func write(_ id: NodeID, _ writer: inout SwiftWriter, of parameters: [Parameter]? = nil) {
        let node = model.graph[id]
        var paragraphs = [node.title?.plainText ?? "", node.doc ?? ""]
        let parameters = (parameters ?? node.parameters).compactMap { parameter in
            parameter.doc.map { "- Parameter \(parameter.name.value): \($0)" }
        }
        if !parameters.isEmpty { paragraphs.append(parameters.joined(separator: "\n")) }
        writer.doc(paragraphs)
    }
}
