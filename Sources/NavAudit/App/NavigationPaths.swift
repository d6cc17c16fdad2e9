import NavSwiftReader

/// The paths of navigation stacks: properties that a `NavigationStack` is bound to, or whose type says so.
struct NavigationPaths: Sendable {
    /// `Root.path`: the type and the property.
    private var properties: Set<String> = []
    /// Names of paths of objects whose types are not in the files: `router.path`.
    private var members: Set<String> = []

    init() {}

    init(_ app: AuditedApp) {
        for file in app.files {
            for call in file.calls where call.name == "NavigationStack" && !call.isMember {
                guard let path = call.argument("path") else { continue }
                add(file.names(of: path.tokens), at: call.token, app, file)
            }
            for type in file.types {
                for property in type.properties where Self.isPath(property, file) {
                    properties.insert("\(type.simpleName).\(property.name)")
                }
            }
        }
    }

    /// `NavigationPath`, or a list of routes with the name of a path.
    private static func isPath(_ property: SwiftProperty, _ file: AuditedFile) -> Bool {
        let shape = PropertyShape(property, file.code)
        guard !shape.isPath else { return true }
        let isRoutes = ["Route", "Destination", "Screen"].contains { shape.element?.hasSuffix($0) == true }
        let isBound = property.attribute("Binding") != nil && shape.type.contains("[")
        return (isRoutes || isBound) && property.name.lowercased().hasSuffix("path")
    }

    private mutating func add(_ names: [String], at token: Int, _ app: AuditedApp, _ file: AuditedFile) {
        guard let name = names.last else { return }
        if let owner = app.owner(of: names, at: token, in: file) {
            properties.insert("\(owner).\(name)")
        } else if names.count > 1 {
            members.insert(names.suffix(2).joined(separator: "."))
        }
    }

    /// Whether names lead to a path, at a token.
    func contains(_ target: [String], at token: Int, in file: AuditedFile, _ app: AuditedApp) -> Bool {
        guard let name = target.last else { return false }
        if target.count == 1, file.declaresLocally(name, before: token) { return false }
        if let owner = app.owner(of: target, at: token, in: file) { return properties.contains("\(owner).\(name)") }
        return target.count > 1 && members.contains(target.suffix(2).joined(separator: "."))
    }

    /// Whether something is pushed at a call: `path.append(…)`.
    func isPush(_ call: SwiftCall, in file: AuditedFile, _ app: AuditedApp) -> Bool {
        guard call.isMember, call.name == "append" || call.name == "insert" else { return false }
        return contains(file.names(before: call.token), at: call.token, in: file, app)
    }
}

extension AuditedFile {
    /// Whether the function around a token declares a variable with a name.
    fileprivate func declaresLocally(_ name: String, before token: Int) -> Bool {
        let body = body(around: token)
        return (body.lowerBound..<max(min(token, body.upperBound), body.lowerBound)).contains { index in
            guard code.text(index) == name, ["let", "var"].contains(code.text(index - 1)) else { return false }
            // `@Bindable var router = router` is the property.
            return code.text(index - 2) != "Bindable"
        }
    }
}

extension AuditedApp {
    /// The name of the type whose property the last of some names is; nil if the files do not say.
    func owner(of names: [String], at token: Int, in file: AuditedFile) -> String? {
        guard let type = file.swift.type(around: token) else { return nil }
        if names.count == 1 {
            return properties(of: type, in: file).contains { $0.property.name == names[0] } ? type.simpleName : nil
        }
        guard let owner = property(Array(names.dropLast()), in: type, of: file) else { return nil }
        let written = PropertyShape(owner.property, owner.file.code).type.simpleTypeName
        return declares(written) ? written : nil
    }
}
