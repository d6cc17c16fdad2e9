import NavSyntax

/// Groups nodes whose parameter lists are equal apart from source ranges and docs.
///
/// Apps have many nodes but few different parameter lists.
struct ParameterLists: Sendable {
    /// The index of each node's list, in order of first use; 0 is the empty list.
    private(set) var listIndices: [Int32] = []
    private var lists = [ParameterList([])]
    private var known: [ParameterList: Int32] = [:]
    private var last: Int32 = 0

    /// Adds the next node.
    mutating func add(_ parameters: [Parameter]) { listIndices.append(index(of: ParameterList(parameters))) }

    private mutating func index(of list: ParameterList) -> Int32 {
        guard !list.parameters.isEmpty else { return 0 }
        // Adjacent nodes often have the same list.
        if list == lists[Int(last)] { return last }
        last = known[list] ?? Int32(lists.count)
        if last == lists.count {
            known[list] = last
            lists.append(list)
        }
        return last
    }
}

/// The parameters of a node, compared without source ranges and docs.
private struct ParameterList: Hashable, Sendable {
    let parameters: [Parameter]

    init(_ parameters: [Parameter]) { self.parameters = parameters }

    static func == (left: ParameterList, right: ParameterList) -> Bool {
        left.parameters.elementsEqual(right.parameters) { left, right in
            ExactString(left.name.value) == ExactString(right.name.value) && left.type.base == right.type.base
                && left.type.form == right.type.form && left.isTransient == right.isTransient
                && left.isSensitive == right.isSensitive && left.isWholeURL == right.isWholeURL
                && left.ignoresUnreadable == right.ignoresUnreadable
                && areEqual(left.key?.value, right.key?.value)
                && areEqual(left.defaultValue?.value, right.defaultValue?.value)
        }
    }

    private static func areEqual(_ left: String?, _ right: String?) -> Bool {
        left.map { ExactString($0) } == right.map { ExactString($0) }
    }

    /// Compares default values by their bytes, because canonically equivalent strings may differ.
    private static func areEqual(_ left: Literal?, _ right: Literal?) -> Bool {
        switch (left, right) {
        case (nil, nil): true
        case (.scalar(let left, let isLeftPlain), .scalar(let right, let isRightPlain)):
            isLeftPlain == isRightPlain && ExactString(left) == ExactString(right)
        case (.list(let left), .list(let right)): left.elementsEqual(right, by: areEqual)
        default: false
        }
    }

    func hash(into hasher: inout Hasher) {
        for parameter in parameters {
            hasher.combine(ExactString(parameter.name.value))
            hasher.combine(parameter.type.base)
            hasher.combine(parameter.type.form)
            if let literal = parameter.defaultValue?.value { Self.hash(literal, into: &hasher) }
        }
    }

    private static func hash(_ literal: Literal, into hasher: inout Hasher) {
        switch literal {
        case .scalar(let text, _): hasher.combine(ExactString(text))
        case .list(let items): for item in items { hash(item, into: &hasher) }
        }
    }
}
