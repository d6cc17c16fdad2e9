import NavGraph
import NavNames

/// The code that stores a parameter in a node value, and the code that reads it back.
struct ParameterCode {
    private let model: SwiftModel
    private let parameter: Parameter
    private let type: SwiftType

    init(_ model: SwiftModel, _ parameter: Parameter) {
        self.model = model
        self.parameter = parameter
        type = model.type(parameter.type)
    }

    /// The method that makes the stored value: `int`, `raw`, `savedList`.
    private var methodName: String {
        let methodName: String =
            switch type.kind {
            case .builtin where type.form == .list: ""
            case .builtin(let builtin): Self.methodName(builtin)
            case .enumeration, .constrained: "raw"
            case .own: model.isTransient(parameter) ? "unsaved" : "saved"
            }
        guard type.form == .list else { return methodName }
        return methodName.isEmpty ? "list" : methodName + "List"
    }

    private static func methodName(_ type: BuiltinType) -> String { type.rawValue.lowercased() }

    /// The expression that stores the parameter: `.int(productId)`.
    func value(_ local: String) -> String {
        // The default of the app's own type is stored as no value, since only the app knows it.
        if type.isOwn, let standard = parameter.defaultValue, type.form == .single {
            return ".\(methodName)(\(local), or: \(model.expression(standard.value, type)))"
        }
        let value = ".\(methodName)(\(local))"
        return parameter.needsExplicitNil ? ".nullable(\(value))" : value
    }

    /// The expression that reads the parameter: `values.int(0)`. `isOptional` means that it may be
    /// nil although a value is required.
    func reading(at index: Int) -> (text: String, isOptional: Bool) {
        let literal = parameter.defaultValue.map { model.expression($0.value, type) }
        switch type.form {
        case .list: return ("values.\(methodName)(\(index), or: \(literal ?? "[]"))", false)
        case .optional:
            guard parameter.needsExplicitNil, let literal else { return ("values.\(optional)(\(index))", false) }
            return ("values.\(optional)(\(index), or: \(literal))", false)
        case .single:
            if let literal { return ("values.\(reader)(\(index), or: \(literal))", false) }
            switch type.kind {
            case .builtin(.url): return ("values.optionalURL(\(index))", true)
            case .enumeration where type.isOfApp, .constrained where type.isOfApp:
                return ("values.\(optional)(\(index), \(type.name).self)", true)
            case .enumeration where !hasAllCases: return ("values.optionalChoice(\(index), \(type.name).self)", true)
            case .builtin, .enumeration, .constrained: return ("values.\(reader)(\(index))", false)
            case .own: return ("values.\(reader)(\(index), \(type.name).self)", true)
            }
        }
    }

    /// The method that reads one value: `int`, `choice`.
    private var reader: String {
        switch type.kind {
        case .builtin(let builtin): Self.methodName(builtin)
        case .enumeration where type.isOfApp, .constrained where type.isOfApp: "raw"
        case .enumeration: "choice"
        case .constrained: type.isChecked ? "pattern" : "wrapped"
        case .own: model.isTransient(parameter) ? "unsaved" : "saved"
        }
    }

    /// Whether the type is an enum with `allCases`, whose first case can replace a missing value.
    private var hasAllCases: Bool {
        guard case .declared(let id) = parameter.type.base, case .enumeration(let cases) = model.graph[id].definition
        else { return false }
        return !cases.contains { $0.name.value == "allCases" }
    }

    /// The method that reads an optional value: `optionalInt`, `optionalChoice`.
    private var optional: String {
        switch type.kind {
        case .builtin(let builtin): "optional" + builtin.rawValue
        case .own where !parameter.needsExplicitNil: reader
        case .enumeration, .constrained, .own: "optional" + SwiftNames.upper(reader)
        }
    }
}
