import NavGraph

/// A text that nodes have, as a property of their enums.
struct TextProperty {
    var name: String
    var doc: String
    var text: @Sendable (Node) -> Template?
}

/// The doc comment of a node: its title, what its author wrote, what its parameters mean.
struct NodeDocs {
    private let model: SwiftModel

    init(_ model: SwiftModel) {
        self.model = model
    }

    func write(_ id: NodeID, _ writer: inout SwiftWriter, also extra: [String] = []) {
        let node = model.graph[id]
        var paragraphs = [node.title?.plainText ?? "", node.doc ?? ""]
        paragraphs += extra
        let parameters = node.parameters.compactMap { parameter in
            parameter.doc.map { "- Parameter \(parameter.name.value): \($0)" }
        }
        if !parameters.isEmpty { paragraphs.append(parameters.joined(separator: "\n")) }
        writer.doc(paragraphs)
    }
}

extension SwiftModel {
    /// Whether a family has a text in a section, or in one inside it.
    func has(_ property: TextProperty, _ family: Family, in section: SectionID) -> Bool {
        nodes(family, in: section).contains { property.text(graph[$0]) != nil }
            || sections(family, in: section).contains { has(property, family, in: $0) }
    }

    /// A text in the user's language as an expression, with the parameters that it binds, by their places.
    func localized(_ template: Template, of node: NodeID) -> (names: [String?], text: String) {
        let parameters = graph[node].parameters
        var names = [String?](repeating: nil, count: parameters.count)
        var text = ""
        for piece in template.pieces {
            switch piece {
            case .text(let words): text += SwiftNames.escaped(words)
            case .parameter(let name):
                guard let place = parameters.firstIndex(where: { $0.name.value == name.value }) else { continue }
                let local = SwiftNames.local(name.value)
                names[place] = local
                text += "\\(\(shown(local, type(parameters[place].type))))"
            }
        }
        return (names, localized(literal: "\"\(text)\""))
    }

    /// The translation of a literal.
    func localized(literal: String) -> String {
        let bundle = options.bundle == .module ? ", bundle: .module" : ""
        return "String(localized: \(literal)\(bundle))"
    }

    /// A value as a part of a text.
    private func shown(_ value: String, _ type: SwiftType) -> String {
        let carried = type.carried(value)
        var element = type
        element.form = .single
        let described = "map { String(describing: \(element.carried("$0"))) }"
        switch (type.carrier, type.form) {
        case (.string, .optional): return carried + " ?? \"\""
        case (.string, .list): return carried + ".joined(separator: \", \")"
        case (.string, .single): return carried
        // A number is written as the user's language writes numbers. A type of the graph's own is a name.
        case (.int, .single), (.int64, .single), (.uint, .single), (.double, .single):
            return carried == value ? value : "String(\(carried))"
        case (_, .optional): return "\(value).\(described) ?? \"\""
        case (_, .list): return "\(value).\(described).joined(separator: \", \")"
        case (_, .single): return "String(describing: \(carried))"
        }
    }

    /// `@available(*, deprecated, message: "…")`.
    func attribute(_ deprecated: Deprecation) -> String {
        let sentences = deprecated.sentences
        guard !sentences.isEmpty else { return "@available(*, deprecated)" }
        return "@available(*, deprecated, message: \(SwiftNames.literal(sentences.joined(separator: "; "))))"
    }

    /// `sort: Sort = .relevance`, as a part of a case, or of a function where `self` is another thing.
    func declaration(_ parameter: Parameter, inFunction: Bool = false) -> String {
        let name =
            inFunction ? SwiftNames.parameter(parameter.name.value) : SwiftNames.declaredLabel(parameter.name.value)
        let text = name + ": " + type(parameter.type).text
        return defaultValue(of: parameter).map { text + " = " + $0 } ?? text
    }
}
