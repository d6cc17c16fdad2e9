import NavGraph
import NavLinks
import NavSyntax

/// How the values of a pattern are read from a URL that matches it, as Swift expressions.
struct LinkReading {
    private let model: SwiftModel
    private let pattern: Pattern
    /// What comes before: values that Swift cannot know to be there, and those of more than one part, which it would
    /// take long to understand all in one expression.
    private(set) var statements: [String] = []
    private(set) var arguments: [Argument] = []

    init(_ model: SwiftModel, _ pattern: Pattern, of node: NodeID) {
        self.model = model
        self.pattern = pattern
        for (number, parameter) in model.parameters(of: node).enumerated() {
            let label = SwiftNames.label(parameter.name.value)
            let read = value(number, parameter)
            let local = SwiftNames.local(parameter.name.value, beside: ["url", "pattern"])
            if read.isUnsure {
                statements.append("guard let \(local) = \(read.text) else { return nil }")
                arguments.append(Argument(label, local))
            } else if Self.isLong(read.text) {
                statements.append("let \(local): \(model.type(parameter.type).text) = \(read.text)")
                arguments.append(Argument(label, local))
            } else {
                arguments.append(Argument(label, read.text))
            }
        }
    }

    /// Whether an expression has parts.
    private static func isLong(_ text: String) -> Bool {
        text.utf8.contains { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "{") }
            && [" ? ", " ?? ", "{"].contains { text.utf8.holds($0) }
    }

    private func value(_ number: Int, _ parameter: Parameter) -> (text: String, isUnsure: Bool) {
        let type = model.type(parameter.type)
        if let fixed = pattern.fixed[number] { return (model.expression(fixed, type), false) }
        for (place, segment) in pattern.segments.enumerated() {
            guard case .parameter(number, let prefix, let suffix) = segment.reading else { continue }
            if segment.isOptional { return optional("url.optional(\(place))", parameter, type) }
            let (front, back) = (prefix.utf8.count, suffix.utf8.count)
            if front + back == 0, case .builtin(let builtin) = type.kind, LinkChecks.isKept(builtin) {
                return ("url.\(FieldsText.word(builtin))(\(place))", false)
            }
            let piece = front + back == 0 ? "url[\(place)]" : "url[\(place)].dropping(\(front), \(back))"
            return single(piece, type)
        }
        if pattern.rest?.parameter == number {
            let rest = "url.rest(\(pattern.segments.count))"
            if type.form == .list { return list(rest, parameter, type) }
            let joined = "\(rest).map(\\.text).joined(separator: \"/\")"
            let text = type.isBuiltin ? joined : construct(joined, type).text
            guard !parameter.isRequired else { return (text, false) }
            return ("\(rest).isEmpty ? \(model.defaultValue(of: parameter) ?? "nil") : \(text)", false)
        }
        for item in pattern.query {
            guard case .parameter(number) = item.reading else { continue }
            let key = SwiftNames.literal(item.key.string)
            if type.form == .list { return list("url.all(\(key))", parameter, type) }
            return parameter.isRequired
                ? single("url.required(\(key))", type) : optional("url[\(key)]", parameter, type)
        }
        if case .parameter(number)? = pattern.fragment?.reading {
            if parameter.isRequired { return single("url.requiredFragment", type) }
            return optional("url.fragment", parameter, type)
        }
        return (model.defaultValue(of: parameter) ?? "nil", false)
    }

    /// A value that is there.
    private func single(_ piece: String, _ type: SwiftType) -> (text: String, isUnsure: Bool) {
        if case .builtin(let builtin) = type.kind {
            return ("\(piece).\(FieldsText.word(builtin))", builtin == .url && type.form == .single)
        }
        let carrier = type.carrier.map(FieldsText.word) ?? "text"
        let made = construct("\(piece).\(carrier)", type)
        return (made.text, made.mayBeNil && type.form == .single)
    }

    private func construct(_ carried: String, _ type: SwiftType) -> (text: String, mayBeNil: Bool) {
        switch type.kind {
        case .enumeration: return ("\(type.name)(rawValue: \(carried))", true)
        case .constrained(let base):
            // Another module offers only the initialiser that checks, where there is something to check.
            let label = type.module == nil ? "unchecked" : "rawValue"
            let mayFail = type.module != nil && type.isChecked
            if base == .url {
                return ("\(carried).\(mayFail ? "flatMap" : "map")(\(type.name).init(\(label):))", true)
            }
            return ("\(type.name)(\(label): \(carried))", mayFail)
        case .builtin, .own: return (carried, false)
        }
    }

    /// A value that may be absent.
    private func optional(
        _ piece: String, _ parameter: Parameter, _ type: SwiftType
    ) -> (text: String, isUnsure: Bool) {
        let otherwise = parameter.defaultValue.map { " ?? " + model.expression($0.value, type) } ?? ""
        if case .builtin(let builtin) = type.kind {
            return ("\(piece)?.\(FieldsText.word(builtin))\(otherwise)", false)
        }
        let carrier = type.carrier.map(FieldsText.word) ?? "text"
        let made = construct("$0.\(carrier)", type)
        return ("\(piece).\(made.mayBeNil ? "flatMap" : "map") { \(made.text) }\(otherwise)", false)
    }

    private func list(
        _ pieces: String, _ parameter: Parameter, _ type: SwiftType
    ) -> (text: String, isUnsure: Bool) {
        var text: String
        if case .builtin(let builtin) = type.kind {
            text = "\(pieces).\(builtin == .url ? "compactMap" : "map")(\\.\(FieldsText.word(builtin)))"
        } else {
            let carrier = type.carrier.map(FieldsText.word) ?? "text"
            let made = construct("$0.\(carrier)", type)
            text = "\(pieces).\(made.mayBeNil ? "compactMap" : "map") { \(made.text) }"
        }
        if let value = parameter.defaultValue?.value {
            text = "\(pieces).isEmpty ? \(model.expression(value, type)) : \(text)"
        }
        return (text, false)
    }
}

extension SwiftModel {
    /// Redirects that rewrite the path.
    var hasRewrites: Bool { rewriteCount > 0 }

    var rewriteCount: Int {
        links.destinations.values.count { if case .path = $0 { true } else { false } }
    }

    var hasOptionalSegments: Bool {
        links.patterns.contains { pattern in
            (pattern.node != nil || links.node(of: pattern) != nil) && pattern.segments.contains { $0.isOptional }
        }
    }

    /// Items with all their values.
    var hasListItems: Bool {
        links.patterns.contains { pattern in
            pattern.query.contains { item in
                if case .parameter(let number) = item.reading {
                    pattern.parameters[number].form == .list
                } else {
                    false
                }
            }
        }
    }

    /// Items that every URL of their pattern has.
    var hasRequiredItems: Bool {
        links.patterns.contains { pattern in
            pattern.query.contains { item in
                if case .parameter(let number) = item.reading {
                    pattern.parameters[number].isRequired && pattern.parameters[number].form != .list
                } else {
                    false
                }
            }
        }
    }

    var hasRequiredFragment: Bool {
        links.patterns.contains { pattern in
            if case .parameter(let number)? = pattern.fragment?.reading {
                pattern.parameters[number].isRequired
            } else {
                false
            }
        }
    }
}
