import TestSupport
import Testing

/// What follows the answers to alerts and dialogs, and what else a navigator does that no view takes part in.
@Suite struct AnswerTests {
    private static let graph = """
        navgen: 1
        name: App
        links: {schemes: [app]}
        root: home
        conditions: {signedIn: {otherwise: none}}
        screens:
          home: {params: {q: "Int?"}, to: [item, hidden, scale, menu, tour, {day: {params: {date: 2024-02-29}}}]}
          item: {params: {id: Int, note: String}, to: [ask, choose]}
          free: {params: {number: "Int?", text: "String?", id: "Int?"}}
          both: {params: {number: Int, note: String}}
          hidden: {requires: [signedIn], url: /hidden}
          scale: {params: {factor: Double}, url: "/scale/{factor}"}
          day: {params: {date: Date}, to: dawn}
          dawn: {url: /dawn}
        sheets:
          none: {params: {p: "Int?"}, to: [ask2]}
          menu: {to: [ask2]}
        alerts:
          ask:
            params: {id: Int, note: Int}
            actions:
              again: {to: {item: {params: {id: "{id}", note: again}}}}
              other: {to: {both: {params: {number: "{note}"}}}}
              text: {to: {free: {params: {number: "{id}"}}}}
              up: {to: {home: {as: popTo}}}
              no: {role: cancel}
          measure:
            actions:
              take: {to: {free: {as: under, params: {number: "{size}"}}}}
              on: {to: tour.two}
              no: {role: cancel}
        flows:
          tour: {as: sheet, steps: [one, two], data: {size: {type: Int, default: 3}}}
        routes: [{from: tour.one, to: measure}]
        dialogs:
          choose:
            actions:
              take: {to: {free: {params: {number: "{id}", text: "{note}"}}}}
              no: {role: cancel}
          ask2:
            actions:
              push: {to: free}
              under: {to: {free: {as: under}}}
              close: {to: {home: {as: dismiss}}}
        """

    private static let program = """
        @MainActor func shown(_ body: (AppNavigator) -> Void) {
            let navigator = AppNavigator(conditions: AppConditions(signedIn: false))
            body(navigator)
            print(navigator.state.nodes.map(\\.rawValue).joined(separator: " "), navigator.state.path.last.map { "\\($0)" } ?? "-")
        }

        @MainActor func answered(_ alert: AppState.Content, _ body: (AppNavigator, Int) -> Void) {
            shown { navigator in
                navigator.push(.item(id: 7, note: "seven"))
                navigator.present(alert)
                body(navigator, navigator.state.presented.last?.id ?? 0)
            }
        }

        @MainActor func run() {
            answered(.alert(.ask(id: 8, note: 9))) { $0.answer(AskAction.again, to: $1) }
            answered(.alert(.ask(id: 8, note: 9))) { $0.answer(AskAction.other, to: $1) }
            answered(.alert(.ask(id: 8, note: 9))) { $0.answer(AskAction.text, to: $1) }
            answered(.alert(.ask(id: 8, note: 9))) { $0.answer(AskAction.up, to: $1) }
            answered(.dialog(.choose)) { $0.answer(ChooseAction.take, to: $1) }
            for action in [Ask2Action.push, .under, .close] {
                shown { navigator in
                    navigator.present(.sheet(.menu))
                    navigator.present(.dialog(.ask2))
                    navigator.answer(action, to: navigator.state.presented.last?.id ?? 0)
                }
            }
            for action in [MeasureAction.take, .on] {
                shown { navigator in
                    if action == .take { navigator.start(.tour()) }
                    navigator.present(.alert(.measure))
                    navigator.answer(action, to: navigator.state.presented.last?.id ?? 0)
                }
            }
            // What stands in for the hidden screen has the name of an optional's own case.
            shown { $0.open("app://hidden") }
            shown { $0.open("app://dawn") }
            shown { navigator in
                navigator.open("app://scale/1e400")
                let saved = navigator.save()
                navigator.popToRoot()
                if let saved { navigator.restore(saved) }
            }
        }
        run()
        """

    @Test func whatFollowsAnAnswerHasItsValues() throws {
        let program = try SwiftProgram(
            CompiledGraph(Self.graph).swift() + [("main.swift", Self.program)],
            flags: ["-swift-version", "6", "-warnings-as-errors"])
        defer { program.remove() }
        let expected = """
            home item item item(id: 8, note: "again")
            home item both both(number: 9, note: "seven")
            home item free free(number: Optional(8), text: nil, id: Optional(8))
            home -
            home item free free(number: Optional(7), text: Optional("seven"), id: Optional(7))
            home menu free -
            home free free(number: nil, text: nil, id: nil)
            home -
            home free free(number: Optional(3), text: nil, id: nil)
            home tour -
            home none -
            home day dawn dawn
            home scale scale(factor: inf)

            """
        let output = try program.run()
        #expect(output == expected)
    }

    @Test func eachStatementHasALineOfItsOwn() throws {
        let navigator = try #require(try CompiledGraph(Self.graph).swift().first { $0.name == "AppNavigator.swift" })
        let lines = navigator.text.split(separator: "\n")
        #expect(!lines.contains { $0.hasPrefix("take(") || $0.hasSuffix("    _, _, presenter in") })
        #expect(lines.contains("                take(.under(.push(.free())), from: presenter)"))
    }

    /// What an action pushes goes onto the stack of what presents the dialog.
    @Test func whereAnAnswerPushesThereIsAStack() throws {
        let state = try #require(try CompiledGraph(Self.graph).swift().first { $0.name == "AppState.swift" })
        #expect(state.text.contains("var hasStack: Bool { [.none, .menu].contains(node) }"))
    }
}
