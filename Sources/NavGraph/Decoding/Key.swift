import NavSyntax

/// One key of a mapping: its name, its possible values, its purpose, and where the value is stored.
///
/// `unread` is for values in which something cannot be understood: what has been reported is not missing as well.
struct Key<Target>: Sendable {
    let description: ObjectSchema.Key
    let decode: @Sendable (YAMLNode, inout Target, inout Decoder) -> Void
    let unread: (@Sendable (inout Target) -> Void)?
    let holding: Holding

    /// - Parameter holding: What its value may hold, besides what its shape says.
    init<Value>(
        _ name: String, _ shape: Shape<Value>, _ doc: String, required: Bool = false, holding: Holding = [],
        unread: (@Sendable (inout Target) -> Void)? = nil,
        _ store: @escaping @Sendable (inout Target, Value) -> Void
    ) {
        let holding = holding.union(shape.holding)
        description = .init(name: name, schema: shape.schema, doc: doc, isRequired: required)
        self.unread = unread
        self.holding = holding
        decode = { node, target, decoder in
            let around = decoder.holding
            decoder.holding = holding
            let findings = decoder.diagnostics.count
            if let value = shape.decode(node, &decoder) {
                store(&target, value)
                if decoder.diagnostics.count > findings { unread?(&target) }
            } else {
                unread?(&target)
                decoder.presume(node, holding)
            }
            decoder.holding = around
        }
    }
}

@resultBuilder
enum KeyBuilder<Target> {
    static func buildExpression(_ key: Key<Target>) -> [Key<Target>] { [key] }
    static func buildExpression(_ keys: [Key<Target>]) -> [Key<Target>] { keys }
    static func buildBlock(_ keys: [Key<Target>]...) -> [Key<Target>] { keys.flatMap(\.self) }
}
