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
    /// The request that was dropped, until it is withdrawn.
    private var dropped: AnyHashable?

    func take(_ request: Presenting) {
        self.request = request
    }

    override func poll(_ stage: Stage) -> Bool {
        guard let request else { return false }
        guard let current else { return present(request, stage) }
        if current.isGoing {
            drop(request.requested(), during: self, stage)
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
            dropped = nil
            return false
        }
        guard requested.identity != dropped else { return false }
        let presenter = ObjectIdentifier(node.presenter)
        if isModal, let other = stage.presenting[presenter] {
            drop(requested, during: other, stage)
            warnOnce(stage)
            return false
        }
        hasWarned = false
        warnOfMissingPlace(stage)
        if !stage.transaction.disablesAnimations {
            stage.animations.append(kind)
        }
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
        warnOfMissingSize(presented, stage)
        return true
    }

    /// Drops a request that is made while something is being dismissed.
    private func drop(_ requested: PresentationRequest?, during other: PresentationBehavior, _ stage: Stage) {
        guard stage.plays(.presentationsAreDropped), other.current?.isGoing == true else { return }
        if requested == nil || requested?.identity == other.current?.identity, other === self { return }
        dropped = requested?.identity
    }

    private func warnOfMissingPlace(_ stage: Stage) {
        guard kind == "confirmationDialog", stage.plays(.dialogsPointAtTheirView),
            let texts = node?.content.flatMap({ $0.own("Text") }), texts.count > 1
        else { return }
        stage.warn("a dialog points at a large view")
    }

    private func warnOfMissingSize(_ presented: StageNode, _ stage: Stage) {
        guard kind == "sheet", stage.plays(.sheetsNeedASize),
            let stack = presented.own("NavigationStack").first
        else { return }
        let frames = stack.ancestors.prefix { $0 !== presented }.filter { $0.kind == ".frame" }
        if !frames.contains(where: { $0.values["minWidth"] != nil && $0.values["minHeight"] != nil }) {
            stage.warn("a stack in a sheet has no size")
        }
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
