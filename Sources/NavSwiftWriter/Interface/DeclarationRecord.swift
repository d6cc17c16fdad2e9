/// The declarations of a file, recorded while it is written.
struct DeclarationRecord: Sendable {
    private(set) var declarations: [Declaration] = []
    /// The types that contain the next declaration.
    private var types: [Declaration] = []
    /// The constraints of the associated types in the current protocol.
    private var associated: [String: String] = [:]

    mutating func add(_ declaration: Declaration) {
        var declaration = declaration.placed(in: types.last)
        if declaration.kind == .associatedType { associated[declaration.word] = declaration.conformances.first }
        // Each conforming type has its own.
        if let known = declaration.result.flatMap({ associated[$0] }) { declaration.result = "some " + known }
        declarations.append(declaration)
    }

    /// Starts the members of a type.
    mutating func enter(_ type: Declaration) {
        types.append(type.placed(in: types.last))
        associated = [:]
    }

    mutating func leave() { types.removeLast() }
}

extension Declaration {
    /// The declaration as a member of a type, or at the top level.
    func placed(in type: Declaration?) -> Declaration {
        var declaration = self
        var identity = identity
        identity.word = identity.word ?? word
        if let type {
            declaration.container = type.path
            identity.containerNode = type.identity.node ?? type.identity.containerNode
            identity.container = [type.identity.container, type.identity.word ?? ""].joined(separator: ".")
            // A node keeps its identity when it moves to another section.
            if identity.node != nil, let family = type.family { identity.container = family }
        }
        declaration.identity = identity
        declaration.node = identity.node ?? identity.containerNode
        return declaration
    }
}
