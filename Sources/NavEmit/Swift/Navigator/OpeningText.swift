import NavGraph

/// How URLs are opened, and what follows actions: `ShopNavigator.open(_:)`, and `ShopScenes`.
struct OpeningText {
    private let state: StateFacts
    private let access: String
    private var p: String { state.p }
    private var model: SwiftModel { state.model }
    private var graph: Graph { state.graph }
    private var passed: String { state.hasConditions ? ", conditions, at: now()" : "" }
    private var environment: String { model.hasEnvironments ? ", environment: environment" : "" }

    init(_ state: StateFacts, _ access: String) {
        self.state = state
        self.access = access
    }

    private var hasLinks: Bool { model.hasMembers(.link) }

    func write(to writer: inout SwiftWriter) {
        if hasLinks { writeLink(&writer) }
        writeWaitingNodes(&writer)
        writeOpening(&writer)
        writer.blank()
        writer.block("extension \(p)Navigator") { writer in
            if hasLinks {
                writeOpen(&writer)
                writeFollowing(&writer)
            }
            writeHolding(&writer)
        }
        if hasLinks { writeScenes(&writer) }
    }

    private func writeOpening(_ writer: inout SwiftWriter) {
        var waiting: [String] = []
        writer.blank()
        writer.doc("What a navigator remembers about what it has to open.")
        writer.block("\(model.isolation)struct \(p)Opening") { writer in
            if hasLinks {
                waiting.append("held")
                writer.code(
                    """
                    /// The last URL, its time, and whether a link matched it.
                    var last: (url: String, time: Double, isLink: Bool)?
                    /// The newest link that is held back, the URL that requested it, and since when it has waited.
                    var held: (link: \(p)Link, url: String, since: Double\(state.hasConditions ? ", isFormer: Bool" : ""))?
                    /// The newest link that arrived before the saved state was restored.
                    var early: (link: \(p)Link, url: String)?
                    var hasBegun = false
                    """)
            }
            if state.hasFollowUps {
                waiting.append("followUp")
                writer.doc(
                    hasLinks
                        ? "What follows an action and is likewise held back; a link takes precedence."
                        : "What follows the newest action and is held back.")
                writer.line("var followUp: \(p)State.Step?")
            }
            if state.hasTurns {
                writer.doc(
                    hasLinks
                        ? "The number of the newest link that was opened. What was requested earlier comes too late."
                        : "How many times a condition was lost. What was requested earlier comes too late.")
                writer.line("var newest = 0")
            }
            if hasLinks {
                writer.doc("How many numbers were given to links, and to URLs that the app is asked about.")
                writer.line("private var count = 0")
            }
            if hasLinks, state.hasConditions {
                waiting.append("parked")
                writer.code(
                    """
                    /// The link parked last, and the parked one that now continues and has yet to be reported.
                    var parked, resumed: (link: \(p)Link, url: String)?
                    /// Whether a parked link is held back, too.
                    var holdsParked = false
                    """)
            }
            if hasLinks {
                writer.code(
                    """

                    /// Returns a number for something to open.
                    mutating func number() -> Int {
                        count += 1
                        return count
                    }
                    """)
            }
            guard state.hasConditions else { return }
            writer.blank()
            writer.doc("Gives up what waits and what was requested.")
            writer.block("mutating func giveUp()") { writer in
                for name in waiting { writer.line("\(name) = nil") }
                writer.line(hasLinks ? "newest = number()" : "newest += 1")
            }
        }
    }

    // MARK: - What is shown, as a link

