import NavGraph

extension Pattern {
    /// Adds items after those that the text names.
    func add(_ more: [Item]) {
        guard !more.isEmpty else { return }
        query = queryOrder.map { query[$0] } + more
        sortQuery()
    }

    /// Sorts the query by key, and records its previous order.
    func sortQuery() {
        let isSorted = query.indices.dropFirst().allSatisfy { query[$0 - 1].key < query[$0].key }
        guard !isSorted else {
            let isShort = query.count < Self.shortOrders.count
            return queryOrder = isShort ? Self.shortOrders[query.count] : Array(query.indices)
        }
        let order = query.indices.sorted { query[$0].key < query[$1].key }
        queryOrder = Array(repeating: 0, count: order.count)
        for (index, number) in order.enumerated() { queryOrder[number] = index }
        query = order.map { query[$0] }
    }

    /// By count: the orders of short queries that are already sorted, which many patterns share.
    private static let shortOrders = (0..<8).map { Array(0..<$0) }

    /// The indices of the parameters that it reads or fixes.
    public var givenParameters: Set<Int> { readParameters.union(fixed.keys) }

    /// Whether it reads a parameter from a URL.
    func reads(_ number: Int) -> Bool {
        segments.contains { if case .parameter(number, _, _) = $0.reading { true } else { false } }
            || rest?.parameter == number || query.contains { $0.reading == .parameter(number) }
            || fragment?.reading == .parameter(number)
    }

    /// The indices of the parameters that it reads from a URL.
    public var readParameters: Set<Int> {
        var numbers: Set<Int> = []
        for segment in segments {
            if case .parameter(let number, _, _) = segment.reading { numbers.insert(number) }
        }
        if let number = rest?.parameter { numbers.insert(number) }
        for item in query { if case .parameter(let number) = item.reading { numbers.insert(number) } }
        if case .parameter(let number)? = fragment?.reading { numbers.insert(number) }
        return numbers
    }
}
