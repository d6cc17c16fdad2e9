// Written by navgen from hospital.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

/// A flow: its step, and how it goes forward and back.
nonisolated protocol HospitalSteps {
    associatedtype Step: Hashable
    var step: Step { get set }
    /// All steps, in order.
    static var steps: [Step] { get }
    /// What must hold for a step to be shown.
    static func needs(of step: Step) -> [HospitalNeed]
    /// Whether a step can be skipped.
    static func isSkippable(_ step: Step) -> Bool
    /// Whether there is no going back from a step.
    static func isFinal(_ step: Step) -> Bool
    /// Where skipping the whole flow leads; `nil` for its end.
    static var skipTo: Step? { get }
    static var isSkippable: Bool { get }
    static var allowsBack: Bool { get }
}

nonisolated extension HospitalSteps {
    static func needs(of step: Step) -> [HospitalNeed] { [] }

    /// Whether a step is shown; `nil` while that is undecided.
    static func isVisible(_ step: Step, _ conditions: HospitalConditions) -> Bool? {
        needs(of: step).areMet(conditions)
    }

    /// What decides whether the current step is shown, while that is undecided.
    func undecided(_ conditions: HospitalConditions) -> HospitalNeed? {
        Self.isVisible(step, conditions) == nil
            ? Self.needs(of: step).first { $0.isMet(conditions) == nil } : nil
    }

    /// The steps that are shown, in order.
    func visibleSteps(_ conditions: HospitalConditions) -> [Step] {
        Self.steps.filter { Self.isVisible($0, conditions) == true }
    }

    /// Goes to the next step; `false` if this was the last.
    mutating func next(_ conditions: HospitalConditions) -> Bool {
        guard let next = following(conditions) else { return false }
        // It waits while that is undecided.
        if Self.isVisible(next, conditions) == true { step = next }
        return true
    }

    /// Goes to the previous step; `false` if that is not possible.
    mutating func back(_ conditions: HospitalConditions) -> Bool {
        guard canGoBack(conditions), let last = preceding(conditions) else { return false }
        step = last
        return true
    }

    /// Skips this step, or else the rest of the flow; `false` if that ends it.
    mutating func skip(_ conditions: HospitalConditions) -> Bool {
        if Self.isSkippable(step) { return next(conditions) }
        guard canSkip else { return true }
        guard let target = Self.skipTo else { return false }
        let isVisible = Self.isVisible(target, conditions)
        if isVisible == true { step = target }
        return isVisible != false
    }

    /// Whether there is anything to skip: it leads forward, not back to an earlier step.
    var canSkip: Bool {
        if Self.isSkippable(step) { return true }
        guard let target = Self.skipTo else { return Self.isSkippable }
        return Self.steps.prefix { $0 != target }.contains(step)
    }

    func canGoBack(_ conditions: HospitalConditions) -> Bool {
        Self.allowsBack && !Self.isFinal(step) && preceding(conditions) != nil
    }

    /// Whether the flow's work is done: there is no going back from the rest of it.
    var isFinished: Bool { Self.isFinal(step) }

    func isLast(_ conditions: HospitalConditions) -> Bool { following(conditions) == nil }

    /// The progress, from 0 at the first visible step to 1 at the last.
    func progress(_ conditions: HospitalConditions) -> Double {
        let steps = visibleSteps(conditions)
        guard steps.count > 1, let place = steps.firstIndex(of: step) else { return 1 }
        return Double(place) / Double(steps.count - 1)
    }

    /// Moves from a step that is not shown to the next one that is, or else to the last.
    mutating func settle(_ conditions: HospitalConditions) {
        guard Self.isVisible(step, conditions) == false else { return }
        let later = Self.steps.drop { $0 != step }
        let next = later.first(where: visibleSteps(conditions).contains)
        if let other = next ?? preceding(conditions) { step = other }
    }

    private func following(_ conditions: HospitalConditions) -> Step? {
        let later = Self.steps.drop { $0 != step }.dropFirst()
        return later.first { Self.isVisible($0, conditions) != false }
    }

    private func preceding(_ conditions: HospitalConditions) -> Step? {
        Self.steps.prefix { $0 != step }.last(where: visibleSteps(conditions).contains)
    }
}

/// What a step of a flow can do.
nonisolated enum HospitalMove: Hashable, Sendable {
    case next, back, skip, finish, cancel
    /// The data has changed.
    case edit
}

/// A flow with its step and its data.
nonisolated enum HospitalFlow: Hashable, Codable, Sendable {
    case patients(HospitalPatientsFlow)
    case appointments(HospitalAppointmentsFlow)
    case records(HospitalRecordsFlow)
    case pharmacy(HospitalPharmacyFlow)
    case billing(HospitalBillingFlow)
    case staff(HospitalStaffFlow)
    case settings(HospitalSettingsFlow)

    /// Its node in the graph.
    var node: HospitalNode {
        switch self {
        case .patients(let inner): return inner.node
        case .appointments(let inner): return inner.node
        case .records(let inner): return inner.node
        case .pharmacy(let inner): return inner.node
        case .billing(let inner): return inner.node
        case .staff(let inner): return inner.node
        case .settings(let inner): return inner.node
        }
    }

    /// Changes the flow, whichever it is.
    @discardableResult
    mutating func change<Result>(_ body: (inout any HospitalSteps) -> Result) -> Result {
        switch self {
        case .patients(var inner):
            let result = inner.change(body)
            self = .patients(inner)
            return result
        case .appointments(var inner):
            let result = inner.change(body)
            self = .appointments(inner)
            return result
        case .records(var inner):
            let result = inner.change(body)
            self = .records(inner)
            return result
        case .pharmacy(var inner):
            let result = inner.change(body)
            self = .pharmacy(inner)
            return result
        case .billing(var inner):
            let result = inner.change(body)
            self = .billing(inner)
            return result
        case .staff(var inner):
            let result = inner.change(body)
            self = .staff(inner)
            return result
        case .settings(var inner):
            let result = inner.change(body)
            self = .settings(inner)
            return result
        }
    }

    /// Whether its work is done.
    var isFinished: Bool {
        var flow = self
        return flow.change { $0.isFinished }
    }

    /// Returns the flow with what it collected before. Its step stays, too, unless it has to be
    /// another.
    func keeping(_ former: Self) -> Self {
        switch (self, former) {
        case (.patients(let inner), .patients(let former)): return .patients(inner.keeping(former))
        case (.appointments(let inner), .appointments(let former)):
            return .appointments(inner.keeping(former))
        case (.records(let inner), .records(let former)): return .records(inner.keeping(former))
        case (.pharmacy(let inner), .pharmacy(let former)): return .pharmacy(inner.keeping(former))
        case (.billing(let inner), .billing(let former)): return .billing(inner.keeping(former))
        case (.staff(let inner), .staff(let former)): return .staff(inner.keeping(former))
        case (.settings(let inner), .settings(let former)): return .settings(inner.keeping(former))
        default: return self
        }
    }
}
