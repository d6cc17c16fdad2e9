package import NavGraph
import NavLinks
import NavNames

/// A type of the graph in Swift.
package struct SwiftType: Sendable {
    package enum Kind: Sendable {
        case builtin(BuiltinType)
        /// An enum with strings as raw values, generated or the app's.
        case enumeration
        /// A struct that wraps a value of this type, generated or the app's.
        case constrained(BuiltinType)
        /// A type of the app, of whose values nothing is known.
        case own(isTransient: Bool)
    }
    var kind: Kind
    var form: TypeUse.Form
    /// The name without `?` and brackets.
    package var name: String
    /// The module that compiles a generated type, if that is not the app.
    var module: String?
    /// Whether its initializer checks the value and can fail.
    var isChecked = false
    /// Whether the app declares it.
    var isOfApp = false

    /// The type as it is written: `String?`, `[Int]`.
    package var text: String {
        switch form {
        case .single: name
        case .optional: name + "?"
        case .list: "[\(name)]"
        }
    }

    /// The standard type of its raw values, which are compared, saved and written; nil for types
    /// that the app declares.
    package var rawType: BuiltinType? {
        switch kind {
        case .builtin(let type), .constrained(let type): type
        case .enumeration: .string
        case .own: nil
        }
    }

    /// The expression for the raw value of a value: `kind` becomes `kind.rawValue`.
    func asRawValue(_ value: String) -> String {
        switch kind {
        case .builtin, .own: value
        case .enumeration, .constrained:
            switch form {
            case .single: value + ".rawValue"
            case .optional: value + "?.rawValue"
            case .list: value + ".map(\\.rawValue)"
            }
        }
    }

    /// A value of the app's type, from its raw value. The initializer of such a type may be failable or not.
    func ofApp(_ raw: String) -> String { "OwnTypes.value(\(raw), of: \(name).self)" }

    package var isOwn: Bool { if case .own = kind { true } else { false } }

    var isBuiltin: Bool { if case .builtin = kind { true } else { false } }

    /// A type that the graph declares. `module` is nil if the app compiles it.
    init(_ declared: TypeDeclaration, module: String?) {
        form = .single
        switch declared.definition {
        case .enumeration: kind = .enumeration
        case .constrained(let base, let pattern):
            kind = .constrained(base)
            isChecked = pattern != nil
        case .opaque: kind = .own(isTransient: declared.isTransient)
        }
        if let own = declared.appType {
            name = own.value
            isOfApp = true
            return
        }
        name = SwiftNames.identifier(declared.name.value)
        self.module = module
    }

    package init(kind: Kind, form: TypeUse.Form, name: String) {
        self.kind = kind
        self.form = form
        self.name = name
    }
}

extension SwiftModel {
    package func type(_ use: TypeUse) -> SwiftType { Self.type(use, declaredTypes) }

    private static func type(_ use: TypeUse, _ declaredTypes: [SwiftType]) -> SwiftType {
        switch use.base {
        case .builtin(let type): return SwiftType(kind: .builtin(type), form: use.form, name: type.rawValue)
        case .unknown(let name): return SwiftType(kind: .own(isTransient: true), form: use.form, name: name)
        case .declared(let id):
            var type = declaredTypes[id.index]
            type.form = use.form
            return type
        }
    }

    /// Whether saved states leave out the value of a parameter.
    package func isTransient(_ parameter: Parameter) -> Bool {
        if parameter.isTransient { return true }
        switch parameter.type.base {
        case .builtin: return false
        case .unknown: return true
        case .declared(let id):
            return if case .own(isTransient: true) = declaredTypes[id.index].kind { true } else { false }
        }
    }

    /// Whether a saved state can hold a node with its values. External nodes do not stay in the
    /// state.
    package func isRestorable(_ node: NodeID) -> Bool {
        !graph[node].isExternal && !graph[node].parameters.contains(where: isTransient)
    }

    /// The modules that a module has to import for the types of some parameters.
    func imports(of parameters: [Parameter], in module: String?) -> [String] {
        parameters.flatMap { parameter in
            let type = self.type(parameter.type)
            if type.isOfApp { return Self.modules(in: type.name) }
            return [type.module].compactMap(\.self).filter { $0 != module }
        }
    }

    /// The modules in the name of a type that the app declares: `[String: Shop.Cart]` names `Shop`.
    static func modules(in name: String) -> [String] {
        let paths = name.split { !($0.isLetter || $0.isNumber || "._`".contains($0)) }
        return paths.filter { $0.contains(".") && $0.first != "." }.map { String($0.prefix { $0 != "." }) }
    }

    /// Whether Foundation declares a type.
    static func isFoundation(_ type: BuiltinType) -> Bool {
        switch type {
        case .decimal, .uuid, .date, .url: true
        case .string, .int, .int64, .uint, .double, .bool: false
        }
    }

