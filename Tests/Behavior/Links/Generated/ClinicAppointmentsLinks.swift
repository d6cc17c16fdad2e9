// Written by navgen from clinic.yaml, section appointments. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The destinations of URLs in the section `appointments`.
nonisolated enum ClinicAppointmentsLink: NavigationLinkValue {
    /// `/appointments/book`
    case booking

    var nodeValue: NodeValue {
        switch self {
        case .booking: return value(.appointmentsBooking)
        }
    }

    init?(_ node: ClinicNode, _ values: inout ValueReader) {
        switch node {
        case .appointmentsBooking: self = .booking
        default: return nil
        }
    }
}
