import NavFiles
import NavImport
import NavSyntax

/// Imports a file of Swift.
func imported(swift text: String, and others: [(String, String)] = []) throws -> GraphImport {
    try imported(text, as: .swift, named: "Sources/App.swift", and: others)
}

/// An app with a stack, an enum of routes, and views that are shown for its cases.
func app(cases: String, views: String, home: String = "", more: String = "") -> String {
    """
    @main
    struct ShopApp: App {
        var body: some Scene {
            WindowGroup { HomeView() }
        }
    }
    enum Route: Hashable {
    \(cases)
    }
    struct HomeView: View {
        @State private var path: [Route] = []
        var body: some View {
            NavigationStack(path: $path) {
                List {
    \(home)
                }
                .navigationDestination(for: Route.self) { route in
                    switch route {
    \(views)
                    }
                }
            }
        }
    }
    \(more)
    """
}
