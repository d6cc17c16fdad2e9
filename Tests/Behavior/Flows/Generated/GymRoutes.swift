// Written by navgen from gym.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The screens that can be on a stack.
nonisolated enum GymRoute: NavigationValue {
    case lobby

    var nodeValue: NodeValue {
        switch self {
        case .lobby: return value(.lobby)
        }
    }

    init?(_ node: GymNode, _ values: inout ValueReader) {
        switch node {
        case .lobby: self = .lobby
        default: return nil
        }
    }
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated enum GymNode: NavigationNode {
    case lobby
    case tour
    case tourWelcome
    case tourPlan
    case tourMachines
    case tourCoach
    case trial
    case trialOffer
    case trialTerms
    case trialName
    case trialThanks
    case trialAdvice
    case visit
    case visitDate
    case visitTicket
    case visitWay
    case gift
    case giftCard
    case giftWish
    case giftSent

    typealias Graph = GymGraph
}

/// The graph: its types, and what is known about its nodes.
nonisolated enum GymGraph: NavigationGraph {
    typealias Node = GymNode
    typealias Route = GymRoute
    typealias Flow = GymFlow
    typealias Link = GymLink
    typealias Conditions = GymConditions
    typealias Handlers = any GymHandlers

    static let table = GraphTable(
        GymGraph.self, "Gym", format: .v1,
        """
        ?isNew
        ?hasCoach
        @lobby
        lobby screen
        tour flow as=sheet
        tour.welcome step when=isNew
        tour.plan step when=isNew,!hasCoach
        tour.machines step
        tour.coach step when=hasCoach
        trial flow as=sheet skippable skipTo=trial.terms
        trial.offer step
        trial.terms step
        trial.name step
        trial.thanks step final
        trial.advice step final
        visit flow as=sheet skippable skipTo=visit.ticket
        visit.date step
        visit.ticket step final
        visit.way step final
        gift flow as=sheet skippable
        gift.card step
        gift.wish step skippable
        gift.sent step final
        """)
}
