// Written by navgen from library.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

public import LibraryModel

/// The steps of `loans.request`.
nonisolated public enum LoansRequestStep: String, CaseIterable, Codable, Sendable {
    case book
    case address
    case done
}

/// What `loans.request` gathers.
nonisolated public struct LoansRequestData: Hashable, Codable, Sendable {
    public var isbn: ISBN?
    public var weeks: Int

    public init(isbn: ISBN? = nil, weeks: Int = 4) {
        self.isbn = isbn
        self.weeks = weeks
    }

    private enum CodingKeys: String, CodingKey {
        case isbn
        case weeks
    }

    /// What is missing, or is something else, is as it is in the beginning.
    public init(from decoder: any Decoder) throws {
        self.init()
        let values = try decoder.container(keyedBy: CodingKeys.self)
        if let value = try? values.decode(ISBN?.self, forKey: .isbn) { self.isbn = value }
        if let value = try? values.decode(Int.self, forKey: .weeks) { self.weeks = value }
    }
}

/// The flow `loans.request`: where one is in it, and what it has gathered.
nonisolated public struct LoansRequestFlow: Hashable, Codable, Sendable {
    public var step: LoansRequestStep
    public var data: LoansRequestData

    public init(step: LoansRequestStep = .book, data: LoansRequestData = LoansRequestData()) {
        self.step = step
        self.data = data
    }

    private enum CodingKeys: String, CodingKey {
        case step, data
    }

    /// A step that is gone is the first; data that cannot be read is as it is in the beginning.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init()
        if let step = try? values.decode(LoansRequestStep.self, forKey: .step) { self.step = step }
        if let data = try? values.decode(LoansRequestData.self, forKey: .data) { self.data = data }
    }
}
