import NavGraph

/// The way through any flow: a protocol that each meets, and what follows from it.
struct StepsText {
    private let model: SwiftModel
    private let access: String
    private var p: String { model.prefix }
    /// Some steps are hidden by conditions.
    private let isConditional: Bool
    private let hasFinalSteps: Bool
    /// What the functions are given, and what they pass on.
    private let given: String
    private let passed: String

    init(_ model: SwiftModel, _ access: String) {
        self.model = model
        self.access = access
        let facts = StateFacts(model)
        isConditional = facts.hasConditionalSteps
        hasFinalSteps = facts.hasFinalSteps
        given = model.hasConditions ? "_ conditions: \(model.prefix)Conditions" : ""
        passed = model.hasConditions ? "conditions" : ""
    }

    func write(to writer: inout SwiftWriter) {
        writer.blank()
        writer.doc("A flow: its step, and how it goes forward and back.")
        writer.block("\(model.isolation)\(access)protocol \(p)Steps", writeRequirements)
        writer.blank()
        writer.block("\(model.isolation)extension \(p)Steps") { writer in
            writeVisibility(&writer)
            writeMoves(&writer)
            writeSkipping(&writer)
            writePlace(&writer)
            if isConditional { writeSettling(&writer) }
            writeNeighbours(&writer)
        }
    }

    private func writeRequirements(_ writer: inout SwiftWriter) {
        writer.code(
            """
            associatedtype Step: Hashable
            var step: Step { get set }
            /// All steps, in order.
            static var steps: [Step] { get }
            """)
        if isConditional {
            writer.doc("What must hold for a step to be shown.")
            writer.line("static func needs(of step: Step) -> [\(p)Need]")
        }
        writer.code(
            """
            /// Whether a step can be skipped.
            static func isSkippable(_ step: Step) -> Bool
            /// Whether there is no going back from a step.
            static func isFinal(_ step: Step) -> Bool
            /// Where skipping the whole flow leads; `nil` for its end.
            static var skipTo: Step? { get }
            static var isSkippable: Bool { get }
            static var allowsBack: Bool { get }
            """)
    }

    private func writeVisibility(_ writer: inout SwiftWriter) {
        if isConditional {
            writer.code(
                """
                \(access)static func needs(of step: Step) -> [\(p)Need] { [] }

                /// Whether a step is shown; `nil` while that is undecided.
                \(access)static func isVisible(_ step: Step, \(given)) -> Bool? { needs(of: step).areMet(conditions) }

                /// What decides whether the current step is shown, while that is undecided.
                \(access)func undecided(\(given)) -> \(p)Need? {
                    Self.isVisible(step, conditions) == nil
                        ? Self.needs(of: step).first { $0.isMet(conditions) == nil } : nil
                }

                """)
        }
        let visible = isConditional ? "Self.steps.filter { Self.isVisible($0, conditions) == true }" : "Self.steps"
        writer.code(
            """
            /// The steps that are shown, in order.
            \(access)func visibleSteps(\(given)) -> [Step] { \(visible) }

            """)
    }

    private func writeMoves(_ writer: inout SwiftWriter) {
        let going =
            isConditional
            ? "// It waits while that is undecided.\n    if Self.isVisible(next, conditions) == true { step = next }"
            : "step = next"
        writer.code(
            """
            /// Goes to the next step; `false` if this was the last.
            \(access)mutating func next(\(given)) -> Bool {
                guard let next = following(\(passed)) else { return false }
                \(going)
                return true
            }

            /// Goes to the previous step; `false` if that is not possible.
            \(access)mutating func back(\(given)) -> Bool {
                guard canGoBack(\(passed)), let last = preceding(\(passed)) else { return false }
                step = last
                return true
            }

            """)
    }

    private func writeSkipping(_ writer: inout SwiftWriter) {
        let skipping =
            isConditional
            ? """
            guard let target = Self.skipTo else { return false }
                let isVisible = Self.isVisible(target, conditions)
                if isVisible == true { step = target }
                return isVisible != false
            """
            : """
            guard let target = Self.skipTo, visibleSteps(\(passed)).contains(target) else { return false }
                step = target
                return true
            """
        writer.code(
            """
            /// Skips this step, or else the rest of the flow; `false` if that ends it.
            \(access)mutating func skip(\(given)) -> Bool {
                if Self.isSkippable(step) { return next(\(passed)) }
                guard canSkip else { return true }
                \(skipping)
            }

            /// Whether there is anything to skip: it leads forward, not back to an earlier step.
            \(access)var canSkip: Bool {
                if Self.isSkippable(step) { return true }
                guard let target = Self.skipTo else { return Self.isSkippable }
                return Self.steps.prefix { $0 != target }.contains(step)
            }

            """)
    }

    private func writePlace(_ writer: inout SwiftWriter) {
        writer.code(
            """
            \(access)func canGoBack(\(given)) -> Bool {
                Self.allowsBack && !Self.isFinal(step) && preceding(\(passed)) != nil
            }

            """)
        if hasFinalSteps {
            writer.code(
                """
                /// Whether the flow's work is done: there is no going back from the rest of it.
                \(access)var isFinished: Bool { Self.isFinal(step) }

                """)
        }
        writer.code(
            """
            \(access)func isLast(\(given)) -> Bool { following(\(passed)) == nil }

            /// The progress, from 0 at the first visible step to 1 at the last.
            \(access)func progress(\(given)) -> Double {
                let steps = visibleSteps(\(passed))
                guard steps.count > 1, let place = steps.firstIndex(of: step) else { return 1 }
                return Double(place) / Double(steps.count - 1)
            }

            """)
    }

    private func writeSettling(_ writer: inout SwiftWriter) {
        writer.code(
            """
            /// Moves from a step that is not shown to the next one that is, or else to the last.
            mutating func settle(_ conditions: \(p)Conditions) {
                guard Self.isVisible(step, conditions) == false else { return }
                let later = Self.steps.drop { $0 != step }
                let next = later.first(where: visibleSteps(conditions).contains)
                if let other = next ?? preceding(conditions) { step = other }
            }

            """)
    }

    private func writeNeighbours(_ writer: inout SwiftWriter) {
        let isNext =
            isConditional
            ? " { Self.isVisible($0, conditions) != false }" : "(where: visibleSteps(\(passed)).contains)"
        writer.code(
            """
            private func following(\(given)) -> Step? {
                let later = Self.steps.drop { $0 != step }.dropFirst()
                return later.first\(isNext)
            }

            private func preceding(\(given)) -> Step? {
                Self.steps.prefix { $0 != step }.last(where: visibleSteps(\(passed)).contains)
            }
            """)
    }
}
