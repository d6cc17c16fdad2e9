/// What a level shows, as its views observe it.
@MainActor
public final class LevelModel: ObservedParts, Identifiable {
    /// The identity of the level in the state.
    public nonisolated let id: Int
    /// What is presented on it.
    let presenter: PresenterModel
    /// What the steps work with, if it shows a flow.
    let run: FlowModel?
    private weak var navigator: NavigatorCore?
    /// What the confirmation button does, set by a view; `nil` if none has.
    weak var confirmer: Confirmer?
    private var own: LevelValue
    private var ownCorrections = 0
    private var holds = false
    private var confirms = false
    private var isRunning = false

    init(_ level: LevelValue, run: FlowModel?, presenter: PresenterModel) {
        id = level.id
        own = level
        self.presenter = presenter
        self.run = run
    }

    var content: ContentValue {
        _access(0)
        return own.content
    }

    var path: [NodeValue] {
        _access(1)
        return own.path
    }

    private var counts: ArrivalCounts {
        _access(2)
        return own.counts
    }

    /// Counts rejected changes by the system; makes its stack be read again.
    var corrections: Int {
        _access(3)
        return ownCorrections
    }

    /// Whether a view in it holds back swipes.
    var isHeld: Bool {
        get {
            _access(4)
            return holds
        }
        set { _change(4) { holds = newValue } }
    }

    /// Whether the confirmation button can be used.
    var canConfirm: Bool {
        get {
            _access(5)
            return confirms
        }
        set { _change(5) { confirms = newValue } }
    }

    /// Whether the action of the confirmation button is running.
    var isConfirming: Bool {
        get {
            _access(6)
            return isRunning
        }
        set { _change(6) { isRunning = newValue } }
    }

    /// Reports what happens on it to a navigator.
    func connect(_ navigator: NavigatorCore) {
        self.navigator = navigator
        run?._act = { [weak self, weak navigator] move, value in
            guard let self, let navigator, own.content.flow != nil else { return }
            navigator.move(move, value, own.content.node, id)
        }
    }

    /// Updates only what has changed.
    func show(_ level: LevelValue) {
        if own.content != level.content { _change(0) { own.content = level.content } }
        if own.path != level.path { _change(1) { own.path = level.path } }
        if own.counts != level.counts { _change(2) { own.counts = level.counts } }
    }

    /// How many times links led to a screen that was already on top; `nil` means the lowest one.
    func arrivals(of screen: NodeValue?, in column: SplitColumn?, _ table: GraphTable) -> Int {
        if screen == nil, let column { return counts.number(content[column], table) }
        return counts.number(screen, table)
    }

    /// The stack, as the system reads it; a different property after each correction, so that it is read again.
    func stack(_ corrections: Int) -> [NodeValue] { path }

    /// The system has changed the stack.
    func setStack(_ path: [NodeValue]) { navigator?.follow(path, on: self) }

    /// Takes over the stack as the system has changed it.
    func follow(_ path: [NodeValue]) { _change(1) { own.path = path } }

    func correct() { _change(3) { ownCorrections += 1 } }

    /// Called when the user shows or hides columns, or views another one where only one fits.
    func changeSplit(_ change: (inout SplitValue) -> Void) { navigator?.changeSplit(ofLevel: id, change) }
}

/// What a confirmation button does, set by a view.
@MainActor
final class Confirmer {
    var action: (@MainActor () async -> Void)?
}

/// What is presented on a level, as its views observe it.
@MainActor
public final class PresenterModel: ObservedParts {
    private let table: GraphTable
    private var ownLevel: LevelModel?
    private var ownAnchor = PresentationAnchor.level
    /// The source views on screen, in order of appearance.
    private var sources: [PresentationSource] = []

    init(_ table: GraphTable) { self.table = table }

    var level: LevelModel? {
        _access(0)
        return ownLevel
    }

    /// Where a popover or dialog is anchored.
    var anchor: PresentationAnchor {
        _access(1)
        return ownAnchor
    }

    func add(_ source: PresentationSource) { sources.append(source) }

    func remove(_ source: PresentationSource) { sources.removeAll { $0 === source } }

    /// Presents a level, or nothing, on what is shown below.
    func present(_ level: LevelModel?, on below: LevelValue? = nil, from column: SplitColumn? = nil) {
        if let below, let content = level?.content, content.style.isAnchored {
            let anchor = anchor(of: content, on: below, from: column)
            _change(1) { ownAnchor = anchor }
        }
        _change(0) { ownLevel = level }
    }

    /// Its most recent source, or else the screen.
    private func anchor(
        of content: ContentValue, on below: LevelValue, from column: SplitColumn?
    ) -> PresentationAnchor {
        if let source = sources.last(where: { $0.content == content && $0.level == below.id }) {
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
    /// The screen that presents it; the same screen may be on another level, too.
    case screen(NodeValue, level: Int)
    /// Everything that the level shows.
    case level
}

/// A view that is a source.
@MainActor final class PresentationSource {
    /// What is anchored to it, as specified last.
    var content: ContentValue?
    /// The level that it is on.
    var level: Int?
}
