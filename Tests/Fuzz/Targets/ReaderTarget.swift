import NavLinks

extension FuzzTarget {
    /// NavgenRuntime, which apps use, reads any text like the link table.
    static let reader = FuzzTarget(name: "reader", maxLength: 512, isGraph: false) { input throws(PropertyViolation) in
        let links = loaded.links
        let url = String(decoding: input, as: UTF8.self)
        for build in links.origins.builds.indices {
            let (read, expected) = (ReadLink.read(url, build), ReadLink.expected(links, url, build))
            try require(read == expected, "build \(build): \(read) is read, and \(expected) should be")
        }
    }

    /// There is one dynamic graph at a time; all inputs use this one.
    private static let loaded: LinkedGraph = {
        DynamicGraph.load(LinkedGraph.own.links, onlyLinks: true)
        return .own
    }()
}
