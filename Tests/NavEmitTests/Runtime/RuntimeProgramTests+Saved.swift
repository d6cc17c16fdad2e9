import TestSupport
import Testing

/// States that were saved with and without the runtime, restored with it.
extension RuntimeProgramTests {
    /// What an app saved before it used NavgenRuntime is restored as what it saves since.
    @Test(arguments: [false, true])
    func restoresWhatIsSaidToBeRestored(hadRuntime: Bool) throws {
        let (old, new) = try SavedStateTests.versions()
        let saving = try SavedStateTests.saving(old)
        let before =
            hadRuntime
            ? try Self.program(old, main: saving) : try SwiftProgram(old.swift() + [("main.swift", saving)])
        defer { before.remove() }
        let after = try Self.program(new, main: StateSamples.restoring(new.prefix))
        defer { after.remove() }
        let saved = try before.run()
        let restored = try after.run(saved).split(separator: "\n")
        let lines = saved.split(separator: "\n")
        try #require(lines.count == restored.count)
        var judge = SavedStateJudge(old, new)
        for (line, restored) in zip(lines, restored) {
            // Whether nil is written or omitted makes a difference only where a parameter has another default.
            judge.look(try SavedJSON(line).withoutNulls, try SavedJSON(restored).withoutNulls)
        }
        judge.judge()
    }

    /// A version with one root does not say which one it shows; the next has several, and takes no state for another's.
    @Test func isRefusedWhereNobodySaysWhichRootIsMeant() throws {
        let graph = try CompiledGraph(
            """
            navgen: 1
            name: App
            outputs: {swift: {parts: [navigator]}}
            conditions: {signedIn: {}}
            root: [{when: signedIn, show: home}, {show: login}]
            screens: {home: {to: [item]}, item: {}, login: {}}

            """)
        // What the state of the single root is written as.
        let saved = #"{"bases": {"home": {"screen": {"node": "home"}, "path": [{"node": "item"}]}}}"#
        let named = saved.replacing("{\"bases\"", with: "{\"root\": \"home\", \"bases\"")
        let main = """
            import Foundation

            MainActor.assumeIsolated {
                while let line = readLine() {
                    let navigator = AppNavigator(conditions: AppConditions(signedIn: true))
                    navigator.restore(Data(line.utf8))
                    print(navigator.state.path.count)
                }
            }
            """
        let program = try Self.program(graph, main: main)
        defer { program.remove() }
        #expect(try program.run(saved + "\n" + named) == "0\n1\n")
    }
}

extension SavedJSON {
    /// The same without the values that are null.
    fileprivate var withoutNulls: SavedJSON {
        switch self {
        case .list(let values): .list(values.map(\.withoutNulls))
        case .object(let values): .object(values.filter { $0.value != .null }.mapValues(\.withoutNulls))
        default: self
        }
    }
}
