public import NavSyntax

/// A Swift file with the types and calls in it.
public struct SwiftSource: Sendable {
    public let code: SwiftCode
    /// Types in the order of their declarations, nested ones after those around them.
    public let types: [SourceType]
    public let calls: [SwiftCall]
    /// For the opening brackets of arguments and trailing closures: their context.
    private let contexts: [Int: SwiftContext]
    /// The indices of calls, by the tokens of their names.
    private let callsByToken: [Int: Int]
    /// The indices of types, by their opening braces.
    private let typesByBrace: [Int: Int]

    public init(_ file: SourceFile, _ id: FileID) {
        code = SwiftCode(file, id)
        types = SwiftTypeFinder(code).types
        let finder = SwiftCallFinder(code)
        calls = finder.calls
        typesByBrace = Dictionary(types.enumerated().map { ($1.brace, $0) }) { first, _ in first }
        contexts = finder.owners.mapValues { SwiftContext(call: $0.call, label: $0.label, isTrailing: $0.isTrailing) }
        callsByToken = Dictionary(finder.calls.enumerated().map { ($1.token, $0) }) { first, _ in first }
    }

    public func call(at token: Int) -> SwiftCall? { callsByToken[token].map { calls[$0] } }

    /// The arguments and closures of calls that contain a token, from the innermost one to the outermost.
    public func contexts(around token: Int) -> [SwiftContext] {
        var found: [SwiftContext] = []
        var inner = token
        for bracket in code.brackets(around: token) {
            defer { inner = bracket }
            guard let context = contexts[bracket] else { continue }
            let call = calls[context.call]
            // In parentheses, the label is that of the argument.
            let label =
                context.isTrailing
                ? context.label : call.arguments.first { $0.tokens.contains(inner) }?.label
            found.append(SwiftContext(call: context.call, label: label, isTrailing: context.isTrailing))
        }
        return found
    }

    /// The innermost type around a token.
    public func type(around token: Int) -> SourceType? { typeIndex(around: token).map { types[$0] } }

    /// The index in `types` of the innermost type around a token.
    public func typeIndex(around token: Int) -> Int? {
        code.brackets(around: token).lazy.compactMap { typesByBrace[$0] }.first
    }

    /// The first token of the expression that a member is called on: `List` of `List { … }.sheet(…)`.
    public func start(ofChain token: Int) -> Int {
        var current = token
        while code.text(current - 1) == "." || code.text(current - 1) == "?" && code.text(current - 2) != "?" {
            var before = current - 1
            while [".", "?", "!"].contains(code.text(before)), code.tokens[before].kind == .punctuation { before -= 1 }
            guard before >= 0 else { return current }
            // Arguments, closures with labels, and subscripts.
            while before > 0, code.tokens[before].kind == .close, code.partners[before] >= 0 {
                before = code.partners[before] - 1
                if code.text(before) == ":", code.isName(before - 1) { before -= 2 }
            }
            if code.text(before).hasPrefix(">"), code.tokens[before].kind == .punctuation {
                while before > 0, code.text(before) != "<" { before -= 1 }
                before -= 1
            }
            guard before >= 0, code.tokens[before].kind == .name, before < current else { return current }
            current = before
        }
        return current
    }
}
