// flags: -swift-version 6
// expect: main actor-isolated property 'title' can not be referenced
import SwiftUI

@MainActor final class Model {
    var title = ""
}

extension View {
    nonisolated func titled(_ model: Model) -> some View {
        navigationTitle(model.title)
    }
}
