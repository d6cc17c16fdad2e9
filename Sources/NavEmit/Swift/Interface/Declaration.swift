public import NavGraph

typealias Declaration = SwiftInterface.Declaration

extension SwiftInterface {
    /// A declaration that callers can name: the emitters print it, and `navgen diff` compares it.
    public struct Declaration: Sendable, Hashable {
        public enum Kind: String, Sendable, CaseIterable {
            case type, enumCase, requirement, associatedType, method, initializer, property
        }
        /// The type that contains it: `ShopRoute`, `ProductExits.To`; empty at the top level.
        public internal(set) var container = ""
        public var kind: Kind
        /// What introduces it in Swift: `enum`, `typealias`, `init?`, `var`.
        public var introducer: String
        /// Without parameters: `product`.
        public var word: String
        /// Of a typealias: what it is generic over.
        public var generics = ""
        /// Nil where it takes none and is not called.
        public var parameters: [Parameter]?
        /// The type of its value or of what it returns; of a typealias, what it stands for.
        public var result: String?
        public var isStatic = false
        public var isAsync = false
        /// What a type conforms to.
        public var conformances: [String] = []
        /// An attribute before it; a type without one is not isolated.
        var attribute = ""
        /// The node whose change would change it; nil: it belongs to the graph as a whole.
        public internal(set) var node: NodeID?
        /// The module of a section that compiles it; nil: the app's.
        public internal(set) var module: String?
        /// What it is beside its name, by which it is found in another version of the graph.
        var identity = Identity()
        /// Of a type whose members are nodes: what they are members of, whatever their section.
        var family: String?

        /// By its name: hardly any two have the same.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(container)
            hasher.combine(word)
            hasher.combine(kind)
        }

        /// With its labels: `product(productId:sort:)`.
        public var name: String {
            guard let parameters else { return word }
            return word + "(" + parameters.map { $0.label + ":" }.joined() + ")"
        }

        /// With the types that contain it.
        var path: String { container.isEmpty ? name : container + "." + name }

        /// The labels of the parameters that callers may leave out.
        public var defaults: [String] { (parameters ?? []).filter { $0.defaultValue != nil }.map(\.label) }

        /// As in Swift: `func reviews(productId: Int, section: String? = nil)`.
        public var signature: String {
            let items = parameters.map { _ in parameterTexts.listed } ?? ""
            return Code(stringInterpolation: head("")).text + items + tail.text
        }
    }

    public struct Parameter: Sendable, Hashable {
        /// `_` where callers write none.
        public var label: String
        /// What the body calls it, if not by its label.
        var local: String?
        public var type: String
        /// As it is in Swift; nil: callers have to pass a value.
        public var defaultValue: String?

        init(_ label: String, local: String? = nil, _ type: String, or defaultValue: String? = nil) {
            self.label = label
            self.local = local
            self.type = type
            self.defaultValue = defaultValue
        }

        /// A value of a case may have no label.
        func text(isValue: Bool) -> String {
            var text = isValue && label == "_" ? "" : label + (local.map { " " + $0 } ?? "") + ": "
            text += type
            if let defaultValue { text += " = " + defaultValue }
            return text
        }
    }

    /// What a declaration is in the graph, whatever its name.
    struct Identity: Sendable, Hashable {
        /// The node whose type contains it.
        var containerNode: NodeID?
        var container = ""
        var node: NodeID?
        var word: String?
    }
}

// MARK: - How it is printed

extension SwiftInterface.Declaration {
    /// All of it before the list of parameters, or before its type.
    ///
    /// - Parameter access: With a space, or nothing. Requirements and cases have that of what contains them.
    func head(_ access: String) -> Code {
        var code = Code(room: 96)
        if kind != .enumCase, kind != .requirement, introducer != "associatedtype" { code += access }
        if isStatic { code += "static " }
        code += introducer
        if kind != .initializer {
            code.append(UInt8(ascii: " "))
            code += word
        }
        code += generics
        if parameters != nil { code.append(UInt8(ascii: "(")) }
        return code
    }

    var parameterTexts: [String] { (parameters ?? []).map { $0.text(isValue: kind == .enumCase) } }

    /// What follows the parameters, or the name.
    var tail: Code {
        var code = Code(room: 32)
        if parameters != nil { code.append(UInt8(ascii: ")")) }
        if isAsync { code += " async" }
        if let result {
            code += introducer == "typealias" ? " = " : parameters == nil ? ": " : " -> "
            code += result
        } else if !conformances.isEmpty {
            code += ": "
            code += conformances.listed
        }
        return code
    }
}

// MARK: - How emitters write it

extension SwiftInterface.Declaration {
    /// An enum, a struct or a protocol.
    static func type(
        _ introducer: String, _ name: String, _ conformances: [String] = [], attribute: String = ""
    ) -> Self {
        Self(
            kind: .type, introducer: introducer, word: name, conformances: conformances, attribute: attribute)
    }

    /// What enums conform to that an app lists, saves and hands on.
    static let listed = ["String", "CaseIterable", "Codable", "Sendable"]

    static func alias(_ name: String, _ type: String, generics: String = "") -> Self {
        Self(kind: .type, introducer: "typealias", word: name, generics: generics, result: type)
    }

    /// - Parameter values: Of a case without values, none.
    static func enumCase(_ name: String, _ values: [SwiftInterface.Parameter] = []) -> Self {
        Self(kind: .enumCase, introducer: "case", word: name, parameters: values.isEmpty ? nil : values)
    }

    static func property(_ name: String, _ type: String, introducer: String = "var", isStatic: Bool = false) -> Self {
        Self(kind: .property, introducer: introducer, word: name, result: type, isStatic: isStatic)
    }

    static func method(
        _ name: String, _ parameters: [SwiftInterface.Parameter], _ result: String? = nil, isStatic: Bool = false
    ) -> Self {
        Self(
            kind: .method, introducer: "func", word: name, parameters: parameters, result: result, isStatic: isStatic)
    }

    static func initializer(_ parameters: [SwiftInterface.Parameter], isFailable: Bool = false) -> Self {
        Self(
            kind: .initializer, introducer: isFailable ? "init?" : "init", word: "init", parameters: parameters)
    }

    /// What a type says that an associated type is. Nobody needs its name: what it decides is compared, as `finish(_:)` is,
    /// and what it stands for.
    static func witness(_ name: String, _ type: String) -> Self {
        Self(kind: .associatedType, introducer: "typealias", word: name, result: type)
    }

    static func associatedType(_ name: String, _ constraint: String) -> Self {
        Self(kind: .associatedType, introducer: "associatedtype", word: name, conformances: [constraint])
    }

    /// What a protocol asks of those that conform to it.
    var required: Self {
        var declaration = self
        declaration.kind = .requirement
        return declaration
    }

    /// Of a node, as which it is called in every version of the graph: `Exits` of `product`.
    func of(_ node: NodeID, as role: String = "") -> Self {
        var declaration = self
        declaration.identity.node = node
        declaration.identity.word = role
        return declaration
    }

    /// Of the graph, whose name is the first part of its own.
    func ofGraph(_ name: String) -> Self {
        var declaration = self
        declaration.identity.word = "•" + word.dropFirst(name.count)
        return declaration
    }

    /// With nodes as members.
    func with(_ family: String) -> Self {
        var declaration = self
        declaration.family = family
        return declaration
    }
}
