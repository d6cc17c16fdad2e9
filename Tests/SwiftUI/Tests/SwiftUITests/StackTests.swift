import SwiftUI
import Testing

@MainActor @Suite("Stacks")
struct StackTests {
    private let nav = Navigator()

    private func stage(bindingsReadWhenMade: Bool = true) -> Stage {
        Stage(StackSample(nav: nav), bindingsReadWhenMade: bindingsReadWhenMade)
    }

    @Test("A push only evaluates the new screen")
    func push() {
        let stage = stage(bindingsReadWhenMade: false)
        stage.resetCounts()
        nav.path = [.item(1)]
        stage.update()
        #expect(stage.evaluations == ["ItemScreen": 1])
        stage.resetCounts()
        nav.path.append(.item(2))
        stage.update()
        #expect(stage.evaluations == ["ItemScreen": 1])
        #expect(stage.all("pushed").count == 2)
        #expect(stage.visibleTexts.first == "item 2 notes 0")
    }

    @Test("A body that creates a binding depends on its value, but its children do not")
    func bindingsReadWhenMade() {
        let stage = stage()
        stage.resetCounts()
        nav.path = [.item(1)]
        stage.update()
        #expect(stage.evaluations == ["StackSample": 1, "ItemScreen": 1])
    }

    @Test("State lives as long as its screen keeps its position and value")
    func state() {
        let stage = stage()
        nav.path = [.item(1)]
        stage.update()
        stage.tap("Note")
        nav.path.append(.settings)
        stage.update()
        nav.path.removeLast()
        stage.update()
        #expect(stage.visibleTexts.first == "item 1 notes 1")
        nav.path = [.item(2)]
        stage.update()
        nav.path = [.item(1)]
        stage.update()
        #expect(stage.visibleTexts.first == "item 1 notes 0")
    }

    @Test("A link writes the path, but a link with another type does not")
    func links() {
        let stage = stage()
        #expect(stage.tap("Item 7"))
        #expect(nav.path == [.item(7)])
        #expect(!stage.push("text"))
        #expect(nav.path == [.item(7)])
        #expect(stage.warnings.last?.contains("holds values of another type") == true)
    }

    @Test("Going back shortens the path, unless the button is hidden, and dismiss removes its own screen")
    func back() {
        let stage = stage()
        nav.path = [.item(1), .item(2), .item(3)]
        stage.update()
        #expect(stage.tapBack())
        #expect(nav.path == [.item(1), .item(2)])
        stage.all("pushed").first?.first("Button").map { _ = stage.tap($0) }
        #expect(nav.path == [.item(1), .item(2)])
        stage.all("Button").first { $0.label == "Close" }.map { _ = stage.tap($0) }
        #expect(nav.path == [])
        nav.path = [.settings]
        stage.update()
        #expect(!stage.tapBack())
        #expect(nav.path == [.settings])
        stage.tap("Reset")
        #expect(nav.path == [])
        #expect(!stage.tapBack())
    }

    @Test("A path of any type finds its destinations anywhere, but a typed one only at the root")
    func navigationPath() {
        let stage = Stage(PathSample())
        #expect(stage.push(1))
        #expect(stage.push("two"))
        #expect(!stage.push(3.0))
        #expect(stage.texts == ["root", "number 1", "text two"])
        #expect(stage.warnings.count == 1)
    }

    @Test("A destination with a binding is shown above the path and cleared by going back")
    func boundDestination() {
        let stage = Stage(BoundSample(nav: nav))
        nav.isAsking = true
        stage.update()
        #expect(stage.visibleTexts == ["bound"])
        #expect(stage.tapBack())
        #expect(!nav.isAsking)
        #expect(stage.visibleTexts == ["root"])
    }

    @Test("The declaration nearest to the root is used, and one in a list is not found")
    func declarations() {
        let stage = Stage(TwiceSample())
        stage.push(1)
        #expect(stage.visibleTexts == ["outer"])
        #expect(stage.warnings.contains { $0.contains("was declared earlier on the stack") })
        #expect(!stage.push("in a list"))
    }
}

private struct PathSample: View {
    @State private var path = NavigationPath()

    var body: some View {
        NavigationStack(path: $path) {
            Text("root").navigationDestination(for: Int.self) { number in
                Text("number \(number)").navigationDestination(for: String.self) { Text("text \($0)") }
            }
        }
    }
}

private struct BoundSample: View {
    @Bindable var nav: Navigator

    var body: some View {
        NavigationStack {
            Text("root").navigationDestination(isPresented: $nav.isAsking) { Text("bound") }
        }
    }
}

private struct TwiceSample: View {
    var body: some View {
        NavigationStack {
            List {
                Text("root").navigationDestination(for: String.self) { Text($0) }
            }
            .navigationDestination(for: Int.self) { _ in Text("inner") }
            .navigationDestination(for: Int.self) { _ in Text("outer") }
        }
    }
}
