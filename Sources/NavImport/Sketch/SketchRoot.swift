import NavSyntax

extension GraphSketch {
    /// Chooses what the app shows first, if the source did not say: the screen with the URL `/`, or one of these nodes
    /// with a TODO.
    mutating func chooseRoot(among candidates: [Int]) {
        guard root == nil else { return }
        if let node = nodes.first(where: { $0.canBeRoot && $0.patterns.contains { $0.path.isRoot } }) {
            root = node.name
            return
        }
        let all = candidates.map { nodes[$0] } + nodes
        let possible = all.filter(\.canBeRoot)
        let node =
            possible.first { $0.name == "home" } ?? possible.first
            ?? all.first { $0.parameters.allSatisfy(\.isOptional) }
        guard let node else { return }
        root = node.name
        rootRemarks.todos.append("check what the app shows first; the source does not say it")
    }

    /// Declares where the URLs of all links come from.
    mutating func declare(_ origins: [PatternOrigin]) {
        for origin in origins {
            switch origin {
            case .scheme(let name): if !schemes.contains(name) { schemes.append(name) }
            case .host(let name): if !hosts.contains(name) { hosts.append(name) }
            }
        }
    }

    /// What to decide about a navigator whose kind the source does not say.
    ///
    /// - Parameters:
    ///   - isOne: Whether the name is that of one navigator.
    ///   - canBeTabs: Whether it is not in a tab already.
    static func todo(
        forNavigator name: String, showing labels: [String], isOne: Bool = true, canBeTabs: Bool = true
    ) -> String {
        "\(name) \(isOne ? "shows" : "each show") \(conjunction(labels)): "
            + (canBeTabs
                ? "declare `tabs:` if it is a tab bar, or routes (`to:`) if it is a stack"
                : "declare routes (`to:`) between them if it is a stack")
    }

    /// `a, b and c`; of many, how many others there are.
    static func conjunction(_ labels: [String]) -> String {
        let limit = 8
        // Not `the navigator` again and again.
        let prefix = "the navigator "
        if labels.count > 1, labels.allSatisfy({ $0.hasPrefix(prefix) }) {
            return "the navigators " + conjunction(labels.map { String($0.dropFirst(prefix.count)) })
        }
        guard labels.count > limit else { return labels.conjunction() }
        return (labels.prefix(limit) + ["\(labels.count - limit) more"]).conjunction()
    }
}

extension SketchNode {
    /// Whether it needs no values, and is not only for what no other pattern matches.
    var canBeRoot: Bool {
        parameters.allSatisfy(\.isOptional) && (patterns.isEmpty || patterns.contains { !$0.path.isOpen })
    }
}

extension SketchParameter {
    /// Whether it needs no value.
    var isOptional: Bool { fallback != nil || type.hasSuffix("?") || type.hasPrefix("[") }
}

extension String {
    /// Whether it is the pattern `/`, perhaps with a query.
    fileprivate var isRoot: Bool { prefix { $0 != "?" } == "/" }

    /// Whether it is a pattern for any path.
    fileprivate var isOpen: Bool { self == "/*" || self == "/+" }
}
