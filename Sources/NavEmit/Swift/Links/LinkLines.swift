import NavGraph
import NavLinks

/// The link table of a graph as NavgenRuntime reads it, with a line for each pattern, redirect and
/// plan.
///
///     product /product/{0:Int}?ref={1-} | @shop product(0,1)
///     > /o/{0:OrderID} => /order/{0}
struct LinkLines {
    /// The first line that matches a URL wins.
    let lines: [String]
    /// The types that lines name, and how the runtime recognizes their values.
    let types: [LinkTypeDeclaration]
    /// The schemes and hosts of each build of the app.
    let origins: [String]
    /// The link settings that differ from the defaults.
    let rules: String

    init(_ model: SwiftModel) {
        let links = model.links
        var types = LinkTypeNames(model)
        var plans = LinkPlanEncoder(model)
        var lines: [String] = []
        lines.reserveCapacity(links.patterns.count)
        for number in links.order {
            let pattern = links.patterns[number]
            var line = LinkPatternLine(model, pattern, &types).text(number)
            if let placement = links.placement(ofPattern: number) {
                if let plan = plans.take(placement) { line += " | " + plan }
            } else if let node = pattern.node, let plan = plans.take(node) {
                line += " | " + plan
            }
            lines.append(line)
        }
        // Plans of nodes without URLs, which redirects, conditions or code show.
        for node in model.graph.nodes.indices.map({ NodeID($0) }) {
            if let plan = plans.take(node) { lines.append("\(model.graph[node].name) | \(plan)") }
        }
        self.lines = lines
        self.types = types.declared
        origins = links.origins.builds.map { build in
            [("schemes", build.schemes), ("hosts", build.hosts)].filter { !$1.isEmpty }
                .map { "\($0)=\(TableEncoding.origins($1))" }.joined(separator: " ")
        }
        let settings = model.graph.links
        let slash = links.commonSlash
        rules = [
            links.ignoresCase ? "ignoresCase" : nil,
            settings.allowsHTTP ? "allowsHTTP" : nil,
            slash == .either ? nil : "trailingSlash=\(slash.rawValue)",
            settings.maxLength == 8192 ? nil : "maxLength=\(settings.maxLength)",
        ].compactMap(\.self).joined(separator: " ")
    }
}

extension LinkTable {
    /// Whether all patterns ignore case.
    var ignoresCase: Bool {
        patterns.isEmpty ? !graph.links.hasCaseSensitivePaths : patterns.allSatisfy(\.isFolded)
    }

    /// How all paths may end, or `either` if that is different for each pattern.
    var commonSlash: TrailingSlash {
        guard let first = patterns.first else { return graph.links.trailingSlash }
        return patterns.allSatisfy { $0.slash == first.slash } ? first.slash : .either
    }
}

extension TableEncoding {
    /// A default or fixed value: `=5`, `=a;b`, or `-` for nil and the empty list.
    static func value(_ value: LinkValue) -> String {
        switch value {
        case .none: "-"
        case .many(let texts) where texts.isEmpty: "-"
        case .one(let text): "=" + escaped(text)
        case .many(let texts): "=" + texts.map(escaped).joined(separator: ";")
        }
    }

    /// Schemes, or hosts, which may begin with an asterisk and end with a port.
    static func origins(_ names: [String]) -> String {
        names.map { name in
            name.split(separator: ":", omittingEmptySubsequences: false).map { part in
                part.hasPrefix("*") ? "*" + escaped(String(part.dropFirst())) : escaped(String(part))
            }
            .joined(separator: ":")
        }
        .joined(separator: ",")
    }
}
