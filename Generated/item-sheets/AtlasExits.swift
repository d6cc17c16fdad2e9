// Written by navgen from item-sheets.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

/// What a screen asks for by one of its ways out.
nonisolated enum AtlasExit: Hashable, Sendable {
    case push(AtlasRoute)
    case sheet(AtlasSheet)
    /// Closes the presentation in which the screen is.
    case close
    /// Goes back to what lies below the screen.
    case back
    /// Closes the presentation in which the screen is, with a result.
    case finish(AtlasResult)
}

nonisolated extension AtlasExit {
    /// The node to which it leads; nil for one that leads back.
    var target: AtlasNode? {
        switch self {
        case .push(let target): return target.node
        case .sheet(let target): return target.node
        case .back, .close, .finish: return nil
        }
    }
}

/// What a presentation hands back to whoever waits for it.
nonisolated struct AtlasResult: Hashable, @unchecked Sendable {
    // It could be sent when it was put in here.
    private let content: AnyHashable

    init<Value: Hashable & Sendable>(_ value: Value) { content = AnyHashable(value) }

    func value<Value>(as type: Value.Type = Value.self) -> Value? { content.base as? Value }
}

/// Carries out the exits of a screen.
@MainActor final class AtlasExitHandler {
    let go: @MainActor (AtlasExit) -> Void
    let ask: @MainActor (AtlasExit) async -> AtlasResult?
    let count: @MainActor (AtlasCounter) -> Int

    init(
        go: @escaping @MainActor (AtlasExit) -> Void,
        ask: @escaping @MainActor (AtlasExit) async -> AtlasResult? = { _ in nil },
        count: @escaping @MainActor (AtlasCounter) -> Int = { _ in 0 }
    ) {
        self.go = go
        self.ask = ask
        self.count = count
    }

    /// Does nothing, for previews.
    static let preview = AtlasExitHandler { _ in }

    /// Tells what is asked for, for tests.
    static func recording(_ record: @escaping @MainActor (AtlasExit) -> Void) -> Self {
        Self(
            go: record,
            ask: { exit in
                record(exit)
                return nil
            })
    }
}

/// What a screen can be told about, though it shows already.
nonisolated enum AtlasCounter: Hashable, Sendable {
    /// A link has led to it again.
    case arrivals
    /// Its tab was tapped again.
    case reselections
}

/// The ways out of a screen.
@MainActor protocol AtlasWaysOut {
    var handler: AtlasExitHandler { get }
}

extension AtlasWaysOut {
    /// Goes back to what lies below the screen; at the lowest of a presentation, closes it.
    func back() { handler.go(.back) }

    /// How often a link has led here while this was shown already: to scroll there again.
    var arrivals: Int { handler.count(.arrivals) }
}

/// The ways out of a screen that can lie in a presentation.
@MainActor protocol AtlasPresentedWaysOut: AtlasWaysOut {}

extension AtlasPresentedWaysOut {
    /// Closes the presentation in which the screen is, from any depth.
    func close() { handler.go(.close) }
}

/// The ways out of `map`.
@MainActor struct MapExits: AtlasWaysOut {
    let handler: AtlasExitHandler

    init(_ handler: AtlasExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
    static func recording(_ record: @escaping @MainActor (AtlasExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Place {placeId}
    func place(placeId: Int, photo: Int? = nil) {
        handler.go(.sheet(.place(placeId: placeId, photo: photo)))
    }

    /// Layers
    func layers() {
        handler.go(.sheet(.layers))
    }

    /// Waits for what it hands back; nil: it was closed without a result.
    @discardableResult
    func layers() async -> Layer? {
        await handler.ask(.sheet(.layers))?.value()
    }
}

/// The ways out of `openingHours`.
@MainActor struct OpeningHoursExits: AtlasPresentedWaysOut {
    let handler: AtlasExitHandler

    init(_ handler: AtlasExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
    static func recording(_ record: @escaping @MainActor (AtlasExit) -> Void) -> Self {
        Self(.recording(record))
    }
}

/// The ways out of `place`.
@MainActor struct PlaceExits: AtlasPresentedWaysOut {
    let handler: AtlasExitHandler
    private let ownPlaceId: Int

    init(_ handler: AtlasExitHandler, placeId: Int) {
        self.handler = handler
        ownPlaceId = placeId
    }

    /// Does nothing, for previews.
    static func preview(placeId: Int) -> Self {
        Self(.preview, placeId: placeId)
    }

    /// Tells what is asked for, for tests.
    static func recording(
        placeId: Int, _ record: @escaping @MainActor (AtlasExit) -> Void
    ) -> Self {
        Self(.recording(record), placeId: placeId)
    }

    /// Opening hours
    func openingHours(placeId: Int) {
        handler.go(.push(.openingHours(placeId: placeId)))
    }

    /// Opening hours
    ///
    /// Of the same `placeId`.
    func openingHours() {
        handler.go(.push(.openingHours(placeId: ownPlaceId)))
    }

    /// Rate this place
    func rate(placeId: Int) {
        handler.go(.sheet(.rate(placeId: placeId)))
    }

    /// Rate this place
    ///
    /// Of the same `placeId`.
    func rate() {
        handler.go(.sheet(.rate(placeId: ownPlaceId)))
    }

    /// The ways out as values, for links and for what they hang on.
    var to: To { To(ownPlaceId: ownPlaceId) }

    @MainActor struct To {
        fileprivate let ownPlaceId: Int

        /// Opening hours
        func openingHours(placeId: Int) -> AtlasRoute {
            .openingHours(placeId: placeId)
        }

        /// Opening hours
        ///
        /// Of the same `placeId`.
        func openingHours() -> AtlasRoute {
            .openingHours(placeId: ownPlaceId)
        }
    }
}

/// The ways out of `layers`.
@MainActor struct LayersExits: AtlasPresentedWaysOut {
    let handler: AtlasExitHandler

    init(_ handler: AtlasExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
    static func recording(_ record: @escaping @MainActor (AtlasExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Closes the presentation with a result.
    func finish(_ result: Layer) { handler.go(.finish(AtlasResult(result))) }
}

/// The ways out of `rate`.
@MainActor struct RateExits: AtlasPresentedWaysOut {
    let handler: AtlasExitHandler

    init(_ handler: AtlasExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
    static func recording(_ record: @escaping @MainActor (AtlasExit) -> Void) -> Self {
        Self(.recording(record))
    }
}
