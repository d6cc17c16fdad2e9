import Combine
/// A node of the rendered tree. It stays the same object while its view keeps its position in the
/// tree.
@MainActor
public final class StageNode {
    /// The kind of the node, such as "NavigationStack", "Text", "pushed" or "sheet", a modifier's
    /// name after a dot, or the name of an app's view.
    public internal(set) var kind: String
    /// The name of the view's type without generic arguments.
    public let typeName: String
    /// The arguments of the view, such as titles, values and bindings.
    public internal(set) var values: [String: Any] = [:]
    public internal(set) weak var parent: StageNode?
    /// Whether the node is in the tree.
    public internal(set) var isOnStage = true
    /// The environment of the view.
    public internal(set) var environment: EnvironmentValues

    let key: NodeKey
    weak var stage: Stage?
    var view: any View
    /// Changes when the view changes.
    var version = Version()
    var change: ((inout EnvironmentValues) -> Void)?
    var behavior: Behavior?
    var action: (@MainActor () -> Void)?
    /// Clears the binding that was current when this was presented.
    var clear: (() -> Void)?

    /// The nodes of the view's own content.
    var content: [StageNode] = []
    /// The pushed and presented nodes.
    var additions: [StageNode] = []

    var flag = DirtyFlag()
    var reads = EnvironmentReads()
    var slots: [String: AnyObject] = [:]
    var subscriptions: [AnyCancellable] = []

    init(_ piece: Piece, parent: StageNode?, stage: Stage, environment: EnvironmentValues) {
        key = piece.key
        view = piece.view
        typeName = StageNode.name(of: piece.view)
        kind = typeName
        change = piece.change
        self.parent = parent
        self.stage = stage
        self.environment = environment
        change?(&self.environment)
    }

    public var children: [StageNode] { content + additions }

    /// Whether it can be tapped.
    public var isTappable: Bool { action != nil }

    /// The name of a value's type without generic arguments.
    static func name(of value: Any) -> String {
        let name = String(describing: type(of: value))
        return name.firstIndex(of: "<").map { String(name[..<$0]) } ?? name
    }

    /// Returns the object with a name, which lives as long as the node.
    func slot<Object: AnyObject>(_ name: String, make: () -> Object) -> Object {
        if let object = slots[name] as? Object {
            return object
        }
        let object = make()
        slots[name] = object
        return object
    }

    /// Evaluates the node again when an object is about to change.
    func observe<Object: ObservableObject>(_ object: Object) {
        let flag = self.flag
        subscriptions.append(object.objectWillChange.sink { _ in flag.set() })
    }
}
