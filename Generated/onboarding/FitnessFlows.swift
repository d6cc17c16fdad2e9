// Written by navgen from onboarding.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Observation

/// A flow: its step, and how one goes on and back.
nonisolated protocol FitnessSteps {
    associatedtype Step: Hashable
    var step: Step { get set }
    /// All steps, in order.
    static var steps: [Step] { get }
    /// What has to hold for a step to be shown.
    static func needs(of step: Step) -> [FitnessNeed]
    /// Whether a step can be left out.
    static func isSkippable(_ step: Step) -> Bool
    /// Whether a step cannot be left backwards.
    static func isFinal(_ step: Step) -> Bool
    /// Where skipping the flow as a whole leads; nil: to its end.
    static var skipTo: Step? { get }
    static var isSkippable: Bool { get }
    static var allowsBack: Bool { get }
}

nonisolated extension FitnessSteps {
    static func needs(of step: Step) -> [FitnessNeed] { [] }

    /// Whether a step is shown; nil while that is undecided.
    static func isVisible(_ step: Step, _ conditions: FitnessConditions) -> Bool? {
        needs(of: step).areMet(conditions)
    }

    /// While it is undecided whether its step is shown: what that depends on.
    func undecided(_ conditions: FitnessConditions) -> FitnessNeed? {
        Self.isVisible(step, conditions) == nil
            ? Self.needs(of: step).first { $0.isMet(conditions) == nil } : nil
    }

    /// The steps that are shown, in order.
    func visibleSteps(_ conditions: FitnessConditions) -> [Step] {
        Self.steps.filter { Self.isVisible($0, conditions) == true }
    }

    /// Goes to the next step; false where this was the last.
    mutating func next(_ conditions: FitnessConditions) -> Bool {
        guard let next = following(conditions) else { return false }
        // While that is undecided, it waits.
        if Self.isVisible(next, conditions) == true { step = next }
        return true
    }

    /// Goes to the step before; false where that cannot be.
    mutating func back(_ conditions: FitnessConditions) -> Bool {
        guard canGoBack(conditions), let last = preceding(conditions) else { return false }
        step = last
        return true
    }

    /// Leaves out this step, or else what is left of the flow; false where that ends it.
    mutating func skip(_ conditions: FitnessConditions) -> Bool {
        if Self.isSkippable(step) { return next(conditions) }
        guard canSkip else { return true }
        guard let target = Self.skipTo else { return false }
        let isVisible = Self.isVisible(target, conditions)
        if isVisible == true { step = target }
        return isVisible != false
    }

    /// Whether that leaves out anything: it leads on, and not back to a step that one has left.
    var canSkip: Bool {
        if Self.isSkippable(step) { return true }
        guard let target = Self.skipTo else { return Self.isSkippable }
        return Self.steps.prefix { $0 != target }.contains(step)
    }

    func canGoBack(_ conditions: FitnessConditions) -> Bool {
        Self.allowsBack && !Self.isFinal(step) && preceding(conditions) != nil
    }

    /// Whether the flow's work is done: what is left of it cannot be left backwards.
    var isFinished: Bool { Self.isFinal(step) }

    func isLast(_ conditions: FitnessConditions) -> Bool { following(conditions) == nil }

    /// From 0 at the first of the visible steps to 1 at the last.
    func progress(_ conditions: FitnessConditions) -> Double {
        let steps = visibleSteps(conditions)
        guard steps.count > 1, let place = steps.firstIndex(of: step) else { return 1 }
        return Double(place) / Double(steps.count - 1)
    }

    /// Leaves a step that is not shown for the next one that is, or else for the last.
    mutating func settle(_ conditions: FitnessConditions) {
        guard Self.isVisible(step, conditions) == false else { return }
        let later = Self.steps.drop { $0 != step }
        let next = later.first(where: visibleSteps(conditions).contains)
        if let other = next ?? preceding(conditions) { step = other }
    }

    private func following(_ conditions: FitnessConditions) -> Step? {
        let later = Self.steps.drop { $0 != step }.dropFirst()
        return later.first { Self.isVisible($0, conditions) != false }
    }

    private func preceding(_ conditions: FitnessConditions) -> Step? {
        Self.steps.prefix { $0 != step }.last(where: visibleSteps(conditions).contains)
    }
}

/// What a step of a flow can do.
nonisolated enum FitnessMove: Hashable, Sendable {
    case next, back, skip, finish, cancel
    /// The data has changed.
    case edit
}

/// A flow with its step and its data.
nonisolated enum FitnessFlow: Hashable, Codable, Sendable {
    case onboarding(OnboardingFlow = OnboardingFlow())

    /// Which node it is.
    var node: FitnessNode {
        switch self {
        case .onboarding: return .onboarding
        }
    }

    /// Changes the flow, whichever it is.
    @discardableResult
    mutating func change<Result>(_ body: (inout any FitnessSteps) -> Result) -> Result {
        switch self {
        case .onboarding(let flow):
            var steps: any FitnessSteps = flow
            let result = body(&steps)
            if let flow = steps as? OnboardingFlow { self = .onboarding(flow) }
            return result
        }
    }

    /// Whether its work is done.
    var isFinished: Bool {
        var flow = self
        return flow.change { $0.isFinished }
    }

    /// The flow with what it has gathered before. Its step stays, too, unless it is to be another
    /// one.
    func keeping(_ former: Self) -> Self {
        switch (self, former) {
        case (.onboarding(let flow), .onboarding(var former)):
            if flow.step != OnboardingFlow().step { former.step = flow.step }
            return .onboarding(former)
        }
    }
}

