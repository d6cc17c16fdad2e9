/// The declarations of a file, recorded while it is written.
struct DeclarationRecord: Sendable {
    private(set) var declarations: [Declaration] = []
    /// The types around what comes next.
    private var types: [Declaration] = []
    /// What is known of the associated types of the protocol around what comes next.
    private var associated: [String: String] = [:]

    mutating func add(_ declaration: Declaration) {
        var declaration = declaration.placed(in: types.last)
        if declaration.kind == .associatedType { associated[declaration.word] = declaration.conformances.first }
        // Whoever conforms has a type of its own.
        if let known = declaration.result.flatMap({ associated[$0] }) { declaration.result = "some " + known }
        declarations.append(declaration)
    }

    /// What comes next is in a type.
    mutating func enter(_ type: Declaration) {
        types.append(type.placed(in: types.last))
        associated = [:]
    }

    mutating func leave() { types.removeLast() }
}

extension Declaration {
    /// As a member of a type, or at the top level.
    func placed(in type: Declaration?) -> Declaration {
        var declaration = self
        var identity = identity
        identity.word = identity.word ?? word
        if let type {
            declaration.container = type.path
            identity.containerNode = type.identity.node ?? type.identity.containerNode
            identity.container = [type.identity.container, type.identity.word ?? ""].joined(separator: ".")
            // A node keeps what it is when it moves into another section.
            if identity.node != nil, let family = type.family { identity.container = family }
        }
        declaration.identity = identity
        declaration.node = identity.node ?? identity.containerNode
        return declaration
    }
}
