/// A flow's current step, its data and the values of its parameters, independent of the flow's
/// types.
nonisolated public struct FlowValue: Hashable, Sendable {
    /// The index of the step among the flow's steps.
    var step: Int
    var data: FlowBox
    /// The values with which it was started. They do not change while it runs.
    var parameters: [NodeValue.Parameter] = []
}

/// A box for the data of any flow.
nonisolated final class FlowBox: Hashable, Sendable {
    let value: any Hashable & Sendable

    init(_ value: any Hashable & Sendable) { self.value = value }

    static func == (left: FlowBox, right: FlowBox) -> Bool {
        left === right || AnyHashable(left.value) == AnyHashable(right.value)
    }

    func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }

    /// Reads a property of the data, by name, as the value of a parameter.
    func parameter(_ name: String) -> NodeValue.Parameter? {
        guard let child = Mirror(reflecting: value).children.first(where: { $0.label == name }) else { return nil }
        return NodeValue.Parameter(reflecting: child.value)
    }

    /// The result for a caller that awaits the flow.
    var result: NavigationResult {
        func result(_ value: some Hashable & Sendable) -> NavigationResult { NavigationResult(value) }
        return value is NoFlowData ? NavigationResult(true) : result(value)
    }
}

/// The steps of a flow, as the graph describes them.
nonisolated struct FlowSteps {
    private let table: GraphTable
    private let flow: Int
    private let steps: Range<Int>
    private let conditions: ConditionValues

    init(_ flow: Int, _ conditions: ConditionValues, _ table: GraphTable) {
        self.table = table
        self.flow = flow
        self.conditions = conditions
        steps = table.steps(of: flow)
    }

    /// Whether a step is visible; `nil` while that is undecided.
    func isVisible(_ step: Int) -> Bool? {
        table.nodes[steps.lowerBound + step].visibility.areMet(conditions)
    }

    /// A step that a flow continues with.
    enum Continuation: Equatable { case step(Int), undecided, end }

    /// The first visible step from an index on, unless that is undecided.
    func first(from index: Int) -> Continuation {
        for step in 0..<steps.count where step >= index {
            switch isVisible(step) {
            case true?: return .step(step)
            case nil: return .undecided
            case false?: continue
            }
        }
        return .end
    }

    /// The visible steps, in order.
    var visible: [Int] { (0..<steps.count).filter { isVisible($0) == true } }

    /// Goes to the next step; returns `false` if the current step is the last.
    func next(_ value: inout FlowValue) -> Bool {
        let next = first(from: value.step + 1)
        // While its visibility is undecided, the flow stays where it is.
        if case .step(let step) = next { value.step = step }
        return next != .end
    }

    /// Goes to the previous step; returns `false` if that is not possible.
    func back(_ value: inout FlowValue) -> Bool {
        guard canGoBack(value), let previous = preceding(value) else { return false }
        value.step = previous
        return true
    }

    /// Skips this step, or else the rest of the flow; returns `false` if that ends the flow.
    func skip(_ value: inout FlowValue) -> Bool {
        if table.nodes[steps.lowerBound + value.step].isSkippable { return next(&value) }
        guard canSkip(value) else { return true }
        guard let target = skipTarget else { return false }
        let isVisible = isVisible(target)
        if isVisible == true { value.step = target }
        return isVisible != false
    }

    /// Whether the step, or the rest of the flow, can be skipped. Skipping never leads back to an
    /// earlier step.
    func canSkip(_ value: FlowValue) -> Bool {
        if table.nodes[steps.lowerBound + value.step].isSkippable { return true }
        guard let target = skipTarget else { return table.nodes[flow].isSkippable }
        return value.step < target
    }

    func canGoBack(_ value: FlowValue) -> Bool {
        table.nodes[flow].allowsBack && !isFinished(value) && preceding(value) != nil
    }

    /// Whether the current step is final, so that the user cannot go back.
    func isFinished(_ value: FlowValue) -> Bool { table.nodes[steps.lowerBound + value.step].isFinal }

    func isLast(_ value: FlowValue) -> Bool { first(from: value.step + 1) == .end }

    /// The progress, from 0 at the first visible step to 1 at the last.
    func progress(_ value: FlowValue) -> Double {
        let visible = visible
        guard visible.count > 1, let index = visible.firstIndex(of: value.step) else { return 1 }
        return Double(index) / Double(visible.count - 1)
    }

    private var skipTarget: Int? { table.nodes[flow].skipTarget.map { $0 - steps.lowerBound } }

    private func preceding(_ value: FlowValue) -> Int? { (0..<value.step).last { isVisible($0) == true } }
}