/// The steps of `onboarding`.
nonisolated enum OnboardingStep: String, CaseIterable, Codable, Sendable {
    case welcome
    /// What brings you here?
    case goals
    /// Asks for access to the health data.
    case healthData
    /// Reminders
    case reminders
    case ready
}

/// What `onboarding` gathers.
nonisolated struct OnboardingData: Hashable, Codable, Sendable {
    var goal: Goal
    var weeklyMinutes: Int
    var wantsReminders: Bool

    init(goal: Goal = .moveMore, weeklyMinutes: Int = 150, wantsReminders: Bool = false) {
        self.goal = goal
        self.weeklyMinutes = weeklyMinutes
        self.wantsReminders = wantsReminders
    }

    private enum CodingKeys: String, CodingKey {
        case goal
        case weeklyMinutes
        case wantsReminders
    }

    /// What is missing, or is something else, is as it is in the beginning.
    init(from decoder: any Decoder) throws {
        self.init()
        let values = try decoder.container(keyedBy: CodingKeys.self)
        if let value = try? values.decode(Goal.self, forKey: .goal) { self.goal = value }
        if let value = try? values.decode(Int.self, forKey: .weeklyMinutes) {
            self.weeklyMinutes = value
        }
        if let value = try? values.decode(Bool.self, forKey: .wantsReminders) {
            self.wantsReminders = value
        }
    }
}

/// The flow `onboarding`: where one is in it, and what it has gathered.
nonisolated struct OnboardingFlow: Hashable, Codable, Sendable {
    var step: OnboardingStep
    var data: OnboardingData

    init(step: OnboardingStep = .welcome, data: OnboardingData = OnboardingData()) {
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
        if let step = try? values.decode(OnboardingStep.self, forKey: .step) { self.step = step }
        if let data = try? values.decode(OnboardingData.self, forKey: .data) { self.data = data }
    }
}

/// One run through the flow `onboarding`: what its steps show and do.
@dynamicMemberLookup
@MainActor @Observable
final class OnboardingRun {
    /// The step that is shown.
    private(set) var step: OnboardingStep
    /// The steps that are shown, in order.
    private(set) var steps: [OnboardingStep]
    /// From 0 at the first of them to 1 at the last.
    private(set) var progress = 0.0
    private(set) var canGoBack = false
    private(set) var canSkip = false
    private(set) var isLast = false
    /// What the flow gathers; its values are members of the run as well.
    var data: OnboardingData {
        didSet { if data != oldValue, !isFollowing { act(.edit, value) } }
    }
    @ObservationIgnored private var isFollowing = false
    @ObservationIgnored private var act: @MainActor (FitnessMove, OnboardingFlow) -> Void

    /// A run that tells what its steps do; previews need not listen.
    init(
        _ flow: OnboardingFlow = OnboardingFlow(),
        act: @escaping @MainActor (FitnessMove, OnboardingFlow) -> Void = { _, _ in }
    ) {
        step = flow.step
        steps = [.welcome, .goals, .healthData, .reminders, .ready]
        data = flow.data
        self.act = act
    }

    subscript<Value>(
        dynamicMember member: any WritableKeyPath<OnboardingData, Value> & Sendable
    ) -> Value {
        get { data[keyPath: member] }
        set { data[keyPath: member] = newValue }
    }

    /// Where one is, and what has been gathered.
    var value: OnboardingFlow { OnboardingFlow(step: step, data: data) }

    /// Goes to the next step; after the last, the flow has ended.
    func next() { act(.next, value) }

    /// Goes to the step before.
    func back() { act(.back, value) }

    /// Leaves out this step, or else what is left of the flow.
    func skip() { act(.skip, value) }

    /// Ends the flow, whatever its step.
    func finish() { act(.finish, value) }

    /// Gives the flow up.
    func cancel() { act(.cancel, value) }

    func onAct(_ act: @escaping @MainActor (FitnessMove, OnboardingFlow) -> Void) { self.act = act }

    /// Takes over what has changed, and nothing else.
    func follow(
        _ flow: OnboardingFlow, steps: [OnboardingStep], progress: Double, canGoBack: Bool,
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

nonisolated extension OnboardingFlow: FitnessSteps {
    static var steps: [OnboardingStep] {
        [.welcome, .goals, .healthData, .reminders, .ready]
    }

    static func needs(of step: OnboardingStep) -> [FitnessNeed] {
        switch step {
        case .healthData: return [.init(.healthAvailable)]
        default: return []
        }
    }

    static func isSkippable(_ step: OnboardingStep) -> Bool { [.reminders].contains(step) }
    static func isFinal(_ step: OnboardingStep) -> Bool { [.ready].contains(step) }
    static var isSkippable: Bool { true }
    static var skipTo: OnboardingStep? { .ready }
    static var allowsBack: Bool { true }
}
