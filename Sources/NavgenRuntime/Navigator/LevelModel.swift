/// The observable model of a level: a root, a tab, or a presentation with its stack.
@MainActor
public final class LevelModel: ObservedParts, Identifiable {
    /// What views observe one by one.
    fileprivate enum _Part {
        static let content = 0, path = 1, counts = 2, corrections = 3, isHeld = 4, canConfirm = 5, isConfirming = 6
    }

    /// The id of the level in the state.
    public nonisolated let id: Int
    /// The presenter of what is presented on the level.
    let presenter: PresenterModel
    /// The model of the run, if the level shows a flow.
    let run: FlowModel?
    private weak var navigator: NavigatorCore?
    /// The action of the confirmation button, if a view has set one.
    weak var confirmer: Confirmer?
    /// Whether its view has disappeared. The system may report that before the dismissal.
    var hasDisappeared = false
    private var stored: LevelValue
    /// The stack that is to be shown one turn later; `nil` if the stack is up to date.
    private var delayedPath: [ScreenValue]?
    /// When screens were pushed, or links to them were tapped, since the user last went back.
    private var pushes: [NodeValue: Double] = [:]
    /// When the split last became so narrow that only one column fits.
    private var lastCollapse: Double?
    private var storedCorrections = 0
    private var storedIsHeld = false
    private var storedCanConfirm = false
    private var storedIsConfirming = false

    init(_ level: LevelValue, run: FlowModel?, presenter: PresenterModel) {
        id = level.id
        stored = level
        self.presenter = presenter
        self.run = run
    }

    var content: ContentValue {
        _access(_Part.content)
        return stored.content
    }

    var path: [NodeValue] {
        _access(_Part.path)
        return stored.path.map(\.value)
    }

    private var counts: ArrivalCounts {
        _access(_Part.counts)
        return stored.counts
    }

    /// Counts the changes by the system that were rejected. Each increment makes the stack be read
    /// again.
    var corrections: Int {
        _access(_Part.corrections)
        return storedCorrections
    }

    /// Whether a view in the level prevents dismissal by swipe.
    var isHeld: Bool {
        get {
            _access(_Part.isHeld)
            return storedIsHeld
        }
        set { _change(_Part.isHeld) { storedIsHeld = newValue } }
    }

    /// Whether the confirmation button can be used.
    var canConfirm: Bool {
        get {
            _access(_Part.canConfirm)
            return storedCanConfirm
        }
        set { _change(_Part.canConfirm) { storedCanConfirm = newValue } }
    }

    /// Whether the action of the confirmation button is running.
    var isConfirming: Bool {
        get {
            _access(_Part.isConfirming)
            return storedIsConfirming
        }
        set { _change(_Part.isConfirming) { storedIsConfirming = newValue } }
    }

    /// Connects the level to a navigator, which handles the user's changes.
    func connect(_ navigator: NavigatorCore) {
        self.navigator = navigator
        run?._act = { [weak self, weak navigator] move, value in
            guard let self, let navigator, stored.content.flow != nil else { return }
            navigator.move(move, value, stored.content.node, id)
        }
    }

    /// Updates only what has changed.
    func show(_ level: LevelValue) {
        delayPath(ifReplacing: level)
        if stored.content != level.content { _change(_Part.content) { stored.content = level.content } }
        if delayedPath == nil { show(path: level.path) } else { delayedPath = level.path }
        if stored.counts != level.counts { _change(_Part.counts) { stored.counts = level.counts } }
    }

    private func show(path: [ScreenValue]) {
        guard stored.path != path else { return }
        if path.count < stored.path.count { pushes = [:] }
        for screen in path.dropFirst(stored.path.count) { pushes[screen.value] = navigator?.now() }
        _change(_Part.path) { stored.path = path }
    }

    /// Empties the stack for one turn if the screens below it change: the system then pops whatever
    /// is on the stack, which looks as if the user went back.
    private func delayPath(ifReplacing level: LevelValue) {
        guard !level.path.isEmpty, delayedPath == nil, stored.content.columns != level.content.columns else { return }
        delayedPath = level.path
        show(path: [])
        let withoutAnimation = navigator?.scene.withoutAnimation
        _Concurrency.Task { [weak self] in
            guard let self, let path = delayedPath else { return }
            delayedPath = nil
            if let withoutAnimation { withoutAnimation { self.show(path: path) } } else { show(path: path) }
        }
    }

    /// How often links led to a screen that was already on top; `nil` means the bottom one.
    func arrivals(of screen: NodeValue?, in column: SplitColumn?, _ table: GraphTable) -> Int {
        if screen == nil, let column { return counts.number(content[column], table) }
        return counts.number(screen, table)
    }

