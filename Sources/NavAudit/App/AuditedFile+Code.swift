import NavSwiftReader
import NavSyntax

/// A value that is assigned: `router.path = []`, `step += 1`, `isShown.toggle()`.
struct Assignment: Sendable {
    /// The names before the operator: `["router", "path"]`.
    let target: [String]
    /// The index of the operator.
    let token: Int
    /// `=`, `+=`, `-=` or `toggle`.
    let operation: String
}

extension AuditedFile {
    /// The names before a member, `["router", "path"]` of `router.path.append`, without `self`.
    func names(before member: Int) -> [String] { swift.names(before: member) }

    /// The names of an expression such as `$model.path` or `self.path`; empty if it is anything else.
    func names(of tokens: Range<Int>) -> [String] { swift.names(of: tokens) }

    /// The assignments in some tokens.
    func assignments(in tokens: Range<Int>) -> [Assignment] {
        var found: [Assignment] = []
        for index in tokens where index > 0 {
            let text = code.text(index)
            let isOperator = code.tokens[index].kind == .punctuation && ["=", "+=", "-="].contains(text)
            if isOperator, code.isName(index - 1) {
                // Not the default of a parameter, nor the value of a declaration.
                var start = index - 1
                while code.text(start - 1) == ".", code.isName(start - 2) || ["?", "!"].contains(code.text(start - 2)) {
                    start -= ["?", "!"].contains(code.text(start - 2)) ? 3 : 2
                }
                guard !["let", "var", ":", "case"].contains(code.text(start - 1)) else { continue }
                let names = names(before: index - 1) + [code.text(index - 1)]
                found.append(
                    Assignment(
                        target: names.first == "self" ? Array(names.dropFirst()) : names, token: index, operation: text)
                )
            } else if text == "toggle", code.text(index - 1) == ".", code.text(index + 1) == "(" {
                found.append(Assignment(target: names(before: index), token: index, operation: "toggle"))
            }
        }
        return found
    }

    /// The contents of the innermost braces around a token.
    func block(around token: Int) -> Range<Int> {
        let brace = code.brackets(around: token).first { code.text($0) == "{" }
        return brace.map(code.contents) ?? 0..<code.tokens.count
    }

    /// The body of the function, accessor or closure of a property around a token.
    func body(around token: Int) -> Range<Int> {
        guard let type = swift.type(around: token) else {
            let brace = code.brackets(around: token).last { code.text($0) == "{" }
            return brace.map(code.contents) ?? token..<token
        }
        if let function = type.functions.first(where: { $0.body.contains(token) }) { return function.body }
        if let property = type.properties.first(where: { $0.body.contains(token) }) { return property.body }
        return block(around: token)
    }

    /// The calls in some tokens.
    func calls(in tokens: Range<Int>) -> [SwiftCall] { swift.calls(in: tokens) }

    func contains(_ words: Set<String>, in tokens: Range<Int>) -> Bool {
        tokens.contains { code.isName($0) && words.contains(code.text($0)) }
    }

    /// The place of a call's name, for a diagnostic.
    func range(of call: SwiftCall) -> SourceRange { code.range(call.token) }
}

extension AuditedApp {
    /// The property that names lead to, from a type: `["model", "path"]` is `path` of the type of `model`.
    func property(_ names: [String], in type: SourceType?, of file: AuditedFile) -> (
        file: AuditedFile, property: SwiftProperty
    )? {
        guard let first = names.first else { return nil }
        let own = type.map { properties(of: $0, in: file) } ?? []
        guard let found = own.first(where: { $0.property.name == first }) else { return nil }
        guard names.count > 1 else { return found }
        let shape = PropertyShape(found.property, found.file.code)
        let typeName = shape.type.simpleTypeName
        guard let declared = declaration(of: typeName, from: file.index) else { return nil }
        return property(Array(names.dropFirst()), in: declared.type, of: declared.file)
    }
}
