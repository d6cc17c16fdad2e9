// Written by navgen from hospital.yaml, section pharmacy. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Observation

/// A flow with its step and its data.
nonisolated enum HospitalPharmacyFlow: Hashable, Codable, Sendable {
    /// Prescribe
    case prescribe(PharmacyPrescribeFlow = PharmacyPrescribeFlow())
    /// Hand out
    case dispense(PharmacyDispenseFlow = PharmacyDispenseFlow())

    /// Its node in the graph.
    var node: HospitalNode {
        switch self {
        case .prescribe: return .pharmacyPrescribe
        case .dispense: return .pharmacyDispense
        }
    }

    /// Changes the flow, whichever it is.
    @discardableResult
    mutating func change<Result>(_ body: (inout any HospitalSteps) -> Result) -> Result {
        switch self {
        case .prescribe(let flow):
            var steps: any HospitalSteps = flow
            let result = body(&steps)
            if let flow = steps as? PharmacyPrescribeFlow { self = .prescribe(flow) }
            return result
        case .dispense(let flow):
            var steps: any HospitalSteps = flow
            let result = body(&steps)
            if let flow = steps as? PharmacyDispenseFlow { self = .dispense(flow) }
            return result
        }
    }

    /// Returns the flow with what it collected before. Its step stays, too, unless it has to be
    /// another.
    func keeping(_ former: Self) -> Self {
        switch (self, former) {
        case (.prescribe(let flow), .prescribe(var former)):
            if flow.step != PharmacyPrescribeFlow().step { former.step = flow.step }
            return .prescribe(former)
        case (.dispense(let flow), .dispense(var former)):
            if flow.step != PharmacyDispenseFlow().step { former.step = flow.step }
            return .dispense(former)
        default: return self
        }
    }
}

/// The steps of `pharmacy.prescribe`.
nonisolated enum PharmacyPrescribeStep: String, CaseIterable, Codable, Sendable {
    /// What?
    case substance
    /// How much?
    case dosage
    /// Interactions
    ///
    /// Shows what the patient takes already.
    case safetyCheck
    /// Sign
    case signature
}

/// What `pharmacy.prescribe` collects.
nonisolated struct PharmacyPrescribeData: Hashable, Codable, Sendable {
    var milligrams: Double
    var frequency: Frequency

    init(milligrams: Double = 0.0, frequency: Frequency = .daily) {
        self.milligrams = milligrams
        self.frequency = frequency
    }

    private enum CodingKeys: String, CodingKey {
        case milligrams
        case frequency
    }

    /// Decodes the data; what is missing or invalid has its initial value.
    init(from decoder: any Decoder) throws {
        self.init()
        let values = try decoder.container(keyedBy: CodingKeys.self)
        if let value = try? values.decode(Double.self, forKey: .milligrams) {
            self.milligrams = value
        }
        if let value = try? values.decode(Frequency.self, forKey: .frequency) {
            self.frequency = value
        }
    }
}

/// The flow `pharmacy.prescribe`: its current step, and what it has collected.
nonisolated struct PharmacyPrescribeFlow: Hashable, Codable, Sendable {
    var step: PharmacyPrescribeStep
    var data: PharmacyPrescribeData

    init(
        step: PharmacyPrescribeStep = .substance,
        data: PharmacyPrescribeData = PharmacyPrescribeData()
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
        if let step = try? values.decode(PharmacyPrescribeStep.self, forKey: .step) {
            self.step = step
        }
        if let data = try? values.decode(PharmacyPrescribeData.self, forKey: .data) {
            self.data = data
        }
    }
}

/// One run through the flow `pharmacy.prescribe`: what its steps show and do.
@dynamicMemberLookup
@MainActor @Observable
final class PharmacyPrescribeRun {
    /// The step that is shown.
    private(set) var step: PharmacyPrescribeStep
    /// The steps that are shown, in order.
    private(set) var steps: [PharmacyPrescribeStep]
    /// From 0 at the first of them to 1 at the last.
    private(set) var progress = 0.0
    private(set) var canGoBack = false
    private(set) var canSkip = false
    private(set) var isLast = false
    /// What the flow collects; its values are also members of the run.
    var data: PharmacyPrescribeData {
        didSet { if data != oldValue, !isFollowing { act(.edit, value) } }
    }
    @ObservationIgnored private var isFollowing = false
    @ObservationIgnored private var act: @MainActor (HospitalMove, PharmacyPrescribeFlow) -> Void

    /// Creates a run that reports what its steps do; previews need not listen.
    init(
        _ flow: PharmacyPrescribeFlow = PharmacyPrescribeFlow(),
        act: @escaping @MainActor (HospitalMove, PharmacyPrescribeFlow) -> Void = { _, _ in }
    ) {
        step = flow.step
        steps = [.substance, .dosage, .safetyCheck, .signature]
        data = flow.data
        self.act = act
    }

