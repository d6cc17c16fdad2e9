// Written by navgen from wandering.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

#if canImport(Darwin)
    import Foundation
#endif

/// The screens that can be on a stack.
nonisolated enum TripRoute: NavigationValue {
    case splash
    case gate
    case about
    case terms
    case posts
    case post(id: Int)
    case comments(id: Int)
    case author(name: String)
    case adults
    case panel
    case audit
    case cart
    case receipt

    var nodeValue: NodeValue {
        switch self {
        case .splash: return value(.splash)
        case .gate: return value(.gate)
        case .about: return value(.about)
        case .terms: return value(.terms)
        case .posts: return value(.posts)
        case .post(let id): return value(.post, .int(id))
        case .comments(let id): return value(.comments, .int(id))
        case .author(let name): return value(.author, .string(name))
        case .adults: return value(.adults)
        case .panel: return value(.panel)
        case .audit: return value(.audit)
        case .cart: return value(.cart)
        case .receipt: return value(.receipt)
        }
    }

    init?(_ node: TripNode, _ values: inout ValueReader) {
        switch node {
        case .splash: self = .splash
        case .gate: self = .gate
        case .about: self = .about
        case .terms: self = .terms
        case .posts: self = .posts
        case .post: self = .post(id: values.int(0))
        case .comments: self = .comments(id: values.int(0))
        case .author: self = .author(name: values.string(0))
        case .adults: self = .adults
        case .panel: self = .panel
        case .audit: self = .audit
        case .cart: self = .cart
        case .receipt: self = .receipt
        default: return nil
        }
    }
}

/// The nodes that are presented as sheets.
nonisolated enum TripSheet: PresentedValue {
    case offer
    case draft
    case checkout

    var nodeValue: NodeValue {
        switch self {
        case .offer: return value(.offer)
        case .draft: return value(.draft)
        case .checkout: return value(.checkout)
        }
    }

    init?(_ node: TripNode, _ values: inout ValueReader) {
        switch node {
        case .offer: self = .offer
        case .draft: self = .draft
        case .checkout: self = .checkout
        default: return nil
        }
    }
}

/// The nodes that are presented full screen.
nonisolated enum TripCover: PresentedValue {
    case photo

    var nodeValue: NodeValue {
        switch self {
        case .photo: return value(.photo)
        }
    }

    init?(_ node: TripNode, _ values: inout ValueReader) {
        switch node {
        case .photo: self = .photo
        default: return nil
        }
    }
}

/// The nodes that are presented as popovers.
nonisolated enum TripPopover: PresentedValue {
    case share

    var nodeValue: NodeValue {
        switch self {
        case .share: return value(.share)
        }
    }

    init?(_ node: TripNode, _ values: inout ValueReader) {
        switch node {
        case .share: self = .share
        default: return nil
        }
    }
}

/// The confirmation dialogs.
nonisolated enum TripDialog: PresentedValue {
    case ask

    var nodeValue: NodeValue {
        switch self {
        case .ask: return value(.ask)
        }
    }

    init?(_ node: TripNode, _ values: inout ValueReader) {
        switch node {
        case .ask: self = .ask
        default: return nil
        }
    }

    var actions: [AlertButton] {
        switch self {
        case .ask:
            return [
                AlertButton(AskAction.more, String(localized: "More")),
                AlertButton(AskAction.pay, String(localized: "Pay")),
                AlertButton(AskAction.no, String(localized: "No"), role: .cancel),
            ]
        }
    }
}

/// The actions that the app carries out.
nonisolated enum TripAction: NavigationValue {
    case redeem(code: String)

    var nodeValue: NodeValue {
        switch self {
        case .redeem(let code): return value(.redeem, .string(code))
        }
    }

    init?(_ node: TripNode, _ values: inout ValueReader) {
        switch node {
        case .redeem: self = .redeem(code: values.string(0))
        default: return nil
        }
    }
}

/// The possible answers to `ask`.
nonisolated enum AskAction: String, CaseIterable, Codable, Sendable {
    case more, pay, no
}

/// The tabs, in the order in which they appear.
nonisolated enum TripTab: String, NavigationTab {
    /// Bag
    case bag
    /// Feed
    case feed
    /// Desk
    case desk

    typealias Graph = TripGraph
}

/// The roots of the app, of which one is shown.
nonisolated enum TripRoot: String, NavigationRoot {
    case tabs
    case intro
    case gate
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated enum TripNode: NavigationNode {
    case bag
    case feed
    case desk
    case splash
    case gate
    case about
    case terms
    case posts
    case post
    case comments
    case author
    case adults
    case panel
    case audit
    case cart
    case receipt
    case offer
    case draft
    case checkout
    case photo
    case share
    case ask
    case consent
    case consentRead
    case consentSign
    case consentThanks
    case intro
    case introHello
    case introAge
    case introName
    case tour
    case tourOne
    case tourTwo
    case tourThree
    case tourDone
    case redeem

    typealias Graph = TripGraph
}

/// The graph: its types, and what is known about its nodes.
nonisolated enum TripGraph: NavigationGraph {
    typealias Node = TripNode
    typealias Route = TripRoute
    typealias Sheet = TripSheet
    typealias Cover = TripCover
    typealias Popover = TripPopover
    typealias Dialog = TripDialog
    typealias Action = TripAction
    typealias Flow = TripFlow
    typealias Tab = TripTab
    typealias Root = TripRoot
    typealias Link = TripLink
    typealias Conditions = TripConditions
    typealias Handlers = any TripHandlers

    static let table = GraphTable(
        TripGraph.self, "Trip", format: .v1,
        """
        ?signedIn
        ?new
        ?paid otherwise=offer
        ?admin
        ?adult otherwise=consent
        @tabs when=signedIn
        @intro when=new
        @gate
        @launching splash
        bag tab root=cart needs=paid symbol=bag
        feed tab root=posts symbol=house
        desk tab root=panel visible=admin symbol=lock
        splash screen
        gate screen pushes=about,posts
        about screen pushes=terms
        terms screen
        posts screen pushes=post,about offers=desk~admin
        post screen params=id pushes=comments,author
        comments screen params=id pushes=author
        author screen params=name pushes=post,adults,terms offers=>terms:admin identity=
        adults screen needs=adult pushes=post,receipt
        panel screen pushes=audit offers=>audit~admin
        audit screen needs=admin pushes=post
        cart screen pushes=receipt
        receipt screen needs=paid,adult pushes=about
        offer sheet pushes=terms stack
        draft sheet onLink=stack pushes=about stack noSwipe
        checkout sheet needs=adult pushes=terms stack
        photo cover onLink=wait stack
        share popover
        ask dialog
        >ask.more go:comments(=3)
        >ask.pay open:cart
        consent flow
        consent.read step
        consent.sign step when=admin
        consent.thanks step final
        intro flow as=root then=posts
        intro.hello step
        intro.age step when=adult
        intro.name step
        tour flow as=sheet then=adults skippable
        tour.one step
        tour.two step when=admin
        tour.three step skippable
        tour.done step final
        redeem action params=code needs=signedIn
        """)

    static func title(of node: TripNode) -> String? {
        switch node {
        case .bag: return String(localized: "Bag")
        case .feed: return String(localized: "Feed")
        case .desk: return String(localized: "Desk")
        default: return nil
        }
    }

    static func cancelLabel(of node: TripNode) -> String? {
        switch node {
        case .offer: return String(localized: "No")
        case .draft: return String(localized: "Discard")
        case .photo: return String(localized: "Close")
        default: return nil
        }
    }
}
