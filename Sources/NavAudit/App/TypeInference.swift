import NavSwiftReader

/// Finds the type of simple expressions: `Route.detail(id)`, `item`, `item.id`, `"x"`.
struct TypeInference {
    let app: AuditedApp
    let file: AuditedFile

    static let standard: Set<String> = ["String", "Int", "UUID", "URL", "Int64", "Date", "Double"]

    private var code: SwiftCode { file.code }

    /// The name of a type, without its module and without `?`; nil if the declarations do not say.
    func type(of tokens: Range<Int>, at token: Int) -> String? {
        guard let first = tokens.first else { return nil }
        if tokens.count == 1, code.tokens[first].kind == .string { return "String" }
        if tokens.count == 1, code.tokens[first].kind == .number {
            return code.text(first).contains(".") ? "Double" : "Int"
        }
        guard code.isName(first) else { return nil }
        if code.text(first).first?.isUppercase == true { return declaredType(tokens) }
        let names = file.names(of: tokens)
        guard let name = names.first, var type = valueType(name, at: token) else { return nil }
        for member in names.dropFirst() {
            guard let declared = app.declaration(of: type.simpleTypeName, from: file.index),
                let found = app.property([member], in: declared.type, of: declared.file)
            else { return nil }
            type = PropertyShape(found.property, found.file.code).type
            guard !type.isEmpty else { return nil }
        }
        let simple = type.simpleTypeName
        // What is declared nowhere can be a generic parameter, or another name of a type.
        return app.declares(simple) || Self.standard.contains(simple) ? simple : nil
    }

    /// `Route` of `Route.detail(1)` and of `Route(id: 1)`, `Kind` of `Item.Kind.all`.
    private func declaredType(_ tokens: Range<Int>) -> String? {
        var index = tokens.lowerBound
        // A case can have an upper-case name.
        if let declared = app.declaration(of: code.text(index), from: file.index), code.text(index + 1) == ".",
            declared.type.cases.contains(where: { $0.name == code.text(index + 2) })
        {
            return code.text(index)
        }
        while code.text(index + 1) == ".", code.text(index + 2).first?.isUppercase == true { index += 2 }
        let next = code.text(index + 1)
        if next == ".", code.isName(index + 2) {
            // A static member of a struct can have any type.
            guard let declared = app.declaration(of: code.text(index), from: file.index) else { return nil }
            return declared.type.cases.contains { $0.name == code.text(index + 2) } ? code.text(index) : nil
        }
        return next == "(" && app.declares(code.text(index)) ? code.text(index) : nil
    }

    /// The type of a value by its name: an element of a list, a property, or a parameter.
    private func valueType(_ name: String, at token: Int) -> String? {
        for context in file.swift.contexts(around: token) {
            let call = file.calls[context.call]
            guard context.isTrailing, let closure = call.closures.first(where: { $0.label == context.label }),
                parameter(of: closure.tokens) == name || name == "$0"
            else { continue }
            guard ["ForEach", "List", "Table"].contains(call.name), let data = call.argument(nil)?.tokens else {
                return nil
            }
            return elementType(of: data, at: call.token)
        }
        let type = file.swift.type(around: token)
        if let function = type?.functions.first(where: { $0.body.contains(token) }) {
            for index in function.parameters where code.text(index) == name && code.text(index + 1) == ":" {
                return code.isName(index + 2) ? code.text(index + 2) : nil
            }
        }
        guard let property = app.property([name], in: type, of: file) else { return nil }
        let written = PropertyShape(property.property, property.file.code).type
        return written.isEmpty ? nil : written
    }

    /// `item` of `{ item in`; nil without a name.
    private func parameter(of closure: Range<Int>) -> String? {
        guard let first = closure.first, code.isName(first), code.text(first + 1) == "in" else { return nil }
        return code.text(first)
    }

    private func elementType(of data: Range<Int>, at token: Int) -> String? {
        let names = file.names(of: data)
        guard !names.isEmpty, let found = app.property(names, in: file.swift.type(around: token), of: file) else {
            return nil
        }
        return PropertyShape(found.property, found.file.code).element
    }
}
