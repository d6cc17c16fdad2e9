// Written by navgen from library.yaml, section loans, module LoansNavigation. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

public import LibraryModel
public import Observation

/// What a step of a flow can do.
nonisolated public enum LibraryLoansMove: Hashable, Sendable {
    case next, back, skip, finish, cancel
    /// The data has changed.
    case edit
}

/// The steps of `loans.request`.
nonisolated public enum LoansRequestStep: String, CaseIterable, Codable, Sendable {
    case book
    case address
    case done
}

/// What `loans.request` collects.
nonisolated public struct LoansRequestData: Hashable, Codable, Sendable {
    public var isbn: ISBN?
    public var weeks: Int

    public init(isbn: ISBN? = nil, weeks: Int = 4) {
        self.isbn = isbn
        self.weeks = weeks
    }

    private enum CodingKeys: String, CodingKey {
        case isbn
        case weeks
    }

    /// Decodes the data; what is missing or invalid has its initial value.
    public init(from decoder: any Decoder) throws {
        self.init()
        let values = try decoder.container(keyedBy: CodingKeys.self)
        if let value = try? values.decode(ISBN?.self, forKey: .isbn) { self.isbn = value }
        if let value = try? values.decode(Int.self, forKey: .weeks) { self.weeks = value }
    }
}

/// The flow `loans.request`: its current step, and what it has collected.
nonisolated public struct LoansRequestFlow: Hashable, Codable, Sendable {
    public var step: LoansRequestStep
    public var data: LoansRequestData

    public init(step: LoansRequestStep = .book, data: LoansRequestData = LoansRequestData()) {
        self.step = step
        self.data = data
    }

    private enum CodingKeys: String, CodingKey {
        case step, data
    }

    /// Decodes the flow; a step that is gone becomes the first, unreadable data the initial data.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init()
        if let step = try? values.decode(LoansRequestStep.self, forKey: .step) { self.step = step }
        if let data = try? values.decode(LoansRequestData.self, forKey: .data) { self.data = data }
    }
}

/// One run through the flow `loans.request`: what its steps show and do.
@dynamicMemberLookup
@MainActor @Observable
public final class LoansRequestRun {
    /// The step that is shown.
    public private(set) var step: LoansRequestStep
    /// The steps that are shown, in order.
    public private(set) var steps: [LoansRequestStep]
    /// From 0 at the first of them to 1 at the last.
    public private(set) var progress = 0.0
    public private(set) var canGoBack = false
    public private(set) var canSkip = false
    public private(set) var isLast = false
    /// What the flow collects; its values are also members of the run.
    public var data: LoansRequestData {
        didSet { if data != oldValue, !isFollowing { act(.edit, value) } }
    }
    @ObservationIgnored private var isFollowing = false
    @ObservationIgnored private var act: @MainActor (LibraryLoansMove, LoansRequestFlow) -> Void

    /// Creates a run that reports what its steps do; previews need not listen.
    public init(
        _ flow: LoansRequestFlow = LoansRequestFlow(),
        act: @escaping @MainActor (LibraryLoansMove, LoansRequestFlow) -> Void = { _, _ in }
    ) {
        step = flow.step
        steps = [.book, .address, .done]
        data = flow.data
        self.act = act
    }

    public subscript<Value>(
        dynamicMember member: any WritableKeyPath<LoansRequestData, Value> & Sendable
    ) -> Value {
        get { data[keyPath: member] }
        set { data[keyPath: member] = newValue }
    }

    /// The current step, and what has been collected.
    public var value: LoansRequestFlow { LoansRequestFlow(step: step, data: data) }

    /// Goes to the next step; after the last, ends the flow.
    public func next() { act(.next, value) }

    /// Goes to the previous step.
    public func back() { act(.back, value) }

    /// Skips this step, or else the rest of the flow.
    public func skip() { act(.skip, value) }

    /// Ends the flow, whatever its step.
    public func finish() { act(.finish, value) }

    /// Cancels the flow.
    public func cancel() { act(.cancel, value) }

    public func onAct(_ act: @escaping @MainActor (LibraryLoansMove, LoansRequestFlow) -> Void) {
        self.act = act
    }

    /// Updates only what has changed.
    public func follow(
        _ flow: LoansRequestFlow, steps: [LoansRequestStep], progress: Double, canGoBack: Bool,
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
