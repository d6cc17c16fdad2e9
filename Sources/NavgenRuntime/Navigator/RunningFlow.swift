/// What a step of a flow can do.
nonisolated enum FlowMove: Hashable, Sendable {
    case next, back, skip, finish, cancel
    /// The data has changed.
    case edit
}

/// One run through a flow, whichever it is, as its views observe it.
@MainActor
public class FlowModel: ObservedParts {
    private var own: FlowValue
    private var ownSteps: [Int]
    private var ownProgress = 0.0
    private var canReturn = false
    private var skips = false
    private var ends = false
    var act: @MainActor (FlowMove, FlowValue) -> Void = { _, _ in }

    init(_ value: FlowValue, stepCount: Int) {
        own = value
        ownSteps = Array(0..<stepCount)
    }

    var stepIndex: Int {
        access(0)
        return own.step
    }

    var stepIndices: [Int] {
        access(1)
        return ownSteps
    }

    /// The progress, from 0 at the first visible step to 1 at the last.
    public var progress: Double {
        access(2)
        return ownProgress
    }

    public var canGoBack: Bool {
        access(3)
        return canReturn
    }

    public var canSkip: Bool {
        access(4)
        return skips
    }

    public var isLast: Bool {
        access(5)
        return ends
    }

    var flowData: FlowBox {
        get {
            access(6)
            return own.data
        }
        set {
            if newValue == own.data { return }
            change(6) { own.data = newValue }
            act(.edit, own)
        }
    }

    /// The step and the data.
    var current: FlowValue {
        access(0)
        access(6)
        return own
    }

    /// Goes to the next step; after the last, ends the flow.
    public func next() { act(.next, own) }

    /// Goes to the previous step.
    public func back() { act(.back, own) }

    /// Skips this step, or else the rest of the flow.
    public func skip() { act(.skip, own) }

    /// Ends the flow, whatever its step.
    public func finish() { act(.finish, own) }

    /// Cancels the flow.
    public func cancel() { act(.cancel, own) }

    /// Updates only what has changed.
    func follow(_ flow: FlowValue, _ steps: FlowSteps) {
        if own.step != flow.step { change(0) { own.step = flow.step } }
        let visible = steps.visible
        if ownSteps != visible { change(1) { ownSteps = visible } }
        let progress = steps.progress(flow)
        if ownProgress != progress { change(2) { ownProgress = progress } }
        let canGoBack = steps.canGoBack(flow)
        if canReturn != canGoBack { change(3) { canReturn = canGoBack } }
        let canSkip = steps.canSkip(flow)
        if skips != canSkip { change(4) { skips = canSkip } }
        let isLast = steps.isLast(flow)
        if ends != isLast { change(5) { ends = isLast } }
        if own.data != flow.data { change(6) { own.data = flow.data } }
    }
}

/// One run through a flow: what its steps show and do.
///
///     struct ProfileStep: View {
///         @Bindable var flow: OnboardingRun
///         var body: some View { TextField("name", text: $flow.userName) }
///     }
@dynamicMemberLookup
@MainActor
public final class RunningFlow<Definition: FlowDefinition>: FlowModel {
    /// Creates a run; previews need not listen to what its steps do.
    public init(_ flow: FlowState<Definition> = FlowState()) {
        super.init(flow.value, stepCount: Definition.Step.allCases.count)
    }

    /// The step that is shown.
    public var step: Definition.Step { Definition.Step.allCases[stepIndex] }

    /// The steps that are shown, in order.
    public var steps: [Definition.Step] { stepIndices.map { Definition.Step.allCases[$0] } }

    /// What the flow collects; its values are also members of the run.
    public var data: Definition.Data {
        get { flowData.value as? Definition.Data ?? Definition.Data() }
        set { flowData = FlowBox(newValue) }
    }

    public subscript<Value>(dynamicMember member: any WritableKeyPath<Definition.Data, Value> & Sendable) -> Value {
        get { data[keyPath: member] }
        set { data[keyPath: member] = newValue }
    }

    /// The current step, and what has been collected.
    public var value: FlowState<Definition> { FlowState(value: current) }
}
