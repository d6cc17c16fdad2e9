nonisolated extension StateCore {
    /// A flow that is complete and gone, with the outcome of what follows it.
    typealias FlowEnd = (content: ContentValue, outcome: OutcomeValue)

    /// Goes to a flow's next step. After the last, the flow is complete: it is removed and returned.
    mutating func advance(_ conditions: ConditionValues, at now: Double, _ level: Int? = nil) -> FlowEnd? {
        guard let (index, steps) = flow(level, conditions), var flow = self[index].content.flow else { return nil }
        let continues = steps.next(&flow)
        return update(flow, of: index, continues, conditions, at: now)
    }

    /// Skips a step or the rest of a flow; a flow that this completes is removed and returned.
    mutating func skip(_ conditions: ConditionValues, at now: Double, _ level: Int? = nil) -> FlowEnd? {
        guard let (index, steps) = flow(level, conditions), var flow = self[index].content.flow else { return nil }
        let continues = steps.skip(&flow)
        return update(flow, of: index, continues, conditions, at: now)
    }

    /// Completes a flow, whatever its step.
    mutating func finish(_ conditions: ConditionValues, at now: Double, _ level: Int? = nil) -> FlowEnd? {
        guard let (index, _) = flow(level, conditions), let flow = self[index].content.flow else { return nil }
        return update(flow, of: index, false, conditions, at: now)
    }

    /// Goes back one step; `false` if that is not possible.
    @discardableResult
    mutating func goBack(_ conditions: ConditionValues, _ level: Int? = nil) -> Bool {
        guard let (index, steps) = flow(level, conditions), var flow = self[index].content.flow else { return false }
        let isBack = steps.back(&flow)
        self[index].content.flow = flow
        return isBack
    }

    /// Gives a flow another step or other data.
    mutating func update(_ flow: FlowValue, of node: Int, _ level: Int? = nil) {
        guard let level = existing(level), self[level].content.flow != nil, self[level].content.node == node else {
            return
        }
        self[level].content.flow = flow
    }

    /// The level of a flow, and its steps.
    private func flow(_ level: Int?, _ conditions: ConditionValues) -> (level: Int, steps: FlowSteps)? {
        guard let level = existing(level), self[level].content.flow != nil else { return nil }
        return (level, FlowSteps(self[level].content.node, conditions, table))
    }

    /// Takes over what a flow has become. If it does not continue, it is gone, and what follows it is shown.
    private mutating func update(
        _ flow: FlowValue, of level: Int, _ continues: Bool, _ conditions: ConditionValues, at now: Double
    ) -> FlowEnd? {
        self[level].content.flow = flow
        let content = self[level].content
        if !continues || isFinished(content) { keepWaiting(without: content.node) }
        if continues { return nil }
        if level > 0 { dismiss(level) }
        let former = rootIndex
        // What follows a flow does not replace a link that waits.
        let link = deferred?.fallback == nil && deferred?.step.isLink == true ? deferred : nil
        var outcome = OutcomeValue.done
        if let next = table.nodes[content.node].next.first?.node, let step = StepValue(showing: NodeValue(next), table)
        {
            outcome = go(step, conditions, at: now)
        }
        if let link { deferred = link }
        // Nothing remains of a root that is left for good.
        if level == 0, rootIndex != former {
            rootLevels[former] = LevelValue(id: former, content: table.initialContents[former])
        }
        return (content, outcome)
    }

    /// Whether a flow's work is done.
    func isFinished(_ content: ContentValue) -> Bool {
        guard let flow = content.flow else { return false }
        return FlowSteps(content.node, ConditionValues(), table).isFinished(flow)
    }
}
