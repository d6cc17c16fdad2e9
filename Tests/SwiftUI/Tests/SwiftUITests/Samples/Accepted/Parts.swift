import Combine
import Foundation
import SwiftUI

struct HomeView: View {
    @Environment(Router.self) private var router
    @Environment(Router.self) private var perhaps: Router?
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        @Bindable var router = router
        List {
            ForEach(0..<3) { NavigationLink("Item \($0)", value: Route.item($0)) }
            NavigationLink(value: Route.about) { Label("About", systemImage: "info") }
            Toggle("Asking", isOn: $router.isAsking)
            Button {
                dismiss()
            } label: {
                Text("Close")
            }
            if perhaps == nil { Text("none") } else { EmptyView() }
        }
    }
}

// A conformance in an extension works in all modes, too.
struct ItemView {
    let number: Int
    @State private var position = ScrollPosition()
}

extension ItemView: View {
    var body: some View {
        ScrollView { Text("Item \(number)").id(number) }
            .scrollPosition($position)
            .onAppear { position.scrollTo(id: Draft(id: number)) }
    }
}

struct TabsView: View {
    @Bindable var router: Router

    var body: some View {
        TabView(selection: $router.tab) {
            Tab("Home", systemImage: "house", value: Section.home) { HomeView() }
            Tab("Search", systemImage: "magnifyingglass", value: Section.search, role: .search) { Text("x") }
                .badge(2)
                .accessibilityIdentifier("search")
            TabSection("More") {
                if router.isAsking {
                    Tab(value: Section.home) {
                        EmptyView()
                    } label: {
                        Text("Asking")
                    }
                }
            }
        }
        .tabViewStyle(.sidebarAdaptable)
        TabView(selection: $router.optionalTab) {
            Tab("Home", systemImage: "house", value: Section.home) { HomeView() }
        }
        TabView {
            Tab("Home", systemImage: "house") { HomeView() }
        }
        TabView {
            HomeView().tabItem { Text("Home") }
        }
        TabView(selection: $router.tab) {
            HomeView()
                .tabItem { Label("Home", systemImage: "house") }
                .tag(Section.home)
        }
    }
}

struct ColumnsView: View {
    @State private var visibility = NavigationSplitViewVisibility.all
    @State private var column = NavigationSplitViewColumn.sidebar
    @State private var selection: Int?

    var body: some View {
        NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
            List(selection: $selection) { Text("One").tag(1) }
                .navigationSplitViewColumnWidth(min: 100, ideal: 200, max: 300)
        } detail: {
            if let selection {
                Text("\(selection)")
            } else {
                ContentUnavailableView("Nothing", systemImage: "tray")
            }
        }
        .navigationSplitViewStyle(.balanced)
    }
}

@MainActor
final class OlderModel: ObservableObject {
    @Published var path: [Route] = []
}

struct OlderView: View {
    @StateObject private var model = OlderModel()
    @ObservedObject var other: OlderModel

    var body: some View {
        NavigationStack(path: $model.path) { Text("\(other.path.count)") }
            .environmentObject(model)
    }
}
