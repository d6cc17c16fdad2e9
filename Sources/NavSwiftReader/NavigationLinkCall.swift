/// A `NavigationLink`, with its parts.
public struct NavigationLinkCall {
    public let call: SwiftCall
    /// The tokens of the value.
    public let value: Range<Int>?
    /// The tokens of the destination, an expression or the contents of a closure.
    public let destination: Range<Int>?
    public let isDeprecated: Bool

    public init?(_ call: SwiftCall, _ code: SwiftCode) {
        guard call.name == "NavigationLink", !call.isMember || code.text(call.token - 2) == "SwiftUI" else {
            return nil
        }
        self.call = call
        isDeprecated = call.has("isActive") || call.has("selection") && call.has("tag")
        value = call.argument("value")?.tokens
        guard value == nil else {
            destination = nil
            return
        }
        if let argument = call.argument("destination") ?? call.argument(nil),
            code.text(argument.tokens.lowerBound) == "."
        {
            // An initializer of the app, with a value: no view is an implicit member.
            destination = nil
        } else if let argument = call.argument("destination") {
            destination = code.withoutBraces(argument.tokens)
        } else if let closure = call.closures.first(where: { $0.label == "destination" }) {
            destination = closure.tokens
        } else if let closure = call.closures.first, closure.label == nil {
            // With `label:` or a title, the first closure is the destination.
            let hasLabel =
                call.closures.contains { $0.label == "label" } || call.argument(nil) != nil
                || call.argument("label") != nil
            destination = hasLabel || isDeprecated ? closure.tokens : nil
        } else {
            destination = nil
        }
    }
}

extension SwiftCode {
    /// The contents of a closure that is an argument: `{ Detail() }`.
    public func withoutBraces(_ tokens: Range<Int>) -> Range<Int> {
        guard let first = tokens.first, text(first) == "{", partners[first] == tokens.upperBound - 1 else {
            return tokens
        }
        return (first + 1)..<(tokens.upperBound - 1)
    }
}
