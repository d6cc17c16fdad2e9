import SwiftUI
import Testing

@MainActor @Suite("Tabs")
struct TabTests {
    private let nav = Navigator()

    @Test("Only tabs that were selected are rendered, and they keep their state")
    func newTabs() {
        let stage = Stage(NewTabs(nav: nav))
        #expect(stage.evaluations["HomeScreen"] == 1)
        #expect(stage.all("Tab").map { $0.values["isSelected"] as? Bool } == [true, false, false])
        #expect(stage.all("content").count == 1)
        stage.tap("Count")
        #expect(stage.tapTab(2))
        #expect(nav.tab == 2)
        #expect(stage.visibleTexts == ["second"])
        stage.tapTab(label: "One")
        #expect(stage.visibleTexts.first == "taps 1")
        #expect(stage.all("content").count == 2)
        #expect(stage.evaluations["HomeScreen"] == 2)
        #expect(stage.find(identifier: "third")?.kind == "Tab")
    }

    @Test("A tap on the selected tab writes the selection again")
    func tapAgain() {
        var writes: [Int] = []
        let binding = Binding(get: { 1 }, set: { writes.append($0) })
        let stage = Stage(OldTabs(selection: binding))
        #expect(stage.visibleTexts == ["one"])
        #expect(stage.tapTab(1))
        #expect(stage.tapTab(2))
        #expect(writes == [1, 2])
        #expect(stage.visibleTexts == ["one"])
        #expect(!stage.tapTab(3))
    }

    @Test("A tag of another type is never selected")
    func otherType() {
        let stage = Stage(
            TabView(selection: .constant(1)) {
                Text("one").tag("1")
            })
        #expect(stage.visibleTexts == [])
        #expect(stage.warnings == ["no tab has the value 1"])
    }
}

private struct NewTabs: View {
    @Bindable var nav: Navigator

    var body: some View {
        TabView(selection: $nav.tab) {
            Tab("One", systemImage: "1.circle", value: 1) { HomeScreen() }
            Tab(value: 2) {
                Text("second")
            } label: {
                Text("Two")
            }
            Tab("Three", systemImage: "3.circle", value: 3) { Text("third") }
                .badge(3)
                .accessibilityIdentifier("third")
        }
    }
}

private struct OldTabs: View {
    let selection: Binding<Int>

    var body: some View {
        TabView(selection: selection) {
            Text("one").tabItem { Text("One") }.tag(1)
            Text("two").tabItem { Text("Two") }.tag(2)
        }
    }
}
