import NavSwift

/// What the rules know about SwiftUI's names.
enum SwiftUINames {
    /// Modifiers that present something with a stack of its own.
    static let presentations: Set<String> = ["sheet", "fullScreenCover", "popover", "inspector"]
    static let stacks: Set<String> = ["NavigationStack", "NavigationView"]
    /// Containers that create their content only when it is scrolled to.
    static let lazyContainers: Set<String> = [
        "List", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "ForEach", "Table", "OutlineGroup",
    ]
}

/// A `NavigationLink`, with its parts.
struct NavigationLinkCall {
    let call: SwiftCall
    /// The tokens of the value.
    let value: Range<Int>?
    /// The tokens of the destination, an expression or the contents of a closure.
    let destination: Range<Int>?
    let isDeprecated: Bool

    init?(_ call: SwiftCall, _ code: SwiftCode) {
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
    func withoutBraces(_ tokens: Range<Int>) -> Range<Int> {
        guard let first = tokens.first, text(first) == "{", partners[first] == tokens.upperBound - 1 else {
            return tokens
        }
        return (first + 1)..<(tokens.upperBound - 1)
    }
}

extension AuditedFile {
    /// Whether a context is the destination of a link or of `navigationDestination`, and so another screen.
    func isDestination(_ context: SwiftContext) -> Bool {
        let call = calls[context.call]
        if call.name == "navigationDestination" { return true }
        guard let link = NavigationLinkCall(call, code), let destination = link.destination else { return false }
        if context.label == "destination" { return true }
        return context.isTrailing && call.closures.contains { $0.label == context.label && $0.tokens == destination }
    }

    func isPresentation(_ context: SwiftContext) -> Bool {
        let call = calls[context.call]
        return call.isMember && SwiftUINames.presentations.contains(call.name)
    }

    /// What presents the values at a token, if this is in the content of a sheet or an alert.
    func isStack(_ context: SwiftContext) -> Bool {
        let call = calls[context.call]
        return !call.isMember && SwiftUINames.stacks.contains(call.name)
    }

    /// Whether a token is in a `#Preview`, or in a type for previews.
    func isPreview(_ token: Int) -> Bool {
        if swift.contexts(around: token).contains(where: { calls[$0.call].name == "#Preview" }) { return true }
        guard let type = swift.type(around: token) else { return false }
        return type.inherited.contains("PreviewProvider")
    }
}
