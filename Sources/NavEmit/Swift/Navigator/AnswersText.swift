import NavGraph

/// How callers wait for what presentations hand back.
struct AnswersText {
    private let state: StateFacts
    private var p: String { state.p }
    private var model: SwiftModel { state.model }

    init(_ state: StateFacts) {
        self.state = state
    }

    func write(to writer: inout SwiftWriter) {
        writeTypes(&writer)
        writer.blank()
        writer.block("extension \(p)Navigator") { writer in
            writeAsking(&writer)
            writeDismissing(&writer)
            writeResuming(&writer)
        }
    }

    private func writeTypes(_ writer: inout SwiftWriter) {
        writer.blank()
        writer.doc(
            "A caller that awaits the result of a presentation: a screen and its position.",
            "It is resumed once, on deinitialization at the latest, as when its navigator goes."
        )
        writer.code(
            """
            @MainActor final class \(p)Waiting {
                let number: Int
                private let position: \(p)State.Position
                /// The state when the wait began.
                private let former: \(p)State
                private var continuation: CheckedContinuation<\(p)Result?, Never>?

                init(
                    number: Int, position: \(p)State.Position, state: \(p)State,
                    continuation: CheckedContinuation<\(p)Result?, Never>
                ) {
                    self.number = number
                    self.position = position
                    former = state
                    self.continuation = continuation
                }

                deinit { continuation?.resume(returning: nil) }

                /// Whether the waiting screen is still there\(state.coveringOtherwise.isEmpty ? "" : ", or comes back when its stand-in goes").
                func isThere(in state: \(p)State) -> Bool {
                    state.isSame(as: former, at: position)\(state.coveringOtherwise.isEmpty ? "" : "\n            || state.parked?.covered.first?.isSame(as: former, at: position) == true")
                }

                func resume(returning result: \(p)Result?) {
                    continuation?.resume(returning: result)
                    continuation = nil
                }
            }
            """)
        guard state.hasConditions else { return }
        writer.blank()
        writer.doc("A caller that awaits a presentation that is waiting for its conditions.")
        writer.block("struct \(p)Deferred") { writer in
            writer.line("let step: \(p)State.Step")
            writer.doc("The presentation shown instead; `nil` if there is none or it was there before.")
            writer.line("var standIn: Int?")
            writer.doc("The newest presentation before it; the awaited one comes later.")
            writer.line("let last: Int")
            writer.line("let waiting: \(p)Waiting")
        }
    }

    private func writeAsking(_ writer: inout SwiftWriter) {
        writer.code(
            """
            /// Returns a number for a waiting caller.
            func nextAsked() -> Int {
                asked += 1
                return asked
            }

            """)
        writer.doc("Takes an exit of a screen for a caller that awaits its result.")
        let parameters = [
            "_ exit: \(p)Exit", "from position: \(p)State.Position", "as number: Int",
            "_ continuation: CheckedContinuation<\(p)Result?, Never>",
        ]
        writer.list("func ask(", parameters, ") {", closing: .apart)
        writer.code(
            """
                let asker = \(p)Waiting(
                    number: number, position: position, state: state, continuation: continuation)
                take(exit, from: position, for: asker)
            }

            """)
        writer.doc("Lets a caller await what a step has presented: something newer than the last presentation.")
        let waiting = [
            "_ asker: \(p)Waiting", "for outcome: \(p)State.Outcome", "after last: Int", "in state: inout \(p)State",
        ]
        writer.list("func wait(", waiting, ") {", closing: .apart)
        writer.indented { writer in
            if state.hasConditions {
                writer.code(
                    """
                    if outcome == .parked, let step = state.parked?.step {
                        // What was shown for the previous caller stands in for this one, too.
                        let former = deferred?.standIn
                        let standIn = state.presented.first { $0.id > last || $0.id == former }?.id
                        deferred?.waiting.resume(returning: nil)
                        deferred = \(p)Deferred(step: step, standIn: standIn, last: last, waiting: asker)
                        return
                    }
                    """)
            }
            writer.code(
                """
                guard outcome == .done, let id = state.presented.last(where: { $0.id > last })?.id else { return }
                state.markAwaited(id)
                waiting[id] = asker
                """)
        }
        writer.line("}")
        writer.blank()
        writer.doc(
            state.hasConditions
                ? "Handles the cancellation of a caller: closes what is shown for it and gives up what it awaits."
                : "Handles the cancellation of a caller: closes what is shown for it.")
        writer.block("func stopAsking(_ number: Int)") { writer in
            writer.code(
                """
                if let id = waiting.first(where: { $0.value.number == number })?.key {
                    settle { $0.dismiss(id: id) }
                }
                """)
            guard state.hasConditions else { return }
            writer.code(
                """
                guard let deferred, deferred.waiting.number == number else { return }
                self.deferred = nil
                deferred.waiting.resume(returning: nil)
                settle { giveUp(deferred, in: &$0) }
                """)
        }
        if state.hasConditions {
            writer.code(
                """

                /// Gives up the step that a caller awaits, and what is shown instead.
                func giveUp(_ deferred: \(p)Deferred, in state: inout \(p)State) {
                    state.giveUp(deferred.step)
                    if let id = deferred.standIn { state.dismiss(id: id) }
                }
                """)
        }
        writer.blank()
    }

    private func writeDismissing(_ writer: inout SwiftWriter) {
        writer.doc("Dismisses or gives up what is awaited by screens that have gone.")
        writer.block("func dismissAnswersWithoutAsker(in state: inout \(p)State)") { writer in
            writer.code(
                """
                for (id, waiting) in waiting.sorted(by: { $0.key < $1.key })
                where state.isAwaited(id) && !waiting.isThere(in: state) {
                    state.dismiss(id: id)
                }
                """)
            guard state.hasConditions else { return }
            writer.code(
                """
                guard let deferred, !deferred.waiting.isThere(in: state) else { return }
                if let id = answer(to: deferred, in: state) { state.dismiss(id: id) }
                state.giveUp(deferred.step)
                """)
        }
        writer.blank()
        guard state.hasConditions else { return }
        writer.doc("The deferred presentation; `nil` if it has not appeared.")
        writer.block("private func answer(to deferred: \(p)Deferred, in state: \(p)State) -> Int?") { writer in
            writer.code(
                """
                guard case .present(let content) = deferred.step, state.parked?.step != deferred.step,
                    let level = state.presented.last, level.id > deferred.last, level.content.isSame(as: content),
                    !level.isAwaited
                else { return nil }
                return level.id
                """)
        }
        writer.blank()
    }

    private func writeResuming(_ writer: inout SwiftWriter) {
        writer.doc("Resumes each caller whose presentation has gone or is now shown for a link, once.")
        writer.block("func resumeWaiting()") { writer in
            writer.code(
                """
                for id in waiting.keys.sorted() where !state.isAwaited(id) {
                    waiting.removeValue(forKey: id)?.resume(returning: results.removeValue(forKey: id))
                }
                """)
            guard state.hasConditions else { return }
            writer.code(
                """
                guard let deferred else { return }
                if let parked = state.parked, parked.step == deferred.step {
                    // What it waits for next may have another stand-in.
                    let newer = state.presented.last { $0.id > deferred.last && $0.content.node == parked.otherwise }
                    if let newer { self.deferred?.standIn = newer.id }
                    return
                }
                self.deferred = nil
                if let id = answer(to: deferred, in: state) {
                    state.markAwaited(id)
                    waiting[id] = deferred.waiting
                } else {
                    deferred.waiting.resume(returning: nil)
                }
                """)
        }
    }
}
