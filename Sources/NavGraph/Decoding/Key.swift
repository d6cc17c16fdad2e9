import NavSyntax

/// One key of a mapping: its name, its possible values, its purpose, and where the value is stored.
///
/// `unread` is called if the value cannot be read completely, so that the target can record that.
struct Key<Target>: Sendable {
    let description: ObjectSchema.Key
    let decode: @Sendable (YAMLNode, inout Target, inout Decoder) -> Void
    let unread: (@Sendable (inout Target) -> Void)?
    let mayContain: PossibleContent

    /// - Parameter mayContain: What its value may contain, in addition to the content that its
    ///   shape declares.
    init<Value>(
        _ name: String, _ shape: Shape<Value>, _ doc: String, required: Bool = false, mayContain: PossibleContent = [],
        unread: (@Sendable (inout Target) -> Void)? = nil,
        _ store: @escaping @Sendable (inout Target, Value) -> Void
    ) {
        let mayContain = mayContain.union(shape.mayContain)
        description = .init(name: name, schema: shape.schema, doc: doc, isRequired: required)
        self.unread = unread
        self.mayContain = mayContain
        decode = { node, target, decoder in
            let around = decoder.mayContain
            decoder.mayContain = mayContain
            let diagnosticCount = decoder.diagnostics.count
            if let value = shape.decode(node, &decoder) {
                store(&target, value)
                if decoder.diagnostics.count > diagnosticCount { unread?(&target) }
            } else {
                unread?(&target)
                decoder.recordUnread(node, mayContain)
            }
            decoder.mayContain = around
        }
    }
}

@resultBuilder
enum KeyBuilder<Target> {
    static func buildExpression(_ key: Key<Target>) -> [Key<Target>] { [key] }
    static func buildExpression(_ keys: [Key<Target>]) -> [Key<Target>] { keys }
    static func buildBlock(_ keys: [Key<Target>]...) -> [Key<Target>] { keys.flatMap(\.self) }
}
