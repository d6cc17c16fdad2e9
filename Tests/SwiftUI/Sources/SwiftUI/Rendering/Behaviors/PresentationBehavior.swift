/// Presents content while a binding is set, and dismisses it in two phases.
final class PresentationBehavior: Behavior {
    /// The current presentation.
    final class Presentation {
        let identity: AnyHashable
        var item: Any
        /// Changes when the item changes while its identity stays the same.
        var itemVersion = Version()
        /// Clears the binding that was current when this was presented.
        let clear: () -> Void
        /// Whether the dismissal has begun but not ended.
        var isGoing = false
        var node: StageNode?

        init(_ requested: PresentationRequest, clear: @escaping () -> Void) {
            identity = requested.identity
            item = requested.item
            self.clear = clear
        }
    }

    private var request: Presenting?
    private(set) var current: Presentation?
    private var dismissal: Dismissal?
    private var hasWarned = false

    func take(_ request: Presenting) {
        self.request = request
    }

    override func poll(_ stage: Stage) -> Bool {
        guard let request else { return false }
        guard let current else { return present(request, stage) }
        if current.isGoing {
            return stage.dismissalsAreManual ? false : finish(stage)
        }
        if let requested = request.requested(), requested.identity == current.identity {
            return renew(current, requested)
        }
        go()
        return true
    }

    /// Presents the requested content, unless the presenter already shows something.
    private func present(_ request: Presenting, _ stage: Stage) -> Bool {
        guard let node, let requested = request.requested() else {
            hasWarned = false
            return false
        }
        let presenter = ObjectIdentifier(node.presenter)
        if isModal, stage.presenting[presenter] != nil {
            warnOnce(stage)
            return false
        }
        hasWarned = false
        if isModal {
            stage.presenting[presenter] = self
        }
        let current = Presentation(requested, clear: request.clear)
        self.current = current
        dismissal = Dismissal { [weak current] in
            guard let current, !current.isGoing else { return }
            current.clear()
        }
        let presented = node.make(piece(current, requested))
        presented.clear = request.clear
        current.node = presented
        node.additions = [presented]
        return true
    }

    /// Alerts and dialogs ignore later changes of their data.
    private func renew(_ current: Presentation, _ requested: PresentationRequest) -> Bool {
        guard let node, let presented = current.node, !isAlert else { return false }
        if !Inputs.areEqual(current.item, requested.item) {
            current.item = requested.item
            current.itemVersion = Version()
        }
        return presented.receive(piece(current, requested), environment: node.environment)
    }

    private func piece(_ current: Presentation, _ requested: PresentationRequest) -> Piece {
        let values = (request?.values ?? [:]).merging(["item": requested.item]) { $1 }
        let dismissal = self.dismissal
        return Piece(
            key: ["presented", current.identity],
            view: Compartment(
                kind: request?.kind ?? "", values: values,
                token: [node?.version ?? Version(), current.itemVersion],
                content: { requested.make(requested.item) }),
            change: { $0[DismissalKey.self] = dismissal })
    }

    /// Begins the dismissal.
    func go() {
        current?.isGoing = true
        current?.node?.values["isGoing"] = true
    }

    /// Ends the dismissal: the content disappears, then the presenter is notified, then others may
    /// be presented.
    @discardableResult
    func finish(_ stage: Stage) -> Bool {
        guard let current else { return false }
        self.current = nil
        if let node {
            node.additions = []
            stage.presenting = stage.presenting.filter { $0.value !== self }
        }
        current.node?.leave()
        if let onDismiss = request?.onDismiss {
            stage.afterwards(onDismiss)
        }
        return true
    }

    override func leave(_ stage: Stage) {
        finish(stage)
    }

    var kind: String { request?.kind ?? "" }

    var isAlert: Bool { ["alert", "confirmationDialog"].contains(kind) }

    /// Whether it covers its presenter. An inspector is shown beside it.
    private var isModal: Bool { kind != "inspector" }

    private func warnOnce(_ stage: Stage) {
        guard !hasWarned else { return }
        hasWarned = true
        stage.warn(
            "Currently, only presenting a single sheet is supported. The next sheet will be presented when the "
                + "currently presented sheet gets dismissed. (\(kind))")
    }
}
