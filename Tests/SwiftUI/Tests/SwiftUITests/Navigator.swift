import Observation
import SwiftUI

/// A screen of the sample app.
enum Screen: Hashable {
    case item(Int)
    case settings
}

/// A sheet of the sample app.
struct Modal: Identifiable, Equatable {
    let id: Int
    var title = ""
}

/// The state of the sample app.
@MainActor @Observable
final class Navigator {
    var path: [Screen] = []
    var sheet: Modal?
    var other: Modal?
    var isAsking = false
    var tab = 1
    var log: [String] = []
}

/// A stack whose screens count their evaluations.
struct StackSample: View {
    @Bindable var nav: Navigator

    var body: some View {
        NavigationStack(path: $nav.path) {
            HomeScreen()
                .navigationDestination(for: Screen.self) { screen in
                    switch screen {
                    case .item(let number): ItemScreen(number: number)
                    case .settings: SettingsScreen()
                    }
                }
        }
        .environment(nav)
    }
}

struct HomeScreen: View {
    @State private var taps = 0

    var body: some View {
        List {
            Text("taps \(taps)")
            NavigationLink("Item 7", value: Screen.item(7))
            NavigationLink("Nothing", value: "text")
            Button("Count") { taps += 1 }
        }
        .navigationTitle("Home")
    }
}

struct ItemScreen: View {
    let number: Int
    @State private var notes = 0
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Text("item \(number) notes \(notes)")
            Button("Note") { notes += 1 }
            Button("Close") { dismiss() }
        }
    }
}

struct SettingsScreen: View {
    @Environment(Navigator.self) private var nav

    var body: some View {
        Button("Reset") { nav.path = [] }
            .navigationBarBackButtonHidden()
    }
}
