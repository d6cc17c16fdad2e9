import NavGraph
import NavNames

extension SwiftModel {
    /// A Swift expression for a localized string, and the local names of the parameters that it
    /// uses. `names` has an entry for each parameter of the node, which is nil if the string does
    /// not use it.
    func localized(_ template: Template, of node: NodeID) -> (names: [String?], text: String) {
        let parameters = graph[node].parameters
        var names = [String?](repeating: nil, count: parameters.count)
        let text = localized(template, parameters) { index in
            let local = SwiftNames.local(parameters[index].name.value)
            names[index] = local
            return local
        }
        return (names, text)
    }

    /// A Swift expression for a localized string. `value` is the expression for a parameter.
    func localized(_ template: Template, _ parameters: [Parameter], _ value: (Int) -> String) -> String {
        var text = ""
        for piece in template.pieces {
            switch piece {
            case .text(let words): text += SwiftNames.escaped(words)
            case .parameter(let name):
                guard let index = parameters.firstIndex(where: { $0.name.value == name.value }) else { continue }
                text += "\\(\(shown(value(index), type(parameters[index].type))))"
            }
        }
        return localized(literal: "\"\(text)\"")
    }

    /// `String(localized: …)` with a string literal.
    func localized(literal: String) -> String {
        let bundle = options.bundle == .module ? ", bundle: .module" : ""
        return "String(localized: \(literal)\(bundle))"
    }

    /// The code inside `\(…)` that shows a value in a localized string.
    private func shown(_ value: String, _ type: SwiftType) -> String {
        let raw = type.asRawValue(value)
        var element = type
        element.form = .single
        let described = "map { String(describing: \(element.asRawValue("$0"))) }"
        switch (type.rawType, type.form) {
        case (.string, .optional): return raw + " ?? \"\""
        case (.string, .list): return raw + ".joined(separator: \", \")"
        case (.string, .single): return raw
        // A plain number is passed on, to be formatted for the user's locale. A number in a type of
        // the graph is an identifier, which looks the same everywhere.
        case (.int, .single), (.int64, .single), (.uint, .single), (.double, .single):
            return raw == value ? value : "String(\(raw))"
        case (_, .optional): return "\(value).\(described) ?? \"\""
        case (_, .list): return "\(value).\(described).joined(separator: \", \")"
        case (_, .single): return "String(describing: \(raw))"
        }
    }

    /// `@available(*, deprecated, message: "…")`.
    func attribute(_ deprecated: Deprecation) -> String {
        let sentences = deprecated.sentences
        guard !sentences.isEmpty else { return "@available(*, deprecated)" }
        return "@available(*, deprecated, message: \(SwiftNames.literal(sentences.joined(separator: "; "))))"
    }

    /// The parameter of a declaration for a parameter of a node: `sort: Sort = .relevance`.
    ///
    /// - Parameter names: Names that the body uses for something else.
    func declared(
        _ parameter: Parameter, beside names: [String] = [], hasDefault: Bool = true
    ) -> SwiftInterface.Parameter {
        let word = parameter.name.value
        let local = SwiftNames.local(word, beside: names)
        return SwiftInterface.Parameter(
            SwiftNames.declaredLabel(word), local: local == SwiftNames.identifier(word) ? nil : local,
            type(parameter.type).text, or: hasDefault ? defaultValue(of: parameter) : nil)
    }

    /// The associated value of an enum case for a parameter of a node.
    func value(_ parameter: Parameter, hasDefault: Bool = true) -> SwiftInterface.Parameter {
        SwiftInterface.Parameter(
            SwiftNames.declaredLabel(parameter.name.value), type(parameter.type).text,
            or: hasDefault ? defaultValue(of: parameter) : nil)
    }
}
