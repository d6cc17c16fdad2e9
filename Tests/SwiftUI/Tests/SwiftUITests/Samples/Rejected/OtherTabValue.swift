// flags: -swift-version 6
// expect: error:
import SwiftUI

struct Sample: View {
    @State private var selection = 1

    var body: some View {
        TabView(selection: $selection) {
            Tab("One", systemImage: "1.circle", value: "one") { Text("One") }
        }
    }
}
