/// Presents content while a binding is set, and dismisses it in two phases.
final class PresentationBehaviour: Behaviour {
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

        init(_ wish: PresentationWish, clear: @escaping () -> Void) {
            identity = wish.identity
            item = wish.item
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
        if let wish = request.wish(), wish.identity == current.identity {
            return renew(current, wish)
        }
        go()
        return true
    }

    /// Presents the requested content, unless the presenter already shows something.
    private func present(_ request: Presenting, _ stage: Stage) -> Bool {
        guard let node, let wish = request.wish() else {
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
        let current = Presentation(wish, clear: request.clear)
        self.current = current
        dismissal = Dismissal { [weak current] in
            guard let current, !current.isGoing else { return }
            current.clear()
        }
        let presented = node.make(piece(current, wish))
        presented.clear = request.clear
        current.node = presented
        node.additions = [presented]
        return true
    }

    /// Alerts and dialogs ignore later changes of their data.
    private func renew(_ current: Presentation, _ wish: PresentationWish) -> Bool {
        guard let node, let presented = current.node, !isAlert else { return false }
        if !Inputs.areEqual(current.item, wish.item) {
            current.item = wish.item
            current.itemVersion = Version()
        }
        return presented.receive(piece(current, wish), environment: node.environment)
    }

    private func piece(_ current: Presentation, _ wish: PresentationWish) -> Piece {
        let values = (request?.values ?? [:]).merging(["item": wish.item]) { $1 }
        let dismissal = self.dismissal
        return Piece(
            key: ["presented", current.identity],
            view: Compartment(
                kind: request?.kind ?? "", values: values,
                token: [node?.version ?? Version(), current.itemVersion],
                content: { wish.make(wish.item) }),
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
