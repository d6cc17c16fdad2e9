/// A property of an `ObservableObject` that announces its changes.
@available(A13, *)
@propertyWrapper
public struct Published<Value> {
    private var value: Value
    private let subject = PassthroughSubject<Value, Never>()

    public init(wrappedValue: Value) {
        value = wrappedValue
    }

    public init(initialValue: Value) {
        value = initialValue
    }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { value }
        set { value = newValue }
    }

    public var projectedValue: Publisher {
        mutating get { Publisher(value: value, subject: subject) }
        set { _ = newValue }
    }

    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].value }
        set {
            announceChange(of: object)
            object[keyPath: storageKeyPath].subject.send(newValue)
            object[keyPath: storageKeyPath].value = newValue
        }
    }

    private static func announceChange(of object: AnyObject) {
        guard let observable = object as? any ObservableObject else { return }
        (observable.objectWillChange as? ObservableObjectPublisher)?.send()
    }
}

@available(A13, *)
extension Published {
    /// Sends the current value, and then each new value before it is stored.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        let value: Value
        let subject: PassthroughSubject<Value, Never>

        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Value {
            _ = subscriber.receive(value)
            subject.receive(subscriber: subscriber)
        }
    }
}

@available(A13, *)
extension Published: @unchecked Sendable where Value: Sendable {}
