/// A call by its shape: `NavigationLink(value: item) { Text("x") }`, `.sheet(item: $item) { … }`.
public struct SwiftCall: Sendable {
    /// An argument, or a trailing closure.
    public struct Argument: Sendable {
        public let label: String?
        public let tokens: Range<Int>
    }

    public let name: String
    /// The index of the token of its name.
    public let token: Int
    /// Whether it is called on something: `.sheet`, `model.load`.
    public let isMember: Bool
    public let arguments: [Argument]
    /// The trailing closures; their tokens are those between the braces.
    public let closures: [Argument]
    /// All its tokens, from the name on.
    public let tokens: Range<Int>

    public func argument(_ label: String?) -> Argument? { arguments.first { $0.label == label } }

    /// Whether there is an argument or a trailing closure with this label.
    public func has(_ label: String) -> Bool {
        arguments.contains { $0.label == label } || closures.contains { $0.label == label }
    }
}

/// What contains a token: an argument or closure of a call.
public struct SwiftContext: Sendable {
    /// The index of the call in `SwiftSource.calls`.
    public let call: Int
    /// The label of the argument or the closure. The first trailing closure has none.
    public let label: String?
    public let isTrailing: Bool
}

/// Finds the calls of a file.
struct SwiftCallFinder {
    private let code: SwiftCode
    private(set) var calls: [SwiftCall] = []
    /// For the opening brackets of arguments and trailing closures: the call.
    private(set) var owners: [Int: (call: Int, label: String?, isTrailing: Bool)] = [:]

    /// Words after which a name is not called.
    private static let declaring: Set<String> = [
        "func", "struct", "class", "enum", "extension", "protocol", "actor", "import", "case", "macro",
        "associatedtype",
        "typealias", "var", "let", "operator",
    ]
    private static let keywords: Set<String> = [
        "if", "guard", "while", "switch", "for", "else", "do", "catch", "repeat", "in", "return", "defer", "get", "set",
        "willSet", "didSet", "where", "throw", "throws", "rethrows", "async", "await", "try", "some", "any", "is", "as",
        "init", "deinit", "subscript", "default", "let", "var", "mutating", "nonisolated", "yield", "then", "_read",
        "_modify",
    ]

    /// Words with which what has a body begins.
    private static let headers: Set<String> = [
        "if", "while", "guard", "switch", "for", "catch", "func", "extension", "where", "struct", "class", "enum",
        "actor", "protocol",
    ]

    init(_ code: SwiftCode) {
        self.code = code
        for index in code.tokens.indices where code.tokens[index].kind == .name { add(index) }
    }

    private mutating func add(_ index: Int) {
        let name = code.text(index)
        let isMember = code.text(index - 1) == "."
        guard isMember || !Self.keywords.contains(name), !Self.declaring.contains(code.text(index - 1)) else { return }
        guard code.text(index - 1) != "@" else { return }
        var next = index + 1
        if code.text(next) == "<", let end = genericEnd(next) { next = end }
        var arguments: [SwiftCall.Argument] = []
        var brackets: [(open: Int, label: String?, isTrailing: Bool)] = []
        if code.text(next) == "(", !code.tokens[next].startsLine, !code.tokens[next].hasSpaceBefore {
            guard code.partners[next] > 0 else { return }
            arguments = self.arguments(in: code.contents(of: next))
            brackets.append((next, nil, false))
            next = code.partners[next] + 1
        }
        var closures: [SwiftCall.Argument] = []
        if code.text(next) == "{", !(code.tokens[next].startsLine && brackets.isEmpty), takesClosure(index, isMember) {
            var label: String?
            while code.text(next) == "{" {
                closures.append(.init(label: label, tokens: code.contents(of: next)))
                brackets.append((next, label, true))
                guard code.partners[next] > 0 else { break }
                next = code.partners[next] + 1
                guard code.isName(next), code.text(next + 1) == ":", code.text(next + 2) == "{" else { break }
                label = code.text(next)
                next += 2
            }
        }
        guard !brackets.isEmpty else { return }
        for bracket in brackets { owners[bracket.open] = (calls.count, bracket.label, bracket.isTrailing) }
        calls.append(
            SwiftCall(
                name: name, token: index, isMember: isMember, arguments: arguments, closures: closures,
                tokens: index..<min(next, code.tokens.count)))
    }

