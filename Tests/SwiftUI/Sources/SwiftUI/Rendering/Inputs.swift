/// A value with its own comparison of inputs of a view.
protocol InputComparable {
    func isSameInput(as other: Any) -> Bool
}

/// Compares values as inputs of a view.
enum Inputs {
    /// Compares objects by identity, Equatable values by `==`, and others field by field. Closures
    /// are never equal.
    static func areEqual(_ first: Any, _ second: Any) -> Bool {
        guard type(of: first) == type(of: second) else { return false }
        if let comparable = first as? any InputComparable {
            return comparable.isSameInput(as: second)
        }
        if type(of: first) is AnyClass {
            return areSameObject(first as AnyObject, second as AnyObject)
        }
        if let equatable = first as? any Equatable {
            return isEqual(equatable, second)
        }
        if let first = first as? any Any.Type, let second = second as? any Any.Type {
            return first == second
        }
        if let first = first as? [String: Any], let second = second as? [String: Any] {
            return areEqual(first, second)
        }
        return haveEqualFields(Mirror(reflecting: first), Mirror(reflecting: second))
            && haveSameCase(first, second)
    }

    static func areEqual<Key>(_ first: [Key: Any], _ second: [Key: Any]) -> Bool {
        first.count == second.count
            && first.allSatisfy { key, value in second[key].map { areEqual(value, $0) } ?? false }
    }

    private static func areSameObject(_ first: AnyObject, _ second: AnyObject) -> Bool {
        if let first = first as? AnyKeyPath, let second = second as? AnyKeyPath {
            return first == second
        }
        return first === second
    }

    private static func isEqual<T: Equatable>(_ first: T, _ second: Any) -> Bool {
        (second as? T).map { first == $0 } ?? false
    }

    /// A value without a display style, such as a closure, is never equal to another.
    private static func haveEqualFields(_ first: Mirror, _ second: Mirror) -> Bool {
        guard first.displayStyle != nil, first.children.count == second.children.count else { return false }
        return zip(first.children, second.children).allSatisfy { one, other in
            one.label == other.label && areEqual(one.value, other.value)
        }
    }

    private static func haveSameCase(_ first: Any, _ second: Any) -> Bool {
        let mirror = Mirror(reflecting: first)
        guard mirror.displayStyle == .enum, mirror.children.isEmpty else { return true }
        return "\(first)" == "\(second)"
    }
}
