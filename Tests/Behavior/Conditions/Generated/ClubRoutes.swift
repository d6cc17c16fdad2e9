// Written by navgen from guarded.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

#if canImport(Darwin)
    import Foundation
#endif

/// The screens that can be on a stack.
nonisolated enum ClubRoute: NavigationValue {
    /// Welcome
    case welcome
    /// Help
    case help
    /// Home
    case home
    /// Detail
    case detail(n: Int)
    /// Offers
    case offers
    /// Premium
    case premium
    /// Tour
    case tour
    /// Card
    case card
    /// Free
    case free
    /// Lounge
    case lounge
    /// Room
    case room
    /// List
    case list(kind: String = "all")
    /// Vault
    case vault
    /// Club
    case splash
    /// Safe
    case safe
    /// Folders
    case folders
    /// Files
    case files
    /// Cloud
    case cloud
    /// Text
    case text(n: Int)
    /// Locked
    case locked
    /// History
    case history
    /// Years
    case years
    /// Months
    case months

    var nodeValue: NodeValue {
        switch self {
        case .welcome: return value(.welcome)
        case .help: return value(.help)
        case .home: return value(.home)
        case .detail(let n): return value(.detail, .int(n))
        case .offers: return value(.offers)
        case .premium: return value(.premium)
        case .tour: return value(.tour)
        case .card: return value(.card)
        case .free: return value(.free)
        case .lounge: return value(.lounge)
        case .room: return value(.room)
        case .list(let kind): return value(.list, .string(kind))
        case .vault: return value(.vault)
        case .splash: return value(.splash)
        case .safe: return value(.safe)
        case .folders: return value(.folders)
        case .files: return value(.files)
        case .cloud: return value(.cloud)
        case .text(let n): return value(.text, .int(n))
        case .locked: return value(.locked)
        case .history: return value(.history)
        case .years: return value(.years)
        case .months: return value(.months)
        }
    }

    init?(_ node: ClubNode, _ values: inout ValueReader) {
        switch node {
        case .welcome: self = .welcome
        case .help: self = .help
        case .home: self = .home
        case .detail: self = .detail(n: values.int(0))
        case .offers: self = .offers
        case .premium: self = .premium
        case .tour: self = .tour
        case .card: self = .card
        case .free: self = .free
        case .lounge: self = .lounge
        case .room: self = .room
        case .list: self = .list(kind: values.string(0, or: "all"))
        case .vault: self = .vault
        case .splash: self = .splash
        case .safe: self = .safe
        case .folders: self = .folders
        case .files: self = .files
        case .cloud: self = .cloud
        case .text: self = .text(n: values.int(0))
        case .locked: self = .locked
        case .history: self = .history
        case .years: self = .years
        case .months: self = .months
        default: return nil
        }
    }
}

/// The nodes that are presented as sheets.
nonisolated enum ClubSheet: PresentedValue {
    /// Room
    case room
    /// Pay
    case paywall
    /// Note
    case note
    /// Memo
    case memo
    /// PIN
    case pin

    var nodeValue: NodeValue {
        switch self {
        case .room: return value(.room)
        case .paywall: return value(.paywall)
        case .note: return value(.note)
        case .memo: return value(.memo)
        case .pin: return value(.pin)
        }
    }

    init?(_ node: ClubNode, _ values: inout ValueReader) {
        switch node {
        case .room: self = .room
        case .paywall: self = .paywall
        case .note: self = .note
        case .memo: self = .memo
        case .pin: self = .pin
        default: return nil
        }
    }
}

/// The alerts.
nonisolated enum ClubAlert: PresentedValue {
    /// Freeze?
    case freeze

    var nodeValue: NodeValue {
        switch self {
        case .freeze: return value(.freeze)
        }
    }

    init?(_ node: ClubNode, _ values: inout ValueReader) {
        switch node {
        case .freeze: self = .freeze
        default: return nil
        }
    }

    var actions: [AlertButton] {
        switch self {
        case .freeze:
            return [
                AlertButton(FreezeAction.free, String(localized: "Free")),
                AlertButton(FreezeAction.keep, String(localized: "Keep"), role: .cancel),
            ]
        }
    }
}

/// The possible answers to `freeze`.
nonisolated enum FreezeAction: String, CaseIterable, Codable, Sendable {
    case free, keep
}

/// The tabs, in the order in which they appear.
nonisolated enum ClubTab: String, NavigationTab {
    /// Main
    case main
    /// Shop
    case shop
    /// Papers
    case papers
    /// Ledger
    case ledger

    typealias Graph = ClubGraph
}

