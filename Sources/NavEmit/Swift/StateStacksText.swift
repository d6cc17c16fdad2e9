import NavGraph

/// Which levels have a stack, and which of these is the uppermost: where code puts screens.
struct StateStacksText {
    private let facts: StateFacts
    private var p: String { facts.p }
    private var model: SwiftModel { facts.model }

    init(_ facts: StateFacts) {
        self.facts = facts
    }

    func write(to writer: inout SwiftWriter) {
        writer.blank()
        writer.block("\(model.isolation)extension \(p)State.Content") { writer in
            let names = facts.stacked.map { "." + SwiftNames.identifier(model.nodeNames[$0.index]) }
            writer.doc("Whether a presentation has a stack of its own.")
            writer.line("var hasStack: Bool { \(names.isEmpty ? "false" : "[\(names.listed)].contains(node)") }")
        }
        guard facts.hasScreens else { return }
        writer.blank()
        writer.block("\(model.isolation)extension \(p)State") { writer in
            writer.code(
                """
                /// The topmost level that has a stack.
                var stackLevel: Int { presented.lastIndex { $0.content.hasStack }.map { $0 + 1 } ?? 0 }

                /// The level for a step that code takes: the topmost stack if the step is about a stack.
                func level(of step: Step) -> Int {
                    switch step {
                    case .push, .replace, .reset: return stackLevel
                    default: return depth - 1
                    }
                }
                """)
        }
    }
}
