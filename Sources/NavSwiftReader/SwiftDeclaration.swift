/// An attribute: `@State`, `@SceneStorage("path")`, `@Environment(\.dismiss)`.
public struct SwiftAttribute: Sendable {
    public let name: String
    /// The tokens in its parentheses.
    public let arguments: Range<Int>
}

/// A property of a type.
public struct SwiftProperty: Sendable {
    public let name: String
    public let token: Int
    public let attributes: [SwiftAttribute]
    public let modifiers: [String]
    public let isConstant: Bool
    /// The tokens of its type, if that is written.
    public let type: Range<Int>
    /// The tokens of its initial value.
    public let value: Range<Int>
    /// The tokens of its accessors or observers.
    public let body: Range<Int>

    public func attribute(_ name: String) -> SwiftAttribute? { attributes.first { $0.name == name } }
}

/// A function, initializer or subscript of a type.
public struct SwiftFunction: Sendable {
    public let name: String
    public let token: Int
    public let attributes: [SwiftAttribute]
    public let modifiers: [String]
    /// The tokens between its parentheses.
    public let parameters: Range<Int>
    public let body: Range<Int>
}

/// A case of an enum.
public struct SwiftCase: Sendable {
    /// An associated value.
    public struct Value: Sendable {
        public let label: String?
        public let type: String
        /// The tokens of its default.
        public let fallback: Range<Int>
    }

    public let name: String
    public let token: Int
    public let values: [Value]
    /// The token of its raw value.
    public let rawValue: Int?
}

/// A type, an extension or a protocol.
public struct SourceType: Sendable {
    public enum Kind: String, Sendable { case `struct`, `class`, `enum`, `actor`, `extension`, `protocol` }

    public let kind: Kind
    /// Its name; of an extension, that of the extended type.
    public let name: String
    public let token: Int
    public let attributes: [SwiftAttribute]
    /// What follows the colon.
    public let inherited: [String]
    /// The index of its opening brace.
    public let brace: Int
    public let body: Range<Int>
    public internal(set) var properties: [SwiftProperty] = []
    public internal(set) var functions: [SwiftFunction] = []
    public internal(set) var cases: [SwiftCase] = []

    /// Its name without those of the types around it: `Cart` of `Shop.Cart`.
    public var simpleName: String { name.split(separator: ".").last.map(String.init) ?? name }

    public var isView: Bool { inherited.contains { $0 == "View" || $0 == "SwiftUI.View" } }
}

/// Finds the types of a file with their members.
struct SwiftTypeFinder {
    private let code: SwiftCode
    private(set) var types: [SourceType] = []

    private static let modifiers: Set<String> = [
        "public", "internal", "private", "fileprivate", "package", "open", "static", "class", "final", "lazy", "weak",
        "unowned", "override", "mutating", "nonmutating", "nonisolated", "isolated", "indirect", "required",
        "convenience", "dynamic", "optional", "consuming", "borrowing", "distributed",
    ]

    init(_ code: SwiftCode) {
        self.code = code
        var found: [SourceType] = []
        for index in code.tokens.indices where code.tokens[index].kind == .name {
            guard let kind = SourceType.Kind(rawValue: code.text(index)), let type = type(kind, index) else { continue }
            found.append(type)
        }
        addMembers(to: &found)
        types = found
    }

    private func type(_ kind: SourceType.Kind, _ keyword: Int) -> SourceType? {
        let before = code.text(keyword - 1)
        guard code.isName(keyword + 1), before != ".", before != ":", before != "import",
            code.text(keyword + 1) != "func",
            code.text(keyword + 1) != "var", code.text(keyword + 1) != "let", code.text(keyword + 1) != "subscript"
        else { return nil }
        var index = keyword + 2
        var name = code.text(keyword + 1)
        while code.text(index) == ".", code.isName(index + 1) {
            name += ".\(code.text(index + 1))"
            index += 2
        }
        let nameEnd = index
        var inherited: [String] = []
        var colon: Int?
        while index < code.tokens.count, code.text(index) != "{" {
            let token = code.tokens[index]
            guard token.kind != .close, token.text != ";", token.text != "=", index < keyword + 200 else { return nil }
            if token.text == ":", colon == nil, depthOfAngles(nameEnd..<index) == 0 { colon = index }
            index = token.kind == .open && code.partners[index] > index ? code.partners[index] + 1 : index + 1
        }
        guard index < code.tokens.count else { return nil }
        if let colon { inherited = list(in: (colon + 1)..<index) }
        return SourceType(
            kind: kind, name: name, token: keyword + 1, attributes: prefix(before: keyword).attributes,
            inherited: inherited, brace: index, body: code.contents(of: index))
    }