/// The roots of the app, of which one is shown.
nonisolated enum ClubRoot: String, NavigationRoot {
    case tabs
    case welcome
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated enum ClubNode: NavigationNode {
    case main
    case shop
    case papers
    case ledger
    case shelf
    case books
    case welcome
    case help
    case home
    case detail
    case offers
    case premium
    case tour
    case card
    case free
    case lounge
    case room
    case list
    case vault
    case splash
    case safe
    case folders
    case files
    case cloud
    case text
    case locked
    case history
    case years
    case months
    case paywall
    case note
    case memo
    case pin
    case freeze
    case trial
    case trialA
    case trialB
    case buy
    case buyA
    case join
    case joinA

    typealias Graph = ClubGraph
}

/// The graph: its types, and what is known about its nodes.
nonisolated enum ClubGraph: NavigationGraph {
    typealias Node = ClubNode
    typealias Route = ClubRoute
    typealias Sheet = ClubSheet
    typealias Alert = ClubAlert
    typealias Flow = ClubFlow
    typealias Tab = ClubTab
    typealias Root = ClubRoot
    typealias Link = ClubLink
    typealias Conditions = ClubConditions
    typealias Handlers = any ClubHandlers

    static let table = GraphTable(
        ClubGraph.self, "Club", format: .v1,
        """
        ?signedIn
        ?paid otherwise=paywall
        ?beta
        ?guest
        @tabs when=signedIn
        @welcome
        @launching splash
        main tab root=home symbol=house
        shop tab root=offers needs=paid symbol=bag
        papers tab root=shelf symbol=doc
        ledger tab root=books symbol=book
        shelf split sidebar=folders content=files,cloud detail=text,locked
        books split sidebar=years detail=months needs=beta
        welcome screen pushes=help
        help screen
        home screen pushes=detail,premium,card,tour,lounge offers=>card~beta,>tour~!paid
        detail screen params=n
        offers screen
        premium screen needs=paid
        tour screen needs=!paid
        card screen needs=beta
        free screen
        lounge screen pushes=room,list,vault,safe,premium \
            offers=>room:beta,room:guest,>list:guest,>list:beta,>vault~guest,>safe~paid+guest
        room screen
        list screen params=kind
        vault screen needs=guest
        splash screen
        safe screen needs=paid,guest
        folders screen pushes=files,cloud offers=>cloud~beta
        files screen pushes=text,locked
        cloud screen needs=beta pushes=text
        text screen params=n pushes=history
        locked screen needs=paid pushes=history
        history screen
        years screen pushes=months offers=>months:guest
        months screen
        paywall sheet stack
        note sheet stack
        memo sheet onLink=stack pushes=detail stack
        pin sheet stack
        freeze alert
        >freeze.free go:free when=guest
        trial flow then=home
        trial.a step
        trial.b step
        buy flow then=premium
        buy.a step
        join flow then=vault
        join.a step
        """)

    static func title(of node: ClubNode) -> String? {
        switch node {
        case .main: return String(localized: "Main")
        case .shop: return String(localized: "Shop")
        case .papers: return String(localized: "Papers")
        case .ledger: return String(localized: "Ledger")
        case .welcome: return String(localized: "Welcome")
        case .help: return String(localized: "Help")
        case .home: return String(localized: "Home")
        case .detail: return String(localized: "Detail")
        case .offers: return String(localized: "Offers")
        case .premium: return String(localized: "Premium")
        case .tour: return String(localized: "Tour")
        case .card: return String(localized: "Card")
        case .free: return String(localized: "Free")
        case .lounge: return String(localized: "Lounge")
        case .room: return String(localized: "Room")
        case .list: return String(localized: "List")
        case .vault: return String(localized: "Vault")
        case .splash: return String(localized: "Club")
        case .safe: return String(localized: "Safe")
        case .folders: return String(localized: "Folders")
        case .files: return String(localized: "Files")
        case .cloud: return String(localized: "Cloud")
        case .text: return String(localized: "Text")
        case .locked: return String(localized: "Locked")
        case .history: return String(localized: "History")
        case .years: return String(localized: "Years")
        case .months: return String(localized: "Months")
        case .paywall: return String(localized: "Pay")
        case .note: return String(localized: "Note")
        case .memo: return String(localized: "Memo")
        case .pin: return String(localized: "PIN")
        case .freeze: return String(localized: "Freeze?")
        default: return nil
        }
    }

    static func cancelLabel(of node: ClubNode) -> String? {
        switch node {
        case .paywall: return String(localized: "Close")
        case .note: return String(localized: "Close")
        case .memo: return String(localized: "Close")
        case .pin: return String(localized: "Close")
        default: return nil
        }
    }
}
