/// The values of these properties belong to a position in the tree, so they are always the same
/// input.
extension State: InputComparable {
    func isSameInput(as other: Any) -> Bool { true }
}

extension FocusState: InputComparable {
    func isSameInput(as other: Any) -> Bool { true }
}

extension StateObject: InputComparable {
    nonisolated func isSameInput(as other: Any) -> Bool { true }
}

extension EnvironmentObject: InputComparable {
    nonisolated func isSameInput(as other: Any) -> Bool { true }
}

extension Environment: InputComparable {
    func isSameInput(as other: Any) -> Bool { true }
}

extension SceneStorage: InputComparable {
    func isSameInput(as other: Any) -> Bool { true }
}

extension AppStorage: InputComparable {
    func isSameInput(as other: Any) -> Bool { true }
}

extension Namespace: InputComparable {
    func isSameInput(as other: Any) -> Bool { true }
}

extension ObservedObject: InputComparable {
    nonisolated func isSameInput(as other: Any) -> Bool {
        (other as? Self).map { object === $0.object } ?? false
    }
}

extension Bindable: InputComparable {
    func isSameInput(as other: Any) -> Bool {
        (other as? Self).map { Inputs.areEqual(wrappedValue, $0.wrappedValue) } ?? false
    }
}

extension Binding: InputComparable {
    func isSameInput(as other: Any) -> Bool {
        guard let other = other as? Self else { return false }
        guard let identity = location.identity else { return location === other.location }
        return identity == other.location.identity
    }
}

extension OpenURLAction: InputComparable {
    nonisolated func isSameInput(as other: Any) -> Bool {
        (other as? OpenURLAction).map { version === $0.version } ?? false
    }
}

extension DismissAction: InputComparable {
    nonisolated func isSameInput(as other: Any) -> Bool {
        (other as? DismissAction).map { dismissal === $0.dismissal } ?? false
    }
}