    /// The stack, as the system reads it. The parameter makes it a different key path after each
    /// correction, so that it is read again.
    func stack(_ corrections: Int) -> [NodeValue] { path }

    /// Called when the system has changed the stack. While a screen is being pushed, or has to wait, another tap on
    /// the same row has no effect.
    func setStack(_ path: [NodeValue]) {
        if path.count > stored.path.count, let screen = path.last {
            if isRecent(pushes[screen]) { return correct() }
            pushes[screen] = navigator?.now()
        }
        navigator?.follow(path, on: self)
    }

    /// Whether the split is becoming so narrow that only one column fits.
    var isCollapsing: Bool { isRecent(lastCollapse) }

    /// Called when the width of the split has changed.
    func changeWidth(isCompact: Bool) { lastCollapse = isCompact ? navigator?.now() : nil }

    /// Whether an animation that began at a time may still run.
    private func isRecent(_ time: Double?) -> Bool {
        guard let time, let navigator else { return false }
        return abs(navigator.now() - time) < 0.5
    }

    /// Adopts the stack as the system has changed it.
    func follow(_ path: [NodeValue]) {
        pushes = [:]
        _change(_Part.path) { stored.path = Array(stored.path.prefix(path.count)) }
    }

    func correct() { _change(_Part.corrections) { storedCorrections += 1 } }

    /// Called when the user shows or hides columns, or switches columns where only one fits.
    func changeSplit(_ change: (inout SplitValue) -> Void) { navigator?.changeSplit(ofLevel: id, change) }
}

/// The action of a confirmation button, set by a view.
@MainActor
final class Confirmer {
    var action: (@MainActor () async -> Void)?
}

/// The observable model of what is presented on a level.
@MainActor
public final class PresenterModel: ObservedParts {
    /// What views observe one by one.
    fileprivate enum _Part {
        static let level = 0, anchor = 1
    }

    private let table: GraphTable
    private var storedLevel: LevelModel?
    private var storedAnchor = PresentationAnchor.level
    /// The id of the pushed screen to which a popover or dialog is anchored, if it is one.
    private(set) var anchoredScreen: Int?
    /// The source views on screen, in order of appearance.
    private var sources: [PresentationSource] = []

    init(_ table: GraphTable) { self.table = table }

    var level: LevelModel? {
        _access(_Part.level)
        return storedLevel
    }

    /// Where a popover or dialog is anchored.
    var anchor: PresentationAnchor {
        _access(_Part.anchor)
        return storedAnchor
    }

    func add(_ source: PresentationSource) { sources.append(source) }

    func remove(_ source: PresentationSource) { sources.removeAll { $0 === source } }

    /// Presents a level, or nothing, on what is shown below; `nil` if that has no screens.
    func present(_ level: LevelModel?, on below: LevelValue? = nil, from column: SplitColumn? = nil) {
        if let content = level?.content, content.style.isAnchored {
            let anchor = below.map { self.anchor(of: content, on: $0, from: column) } ?? PresentationAnchor.level
            anchoredScreen = below?.pushedScreen(presenting: column)
            _change(_Part.anchor) { storedAnchor = anchor }
        }
        _change(_Part.level) { storedLevel = level }
    }

    /// The most recently added source view of a presentation on the presenting screen, or else that screen. Other
    /// screens may still be visible, but are about to leave.
    private func anchor(
        of content: ContentValue, on below: LevelValue, from column: SplitColumn?
    ) -> PresentationAnchor {
        let isPresenting = { (source: PresentationSource) in source.origin().map { below.isTop($0, column) } ?? false }
        if let source = sources.last(where: { $0.content == content && isPresenting($0) }) {
            return .source(ObjectIdentifier(source))
        }
        #if DEBUG
            print("\(table.name): no view on screen is the source of `\(table.nodes[content.node].id)`")
        #endif
        return below.screen(presenting: column).map { .screen($0, level: below.id) } ?? .level
    }
}

/// Where a popover or dialog is anchored.
nonisolated enum PresentationAnchor: Hashable {
    /// The view that is this source.
    case source(ObjectIdentifier)
    /// The screen that presents it. The level is needed because another one may show the same
    /// screen.
    case screen(NodeValue, level: Int)
    /// Everything that the level shows.
    case level
}

/// A view that is the source of a popover or dialog.
@MainActor final class PresentationSource {
    /// The presentation that is anchored to the view.
    var content: ContentValue?
    /// Returns the screen that contains the view; `nil` if it is gone or uncertain.
    var origin: @MainActor () -> ScreenOrigin? = { nil }
}