    private func writeLink(_ writer: inout SwiftWriter) {
        let linked = model.allNodes(.link)
        writer.blank()
        writer.block("\(model.isolation)extension \(p)State") { writer in
            writer.doc("The link to what is on top; `nil` if there is none.")
            writer.block("\(access)var link: \(p)Link?") { writer in
                // While nothing is decided, nothing is on top.
                if state.hasRoots { writer.line("guard root != nil else { return nil }") }
                if state.hasScreens {
                    writer.code(
                        """
                        if let route = top.path.last { return \(p)Link(route) }
                        """)
                }
                writer.line("switch top.content {")
                if state.hasScreenContent { writer.line("case .screen(let route): return \(p)Link(route)") }
                if state.hasSplits {
                    writer.line("case .split(let split): return \(p)Link(\(StateFacts.lastFilled(of: state.columns)))")
                }
                for family in state.families {
                    for node in linked where model.isMember(node, family) && family != .flow {
                        let (pattern, value) = linkCase(node, family)
                        writer.line("case .\(family.word)(\(pattern)): return \(value)")
                    }
                }
                if !isExhaustive { writer.line("default: return nil") }
                writer.line("}")
            }
            writer.blank()
            writer.doc("The URL of what is on top; `nil` if there is none.")
            writer.line("\(access)var url: String? { link?.url }")
        }
        guard state.hasScreens else { return }
        writer.blank()
        writer.block("\(model.isolation)extension \(p)Link") { writer in
            writer.doc("Creates the link to a screen; `nil` if there is none.")
            writer.block("\(access)init?(_ route: \(p)Route)") { writer in
                let routes = linked.filter { model.isMember($0, .route) }
                guard !routes.isEmpty else { return writer.line("return nil") }
                writer.line("switch route {")
                for node in routes {
                    let (pattern, value) = linkCase(node, .route)
                    writer.line("case \(pattern):")
                    writer.indented { $0.line("self = \(value)") }
                }
                if routes.count < model.allNodes(.route).count { writer.line("default: return nil") }
                writer.line("}")
            }
        }
    }

    private var isExhaustive: Bool {
        state.families.allSatisfy { family in
            family != .flow && model.allNodes(family).allSatisfy { model.isMember($0, .link) }
        } && !state.hasRootFlows
    }

    private func linkCase(_ node: NodeID, _ family: Family) -> (pattern: String, value: Code) {
        let locals = graph[node].parameters.map { SwiftNames.local($0.name.value, beside: ["route"]) }
        let value = model.value(of: node, .link, model.arguments(of: node, locals))
        return (model.pattern(of: node, family, locals), value)
    }

    // MARK: - Nodes

    private func writeWaitingNodes(_ writer: inout SwiftWriter) {
        guard waits else { return }
        writer.blank()
        writer.block("\(model.isolation)extension \(p)State") { writer in
            writer.doc("Whether a presentation makes links wait.")
            writer.block("var makesLinksWait: Bool") { writer in
                writer.line("presented.contains { \(state.list(state.nodes(.wait))).contains($0.content.node) }")
            }
        }
    }

    private var waits: Bool { state.hasPresented && !state.nodes(.wait).isEmpty }

    // MARK: - Opening

    /// Whether there are links that are not for all navigators.
    private var isStacked: Bool { state.canBeStack }

    private func writeOpen(_ writer: inout SwiftWriter) {
        writer.code(
            """
            /// Opens a URL; `false` if no link matches it. The system may deliver the same one twice: within a second, it
            /// is opened once.
            @discardableResult
            \(access)func open(_ url: String) -> Bool {
                let time = now()
                if let last = opening.last, last.url == url, abs(time - last.time) < 1 { return last.isLink }
                let link = \(p)Link(url\(environment))
                \(isStacked ? "let isLink = link.map(isOwn) ?? false\n    " : "")opening.last = (url, time, \(isStacked ? "isLink" : "link != nil"))
                guard let link\(isStacked ? ", isLink" : "") else {
                    announce(.url(url, .unmatched))
                    \(isStacked ? "if link == nil { askApp(about: url) }" : "askApp(about: url)")
                    return false
                }
                open(link, url, as: opening.number())
                return true
            }

            /// Opens a URL; `false` if no link matches it.
            @discardableResult
            \(access)func open(_ url: URL) -> Bool { open(url.absoluteString) }

            /// Follows a link.
            \(access)func open(_ link: \(p)Link) { open(link, link.url(\(model.hasEnvironments ? "environment: environment" : "")) ?? link.node.rawValue, as: opening.number()) }

            /// Whether a URL is one of the graph's links.
            \(access)func recognizes(_ url: URL) -> Bool { \(p)Link(url: url\(environment))\(isStacked ? ".map(isOwn) ?? false" : " != nil") }

            /// Asks the app what a URL stands for, and opens that, unless a newer link was opened\(state.hasConditions ? " or a condition was lost" : "") meanwhile.
            private func askApp(about url: String) {
                guard let handlers, let unknown = URL(string: url) else { return }
                let number = opening.number()
                _Concurrency.Task { [weak self] in
                    guard let known = await handlers.onUnknownLink(unknown), let self,
                        let link = \(p)Link(url: known\(environment))
                    else { return }
                    \(state.hasConditions ? "askFacts()\n        " : "")if opening.newest < number { open(link, known.absoluteString, as: number) }
                }
            }

            """)
    }

