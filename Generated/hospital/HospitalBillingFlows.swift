// Written by navgen from hospital.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

/// A flow with its step and its data.
nonisolated enum HospitalBillingFlow: Hashable, Codable, Sendable {
    /// Close the month
    case closeMonth(BillingCloseMonthFlow = BillingCloseMonthFlow())

    /// Which node it is.
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

    /// The flow with what it has gathered before. Its step stays, too, unless it is to be another
    /// one.
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

/// What `billing.closeMonth` gathers.
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

    /// What is missing, or is something else, is as it is in the beginning.
    init(from decoder: any Decoder) throws {
        self.init()
        let values = try decoder.container(keyedBy: CodingKeys.self)
        if let value = try? values.decode(Bool.self, forKey: .carryOver) { self.carryOver = value }
        if let value = try? values.decode(String.self, forKey: .remark) { self.remark = value }
    }
}

/// The flow `billing.closeMonth`: where one is in it, and what it has gathered.
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

    /// A step that is gone is the first; data that cannot be read is as it is in the beginning.
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

nonisolated extension BillingCloseMonthFlow: HospitalSteps {
    static var steps: [BillingCloseMonthStep] {
        [.openItems, .totals, .approval]
    }

    static func isVisible(
        _ step: BillingCloseMonthStep, _ conditions: HospitalConditions
    ) -> Bool? {
        true
    }
    static func isSkippable(_ step: BillingCloseMonthStep) -> Bool { false }
    static func isFinal(_ step: BillingCloseMonthStep) -> Bool { false }
    static var isSkippable: Bool { false }
    static var skipTo: BillingCloseMonthStep? { nil }
    static var allowsBack: Bool { true }
}
