/// The path of a stack, whatever its type.
struct PathBinding {
    /// The type that every element has, or nil where any value can be pushed.
    let element: Any.Type?
    let read: () -> [AnyHashable]
    /// Writes the path with the value at its end; false when the path cannot hold it.
    let append: (AnyHashable) -> Bool
    /// Writes the path without this many of its last elements.
    let removeLast: (Int) -> Void

    init(_ binding: Binding<NavigationPath>) {
        element = nil
        read = { binding.wrappedValue.elements.map(\.value) }
        append = { value in
            var path = binding.wrappedValue
            path.elements.append(NavigationPath.Element(erasing: value))
            binding.wrappedValue = path
            return true
        }
        removeLast = { count in
            var path = binding.wrappedValue
            path.removeLast(min(count, path.count))
            binding.wrappedValue = path
        }
    }

    init<Data>(_ binding: Binding<Data>)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        element = Data.Element.self
        read = { binding.wrappedValue.map { AnyHashable($0) } }
        append = { value in
            guard let value = value.base as? Data.Element else { return false }
            var path = binding.wrappedValue
            path.append(value)
            binding.wrappedValue = path
            return true
        }
        removeLast = { count in
            var path = binding.wrappedValue
            let kept = path.prefix(Swift.max(0, path.count - count))
            path = Data(kept)
            binding.wrappedValue = path
        }
    }
}