    private func writeFollowing(_ writer: inout SwiftWriter) {
        if isStacked {
            writer.code(
                """
                /// Whether a link is for this stack.
                private func isOwn(_ link: \(p)Link) -> Bool { link.step.map(state.isOwn) ?? true }

                """)
        }
        writer.block("private func open(_ link: \(p)Link, _ url: String, as number: Int)") { writer in
            if isStacked { writer.line("guard isOwn(link) else { return announce(.url(url, .unmatched)) }") }
            writer.line("opening.newest = number")
            if state.hasFollowUps { writer.line("opening.followUp = nil") }
            writer.code(
                """
                if isHeld(state) { return hold(link, url) }
                if !opening.hasBegun { opening.early = (link, url) }
                """)
            writer.block("tellAfterwards") { writer in
                guard state.hasConditions else {
                    writer.line("settle(.link) { $0.follow(link) }")
                    return writer.line("announce(.url(url, .opened(link.node)))")
                }
                writer.code(
                    """
                    // That it was parked is reported before what comes of it.
                    let parked = \(p)Event.url(url, .parked(link.node))
                    let outcome = settle(.link, telling: { $0 == .parked ? parked : nil }) { follow(link, url, &$0) }
                    if outcome != .parked { tell(outcome, of: (link, url)) }
                    """)
            }
        }
        writer.blank()
        writer.doc("Lets a link wait until nothing holds it back any more.")
        writer.block("private func hold(_ link: \(p)Link, _ url: String)") { writer in
            if state.hasConditions {
                writer.code(
                    """
                    // Of several links, only the newest waits.
                    if let step = parkedLink(in: state)?.link.step { settle { $0.giveUp(step) } }
                    """)
            }
            writer.code(
                """
                opening.early = nil
                opening.held = (link, url, now()\(state.hasConditions ? ", isFormer: false" : ""))
                announce(.url(url, .parked(link.node)))
                """)
        }
        writer.code(
            """

            /// Follows a link that came before what was saved was restored, unless that holds it back.
            func followEarly(_ link: \(p)Link, _ url: String) {
                if isHeld(state) { return hold(link, url) }
                settle(.link) { \(state.hasConditions ? "follow(link, url, &$0)" : "$0.follow(link)") }
            }

            """)
        guard state.hasConditions else { return }
        writer.code(
            """
            /// Makes a state follow a link, and remembers the link's URL if it is parked.
            private func follow(_ link: \(p)Link, _ url: String, _ state: inout \(p)State) -> \(p)State.Outcome {
                let outcome = state.follow(link, conditions, at: now())
                if outcome == .parked { opening.parked = (link, url) }
                return outcome
            }

            """)
        writeResuming(&writer)
    }

    private func writeResuming(_ writer: inout SwiftWriter) {
        writer.code(
            """
            /// Reports the outcome of a link, by the URL that requested it.
            private func tell(_ outcome: \(p)State.Outcome, of link: (link: \(p)Link, url: String)) {
                let node = link.link.node
                switch outcome {
                case .parked: announce(.url(link.url, .parked(node)))
                case .refused: announce(.url(link.url, .refused(node)))
                case .done, .ignored\(state.hasActions ? ", .act" : ""): announce(.url(link.url, .opened(node)))
                }
            }

            /// The link that is parked in a state; `nil` if there is none.
            func parkedLink(in state: \(p)State) -> (link: \(p)Link, url: String)? {
                guard let parked = opening.parked, parked.link.step == state.parked?.step else { return nil }
                return parked
            }

            /// Reports the outcome of a link that was parked.
            func tellOfResumed(_ outcome: \(p)State.Outcome) {
                guard let link = opening.resumed else { return }
                opening.resumed = nil
                tell(outcome, of: link)
            }

            """)
    }

