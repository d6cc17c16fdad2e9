/// Turns the names and strings of a graph into Swift identifiers and literals. They are escaped
/// here and nowhere else.
package enum SwiftNames {
    /// Swift's keywords.
    private static let keywords: Set<String> = [
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
        "internal", "let", "operator", "precedencegroup", "private", "protocol", "public", "rethrows", "static",
        "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do",
        "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw", "switch", "where", "while",
        "Any", "as", "await", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try", "Type",
        "Protocol", "actor", "async", "each", "macro", "some", "any", "package", "open", "nonisolated", "consume",
        "copy", "borrowing", "consuming", "isolated", "sending", "unsafe",
    ]

    /// The identifier for a name, in backticks if it is a keyword.
    package static func identifier(_ name: String) -> String {
        keywords.contains(name) && !contextual.contains(name) ? "`\(name)`" : name
    }

    /// Contextual keywords, which are identifiers without backticks, too.
    private static let contextual: Set<String> = [
        "actor", "async", "each", "macro", "some", "any", "package", "open", "nonisolated", "consume", "copy",
        "borrowing", "consuming", "isolated", "sending", "unsafe",
    ]

    /// A case as a value. `none` and `some` are qualified with their type, because `Optional` has
    /// cases with these names.
    package static func value(_ name: String, of type: @autoclosure () -> String) -> String {
        (name == "none" || name == "some" ? type() + "." : ".") + identifier(name)
    }

    /// The name of a function. `self` becomes `selfNode`, since it would refer to the instance.
    package static func function(_ name: String) -> String { name == "self" ? "selfNode" : identifier(name) }

    /// The label of an argument in a call.
    package static func label(_ name: String) -> String {
        name == "inout" ? "`inout`" : name
    }

    /// The label of a parameter in a declaration.
    package static func declaredLabel(_ name: String) -> String {
        name == "inout" || name == "var" || name == "let" ? "`\(name)`" : name
    }

    /// The name of a local constant for a parameter. It gets the suffix `Value` if the surrounding
    /// code uses the name for something else.
    package static func local(_ name: String, beside taken: [String] = []) -> String {
        name == "self" || taken.contains(name) ? name + "Value" : identifier(name)
    }

    /// Capitalizes a name for use in the name of a type: `orderDetail` becomes `OrderDetail`.
    package static func upper(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

    /// Joins a path in camel case: `orders.detail` becomes `ordersDetail`.
    package static func joined(_ path: String) -> String {
        let words = path.split(separator: ".").map(String.init)
        return (words.first ?? "") + words.dropFirst().map(upper).joined()
    }

    /// Joins a path for use in the name of a type: `orders.returns` becomes `OrdersReturns`.
    package static func upperJoined(_ path: String) -> String { upper(joined(path)) }

    /// A hexadecimal literal with its digits in groups of four: `0xCBF2_9CE4`.
    package static func hexadecimal(_ number: UInt64) -> String {
        let digits = String(number, radix: 16, uppercase: true)
        guard digits.count > 7 else { return "0x" + digits }
        let groups = stride(from: digits.count, to: 0, by: -4).map { end in
            digits.prefix(end).suffix(4)
        }
        return "0x" + groups.reversed().joined(separator: "_")
    }

    /// A string literal. Characters that are invisible or misleading are escaped.
    package static func literal(_ text: String) -> String {
        "\"" + escaped(text) + "\""
    }

    /// The content of a string literal, without the quotes.
    package static func escaped(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }) { return text }
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": escaped += "\\\""
            case "\\": escaped += "\\\\"
            case "\n": escaped += "\\n"
            case "\r": escaped += "\\r"
            case "\t": escaped += "\\t"
            case "\0": escaped += "\\0"
            default:
                if isHidden(scalar) {
                    escaped += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
                } else {
                    escaped.unicodeScalars.append(scalar)
                }
            }
        }
        return escaped
    }

    /// Whether a scalar is invisible or misleading: a control or format character, a line
    /// separator, a private or unassigned scalar.
    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .surrogate:
            // A zero-width joiner connects emoji.
            scalar.value != 0x200D
        default: false
        }
    }
}

extension SwiftNames {
    /// Lowercases the first letter, for the name of a member: `Shop` becomes `shop`.
    package static func lower(_ name: String) -> String {
        name.prefix(1).lowercased() + name.dropFirst()
    }
}