    private func depthOfAngles(_ tokens: Range<Int>) -> Int {
        tokens.reduce(0) { $0 + (code.text($1) == "<" ? 1 : code.text($1).hasPrefix(">") ? -1 : 0) }
    }

    /// The names of a list before `where`, without attributes such as `@MainActor`.
    private func list(in tokens: Range<Int>) -> [String] {
        let end = tokens.first { code.text($0) == "where" && code.isName($0) } ?? tokens.upperBound
        return (tokens.lowerBound..<end).split { code.text($0) == "," }.map { part in
            part.filter { code.text($0) != "@" && code.text($0 - 1) != "@" }.map(code.text).joined()
        }
    }

    /// The attributes and modifiers before a keyword.
    private func prefix(before keyword: Int) -> (attributes: [SwiftAttribute], modifiers: [String]) {
        var attributes: [SwiftAttribute] = []
        var modifiers: [String] = []
        var index = keyword - 1
        while index >= 0 {
            let token = code.tokens[index]
            if token.kind == .close, token.text == ")", code.partners[index] > 0 {
                let open = code.partners[index]
                if code.isName(open - 1), code.text(open - 2) == "@" {
                    attributes.insert(
                        SwiftAttribute(name: code.text(open - 1), arguments: code.contents(of: open)), at: 0)
                    index = open - 3
                } else if Self.modifiers.contains(code.text(open - 1)) {
                    modifiers.insert(code.text(open - 1), at: 0)
                    index = open - 2
                } else {
                    break
                }
            } else if token.kind == .name, code.text(index - 1) == "@" {
                attributes.insert(SwiftAttribute(name: token.text, arguments: index..<index), at: 0)
                index -= 2
            } else if token.kind == .name, Self.modifiers.contains(token.text) {
                modifiers.insert(token.text, at: 0)
                index -= 1
            } else {
                break
            }
        }
        return (attributes, modifiers)
    }

    /// Adds the members of all types in one pass: the body of a type also contains those of the types nested in it.
    ///
    /// - Parameter types: Not those of `self`, which would be copied for each member.
    private func addMembers(to types: inout [SourceType]) {
        let typesByBrace = Dictionary(types.indices.map { (types[$0].brace, $0) }) { first, _ in first }
        for index in code.tokens.indices where code.tokens[index].kind == .name {
            guard let type = typesByBrace[code.parents[index]], types[type].body.contains(index) else { continue }
            addMember(at: index, to: &types[type])
        }
    }

    private func addMember(at index: Int, to type: inout SourceType) {
        let before = code.text(index - 1)
        switch code.text(index) {
        case "var", "let":
            guard before != "case", code.isName(index + 1) else { return }
            type.properties.append(property(index, in: type))
        case "func", "init", "subscript":
            guard before != "." else { return }
            if let function = function(index) { type.functions.append(function) }
        case "case" where type.kind == .enum: type.cases += cases(after: index, in: type)
        default: break
        }
    }

    private func property(_ keyword: Int, in type: SourceType) -> SwiftProperty {
        let (attributes, modifiers) = prefix(before: keyword)
        var index = keyword + 2
        var typeTokens = index..<index
        var value = index..<index
        var body = index..<index
        if code.text(index) == ":" {
            let end = self.end(of: index + 1, in: type, stops: ["=", "{"])
            typeTokens = (index + 1)..<end
            index = end
        }
        if code.text(index) == "=", index < type.body.upperBound {
            let end = self.end(of: index + 1, in: type, stops: [])
            value = (index + 1)..<max(end, index + 1)
            index = end
        }
        if code.text(index) == "{", index < type.body.upperBound, value.isEmpty { body = code.contents(of: index) }
        return SwiftProperty(
            name: code.text(keyword + 1), token: keyword + 1, attributes: attributes, modifiers: modifiers,
            isConstant: code.text(keyword) == "let", type: typeTokens, value: value, body: body)
    }

