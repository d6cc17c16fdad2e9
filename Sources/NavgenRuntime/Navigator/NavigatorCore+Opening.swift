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

/// The links that a navigator has yet to open, and the last ones it opened.
nonisolated struct OpeningLinks {
    /// The last URL, its time, and whether a link matched it.
    var last: (url: String, time: Double, isLink: Bool)?
    /// The newest link that is held back, the time since it has waited, and whether it was restored
    /// from an earlier launch.
    var held: (link: RequestedLink, since: Double, isRestored: Bool)?
    /// The newest link that arrived before the saved state was restored.
    var early: RequestedLink?
    var hasBegun = false
    /// The step that follows an action and is held back in the same way; a link takes precedence
    /// over it.
    var followUp: StepValue?
    /// The number of the newest link that was opened. Results of earlier requests are ignored.
    var newest = 0
    /// The last number that was given to a link or to a URL that the app resolves.
    private var count = 0
    /// The link that was deferred last, and the deferred link that was resumed but not yet
    /// reported.
    var deferred, resumed: RequestedLink?
    /// Whether a deferred link is held back, too.
    var holdsDeferred = false

    /// Returns a number for something to open.
    mutating func number() -> Int {
        count += 1
        return count
    }

    /// Gives up all links that wait, and ignores the results of pending requests.
    mutating func giveUp() {
        held = nil
        followUp = nil
        deferred = nil
        newest = number()
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
        guard wanted.isStack, let step = StepValue(link: link, table) else { return true }
        return wanted.canTake(step)
    }

    private func open(_ link: RequestedLink, as number: Int) {
        guard canTake(link.link) else { return announce(.url(link.url, .unmatched)) }
        opening.newest = number
        opening.followUp = nil
        if isHeld(wanted) { return hold(link) }
        if !opening.hasBegun { opening.early = link }
        reportAfterward {
            // Report the deferral first, then its effects.
            let deferred = EventValue.url(link.url, .deferred(link.link.node))
            let outcome = settle(.link, reporting: { $0 == .deferred ? deferred : nil }) { self.follow(link, &$0) }
            if let outcome, outcome != .deferred { report(outcome, of: link) }
        }
    }

    /// Makes a link wait until nothing holds it back.
    private func hold(_ link: RequestedLink) {
        // Only the newest link waits.
        if let step = deferredLink(in: wanted).flatMap({ StepValue(link: $0.link, table) }) {
            change { $0.giveUp(step) }
        }
        opening.early = nil
        opening.held = (link, now(), isRestored: false)
        announce(.url(link.url, .deferred(link.link.node)))
    }

    /// Follows a link that arrived before the saved state was restored, unless the restored state
    /// holds it back.
    func followEarly(_ link: RequestedLink) {
        if isHeld(wanted) { return hold(link) }
        settle(.link) { self.follow(link, &$0) }
    }

    /// Makes a state follow a link, and remembers the link's URL if it is deferred.
    private func follow(_ link: RequestedLink, _ state: inout StateCore) -> OutcomeValue {
        guard let step = StepValue(link: link.link, table) else { return .ignored }
        let outcome = state.follow(step, conditionValues, at: now())
        if outcome == .deferred { opening.deferred = link }
        return outcome
    }

    /// Reports the outcome of a link with the URL that requested it.
    private func report(_ outcome: OutcomeValue, of link: RequestedLink) {
        let node = link.link.node
        switch outcome {
        case .deferred: announce(.url(link.url, .deferred(node)))
        case .refused: announce(.url(link.url, .refused(node)))
        case .done, .ignored, .act: announce(.url(link.url, .opened(node)))
        }
    }

    /// The link that is deferred in a state; `nil` if there is none.
    func deferredLink(in state: StateCore) -> RequestedLink? {
        guard let deferred = opening.deferred, StepValue(link: deferred.link, table) == state.deferred?.step else {
            return nil
        }
        return deferred
    }

    /// Reports the outcome of a link that was deferred.
    func reportResumed(_ outcome: OutcomeValue) {
        guard let link = opening.resumed else { return }
        opening.resumed = nil
        report(outcome, of: link)
    }

    /// The link of a URL that was saved in an earlier launch.
    func waitingLink(_ url: String) -> RequestedLink? {
        table.link(url, build).map { RequestedLink(link: $0, url: url) }
    }

    /// Opens the link or step that is no longer held back.
    func openHeldLinks() {
        guard opening.held != nil || opening.followUp != nil || opening.holdsDeferred, !isHeld(wanted) else { return }
        if let held = opening.held {
            opening.held = nil
            if now() - held.since < table.deferralLimit { open(held.link, as: opening.newest) }
            if held.isRestored, deferredLink(in: wanted)?.url == held.link.url {
                restoredSince = wanted.deferred?.since
            }
        } else if let step = opening.followUp {
            opening.followUp = nil
            _ = go(step)
        } else if opening.holdsDeferred {
            opening.holdsDeferred = false
            let conditions = conditionValues
            settle { self.update(&$0, from: conditions) }
        }
    }
}
