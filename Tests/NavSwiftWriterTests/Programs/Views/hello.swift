@testable import NavgenRuntime
import SwiftUI
struct Screens: HelloDestinations {
    func home(exits: HomeExits) -> some View { NavigationLink("on", value: exits.to.detail()) }
    func detail(exits: DetailExits) -> some View { Button("back") { exits.back() } }
}
@main struct Program {
    static func main() {
        let navigator = HelloNavigator()
        let stage = Stage(HelloRootView(destinations: Screens(), navigator: navigator))
        expect(stage.tap("on"), "\(stage.visibleTexts)")
        expect(navigator.state.path == [.detail])
        expect(stage.tap("back") && navigator.state.path.isEmpty, "\(stage.visibleTexts) \(stage.warnings)")
        _ = HelloRootView(destinations: Screens())
        _ = HelloStack(root: .home, destinations: Screens())
        for failure in failures { print(failure) }
    }
}
