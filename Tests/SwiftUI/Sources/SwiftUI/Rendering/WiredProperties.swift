extension State: WiredProperty {
    mutating func wire(_ name: String, to node: StageNode) {
        location = node.slot(name) { StateLocation(initial) }
    }
}

extension FocusState: WiredProperty {
    mutating func wire(_ name: String, to node: StageNode) {
        location = node.slot(name) { StateLocation(initial) }
    }
}

extension StateObject: WiredProperty {
    mutating func wire(_ name: String, to node: StageNode) {
        let object = node.slot(name) { thunk() }
        self.object = object
        node.observe(object)
    }
}

extension ObservedObject: WiredProperty {
    mutating func wire(_ name: String, to node: StageNode) {
        node.observe(wrappedValue)
    }
}

extension EnvironmentObject: WiredProperty {
    mutating func wire(_ name: String, to node: StageNode) {
        object = node.environment[ObjectIdentifier(ObjectType.self)] as? ObjectType
        node.reads.note(object) { $0[ObjectIdentifier(ObjectType.self)] as? ObjectType }
        if let object {
            node.observe(object)
        }
    }
}

extension Environment: WiredProperty {
    mutating func wire(_ name: String, to node: StageNode) {
        values = node.environment
        reads = node.reads
        if isAlwaysRead { node.reads.note(fetch(node.environment), fetch) }
    }
}

extension SceneStorage: WiredProperty {
    mutating func wire(_ name: String, to node: StageNode) {
        stored.cell = node.stage?.sceneStore.cell(stored.key)
    }
}

extension AppStorage: WiredProperty {
    mutating func wire(_ name: String, to node: StageNode) {
        stored.cell = node.stage?.appStore.cell(stored.key)
    }
}

extension Namespace: WiredProperty {
    mutating func wire(_ name: String, to node: StageNode) {
        id = node.slot(name) { NamespaceNumber(ID(number: node.stage?.nextNumber() ?? 0)) }.id
    }
}

/// Stores the number of a namespace with its node.
final class NamespaceNumber {
    let id: Namespace.ID

    init(_ id: Namespace.ID) {
        self.id = id
    }
}
