nonisolated extension StateCore {
    /// A flow that is complete and was removed, with the outcome of the step that follows it.
    typealias FlowEnd = (content: ContentValue, outcome: OutcomeValue)

    /// Goes to a flow's next step. After the last step, removes the flow and returns it.
    mutating func advance(_ conditions: ConditionValues, at now: Double, _ level: Int? = nil) -> FlowEnd? {
        guard let (index, steps) = flow(level, conditions), var flow = self[index].content.flow else { return nil }
        let continues = steps.next(&flow)
        return update(flow, of: index, continues, conditions, at: now)
    }

    /// Skips a step or the rest of a flow. If this completes the flow, removes and returns it.
    mutating func skip(_ conditions: ConditionValues, at now: Double, _ level: Int? = nil) -> FlowEnd? {
        guard let (index, steps) = flow(level, conditions), var flow = self[index].content.flow else { return nil }
        let continues = steps.skip(&flow)
        return update(flow, of: index, continues, conditions, at: now)
    }

    /// Completes a flow at any step; removes and returns it.
    mutating func finish(_ conditions: ConditionValues, at now: Double, _ level: Int? = nil) -> FlowEnd? {
        guard let (index, _) = flow(level, conditions), let flow = self[index].content.flow else { return nil }
        return update(flow, of: index, false, conditions, at: now)
    }

    /// Goes back one step in a flow; returns `false` if that is not possible.
    @discardableResult
    mutating func goBack(_ conditions: ConditionValues, _ level: Int? = nil) -> Bool {
        guard let (index, steps) = flow(level, conditions), var flow = self[index].content.flow else { return false }
        let isBack = steps.back(&flow)
        self[index].content.flow = flow
        return isBack
    }

    /// Replaces the step and data of a flow. A flow with other parameters is another flow.
    mutating func update(_ flow: FlowValue, of node: Int, _ level: Int? = nil) {
        guard let level = existing(level), self[level].content.node == node,
            self[level].content.flow?.parameters == flow.parameters
        else { return }
        self[level].content.flow = flow
    }

    /// The level of a flow, and its steps.
    private func flow(_ level: Int?, _ conditions: ConditionValues) -> (level: Int, steps: FlowSteps)? {
        guard let level = existing(level), self[level].content.flow != nil else { return nil }
        return (level, FlowSteps(self[level].content.node, conditions, table))
    }

    /// Updates a flow. If it does not continue, removes it and shows the node that follows it.
    private mutating func update(
        _ flow: FlowValue, of level: Int, _ continues: Bool, _ conditions: ConditionValues, at now: Double
    ) -> FlowEnd? {
        self[level].content.flow = flow
        let content = self[level].content
        if !continues || isFinished(content) { keepWaiting(without: content.node) }
        if continues { return nil }
        if level > 0 { dismiss(level) }
        let former = rootIndex
        // The node that follows a flow does not replace a deferred link.
        let link = deferred?.fallback == nil && deferred?.step.isLink == true ? deferred : nil
        var outcome = OutcomeValue.done
        if let next = table.nodes[content.node].next {
            let value = next.value(content.value) { flow.data.parameter($0) }
            if let step = StepValue(showing: value, table) { outcome = go(step, conditions, at: now) }
        }
        if let link { deferred = link }
        // The root of the flow was left, so it is reset.
        if level == 0, rootIndex != former {
            rootLevels[former] = LevelValue(id: former, content: table.initialContents[former])
        }
        return (content, outcome)
    }

    /// Whether a flow is on a final step.
    func isFinished(_ content: ContentValue) -> Bool {
        guard let flow = content.flow else { return false }
        return FlowSteps(content.node, ConditionValues(), table).isFinished(flow)
    }
}
