import NavGraph

/// What views hold back that are told to: links, and swipes that would close what they are in.
struct HoldingText {
    private let state: StateFacts
    private var p: String { state.p }
    private var model: SwiftModel { state.model }
    /// What the user of before asked for is not to be opened.
    private var opening: String {
        guard state.hasOpening else { return "" }
        return (state.hasConditions ? "\n    askFacts()" : "") + "\n    openWhatWaits()"
    }

    init(_ state: StateFacts) {
        self.state = state
    }

    func write(to writer: inout SwiftWriter) {
        writeHolder(&writer)
        writer.blank()
        writer.block("extension \(p)Navigator") { writer in
            writer.code(
                """
                /// Makes a view hold back \(state.held), or stop doing so.
                func hold(_ view: AnyObject, _ isHolding: Bool, at position: \(p)State.Position) {
                    let former = holders.first { $0.view === view }
                    holders.removeAll { $0.view === view }
                    if isHolding, let holder = former ?? \(p)Holder(view, at: position, in: state) { holders.append(holder) }
                    followHolders()\(opening)
                }

                /// Called when a view is no longer visible. It keeps holding if its screen is covered, but not if it was
                /// removed from a visible screen.
                func lose(_ view: AnyObject) {
                    guard let holder = holders.first(where: { $0.view === view }), state.isOnTop(holder.position) else { return }
                    hold(view, false, at: holder.position)
                }

                """)
            writeFollowing(&writer)
        }
        writeState(&writer)
    }

    private func writeHolder(_ writer: inout SwiftWriter) {
        writer.blank()
        writer.doc("A view that holds back \(state.held), and the screen that it is in.")
        writer.block("@MainActor struct \(p)Holder") { writer in
            writer.line("weak var view: AnyObject?")
            writer.line("let position: \(p)State.Position")
            writer.code(
                """
                /// The state when it began to hold.
                private let former: \(p)State

                init?(_ view: AnyObject, at position: \(p)State.Position, in state: \(p)State) {
                    if state.node(at: position) == nil { return nil }
                    self.view = view
                    self.position = position
                    former = state
                }

                /// Whether the view is still there, visible or not.
                func isThere(in state: \(p)State) -> Bool {
                    view != nil && \(state.hasRoots ? "state.root == former.root && " : "")state.isSame(as: former, at: position)
                }
                """)
        }
    }

    private func writeFollowing(_ writer: inout SwiftWriter) {
        guard state.hasPresented else {
            return writer.code(
                """
                /// Forgets the views that are no longer there.
                func followHolders() { holders.removeAll { !$0.isThere(in: state) } }
                """)
        }
        writer.code(
            """
            /// Forgets the views that are no longer there; presentations they were in can be swiped away again.
            func followHolders() {
                holders.removeAll { !$0.isThere(in: state) }
                var level = ground.level
                while let current = level {
                    let isHeld = holders.contains { $0.position.level == current.id }
                    if current.isHeld != isHeld { current.isHeld = isHeld }
                    level = current.presenter.level
                }
            }
            """)
    }

    private func writeState(_ writer: inout SwiftWriter) {
        writer.blank()
        writer.block("\(model.isolation)extension \(p)State") { writer in
            writer.doc("Whether nothing is on top of a screen.")
            writer.block("func isOnTop(_ position: Position) -> Bool") { writer in
                writer.line("let level = top")
                if state.hasSplits {
                    writer.code(
                        """
                        if let column = position.column, case .split(let split) = level.content, split.compactColumn != column {
                            return false
                        }
                        """)
                }
                writer.line(
                    "return position.level == level.id && position.depth == \(state.hasScreens ? "level.path.count" : "0")"
                )
            }
        }
    }
}

extension StateFacts {
    /// Whether there is something that views can hold back.
    var hasHolding: Bool { hasOpening || hasPresented }

    /// What that is.
    var held: String {
        let opened = model.hasMembers(.link) ? "links" : "what follows actions"
        if !hasPresented { return opened }
        return hasOpening ? "swipes and \(opened)" : "swipes"
    }
}
