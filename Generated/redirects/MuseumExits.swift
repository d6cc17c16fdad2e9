// Written by navgen from redirects.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

/// What a screen asks for by one of its ways out.
nonisolated enum MuseumExit: Hashable, Sendable {
    case push(MuseumRoute)
    /// Goes back to what lies below the screen.
    case back
}

nonisolated extension MuseumExit {
    /// The node to which it leads; nil for one that leads back.
    var target: MuseumNode? {
        switch self {
        case .push(let target): return target.node
        case .back: return nil
        }
    }
}

/// Carries out the exits of a screen.
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

    /// Tells what is asked for, for tests.
    static func recording(_ record: @escaping @MainActor (MuseumExit) -> Void) -> Self {
        Self(go: record)
    }
}

/// What a screen can be told about, though it shows already.
nonisolated enum MuseumCounter: Hashable, Sendable {
    /// A link has led to it again.
    case arrivals
    /// Its tab was tapped again.
    case reselections
}

/// The ways out of a screen.
@MainActor protocol MuseumWaysOut {
    var handler: MuseumExitHandler { get }
}

extension MuseumWaysOut {
    /// Goes back to what lies below the screen; at the lowest of a presentation, closes it.
    func back() { handler.go(.back) }

    /// How often a link has led here while this was shown already: to scroll there again.
    var arrivals: Int { handler.count(.arrivals) }
}

/// The ways out of `today`.
@MainActor struct TodayExits: MuseumWaysOut {
    let handler: MuseumExitHandler

    init(_ handler: MuseumExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
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

    /// The ways out as values, for links and for what they hang on.
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

/// The ways out of `exhibition`.
@MainActor struct ExhibitionExits: MuseumWaysOut {
    let handler: MuseumExitHandler

    init(_ handler: MuseumExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
    static func recording(_ record: @escaping @MainActor (MuseumExit) -> Void) -> Self {
        Self(.recording(record))
    }
}

/// The ways out of `floorPlan`.
@MainActor struct FloorPlanExits: MuseumWaysOut {
    let handler: MuseumExitHandler

    init(_ handler: MuseumExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
    static func recording(_ record: @escaping @MainActor (MuseumExit) -> Void) -> Self {
        Self(.recording(record))
    }
}

/// The ways out of `ticket`.
@MainActor struct TicketExits: MuseumWaysOut {
    let handler: MuseumExitHandler

    init(_ handler: MuseumExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
    static func recording(_ record: @escaping @MainActor (MuseumExit) -> Void) -> Self {
        Self(.recording(record))
    }
}
