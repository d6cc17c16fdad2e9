/// What a function of `parse` makes of a parameter's text: `Number`, `(id) => parseInt(id, 10)`.
enum ParameterReading: Equatable {
    /// Exactly what navgen's type does, or less.
    case type(String)
    /// Any number, whole or not.
    case number
    /// True for any text that is not empty.
    case truth
    /// Nearly what a type does; the function says more.
    case nearly(String)
    /// Code that says nothing about a type.
    case code

    init(_ source: String) {
        // Longer code is not one of the forms below.
        guard source.utf8.count <= Self.maxLength else {
            self = .code
            return
        }
        let text = Self.withoutNativeCode(source.filter { !$0.isWhitespace })
        let known = Self.functions[text] ?? Self.arrow(text).flatMap { Self.reading(of: $0.body, $0.parameter) }
        self = known ?? .code
    }

    private static let maxLength = 300

    private static let functions: [String: ParameterReading] = [
        "Number": .number, "parseInt": .type("Int"), "Number.parseInt": .type("Int"), "BigInt": .type("Int"),
        "parseFloat": .type("Double"), "Number.parseFloat": .type("Double"), "Boolean": .truth,
        "String": .type("String"), "decodeURIComponent": .type("String"), "decodeURI": .type("String"),
    ]

    /// `Number` for `function Number() { [native code] }`, without blanks.
    private static func withoutNativeCode(_ text: String) -> String {
        guard text.hasPrefix("function"), text.hasSuffix("(){[nativecode]}") else { return text }
        return String(text.dropFirst("function".count).dropLast("(){[nativecode]}".count))
    }

    /// The parameter and the body of `(id) => body`, `id => body` or `(id: string): number => body`.
    private static func arrow(_ text: String) -> (parameter: String, body: Substring)? {
        guard let arrow = text.firstRange(of: "=>") else { return nil }
        let head = text[..<arrow.lowerBound].drop { $0 == "(" }
        let parameter = head.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
        guard !parameter.isEmpty, !head.contains("{"), !head.contains("=") else { return nil }
        var body = text[arrow.upperBound...]
        if body.hasPrefix("{return"), body.hasSuffix("}") { body = body.dropFirst(7).dropLast() }
        while body.hasSuffix(";") { body = body.dropLast() }
        return (String(parameter), body)
    }

    private static func reading(of body: Substring, _ name: String) -> ParameterReading? {
        let uses = [name, "\(name)||''", "\(name)||\"\"", "\(name)??''", "\(name)??\"\""]
        for (function, reading) in functions {
            for use in uses where body == "\(function)(\(use))" { return reading }
            if body == "\(function)(\(name),10)" { return reading }
        }
        switch body {
        case name[...], "\(name).toString()", "`${\(name)}`", "\(name).trim()": return .type("String")
        case "+\(name)", "\(name)*1": return .number
        case "!!\(name)": return .truth
        default: break
        }
        for quote in ["'", "\""]
        where body == "\(name)===\(quote)true\(quote)" || body == "\(name)==\(quote)true\(quote)" {
            return .nearly("Bool")
        }
        if body.hasPrefix("parseInt(\(name)") || body.hasPrefix("Number.parseInt(\(name)") { return .nearly("Int") }
        if body.hasPrefix("parseFloat(\(name)") || body.hasPrefix("Number(\(name)") { return .nearly("Double") }
        return body.hasPrefix("String(\(name)") ? .nearly("String") : nil
    }
}
