// Written by navgen from hospital.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

/// A flow with its step and its data.
nonisolated enum HospitalStaffFlow: Hashable, Codable, Sendable {
    /// Handover
    ///
    /// Patient by patient, from one shift to the next. Both sign.
    case handover(StaffHandoverFlow = StaffHandoverFlow())

    /// Which node it is.
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

    /// The flow with what it has gathered before. Its step stays, too, unless it is to be another
    /// one.
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

/// What `staff.handover` gathers.
nonisolated struct StaffHandoverData: Hashable, Codable, Sendable {
    var remarks: String

    init(remarks: String = "") {
        self.remarks = remarks
    }

    private enum CodingKeys: String, CodingKey {
        case remarks
    }

    /// What is missing, or is something else, is as it is in the beginning.
    init(from decoder: any Decoder) throws {
        self.init()
        let values = try decoder.container(keyedBy: CodingKeys.self)
        if let value = try? values.decode(String.self, forKey: .remarks) { self.remarks = value }
    }
}

/// The flow `staff.handover`: where one is in it, and what it has gathered.
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

    /// A step that is gone is the first; data that cannot be read is as it is in the beginning.
    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init()
        if let step = try? values.decode(StaffHandoverStep.self, forKey: .step) { self.step = step }
        if let data = try? values.decode(StaffHandoverData.self, forKey: .data) { self.data = data }
    }
}

nonisolated extension StaffHandoverFlow: HospitalSteps {
    static var steps: [StaffHandoverStep] {
        [.summary, .critical, .openTasks, .signOff]
    }

    static func isVisible(_ step: StaffHandoverStep, _ conditions: HospitalConditions) -> Bool? {
        true
    }
    static func isSkippable(_ step: StaffHandoverStep) -> Bool { false }
    static func isFinal(_ step: StaffHandoverStep) -> Bool { [.signOff].contains(step) }
    static var isSkippable: Bool { false }
    static var skipTo: StaffHandoverStep? { nil }
    static var allowsBack: Bool { true }
}
