/// Declares the destination of values for a stack.
final class DestinationBehavior: Behavior {
    var destination: ValueDestination?
}

/// A destination that a stack shows above its path while a binding is set.
final class BoundDestinationBehavior: Behavior {
    var destination: BoundDestination?
}

/// Shows a node for each element of a stack's path.
final class StackBehavior: Behavior {
    private(set) var path: PathBinding
    /// The views that links without a value have pushed.
    private var views: [(number: Int, view: any View)] = []
    private var dismissals: [NodeKey: Dismissal] = [:]
    private var noted: Set<NodeKey> = []
    /// The identities of the screens in the columns.
    private var columns: [AnyHashable]?

    override init() {
        let own = StateLocation(NavigationPath())
        path = PathBinding(own.binding)
    }

    func take(_ path: PathBinding?) {
        self.path = path ?? self.path
    }

    override func shows(_ child: StageNode) -> Bool {
        child === node?.children.last
    }

    func push(view: any View, number: Int) {
        views.append((number, view))
    }

    override func poll(_ stage: Stage) -> Bool {
        guard let node else { return false }
        popWithColumns(node, stage)
        var pass = StackPass(node: node)
        for (position, value) in path.read().enumerated() {
            push(value, at: position, &pass, stage)
        }
        for (number, view) in views {
            let compartment = Compartment(kind: "pushed", token: [number], content: { view })
            pass.place(compartment, key: ["view", number], dismissal: dismissal(for: ["view", number]))
        }
        pushBound(&pass)
        warnOfStacks(in: pass, stage)
        return pass.finish()
    }

    /// Pops everything if a screen in a column has changed.
    private func popWithColumns(_ node: StageNode, _ stage: Stage) {
        let former = columns
        columns = (node.ancestors.first { $0.kind == "NavigationSplitView" } ?? node).identities
        guard stage.plays(.stacksPopWithTheirColumns), let former, former != columns else { return }
        let count = path.read().count
        if count > 0 { path.removeLast(count) }
    }

    private func push(_ value: AnyHashable, at position: Int, _ pass: inout StackPass, _ stage: Stage) {
        let key: NodeKey = ["pushed", position, value]
        let sources = path.element == nil ? pass.nodes : Array(pass.nodes.prefix(1))
        let found = DestinationSearch(for: value).find(in: sources)
        if found.match == nil, noted.insert(key).inserted {
            stage.warn(DestinationSearch.nothingFound(for: value, isTyped: path.element != nil))
        }
        for warning in found.warnings where noted.insert([warning]).inserted {
            stage.warn(warning)
        }
        let compartment = Compartment(
            kind: "pushed", values: ["value": value.base, "position": position],
            token: [found.match.map { AnyHashable($0.version) } ?? AnyHashable(0)],
            content: { found.match?.make(value) ?? MissingDestination() })
        pass.place(compartment, key: key, dismissal: dismissal(for: key))
    }

    /// Destinations with bindings are shown above the path. Each may contain further ones.
    private func pushBound(_ pass: inout StackPass) {
        var seen: Set<ObjectIdentifier> = []
        while let next = pass.bound(except: seen), let source = next.node {
            seen.insert(ObjectIdentifier(next))
            guard let destination = next.destination, let identity = destination.identity() else { continue }
            let compartment = Compartment(
                kind: "pushed", values: ["value": identity.base], token: [source.version],
                content: { destination.make(identity) })
            let key: NodeKey = ["bound", ObjectIdentifier(next), identity]
            pass.place(compartment, key: key, dismissal: dismissal(for: key), clear: destination.clear)
        }
    }

    private func warnOfStacks(in pass: StackPass, _ stage: Stage) {
        let inner = pass.nodes.flatMap { $0.own("NavigationStack") }
        guard !inner.isEmpty, noted.insert(["stack in a stack"]).inserted else { return }
        stage.warn(
            "Only root-level navigation destinations are effective for a navigation stack with a homogeneous path. "
                + "(A NavigationStack stands in another one.)")
    }

    private func dismissal(for key: NodeKey) -> Dismissal {
        if let dismissal = dismissals[key] {
            return dismissal
        }
        let dismissal = Dismissal { [weak self] in self?.remove(from: key) }
        dismissals[key] = dismissal
        return dismissal
    }

    /// Removes the node with a key and everything above it; returns whether it existed.
    @discardableResult
    func remove(from key: NodeKey) -> Bool {
        guard let node, let place = node.additions.firstIndex(where: { $0.key == key }) else { return false }
        let leaving = node.additions[place...]
        let fromPath = leaving.filter { $0.key.first?.base as? String == "pushed" }.count
        for pushed in leaving {
            pushed.clear?()
            views.removeAll { ["view", $0.number] as NodeKey == pushed.key }
        }
        if fromPath > 0 {
            path.removeLast(fromPath)
        }
        return true
    }
}

extension StageNode {
    /// The identities in the node's content, without what is pushed or presented.
    fileprivate var identities: [AnyHashable] {
        (kind == ".id" ? [values["id"] as? AnyHashable].compactMap(\.self) : []) + content.flatMap(\.identities)
    }
}

/// Shown for a value without a declared destination.
struct MissingDestination {}

extension MissingDestination: View {
    typealias Body = Never
}

extension MissingDestination: Drawable {
    func draw(_ drawing: inout Drawing) {}
}
