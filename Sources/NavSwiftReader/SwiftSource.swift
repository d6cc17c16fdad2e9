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
        var start = token
        while isMember(start), let owner = nameOfOwner(ofMember: start) { start = owner }
        return start
    }

    /// Whether a token follows a dot, or the question mark of `?.`, but not `??`.
    private func isMember(_ token: Int) -> Bool {
        let before = code.text(token - 1)
        return before == "." || before == "?" && code.text(token - 2) != "?"
    }

    /// The name of what a member belongs to, before its dot, arguments, closures and generic arguments:
    /// `Stack` of `Stack<Int>(path) { … } label: { … }.member`.
    private func nameOfOwner(ofMember token: Int) -> Int? {
        var index = token - 1
        while [".", "?", "!"].contains(code.text(index)), code.tokens[index].kind == .punctuation { index -= 1 }
        while index > 0, code.tokens[index].kind == .close, code.partners[index] >= 0 {
            index = code.partners[index] - 1
            // The label of a closure.
            if code.text(index) == ":", code.isName(index - 1) { index -= 2 }
        }
        if index > 0, code.text(index).hasPrefix(">"), code.tokens[index].kind == .punctuation {
            while index > 0, code.text(index) != "<" { index -= 1 }
            index -= 1
        }
        return code.isName(index) ? index : nil
    }
}
