// Written by navgen from shop.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import AccountNavigation
import CatalogNavigation
import OrdersNavigation
import ShopModel

/// A flow: its step, and how it goes forward and back.
nonisolated package protocol ShopSteps {
    associatedtype Step: Hashable
    var step: Step { get set }
    /// All steps, in order.
    static var steps: [Step] { get }
    /// What must hold for a step to be shown.
    static func needs(of step: Step) -> [ShopNeed]
    /// Whether a step can be skipped.
    static func isSkippable(_ step: Step) -> Bool
    /// Whether there is no going back from a step.
    static func isFinal(_ step: Step) -> Bool
    /// Where skipping the whole flow leads; `nil` for its end.
    static var skipTo: Step? { get }
    static var isSkippable: Bool { get }
    static var allowsBack: Bool { get }
}

nonisolated extension ShopSteps {
    package static func needs(of step: Step) -> [ShopNeed] { [] }

    /// Whether a step is shown; `nil` while that is undecided.
    package static func isVisible(_ step: Step, _ conditions: ShopConditions) -> Bool? {
        needs(of: step).areMet(conditions)
    }

    /// What decides whether the current step is shown, while that is undecided.
    package func undecided(_ conditions: ShopConditions) -> ShopNeed? {
        Self.isVisible(step, conditions) == nil
            ? Self.needs(of: step).first { $0.isMet(conditions) == nil } : nil
    }

    /// The steps that are shown, in order.
    package func visibleSteps(_ conditions: ShopConditions) -> [Step] {
        Self.steps.filter { Self.isVisible($0, conditions) == true }
    }

    /// Goes to the next step; `false` if this was the last.
    package mutating func next(_ conditions: ShopConditions) -> Bool {
        guard let next = following(conditions) else { return false }
        // It waits while that is undecided.
        if Self.isVisible(next, conditions) == true { step = next }
        return true
    }

    /// Goes to the previous step; `false` if that is not possible.
    package mutating func back(_ conditions: ShopConditions) -> Bool {
        guard canGoBack(conditions), let last = preceding(conditions) else { return false }
        step = last
        return true
    }

    /// Skips this step, or else the rest of the flow; `false` if that ends it.
    package mutating func skip(_ conditions: ShopConditions) -> Bool {
        if Self.isSkippable(step) { return next(conditions) }
        guard canSkip else { return true }
        guard let target = Self.skipTo else { return false }
        let isVisible = Self.isVisible(target, conditions)
        if isVisible == true { step = target }
        return isVisible != false
    }

    /// Whether there is anything to skip: it leads forward, not back to an earlier step.
    package var canSkip: Bool {
        if Self.isSkippable(step) { return true }
        guard let target = Self.skipTo else { return Self.isSkippable }
        return Self.steps.prefix { $0 != target }.contains(step)
    }

    package func canGoBack(_ conditions: ShopConditions) -> Bool {
        Self.allowsBack && !Self.isFinal(step) && preceding(conditions) != nil
    }

    package func isLast(_ conditions: ShopConditions) -> Bool { following(conditions) == nil }

    /// The progress, from 0 at the first visible step to 1 at the last.
    package func progress(_ conditions: ShopConditions) -> Double {
        let steps = visibleSteps(conditions)
        guard steps.count > 1, let place = steps.firstIndex(of: step) else { return 1 }
        return Double(place) / Double(steps.count - 1)
    }

    /// Moves from a step that is not shown to the next one that is, or else to the last.
    mutating func settle(_ conditions: ShopConditions) {
        guard Self.isVisible(step, conditions) == false else { return }
        let later = Self.steps.drop { $0 != step }
        let next = later.first(where: visibleSteps(conditions).contains)
        if let other = next ?? preceding(conditions) { step = other }
    }

    private func following(_ conditions: ShopConditions) -> Step? {
        let later = Self.steps.drop { $0 != step }.dropFirst()
        return later.first { Self.isVisible($0, conditions) != false }
    }

    private func preceding(_ conditions: ShopConditions) -> Step? {
        Self.steps.prefix { $0 != step }.last(where: visibleSteps(conditions).contains)
    }
}

/// What a step of a flow can do.
nonisolated package enum ShopMove: Hashable, Sendable {
    case next, back, skip, finish, cancel
    /// The data has changed.
    case edit
}

/// A flow with its step and its data.
nonisolated package enum ShopFlow: Hashable, Codable, Sendable {
    case account(ShopAccountFlow)

    /// Its node in the graph.
    package var node: ShopNode {
        switch self {
        case .account(let inner): return inner.node
        }
    }

    /// Changes the flow, whichever it is.
    @discardableResult
    mutating func change<Result>(_ body: (inout any ShopSteps) -> Result) -> Result {
        switch self {
        case .account(var inner):
            let result = inner.change(body)
            self = .account(inner)
            return result
        }
    }

    /// Returns the flow with what it collected before. Its step stays, too, unless it has to be
    /// another.
    func keeping(_ former: Self) -> Self {
        switch (self, former) {
        case (.account(let inner), .account(let former)): return .account(inner.keeping(former))
        }
    }
}
