import NavSwift
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
    func names(before member: Int) -> [String] {
        var names: [String] = []
        var index = member
        while code.text(index - 1) == "." {
            var before = index - 2
            while ["?", "!"].contains(code.text(before)) { before -= 1 }
            guard code.isName(before) else { break }
            names.insert(code.text(before), at: 0)
            index = before
        }
        return names.first == "self" ? Array(names.dropFirst()) : names
    }

    /// The names of an expression such as `$model.path` or `self.path`; empty if it is anything else.
    func names(of tokens: Range<Int>) -> [String] {
        var names: [String] = []
        for (offset, index) in tokens.enumerated() {
            if offset % 2 == 0 {
                guard code.isName(index) else { return [] }
                names.append(code.text(index).hasPrefix("$") ? String(code.text(index).dropFirst()) : code.text(index))
            } else if code.text(index) != "." {
                return []
            }
        }
        return names.first == "self" ? Array(names.dropFirst()) : names
    }

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

    /// The names of calls in some tokens, with the indices of their tokens.
    func calls(in tokens: Range<Int>) -> [SwiftCall] {
        var low = 0
        var high = calls.count
        while low < high {
            let middle = (low + high) / 2
            if calls[middle].token < tokens.lowerBound { low = middle + 1 } else { high = middle }
        }
        return Array(calls[low...].prefix { $0.token < tokens.upperBound })
    }

    func contains(_ words: Set<String>, in tokens: Range<Int>) -> Bool {
        tokens.contains { code.isName($0) && words.contains(code.text($0)) }
    }

    /// The place of a call's name, for a diagnostic.
    func range(of call: SwiftCall) -> SourceRange { code.range(call.token) }
}

/// The type of a property, as far as its declaration says.
struct PropertyShape {
    let type: String
    let isOptional: Bool
    let isBool: Bool
    let isInt: Bool
    let isString: Bool
    let isPath: Bool
    /// The type of the elements of an array.
    let element: String?

    init(_ property: SwiftProperty, _ code: SwiftCode) {
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

extension AuditedApp {
    /// The property that names lead to, from a type: `["model", "path"]` is `path` of the type of `model`.
    func property(_ names: [String], in type: SwiftType?, of file: AuditedFile) -> (
        file: AuditedFile, property: SwiftProperty
    )? {
        guard let first = names.first else { return nil }
        let own = type.map { properties(of: $0, in: file) } ?? []
        guard let found = own.first(where: { $0.property.name == first }) else { return nil }
        guard names.count > 1 else { return found }
        let shape = PropertyShape(found.property, found.file.code)
        let typeName = shape.type.trimmingOptional
        guard let declared = declaration(of: typeName, from: file.index) else { return nil }
        return property(Array(names.dropFirst()), in: declared.type, of: declared.file)
    }
}

extension String {
    /// A type without `?`, and without the module.
    var trimmingOptional: String {
        let text = hasSuffix("?") || hasSuffix("!") ? String(dropLast()) : self
        return text.split(separator: ".").last.map(String.init) ?? text
    }
}
