import SwiftUI
import Testing

@MainActor @Suite("Links")
struct LinkTests {
    @Test("A link with a view pushes it, and going back removes it")
    func viewLinks() {
        let stage = Stage(
            NavigationStack {
                NavigationLink("Go") { Text("there") }
            })
        stage.tap("Go")
        #expect(stage.visibleTexts == ["there"])
        #expect(stage.tapBack())
        #expect(stage.visibleTexts == ["Go"])
    }

    @Test("A link in a column selects the row of its list")
    func columns() {
        let stage = Stage(ColumnSample())
        stage.tap("Two")
        #expect(stage.first("detail")?.texts == ["detail 2"])
        #expect(stage.select(1))
        #expect(stage.first("detail")?.texts == ["detail 1"])
    }

    @Test("A covered screen disappears and appears again")
    func appearances() {
        let nav = Navigator()
        let stage = Stage(AppearanceSample(nav: nav))
        stage.push(1)
        stage.tapBack()
        #expect(nav.log == ["root appears", "root disappears", "1 appears", "1 disappears", "root appears"])
    }
}

private struct ColumnSample: View {
    @State private var selection: Int?

    var body: some View {
        NavigationSplitView {
            List(selection: $selection) {
                NavigationLink("One", value: 1)
                NavigationLink("Two", value: 2)
            }
        } detail: {
            Text("detail \(selection ?? 0)")
        }
    }
}

private struct AppearanceSample: View {
    let nav: Navigator

    var body: some View {
        NavigationStack {
            Text("root")
                .onAppear { nav.log.append("root appears") }
                .onDisappear { nav.log.append("root disappears") }
                .navigationDestination(for: Int.self) { number in
                    Text("\(number)")
                        .onAppear { nav.log.append("\(number) appears") }
                        .onDisappear { nav.log.append("\(number) disappears") }
                }
        }
    }
}
