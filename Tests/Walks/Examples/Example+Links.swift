extension Example {
    /// Links that wait.
    static let links: [Example] = [
        Example(
            "a condition without a fallback is undecided", premium, "FN", .open("premium"), .set("TN"),
            .shows("home ^home")),
        Example("a link to another root", lite, "TF", .open("feedPage"), .set("TT"), .shows("small ^small")),
        Example(
            "a condition that it does not need is lost", orders, "FT", .open("orders"), .set("TF"),
            .shows("home ^home>orders")),
        Example(
            "the same, one by one", orders, "FT", .open("orders"), .set("FF"), .set("TF"), .shows("home ^home>orders")),
        Example(
            "a step by code that waits", orders, "FN", .open("orders"), .code("lab"), .set("TN"),
            .shows("home ^home>orders"),
            .set("TT"), .shows("home ^home>orders")),
        Example("a sign-in is complete", orders, "FT", .open("orders"), .set("TT"), .shows("home ^home>orders")),
        Example("a sign-in is closed", orders, "FT", .open("orders"), .close, .shows("home ^home"), .dropped(.closed)),
        Example(
            "a step in its tab", login, "FT", .tap("b"), .go("more"), .go("orders"), .shows("tabs/b ^other>more>login"),
            .set("TF"), .shows("tabs/b ^other>more>orders")),
        Example(
            "a pushed sign-in is left", login, "FT", .tap("b"), .go("more"), .go("orders"), .back,
            .shows("tabs/b ^other>more")),
        Example(
            "a tap on a tab leaves a sign-in", login, "FT", .tap("b"), .open("orders"), .tap("b"),
            .shows("tabs/b ^other"),
            .dropped(.closed)),
        Example(
            "a step survives a restart", login, "FT", .tap("b"), .go("more"), .go("orders"), .restart("FT"), .set("TT"),
            .shows("tabs/b ^other>more>orders")),
        Example(
            "a step in its tab, with another condition", login, "FT", .tap("b"), .go("more"), .go("orders"), .set("TT"),
            .shows("tabs/b ^other>more>orders")),
        Example(
            "a root that is a flow, then a fallback", setup, "FFF", .open("page"), .set("TFF"), .set("TFT"),
            .set("TTT"),
            .shows("home ^home>page")),
        Example(
            "what is below a fallback goes", gate, "FF", .go("tip"), .open("page"), .set("FT"),
            .shows("home ^home ^gate"),
            .set("TT"), .shows("home ^home>page")),
        Example(
            "a link that is shown on top, three times", menu, "T", .open("help"), .open("help"), .open("help"),
            .shows("home ^home ^menu ^help")),
        Example(
            "a link of the last user", user, "T", .go("box"), .open("page"), .set("F"), .set("T"), .shows("home ^home"),
            .dropped(.lost)),
        Example(
            "a link that needs what its root needs", user, "F", .open("mine"), .set("T"), .shows("home ^home>mine")),
        Example(
            "a fallback does not hold its link", waitingSignIn, "F", .open("orders"), .set("T"),
            .shows("home ^home>orders")),
        Example(
            "closing what was opened by hand", waitingSignIn, "F", .go("signIn"), .open("orders"), .close,
            .shows("home ^home"),
            .dropped(.closed)),
    ]

    private static let premium = WalkGraph.example(
        ["signedIn: signIn", "paid"], roots: [.show("home")], .node("home"), .node("premium", .screen, a, b, via: []),
        .node("signIn", .sheet))

    private static let lite = WalkGraph.example(
        ["lite", "signedIn: signIn"], roots: [.when(a, show: "small"), .when(b, show: "tabs"), .show("welcome")],
        tabs: [.tab("feed", "feedList"), .tab("me", "profile")], .node("small"), .node("feedList"), .node("profile"),
        .node("welcome"), .node("signIn", .sheet), .node("feedPage", via: [], tab: "feed"))

    private static let orders = WalkGraph.example(
        ["signedIn: signIn", "beta"], roots: [.show("home")], .node("home"), .node("orders", .screen, a, via: []),
        .node("lab", .screen, b), .node("signIn", .sheet))

    private static let login = WalkGraph.example(
        ["signedIn: login", "beta"], roots: [.show("tabs")], tabs: [.tab("a", "home"), .tab("b", "other")],
        .node("home"),
        .node("other"), .node("more"), .node("orders", .screen, a, via: ["more"], tab: "b"), .node("login"))

    private static let setup = WalkGraph.example(
        ["onboarded: onboarding", "signedIn: signIn", "seen"], roots: [.when(a, b, show: "home"), .show("onboarding")],
        .node("home"), .node("page", via: []), .node("signIn", .sheet),
        .node("onboarding", .flow, steps: [WalkGraph.Step(name: "s0", when: [!c]), WalkGraph.Step(name: "s1")]))

    private static let gate = WalkGraph.example(
        ["ok: gate", "old"], roots: [.show("home")], .node("home"), .node("tip", .screen, !b),
        .node("page", .screen, a, via: []), .node("gate", .sheet))

    private static let menu = WalkGraph.example(
        ["x"], roots: [.show("home")], .node("home"), .node("menu", .sheet),
        .node("help", .sheet, via: ["menu"], onLink: .stack))

    private static let user = WalkGraph.example(
        ["signedIn"], roots: [.when(a, show: "home"), .show("welcome")], .node("home"), .node("welcome"),
        .node("page", via: []), .node("mine", .screen, a, via: []), .node("box", .sheet, onLink: .wait))

    private static let waitingSignIn = WalkGraph.example(
        ["signedIn: signIn"], roots: [.show("home")], .node("home"), .node("orders", .screen, a, via: []),
        .node("signIn", .sheet, onLink: .wait))
}
