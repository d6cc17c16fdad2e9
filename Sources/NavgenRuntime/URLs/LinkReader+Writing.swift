nonisolated extension LinkReader {
    /// The patterns with which URLs of a node are written, in order of preference.
    func lines(writing node: Int) -> [LinkLine] {
        lines.filter { $0.writes(node) }.enumerated()
            .sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }.map(\.element)
    }

    /// Writes the URL of a link with the first pattern whose URL is read back as the same link;
    /// `nil` if there is none.
    ///
    /// - Parameters:
    ///   - values: By parameter; `nil` for a value that no URL can contain.
    ///   - isReadBack: Whether a URL is read as the link, apart from the values of some parameters.
    func url(
        of node: Int, _ values: [LinkText?], _ build: Int, scheme: String? = nil, host: String? = nil,
        isReadBack: (_ url: String, _ ignored: [Int]) -> Bool
    ) -> String? {
        let lines = lines(writing: node)
        let whole = lines.first?.wholeURL ?? []
        func texts(_ parameter: Int) -> [String]? { parameter < values.count ? values[parameter]?.all : [] }
        if scheme == nil, host == nil {
            // A URL that is itself a value.
            for parameter in whole {
                if let url = texts(parameter)?.first, isReadBack(url, []) { return url }
            }
        }
        let unknown = whole.filter { texts($0) == [] }
        let writer = LinkWriter(values: values, reader: self)
        for line in lines {
            if let url = writer.url(line, build, scheme: scheme, host: host), isReadBack(url, unknown) { return url }
        }
        return nil
    }
}

nonisolated extension LinkWriter {
    /// Writes the URL with the preferred scheme and host of a pattern.
    func url(_ line: LinkLine, _ build: Int, scheme: String? = nil, host: String? = nil) -> String? {
        var host = host
        if let own = line.host {
            guard let value = self.host(own), host == nil || host == value else { return nil }
            host = value
        }
        return reader.origins.preferred(line.origin, build, scheme: scheme, host: host).flatMap { url(line, $0) }
    }
}
