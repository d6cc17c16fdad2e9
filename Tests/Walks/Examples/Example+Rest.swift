extension Example {
    static let all = roots + links + flows + saving + rest

    /// Flows as fallbacks and as roots, and the order of conditions.
    static let flows: [Example] = [
        Example("the first visible step of a fallback", flow, "FF", .go("orders"), .shows("home ^home ^signIn.s1")),
        Example("its first step is undecided", flow, "FN", .go("orders"), .shows("home ^home")),
        Example("the same flow by hand", flow, "FF", .go("signIn"), .shows("home ^home ^signIn.s1")),
        Example("the first condition that is false", two, "NF", .go("ab"), .shows("home ^home ^sb")),
        Example("the same in another order", two, "NF", .go("ba"), .shows("home ^home ^sb")),
        Example(
            "a fallback that was opened by hand", account, "F", .go("signIn"), .go("account"), .set("T"),
            .shows("home ^home ^signIn>account")),
        Example(
            "nothing is pushed onto a flow", onboarding, "F", .code("page"), .shows("onboarding ^onboarding.s0"),
            .nothingWaits),
        Example(
            "cancelling a root that is a flow", onboarding, "F", .open("page"), .cancel, .dropped(.closed), .set("T"),
            .shows("home ^home")),
    ]

    /// Saving and restoring.
    static let saving: [Example] = [
        Example(
            "an awaited sheet is not saved", pick, "F", .go("pick", caller: 7), .open("orders"),
            .shows("home ^home ^pick ^signIn"),
            .restart("F"), .shows("home ^home ^signIn"), .set("T"), .shows("home ^home>orders")),
        Example(
            "a link closes an awaited sheet", pick, "F", .go("pick", caller: 7), .open("orders"), .set("T"), .resumed(7)
        ),
        Example(
            "a restored tab is undecided", browse, "TF", .go("orders"), .restart("NN"), .shows("tabs/more ^moreList"),
            .set("TF"), .set("TT"), .shows("tabs/browse ^deals>orders")),
        Example(
            "a restored screen is undecided", pick, "T", .open("orders"), .restart("N"), .shows("home ^home"),
            .set("T"),
            .shows("home ^home>orders"), .set("N"), .shows("home ^home>orders")),
        Example(
            "a restored screen is not for another user", pick, "T", .open("orders"), .restart("N"), .set("F"),
            .set("T"),
            .shows("home ^home")),
    ]

    static let rest: [Example] = [
        Example("only links are held", perk, "N", .go("box"), .go("perk"), .set("T"), .nothingWaits, .ran("perk")),
        Example(
            "back twice from the same screen", item, "T", .code("item"), .code("item"), .backTwice,
            .shows("home ^home>item")),
        Example(
            "nothing leads past a forced update", update, "FF", .open("orders"),
            .shows("tabs/main ^home ^signIn"), .set("TF"), .shows("update ^update"), .open("orders"),
            .shows("update ^update"), .set("FF"), .shows("tabs/main ^home ^signIn"), .set("FT"),
            .shows("tabs/main ^home>orders")),
        Example(
            "what is on top is not presented again", cover, "T", .code("cover"), .code("cover"),
            .shows("home ^home ^cover")),
        Example(
            "an awaited flow is saved", cover, "T", .go("unlock", caller: 5), .shows("home ^home ^unlock.s0"),
            .restart("T"), .shows("home ^home ^unlock.s0")),
        Example(
            "what is presented below a screen that is not saved", draft, "T", .go("cover"), .code("draft"),
            .shows("home ^home>draft ^cover"), .restart("T"), .shows("home ^home ^cover")),
        Example(
            "a link over an undecided flow waits", tour, "N", .open("tip"), .shows("home ^home"), .set("T"),
            .shows("home ^home ^tour.s0 ^tip"), .nothingWaits),
        Example(
            "a fallback is as it was after its condition was undecided", low, "FF", .code("orders"), .go("tip"),
            .shows("home ^home ^signIn ^tip"), .set("NF"), .shows("home ^home"), .set("FF"),
            .shows("home ^home ^signIn ^tip"), .restart("NF"), .set("FF"), .shows("home ^home ^signIn ^tip")),
        Example(
            "a push needs a stack below", low, "TT", .go("bar"), .go("tip"), .goUnder("orders"),
            .shows("home ^home ^bar ^tip")),
        Example(
            "a root that is complete stays", ending, "FF", .next, .shows("auth ^auth.s1"), .set("FT"),
            .shows("auth ^auth.s1"), .set("TT"), .shows("home ^home")),
        Example(
            "a link to what makes links wait is an arrival", compose, "T", .open("compose"), .open("compose"),
            .nothingWaits, .shows("home ^home ^compose"), .open("other"), .shows("home ^home ^compose"), .close,
            .shows("home ^home ^other")),
        Example(
            "what follows a flow in a fallback is shown there", later, "FF", .code("orders"), .go("intro"),
            .shows("home ^home ^signIn ^tip")),
        Example(
            "a link over a flow without a visible step", tour, "F", .open("tip"), .shows("home ^home ^tip")),
    ]

    private static let low: WalkGraph = {
        var graph = WalkGraph.example(
            ["signedIn: signIn", "x"], roots: [.show("home")], .node("home"), .node("orders", .screen, a),
            .node("signIn", .sheet), .node("tip", .sheet), .node("bar", .sheet))
        graph.nodes[4].hasStack = false
        return graph
    }()

    private static let ending = WalkGraph.example(
        ["onboarded", "verified"], roots: [.when(a, show: "home"), .show("auth")], .node("home"),
        .node("auth", .flow, steps: [WalkGraph.Step(name: "s0"), WalkGraph.Step(name: "s1", when: [!b])]))

    private static let compose = WalkGraph.example(
        ["x"], roots: [.show("home")], .node("home"), .node("compose", .sheet, via: [], onLink: .wait),
        .node("other", .sheet, via: []))

    private static let later: WalkGraph = {
        var graph = WalkGraph.example(
            ["signedIn: signIn", "isNew"], roots: [.show("home")], .node("home"), .node("orders", .screen, a),
            .node("signIn", .sheet), .node("intro", .flow, steps: [WalkGraph.Step(name: "s0", when: [b])]),
            .node("tip", .sheet))
        graph.nodes[3].then = "tip"
        return graph
    }()

    private static let draft: WalkGraph = {
        var graph = WalkGraph.example(
            ["x"], roots: [.show("home")], .node("home"), .node("cover", .cover), .node("draft"))
        graph.nodes[1].hasStack = false
        graph.nodes[2].isTransient = true
        return graph
    }()

    private static let tour: WalkGraph = {
        var graph = WalkGraph.example(
            ["isNew"], roots: [.show("home")], .node("home"),
            .node("tour", .flow, steps: [WalkGraph.Step(name: "s0", when: [a])]), .node("tip", .sheet))
        graph.nodes[0].exits = [WalkGraph.Exit(target: "tour")]
        graph.nodes[1].exits = [WalkGraph.Exit(target: "tip")]
        graph.nodes[2].hasURL = true
        return graph
    }()

    private static let update = WalkGraph.example(
        ["updateRequired", "signedIn: signIn"], roots: [.when(a, show: "update"), .show("tabs")],
        tabs: [.tab("main", "home")], .node("home"), .node("update"),
        .node("orders", .screen, b, via: [], tab: "main"), .node("signIn", .sheet))

    private static let cover = WalkGraph.example(
        ["x"], roots: [.show("home")], .node("home"), .node("cover", .cover),
        .node("unlock", .flow, steps: [WalkGraph.Step(name: "s0")]))

    private static let flow = WalkGraph.example(
        ["signedIn: signIn", "fresh"], roots: [.show("home")], .node("home"), .node("orders", .screen, a),
        .node("signIn", .flow, steps: [WalkGraph.Step(name: "s0", when: [b]), WalkGraph.Step(name: "s1")]))

    private static let two = WalkGraph.example(
        ["a: sa", "b: sb"], roots: [.show("home")], .node("home"), .node("ab", .screen, a, b),
        .node("ba", .screen, b, a), .node("sa", .sheet), .node("sb", .sheet))

    private static let account = WalkGraph.example(
        ["signedIn: signIn"], roots: [.show("home")], .node("home"), .node("account", .screen, a),
        .node("signIn", .sheet))

    private static let onboarding = WalkGraph.example(
        ["onboarded: onboarding"], roots: [.when(a, show: "home"), .show("onboarding")], .node("home"),
        .node("page", via: []),
        .node("onboarding", .flow, steps: [WalkGraph.Step(name: "s0"), WalkGraph.Step(name: "s1")]))

    private static let pick = WalkGraph.example(
        ["signedIn: signIn"], roots: [.show("home")], .node("home"), .node("orders", .screen, a, via: []),
        .node("pick", .sheet), .node("signIn", .sheet))

    private static let browse = WalkGraph.example(
        ["x", "signedIn: signIn"], roots: [.show("tabs")],
        tabs: [.tab("browse", "deals", a), .tab("more", "moreList")],
        .node("deals"), .node("orders", .screen, b), .node("moreList"), .node("signIn", .sheet))

    private static let perk = WalkGraph.example(
        ["member: join"], roots: [.show("home")], .node("home"), .node("feed", .screen, a), .node("join", .sheet),
        .node("box", .sheet, onLink: .wait), .node("perk", .action, a))

    private static let item = WalkGraph.example(["x"], roots: [.show("home")], .node("home"), .node("item"))
}
