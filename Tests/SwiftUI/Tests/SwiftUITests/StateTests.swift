import Combine
import Foundation
import Observation
import SwiftUI
import Testing

@MainActor @Suite("State and environment")
struct StateTests {
    @Test("A change evaluates the views that read the value, and children with other inputs")
    func counts() {
        let model = Counter()
        let stage = Stage(CounterSample(model: model))
        stage.resetCounts()
        model.number = 1
        stage.update()
        #expect(stage.evaluations == ["NumberView": 1])
        stage.resetCounts()
        model.title = "new"
        stage.update()
        #expect(stage.evaluations == ["CounterSample": 1, "ClosureView": 1, "TitleView": 1])
        stage.resetCounts()
        stage.update()
        #expect(stage.evaluations == [:])
    }

    @Test("A view at two positions has two states")
    func places() {
        let stage = Stage(TwinSample())
        stage.all("Button").last.map { _ = stage.tap($0) }
        #expect(stage.texts == ["0", "+", "1", "+"])
    }

    @Test("State follows the identities of a ForEach and ends with another id")
    func identities() {
        let model = Counter()
        let stage = Stage(RowsSample(model: model))
        stage.all("Button").first.map { _ = stage.tap($0) }
        model.rows = ["b", "a"]
        stage.update()
        #expect(stage.texts == ["0", "+", "1", "+"])
        model.number += 1
        stage.update()
        #expect(stage.texts == ["0", "+", "0", "+"])
    }

    @Test("Only the views that read an environment value are evaluated again")
    func environment() {
        let stage = Stage(PhaseSample())
        stage.resetCounts()
        stage.setScenePhase(.background)
        #expect(stage.texts == ["background"])
        #expect(stage.evaluations == ["PhaseView": 1])
    }

    @Test("Objects of type ObservableObject announce their changes")
    func observableObjects() {
        let stage = Stage(OldSample())
        stage.tap("Add")
        #expect(stage.texts == ["1", "1", "Add"])
        #expect(stage.evaluations == ["OldSample": 2, "OldChild": 2])
    }

    @Test("Scene storage is read and written")
    func sceneStorage() {
        let stage = Stage(StorageSample(), sceneStorage: ["count": 4])
        stage.tap("4")
        #expect(stage.sceneStorage["count"] as? Int == 5)
        #expect(stage.texts == ["5"])
    }

    @Test("Changes, URLs, activities and tasks are handled")
    func lifeCycle() async throws {
        let model = Counter()
        let stage = Stage(LifeCycleSample(model: model))
        while !model.log.contains("task") { await Task.yield() }
        #expect(model.log == ["initial 0", "task"])
        model.number = 3
        stage.update()
        #expect(model.log.last == "0 to 3")
        #expect(stage.open(try #require(URL(string: "app://x"))))
        #expect(model.log.last == "app://x")
        let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        activity.webpageURL = URL(string: "https://x")
        #expect(stage.continueActivity(activity))
        #expect(model.log.last == "https://x")
        #expect(stage.userActivities.map(\.title) == ["reading 3"])
        stage.tap("Out")
        #expect(stage.openedURLs.map(\.absoluteString) == ["other://y"])
    }
}

@MainActor @Observable
final class Counter {
    var number = 0
    var title = ""
    var rows = ["a", "b"]
    var log: [String] = []
}

private struct CounterSample: View {
    let model: Counter

    var body: some View {
        TitleView(title: model.title)
        NumberView(model: model)
        ClosureView(action: {})
        StillView(title: model.title, number: 1)
        StillView(title: model.title, number: 1).equatable()
    }
}

private struct TitleView: View {
    let title: String

    var body: some View { Text(title) }
}

private struct NumberView: View {
    let model: Counter

    var body: some View { Text("\(model.number)") }
}

private struct ClosureView: View {
    let action: @MainActor () -> Void

    var body: some View { Button("x", action: action) }
}

private struct StillView: View, Equatable {
    let title: String
    let number: Int

    var body: some View { Text(title) }

    nonisolated static func == (lhs: StillView, rhs: StillView) -> Bool {
        lhs.number == rhs.number
    }
}

private struct CountView: View {
    @State private var count = 0

    var body: some View {
        Text("\(count)")
        Button("+") { count += 1 }
    }
}

private struct TwinSample: View {
    var body: some View {
        let view = CountView()
        VStack {
            view
            view
        }
    }
}

private struct RowsSample: View {
    let model: Counter

    var body: some View {
        ForEach(model.rows, id: \.self) { _ in CountView().id(model.number) }
    }
}

private struct PhaseSample: View {
    var body: some View {
        VStack { PhaseView() }
    }
}

private struct PhaseView: View {
    @Environment(\.scenePhase) private var phase

    var body: some View { Text("\(phase)") }
}

@MainActor
private final class OldModel: ObservableObject {
    @Published var number = 0
}

private struct OldSample: View {
    @StateObject private var model = OldModel()

    var body: some View {
        Text("\(model.number)")
        OldChild().environmentObject(model)
        Button("Add") { model.number += 1 }
    }
}

private struct OldChild: View {
    @EnvironmentObject private var model: OldModel

    var body: some View { Text("\(model.number)") }
}

private struct StorageSample: View {
    @SceneStorage("count") private var count = 0

    var body: some View {
        Button("\(count)") { count += 1 }
    }
}

private struct LifeCycleSample: View {
    let model: Counter
    @Environment(\.openURL) private var openURL

    var body: some View {
        Button("Out") {
            if let url = URL(string: "other://y") { openURL(url) }
        }
        .onChange(of: model.number, initial: true) { old, new in
            model.log.append(old == new ? "initial \(new)" : "\(old) to \(new)")
        }
        .task { model.log.append("task") }
        .onOpenURL { model.log.append($0.absoluteString) }
        .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { model.log.append($0.webpageURL?.absoluteString ?? "") }
        .userActivity("reading") { $0.title = "reading \(model.number)" }
    }
}
