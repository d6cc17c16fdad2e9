import TestSupport
import Testing

/// States that one version of an app saved, restored by the next, whose graph has changed.
extension RuntimeProgramTests {
    private static let old = """
        navgen: 1
        name: App
        types: {Size: {cases: [small, large]}, Code: {base: String, pattern: "[A-Z]{3}"}}
        tabs:
          start: {title: Start, root: home}
          old: {title: Old, root: list}
        screens:
          home: {to: [detail, gone, kept]}
          list: {params: {query: String?}, to: [detail]}
          detail: {params: {id: Int, size: {type: Size, default: small}, code: "Code?"}, to: [kept]}
          gone: {to: [kept]}
          kept: {params: {name: String}, to: [wizard, info]}
        sheets:
          info: {params: {text: String}, to: [kept]}
        flows:
          wizard: {as: sheet, steps: [one, two, three], data: {name: {type: String, default: ""}, age: {type: Int, default: 1}}}
        """

    private static let new = """
        navgen: 1
        name: App
        types: {Size: {cases: [medium, large]}, Code: {base: String, pattern: "[A-Z]{4}"}}
        tabs:
          start: {title: Start, root: home}
          new: {title: New, root: list, renamedFrom: [old]}
        screens:
          home: {to: [page, kept]}
          list: {params: {query: String?, sort: {type: String, default: date}}, to: [page]}
          page: {renamedFrom: [detail], params: {id: Int, size: {type: Size, default: medium}, code: "Code?", note: String?}, to: [kept]}
          kept: {params: {name: String, more: {type: Bool, default: true}}, to: [wizard, info]}
        sheets:
          info: {params: {text: Int}, to: [kept]}
        flows:
          wizard: {as: sheet, steps: [one, three], data: {name: {type: String, default: ""}, age: {type: String, default: old}}}
        """

    private static let saving = """
        import Foundation

        func saved(_ change: (inout AppState) -> Void) {
            var state = AppState()
            change(&state)
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            print(String(decoding: try! encoder.encode(state), as: UTF8.self))
        }
        // Renamed, with values that are no longer what they were.
        saved { $0.push(.detail(id: 1, size: .small, code: Code("ABC"))) }
        saved { $0.push(.detail(id: 1, size: .large)); $0.push(.kept(name: "a")) }
        // Something is gone: it goes with all that lies upon it.
        saved { $0.push(.detail(id: 2)); $0.push(.gone); $0.push(.kept(name: "b")) }
        saved { $0.push(.gone); $0.present(.sheet(.info(text: "x"))) }
        saved { $0.push(.gone); $0.present(.flow(.wizard())) }
        // The tab has another name, its root another parameter.
        saved { $0.select(.old); $0.push(.detail(id: 3)) }
        saved { $0 = AppState(tab: .old, content: .screen(.list(query: "q"))) }
        // A sheet whose parameter has another type; a flow without its step, with other data.
        saved { $0.push(.kept(name: "c")); $0.present(.sheet(.info(text: "y")), path: [.kept(name: "d")]) }
        saved { $0.present(.flow(.wizard(WizardFlow(step: .three, data: WizardData(name: "n", age: 7))))) }
        saved { $0.present(.flow(.wizard(WizardFlow(step: .two)))) }
        """

    private static let restoring = """
        import Foundation

        func restored(_ text: String) -> AppState? { try? JSONDecoder().decode(AppState.self, from: Data(text.utf8)) }
        while let line = readLine() {
            guard let state = restored(line) else {
                print("nothing")
                continue
            }
            let levels = state.presented.map { "\\($0.content) \\($0.path)" }
            var flow = ""
            if case .wizard(let wizard)? = state.flow() { flow = " \\(wizard.step) \\(wizard.data.name) \\(wizard.data.age)" }
            print(state.tab, state.base.content, state.path, "\\(levels)\\(flow)")
        }
        // Bytes that no version wrote.
        for text in ["{}", #"{"tab": 3, "bases": [], "presented": {}}"#, #"{"bases": {"start": {"path": [1, {"node": "kept"}]}}}"#] {
            guard let state = restored(text) else { fatalError(text) }
            precondition(state == AppState(), text)
        }
        """

    @Test func restoresWhatItUnderstands() throws {
        let before = try Self.program(CompiledGraph(Self.old), main: Self.saving)
        defer { before.remove() }
        let after = try Self.program(CompiledGraph(Self.new), main: Self.restoring)
        defer { after.remove() }
        let lines = try after.run(try before.run()).split(separator: "\n").map(String.init)
        // What is nil is not written.
        let expected = [
            "start screen(home) [page(id: 1, size: medium)] []",
            "start screen(home) [page(id: 1, size: large), kept(name: a, more: true)] []",
            "start screen(home) [page(id: 2, size: medium)] []",
            "start screen(home) [] []",
            "start screen(home) [] []",
            "new screen(list(sort: date)) [page(id: 3, size: medium)] []",
            "new screen(list(query: q, sort: date)) [] []",
            "start screen(home) [kept(name: c, more: true)] []",
            "start screen(home) [] [\"flow(wizard) []\"] three n old",
            "start screen(home) [] [\"flow(wizard) []\"] one  old",
        ]
        #expect(lines == expected)
    }
}
