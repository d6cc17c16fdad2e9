// flags: -swift-version 6
// expect: main actor-isolated property 'title' can not be referenced
import SwiftUI

@MainActor final class Model {
    var title = ""
}

nonisolated struct Sample: View {
    let model: Model

    var body: some View {
        Text(helper)
    }

    var helper: String { model.title }
}
