// Written by navgen from onboarding.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Observation

/// A flow: its step, and how it goes forward and back.
nonisolated protocol FitnessSteps {
    associatedtype Step: Hashable
    var step: Step { get set }
    /// All steps, in order.
    static var steps: [Step] { get }
    /// What must hold for a step to be shown.
    static func needs(of step: Step) -> [FitnessNeed]
    /// Whether a step can be skipped.
    static func isSkippable(_ step: Step) -> Bool
    /// Whether there is no going back from a step.
    static func isFinal(_ step: Step) -> Bool
    /// Where skipping the whole flow leads; `nil` for its end.
    static var skipTo: Step? { get }
    static var isSkippable: Bool { get }
    static var allowsBack: Bool { get }
}

nonisolated extension FitnessSteps {
    static func needs(of step: Step) -> [FitnessNeed] { [] }

    /// Whether a step is shown; `nil` while that is undecided.
    static func isVisible(_ step: Step, _ conditions: FitnessConditions) -> Bool? {
        needs(of: step).areMet(conditions)
    }

    /// What decides whether the current step is shown, while that is undecided.
    func undecided(_ conditions: FitnessConditions) -> FitnessNeed? {
        Self.isVisible(step, conditions) == nil
            ? Self.needs(of: step).first { $0.isMet(conditions) == nil } : nil
    }

    /// The steps that are shown, in order.
    func visibleSteps(_ conditions: FitnessConditions) -> [Step] {
        Self.steps.filter { Self.isVisible($0, conditions) == true }
    }

    /// Goes to the next step; `false` if this was the last.
    mutating func next(_ conditions: FitnessConditions) -> Bool {
        guard let next = following(conditions) else { return false }
        // It waits while that is undecided.
        if Self.isVisible(next, conditions) == true { step = next }
        return true
    }

    /// Goes to the previous step; `false` if that is not possible.
    mutating func back(_ conditions: FitnessConditions) -> Bool {
        guard canGoBack(conditions), let last = preceding(conditions) else { return false }
        step = last
        return true
    }

    /// Skips this step, or else the rest of the flow; `false` if that ends it.
    mutating func skip(_ conditions: FitnessConditions) -> Bool {
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

    func canGoBack(_ conditions: FitnessConditions) -> Bool {
        Self.allowsBack && !Self.isFinal(step) && preceding(conditions) != nil
    }

    /// Whether the flow's work is done: there is no going back from the rest of it.
    var isFinished: Bool { Self.isFinal(step) }

    func isLast(_ conditions: FitnessConditions) -> Bool { following(conditions) == nil }

    /// The progress, from 0 at the first visible step to 1 at the last.
    func progress(_ conditions: FitnessConditions) -> Double {
        let steps = visibleSteps(conditions)
        guard steps.count > 1, let place = steps.firstIndex(of: step) else { return 1 }
        return Double(place) / Double(steps.count - 1)
    }

    /// Moves from a step that is not shown to the next one that is, or else to the last.
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

    /// Its node in the graph.
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

    /// Returns the flow with what it collected before. Its step stays, too, unless it has to be
    /// another.
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

/// What `onboarding` collects.
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

    /// Decodes the data; what is missing or invalid has its initial value.
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

/// The flow `onboarding`: its current step, and what it has collected.
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

    /// Decodes the flow; a step that is gone becomes the first, unreadable data the initial data.
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
    /// What the flow collects; its values are also members of the run.
    var data: OnboardingData {
        didSet { if data != oldValue, !isFollowing { act(.edit, value) } }
    }
    @ObservationIgnored private var isFollowing = false
    @ObservationIgnored private var act: @MainActor (FitnessMove, OnboardingFlow) -> Void

    /// Creates a run that reports what its steps do; previews need not listen.
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

    /// The current step, and what has been collected.
    var value: OnboardingFlow { OnboardingFlow(step: step, data: data) }

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

    func onAct(_ act: @escaping @MainActor (FitnessMove, OnboardingFlow) -> Void) { self.act = act }

    /// Updates only what has changed.
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
