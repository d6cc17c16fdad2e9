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

    /// Its schemes and hosts, as they are written.
    public var writtenOrigin: OriginRule {
        var rule = origin
        if rule.isOpaque { rule.hosts = nil }
        if let host { rule.hosts = ["{\(parameters[host.parameter].name)}\(host.suffix)"] }
        return rule
    }

    /// The indices of the parameters whose values its URLs have to contain.
    public var needed: [Int] {
        let segments = (segments + (hash?.segments ?? [])).filter { !$0.isOptional }.map(\.reading)
        let items = (query + [fragment].compactMap(\.self)).filter { !$0.values.allowsNone }.map(\.reading)
        return (segments + items).flatMap { $0.text?.holes.filter { !$0.isOptional }.map(\.parameter) ?? [] }
    }

    /// The indices of the parameters that it reads or fixes.
    public var givenParameters: Set<Int> { readParameters.union(fixed.keys).union(wholeURL) }

    /// Whether it reads a parameter from a URL.
    func reads(_ number: Int) -> Bool {
        rest?.parameter == number || host?.parameter == number || segments.contains { $0.reading.reads(number) }
            || query.contains { $0.reading.reads(number) } || fragment?.reading.reads(number) ?? false
            || hash?.reads(number) ?? false
    }

    /// The indices of the parameters that it reads from a URL.
    public var readParameters: Set<Int> {
        var numbers: Set<Int> = []
        for segment in segments { numbers.formUnion(segment.reading.parameters) }
        if let number = rest?.parameter { numbers.insert(number) }
        if let host { numbers.insert(host.parameter) }
        for item in query { numbers.formUnion(item.reading.parameters) }
        numbers.formUnion(fragment?.reading.parameters ?? [])
        if let hash { numbers.formUnion(hash.parameters) }
        return numbers
    }
}

extension Pattern {
    /// Whether it names the fragment itself, so that a redirect to another path leaves it out.
    public var namesFragment: Bool { hash != nil || fragment.map { $0.reading != .ignored } ?? false }
}

extension Pattern.HashRoute {
    /// The parameters that its path reads.
    public var parameters: [Int] { segments.flatMap(\.reading.parameters) + [rest?.parameter].compactMap(\.self) }

    func reads(_ number: Int) -> Bool { parameters.contains(number) }

    /// The minimum number of segments that it matches.
    package var least: Int { (segments.firstIndex { $0.isOptional } ?? segments.count) + (rest?.least ?? 0) }

    /// All such paths, as strings of `Language.hash` and segments separated by `Language.separator`.
    func automaton(_ languages: Languages) throws(AutomatonBuilder.TooLarge) -> LanguageAutomaton {
        try AutomatonBuilder.automaton { (builder) throws(AutomatonBuilder.TooLarge) in
            func next(_ language: LanguageID, at index: Int) throws(AutomatonBuilder.TooLarge)
                -> AutomatonBuilder.Fragment
            {
                let segment = try builder.automaton(languages[language].automaton)
                return index == 0
                    ? segment : builder.join(try builder.one(of: Language.separatorSet), segment)
            }
            var tail: AutomatonBuilder.Fragment?
            if let rest {
                let further = builder.join(
                    try builder.one(of: Language.separatorSet),
                    try builder.automaton(languages[rest.language].automaton))
                let all = builder.join(
                    try next(rest.language, at: segments.count), try builder.repeated(further))
                tail = rest.least == 0 ? try builder.optional(all) : all
            }
            for (index, segment) in segments.enumerated().reversed() {
                var part = try next(segment.language, at: index)
                if let known = tail { part = builder.join(part, known) }
                tail = segment.isOptional ? try builder.optional(part) : part
            }
            let start = try builder.one(of: Language.hashSet)
            return tail.map { builder.join(start, $0) } ?? start
        }
    }
}