    /// The end of an expression or type: one of these tokens, or a line that does not continue it.
    private func end(of start: Int, in type: SourceType, stops: Set<String>) -> Int {
        var index = start
        while index < type.body.upperBound {
            let token = code.tokens[index]
            let isObserved = token.text == "{" && ["didSet", "willSet"].contains(code.text(index + 1))
            if stops.contains(token.text) || token.text == ";" || isObserved { return index }
            if index > start, token.startsLine, token.text != ".", token.text != "?", token.text != ":",
                token.kind != .close,
                code.tokens[index - 1].kind != .punctuation || code.text(index - 1) == ">"
                    || code.text(index - 1) == "!" || code.text(index - 1) == "?"
            {
                return index
            }
            index = token.kind == .open && code.partners[index] > index ? code.partners[index] + 1 : index + 1
        }
        return type.body.upperBound
    }

    private func function(_ keyword: Int) -> SwiftFunction? {
        let isNamed = code.text(keyword) == "func"
        var index = keyword + (isNamed ? 2 : 1)
        while index < code.tokens.count, code.text(index) != "(" {
            guard index < keyword + 64, code.text(index) != "{" else { return nil }
            index += 1
        }
        guard index < code.tokens.count else { return nil }
        let parameters = code.contents(of: index)
        var end = parameters.upperBound + 1
        var body = end..<end
        while end < code.tokens.count, code.parents[end] == code.parents[keyword] {
            let token = code.tokens[end]
            if token.text == "{" {
                body = code.contents(of: end)
                break
            }
            if token.kind == .close || ["func", "var", "let", "init", "case", "@"].contains(token.text) { break }
            end = token.kind == .open && code.partners[end] > end ? code.partners[end] + 1 : end + 1
        }
        let (attributes, modifiers) = prefix(before: keyword)
        return SwiftFunction(
            name: isNamed ? code.text(keyword + 1) : code.text(keyword), token: isNamed ? keyword + 1 : keyword,
            attributes: attributes, modifiers: modifiers, parameters: parameters, body: body)
    }

    /// The cases of `case a, b(Int) = 2`.
    private func cases(after keyword: Int, in type: SourceType) -> [SwiftCase] {
        var cases: [SwiftCase] = []
        var index = keyword + 1
        while code.isName(index), index < type.body.upperBound {
            let token = index
            index += 1
            var values: [SwiftCase.Value] = []
            if code.text(index) == "(" {
                values = self.values(in: code.contents(of: index))
                index = code.contents(of: index).upperBound + 1
            }
            var rawValue: Int?
            if code.text(index) == "=" {
                rawValue = index + 1
                index += code.text(index + 1) == "-" ? 3 : 2
            }
            cases.append(SwiftCase(name: code.text(token), token: token, values: values, rawValue: rawValue))
            guard code.text(index) == "," else { break }
            index += 1
        }
        return cases
    }

    private func values(in tokens: Range<Int>) -> [SwiftCase.Value] {
        var values: [SwiftCase.Value] = []
        var start = tokens.lowerBound
        var depth = 0
        func add(_ end: Int) {
            guard start < end else { return }
            var first = start
            var label: String?
            if code.isName(start), code.text(start + 1) == ":" {
                (label, first) = (code.text(start) == "_" ? nil : code.text(start), start + 2)
            } else if code.isName(start), code.isName(start + 1), code.text(start + 2) == ":" {
                (label, first) = (code.text(start + 1), start + 3)
            }
            let equals = (first..<end).first { code.text($0) == "=" } ?? end
            values.append(
                .init(label: label, type: code.source(first..<equals), fallback: min(equals + 1, end)..<end))
        }
        var index = tokens.lowerBound
        while index < tokens.upperBound {
            if code.tokens[index].kind == .open, code.partners[index] > index {
                index = code.partners[index]
            } else if code.text(index) == "<" {
                depth += 1
            } else if code.text(index).hasPrefix(">") {
                depth -= 1
            } else if code.text(index) == ",", depth <= 0 {
                add(index)
                start = index + 1
            }
            index += 1
        }
        add(tokens.upperBound)
        return values
    }
}
