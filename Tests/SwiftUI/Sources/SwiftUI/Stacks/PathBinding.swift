/// A binding to a stack's path of any type.
struct PathBinding {
    /// The type of the elements, or nil if any value can be pushed.
    let element: Any.Type?
    let read: () -> [AnyHashable]
    /// Appends a value to the path; returns false if the path cannot contain it.
    let append: (AnyHashable) -> Bool
    /// Removes a number of elements from the end of the path.
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
