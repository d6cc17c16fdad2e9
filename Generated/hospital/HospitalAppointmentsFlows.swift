// Written by navgen from hospital.yaml, section appointments. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Observation

/// A flow with its step and its data.
nonisolated enum HospitalAppointmentsFlow: Hashable, Codable, Sendable {
    /// New appointment
    case book(AppointmentsBookFlow = AppointmentsBookFlow())

    /// Its node in the graph.
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

    /// Returns the flow with what it collected before. Its step stays, too, unless it has to be
    /// another.
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

/// What `appointments.book` collects.
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

    /// Decodes the data; what is missing or invalid has its initial value.
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

/// The flow `appointments.book`: its current step, and what it has collected.
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

    /// Decodes the flow; a step that is gone becomes the first, unreadable data the initial data.
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

/// One run through the flow `appointments.book`: what its steps show and do.
@dynamicMemberLookup
@MainActor @Observable
final class AppointmentsBookRun {
    /// The step that is shown.
    private(set) var step: AppointmentsBookStep
    /// The steps that are shown, in order.
    private(set) var steps: [AppointmentsBookStep]
    /// From 0 at the first of them to 1 at the last.
    private(set) var progress = 0.0
    private(set) var canGoBack = false
    private(set) var canSkip = false
    private(set) var isLast = false
    /// What the flow collects; its values are also members of the run.
    var data: AppointmentsBookData {
        didSet { if data != oldValue, !isFollowing { act(.edit, value) } }
    }
    @ObservationIgnored private var isFollowing = false
    @ObservationIgnored private var act: @MainActor (HospitalMove, AppointmentsBookFlow) -> Void

    /// Creates a run that reports what its steps do; previews need not listen.
    init(
        _ flow: AppointmentsBookFlow = AppointmentsBookFlow(),
        act: @escaping @MainActor (HospitalMove, AppointmentsBookFlow) -> Void = { _, _ in }
    ) {
        step = flow.step
        steps = [.person, .reason, .slot, .place, .summary]
        data = flow.data
        self.act = act
    }

    subscript<Value>(
        dynamicMember member: any WritableKeyPath<AppointmentsBookData, Value> & Sendable
    ) -> Value {
        get { data[keyPath: member] }
        set { data[keyPath: member] = newValue }
    }

    /// The current step, and what has been collected.
    var value: AppointmentsBookFlow { AppointmentsBookFlow(step: step, data: data) }

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

    func onAct(_ act: @escaping @MainActor (HospitalMove, AppointmentsBookFlow) -> Void) {
        self.act = act
    }

    /// Updates only what has changed.
    func follow(
        _ flow: AppointmentsBookFlow, steps: [AppointmentsBookStep], progress: Double,
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

nonisolated extension AppointmentsBookFlow: HospitalSteps {
    static var steps: [AppointmentsBookStep] {
        [.person, .reason, .slot, .place, .summary]
    }

    static func isSkippable(_ step: AppointmentsBookStep) -> Bool { [.place].contains(step) }
    static func isFinal(_ step: AppointmentsBookStep) -> Bool { false }
    static var isSkippable: Bool { false }
    static var skipTo: AppointmentsBookStep? { nil }
    static var allowsBack: Bool { true }
}
