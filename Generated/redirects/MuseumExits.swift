// Written by navgen from redirects.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

/// What a screen requests through one of its exits.
nonisolated enum MuseumExit: Hashable, Sendable {
    case push(MuseumRoute)
    /// Goes back to what is below the screen.
    case back
}

nonisolated extension MuseumExit {
    /// The node it leads to; `nil` if it leads back.
    var target: MuseumNode? {
        switch self {
        case .push(let target): return target.node
        case .back: return nil
        }
    }
}

/// Performs the exits of a screen.
@MainActor final class MuseumExitHandler {
    let go: @MainActor (MuseumExit) -> Void
    let count: @MainActor (MuseumCounter) -> Int

    init(
        go: @escaping @MainActor (MuseumExit) -> Void,
        count: @escaping @MainActor (MuseumCounter) -> Int = { _ in 0 }
    ) {
        self.go = go
        self.count = count
    }

    /// Does nothing, for previews.
    static let preview = MuseumExitHandler { _ in }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (MuseumExit) -> Void) -> Self {
        Self(go: record)
    }
}

/// What a screen that is already shown can be told about.
nonisolated enum MuseumCounter: Hashable, Sendable {
    /// A link has led to it again.
    case arrivals
    /// Its tab was tapped again.
    case reselections
}

/// The exits of a screen.
@MainActor protocol MuseumWaysOut {
    var handler: MuseumExitHandler { get }
}

extension MuseumWaysOut {
    /// Goes back to what is below the screen; at the bottom of a presentation, closes it.
    func back() { handler.go(.back) }

    /// How many times a link led here while this was already shown; a cue to scroll there again.
    var arrivals: Int { handler.count(.arrivals) }
}

/// The exits of `today`.
@MainActor struct TodayExits: MuseumWaysOut {
    let handler: MuseumExitHandler

    init(_ handler: MuseumExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (MuseumExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Exhibition {exhibitionId}
    func exhibition(exhibitionId: Int, lang: String? = nil) {
        handler.go(.push(.exhibition(exhibitionId: exhibitionId, lang: lang)))
    }

    /// Floor plan
    func floorPlan(floor: Floor = .ground) {
        handler.go(.push(.floorPlan(floor: floor)))
    }

    /// Ticket {code}
    func ticket(code: TicketCode) {
        handler.go(.push(.ticket(code: code)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To() }

    @MainActor struct To {
        /// Exhibition {exhibitionId}
        func exhibition(exhibitionId: Int, lang: String? = nil) -> MuseumRoute {
            .exhibition(exhibitionId: exhibitionId, lang: lang)
        }

        /// Floor plan
        func floorPlan(floor: Floor = .ground) -> MuseumRoute {
            .floorPlan(floor: floor)
        }

        /// Ticket {code}
        func ticket(code: TicketCode) -> MuseumRoute {
            .ticket(code: code)
        }
    }
}

/// The exits of `exhibition`.
@MainActor struct ExhibitionExits: MuseumWaysOut {
    let handler: MuseumExitHandler

    init(_ handler: MuseumExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (MuseumExit) -> Void) -> Self {
        Self(.recording(record))
    }
}

/// The exits of `floorPlan`.
@MainActor struct FloorPlanExits: MuseumWaysOut {
    let handler: MuseumExitHandler

    init(_ handler: MuseumExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (MuseumExit) -> Void) -> Self {
        Self(.recording(record))
    }
}

/// The exits of `ticket`.
@MainActor struct TicketExits: MuseumWaysOut {
    let handler: MuseumExitHandler

    init(_ handler: MuseumExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (MuseumExit) -> Void) -> Self {
        Self(.recording(record))
    }
}
