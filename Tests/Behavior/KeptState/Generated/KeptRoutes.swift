// Written by navgen from keeping.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

#if canImport(Darwin)
    import Foundation
#endif

/// The app's own types, as the graph declares them.
nonisolated private func checkOwnTypes() {
    OwnTypes.isInMemory(Draft.self, "keeping.yaml: Draft: {swift: Draft, transient: true}")
}

/// The screens that can be on a stack.
nonisolated enum KeptRoute: NavigationValue {
    case welcome
    case help
    case home
    case other
    case detail(n: Int)
    case settings
    case invitation
    case premium
    case vault
    case bar
    case ride
    case inner
    case folders
    case about
    case files(folder: Int)
    case tips(folder: Int)
    case letter(folder: Int, number: Int)
    case sketch(draft: Draft)
    case history(number: Int)

    var nodeValue: NodeValue {
        switch self {
        case .welcome: return value(.welcome)
        case .help: return value(.help)
        case .home: return value(.home)
        case .other: return value(.other)
        case .detail(let n): return value(.detail, .int(n))
        case .settings: return value(.settings)
        case .invitation: return value(.invitation)
        case .premium: return value(.premium)
        case .vault: return value(.vault)
        case .bar: return value(.bar)
        case .ride: return value(.ride)
        case .inner: return value(.inner)
        case .folders: return value(.folders)
        case .about: return value(.about)
        case .files(let folder): return value(.files, .int(folder))
        case .tips(let folder): return value(.tips, .int(folder))
        case .letter(let folder, let number): return value(.letter, .int(folder), .int(number))
        case .sketch(let draft): return value(.sketch, .unsaved(draft))
        case .history(let number): return value(.history, .int(number))
        }
    }

    init?(_ node: KeptNode, _ values: inout ValueReader) {
        switch node {
        case .welcome: self = .welcome
        case .help: self = .help
        case .home: self = .home
        case .other: self = .other
        case .detail: self = .detail(n: values.int(0))
        case .settings: self = .settings
        case .invitation: self = .invitation
        case .premium: self = .premium
        case .vault: self = .vault
        case .bar: self = .bar
        case .ride: self = .ride
        case .inner: self = .inner
        case .folders: self = .folders
        case .about: self = .about
        case .files: self = .files(folder: values.int(0))
        case .tips: self = .tips(folder: values.int(0))
        case .letter: self = .letter(folder: values.int(0), number: values.int(1))
        case .sketch:
            guard let draft = values.unsaved(0, Draft.self) else { return nil }
            self = .sketch(draft: draft)
        case .history: self = .history(number: values.int(0))
        default: return nil
        }
    }
}

/// The nodes that are presented as sheets.
nonisolated enum KeptSheet: PresentedValue {
    case paywall
    case login
    case insurance
    case invite
    case plain
    case queue
    case compose
    case player

    var nodeValue: NodeValue {
        switch self {
        case .paywall: return value(.paywall)
        case .login: return value(.login)
        case .insurance: return value(.insurance)
        case .invite: return value(.invite)
        case .plain: return value(.plain)
        case .queue: return value(.queue)
        case .compose: return value(.compose)
        case .player: return value(.player)
        }
    }

    init?(_ node: KeptNode, _ values: inout ValueReader) {
        switch node {
        case .paywall: self = .paywall
        case .login: self = .login
        case .insurance: self = .insurance
        case .invite: self = .invite
        case .plain: self = .plain
        case .queue: self = .queue
        case .compose: self = .compose
        case .player: self = .player
        default: return nil
        }
    }
}

/// The nodes that are presented as popovers.
nonisolated enum KeptPopover: PresentedValue {
    case menu

    var nodeValue: NodeValue {
        switch self {
        case .menu: return value(.menu)
        }
    }

    init?(_ node: KeptNode, _ values: inout ValueReader) {
        switch node {
        case .menu: self = .menu
        default: return nil
        }
    }
}

/// The alerts.
nonisolated enum KeptAlert: PresentedValue {
    /// Drop?
    case drop
    /// Really?
    case question

    var nodeValue: NodeValue {
        switch self {
        case .drop: return value(.drop)
        case .question: return value(.question)
        }
    }

    init?(_ node: KeptNode, _ values: inout ValueReader) {
        switch node {
        case .drop: self = .drop
        case .question: self = .question
        default: return nil
        }
    }

    var actions: [AlertButton] {
        switch self {
        case .drop:
            return [
                AlertButton(DropAction.yes, String(localized: "Yes")),
                AlertButton(DropAction.no, String(localized: "No"), role: .cancel),
            ]
        case .question:
            return [
                AlertButton(QuestionAction.yes, String(localized: "Yes")),
                AlertButton(QuestionAction.no, String(localized: "No"), role: .cancel),
            ]
        }
    }
}

