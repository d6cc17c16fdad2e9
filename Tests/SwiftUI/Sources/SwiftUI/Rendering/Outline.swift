/// A view without its own node, which expands into other views.
protocol Outlined {
    @MainActor func outline(_ key: NodeKey, to pieces: inout [Piece])
}

/// Collects the views that become nodes.
@MainActor
enum Outline {
    static func add(_ view: any View, key: NodeKey, to pieces: inout [Piece]) {
        if let outlined = view as? any Outlined {
            outlined.outline(key, to: &pieces)
        } else {
            pieces.append(Piece(key: key, view: view))
        }
    }

    static func pieces(of view: any View) -> [Piece] {
        var pieces: [Piece] = []
        add(view, key: [], to: &pieces)
        return pieces
    }

    /// The elements of a tuple, or the value itself.
    static func elements(of value: Any) -> [Any] {
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .tuple ? mirror.children.map(\.value) : [value]
    }

    static func add(elementsOf value: Any, key: NodeKey, to pieces: inout [Piece]) {
        for (number, element) in elements(of: value).enumerated() {
            guard let view = element as? any View else { continue }
            add(view, key: key + [number], to: &pieces)
        }
    }
}

extension EmptyView: Outlined {
    func outline(_ key: NodeKey, to pieces: inout [Piece]) {}
}

extension TupleView: Outlined {
    func outline(_ key: NodeKey, to pieces: inout [Piece]) {
        Outline.add(elementsOf: value, key: key, to: &pieces)
    }
}

extension TupleContent: Outlined {
    func outline(_ key: NodeKey, to pieces: inout [Piece]) {
        Outline.add(elementsOf: value, key: key, to: &pieces)
    }
}

extension Group: Outlined where Content: View {
    func outline(_ key: NodeKey, to pieces: inout [Piece]) {
        Outline.add(content, key: key, to: &pieces)
    }
}

extension AnyView: Outlined {
    func outline(_ key: NodeKey, to pieces: inout [Piece]) {
        Outline.add(view, key: key + [ObjectIdentifier(type(of: view))], to: &pieces)
    }
}

extension Optional: Outlined where Wrapped: View {
    func outline(_ key: NodeKey, to pieces: inout [Piece]) {
        guard let self else { return }
        Outline.add(self, key: key, to: &pieces)
    }
}

extension _ConditionalContent: Outlined where TrueContent: View, FalseContent: View {
    func outline(_ key: NodeKey, to pieces: inout [Piece]) {
        switch storage {
        case .trueContent(let view): Outline.add(view, key: key + [true], to: &pieces)
        case .falseContent(let view): Outline.add(view, key: key + [false], to: &pieces)
        }
    }
}

extension ForEach: Outlined where Content: View {
    func outline(_ key: NodeKey, to pieces: inout [Piece]) {
        for element in data {
            Outline.add(content(element), key: key + [AnyHashable(id(element))], to: &pieces)
        }
    }
}

extension _ViewModifier_Content: Outlined {
    func outline(_ key: NodeKey, to pieces: inout [Piece]) {
        Outline.add(view, key: key, to: &pieces)
    }
}
