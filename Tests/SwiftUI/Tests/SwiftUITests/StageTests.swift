import SwiftUI
import Testing

@MainActor @Suite("The stage")
struct StageTests {
    @Test("The tree is dumped as a string")
    func dump() {
        let nav = Navigator()
        let stage = Stage(StackSample(nav: nav))
        nav.path = [.item(1)]
        stage.update()
        #expect(
            stage.dump() == """
                stage
                  StackSample
                    .environment
                      NavigationStack
                        root
                          .navigationDestination
                            HomeScreen
                              .navigationTitle title="Home"
                                List
                                  Text text="taps 0"
                                  NavigationLink value=item(7)
                                    Text text="Item 7"
                                  NavigationLink value="text"
                                    Text text="Nothing"
                                  Button
                                    Text text="Count"
                        pushed position=0 value=item(1)
                          ItemScreen
                            VStack
                              Text text="item 1 notes 0"
                              Button
                                Text text="Note"
                              Button
                                Text text="Close"
                """)
    }

    @Test("Objects on the stage are released with the stage")
    func leaks() {
        weak var weakNav: Navigator?
        do {
            let nav = Navigator()
            weakNav = nav
            let stage = Stage(StackSample(nav: nav))
            stage.push(Screen.item(1))
            stage.tap("Close")
            #expect(nav.path == [])
        }
        #expect(weakNav == nil)
    }

    @Test("Nodes are found by identifier, and disabled ones cannot be tapped")
    func finding() {
        let stage = Stage(
            VStack {
                Button("Go") {}
                    .disabled(true)
                    .padding()
                    .accessibilityIdentifier("go")
            })
        #expect(stage.find(identifier: "go")?.kind == "Button")
        #expect(stage.find(identifier: "go").map { stage.environment(of: $0).isEnabled } == false)
        #expect(!stage.tap("Go"))
        #expect(stage.warnings == ["\"Go\" is disabled"])
    }

    @Test("An endless update is detected")
    func endless() {
        let model = Counter()
        let stage = Stage(EndlessSample(model: model))
        #expect(stage.warnings == ["update() did not come to an end within 100 passes"])
    }

    @Test("A modifier with a body has state and environment")
    func modifiers() {
        let stage = Stage(Text("x").modifier(CountingModifier()).environment(\.owner, "me"))
        stage.tap("me 0")
        #expect(stage.texts == ["x", "me 1"])
    }
}

private struct EndlessSample: View {
    let model: Counter

    var body: some View {
        Text("\(model.number)").onChange(of: model.number, initial: true) { model.number += 1 }
    }
}

private struct CountingModifier: ViewModifier {
    @State private var count = 0
    @Environment(\.owner) private var owner

    func body(content: Content) -> some View {
        content
        Button("\(owner) \(count)") { count += 1 }
    }
}
