/// Puts links in an order in which what keeps URLs out for one comes after all links that have such URLs.
struct SiteOrder {
    private var links: [SiteLink]
    private let variables: SiteVariables
    /// By link: those that have to come first, as it keeps out URLs of theirs.
    private var before: [Set<Int>]

    static func ordered(_ links: [SiteLink], _ variables: SiteVariables) -> [SiteLink] {
        var order = SiteOrder(links, variables)
        return order.run()
    }

    private init(_ links: [SiteLink], _ variables: SiteVariables) {
        // What is longer, and then what is more literal, is read first by people too.
        self.links = links.sorted { left, right in
            let (a, b) = (left.order, right.order)
            return a.pattern.utf8.elementsEqual(b.pattern.utf8)
                ? (b.segments, a.number) < (a.segments, b.number)
                : a.pattern.utf8.lexicographicallyPrecedes(b.pattern.utf8)
        }
        self.variables = variables
        before = []
    }

    private mutating func run() -> [SiteLink] {
        let all = links.indices
        for place in all { dropWhatHitsItself(place) }
        let paths = links.map { $0.languages }
        before = all.map { place in
            let glyphs = kept(links[place]).map { SitePattern.glyphs($0.path, variables) }
            return Set(
                all.filter { other in
                    other != place && glyphs.contains { mine in paths[other].contains { Glyph.meet(mine, $0) } }
                })
        }
        var ordered: [SiteLink] = []
        var waiting = Array(all)
        while !waiting.isEmpty {
            let next = waiting.first { before[$0].isEmpty } ?? freed(waiting)
            waiting.removeAll { $0 == next }
            for place in waiting { before[place].remove(next) }
            ordered.append(links[next])
        }
        return ordered
    }

    private func kept(_ link: SiteLink) -> [SiteComponent] { (link.exclusions + link.entries).filter(\.isExclusion) }

    /// Links that stand in each other's way: one of them gives up what keeps out URLs of the others.
    private mutating func freed(_ waiting: [Int]) -> Int {
        let place = waiting.min { (before[$0].count, $0) < (before[$1].count, $1) } ?? waiting[0]
        let others = before[place].sorted().map { links[$0] }
        let variables = variables
        func isWanted(_ component: SiteComponent) -> Bool {
            component.isExclusion && others.contains { $0.isHit(by: component, variables) }
        }
        links[place].excess += kept(links[place]).filter(isWanted).map(\.surplus)
        links[place].exclusions.removeAll(where: isWanted)
        links[place].entries.removeAll(where: isWanted)
        before[place] = []
        return place
    }

    /// Takes out what would keep out URLs of the link itself.
    private mutating func dropWhatHitsItself(_ place: Int) {
        let link = links[place]
        let hits = link.exclusions.filter { link.isHit(by: $0, variables) }
        guard !hits.isEmpty else { return }
        links[place].exclusions.removeAll { link.isHit(by: $0, variables) }
        links[place].excess += hits.map(\.surplus)
    }
}
