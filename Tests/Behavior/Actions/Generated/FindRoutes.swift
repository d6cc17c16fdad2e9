// Written by navgen from finding.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The screens that can be on a stack.
nonisolated enum FindRoute: NavigationValue {
    case lobby
    case rooms
    case room(roomId: String, eventId: String? = nil)
    case event(roomId: String, number: Int = 1)

    var nodeValue: NodeValue {
        switch self {
        case .lobby: return value(.lobby)
        case .rooms: return value(.rooms)
        case .room(let roomId, let eventId): return value(.room, .string(roomId), .string(eventId))
        case .event(let roomId, let number): return value(.event, .string(roomId), .int(number))
        }
    }

    init?(_ node: FindNode, _ values: inout ValueReader) {
        switch node {
        case .lobby: self = .lobby
        case .rooms: self = .rooms
        case .room: self = .room(roomId: values.string(0), eventId: values.optionalString(1))
        case .event: self = .event(roomId: values.string(0), number: values.int(1, or: 1))
        default: return nil
        }
    }
}

/// The nodes that are presented as sheets.
nonisolated enum FindSheet: PresentedValue {
    case gate
    case card(
        level: Level, code: Code? = nil, tags: [String] = [], day: Date? = nil, pin: String,
        note: String? = "none", alias: Int
    )

    var nodeValue: NodeValue {
        switch self {
        case .gate: return value(.gate)
        case .card(let level, let code, let tags, let day, let pin, let note, let alias):
            return value(
                .card, .raw(level), .raw(code), .list(tags), .date(day), .string(pin),
                .nullable(.string(note)), .int(alias))
        }
    }

    init?(_ node: FindNode, _ values: inout ValueReader) {
        switch node {
        case .gate: self = .gate
        case .card:
            self = .card(
                level: values.choice(0), code: values.optionalPattern(1),
                tags: values.list(2, or: []), day: values.optionalDate(3), pin: values.string(4),
                note: values.optionalString(5, or: "none"), alias: values.int(6))
        default: return nil
        }
    }
}

/// The alerts.
nonisolated enum FindAlert: PresentedValue {
    /// no {alias}
    case missing(alias: String)
    /// {count}
    case tooMany(count: Int)

    var nodeValue: NodeValue {
        switch self {
        case .missing(let alias): return value(.missing, .string(alias))
        case .tooMany(let count): return value(.tooMany, .int(count))
        }
    }

    init?(_ node: FindNode, _ values: inout ValueReader) {
        switch node {
        case .missing: self = .missing(alias: values.string(0))
        case .tooMany: self = .tooMany(count: values.int(0))
        default: return nil
        }
    }

    var title: String? {
        switch self {
        case .missing(let alias): return String(localized: "no \(alias)")
        case .tooMany(let count): return String(localized: "\(count)")
        }
    }

    var actions: [AlertButton] {
        switch self {
        case .missing:
            return [
                AlertButton(MissingAction.ok, String(localized: "OK"))
            ]
        case .tooMany:
            return [
                AlertButton(TooManyAction.ok, String(localized: "OK"))
            ]
        }
    }
}

/// The actions that the app carries out.
nonisolated enum FindAction: NavigationValue {
    case open(alias: String)
    case again(alias: String, attempt: Int)
    case ask(roomId: String)

    var nodeValue: NodeValue {
        switch self {
        case .open(let alias): return value(.open, .string(alias))
        case .again(let alias, let attempt): return value(.again, .string(alias), .int(attempt))
        case .ask(let roomId): return value(.ask, .string(roomId))
        }
    }

    init?(_ node: FindNode, _ values: inout ValueReader) {
        switch node {
        case .open: self = .open(alias: values.string(0))
        case .again: self = .again(alias: values.string(0), attempt: values.int(1))
        case .ask: self = .ask(roomId: values.string(0))
        default: return nil
        }
    }
}

/// The possible answers to `missing`.
nonisolated enum MissingAction: String, CaseIterable, Codable, Sendable {
    case ok
}

/// The possible answers to `tooMany`.
nonisolated enum TooManyAction: String, CaseIterable, Codable, Sendable {
    case ok
}

/// The tabs, in the order in which they appear.
nonisolated enum FindTab: String, NavigationTab {
    /// One
    case one
    /// Two
    case two

    typealias Graph = FindGraph
}

nonisolated enum Level: String, CaseIterable, Codable, Sendable {
    case low
    case high = "hi"
}

/// String values whose text matches `[A-Z]+`.
nonisolated struct Code: PatternValue {
    static let automaton = Automaton("41-5A>1;!41-5A>1")
    let rawValue: String
    init(unchecked value: String) { rawValue = value }
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated enum FindNode: NavigationNode {
    case one
    case two
    case lobby
    case rooms
    case room
    case event
    case gate
    case card
    case missing
    case tooMany
    case tour
    case tourStart
    case tourEnd
    case open
    case again
    case ask

    typealias Graph = FindGraph
}

/// The graph: its types, and what is known about its nodes.
nonisolated enum FindGraph: NavigationGraph {
    typealias Node = FindNode
    typealias Route = FindRoute
    typealias Sheet = FindSheet
    typealias Alert = FindAlert
    typealias Action = FindAction
    typealias Flow = FindFlow
    typealias Tab = FindTab
    typealias Link = FindLink
    typealias Conditions = FindConditions
    typealias Handlers = any FindHandlers

    static let table = GraphTable(
        FindGraph.self, "Find", format: .v1,
        """
        ?signedIn otherwise=gate
        @tabs
        one tab root=lobby symbol=house
        two tab root=rooms symbol=star
        lobby screen
        rooms screen pushes=room
        room screen params=roomId,eventId needs=signedIn pushes=event
        event screen params=roomId,number
        gate sheet stack
        card sheet params=level,code,tags,day,pin,note,alias sensitive=pin
        missing alert params=alias
        tooMany alert params=count
        tour flow as=sheet
        tour.start step
        tour.end step
        open action params=alias
        again action params=alias,attempt
        ask action params=roomId
        """)

    static func title(of node: FindNode) -> String? {
        switch node {
        case .one: return String(localized: "One")
        case .two: return String(localized: "Two")
        default: return nil
        }
    }

    static func cancelLabel(of node: FindNode) -> String? {
        switch node {
        case .gate: return String(localized: "Close")
        default: return nil
        }
    }
}
