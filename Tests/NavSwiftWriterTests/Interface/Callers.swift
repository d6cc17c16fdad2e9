import NavSwiftWriter

/// A program that uses each declaration of an interface in every possible way, one use per line.
struct Callers {
    typealias Declaration = SwiftInterface.Declaration

    /// What a line of the program uses, and how.
    enum Use: Hashable {
        case call(Declaration)
        /// A call in an `async` function.
        case asyncCall(Declaration)
        /// A pattern that binds all values of a case.
        case pattern(Declaration)
        /// A value passed where a conformance to a protocol is required.
        case adoption(Declaration, String)
        /// A `switch` that names each case of an enum.
        case choice(String)
        /// A type that conforms to a protocol.
        case conformance(String)

        var declaration: Declaration? {
            switch self {
            case .call(let declaration), .asyncCall(let declaration), .pattern(let declaration): declaration
            case .adoption, .choice, .conformance: nil
            }
        }
    }

    let interface: SwiftInterface
    private let types: [String: Declaration]
    /// The names of `async` methods.
    private let asyncMethods: Set<String>
    private(set) var lines: [(use: Use, text: String)] = []

    init(_ interface: SwiftInterface) {
        self.interface = interface
        types = Dictionary(
            interface.declarations.filter { $0.kind == .type }.map { (Self.path($0), $0) },
            uniquingKeysWith: { one, _ in one })
        asyncMethods = Set(interface.declarations.filter(\.isAsync).map(\.word))
        for declaration in interface.declarations { add(declaration) }
        for type in interface.declarations where type.introducer == "enum" {
            let path = Self.path(type)
            let cases = interface.declarations.filter { $0.container == path && $0.kind == .enumCase }
            let choices = cases.map { "case .\($0.word): break" }.joined(separator: "; ")
            lines.append((.choice(path), "func c\(lines.count)(x: \(path)) { switch x { \(choices) } }"))
        }
        for type in interface.declarations where type.introducer == "protocol" && Self.isForApps(type.word) {
            lines.append((.conformance(type.word), conforming(to: type)))
        }
    }

    var text: String {
        "import Generated\nimport NavgenRuntime\nimport SwiftUI\nimport Foundation\n"
            + lines.map(\.text).joined(separator: "\n")
    }

    /// The line number of the first use.
    static let firstLine = 5

    private static func path(_ type: Declaration) -> String {
        type.container.isEmpty ? type.word : type.container + "." + type.word
    }

    private static func isForApps(_ name: String) -> Bool {
        name.hasSuffix("Destinations") || name.hasSuffix("Handlers") || name.hasSuffix("Facts")
    }

    // MARK: - Types

