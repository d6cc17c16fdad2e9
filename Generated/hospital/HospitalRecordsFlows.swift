// Written by navgen from hospital.yaml, section records. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Observation

/// A flow with its step and its data.
nonisolated enum HospitalRecordsFlow: Hashable, Codable, Sendable {
    /// Order tests
    case orderTests(RecordsOrderTestsFlow = RecordsOrderTestsFlow())

    /// Its node in the graph.
    var node: HospitalNode {
        switch self {
        case .orderTests: return .recordsOrderTests
        }
    }

    /// Changes the flow, whichever it is.
    @discardableResult
    mutating func change<Result>(_ body: (inout any HospitalSteps) -> Result) -> Result {
        switch self {
        case .orderTests(let flow):
            var steps: any HospitalSteps = flow
            let result = body(&steps)
            if let flow = steps as? RecordsOrderTestsFlow { self = .orderTests(flow) }
            return result
        }
    }

    /// Returns the flow with what it collected before. Its step stays, too, unless it has to be
    /// another.
    func keeping(_ former: Self) -> Self {
        switch (self, former) {
        case (.orderTests(let flow), .orderTests(var former)):
            if flow.step != RecordsOrderTestsFlow().step { former.step = flow.step }
            return .orderTests(former)
        }
    }
}

/// The steps of `records.orderTests`.
nonisolated enum RecordsOrderTestsStep: String, CaseIterable, Codable, Sendable {
    case choosePanel
    case samples
    case urgency
    case review
}

/// What `records.orderTests` collects.
nonisolated struct RecordsOrderTestsData: Hashable, Codable, Sendable {
    var panel: LabPanel
    var isUrgent: Bool
    var comment: String

    init(panel: LabPanel = .blood, isUrgent: Bool = false, comment: String = "") {
        self.panel = panel
        self.isUrgent = isUrgent
        self.comment = comment
    }

    private enum CodingKeys: String, CodingKey {
        case panel
        case isUrgent
        case comment
    }

    /// Decodes the data; what is missing or invalid has its initial value.
    init(from decoder: any Decoder) throws {
        self.init()
        let values = try decoder.container(keyedBy: CodingKeys.self)
        if let value = try? values.decode(LabPanel.self, forKey: .panel) { self.panel = value }
        if let value = try? values.decode(Bool.self, forKey: .isUrgent) { self.isUrgent = value }
        if let value = try? values.decode(String.self, forKey: .comment) { self.comment = value }
    }
}

/// The flow `records.orderTests`: its current step, and what it has collected.
nonisolated struct RecordsOrderTestsFlow: Hashable, Codable, Sendable {
    var step: RecordsOrderTestsStep
    var data: RecordsOrderTestsData

    init(
        step: RecordsOrderTestsStep = .choosePanel,
        data: RecordsOrderTestsData = RecordsOrderTestsData()
    ) {
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
        if let step = try? values.decode(RecordsOrderTestsStep.self, forKey: .step) {
            self.step = step
        }
        if let data = try? values.decode(RecordsOrderTestsData.self, forKey: .data) {
            self.data = data
        }
    }
}

/// One run through the flow `records.orderTests`: what its steps show and do.
@dynamicMemberLookup
@MainActor @Observable
final class RecordsOrderTestsRun {
    /// The step that is shown.
    private(set) var step: RecordsOrderTestsStep
    /// The steps that are shown, in order.
    private(set) var steps: [RecordsOrderTestsStep]
    /// From 0 at the first of them to 1 at the last.
    private(set) var progress = 0.0
    private(set) var canGoBack = false
    private(set) var canSkip = false
    private(set) var isLast = false
    /// What the flow collects; its values are also members of the run.
    var data: RecordsOrderTestsData {
        didSet { if data != oldValue, !isFollowing { act(.edit, value) } }
    }
    @ObservationIgnored private var isFollowing = false
    @ObservationIgnored private var act: @MainActor (HospitalMove, RecordsOrderTestsFlow) -> Void

    /// Creates a run that reports what its steps do; previews need not listen.
    init(
        _ flow: RecordsOrderTestsFlow = RecordsOrderTestsFlow(),
        act: @escaping @MainActor (HospitalMove, RecordsOrderTestsFlow) -> Void = { _, _ in }
    ) {
        step = flow.step
        steps = [.choosePanel, .samples, .urgency, .review]
        data = flow.data
        self.act = act
    }

    subscript<Value>(
        dynamicMember member: any WritableKeyPath<RecordsOrderTestsData, Value> & Sendable
    ) -> Value {
        get { data[keyPath: member] }
        set { data[keyPath: member] = newValue }
    }

    /// The current step, and what has been collected.
    var value: RecordsOrderTestsFlow { RecordsOrderTestsFlow(step: step, data: data) }

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

    func onAct(_ act: @escaping @MainActor (HospitalMove, RecordsOrderTestsFlow) -> Void) {
        self.act = act
    }

    /// Updates only what has changed.
    func follow(
        _ flow: RecordsOrderTestsFlow, steps: [RecordsOrderTestsStep], progress: Double,
        canGoBack: Bool, canSkip: Bool, isLast: Bool
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

nonisolated extension RecordsOrderTestsFlow: HospitalSteps {
    static var steps: [RecordsOrderTestsStep] {
        [.choosePanel, .samples, .urgency, .review]
    }

    static func isSkippable(_ step: RecordsOrderTestsStep) -> Bool { [.urgency].contains(step) }
    static func isFinal(_ step: RecordsOrderTestsStep) -> Bool { false }
    static var isSkippable: Bool { false }
    static var skipTo: RecordsOrderTestsStep? { nil }
    static var allowsBack: Bool { true }
}
