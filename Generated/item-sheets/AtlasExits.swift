// Written by navgen from item-sheets.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

/// What a screen requests through one of its exits.
nonisolated enum AtlasExit: Hashable, Sendable {
    case push(AtlasRoute)
    case sheet(AtlasSheet)
    /// Closes the presentation that contains the screen.
    case close
    /// Goes back to what is below the screen.
    case back
    /// Closes the presentation that contains the screen, with a result.
    case finish(AtlasResult)
}

nonisolated extension AtlasExit {
    /// The node it leads to; `nil` if it leads back.
    var target: AtlasNode? {
        switch self {
        case .push(let target): return target.node
        case .sheet(let target): return target.node
        case .back, .close, .finish: return nil
        }
    }
}

/// What a presentation returns to a caller that awaits it.
nonisolated struct AtlasResult: Hashable, @unchecked Sendable {
    // The initializer accepts only Sendable values.
    private let content: AnyHashable

    init<Value: Hashable & Sendable>(_ value: Value) { content = AnyHashable(value) }

    func value<Value>(as type: Value.Type = Value.self) -> Value? { content.base as? Value }
}

/// Performs the exits of a screen.
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

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (AtlasExit) -> Void) -> Self {
        Self(
            go: record,
            ask: { exit in
                record(exit)
                return nil
            })
    }
}

/// What a screen that is already shown can be told about.
nonisolated enum AtlasCounter: Hashable, Sendable {
    /// A link has led to it again.
    case arrivals
    /// Its tab was tapped again.
    case reselections
}

/// The exits of a screen.
@MainActor protocol AtlasWaysOut {
    var handler: AtlasExitHandler { get }
}

extension AtlasWaysOut {
    /// Goes back to what is below the screen; at the bottom of a presentation, closes it.
    func back() { handler.go(.back) }

    /// How many times a link led here while this was already shown; a cue to scroll there again.
    var arrivals: Int { handler.count(.arrivals) }
}

/// The exits of a screen that can be in a presentation.
@MainActor protocol AtlasPresentedWaysOut: AtlasWaysOut {}

extension AtlasPresentedWaysOut {
    /// Closes the presentation that contains the screen, from any depth.
    func close() { handler.go(.close) }
}

/// The exits of `map`.
@MainActor struct MapExits: AtlasWaysOut {
    let handler: AtlasExitHandler

    init(_ handler: AtlasExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
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

    /// Waits for the result; `nil` if it was closed without one.
    @discardableResult
    func layers() async -> Layer? {
        await handler.ask(.sheet(.layers))?.value()
    }
}

/// The exits of `openingHours`.
@MainActor struct OpeningHoursExits: AtlasPresentedWaysOut {
    let handler: AtlasExitHandler

    init(_ handler: AtlasExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (AtlasExit) -> Void) -> Self {
        Self(.recording(record))
    }
}

/// The exits of `place`.
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

    /// Records what is requested, for tests.
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
    /// With the same `placeId`.
    func openingHours() {
        handler.go(.push(.openingHours(placeId: ownPlaceId)))
    }

    /// Rate this place
    func rate(placeId: Int) {
        handler.go(.sheet(.rate(placeId: placeId)))
    }

    /// Rate this place
    ///
    /// With the same `placeId`.
    func rate() {
        handler.go(.sheet(.rate(placeId: ownPlaceId)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To(ownPlaceId: ownPlaceId) }

    @MainActor struct To {
        fileprivate let ownPlaceId: Int

        /// Opening hours
        func openingHours(placeId: Int) -> AtlasRoute {
            .openingHours(placeId: placeId)
        }

        /// Opening hours
        ///
        /// With the same `placeId`.
        func openingHours() -> AtlasRoute {
            .openingHours(placeId: ownPlaceId)
        }
    }
}

/// The exits of `layers`.
@MainActor struct LayersExits: AtlasPresentedWaysOut {
    let handler: AtlasExitHandler

    init(_ handler: AtlasExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (AtlasExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Closes the presentation with a result.
    func finish(_ result: Layer) { handler.go(.finish(AtlasResult(result))) }
}

/// The exits of `rate`.
@MainActor struct RateExits: AtlasPresentedWaysOut {
    let handler: AtlasExitHandler

    init(_ handler: AtlasExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (AtlasExit) -> Void) -> Self {
        Self(.recording(record))
    }
}
