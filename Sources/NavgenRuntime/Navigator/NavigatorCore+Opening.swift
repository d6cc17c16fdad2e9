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

/// What a navigator remembers about the links that it has to open.
nonisolated struct OpeningLinks {
    /// The last URL, its time, and whether a link matched it.
    var last: (url: String, time: Double, isLink: Bool)?
    /// The newest link that is held back, since when it has waited, and whether an earlier launch requested it.
    var held: (link: RequestedLink, since: Double, isFormer: Bool)?
    /// The newest link that arrived before the saved state was restored.
    var early: RequestedLink?
    var hasBegun = false
    /// What follows an action and is likewise held back; a link takes precedence.
    var followUp: StepValue?
    /// The number of the newest link that was opened. What was requested earlier comes too late.
    var newest = 0
    /// How many numbers were given to links, and to URLs that the app is asked about.
    private var count = 0
    /// The link deferred last, and the deferred one that now continues and has yet to be reported.
    var deferred, resumed: RequestedLink?
    /// Whether a deferred link is held back, too.
    var holdsDeferred = false

    /// Returns a number for something to open.
    mutating func number() -> Int {
        count += 1
        return count
    }

    /// Gives up what waits and what was requested.
    mutating func giveUp() {
        held = nil
        followUp = nil
        deferred = nil
        newest = number()
    }
}

extension NavigatorCore {
    /// Opens a URL; `false` if no link matches it. The system may deliver the same one twice: within a second, it is
    /// opened once.
    @discardableResult
    public func open(_ url: String) -> Bool {
        let time = now()
        if let last = opening.last, last.url == url, abs(time - last.time) < 1 { return last.isLink }
        let link = table.link(url, build)
        let isLink = link.map(isOwn) ?? false
        opening.last = (url, time, isLink)
        guard let link, isLink else {
            announce(.url(url, .unmatched))
            if link == nil { askApp(about: url) }
            return false
        }
        open(RequestedLink(link: link, url: url), as: opening.number())
        return true
    }

    /// Opens a URL; `false` if no link matches it.
    @discardableResult
    public func open(_ url: URL) -> Bool { open(url.absoluteString) }

    /// Follows a link.
    func open(link: NodeValue) {
        let url = table.url(of: link, build) ?? table.nodes[link.node].id
        open(RequestedLink(link: link, url: url), as: opening.number())
    }

    /// Whether a URL is one of the graph's links.
    func recognizes(_ url: String) -> Bool { table.link(url, build).map(isOwn) ?? false }

    /// Asks the app what a URL stands for, and opens that, unless a newer link was opened or a condition was lost
    /// meanwhile.
    private func askApp(about url: String) {
        guard let resolver, let unknown = URL(string: url) else { return }
        let number = opening.number()
        _Concurrency.Task { [weak self] in
            guard let known = await resolver(unknown), let self, let link = table.link(known.absoluteString, build)
            else { return }
            askFacts()
            if opening.newest < number { open(RequestedLink(link: link, url: known.absoluteString), as: number) }
        }
    }

    /// Whether a link is for this stack.
    private func isOwn(_ link: NodeValue) -> Bool {
        guard wanted.isStack, let step = StepValue(link: link, table) else { return true }
        return wanted.isOwn(step)
    }

    private func open(_ link: RequestedLink, as number: Int) {
        guard isOwn(link.link) else { return announce(.url(link.url, .unmatched)) }
        opening.newest = number
        opening.followUp = nil
        if isHeld(wanted) { return hold(link) }
        if !opening.hasBegun { opening.early = link }
        reportAfterward {
            // That it was deferred is reported before what comes of it.
            let deferred = EventValue.url(link.url, .deferred(link.link.node))
            let outcome = settle(.link, reporting: { $0 == .deferred ? deferred : nil }) { self.follow(link, &$0) }
            if let outcome, outcome != .deferred { report(outcome, of: link) }
        }
    }

    /// Lets a link wait until nothing holds it back any more.
    private func hold(_ link: RequestedLink) {
        // Of several links, only the newest waits.
        if let step = deferredLink(in: wanted).flatMap({ StepValue(link: $0.link, table) }) {
            change { $0.giveUp(step) }
        }
        opening.early = nil
        opening.held = (link, now(), isFormer: false)
        announce(.url(link.url, .deferred(link.link.node)))
    }

    /// Follows a link that came before what was saved was restored, unless that holds it back.
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

    /// Reports the outcome of a link, by the URL that requested it.
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

    /// A link that has waited since an earlier launch, by the URL that requested it.
    func waitingLink(_ url: String) -> RequestedLink? {
        table.link(url, build).map { RequestedLink(link: $0, url: url) }
    }

    /// Opens what is no longer held back.
    func openHeldLinks() {
        guard opening.held != nil || opening.followUp != nil || opening.holdsDeferred, !isHeld(wanted) else { return }
        if let held = opening.held {
            opening.held = nil
            if now() - held.since < table.deferralLimit { open(held.link, as: opening.newest) }
            if held.isFormer, deferredLink(in: wanted)?.url == held.link.url { formerSince = wanted.deferred?.since }
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
