public import NavGraph

typealias Declaration = SwiftInterface.Declaration

extension SwiftInterface {
    /// A declaration in generated Swift that callers can name. Emitters write it, and `navgen diff`
    /// compares it.
    public struct Declaration: Sendable, Hashable {
        public enum Kind: String, Sendable, CaseIterable {
            case type, enumCase, requirement, associatedType, method, initializer, property
        }
        /// The type that contains it: `ShopRoute`, `ProductExits.To`; empty at the top level.
        public internal(set) var container = ""
        public var kind: Kind
        /// The keyword that introduces it: `enum`, `typealias`, `init?`, `var`.
        public var introducer: String
        /// The name without parameters: `product`.
        public var word: String
        /// The generic parameters of a typealias.
        public var generics = ""
        /// Nil for a declaration that is not called.
        public var parameters: [Parameter]?
        /// The type of its value or result. For a typealias, the aliased type.
        public var result: String?
        public var isStatic = false
        public var isAsync = false
        /// What a type conforms to.
        public var conformances: [String] = []
        /// An attribute that precedes it. A type without one is not isolated to an actor.
        var attribute = ""
        /// The node that it belongs to; nil if it belongs to the graph as a whole.
        public internal(set) var node: NodeID?
        /// The section's module that compiles it; nil for the app.
        public internal(set) var module: String?
        /// What identifies it in another version of the graph, where it may have another name.
        package var identity = Identity()
        /// The family of an enum of nodes, which is the same in every section.
        var family: String?

        /// Hashes the name only, which few declarations share.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(container)
            hasher.combine(word)
            hasher.combine(kind)
        }

        /// The name with its labels: `product(productId:sort:)`.
        public var name: String {
            guard let parameters else { return word }
            return word + "(" + parameters.map { $0.label + ":" }.joined() + ")"
        }

        /// The name with the types that contain it: `ProductExits.To`.
        public var path: String { container.isEmpty ? name : container + "." + name }

        /// The labels of the parameters that callers may leave out.
        public var defaults: [String] { (parameters ?? []).filter { $0.defaultValue != nil }.map(\.label) }

        /// The declaration as it is written in Swift:
        /// `func reviews(productId: Int, section: String? = nil)`.
        public var signature: String {
            let items = parameters.map { _ in parameterTexts.listed } ?? ""
            return head("") + items + tail
        }
    }

    public struct Parameter: Sendable, Hashable {
        /// `_` where callers write none.
        public var label: String
        /// The name in the body, if that is not the label.
        var local: String?
        public var type: String
        /// The default value as an expression; nil if callers have to pass a value.
        public var defaultValue: String?

        init(_ label: String, local: String? = nil, _ type: String, or defaultValue: String? = nil) {
            self.label = label
            self.local = local
            self.type = type
            self.defaultValue = defaultValue
        }

        /// The parameter as it is written. An associated value (`isValue`) may have no label.
        func text(isValue: Bool) -> String {
            var text = isValue && label == "_" ? "" : label + (local.map { " " + $0 } ?? "") + ": "
            text += type
            if let defaultValue { text += " = " + defaultValue }
            return text
        }
    }

    /// Identifies a declaration by its role in the graph, not by its name.
    package struct Identity: Sendable, Hashable {
        /// The node of the type that contains it.
        package var containerNode: NodeID?
        var container = ""
        package var node: NodeID?
        var word: String?
    }
}

// MARK: - How it is printed

extension SwiftInterface.Declaration {
    /// Everything before the parameters, or before the type.
    ///
    /// - Parameter access: The access modifier, followed by a space, or nothing. Requirements and
    ///   cases have the access of the type that contains them.
    func head(_ access: String) -> String {
        var code = ""
        if kind != .enumCase, kind != .requirement, introducer != "associatedtype" { code += access }
        if isStatic { code += "static " }
        code += introducer
        if kind != .initializer {
            code += " "
            code += word
        }
        code += generics
        if parameters != nil { code += "(" }
        return code
    }

    var parameterTexts: [String] { (parameters ?? []).map { $0.text(isValue: kind == .enumCase) } }

    /// Everything after the parameters, or after the name.
    var tail: String {
        var code = ""
        if parameters != nil { code += ")" }
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

    /// The conformances of enums that an app can list and save.
    static let listed = ["String", "CaseIterable", "Codable", "Sendable"]

    static func alias(_ name: String, _ type: String, generics: String = "") -> Self {
        Self(kind: .type, introducer: "typealias", word: name, generics: generics, result: type)
    }

    /// - Parameter values: The associated values.
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

    /// A typealias for an associated type. It is not compared itself, but its effects are: for
    /// example, whether there is a method `finish(_:)`.
    static func witness(_ name: String, _ type: String) -> Self {
        Self(kind: .associatedType, introducer: "typealias", word: name, result: type)
    }

    static func associatedType(_ name: String, _ constraint: String) -> Self {
        Self(kind: .associatedType, introducer: "associatedtype", word: name, conformances: [constraint])
    }

    /// The declaration as a requirement of a protocol.
    var required: Self {
        var declaration = self
        declaration.kind = .requirement
        return declaration
    }

    /// The declaration as one of a node, which is identified by its role: `Exits` of `product`.
    func of(_ node: NodeID, as role: String = "") -> Self {
        var declaration = self
        declaration.identity.node = node
        declaration.identity.word = role
        return declaration
    }

    /// The declaration as one of the whole graph, which is identified by its name without the
    /// prefix of the graph's name.
    func ofGraph(_ name: String) -> Self {
        var declaration = self
        declaration.identity.word = "•" + word.dropFirst(name.count)
        return declaration
    }

    /// The type as one whose members are nodes.
    func with(_ family: String) -> Self {
        var declaration = self
        declaration.family = family
        return declaration
    }
}