    func usesFoundation(_ parameters: [Parameter]) -> Bool {
        parameters.contains { type($0.type).rawType.map(Self.isFoundation) ?? false }
    }

    // MARK: - Literals

    /// The default value of a parameter as an expression; nil if it has none.
    package func defaultValue(of parameter: Parameter) -> String? { Self.defaultValue(of: parameter, declaredTypes) }

    static func defaultValue(of parameter: Parameter, _ declaredTypes: [SwiftType]) -> String? {
        if let literal = parameter.defaultValue?.value {
            return expression(literal, type(parameter.type, declaredTypes))
        }
        switch parameter.type.form {
        case .optional: return "nil"
        case .list: return "[]"
        case .single: return nil
        }
    }

    /// A literal of the graph's file as a Swift expression.
    func expression(_ literal: Literal, _ type: SwiftType) -> String { Self.expression(literal, type) }

    private static func expression(_ literal: Literal, _ type: SwiftType) -> String {
        if literal.isNull, type.form == .optional { return "nil" }
        switch literal {
        case .list(let items):
            var single = type
            single.form = .single
            return "[" + items.map { expression($0, single) }.listed + "]"
        case .scalar(let text, _): return expression(word: text, type)
        }
    }

    /// A value that a plan or a route fixes, given in its canonical spelling.
    func expression(_ value: SpelledValue, _ type: SwiftType) -> String {
        switch value {
        case .none: "nil"
        case .one(let text): expression(spelling: text, type)
        case .many(let texts): "[" + texts.map { expression(spelling: $0, type) }.listed + "]"
        }
    }

    private func expression(spelling text: String, _ type: SwiftType) -> String {
        guard case .enumeration = type.kind else { return Self.expression(word: text, type) }
        return Self.expression(word: caseName(ofRaw: text, type.name), type)
    }

    /// - Parameter text: For an enum, the name of a case.
    private static func expression(word text: String, _ type: SwiftType) -> String {
        switch type.kind {
        case .enumeration:
            return type.form == .optional
                ? SwiftNames.value(text, of: type.name) : "." + SwiftNames.identifier(text)
        case .builtin(let builtin): return expression(text, builtin)
        case .constrained(let base):
            let value = expression(text, base)
            if type.isOfApp { return type.ofApp(value) }
            // The value is known to match. From another module, only the initializer that checks it
            // can be called.
            if type.module == nil { return "\(type.name)(unchecked: \(value))" }
            return "\(type.name)(rawValue: \(value))" + (type.isChecked ? "!" : "")
        case .own: return text
        }
    }

    private func caseName(ofRaw raw: String, _ type: String) -> String {
        for (index, declared) in graph.types.enumerated() where declaredTypes[index].name == type {
            if case .enumeration(let cases) = declared.definition,
                let found = cases.first(where: { $0.raw.value == raw })
            {
                return found.name.value
            }
        }
        return raw
    }

    private static func expression(_ text: String, _ type: BuiltinType) -> String {
        switch type {
        case .string: return SwiftNames.literal(text)
        case .int, .int64, .uint: return text
        case .bool: return ValueType.bool.value(of: text)
        case .double:
            let value = Double(text) ?? 0
            if value.isInfinite { return value < 0 ? "-.infinity" : ".infinity" }
            // Swift warns about subnormal literals.
            return value.isSubnormal ? "Double(bitPattern: \(value.bitPattern))" : "\(value)"
        case .decimal: return decimal(ValueType.decimal.value(of: text))
        // navgen has checked that these strings are valid.
        case .uuid: return "UUID(uuidString: \(SwiftNames.literal(text.uppercased())))!"
        case .date:
            let milliseconds = ValueType.milliseconds(ofDate: text) ?? 0
            let seconds = Double(milliseconds) / 1000
            return "Date(timeIntervalSince1970: \(seconds == seconds.rounded() ? "\(Int64(seconds))" : "\(seconds)"))"
        case .url: return "URL(string: \(SwiftNames.literal(ValueType.url.value(of: text))))!"
        }
    }

    /// A `Decimal` made from its digits, because a literal is converted to a `Double` first.
    private static func decimal(_ text: String) -> String {
        let isNegative = text.hasPrefix("-")
        let digits = text.filter { $0 != "-" && $0 != "." }
        let fraction = text.firstIndex(of: ".").map { text.distance(from: $0, to: text.endIndex) - 1 } ?? 0
        let significand = String(digits.drop { $0 == "0" })
        // An integer literal for a `Decimal` has to fit an `Int`.
        guard let number = Int64(significand.isEmpty ? "0" : significand) else {
            return "Decimal(string: \(SwiftNames.literal(text))) ?? 0"
        }
        return "Decimal(sign: .\(isNegative ? "minus" : "plus"), exponent: \(-fraction), significand: \(number))"
    }
}
