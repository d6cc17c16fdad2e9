/// What a step of a flow can do.
nonisolated enum FlowMove: Hashable, Sendable {
    case next, back, skip, finish, cancel
    /// The data has changed.
    case edit
}

/// One run through a flow, whichever it is, as its views observe it.
///
/// Its internal members, and those of ``ObservedParts``, begin with an underscore, as no name of a graph does: in an
/// embedded copy the app sees them, and they would hide a flow's data in ``RunningFlow/subscript(dynamicMember:)``.
@MainActor
public class FlowModel: ObservedParts {
    private var own: FlowValue
    private var ownSteps: [Int]
    private var ownProgress = 0.0
    private var canReturn = false
    private var skips = false
    private var ends = false
    var _act: @MainActor (FlowMove, FlowValue) -> Void = { _, _ in }

    init(_ value: FlowValue, stepCount: Int) {
        own = value
        ownSteps = Array(0..<stepCount)
    }

    var _stepIndex: Int {
        _access(0)
        return own.step
    }

    var _stepIndices: [Int] {
        _access(1)
        return ownSteps
    }

    /// The progress, from 0 at the first visible step to 1 at the last.
    public var progress: Double {
        _access(2)
        return ownProgress
    }

    /// Whether there is a step to go back to.
    public var canGoBack: Bool {
        _access(3)
        return canReturn
    }

    /// Whether the step, or the flow, can be skipped.
    public var canSkip: Bool {
        _access(4)
        return skips
    }

    /// Whether `next` ends the flow.
    public var isLast: Bool {
        _access(5)
        return ends
    }

    var _data: FlowBox {
        get {
            _access(6)
            return own.data
        }
        set {
            if newValue == own.data { return }
            _change(6) { own.data = newValue }
            _act(.edit, own)
        }
    }

    /// The step and the data.
    var _current: FlowValue {
        _access(0)
        _access(6)
        return own
    }

    /// Goes to the next step; after the last, ends the flow.
    public func next() { _act(.next, own) }

    /// Goes to the previous step.
    public func back() { _act(.back, own) }

    /// Skips this step, or else the rest of the flow.
    public func skip() { _act(.skip, own) }

    /// Ends the flow, whatever its step.
    public func finish() { _act(.finish, own) }

    /// Cancels the flow.
    public func cancel() { _act(.cancel, own) }

    /// Updates only what has changed.
    func _follow(_ flow: FlowValue, _ steps: FlowSteps) {
        if own.step != flow.step { _change(0) { own.step = flow.step } }
        let visible = steps.visible
        if ownSteps != visible { _change(1) { ownSteps = visible } }
        let progress = steps.progress(flow)
        if ownProgress != progress { _change(2) { ownProgress = progress } }
        let canGoBack = steps.canGoBack(flow)
        if canReturn != canGoBack { _change(3) { canReturn = canGoBack } }
        let canSkip = steps.canSkip(flow)
        if skips != canSkip { _change(4) { skips = canSkip } }
        let isLast = steps.isLast(flow)
        if ends != isLast { _change(5) { ends = isLast } }
        if own.data != flow.data { _change(6) { own.data = flow.data } }
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
    public var step: Definition.Step { Definition.Step.allCases[_stepIndex] }

    /// The steps that are shown, in order.
    public var steps: [Definition.Step] { _stepIndices.map { Definition.Step.allCases[$0] } }

    /// What the flow collects; its values are also members of the run.
    public var data: Definition.Data {
        get { _data.value as? Definition.Data ?? Definition.Data() }
        set { _data = FlowBox(newValue) }
    }

    /// A value that the flow collects, such as `flow.userName`.
    public subscript<Value>(dynamicMember member: any WritableKeyPath<Definition.Data, Value> & Sendable) -> Value {
        get { data[keyPath: member] }
        set { data[keyPath: member] = newValue }
    }

    /// The current step, and what has been collected.
    public var value: FlowState<Definition> { FlowState(value: _current) }
}
