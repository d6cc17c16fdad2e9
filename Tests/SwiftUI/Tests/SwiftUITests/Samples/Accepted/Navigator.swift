import Foundation
import Observation
import SwiftUI

@MainActor @Observable
final class Router {
    var path: [Route] = []
    var anyPath = NavigationPath()
    var sheet: Draft?
    var cover: Draft?
    var isAsking = false
    var tab = Section.home
    var optionalTab: Section? = .home
    var error: String?

    func open(_ url: URL) -> Bool {
        path = [.about]
        return url.scheme != nil
    }
}

nonisolated enum Route: Hashable, Codable, Sendable {
    case item(Int)
    case about
}

nonisolated enum Section: Hashable, Sendable {
    case home
    case search
}

nonisolated struct Draft: Identifiable, Hashable, Sendable {
    var id: Int
}

nonisolated struct UserKey: EnvironmentKey {
    static let defaultValue = "nobody"
}

nonisolated extension EnvironmentValues {
    var user: String {
        get { self[UserKey.self] }
        set { self[UserKey.self] = newValue }
    }
}

@main
struct SampleApp: App {
    @State private var router = Router()

    var body: some Scene {
        WindowGroup {
            RootView(router: router)
                .environment(router)
        }
        .handlesExternalEvents(matching: ["*"])
        .onChange(of: router.path) { router.sheet = nil }
        WindowGroup(for: Int.self) { $number in
            Text(verbatim: "\(number ?? 0)")
        }
    }
}
