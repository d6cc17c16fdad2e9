// Written by navgen from library.yaml, section loans. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import CatalogNavigation
import LibraryModel
import LoansNavigation

/// A flow with its step and its data.
nonisolated enum LibraryLoansFlow: Hashable, Codable, Sendable {
    /// Ask another library
    case request(LoansRequestFlow = LoansRequestFlow())

    /// Its node in the graph.
    var node: LibraryNode {
        switch self {
        case .request: return .loansRequest
        }
    }

    /// Changes the flow, whichever it is.
    @discardableResult
    mutating func change<Result>(_ body: (inout any LibrarySteps) -> Result) -> Result {
        switch self {
        case .request(let flow):
            var steps: any LibrarySteps = flow
            let result = body(&steps)
            if let flow = steps as? LoansRequestFlow { self = .request(flow) }
            return result
        }
    }

    /// Returns the flow with what it collected before. Its step stays, too, unless it has to be
    /// another.
    func keeping(_ former: Self) -> Self {
        switch (self, former) {
        case (.request(let flow), .request(var former)):
            if flow.step != LoansRequestFlow().step { former.step = flow.step }
            return .request(former)
        }
    }
}

nonisolated extension LoansRequestFlow: LibrarySteps {
    static var steps: [LoansRequestStep] {
        [.book, .address, .done]
    }

    static func needs(of step: LoansRequestStep) -> [LibraryNeed] {
        switch step {
        case .address: return [.init(.byMail)]
        default: return []
        }
    }

    static func isSkippable(_ step: LoansRequestStep) -> Bool { false }
    static func isFinal(_ step: LoansRequestStep) -> Bool { false }
    static var isSkippable: Bool { false }
    static var skipTo: LoansRequestStep? { nil }
    static var allowsBack: Bool { true }
}
