import NavGraph

/// The link table of a graph as NavgenRuntime reads it, without plans: a line for each pattern and
/// redirect.
///
///     product /product/{0:Int}?ref={1-}
///     > /o/{0:OrderID} => /order/{0}
public struct PatternLines: Sendable {
    /// In the order of `LinkAnalysis.order`. The first line that matches a URL wins.
    public let lines: [String]
    /// The types that lines name.
    public let types: [NamedLinkType]
    /// The schemes and hosts of each build of the app.
    public let origins: [String]
    /// The link settings that differ from the defaults.
    public let rules: String

    init(_ patternSet: PatternSet) {
        var types = LinkTypeNames(patternSet)
        lines = patternSet.order.map { PatternLine(patternSet, $0, &types).text() }
        self.types = types.declared
        origins = patternSet.origins.builds.map { build in
            [("schemes", build.schemes), ("hosts", build.hosts)].filter { !$1.isEmpty }
                .map { "\($0)=\(TableEncoding.origins($1))" }.joined(separator: " ")
        }
        let slash = patternSet.commonSlash
        let rules = [
            patternSet.ignoresCase ? "ignoresCase" : nil,
            patternSet.settings.allowsHTTP ? "allowsHTTP" : nil,
            slash == .either ? nil : "trailingSlash=\(slash.rawValue)",
            patternSet.settings.maxLength == 8192 ? nil : "maxLength=\(patternSet.settings.maxLength)",
        ].compactMap(\.self)
        let exceptions = patternSet.exceptions.map { exception in
            (exception.isFolded ? "exceptAnyCase=" : "except=") + PatternLine.exception(exception, types)
        }
        self.rules = (rules + exceptions).joined(separator: " ")
    }
}
