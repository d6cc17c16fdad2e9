// Written by navgen from library.yaml, section loans, module LoansNavigation. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

public import LibraryModel
public import NavgenRuntime

/// The steps of `loans.request`.
nonisolated public enum LoansRequestStep: String, CaseIterable, Codable, Sendable {
    case book
    case address
    case done
}

/// The data that `loans.request` collects.
nonisolated public struct LoansRequestData: FlowStorage {
    public var isbn: ISBN? = nil
    public var weeks: Int = 4

    public init() {}

    public init(isbn: ISBN? = nil, weeks: Int = 4) {
        self.isbn = isbn
        self.weeks = weeks
    }
}

nonisolated extension LoansRequestData {
    public init(from decoder: any Decoder) throws {
        self.init()
        let saved = try FlowDataReader(decoder)
        saved.read("isbn", into: &isbn)
        saved.read("weeks", into: &weeks)
    }
}

nonisolated public enum LoansRequestFlowDefinition: FlowDefinition {
    public typealias Step = LoansRequestStep
    public typealias Data = LoansRequestData
    public static let id = "loans.request"
}

/// The flow `loans.request`: its current step, and what it has collected.
public typealias LoansRequestFlow = FlowState<LoansRequestFlowDefinition>
/// One run of the flow `loans.request`: the data and the actions of its steps.
public typealias LoansRequestRun = RunningFlow<LoansRequestFlowDefinition>
