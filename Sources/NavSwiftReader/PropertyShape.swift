/// The type of a property, as far as its declaration says.
public struct PropertyShape {
    public let type: String
    public let isOptional: Bool
    public let isBool: Bool
    public let isInt: Bool
    public let isString: Bool
    public let isPath: Bool
    /// The type of the elements of an array.
    public let element: String?

    public init(_ property: SwiftProperty, _ code: SwiftCode) {
        let written = code.source(property.type).trimmed
        let value = property.value
        let first = value.isEmpty ? "" : code.text(value.lowerBound)
        let isCall =
            value.count > 1 && code.text(value.lowerBound + 1) == "("
            || value.count > 1 && code.text(value.lowerBound + 1) == "."
        let environment = property.attribute("Environment").map { code.text($0.arguments.lowerBound) } ?? ""
        let isFromEnvironment = written.isEmpty && environment.first?.isUppercase == true
        type = isFromEnvironment ? environment : written.isEmpty && isCall ? first : written
        isOptional = written.hasSuffix("?") || written.hasPrefix("Optional<")
        isBool = written == "Bool" || written.isEmpty && ["true", "false"].contains(first)
        let isNumber = value.count == 1 && code.tokens[value.lowerBound].kind == .number && !first.contains(".")
        isInt = written == "Int" || written.isEmpty && isNumber
        isString =
            written == "String" || written.isEmpty && value.count == 1 && code.tokens[value.lowerBound].kind == .string
        if written.hasPrefix("["), written.hasSuffix("]"), !written.contains(":") {
            element = String(written.dropFirst().dropLast()).trimmed
        } else if written.isEmpty, first == "[", value.count >= 4, code.text(value.lowerBound + 2) == "]" {
            element = code.text(value.lowerBound + 1)
        } else {
            element = nil
        }
        isPath = type == "NavigationPath"
    }
}

extension String {
    /// The name of a type without `?`, and without the module.
    package var simpleTypeName: String {
        let text = hasSuffix("?") || hasSuffix("!") ? String(dropLast()) : self
        return text.split(separator: ".").last.map(String.init) ?? text
    }
}