    subscript<Value>(
        dynamicMember member: any WritableKeyPath<PharmacyPrescribeData, Value> & Sendable
    ) -> Value {
        get { data[keyPath: member] }
        set { data[keyPath: member] = newValue }
    }

    /// The current step, and what has been collected.
    var value: PharmacyPrescribeFlow { PharmacyPrescribeFlow(step: step, data: data) }

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

    func onAct(_ act: @escaping @MainActor (HospitalMove, PharmacyPrescribeFlow) -> Void) {
        self.act = act
    }

    /// Updates only what has changed.
    func follow(
        _ flow: PharmacyPrescribeFlow, steps: [PharmacyPrescribeStep], progress: Double,
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

/// The steps of `pharmacy.dispense`.
nonisolated enum PharmacyDispenseStep: String, CaseIterable, Codable, Sendable {
    case package
    case handOver
}

/// What `pharmacy.dispense` collects.
nonisolated struct PharmacyDispenseData: Hashable, Codable, Sendable {
    var packages: Int

    init(packages: Int = 1) {
        self.packages = packages
    }

    private enum CodingKeys: String, CodingKey {
        case packages
    }

    /// Decodes the data; what is missing or invalid has its initial value.
    init(from decoder: any Decoder) throws {
        self.init()
        let values = try decoder.container(keyedBy: CodingKeys.self)
        if let value = try? values.decode(Int.self, forKey: .packages) { self.packages = value }
    }
}

/// The flow `pharmacy.dispense`: its current step, and what it has collected.
nonisolated struct PharmacyDispenseFlow: Hashable, Codable, Sendable {
    var step: PharmacyDispenseStep
    var data: PharmacyDispenseData

    init(
        step: PharmacyDispenseStep = .package, data: PharmacyDispenseData = PharmacyDispenseData()
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
        if let step = try? values.decode(PharmacyDispenseStep.self, forKey: .step) {
            self.step = step
        }
        if let data = try? values.decode(PharmacyDispenseData.self, forKey: .data) {
            self.data = data
        }
    }
}

/// One run through the flow `pharmacy.dispense`: what its steps show and do.
@dynamicMemberLookup
@MainActor @Observable
final class PharmacyDispenseRun {
    /// The step that is shown.
    private(set) var step: PharmacyDispenseStep
    /// The steps that are shown, in order.
    private(set) var steps: [PharmacyDispenseStep]
    /// From 0 at the first of them to 1 at the last.
    private(set) var progress = 0.0
    private(set) var canGoBack = false
    private(set) var canSkip = false
    private(set) var isLast = false
    /// What the flow collects; its values are also members of the run.
    var data: PharmacyDispenseData {
        didSet { if data != oldValue, !isFollowing { act(.edit, value) } }
    }
    @ObservationIgnored private var isFollowing = false
    @ObservationIgnored private var act: @MainActor (HospitalMove, PharmacyDispenseFlow) -> Void

    /// Creates a run that reports what its steps do; previews need not listen.
    init(
        _ flow: PharmacyDispenseFlow = PharmacyDispenseFlow(),
        act: @escaping @MainActor (HospitalMove, PharmacyDispenseFlow) -> Void = { _, _ in }
    ) {
        step = flow.step
        steps = [.package, .handOver]
        data = flow.data
        self.act = act
    }

    subscript<Value>(
        dynamicMember member: any WritableKeyPath<PharmacyDispenseData, Value> & Sendable
    ) -> Value {
        get { data[keyPath: member] }
        set { data[keyPath: member] = newValue }
    }

    /// The current step, and what has been collected.
    var value: PharmacyDispenseFlow { PharmacyDispenseFlow(step: step, data: data) }

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

    func onAct(_ act: @escaping @MainActor (HospitalMove, PharmacyDispenseFlow) -> Void) {
        self.act = act
    }

    /// Updates only what has changed.
    func follow(
        _ flow: PharmacyDispenseFlow, steps: [PharmacyDispenseStep], progress: Double,
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

nonisolated extension PharmacyPrescribeFlow: HospitalSteps {
    static var steps: [PharmacyPrescribeStep] {
        [.substance, .dosage, .safetyCheck, .signature]
    }

    static func isSkippable(_ step: PharmacyPrescribeStep) -> Bool { false }
    static func isFinal(_ step: PharmacyPrescribeStep) -> Bool { false }
    static var isSkippable: Bool { false }
    static var skipTo: PharmacyPrescribeStep? { nil }
    static var allowsBack: Bool { true }
}

nonisolated extension PharmacyDispenseFlow: HospitalSteps {
    static var steps: [PharmacyDispenseStep] {
        [.package, .handOver]
    }

    static func isSkippable(_ step: PharmacyDispenseStep) -> Bool { false }
    static func isFinal(_ step: PharmacyDispenseStep) -> Bool { false }
    static var isSkippable: Bool { false }
    static var skipTo: PharmacyDispenseStep? { nil }
    static var allowsBack: Bool { false }
}
