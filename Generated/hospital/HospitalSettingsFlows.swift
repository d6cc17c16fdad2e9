// Written by navgen from hospital.yaml, section settings. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Observation

/// A flow with its step and its data.
nonisolated enum HospitalSettingsFlow: Hashable, Codable, Sendable {
    /// Change PIN
    case changePin(SettingsChangePinFlow = SettingsChangePinFlow())

    /// Its node in the graph.
    var node: HospitalNode {
        switch self {
        case .changePin: return .settingsChangePin
        }
    }

    /// Changes the flow, whichever it is.
    @discardableResult
    mutating func change<Result>(_ body: (inout any HospitalSteps) -> Result) -> Result {
        switch self {
        case .changePin(let flow):
            var steps: any HospitalSteps = flow
            let result = body(&steps)
            if let flow = steps as? SettingsChangePinFlow { self = .changePin(flow) }
            return result
        }
    }

    /// Returns the flow with what it collected before. Its step stays, too, unless it has to be
    /// another.
    func keeping(_ former: Self) -> Self {
        switch (self, former) {
        case (.changePin(let flow), .changePin(var former)):
            if flow.step != SettingsChangePinFlow().step { former.step = flow.step }
            return .changePin(former)
        }
    }
}

/// The steps of `settings.changePin`.
nonisolated enum SettingsChangePinStep: String, CaseIterable, Codable, Sendable {
    case currentPin
    case newPin
    case changed
}

/// What `settings.changePin` collects.
nonisolated struct SettingsChangePinData: Hashable, Codable, Sendable {
    var usesFaceID: Bool

    init(usesFaceID: Bool = true) {
        self.usesFaceID = usesFaceID
    }

    private enum CodingKeys: String, CodingKey {
        case usesFaceID
    }

    /// Decodes the data; what is missing or invalid has its initial value.
    init(from decoder: any Decoder) throws {
        self.init()
        let values = try decoder.container(keyedBy: CodingKeys.self)
        if let value = try? values.decode(Bool.self, forKey: .usesFaceID) {
            self.usesFaceID = value
        }
    }
}

/// The flow `settings.changePin`: its current step, and what it has collected.
nonisolated struct SettingsChangePinFlow: Hashable, Codable, Sendable {
    var step: SettingsChangePinStep
    var data: SettingsChangePinData

    init(
        step: SettingsChangePinStep = .currentPin,
        data: SettingsChangePinData = SettingsChangePinData()
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
        if let step = try? values.decode(SettingsChangePinStep.self, forKey: .step) {
            self.step = step
        }
        if let data = try? values.decode(SettingsChangePinData.self, forKey: .data) {
            self.data = data
        }
    }
}

/// One run through the flow `settings.changePin`: what its steps show and do.
@dynamicMemberLookup
@MainActor @Observable
final class SettingsChangePinRun {
    /// The step that is shown.
    private(set) var step: SettingsChangePinStep
    /// The steps that are shown, in order.
    private(set) var steps: [SettingsChangePinStep]
    /// From 0 at the first of them to 1 at the last.
    private(set) var progress = 0.0
    private(set) var canGoBack = false
    private(set) var canSkip = false
    private(set) var isLast = false
    /// What the flow collects; its values are also members of the run.
    var data: SettingsChangePinData {
        didSet { if data != oldValue, !isFollowing { act(.edit, value) } }
    }
    @ObservationIgnored private var isFollowing = false
    @ObservationIgnored private var act: @MainActor (HospitalMove, SettingsChangePinFlow) -> Void

    /// Creates a run that reports what its steps do; previews need not listen.
    init(
        _ flow: SettingsChangePinFlow = SettingsChangePinFlow(),
        act: @escaping @MainActor (HospitalMove, SettingsChangePinFlow) -> Void = { _, _ in }
    ) {
        step = flow.step
        steps = [.currentPin, .newPin, .changed]
        data = flow.data
        self.act = act
    }

    subscript<Value>(
        dynamicMember member: any WritableKeyPath<SettingsChangePinData, Value> & Sendable
    ) -> Value {
        get { data[keyPath: member] }
        set { data[keyPath: member] = newValue }
    }

    /// The current step, and what has been collected.
    var value: SettingsChangePinFlow { SettingsChangePinFlow(step: step, data: data) }

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

    func onAct(_ act: @escaping @MainActor (HospitalMove, SettingsChangePinFlow) -> Void) {
        self.act = act
    }

    /// Updates only what has changed.
    func follow(
        _ flow: SettingsChangePinFlow, steps: [SettingsChangePinStep], progress: Double,
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

nonisolated extension SettingsChangePinFlow: HospitalSteps {
    static var steps: [SettingsChangePinStep] {
        [.currentPin, .newPin, .changed]
    }

    static func isSkippable(_ step: SettingsChangePinStep) -> Bool { false }
    static func isFinal(_ step: SettingsChangePinStep) -> Bool { [.changed].contains(step) }
    static var isSkippable: Bool { false }
    static var skipTo: SettingsChangePinStep? { nil }
    static var allowsBack: Bool { true }
}