    private func writeHolding(_ writer: inout SwiftWriter) {
        writer.code(
            """
            private func isHeld(_ state: \(p)State) -> Bool {
                holders.contains { $0.isThere(in: state) }\(waits ? " || state.makesLinksWait" : "")\(state.hasRoots ? " || restored != nil" : "")
            }

            """)
        if hasLinks {
            writer.code(
                """
                /// A link that has waited since an earlier launch, by the URL that requested it.
                func waitingLink(_ url: String) -> (link: \(p)Link, url: String)? { \(p)Link(url\(environment)).map { ($0, url) } }

                """)
        }
        writer.doc("Opens what is no longer held back.")
        writer.block("func openWhatWaits()") { writer in
            writer.line("guard !isHeld(state) else { return }")
            var word = "if"
            if hasLinks {
                writer.code(
                    """
                    if let held = opening.held {
                        opening.held = nil
                        if now() - held.since < \(graph.links.parkFor * 60) { open(held.link, held.url, as: opening.newest) }
                    """)
                if state.hasConditions {
                    writer.indented { writer in
                        writer.block("if held.isFormer, parkedLink(in: state)?.url == held.url") { writer in
                            writer.line("formerSince = state.parked?.since")
                        }
                    }
                }
                word = "} else if"
            }
            if state.hasFollowUps {
                writer.code(
                    """
                    \(word) let step = opening.followUp {
                        opening.followUp = nil
                        go(step)
                    """)
            }
            if hasLinks, state.hasConditions {
                writer.code(
                    """
                    } else if opening.holdsParked {
                        opening.holdsParked = false
                        settle { update(&$0, from: conditions) }
                    """)
            }
            writer.line("}")
        }
        guard hasLinks, state.hasConditions else { return }
        writer.code(
            """

            /// Whether a parked link, whose conditions may hold, is held back like any other.
            func holdsBack(_ state: \(p)State) -> Bool {
                opening.holdsParked = isHeld(state)
                return opening.holdsParked
            }
            """)
    }

    // MARK: - Scenes

    private func writeScenes(_ writer: inout SwiftWriter) {
        let given = model.hasEnvironments ? "environment: \(p)Environment? = nil" : ""
        writer.code(
            """

            /// The scenes of the app, for notifications, intents and UIKit to call. All scenes share one instance.
            @MainActor
            \(access)final class \(p)Scenes {
                private struct Scene {
                    weak var navigator: \(p)Navigator?
                }

                /// By activity, the most recent last.
                private var scenes: [Scene] = []
                /// What waits for the first scene: the newest link, or a URL to ask the app about.
                private var waiting: (url: String, isLink: Bool)?
                \(model.hasEnvironments ? "/// The build of the app whose links it opens; `nil` for the unnamed one.\n    \(access)let environment: \(p)Environment?" : "")

                \(access)init(\(given)) {\(model.hasEnvironments ? "\n        self.environment = environment\n    " : "")}

                /// The navigator of the most recently active scene.
                \(access)var active: \(p)Navigator? { scenes.last { $0.navigator != nil }?.navigator }

                /// Opens a URL in the most recently active scene, or waits for the first one; `false` if no link matches it.
                @discardableResult
                \(access)func open(_ url: String) -> Bool {
                    if let active { return active.open(url) }
                    let isLink = \(p)Link(url\(environment)) != nil
                    if isLink || waiting?.isLink != true { waiting = (url, isLink) }
                    return isLink
                }

                /// Opens a URL in the most recently active scene, or waits for the first one; `false` if no link matches it.
                @discardableResult
                \(access)func open(_ url: URL) -> Bool { open(url.absoluteString) }

                /// Records that a scene was created or became active.
                \(access)func activate(_ navigator: \(p)Navigator) {
                    scenes.removeAll { $0.navigator == nil || $0.navigator === navigator }
                    scenes.append(Scene(navigator: navigator))\(model.hasEnvironments ? "\n        navigator.environment = environment" : "")
                    if let waiting {
                        self.waiting = nil
                        navigator.open(waiting.url)
                    }
                }
            }
            """)
    }
}
