// Written by navgen from clinic.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The destinations of URLs.
nonisolated enum ClinicLink: NavigationLinkValue {
    /// `/waiting`
    case waitingRoom
    case appointments(ClinicAppointmentsLink)

    var nodeValue: NodeValue {
        switch self {
        case .waitingRoom: return value(.waitingRoom)
        case .appointments(let inner): return inner.nodeValue
        }
    }

    init?(_ node: ClinicNode, _ values: inout ValueReader) {
        switch node {
        case .waitingRoom: self = .waitingRoom
        default:
            if let inner = ClinicAppointmentsLink(node, &values) {
                self = .appointments(inner)
            } else {
                return nil
            }
        }
    }
}

nonisolated extension ClinicGraph {
    /// The URL patterns, and what each shows. Of all lines that match a URL, the first one wins.
    static let links = LinkTable(
        ClinicGraph.table, format: .v1,
        origins: ["schemes=clinic"],
        """
        waitingRoom /waiting | @reception waitingRoom
        appointments.booking /appointments/book | @reception +appointments.booking
        """)
}
