// Written by navgen from values.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

#if canImport(Darwin)
    import Foundation
#endif

/// The screens that can be on a stack.
nonisolated enum ValuesRoute: NavigationValue {
    case lounge
    case report(topic: String, level: Int, total: Int? = nil)
    case inside

    var nodeValue: NodeValue {
        switch self {
        case .lounge: return value(.lounge)
        case .report(let topic, let level, let total):
            return value(.report, .string(topic), .int(level), .int(total))
        case .inside: return value(.inside)
        }
    }

    init?(_ node: ValuesNode, _ values: inout ValueReader) {
        switch node {
        case .lounge: self = .lounge
        case .report:
            self = .report(
                topic: values.string(0), level: values.int(1), total: values.optionalInt(2))
        case .inside: self = .inside
        default: return nil
        }
    }
}

/// The alerts.
nonisolated enum ValuesAlert: PresentedValue {
    /// Sure?
    case ask
    /// Again?
    case again

    var nodeValue: NodeValue {
        switch self {
        case .ask: return value(.ask)
        case .again: return value(.again)
        }
    }

    init?(_ node: ValuesNode, _ values: inout ValueReader) {
        switch node {
        case .ask: self = .ask
        case .again: self = .again
        default: return nil
        }
    }

    var actions: [AlertButton] {
        switch self {
        case .ask:
            return [
                AlertButton(AskAction.yes, String(localized: "Yes")),
                AlertButton(AskAction.no, String(localized: "No"), role: .cancel),
            ]
        case .again:
            return [
                AlertButton(AgainAction.yes, String(localized: "Yes")),
                AlertButton(AgainAction.no, String(localized: "No"), role: .cancel),
            ]
        }
    }
}

/// The possible answers to `ask`.
nonisolated enum AskAction: String, CaseIterable, Codable, Sendable {
    case yes, no
}

/// The possible answers to `again`.
nonisolated enum AgainAction: String, CaseIterable, Codable, Sendable {
    case yes, no
}

/// The roots of the app, of which one is shown.
nonisolated enum ValuesRoot: String, NavigationRoot {
    case checkin
    case lounge
}

nonisolated enum Mood: String, CaseIterable, Codable, Sendable {
    case calm
    case bright = "very-bright"
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated enum ValuesNode: NavigationNode {
    case lounge
    case report
    case inside
    case ask
    case again
    case survey
    case surveyFirst
    case surveySecond
    case surveyThird
    case secret
    case secretOnly
    case checkin
    case checkinHello
    case checkinBye

    typealias Graph = ValuesGraph
}

/// The graph: its types, and what is known about its nodes.
nonisolated enum ValuesGraph: NavigationGraph {
    typealias Node = ValuesNode
    typealias Route = ValuesRoute
    typealias Alert = ValuesAlert
    typealias Flow = ValuesFlow
    typealias Root = ValuesRoot
    typealias Link = ValuesLink
    typealias Conditions = ValuesConditions
    typealias Handlers = any ValuesHandlers

    static let table = GraphTable(
        ValuesGraph.self, "Values", format: .v1,
        """
        ?open otherwise=survey
        ?late
        @checkin when=late
        @lounge
        lounge screen pushes=report
        report screen params=topic,level,total
        inside screen needs=open
        ask alert
        >ask.yes present:survey(=asked,_,_,_,_,_)
        again alert
        >again.yes open:report(^topic,^level,^count)
        survey flow params=topic,level,moods,due,note,key as=sheet then=report(0,1,_) \
            sensitive=key stack
        survey.first step
        survey.second step
        survey.third step
        secret flow params=pin as=sheet transient
        secret.only step
        checkin flow params=seat as=root
        checkin.hello step
        checkin.bye step
        """)

    static func title(of node: ValuesNode) -> String? {
        switch node {
        case .ask: return String(localized: "Sure?")
        case .again: return String(localized: "Again?")
        default: return nil
        }
    }
}
