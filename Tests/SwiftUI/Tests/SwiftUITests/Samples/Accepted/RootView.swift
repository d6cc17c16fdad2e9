import Foundation
import SwiftUI

struct RootView: View {
    @Bindable var router: Router
    @Environment(\.openURL) private var openURL
    @Environment(\.scenePhase) private var phase
    @Environment(\.user) private var user
    @SceneStorage("path") private var stored: Data?
    @Namespace private var namespace

    var body: some View {
        // A binding made of closures that read a main-actor navigator.
        NavigationStack(path: Binding(get: { router.path }, set: { router.path = $0 })) {
            HomeView()
                .navigationDestination(for: Route.self) { route in
                    switch route {
                    case .item(let number):
                        ItemView(number: number)
                            .navigationTransition(.zoom(sourceID: number, in: namespace))
                    case .about: Text("About")
                    }
                }
                .navigationTitle("Home")
                .navigationTitle(user)
                .toolbarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem(placement: .primaryAction) { Button("Add") { add() } }
                    ToolbarItem(placement: .cancellationAction) {
                        Button("Close", role: .cancel) { router.sheet = nil }
                    }
                    if router.isAsking {
                        ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
                    }
                }
                .toolbar { Button("Alone") {} }
        }
        .presenting(router)
        .onOpenURL { url in
            if !router.open(url) { openURL(url) }
        }
        .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
            _ = activity.webpageURL.map(router.open)
        }
        .userActivity("route", element: router.path.last) { route, activity in
            activity.title = "\(route)"
        }
        .onChange(of: router.path, initial: true) { _, path in
            stored = try? JSONEncoder().encode(path)
        }
        .onChange(of: phase) { router.isAsking = false }
        .task { await load() }
        .task(id: router.path) { router.isAsking = false }
        .environment(\.user, "somebody")
        .environment(\.openURL, OpenURLAction { router.open($0) ? .handled : .systemAction })
    }

    private func add() {
        router.path.append(.about)
    }

    private func load() async {
        router.path = []
    }
}

extension View {
    /// A helper that reads a navigator has the same isolation as views.
    func presenting(_ router: Router) -> some View {
        @Bindable var router = router
        return sheet(item: $router.sheet, onDismiss: { router.path = [] }) { draft in
            Text(verbatim: "\(draft.id)")
                .presentationDetents([.medium, .fraction(0.4)])
                .presentationDragIndicator(.visible)
                .presentationBackground(.ultraThinMaterial)
                .presentationSizing(.form)
                .interactiveDismissDisabled()
        }
        .fullScreenCover(item: $router.cover) { _ in EmptyView() }
        .popover(isPresented: $router.isAsking) { Text("Here").presentationCompactAdaptation(.popover) }
        .alert(
            "Failed", isPresented: Binding(get: { router.error != nil }, set: { if !$0 { router.error = nil } }),
            presenting: router.error
        ) { error in
            Button("Again", role: .destructive) { router.error = error }
        } message: { error in
            Text(error)
        }
        .confirmationDialog(Text("Sure?"), isPresented: $router.isAsking, titleVisibility: .visible) {
            Button("Yes") { router.path = [] }
        }
    }
}
