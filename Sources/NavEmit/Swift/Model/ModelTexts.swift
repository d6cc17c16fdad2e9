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

    /// A parameter of a node, `sort: Sort = .relevance`, as one of a declaration.
    ///
    /// - Parameter names: What a body names in another way.
    func declared(
        _ parameter: Parameter, beside names: [String] = [], hasDefault: Bool = true
    ) -> SwiftInterface.Parameter {
        let word = parameter.name.value
        let local = SwiftNames.local(word, beside: names)
        return SwiftInterface.Parameter(
            SwiftNames.declaredLabel(word), local: local == SwiftNames.identifier(word) ? nil : local,
            type(parameter.type).text, or: hasDefault ? defaultValue(of: parameter) : nil)
    }

    /// The same as one of an enum's case, where nothing has a name inside.
    func value(_ parameter: Parameter, hasDefault: Bool = true) -> SwiftInterface.Parameter {
        SwiftInterface.Parameter(
            SwiftNames.declaredLabel(parameter.name.value), type(parameter.type).text,
            or: hasDefault ? defaultValue(of: parameter) : nil)
    }
}
