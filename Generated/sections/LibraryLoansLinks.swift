// Written by navgen from sections.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

/// Where URLs lead of the section `loans`.
nonisolated enum LibraryLoansLink: Hashable, Sendable {
    /// Borrowed
    ///
    /// `/loans`
    case current
    /// Rules of lending
    ///
    /// `/loans/rules`
    case rules
    /// Borrow
    ///
    /// `/book/{isbn}/borrow`
    case borrow(isbn: ISBN)

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }
}

nonisolated extension LibraryLoansLink {
    /// Which node it is.
    var node: LibraryNode {
        switch self {
        case .current: return .loansCurrent
        case .rules: return .loansRules
        case .borrow: return .loansBorrow
        }
    }
}

nonisolated extension LibraryLoansLink {
    /// Its id and its values, by which it is compared and saved.
    var fields: LibraryFields {
        switch self {
        case .current:
            return LibraryFields("loans.current")
        case .rules:
            return LibraryFields("loans.rules")
        case .borrow(let isbn):
            var fields = LibraryFields("loans.borrow")
            fields.text("isbn", isbn.rawValue)
            return fields
        }
    }
}
