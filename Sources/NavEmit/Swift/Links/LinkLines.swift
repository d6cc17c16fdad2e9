import NavGraph
import NavLinks

/// The table of a graph's links as NavgenRuntime reads it: a line for each pattern, redirect and plan.
///
///     product /product/{0:Int}?ref={1-} | @shop product(0,1)
///     > /o/{0:OrderID} => /order/{0}
struct LinkLines {
    /// Of all lines that match a URL, the first one wins.
    let lines: [String]
    /// The types that lines name, and how the runtime learns what their values look like.
    let types: [LinkTypeDeclaration]
    /// The schemes and hosts of each build of the app.
    let origins: [String]
    /// What differs from the default.
    let rules: String

    init(_ model: SwiftModel) {
        let links = model.links
        var types = LinkTypeNames(model)
        var plans = LinkPlanTexts(model)
        var lines: [String] = []
        lines.reserveCapacity(links.patterns.count)
        for number in links.order {
            let pattern = links.patterns[number]
            var line = LinkPatternText(model, pattern, &types).text(number)
            if let node = pattern.node, let plan = plans.take(node) { line += " | " + plan }
            lines.append(line)
        }
        // Nodes without URLs of their own, which redirects, conditions or code show.
        for node in model.graph.nodes.indices.map({ NodeID($0) }) {
            if let plan = plans.take(node) { lines.append("\(model.graph[node].name) | \(plan)") }
        }
        self.lines = lines
        self.types = types.declared
        origins = links.origins.builds.map { build in
            [("schemes", build.schemes), ("hosts", build.hosts)].filter { !$1.isEmpty }
                .map { "\($0)=\(TableWords.origins($1))" }.joined(separator: " ")
        }
        let settings = model.graph.links
        rules = [
            settings.hasCaseSensitivePaths ? nil : "ignoresCase",
            settings.allowsHTTP ? "allowsHTTP" : nil,
            settings.trailingSlash == .either ? nil : "trailingSlash=\(settings.trailingSlash.rawValue)",
            settings.maxLength == 8192 ? nil : "maxLength=\(settings.maxLength)",
        ].compactMap(\.self).joined(separator: " ")
    }
}

extension TableWords {
    /// A value that a URL omits, or that is fixed: `-` is nil, or an empty list.
    static func value(_ value: LinkValue) -> String {
        switch value {
        case .none: "-"
        case .many(let texts) where texts.isEmpty: "-"
        case .one(let text): "=" + escaped(text)
        case .many(let texts): "=" + texts.map(escaped).joined(separator: ";")
        }
    }

    /// Hosts, of which some begin with `*.`, or schemes.
    static func origins(_ names: [String]) -> String {
        names.map { $0.hasPrefix("*.") ? "*." + escaped(String($0.dropFirst(2))) : escaped($0) }.joined(separator: ",")
    }
}
