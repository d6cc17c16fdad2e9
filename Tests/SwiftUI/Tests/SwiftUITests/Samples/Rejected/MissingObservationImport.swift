// SwiftUI does not export Observation.
// flags: -swift-version 6
// expect: unknown attribute 'Observable'
import SwiftUI

@MainActor @Observable final class Session {
    var isSignedIn = false
}
