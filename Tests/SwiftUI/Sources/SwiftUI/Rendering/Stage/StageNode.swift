import Combine
/// A node of the rendered tree; it stays the same object for as long as its view keeps its place.
@MainActor
public final class StageNode {
    /// What the node is: "NavigationStack", "Text", "pushed", "sheet", a modifier's name with a dot before it, or the
    /// name of the user's view.
    public internal(set) var kind: String
    /// The name of the view's type without generic arguments.
    public let typeName: String
    /// What the view was given: titles, values, bindings.
    public internal(set) var values: [String: Any] = [:]
    public internal(set) weak var parent: StageNode?
    /// False as soon as the node was taken out of the tree.
    public internal(set) var isOnStage = true
    /// What the view sees of the environment.
    public internal(set) var environment: EnvironmentValues

    let key: NodeKey
    weak var stage: Stage?
    var view: any View
    /// Another one as soon as the view is another one.
    var version = Version()
    var change: ((inout EnvironmentValues) -> Void)?
    var behaviour: Behaviour?
    var action: (@MainActor () -> Void)?
    /// Writes nil or false into the binding that was current when this was presented.
    var clear: (() -> Void)?

    /// The nodes of the view's own content.
    var content: [StageNode] = []
    /// What was added to it: pushed and presented nodes.
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

    /// The name of a value's type without generic arguments.
    static func name(of value: Any) -> String {
        let name = String(describing: type(of: value))
        return name.firstIndex(of: "<").map { String(name[..<$0]) } ?? name
    }

    /// The object of this name that lives as long as the node.
    func slot<Object: AnyObject>(_ name: String, make: () -> Object) -> Object {
        if let object = slots[name] as? Object {
            return object
        }
        let object = make()
        slots[name] = object
        return object
    }

    /// Evaluates this node again when the object is about to change.
    func observe<Object: ObservableObject>(_ object: Object) {
        let flag = self.flag
        subscriptions.append(object.objectWillChange.sink { _ in flag.set() })
    }
}
