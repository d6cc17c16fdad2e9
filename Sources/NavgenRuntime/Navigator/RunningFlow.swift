/// A request that a step of a flow makes.
nonisolated enum FlowMove: Hashable, Sendable {
    case next, back, skip, finish, cancel
    /// The data has changed.
    case edit
}

/// The part of ``RunningFlow`` that is the same for all flows.
///
/// Its internal members, and those of ``ObservedParts``, begin with an underscore, which no name of
/// a graph does. If the app embeds a copy of this library, it sees these members, and without the
/// underscore they could hide a flow's data among the members of ``RunningFlow``.
@MainActor
public class FlowModel: ObservedParts {
    /// What views observe one by one.
    fileprivate enum _Part {
        static let step = 0, steps = 1, progress = 2, canGoBack = 3, canSkip = 4, isLast = 5, data = 6, parameters = 7
    }

    private var stored: FlowValue
    private var storedSteps: [Int]
    private var storedProgress = 0.0
    private var storedCanGoBack = false
    private var storedCanSkip = false
    private var storedIsLast = false
    var _act: @MainActor (FlowMove, FlowValue) -> Void = { _, _ in }

    init(_ value: FlowValue, stepCount: Int) {
        stored = value
        storedSteps = Array(0..<stepCount)
    }

    var _stepIndex: Int {
        _access(_Part.step)
        return stored.step
    }

    var _stepIndices: [Int] {
        _access(_Part.steps)
        return storedSteps
    }

    /// The progress, from 0 at the first visible step to 1 at the last.
    public var progress: Double {
        _access(_Part.progress)
        return storedProgress
    }

    /// Whether the user can go back to a previous step.
    public var canGoBack: Bool {
        _access(_Part.canGoBack)
        return storedCanGoBack
    }

    /// Whether the step, or the flow, can be skipped.
    public var canSkip: Bool {
        _access(_Part.canSkip)
        return storedCanSkip
    }

    /// Whether the current step is the last one, so that `next` ends the flow.
    public var isLast: Bool {
        _access(_Part.isLast)
        return storedIsLast
    }

    var _data: FlowBox {
        get {
            _access(_Part.data)
            return stored.data
        }
        set {
            if newValue == stored.data { return }
            _change(_Part.data) { stored.data = newValue }
            _act(.edit, stored)
        }
    }

    /// The current step and data; depends on both.
    var _current: FlowValue {
        _access(_Part.step)
        _access(_Part.data)
        _access(_Part.parameters)
        return stored
    }

    /// The title of the current step, if it contains values of the flow.
    var _title: String? { nil }

    /// Adopts the parameters of another flow that is shown instead.
    func _adopt(_ parameters: [NodeValue.Parameter]) {}

    /// Goes to the next step, or ends the flow after the last.
    public func next() { _act(.next, stored) }

    /// Goes to the previous step.
    public func back() { _act(.back, stored) }

    /// Skips this step if it can be skipped, or else the rest of the flow.
    public func skip() { _act(.skip, stored) }

    /// Ends the flow at any step.
    public func finish() { _act(.finish, stored) }

    /// Cancels the flow.
    public func cancel() { _act(.cancel, stored) }

    /// Updates the parts that have changed.
    func _follow(_ flow: FlowValue, _ steps: FlowSteps) {
        if stored.step != flow.step { _change(_Part.step) { stored.step = flow.step } }
        let visible = steps.visible
        if storedSteps != visible { _change(_Part.steps) { storedSteps = visible } }
        let progress = steps.progress(flow)
        if storedProgress != progress { _change(_Part.progress) { storedProgress = progress } }
        let canGoBack = steps.canGoBack(flow)
        if storedCanGoBack != canGoBack { _change(_Part.canGoBack) { storedCanGoBack = canGoBack } }
        let canSkip = steps.canSkip(flow)
        if storedCanSkip != canSkip { _change(_Part.canSkip) { storedCanSkip = canSkip } }
        let isLast = steps.isLast(flow)
        if storedIsLast != isLast { _change(_Part.isLast) { storedIsLast = isLast } }
        if stored.data != flow.data { _change(_Part.data) { stored.data = flow.data } }
        if stored.parameters != flow.parameters {
            _change(_Part.parameters) {
                stored.parameters = flow.parameters
                _adopt(flow.parameters)
            }
        }
    }
}

/// One run through a flow, which the views of its steps observe and call.
///
///     struct ProfileStep: View {
///         @Bindable var flow: OnboardingRun
///         var body: some View { TextField("name", text: $flow.userName) }
///     }
@dynamicMemberLookup
@MainActor
public final class RunningFlow<Definition: FlowDefinition>: FlowModel {
    private var storedParameters: Definition.Parameters

    /// Creates a run, for previews and tests. Its methods have no effect until a navigator handles
    /// them.
    public init(_ flow: FlowState<Definition>) {
        storedParameters = flow.parameters
        super.init(flow.value, stepCount: Definition.Step.allCases.count)
    }

    /// The current step.
    public var step: Definition.Step { Definition.Step.allCases[_stepIndex] }

    /// The visible steps, in order.
    public var steps: [Definition.Step] { _stepIndices.map { Definition.Step.allCases[$0] } }

    /// The data that the flow collects. Its properties are also members of the run.
    public var data: Definition.Data {
        get { _data.value as? Definition.Data ?? Definition.data(for: _parameters) }
        set { _data = FlowBox(newValue) }
    }

    /// The values with which the flow was started.
    private var _parameters: Definition.Parameters {
        _access(_Part.parameters)
        return storedParameters
    }

    /// A parameter of the flow, such as `flow.code`.
    public subscript<Value>(dynamicMember member: KeyPath<Definition.Parameters, Value>) -> Value {
        _parameters[keyPath: member]
    }

    /// A property of the flow's data, such as `flow.userName`.
    public subscript<Value>(dynamicMember member: any WritableKeyPath<Definition.Data, Value> & Sendable) -> Value {
        get { data[keyPath: member] }
        set { data[keyPath: member] = newValue }
    }

    /// The current step and the data collected so far.
    public var value: FlowState<Definition> { FlowState(_parameters, value: _current) }

    override var _title: String? { Definition.title(of: step, in: value) }

    override func _adopt(_ parameters: [NodeValue.Parameter]) {
        if let parameters = Definition.parameters(of: parameters) { storedParameters = parameters }
    }
}

extension RunningFlow where Definition.Parameters == NoFlowParameters, Definition.Data: FlowStorage {
    /// Creates a run at the first step, for previews and tests.
    public convenience init() { self.init(FlowState()) }
}
