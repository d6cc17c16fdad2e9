@_spi(Reflection) import Swift

/// A property wrapper of this package that needs the node of its view.
protocol WiredProperty: DynamicProperty {
    @MainActor mutating func wire(_ name: String, to node: StageNode)
}

/// Connects the dynamic properties of a view with the node that stores their values.
@MainActor
enum Wiring {
    /// Each copy of a view is wired separately, so that one value can be used at several positions
    /// in the tree.
    static func wire<Value>(_ value: inout Value, of node: StageNode, prefix: String = "") {
        guard !(Value.self is AnyClass) else { return }
        withUnsafeMutablePointer(to: &value) { pointer in
            let start = UnsafeMutableRawPointer(pointer)
            _ = _forEachField(of: Value.self) { label, offset, type, _ in
                if let property = type as? any DynamicProperty.Type {
                    wire(property, at: start + offset, of: node, name: "\(prefix).\(String(cString: label))")
                }
                return true
            }
        }
    }

    private static func wire<Property: DynamicProperty>(
        _ type: Property.Type, at place: UnsafeMutableRawPointer, of node: StageNode, name: String
    ) {
        let property = place.assumingMemoryBound(to: Property.self)
        if let wired = type as? any WiredProperty.Type {
            connect(wired, at: place, of: node, name: name)
        } else {
            wire(&property.pointee, of: node, prefix: name)
        }
        property.pointee.update()
    }

    private static func connect<Property: WiredProperty>(
        _ type: Property.Type, at place: UnsafeMutableRawPointer, of node: StageNode, name: String
    ) {
        place.assumingMemoryBound(to: Property.self).pointee.wire(name, to: node)
    }
}
