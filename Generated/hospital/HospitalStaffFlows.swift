// Written by navgen from hospital.yaml, section staff. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Observation

/// A flow with its step and its data.
nonisolated enum HospitalStaffFlow: Hashable, Codable, Sendable {
    /// Handover
    ///
    /// Patient by patient, from one shift to the next. Both sign.
    case handover(StaffHandoverFlow = StaffHandoverFlow())

    /// Its node in the graph.
    var node: HospitalNode {
        switch self {
        case .handover: return .staffHandover
        }
    }

    /// Changes the flow, whichever it is.
    @discardableResult
    mutating func change<Result>(_ body: (inout any HospitalSteps) -> Result) -> Result {
        switch self {
        case .handover(let flow):
            var steps: any HospitalSteps = flow
            let result = body(&steps)
            if let flow = steps as? StaffHandoverFlow { self = .handover(flow) }
            return result
        }
    }

    /// Returns the flow with what it collected before. Its step stays, too, unless it has to be
    /// another.
    func keeping(_ former: Self) -> Self {
        switch (self, former) {
        case (.handover(let flow), .handover(var former)):
            if flow.step != StaffHandoverFlow().step { former.step = flow.step }
            return .handover(former)
        }
    }
}

/// The steps of `staff.handover`.
nonisolated enum StaffHandoverStep: String, CaseIterable, Codable, Sendable {
    /// The shift
    case summary
    /// Who needs attention
    case critical
    /// What is left to do
    case openTasks
    case signOff
}

/// What `staff.handover` collects.
nonisolated struct StaffHandoverData: Hashable, Codable, Sendable {
    var remarks: String

    init(remarks: String = "") {
        self.remarks = remarks
    }

    private enum CodingKeys: String, CodingKey {
        case remarks
    }

    /// Decodes the data; what is missing or invalid has its initial value.
    init(from decoder: any Decoder) throws {
        self.init()
        let values = try decoder.container(keyedBy: CodingKeys.self)
        if let value = try? values.decode(String.self, forKey: .remarks) { self.remarks = value }
    }
}

/// The flow `staff.handover`: its current step, and what it has collected.
nonisolated struct StaffHandoverFlow: Hashable, Codable, Sendable {
    var step: StaffHandoverStep
    var data: StaffHandoverData

    init(step: StaffHandoverStep = .summary, data: StaffHandoverData = StaffHandoverData()) {
        self.step = step
        self.data = data
    }

    private enum CodingKeys: String, CodingKey {
        case step, data
    }

    /// Decodes the flow; a step that is gone becomes the first, unreadable data the initial data.
    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init()
        if let step = try? values.decode(StaffHandoverStep.self, forKey: .step) { self.step = step }
        if let data = try? values.decode(StaffHandoverData.self, forKey: .data) { self.data = data }
    }
}

/// One run through the flow `staff.handover`: what its steps show and do.
@dynamicMemberLookup
@MainActor @Observable
final class StaffHandoverRun {
    /// The step that is shown.
    private(set) var step: StaffHandoverStep
    /// The steps that are shown, in order.
    private(set) var steps: [StaffHandoverStep]
    /// From 0 at the first of them to 1 at the last.
    private(set) var progress = 0.0
    private(set) var canGoBack = false
    private(set) var canSkip = false
    private(set) var isLast = false
    /// What the flow collects; its values are also members of the run.
    var data: StaffHandoverData {
        didSet { if data != oldValue, !isFollowing { act(.edit, value) } }
    }
    @ObservationIgnored private var isFollowing = false
    @ObservationIgnored private var act: @MainActor (HospitalMove, StaffHandoverFlow) -> Void

    /// Creates a run that reports what its steps do; previews need not listen.
    init(
        _ flow: StaffHandoverFlow = StaffHandoverFlow(),
        act: @escaping @MainActor (HospitalMove, StaffHandoverFlow) -> Void = { _, _ in }
    ) {
        step = flow.step
        steps = [.summary, .critical, .openTasks, .signOff]
        data = flow.data
        self.act = act
    }

    subscript<Value>(
        dynamicMember member: any WritableKeyPath<StaffHandoverData, Value> & Sendable
    ) -> Value {
        get { data[keyPath: member] }
        set { data[keyPath: member] = newValue }
    }

    /// The current step, and what has been collected.
    var value: StaffHandoverFlow { StaffHandoverFlow(step: step, data: data) }

    /// Goes to the next step; after the last, ends the flow.
    func next() { act(.next, value) }

    /// Goes to the previous step.
    func back() { act(.back, value) }

    /// Skips this step, or else the rest of the flow.
    func skip() { act(.skip, value) }

    /// Ends the flow, whatever its step.
    func finish() { act(.finish, value) }

    /// Cancels the flow.
    func cancel() { act(.cancel, value) }

    func onAct(_ act: @escaping @MainActor (HospitalMove, StaffHandoverFlow) -> Void) {
        self.act = act
    }

    /// Updates only what has changed.
    func follow(
        _ flow: StaffHandoverFlow, steps: [StaffHandoverStep], progress: Double, canGoBack: Bool,
        canSkip: Bool, isLast: Bool
    ) {
        if step != flow.step { step = flow.step }
        if self.steps != steps { self.steps = steps }
        if self.progress != progress { self.progress = progress }
        if self.canGoBack != canGoBack { self.canGoBack = canGoBack }
        if self.canSkip != canSkip { self.canSkip = canSkip }
        if self.isLast != isLast { self.isLast = isLast }
        guard data != flow.data else { return }
        isFollowing = true
        data = flow.data
        isFollowing = false
    }
}

nonisolated extension StaffHandoverFlow: HospitalSteps {
    static var steps: [StaffHandoverStep] {
        [.summary, .critical, .openTasks, .signOff]
    }

    static func isSkippable(_ step: StaffHandoverStep) -> Bool { false }
    static func isFinal(_ step: StaffHandoverStep) -> Bool { [.signOff].contains(step) }
    static var isSkippable: Bool { false }
    static var skipTo: StaffHandoverStep? { nil }
    static var allowsBack: Bool { true }
}
