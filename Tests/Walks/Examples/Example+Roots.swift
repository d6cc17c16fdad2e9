extension Example {
    /// Which root and which tab are on display, and what a fallback leaves as it is.
    static let roots: [Example] = [
        Example(
            "a fallback is on top of the root", pay, "FF", .go("pay"), .shows("welcome ^welcome>hold"), .back,
            .shows("welcome ^welcome")),
        Example(
            "a root does not lead past a fallback", pay, "FF", .go("pay"), .set("TF"), .set("TT"), .shows("home ^home")),
        Example("the same, at once", pay, "FF", .go("pay"), .set("TT"), .shows("home ^home")),
        Example(
            "what was below a fallback is there again", pay, "FF", .go("more"), .go("pay"), .set("FT"),
            .shows("welcome ^welcome>more>pay")),
        Example("a list is false if one is", ordered, "TT", .set("NF"), .shows("welcome ^welcome")),
        Example(
            "a tab that is not allowed goes", mine, "TT", .shows("tabs/mine ^inbox"), .set("FN"), .shows("launching")),
        Example("another tab is selected", mine, "TT", .set("FT"), .shows("tabs/help ^faq")),
        Example("no tab is allowed for certain", vault, "FTF", .set("FNT"), .shows("launching")),
        Example(
            "the last root stays while it may be the one", update, "TF", .set("TN"), .shows("home ^home"), .set("FN"),
            .shows("launching")),
        Example(
            "a requirement of another entry does not matter", lounge, "FF", .go("pay"), .back, .shows("home ^home")),
        Example("nor does that of a tab", club, "FF", .go("pay"), .back, .shows("tabs/main ^home")),
    ]

    private static let pay = WalkGraph.example(
        ["onboarded", "ok: hold"], roots: [.when(a, show: "home"), .show("welcome")], .node("home"), .node("hold"),
        .node("welcome"), .node("pay", .screen, b), .node("more"))

    private static let ordered = WalkGraph.example(
        ["a", "b"], roots: [.when(a, b, show: "home"), .show("welcome")], .node("home"), .node("welcome"))

    private static let mine = WalkGraph.example(
        ["signedIn", "ready"], roots: [.when(b, show: "tabs"), .show("splash")],
        tabs: [.tab("mine", "inbox", a), .tab("help", "faq", b)], .node("inbox"), .node("faq"), .node("splash"))

    private static let vault = WalkGraph.example(
        ["vip", "ready", "old"], roots: [.when(b, show: "tabs"), .show("splash")],
        tabs: [.tab("vault", "secret", a), .tab("tips", "tipList", !c), .tab("help", "faq", b)], .node("secret"),
        .node("tipList"), .node("faq"), .node("splash"))

    private static let update = WalkGraph.example(
        ["signedIn", "outdated"], roots: [.when(b, show: "update"), .when(a, show: "home"), .show("welcome")],
        .node("update"), .node("home"), .node("welcome"))

    private static let lounge = WalkGraph.example(
        ["vip", "ok: hold"], roots: [.show("home")], .node("home"), .node("lounge", .screen, a), .node("hold"),
        .node("pay", .screen, b))

    private static let club = WalkGraph.example(
        ["vip", "ok: hold"], roots: [.show("tabs")], tabs: [.tab("main", "home"), .tab("club", "lounge", a)],
        .node("home"), .node("lounge"), .node("hold"), .node("pay", .screen, b))
}