/// The possible answers to `drop`.
nonisolated enum DropAction: String, CaseIterable, Codable, Sendable {
    case yes, no
}

/// The possible answers to `question`.
nonisolated enum QuestionAction: String, CaseIterable, Codable, Sendable {
    case yes, no
}

/// The tabs, in the order in which they appear.
nonisolated enum KeptTab: String, NavigationTab {
    /// One
    case one
    /// Two
    case two
    /// Mail
    case mail

    typealias Graph = KeptGraph
}

/// The roots of the app, of which one is shown.
nonisolated enum KeptRoot: String, NavigationRoot {
    case tabs
    case intro
    case welcome
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated enum KeptNode: NavigationNode {
    case one
    case two
    case mail
    case mailbox
    case welcome
    case help
    case home
    case other
    case detail
    case settings
    case invitation
    case premium
    case vault
    case bar
    case ride
    case inner
    case folders
    case about
    case files
    case tips
    case letter
    case sketch
    case history
    case paywall
    case login
    case insurance
    case invite
    case plain
    case queue
    case compose
    case player
    case menu
    case drop
    case question
    case intro
    case introNumber
    case introCode
    case trial
    case trialOffer
    case trialThanks
    case order
    case orderPay
    case orderReceipt
    case consent
    case consentAge
    case consentThanks
    case prove
    case proveEmail
    case proveCode

    typealias Graph = KeptGraph
}

/// The graph: its types, and what is known about its nodes.
nonisolated enum KeptGraph: NavigationGraph {
    typealias Node = KeptNode
    typealias Route = KeptRoute
    typealias Sheet = KeptSheet
    typealias Popover = KeptPopover
    typealias Alert = KeptAlert
    typealias Flow = KeptFlow
    typealias Tab = KeptTab
    typealias Root = KeptRoot
    typealias Link = KeptLink
    typealias Conditions = KeptConditions
    typealias Handlers = any KeptHandlers

    static let table = GraphTable(
        KeptGraph.self, "Kept", format: .v1,
        """
        ?signedIn
        ?isNew
        ?paid otherwise=paywall
        ?known otherwise=login
        ?proven otherwise=prove
        ?adult otherwise=consent
        ?insured otherwise=insurance
        @tabs when=signedIn
        @intro when=isNew
        @welcome
        one tab root=home symbol=house
        two tab root=other symbol=star
        mail tab root=mailbox symbol=envelope
        mailbox split sidebar=folders content=files detail=letter,sketch
        welcome screen pushes=help
        help screen
        home screen pushes=detail,files,settings,invitation,vault,bar,ride,inner \
            offers=>inner~isNew
        other screen
        detail screen params=n pushes=settings
        settings screen
        invitation screen needs=known
        premium screen needs=paid
        vault screen needs=proven
        bar screen needs=adult
        ride screen needs=insured
        inner screen needs=isNew
        folders screen pushes=files,about
        about screen
        files screen params=folder pushes=letter,sketch,tips
        tips screen params=folder
        letter screen params=folder,number pushes=history
        sketch screen params=draft pushes=history transient
        history screen params=number
        paywall sheet stack
        login sheet stack
        insurance sheet external
        invite sheet needs=known
        plain sheet
        queue sheet onLink=stack pushes=settings stack
        compose sheet onLink=wait
        player sheet stack detents=medium,large behind=medium
        menu popover
        drop alert
        >drop.yes go:letter(=5,=1)
        question alert
        intro flow as=root then=welcome
        intro.number step
        intro.code step
        trial flow as=sheet then=home
        trial.offer step
        trial.thanks step
        order flow as=sheet
        order.pay step
        order.receipt step final
        consent flow as=sheet
        consent.age step
        consent.thanks step final
        prove flow as=sheet
        prove.email step
        prove.code step
        """)

    static func title(of node: KeptNode) -> String? {
        switch node {
        case .one: return String(localized: "One")
        case .two: return String(localized: "Two")
        case .mail: return String(localized: "Mail")
        case .drop: return String(localized: "Drop?")
        case .question: return String(localized: "Really?")
        default: return nil
        }
    }

    static func cancelLabel(of node: KeptNode) -> String? {
        switch node {
        case .paywall: return String(localized: "Close")
        case .login: return String(localized: "Close")
        case .player: return String(localized: "Stop")
        default: return nil
        }
    }
}
