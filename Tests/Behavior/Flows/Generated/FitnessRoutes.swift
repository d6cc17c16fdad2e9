// Written by navgen from onboarding.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

#if canImport(Darwin)
    import Foundation
#endif

/// The screens that can be on a stack.
nonisolated enum FitnessRoute: NavigationValue {
    /// Summary
    case home
    /// Workout {workoutId}
    case workout(workoutId: Int)

    var nodeValue: NodeValue {
        switch self {
        case .home: return value(.home)
        case .workout(let workoutId): return value(.workout, .int(workoutId))
        }
    }

    init?(_ node: FitnessNode, _ values: inout ValueReader) {
        switch node {
        case .home: self = .home
        case .workout: self = .workout(workoutId: values.int(0))
        default: return nil
        }
    }

    var title: String? {
        switch self {
        case .workout(let workoutId): return String(localized: "Workout \(workoutId)")
        default: return Graph.title(of: node)
        }
    }
}

/// The nodes that are presented as sheets.
nonisolated enum FitnessSheet: PresentedValue {
    /// Terms of Use
    case terms

    var nodeValue: NodeValue {
        switch self {
        case .terms: return value(.terms)
        }
    }

    init?(_ node: FitnessNode, _ values: inout ValueReader) {
        switch node {
        case .terms: self = .terms
        default: return nil
        }
    }
}

/// The roots of the app, of which one is shown.
nonisolated enum FitnessRoot: String, NavigationRoot {
    case home
    case onboarding
}

nonisolated enum Goal: String, CaseIterable, Codable, Sendable {
    case moveMore
    case sleepBetter
    case loseWeight
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated enum FitnessNode: NavigationNode {
    case home
    case workout
    case terms
    case onboarding
    case onboardingWelcome
    case onboardingGoals
    case onboardingHealthData
    case onboardingReminders
    case onboardingReady

    typealias Graph = FitnessGraph
}

/// The graph: its types, and what is known about its nodes.
nonisolated enum FitnessGraph: NavigationGraph {
    typealias Node = FitnessNode
    typealias Route = FitnessRoute
    typealias Sheet = FitnessSheet
    typealias Flow = FitnessFlow
    typealias Root = FitnessRoot
    typealias Link = FitnessLink
    typealias Conditions = FitnessConditions
    typealias Handlers = any FitnessHandlers

    static let table = GraphTable(
        FitnessGraph.self, "Fitness", format: .v1,
        """
        ?onboarded otherwise=onboarding
        ?healthAvailable
        @home when=onboarded
        @onboarding
        home screen pushes=workout
        workout screen params=workoutId
        terms sheet
        onboarding flow as=root skippable skipTo=onboarding.ready stack
        onboarding.welcome step
        onboarding.goals step
        onboarding.healthData step when=healthAvailable
        onboarding.reminders step skippable
        onboarding.ready step final
        """)

    static func title(of node: FitnessNode) -> String? {
        switch node {
        case .home: return String(localized: "Summary")
        case .terms: return String(localized: "Terms of Use")
        case .onboardingGoals: return String(localized: "What brings you here?")
        case .onboardingReminders: return String(localized: "Reminders")
        default: return nil
        }
    }
}