    /// The paths of the interface's types that a string names.
    func types(namedIn text: String, of declaration: Declaration) -> Set<String> {
        Set(
            text.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }.compactMap { word in
                let path = resolved(String(word), in: declaration.container)
                return types[path] == nil ? nil : path
            })
    }

    private func resolved(_ word: String, in container: String) -> String {
        if word == "Self" { return container }
        var outer = container[...]
        while !outer.isEmpty {
            if types["\(outer).\(word)"] != nil { return "\(outer).\(word)" }
            outer = outer.lastIndex(of: ".").map { outer[..<$0] } ?? ""
        }
        return word
    }

    private func qualified(_ type: String, _ declaration: Declaration) -> String {
        var text = ""
        var word = ""
        for character in type + " " {
            if character.isLetter || character.isNumber || character == "_" || character == "." || character == "`" {
                word.append(character)
            } else {
                text += resolved(word, in: declaration.container)
                word = ""
                text.append(character)
            }
        }
        return String(text.dropLast())
    }

    private static func isPlain(_ type: String) -> Bool {
        let words = type.split { !$0.isLetter }
        return !["some", "inout", "borrowing", "Value", "Destinations", "Facts", "Result", "each", "Step"].contains {
            word in
            words.contains { $0 == word }
        }
    }

    // MARK: - Calls

    private mutating func add(_ declaration: Declaration) {
        let all = (declaration.parameters ?? []).map(\.type) + [declaration.result ?? ""]
        let container = types[declaration.container]
        guard container?.generics.isEmpty == false || all.allSatisfy(Self.isPlain),
            declaration.container.isEmpty || container != nil
        else { return }
        switch declaration.kind {
        case .requirement, .associatedType: return
        case .type: addType(declaration)
        case .enumCase, .method, .initializer, .property:
            let shown = declaration.parameters ?? []
            addCall(declaration, shown)
            let needed = shown.filter { $0.defaultValue == nil }
            if needed.count < shown.count { addCall(declaration, needed) }
            if declaration.kind == .method, declaration.container.hasSuffix("Exits"),
                !asyncMethods.contains(declaration.word),
                types[declaration.container]?.introducer == "struct", !declaration.isStatic
            {
                addAsyncCall(declaration, shown)
            }
            if declaration.kind == .enumCase, !shown.isEmpty { addPattern(declaration, shown) }
        }
    }

    private mutating func addType(_ type: Declaration) {
        let path = Self.path(type)
        // Generic types are used by their members.
        guard type.generics.isEmpty else { return }
        let isProtocol = type.introducer == "protocol" || type.result == "NavigationHandlers"
        let any = isProtocol ? "any " : ""
        // A typealias is the same type as the aliased one.
        let result = type.result.map { (text: " -> \(any)\(qualified($0, type))", body: "x") } ?? (text: "", body: "")
        lines.append((.call(type), "func c\(lines.count)(_ x: \(any)\(path))\(result.text) { \(result.body) }"))
        guard !isProtocol else { return }
        for conformance in type.conformances where conformance != "String" {
            let body = "func f<A: \(conformance)>(_ a: A) {}; f(x)"
            lines.append((.adoption(type, conformance), "@MainActor func c\(lines.count)(x: \(path)) { \(body) }"))
        }
    }

    private mutating func addCall(_ declaration: Declaration, _ given: [SwiftInterface.Parameter]) {
        let generics = types[declaration.container]?.generics ?? ""
        let arguments = generics.dropFirst().split(separator: ",").map { $0.split(separator: ":")[0] }
        let container =
            declaration.container + (generics.isEmpty ? "" : "<\(arguments.joined(separator: ","))>")
        let isProtocol = types[container]?.introducer == "protocol"
        let values = given.indices.map { "p\($0): \(qualified(given[$0].type, declaration))" }
        let passed = given.enumerated().map { ($1.label == "_" ? "" : $1.label + ": ") + "p\($0)" }.joined(
            separator: ", ")
        let isInstance = !declaration.isStatic && ![.enumCase, .initializer].contains(declaration.kind)
        let receiver = isInstance ? ["x: \(isProtocol ? "any " : "")\(container)"] : []
        let subject = isInstance ? "x" : container
        let result: String
        let call: String
        switch declaration.kind {
        case .initializer:
            result = container + (declaration.introducer == "init?" ? "?" : "")
            call = "\(container)(\(passed))"
        case .enumCase:
            result = container
            call = "\(container).\(declaration.word)" + (declaration.parameters == nil ? "" : "(\(passed))")
        default:
            let type = declaration.result ?? "Void"
            result = type == "Self" ? container : qualified(type, declaration)
            call = "\(subject).\(declaration.word)" + (declaration.parameters == nil ? "" : "(\(passed))")
        }
        let head =
            "@MainActor func c\(lines.count)\(generics)(\((receiver + values).joined(separator: ", ")))\(declaration.isAsync ? " async" : "") throws"
        let copy = isInstance && types[container]?.introducer != "class" ? "var x = x; " : ""
        // The result of a failable initializer is unwrapped.
        let isFailable = declaration.introducer == "init?"
        let effect = "try " + (declaration.isAsync ? "await " : "")
        let use = isFailable ? "if let x = \(effect)\(call) { _ = x }" : "let _: \(result) = \(effect)\(call)"
        lines.append((.call(declaration), "\(head) { \(copy)\(use) }"))
    }

    private mutating func addAsyncCall(_ method: Declaration, _ given: [SwiftInterface.Parameter]) {
        let values = given.indices.map { "p\($0): \(qualified(given[$0].type, method))" }
        let arguments = given.indices.map { (given[$0].label == "_" ? "" : given[$0].label + ": ") + "p\($0)" }
        let head =
            "@MainActor func c\(lines.count)(\((["x: " + method.container] + values).joined(separator: ", "))) async"
        let call = "x.\(method.word)(\(arguments.joined(separator: ", ")))"
        lines.append((.asyncCall(method), "\(head) { \(call) }"))
    }

    private mutating func addPattern(_ declaration: Declaration, _ values: [SwiftInterface.Parameter]) {
        let names = values.indices.map { "let p\($0)" }.joined(separator: ", ")
        let uses = values.indices.map { "let _: \(qualified(values[$0].type, declaration)) = p\($0)" }.joined(
            separator: "; ")
        lines.append(
            (
                .pattern(declaration),
                "func c\(lines.count)(x: \(declaration.container)) { if case .\(declaration.word)(\(names)) = x { \(uses) } }"
            ))
    }

    // MARK: - Conformances

    private func conforming(to type: Declaration) -> String {
        var members: [String] = []
        for declaration in interface.declarations
        where declaration.container == type.word && declaration.kind == .requirement {
            var result = declaration.result ?? "Void"
            if result == "some View" { result = "EmptyView" }
            let body = result == "EmptyView" ? "EmptyView()" : "fatalError()"
            if result.hasPrefix("some ") { result = "Own" + result.dropFirst(5) }
            let parameters = (declaration.parameters ?? []).enumerated().map { number, parameter in
                "\(parameter.label) p\(number): \(parameter.type)"
            }
            members.append(
                declaration.parameters == nil
                    ? "var \(declaration.word): \(result) { fatalError() }"
                    : "func \(declaration.word)(\(parameters.joined(separator: ", ")))\(declaration.isAsync ? " async" : "") -> \(result) { \(body) }"
            )
        }
        return "@MainActor final class Own\(type.word): \(type.word) { \(members.joined(separator: "; ")) }"
    }
}
