import NavGraph

extension SwiftModel {
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
