import Foundation

/// Renders a view into a tree of nodes, and simulates the user and the system.
@MainActor
public final class Stage {
    /// The number of evaluations of each view's body, by the type's name without generic arguments.
    public internal(set) var evaluations: [String: Int] = [:]
    /// The warnings that SwiftUI would log.
    public internal(set) var warnings: [String] = []
    /// The URLs that the app has passed to the system.
    public internal(set) var openedURLs: [URL] = []
    /// The identities to which scroll views were asked to scroll.
    public internal(set) var scrolls: [AnyHashable] = []
    /// Whether a dismissed presentation stays until `finishDismissals()`.
    public var dismissalsAreManual = false
    /// Whether a binding to an object's property, or one made of closures, reads its value when it
    /// is created, as in SwiftUI. The body that creates it then depends on the value.
    public var bindingsReadWhenMade: Bool
    /// What the stage does as only some systems do.
    public var variants: Set<Variant>
    /// The presentations that were animated, by their kind.
    public internal(set) var animations: [String] = []
    /// The largest number of passes that `update()` makes until nothing changes any more.
    public var passLimit = 100

    /// The transaction of the change that was noticed last.
    var transaction = Transaction()
    let sceneStore = StoredCells()
    let appStore = StoredCells()
    /// The presentation that each presenter shows, by the presenter's node.
    var presenting: [ObjectIdentifier: PresentationBehavior] = [:]
    /// The closures to run when the tree is up to date.
    private var effects: [() -> Void] = []
    private var number = 0
    private var tree: StageNode?

    /// Renders a view, with the initial values of scene storage by key.
    public init(
        _ root: some View, variants: Set<Variant> = Variant.ofProgram, bindingsReadWhenMade: Bool = true,
        sceneStorage: [String: Any] = [:], environment: (inout EnvironmentValues) -> Void = { _ in }
    ) {
        self.variants = variants
        self.bindingsReadWhenMade = bindingsReadWhenMade
        sceneStore.values = sceneStorage
        var values = EnvironmentValues()
        values.openURL = OpenURLAction(system: { [weak self] url in self?.openedURLs.append(url) })
        environment(&values)
        let piece = Piece(key: [], view: Compartment(kind: "stage", token: [], content: { root }))
        let node = StageNode(piece, parent: nil, stage: self, environment: values)
        tree = node
        node.evaluate()
        update()
    }

    /// The node of the root view.
    public var root: StageNode {
        guard let tree else { preconditionFailure("the tree is made in the initialiser") }
        return tree
    }

    /// The values in scene storage.
    public var sceneStorage: [String: Any] {
        get { sceneStore.values }
        set { sceneStore.values = newValue }
    }

    /// The values in app storage.
    public var appStorage: [String: Any] {
        get { appStore.values }
        set { appStore.values = newValue }
    }

    /// Resets the counts of evaluations.
    public func resetCounts() {
        evaluations = [:]
    }

    /// Updates the tree after changes.
    public func update() {
        for _ in 0..<passLimit {
            guard pass() else { return }
        }
        warn("update() did not come to an end within \(passLimit) passes")
    }

    /// Makes one pass over the tree; returns whether anything has changed.
    private func pass() -> Bool {
        let isRefreshed = root.refresh()
        let isPolled = poll(root)
        show(root, true)
        return runEffects() || isRefreshed || isPolled
    }

    private func poll(_ node: StageNode) -> Bool {
        var hasChanged = node.behavior?.poll(self) ?? false
        for child in node.children where poll(child) {
            hasChanged = true
        }
        return hasChanged
    }

    private func show(_ node: StageNode, _ isShown: Bool) {
        node.behavior?.setShown(isShown, self)
        for child in node.children {
            show(child, isShown && node.behavior?.shows(child) ?? true)
        }
    }

    /// Runs the pending closures; returns whether there were any.
    @discardableResult
    func runEffects() -> Bool {
        let waiting = effects
        effects = []
        for effect in waiting {
            effect()
        }
        return !waiting.isEmpty
    }

    func afterwards(_ effect: @escaping () -> Void) {
        effects.append(effect)
    }

    func count(_ name: String) {
        evaluations[name, default: 0] += 1
    }

    func warn(_ text: String) {
        warnings.append(text)
    }

    func nextNumber() -> Int {
        number += 1
        return number
    }
}
