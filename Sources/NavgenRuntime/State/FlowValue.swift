/// A flow's step and what it has collected, whichever flow it is.
nonisolated public struct FlowValue: Hashable, Sendable {
    /// The index of the step among the flow's steps.
    var step: Int
    var data: FlowBox
}

/// What a flow has collected.
nonisolated final class FlowBox: Hashable, Sendable {
    let value: any Hashable & Sendable

    init(_ value: any Hashable & Sendable) { self.value = value }

    static func == (left: FlowBox, right: FlowBox) -> Bool {
        left === right || AnyHashable(left.value) == AnyHashable(right.value)
    }

    func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }

    /// The value that has a name, as the value of a parameter.
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

    /// Whether a step is shown; `nil` while that is undecided.
    private func isVisible(_ step: Int) -> Bool? {
        table.nodes[steps.lowerBound + step].visibility.areMet(conditions)
    }

    /// What decides whether the current step is shown, while that is undecided.
    func undecided(_ value: FlowValue) -> Requirement? {
        guard isVisible(value.step) == nil else { return nil }
        return table.nodes[steps.lowerBound + value.step].visibility.first { $0.isMet(conditions) == nil }
    }

    /// The steps that are shown, in order.
    var visible: [Int] { (0..<steps.count).filter { isVisible($0) == true } }

    /// Goes to the next step; `false` if this was the last.
    func next(_ value: inout FlowValue) -> Bool {
        guard let next = following(value) else { return false }
        // It waits while that is undecided.
        if isVisible(next) == true { value.step = next }
        return true
    }

    /// Goes to the previous step; `false` if that is not possible.
    func back(_ value: inout FlowValue) -> Bool {
        guard canGoBack(value), let previous = preceding(value) else { return false }
        value.step = previous
        return true
    }

    /// Skips this step, or else the rest of the flow; `false` if that ends it.
    func skip(_ value: inout FlowValue) -> Bool {
        if table.nodes[steps.lowerBound + value.step].isSkippable { return next(&value) }
        guard canSkip(value) else { return true }
        guard let target = skipTarget else { return false }
        let isVisible = isVisible(target)
        if isVisible == true { value.step = target }
        return isVisible != false
    }

    /// Whether there is anything to skip: it leads forward, not back to an earlier step.
    func canSkip(_ value: FlowValue) -> Bool {
        if table.nodes[steps.lowerBound + value.step].isSkippable { return true }
        guard let target = skipTarget else { return table.nodes[flow].isSkippable }
        return value.step < target
    }

    func canGoBack(_ value: FlowValue) -> Bool {
        table.nodes[flow].allowsBack && !isFinished(value) && preceding(value) != nil
    }

    /// Whether the flow's work is done: there is no going back from the rest of it.
    func isFinished(_ value: FlowValue) -> Bool { table.nodes[steps.lowerBound + value.step].isFinal }

    func isLast(_ value: FlowValue) -> Bool { following(value) == nil }

    /// The progress, from 0 at the first visible step to 1 at the last.
    func progress(_ value: FlowValue) -> Double {
        let visible = visible
        guard visible.count > 1, let index = visible.firstIndex(of: value.step) else { return 1 }
        return Double(index) / Double(visible.count - 1)
    }

    /// Moves from a step that is not shown to the next one that is, or else to the last.
    func settle(_ value: inout FlowValue) {
        guard isVisible(value.step) == false else { return }
        let next = (value.step..<steps.count).first { isVisible($0) == true }
        if let other = next ?? preceding(value) { value.step = other }
    }

    private var skipTarget: Int? { table.nodes[flow].skipTarget.map { $0 - steps.lowerBound } }

    private func following(_ value: FlowValue) -> Int? {
        (0..<steps.count).dropFirst(value.step + 1).first { isVisible($0) != false }
    }

    private func preceding(_ value: FlowValue) -> Int? { (0..<value.step).last { isVisible($0) == true } }
}
