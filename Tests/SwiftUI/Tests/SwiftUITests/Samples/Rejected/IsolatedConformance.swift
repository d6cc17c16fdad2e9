// flags: -swift-version 6 -default-isolation MainActor
// expect: main actor-isolated conformance of 'Row' to 'Hashable' cannot satisfy conformance requirement
import SwiftUI

enum Row: Hashable {
    case first
}

func scroll(_ position: inout ScrollPosition) {
    position.scrollTo(id: Row.first)
}
