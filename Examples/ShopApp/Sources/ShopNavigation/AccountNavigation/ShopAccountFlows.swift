// Written by navgen from shop.yaml, section account, module AccountNavigation. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Observation

/// What a step of a flow can do.
nonisolated package enum ShopAccountMove: Hashable, Sendable {
    case next, back, skip, finish, cancel
    /// The data has changed.
    case edit
}

/// The steps of `account.onboarding`.
nonisolated package enum AccountOnboardingStep: String, CaseIterable, Codable, Sendable {
    case welcome
    case name
    case perks
    case done
}

/// What `account.onboarding` collects.
nonisolated package struct AccountOnboardingData: Hashable, Codable, Sendable {
    package var userName: String
    package var wantsNews: Bool

    package init(userName: String = "", wantsNews: Bool = true) {
        self.userName = userName
        self.wantsNews = wantsNews
    }

    private enum CodingKeys: String, CodingKey {
        case userName
        case wantsNews
    }

    /// Decodes the data; what is missing or invalid has its initial value.
    package init(from decoder: any Decoder) throws {
        self.init()
        let values = try decoder.container(keyedBy: CodingKeys.self)
        if let value = try? values.decode(String.self, forKey: .userName) { self.userName = value }
        if let value = try? values.decode(Bool.self, forKey: .wantsNews) { self.wantsNews = value }
    }
}

/// The flow `account.onboarding`: its current step, and what it has collected.
nonisolated package struct AccountOnboardingFlow: Hashable, Codable, Sendable {
    package var step: AccountOnboardingStep
    package var data: AccountOnboardingData

    package init(
        step: AccountOnboardingStep = .welcome,
        data: AccountOnboardingData = AccountOnboardingData()
    ) {
        self.step = step
        self.data = data
    }

    private enum CodingKeys: String, CodingKey {
        case step, data
    }

    /// Decodes the flow; a step that is gone becomes the first, unreadable data the initial data.
    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init()
        if let step = try? values.decode(AccountOnboardingStep.self, forKey: .step) {
            self.step = step
        }
        if let data = try? values.decode(AccountOnboardingData.self, forKey: .data) {
            self.data = data
        }
    }
}

/// One run through the flow `account.onboarding`: what its steps show and do.
@dynamicMemberLookup
@MainActor @Observable
package final class AccountOnboardingRun {
    /// The step that is shown.
    package private(set) var step: AccountOnboardingStep
    /// The steps that are shown, in order.
    package private(set) var steps: [AccountOnboardingStep]
    /// From 0 at the first of them to 1 at the last.
    package private(set) var progress = 0.0
    package private(set) var canGoBack = false
    package private(set) var canSkip = false
    package private(set) var isLast = false
    /// What the flow collects; its values are also members of the run.
    package var data: AccountOnboardingData {
        didSet { if data != oldValue, !isFollowing { act(.edit, value) } }
    }
    @ObservationIgnored private var isFollowing = false
    @ObservationIgnored private var act: @MainActor (ShopAccountMove, AccountOnboardingFlow) -> Void

    /// Creates a run that reports what its steps do; previews need not listen.
    package init(
        _ flow: AccountOnboardingFlow = AccountOnboardingFlow(),
        act: @escaping @MainActor (ShopAccountMove, AccountOnboardingFlow) -> Void = { _, _ in }
    ) {
        step = flow.step
        steps = [.welcome, .name, .perks, .done]
        data = flow.data
        self.act = act
    }

    package subscript<Value>(
        dynamicMember member: any WritableKeyPath<AccountOnboardingData, Value> & Sendable
    ) -> Value {
        get { data[keyPath: member] }
        set { data[keyPath: member] = newValue }
    }

    /// The current step, and what has been collected.
    package var value: AccountOnboardingFlow { AccountOnboardingFlow(step: step, data: data) }

    /// Goes to the next step; after the last, ends the flow.
    package func next() { act(.next, value) }

    /// Goes to the previous step.
    package func back() { act(.back, value) }

    /// Skips this step, or else the rest of the flow.
    package func skip() { act(.skip, value) }

    /// Ends the flow, whatever its step.
    package func finish() { act(.finish, value) }

    /// Cancels the flow.
    package func cancel() { act(.cancel, value) }

    package func onAct(
        _ act: @escaping @MainActor (ShopAccountMove, AccountOnboardingFlow) -> Void
    ) {
        self.act = act
    }

    /// Updates only what has changed.
    package func follow(
        _ flow: AccountOnboardingFlow, steps: [AccountOnboardingStep], progress: Double,
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
