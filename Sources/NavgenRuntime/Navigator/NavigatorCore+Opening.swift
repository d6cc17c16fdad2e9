#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A link and the URL that requested it.
nonisolated struct RequestedLink {
    let link: NodeValue
    let url: String
}

/// The links that a navigator has opened.
nonisolated struct OpeningLinks {
    /// The last URL, its time, and whether a link matched it.
    var last: (url: String, time: Double, isLink: Bool)?
    /// The newest link that arrived before the saved state was restored.
    var early: RequestedLink?
    var hasBegun = false
    /// The number of the newest link that was opened. Results of earlier requests are ignored.
    var newest = 0
    /// The last number that was given to a link or to a URL that the app resolves.
    private var count = 0

    /// Returns a number for something to open.
    mutating func number() -> Int {
        count += 1
        return count
    }
}

extension NavigatorCore {
    /// Opens a URL; returns `false` if no link matches it.
    ///
    /// The system may deliver a URL twice, so the same URL is opened only once within a second.
    @discardableResult
    public func open(_ url: String) -> Bool {
        let time = now()
        if let last = opening.last, last.url == url, abs(time - last.time) < 1 { return last.isLink }
        let link = table.link(url, build)
        let isLink = link.map(canTake) ?? false
        opening.last = (url, time, isLink)
        guard let link, isLink else {
            announce(.url(url, .unmatched))
            if link == nil { askApp(about: url) }
            return false
        }
        open(RequestedLink(link: link, url: url), as: opening.number())
        return true
    }

    /// Opens a URL; returns `false` if no link matches it.
    @discardableResult
    public func open(_ url: URL) -> Bool { open(url.absoluteString) }

    /// Follows a link.
    func open(link: NodeValue) {
        let url = table.url(of: link, build) ?? table.nodes[link.node].id
        open(RequestedLink(link: link, url: url), as: opening.number())
    }

    /// Whether a URL is one of the graph's links.
    func recognizes(_ url: String) -> Bool { table.link(url, build).map(canTake) ?? false }

    /// Asks the app to resolve a URL and opens the result, unless a newer link was opened or a
    /// condition was lost in the meantime.
    private func askApp(about url: String) {
        guard let resolver, let unknown = URL(string: url) else { return }
        let number = opening.number()
        _Concurrency.Task { [weak self] in
            guard let known = await resolver(unknown), let self, let link = table.link(known.absoluteString, build)
            else { return }
            refreshConditions()
            if opening.newest < number { open(RequestedLink(link: link, url: known.absoluteString), as: number) }
        }
    }

    /// Whether this navigator can open a link. One that manages a single stack only opens links
    /// that lead to this stack.
    private func canTake(_ link: NodeValue) -> Bool {
        guard let exit = ExitValue(link: link, table) else { return false }
        return wanted.fitsStack(exit)
    }

    private func open(_ link: RequestedLink, as number: Int) {
        guard canTake(link.link) else { return announce(.url(link.url, .unmatched)) }
        opening.newest = number
        if !opening.hasBegun { opening.early = link }
        follow(link)
    }

    /// Asks for what a link shows.
    private func follow(_ link: RequestedLink) {
        guard let exit = ExitValue(link: link.link, table) else { return }
        settle(.link) { _ = $0.follow(exit, url: link.url, self.conditionValues, at: self.now()) }
    }

    /// Follows a link again that arrived before the saved state was restored, unless it still waits. Its
    /// end was reported then.
    func followEarly(_ link: RequestedLink) {
        guard let exit = ExitValue(link: link.link, table),
            !wanted.requests.contains(where: { $0.isLink && $0.url == link.url })
        else { return }
        settle(.link) { state in
            let outcome = state.follow(exit, url: link.url, self.conditionValues, at: self.now())
            guard outcome != .deferred else { return }
            state.events.removeAll { event in
                if case .ended(let request, _) = event { request.isLink && request.exit == exit } else { false }
            }
        }
    }
}
