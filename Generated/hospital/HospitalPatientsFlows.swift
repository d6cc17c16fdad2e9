// Written by navgen from hospital.yaml, section patients. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Observation

/// A flow with its step and its data.
nonisolated enum HospitalPatientsFlow: Hashable, Codable, Sendable {
    /// Admission
    ///
    /// From the ambulance's door to a bed, in a few minutes.
    case admission(PatientsAdmissionFlow = PatientsAdmissionFlow())

    /// Its node in the graph.
    var node: HospitalNode {
        switch self {
        case .admission: return .patientsAdmission
        }
    }

    /// Changes the flow, whichever it is.
    @discardableResult
    mutating func change<Result>(_ body: (inout any HospitalSteps) -> Result) -> Result {
        switch self {
        case .admission(let flow):
            var steps: any HospitalSteps = flow
            let result = body(&steps)
            if let flow = steps as? PatientsAdmissionFlow { self = .admission(flow) }
            return result
        }
    }

    /// Returns the flow with what it collected before. Its step stays, too, unless it has to be
    /// another.
    func keeping(_ former: Self) -> Self {
        switch (self, former) {
        case (.admission(let flow), .admission(var former)):
            if flow.step != PatientsAdmissionFlow().step { former.step = flow.step }
            return .admission(former)
        }
    }
}

/// The steps of `patients.admission`.
nonisolated enum PatientsAdmissionStep: String, CaseIterable, Codable, Sendable {
    /// Who is it?
    case identity
    /// Why are they here?
    case reason
    /// Insurance
    case insurance
    /// Bed
    case bed
    /// Approval
    ///
    /// The shift's lead need not ask anybody.
    case approval
    case admitted
}

/// What `patients.admission` collects.
nonisolated struct PatientsAdmissionData: Hashable, Codable, Sendable {
    var name: String
    var urgency: Urgency
    var complaint: String
    var isInsured: Bool

    init(
        name: String = "", urgency: Urgency = .standard, complaint: String = "",
        isInsured: Bool = true
    ) {
        self.name = name
        self.urgency = urgency
        self.complaint = complaint
        self.isInsured = isInsured
    }

    private enum CodingKeys: String, CodingKey {
        case name
        case urgency
        case complaint
        case isInsured
    }

    /// Decodes the data; what is missing or invalid has its initial value.
    init(from decoder: any Decoder) throws {
        self.init()
        let values = try decoder.container(keyedBy: CodingKeys.self)
        if let value = try? values.decode(String.self, forKey: .name) { self.name = value }
        if let value = try? values.decode(Urgency.self, forKey: .urgency) { self.urgency = value }
        if let value = try? values.decode(String.self, forKey: .complaint) {
            self.complaint = value
        }
        if let value = try? values.decode(Bool.self, forKey: .isInsured) { self.isInsured = value }
    }
}

/// The flow `patients.admission`: its current step, and what it has collected.
nonisolated struct PatientsAdmissionFlow: Hashable, Codable, Sendable {
    var step: PatientsAdmissionStep
    var data: PatientsAdmissionData

    init(
        step: PatientsAdmissionStep = .identity,
        data: PatientsAdmissionData = PatientsAdmissionData()
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
        if let step = try? values.decode(PatientsAdmissionStep.self, forKey: .step) {
            self.step = step
        }
        if let data = try? values.decode(PatientsAdmissionData.self, forKey: .data) {
            self.data = data
        }
    }
}

/// One run through the flow `patients.admission`: what its steps show and do.
@dynamicMemberLookup
@MainActor @Observable
final class PatientsAdmissionRun {
    /// The step that is shown.
    private(set) var step: PatientsAdmissionStep
    /// The steps that are shown, in order.
    private(set) var steps: [PatientsAdmissionStep]
    /// From 0 at the first of them to 1 at the last.
    private(set) var progress = 0.0
    private(set) var canGoBack = false
    private(set) var canSkip = false
    private(set) var isLast = false
    /// What the flow collects; its values are also members of the run.
    var data: PatientsAdmissionData {
        didSet { if data != oldValue, !isFollowing { act(.edit, value) } }
    }
    @ObservationIgnored private var isFollowing = false
    @ObservationIgnored private var act: @MainActor (HospitalMove, PatientsAdmissionFlow) -> Void

    /// Creates a run that reports what its steps do; previews need not listen.
    init(
        _ flow: PatientsAdmissionFlow = PatientsAdmissionFlow(),
        act: @escaping @MainActor (HospitalMove, PatientsAdmissionFlow) -> Void = { _, _ in }
    ) {
        step = flow.step
        steps = [.identity, .reason, .insurance, .bed, .approval, .admitted]
        data = flow.data
        self.act = act
    }

    subscript<Value>(
        dynamicMember member: any WritableKeyPath<PatientsAdmissionData, Value> & Sendable
    ) -> Value {
        get { data[keyPath: member] }
        set { data[keyPath: member] = newValue }
    }

    /// The current step, and what has been collected.
    var value: PatientsAdmissionFlow { PatientsAdmissionFlow(step: step, data: data) }

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

    func onAct(_ act: @escaping @MainActor (HospitalMove, PatientsAdmissionFlow) -> Void) {
        self.act = act
    }

    /// Updates only what has changed.
    func follow(
        _ flow: PatientsAdmissionFlow, steps: [PatientsAdmissionStep], progress: Double,
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

nonisolated extension PatientsAdmissionFlow: HospitalSteps {
    static var steps: [PatientsAdmissionStep] {
        [.identity, .reason, .insurance, .bed, .approval, .admitted]
    }

    static func needs(of step: PatientsAdmissionStep) -> [HospitalNeed] {
        switch step {
        case .approval: return [.init(.shiftLead, isNegated: true)]
        default: return []
        }
    }

    static func isSkippable(_ step: PatientsAdmissionStep) -> Bool { [.insurance].contains(step) }
    static func isFinal(_ step: PatientsAdmissionStep) -> Bool { [.admitted].contains(step) }
    static var isSkippable: Bool { false }
    static var skipTo: PatientsAdmissionStep? { nil }
    static var allowsBack: Bool { true }
}
