// Written by navgen from answers.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The screens that can be on a stack.
nonisolated enum AnswersRoute: NavigationValue {
    case home(q: Int? = nil)
    case item(id: Int, note: String)
    case free(number: Int? = nil, text: String? = nil, id: Int? = nil)
    case both(number: Int, note: String)
    case hidden
    case scale(factor: Double)
    case day(date: Date)
    case dawn

    var nodeValue: NodeValue {
        switch self {
        case .home(let q): return value(.home, .int(q))
        case .item(let id, let note): return value(.item, .int(id), .string(note))
        case .free(let number, let text, let id):
            return value(.free, .int(number), .string(text), .int(id))
        case .both(let number, let note): return value(.both, .int(number), .string(note))
        case .hidden: return value(.hidden)
        case .scale(let factor): return value(.scale, .double(factor))
        case .day(let date): return value(.day, .date(date))
        case .dawn: return value(.dawn)
        }
    }

    init?(_ node: AnswersNode, _ values: inout ValueReader) {
        switch node {
        case .home: self = .home(q: values.optionalInt(0))
        case .item: self = .item(id: values.int(0), note: values.string(1))
        case .free:
            self = .free(
                number: values.optionalInt(0), text: values.optionalString(1),
                id: values.optionalInt(2))
        case .both: self = .both(number: values.int(0), note: values.string(1))
        case .hidden: self = .hidden
        case .scale: self = .scale(factor: values.double(0))
        case .day: self = .day(date: values.date(0))
        case .dawn: self = .dawn
        default: return nil
        }
    }
}

/// The nodes that are presented as sheets.
nonisolated enum AnswersSheet: PresentedValue {
    case none(p: Int? = nil)
    case menu

    var nodeValue: NodeValue {
        switch self {
        case .none(let p): return value(.none, .int(p))
        case .menu: return value(.menu)
        }
    }

    init?(_ node: AnswersNode, _ values: inout ValueReader) {
        switch node {
        case .none: self = .none(p: values.optionalInt(0))
        case .menu: self = .menu
        default: return nil
        }
    }
}

/// The alerts.
nonisolated enum AnswersAlert: PresentedValue {
    case ask(id: Int, note: Int)
    case measure

    var nodeValue: NodeValue {
        switch self {
        case .ask(let id, let note): return value(.ask, .int(id), .int(note))
        case .measure: return value(.measure)
        }
    }

    init?(_ node: AnswersNode, _ values: inout ValueReader) {
        switch node {
        case .ask: self = .ask(id: values.int(0), note: values.int(1))
        case .measure: self = .measure
        default: return nil
        }
    }

    var actions: [AlertButton] {
        switch self {
        case .ask:
            return [
                AlertButton(AskAction.again, String(localized: "again")),
                AlertButton(AskAction.other, String(localized: "other")),
                AlertButton(AskAction.text, String(localized: "text")),
                AlertButton(AskAction.up, String(localized: "up")),
                AlertButton(AskAction.no, String(localized: "no"), role: .cancel),
            ]
        case .measure:
            return [
                AlertButton(MeasureAction.take, String(localized: "take")),
                AlertButton(MeasureAction.on, String(localized: "on")),
                AlertButton(MeasureAction.no, String(localized: "no"), role: .cancel),
            ]
        }
    }
}

/// The confirmation dialogs.
nonisolated enum AnswersDialog: PresentedValue {
    case choose
    case ask2

    var nodeValue: NodeValue {
        switch self {
        case .choose: return value(.choose)
        case .ask2: return value(.ask2)
        }
    }

    init?(_ node: AnswersNode, _ values: inout ValueReader) {
        switch node {
        case .choose: self = .choose
        case .ask2: self = .ask2
        default: return nil
        }
    }

    var actions: [AlertButton] {
        switch self {
        case .choose:
            return [
                AlertButton(ChooseAction.take, String(localized: "take")),
                AlertButton(ChooseAction.no, String(localized: "no"), role: .cancel),
            ]
        case .ask2:
            return [
                AlertButton(Ask2Action.push, String(localized: "push")),
                AlertButton(Ask2Action.under, String(localized: "under")),
                AlertButton(Ask2Action.close, String(localized: "close")),
            ]
        }
    }
}

/// The possible answers to `ask`.
nonisolated enum AskAction: String, CaseIterable, Codable, Sendable {
    case again, other, text, up, no
}

/// The possible answers to `measure`.
nonisolated enum MeasureAction: String, CaseIterable, Codable, Sendable {
    case take, on, no
}

/// The possible answers to `choose`.
nonisolated enum ChooseAction: String, CaseIterable, Codable, Sendable {
    case take, no
}

/// The possible answers to `ask2`.
nonisolated enum Ask2Action: String, CaseIterable, Codable, Sendable {
    case push, under, close
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated enum AnswersNode: NavigationNode {
    case home
    case item
    case free
    case both
    case hidden
    case scale
    case day
    case dawn
    case none
    case menu
    case ask
    case measure
    case tour
    case tourOne
    case tourTwo
    case choose
    case ask2

    typealias Graph = AnswersGraph
}

/// The graph: its types, and what is known about its nodes.
nonisolated enum AnswersGraph: NavigationGraph {
    typealias Node = AnswersNode
    typealias Route = AnswersRoute
    typealias Sheet = AnswersSheet
    typealias Alert = AnswersAlert
    typealias Dialog = AnswersDialog
    typealias Flow = AnswersFlow
    typealias Link = AnswersLink
    typealias Conditions = AnswersConditions
    typealias Handlers = any AnswersHandlers

    static let table = GraphTable(
        AnswersGraph.self, "Answers", format: .v1,
        """
        ?signedIn otherwise=none
        @home
        home screen params=q pushes=item,hidden,scale,day
        item screen params=id,note
        free screen params=number,text,id
        both screen params=number,note
        hidden screen needs=signedIn
        scale screen params=factor
        day screen params=date pushes=dawn
        dawn screen
        none sheet params=p stack
        menu sheet stack
        ask alert params=id,note
        >ask.again go:item(0,=again)
        >ask.other go:both(1,^note)
        >ask.text go:free(0,_,0)
        >ask.up popTo:home
        measure alert
        >measure.take under:free(^size,_,_)
        >measure.on present:tour.two
        tour flow as=sheet
        tour.one step
        tour.two step
        choose dialog
        >choose.take go:free(^id,^note,^id)
        ask2 dialog
        >ask2.push go:free
        >ask2.under under:free
        >ask2.close dismiss
        """)
}
