// Written by navgen from hospital.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

/// A flow with its step and its data.
nonisolated enum HospitalAppointmentsFlow: Hashable, Codable, Sendable {
    /// New appointment
    case book(AppointmentsBookFlow = AppointmentsBookFlow())

    /// Which node it is.
    var node: HospitalNode {
        switch self {
        case .book: return .appointmentsBook
        }
    }

    /// Changes the flow, whichever it is.
    @discardableResult
    mutating func change<Result>(_ body: (inout any HospitalSteps) -> Result) -> Result {
        switch self {
        case .book(let flow):
            var steps: any HospitalSteps = flow
            let result = body(&steps)
            if let flow = steps as? AppointmentsBookFlow { self = .book(flow) }
            return result
        }
    }

    /// The flow with what it has gathered before. Its step stays, too, unless it is to be another
    /// one.
    func keeping(_ former: Self) -> Self {
        switch (self, former) {
        case (.book(let flow), .book(var former)):
            if flow.step != AppointmentsBookFlow().step { former.step = flow.step }
            return .book(former)
        }
    }
}

/// The steps of `appointments.book`.
nonisolated enum AppointmentsBookStep: String, CaseIterable, Codable, Sendable {
    /// For whom?
    case person
    /// What for?
    case reason
    /// When?
    case slot
    /// Where?
    case place
    case summary
}

/// What `appointments.book` gathers.
nonisolated struct AppointmentsBookData: Hashable, Codable, Sendable {
    var kind: AppointmentKind
    var minutes: Int
    var needsInterpreter: Bool
    var remark: String

    init(
        kind: AppointmentKind = .consultation, minutes: Int = 30, needsInterpreter: Bool = false,
        remark: String = ""
    ) {
        self.kind = kind
        self.minutes = minutes
        self.needsInterpreter = needsInterpreter
        self.remark = remark
    }

    private enum CodingKeys: String, CodingKey {
        case kind
        case minutes
        case needsInterpreter
        case remark
    }

    /// What is missing, or is something else, is as it is in the beginning.
    init(from decoder: any Decoder) throws {
        self.init()
        let values = try decoder.container(keyedBy: CodingKeys.self)
        if let value = try? values.decode(AppointmentKind.self, forKey: .kind) { self.kind = value }
        if let value = try? values.decode(Int.self, forKey: .minutes) { self.minutes = value }
        if let value = try? values.decode(Bool.self, forKey: .needsInterpreter) {
            self.needsInterpreter = value
        }
        if let value = try? values.decode(String.self, forKey: .remark) { self.remark = value }
    }
}

/// The flow `appointments.book`: where one is in it, and what it has gathered.
nonisolated struct AppointmentsBookFlow: Hashable, Codable, Sendable {
    var step: AppointmentsBookStep
    var data: AppointmentsBookData

    init(
        step: AppointmentsBookStep = .person, data: AppointmentsBookData = AppointmentsBookData()
    ) {
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
        if let step = try? values.decode(AppointmentsBookStep.self, forKey: .step) {
            self.step = step
        }
        if let data = try? values.decode(AppointmentsBookData.self, forKey: .data) {
            self.data = data
        }
    }
}

nonisolated extension AppointmentsBookFlow: HospitalSteps {
    static var steps: [AppointmentsBookStep] {
        [.person, .reason, .slot, .place, .summary]
    }

    static func isVisible(_ step: AppointmentsBookStep, _ conditions: HospitalConditions) -> Bool? {
        true
    }
    static func isSkippable(_ step: AppointmentsBookStep) -> Bool { [.place].contains(step) }
    static func isFinal(_ step: AppointmentsBookStep) -> Bool { false }
    static var isSkippable: Bool { false }
    static var skipTo: AppointmentsBookStep? { nil }
    static var allowsBack: Bool { true }
}