    /// The token after `<…>`, if it is a list of types.
    private func genericEnd(_ open: Int) -> Int? {
        guard !code.tokens[open].hasSpaceBefore else { return nil }
        var depth = 0
        for index in open..<min(open + 64, code.tokens.count) {
            let token = code.tokens[index]
            switch token.text {
            case "<": depth += 1
            case ">", ">>", ">?":
                depth -= token.text == ">>" ? 2 : 1
                if depth <= 0 { return index + 1 }
            case ".", ",", "?", ":", "&", "[", "]", "(", ")", "->": break
            default: if token.kind != .name { return nil }
            }
        }
        return nil
    }

    /// Whether the brace after a name can begin a trailing closure, and not the body of a statement or declaration.
    private func takesClosure(_ index: Int, _ isMember: Bool) -> Bool {
        if !isMember {
            let before = code.text(index - 1)
            guard before != "some", before != "any" else { return false }
            if ["->", "&", "==", "<"].contains(before), code.text(index).first?.isUppercase == true { return false }
            // The type of a property with a body: `var body: Content {`. After `case .a:`, it is a call.
            if before == ":", ["let", "var"].contains(code.text(index - 3)) { return false }
            if code.text(index + 1) == "{", code.text(index).first?.isLowercase == true {
                // `body {`, `withAnimation {`: a call, if it begins a statement or follows an operator.
                guard !isProperty(index) else { return false }
            }
        }
        return !isInHeader(index)
    }

    /// Whether a name is that of a property: `var x: Int {`.
    private func isProperty(_ index: Int) -> Bool { ["var", "let", "func"].contains(code.text(index - 1)) }

    /// Whether the statement of a token begins with `if`, `for` or another word before a body, or declares something.
    private func isInHeader(_ index: Int) -> Bool {
        let parent = code.parents[index]
        var current = index
        var steps = 0
        while current > parent, current >= 0, steps < 120 {
            steps += 1
            let token = code.tokens[current]
            if token.kind == .name,
                Self.headers.contains(token.text),
                code.text(current - 1) != ".", current != index
            {
                return true
            }
            if token.text == ";" || token.text == "in" && token.kind == .name && code.text(parent) == "{" {
                return false
            }
            if token.startsLine, !continues(current) { return false }
            current = token.kind == .close && code.partners[current] >= 0 ? code.partners[current] - 1 : current - 1
            // What follows a closed brace on a line of its own is another statement, or `else`.
        }
        return false
    }

    /// Whether a token that begins a line continues the statement before it.
    private func continues(_ index: Int) -> Bool {
        let text = code.text(index)
        if code.tokens[index].kind == .punctuation, text != "@" { return true }
        if ["else", "where", "in", "catch"].contains(text) || code.tokens[index].kind == .close { return true }
        if text == "{" { return true }
        let before = code.text(index - 1)
        let kind = index > 0 ? code.tokens[index - 1].kind : .close
        return kind == .punctuation && !["!", "?", ">", ";"].contains(before)
            || ["=", ",", "(", "[", "&&", "||", "if", "guard", "while", "return", "let", "var"].contains(before)
    }

    /// Splits tokens at the commas that are in no other brackets.
    private func arguments(in tokens: Range<Int>) -> [SwiftCall.Argument] {
        var arguments: [SwiftCall.Argument] = []
        var start = tokens.lowerBound
        func add(_ end: Int) {
            guard start < end else { return }
            let isLabeled = code.isName(start) && code.text(start + 1) == ":" && start + 1 < end
            arguments.append(
                SwiftCall.Argument(
                    label: isLabeled ? code.text(start) : nil, tokens: (isLabeled ? start + 2 : start)..<end))
        }
        var index = tokens.lowerBound
        while index < tokens.upperBound {
            if code.tokens[index].kind == .open, code.partners[index] > index {
                index = code.partners[index]
            } else if code.text(index) == "," {
                add(index)
                start = index + 1
            }
            index += 1
        }
        add(tokens.upperBound)
        return arguments
    }
}
