// Written by navgen from hospital.yaml, section billing. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Observation

/// A flow with its step and its data.
nonisolated enum HospitalBillingFlow: Hashable, Codable, Sendable {
    /// Close the month
    case closeMonth(BillingCloseMonthFlow = BillingCloseMonthFlow())

    /// Its node in the graph.
    var node: HospitalNode {
        switch self {
        case .closeMonth: return .billingCloseMonth
        }
    }

    /// Changes the flow, whichever it is.
    @discardableResult
    mutating func change<Result>(_ body: (inout any HospitalSteps) -> Result) -> Result {
        switch self {
        case .closeMonth(let flow):
            var steps: any HospitalSteps = flow
            let result = body(&steps)
            if let flow = steps as? BillingCloseMonthFlow { self = .closeMonth(flow) }
            return result
        }
    }

    /// Returns the flow with what it collected before. Its step stays, too, unless it has to be
    /// another.
    func keeping(_ former: Self) -> Self {
        switch (self, former) {
        case (.closeMonth(let flow), .closeMonth(var former)):
            if flow.step != BillingCloseMonthFlow().step { former.step = flow.step }
            return .closeMonth(former)
        }
    }
}

/// The steps of `billing.closeMonth`.
nonisolated enum BillingCloseMonthStep: String, CaseIterable, Codable, Sendable {
    case openItems
    case totals
    case approval
}

/// What `billing.closeMonth` collects.
nonisolated struct BillingCloseMonthData: Hashable, Codable, Sendable {
    var carryOver: Bool
    var remark: String

    init(carryOver: Bool = true, remark: String = "") {
        self.carryOver = carryOver
        self.remark = remark
    }

    private enum CodingKeys: String, CodingKey {
        case carryOver
        case remark
    }

    /// Decodes the data; what is missing or invalid has its initial value.
    init(from decoder: any Decoder) throws {
        self.init()
        let values = try decoder.container(keyedBy: CodingKeys.self)
        if let value = try? values.decode(Bool.self, forKey: .carryOver) { self.carryOver = value }
        if let value = try? values.decode(String.self, forKey: .remark) { self.remark = value }
    }
}

/// The flow `billing.closeMonth`: its current step, and what it has collected.
nonisolated struct BillingCloseMonthFlow: Hashable, Codable, Sendable {
    var step: BillingCloseMonthStep
    var data: BillingCloseMonthData

    init(
        step: BillingCloseMonthStep = .openItems,
        data: BillingCloseMonthData = BillingCloseMonthData()
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
        if let step = try? values.decode(BillingCloseMonthStep.self, forKey: .step) {
            self.step = step
        }
        if let data = try? values.decode(BillingCloseMonthData.self, forKey: .data) {
            self.data = data
        }
    }
}

/// One run through the flow `billing.closeMonth`: what its steps show and do.
@dynamicMemberLookup
@MainActor @Observable
final class BillingCloseMonthRun {
    /// The step that is shown.
    private(set) var step: BillingCloseMonthStep
    /// The steps that are shown, in order.
    private(set) var steps: [BillingCloseMonthStep]
    /// From 0 at the first of them to 1 at the last.
    private(set) var progress = 0.0
    private(set) var canGoBack = false
    private(set) var canSkip = false
    private(set) var isLast = false
    /// What the flow collects; its values are also members of the run.
    var data: BillingCloseMonthData {
        didSet { if data != oldValue, !isFollowing { act(.edit, value) } }
    }
    @ObservationIgnored private var isFollowing = false
    @ObservationIgnored private var act: @MainActor (HospitalMove, BillingCloseMonthFlow) -> Void

    /// Creates a run that reports what its steps do; previews need not listen.
    init(
        _ flow: BillingCloseMonthFlow = BillingCloseMonthFlow(),
        act: @escaping @MainActor (HospitalMove, BillingCloseMonthFlow) -> Void = { _, _ in }
    ) {
        step = flow.step
        steps = [.openItems, .totals, .approval]
        data = flow.data
        self.act = act
    }

    subscript<Value>(
        dynamicMember member: any WritableKeyPath<BillingCloseMonthData, Value> & Sendable
    ) -> Value {
        get { data[keyPath: member] }
        set { data[keyPath: member] = newValue }
    }

    /// The current step, and what has been collected.
    var value: BillingCloseMonthFlow { BillingCloseMonthFlow(step: step, data: data) }

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

    func onAct(_ act: @escaping @MainActor (HospitalMove, BillingCloseMonthFlow) -> Void) {
        self.act = act
    }

    /// Updates only what has changed.
    func follow(
        _ flow: BillingCloseMonthFlow, steps: [BillingCloseMonthStep], progress: Double,
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

nonisolated extension BillingCloseMonthFlow: HospitalSteps {
    static var steps: [BillingCloseMonthStep] {
        [.openItems, .totals, .approval]
    }

    static func isSkippable(_ step: BillingCloseMonthStep) -> Bool { false }
    static func isFinal(_ step: BillingCloseMonthStep) -> Bool { false }
    static var isSkippable: Bool { false }
    static var skipTo: BillingCloseMonthStep? { nil }
    static var allowsBack: Bool { true }
}
