// flags: -swift-version 6
// expect: converting non-Sendable function value to '@isolated(any) @Sendable () -> Int'
import SwiftUI

struct Sample: View {
    let read: () -> Int

    var body: some View {
        Stepper("Number", value: Binding(get: read, set: { _ in }))
    }
}
