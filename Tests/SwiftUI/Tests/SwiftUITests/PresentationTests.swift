import SwiftUI
import Testing

@MainActor @Suite("Presentations")
struct PresentationTests {
    private let nav = Navigator()

    private func stage() -> Stage {
        Stage(PresenterSample(nav: nav))
    }

    @Test("A sheet is presented while there is an item and has the presenter's environment")
    func sheet() {
        let stage = stage()
        #expect(stage.first("sheet") == nil)
        nav.sheet = Modal(id: 1)
        stage.update()
        #expect(stage.visibleTexts.first == "sheet 1 of the app")
        #expect(stage.frontmost.kind == "sheet")
        stage.tap("Done")
        #expect(nav.sheet == nil)
        #expect(stage.first("sheet") == nil)
        #expect(nav.log == ["appear 1", "disappear 1", "dismissed"])
    }

    @Test("A new identity dismisses the sheet first and presents again when that has ended")
    func phases() {
        let stage = stage()
        stage.dismissalsAreManual = true
        nav.sheet = Modal(id: 1)
        stage.update()
        nav.sheet = Modal(id: 2)
        stage.update()
        #expect(stage.all("sheet").map(\.texts.first) == ["sheet 1 of the app"])
        #expect(stage.first("sheet")?.values["isGoing"] as? Bool == true)
        #expect(nav.log == ["appear 1"])
        stage.finishDismissals()
        #expect(nav.log == ["appear 1", "disappear 1", "dismissed", "appear 2"])
        #expect(stage.all("sheet").map(\.texts.first) == ["sheet 2 of the app"])
    }

    @Test("The same identity keeps the sheet and its state")
    func sameIdentity() {
        let stage = stage()
        nav.sheet = Modal(id: 1)
        stage.update()
        stage.tap("More")
        nav.sheet?.title = "new"
        stage.update()
        #expect(nav.log == ["appear 1"])
        #expect(stage.visibleTexts.prefix(2) == ["sheet 1 new of the app", "more 1"])
    }

    @Test("A swipe writes nil, and late and repeated writes reach the binding of that presentation")
    func lateWrites() throws {
        let stage = stage()
        nav.sheet = Modal(id: 1)
        stage.update()
        let sheet = try #require(stage.first("sheet"))
        #expect(stage.swipeDown(sheet))
        #expect(nav.sheet == nil)
        #expect(!sheet.isOnStage)
        nav.sheet = Modal(id: 2)
        stage.update()
        stage.writeLate(sheet)
        #expect(nav.sheet == nil)
        #expect(stage.first("sheet") == nil)
    }

    @Test("A swipe does nothing if it is disabled")
    func interactiveDismissDisabled() throws {
        let stage = stage()
        nav.sheet = Modal(id: 99)
        stage.update()
        #expect(!stage.swipeDown(try #require(stage.first("sheet"))))
        #expect(nav.sheet == Modal(id: 99))
    }

    @Test("A presenter shows one presentation at a time, and the other waits")
    func onlyOne() {
        let stage = stage()
        nav.sheet = Modal(id: 1)
        nav.other = Modal(id: 2)
        stage.update()
        #expect(stage.visibleTexts == ["cover"])
        #expect(stage.first("sheet") == nil)
        #expect(stage.warnings.count == 1)
        #expect(stage.warnings.first?.hasPrefix("Currently, only presenting a single sheet is supported") == true)
        nav.other = nil
        stage.update()
        #expect(stage.visibleTexts.first == "sheet 1 of the app")
        #expect(stage.warnings.count == 1)
    }

    @Test("A sheet on a sheet has another presenter")
    func nested() {
        let stage = Stage(NestedSample(nav: nav))
        nav.sheet = Modal(id: 1)
        nav.other = Modal(id: 2)
        stage.update()
        #expect(stage.warnings == [])
        #expect(stage.visibleTexts == ["inner"])
        nav.sheet = nil
        stage.update()
        #expect(nav.log == ["inner gone", "outer gone"])
    }

    @Test("An alert without buttons can be ended, and a dialog can be cancelled")
    func defaultButtons() {
        let nav = self.nav
        let stage = Stage(DefaultButtonSample(nav: nav))
        nav.isAsking = true
        nav.sheet = Modal(id: 1)
        stage.update()
        #expect(stage.tap("Cancel"))
        #expect(nav.sheet == nil)
        #expect(stage.tap("OK"))
        #expect(!nav.isAsking)
        #expect(!stage.tap("OK"))
    }

    @Test("An alert's button runs its action and ends the alert")
    func alert() {
        let stage = stage()
        nav.isAsking = true
        stage.update()
        #expect(stage.first("alert")?.values["title"] as? String == "Sure?")
        #expect(stage.visibleTexts == ["Yes", "No", "Really"])
        stage.tap("Yes")
        #expect(nav.log == ["yes"])
        #expect(!nav.isAsking)
        #expect(stage.first("alert") == nil)
    }
}

private struct PresenterSample: View {
    @Bindable var nav: Navigator

    var body: some View {
        Text("home")
            .sheet(item: $nav.sheet, onDismiss: { nav.log.append("dismissed") }) { modal in
                ModalView(modal: modal)
            }
            .fullScreenCover(item: $nav.other) { _ in Text("cover") }
            .alert("Sure?", isPresented: $nav.isAsking) {
                Button("Yes") { nav.log.append("yes") }
                Button("No", role: .cancel) {}
            } message: {
                Text("Really")
            }
            .environment(nav)
            .environment(\.owner, "app")
    }
}

private struct DefaultButtonSample: View {
    @Bindable var nav: Navigator

    var body: some View {
        Text("home")
            .alert("Sure?", isPresented: $nav.isAsking) {}
            .confirmationDialog(
                "Which?", isPresented: Binding(get: { nav.sheet != nil }, set: { if !$0 { nav.sheet = nil } })
            ) {
                Button("This") {}
            }
    }
}

private struct ModalView: View {
    let modal: Modal
    @State private var more = 0
    @Environment(Navigator.self) private var nav
    @Environment(\.owner) private var owner
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Text("sheet \(modal.id)\(modal.title.isEmpty ? "" : " " + modal.title) of the \(owner)")
            if more > 0 {
                Text("more \(more)")
            }
        }
        .toolbar {
            ToolbarItem(placement: .confirmationAction) {
                Button("Done") { dismiss() }
            }
            ToolbarItem(placement: .primaryAction) {
                Button("More") { more += 1 }
            }
        }
        .interactiveDismissDisabled(modal.id == 99)
        .onAppear { nav.log.append("appear \(modal.id)") }
        .onDisappear { nav.log.append("disappear \(modal.id)") }
    }
}

private struct NestedSample: View {
    @Bindable var nav: Navigator

    var body: some View {
        Text("home").sheet(item: $nav.sheet) { _ in
            Text("outer")
                .sheet(item: $nav.other) { _ in
                    Text("inner").onDisappear { nav.log.append("inner gone") }
                }
                .onDisappear { nav.log.append("outer gone") }
        }
    }
}

struct OwnerKey: EnvironmentKey {
    static let defaultValue = "nobody"
}

extension EnvironmentValues {
    var owner: String {
        get { self[OwnerKey.self] }
        set { self[OwnerKey.self] = newValue }
    }
}
