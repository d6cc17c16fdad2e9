// Written by navgen from parking.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

#if canImport(Darwin)
    import Foundation
#endif

/// The screens that can be on a stack.
nonisolated enum ParkRoute: NavigationValue {
    case home
    case other
    case item
    case gate
    case form
    case vault
    case secret
    case club
    case ride
    case desk

    var nodeValue: NodeValue {
        switch self {
        case .home: return value(.home)
        case .other: return value(.other)
        case .item: return value(.item)
        case .gate: return value(.gate)
        case .form: return value(.form)
        case .vault: return value(.vault)
        case .secret: return value(.secret)
        case .club: return value(.club)
        case .ride: return value(.ride)
        case .desk: return value(.desk)
        }
    }

    init?(_ node: ParkNode, _ values: inout ValueReader) {
        switch node {
        case .home: self = .home
        case .other: self = .other
        case .item: self = .item
        case .gate: self = .gate
        case .form: self = .form
        case .vault: self = .vault
        case .secret: self = .secret
        case .club: self = .club
        case .ride: self = .ride
        case .desk: self = .desk
        default: return nil
        }
    }
}

/// The nodes that are presented as sheets.
nonisolated enum ParkSheet: PresentedValue {
    case login
    case bar
    case menu
    case plain
    case pick
    case invite
    case compose

    var nodeValue: NodeValue {
        switch self {
        case .login: return value(.login)
        case .bar: return value(.bar)
        case .menu: return value(.menu)
        case .plain: return value(.plain)
        case .pick: return value(.pick)
        case .invite: return value(.invite)
        case .compose: return value(.compose)
        }
    }

    init?(_ node: ParkNode, _ values: inout ValueReader) {
        switch node {
        case .login: self = .login
        case .bar: self = .bar
        case .menu: self = .menu
        case .plain: self = .plain
        case .pick: self = .pick
        case .invite: self = .invite
        case .compose: self = .compose
        default: return nil
        }
    }
}

/// The alerts.
nonisolated enum ParkAlert: PresentedValue {
    /// Sure?
    case ask

    var nodeValue: NodeValue {
        switch self {
        case .ask: return value(.ask)
        }
    }

    init?(_ node: ParkNode, _ values: inout ValueReader) {
        switch node {
        case .ask: self = .ask
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
        }
    }
}

/// The possible answers to `ask`.
nonisolated enum AskAction: String, CaseIterable, Codable, Sendable {
    case yes, no
}

/// The tabs, in the order in which they appear.
nonisolated enum ParkTab: String, NavigationTab {
    /// One
    case one
    /// Two
    case two

    typealias Graph = ParkGraph
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated enum ParkNode: NavigationNode {
    case one
    case two
    case home
    case other
    case item
    case gate
    case form
    case vault
    case secret
    case club
    case ride
    case desk
    case login
    case bar
    case menu
    case plain
    case pick
    case invite
    case compose
    case ask
    case wizard
    case wizardFirst
    case wizardLast
    case tour
    case tourStart
    case tourExtra
    case tourEnd
    case trip
    case tripSea
    case tripLand

    typealias Graph = ParkGraph
}

/// The graph: its types, and what is known about its nodes.
nonisolated enum ParkGraph: NavigationGraph {
    typealias Node = ParkNode
    typealias Route = ParkRoute
    typealias Sheet = ParkSheet
    typealias Alert = ParkAlert
    typealias Flow = ParkFlow
    typealias Tab = ParkTab
    typealias Link = ParkLink
    typealias Conditions = ParkConditions
    typealias Handlers = any ParkHandlers

    static let table = GraphTable(
        ParkGraph.self, "Park", format: .v1,
        """
        ?inside otherwise=gate
        ?known otherwise=login
        ?member otherwise=bar
        ?insured otherwise=desk
        ?beta
        @tabs
        one tab root=home symbol=house
        two tab root=other symbol=star
        home screen pushes=item,gate,club offers=two:beta
        other screen pushes=item,vault,ride
        item screen pushes=vault,secret,club offers=>secret~beta
        gate screen pushes=form,vault
        form screen
        vault screen needs=inside
        secret screen needs=beta
        club screen needs=member
        ride screen needs=insured
        desk screen external
        login sheet stack
        bar sheet stack detents=medium behind=enabled
        menu sheet pushes=vault,form stack
        plain sheet pushes=secret,club offers=>secret~beta stack
        pick sheet pushes=vault stack
        invite sheet needs=known
        compose sheet onLink=wait
        ask alert
        >ask.yes go:secret
        wizard flow as=sheet
        wizard.first step
        wizard.last step
        tour flow as=sheet
        tour.start step
        tour.extra step when=beta
        tour.end step
        trip flow as=sheet
        trip.sea step when=beta,known
        trip.land step
        """)

    static func title(of node: ParkNode) -> String? {
        switch node {
        case .one: return String(localized: "One")
        case .two: return String(localized: "Two")
        case .ask: return String(localized: "Sure?")
        default: return nil
        }
    }

    static func cancelLabel(of node: ParkNode) -> String? {
        switch node {
        case .login: return String(localized: "Close")
        case .bar: return String(localized: "Close")
        default: return nil
        }
    }
}
