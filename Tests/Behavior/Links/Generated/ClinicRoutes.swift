// Written by navgen from clinic.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The screens that can be on a stack.
nonisolated enum ClinicRoute: NavigationValue {
    case reception
    case waitingRoom

    var nodeValue: NodeValue {
        switch self {
        case .reception: return value(.reception)
        case .waitingRoom: return value(.waitingRoom)
        }
    }

    init?(_ node: ClinicNode, _ values: inout ValueReader) {
        switch node {
        case .reception: self = .reception
        case .waitingRoom: self = .waitingRoom
        default: return nil
        }
    }
}

nonisolated enum Treatment: String, CaseIterable, Codable, Sendable {
    case consultation
    case surgery
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated enum ClinicNode: NavigationNode {
    case reception
    case waitingRoom
    case appointmentsBooking
    case appointmentsBookingPerson
    case appointmentsBookingReason

    typealias Graph = ClinicGraph
}

/// The graph: its types, and what is known about its nodes.
nonisolated enum ClinicGraph: NavigationGraph {
    typealias Node = ClinicNode
    typealias Route = ClinicRoute
    typealias Flow = ClinicFlow
    typealias Link = ClinicLink
    typealias Handlers = any ClinicHandlers

    static let table = GraphTable(
        ClinicGraph.self, "Clinic", format: .v1,
        """
        @reception
        reception screen pushes=waitingRoom
        waitingRoom screen
        appointments.booking flow as=sheet
        appointments.booking.person step
        appointments.booking.reason step
        """)
}
