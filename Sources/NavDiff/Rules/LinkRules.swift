import NavSyntax

extension ChangeRule {
    static let linkRemoved = ChangeRule(
        .linkRemoved, .links, .error, breaks: [.links],
        meaning: "No URL of a pattern leads to a node any longer.",
        why:
            "Anyone with such a URL, on a poster, in an email or in a widget, sees nothing, or ends up in the browser.",
        instead: """
            Keep the old pattern as another one of the node, or redirect it: `redirects: {/item/{id}: \
            /product/{id}}`. If it has to go, announce it first: `deprecated: {since: 4.0, until: 5.0}` on the node, \
            or on the pattern.
            """,
        old: """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            screens:
              home: {to: [product]}
              product: {params: {id: Int}, url: ["/product/{id}", "/item/{id}"]}
            """,
        new: """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            screens:
              home: {to: [product]}
              product: {params: {id: Int}, url: "/product/{id}"}
            """)

    static let linkNarrowed = ChangeRule(
        .linkNarrowed, .links, .error, breaks: [.links],
        meaning: "Some URLs of a pattern no longer lead anywhere.",
        why: "Anyone with such a URL sees nothing, or ends up in the browser.",
        instead: "Add a pattern or a redirect for the URLs that no longer match.",
        old: """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            screens:
              home: {to: [product]}
              product: {params: {id: String}, url: "/product/{id}"}
            """,
        new: """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            screens:
              home: {to: [product]}
              product: {params: {id: Int}, url: "/product/{id}"}
            """)

    static let linkRetargeted = ChangeRule(
        .linkRetargeted, .links, .error, breaks: [.links],
        meaning: "Some or all URLs of a pattern lead to another node.",
        why: "Users who follow such a URL see a different screen than before.",
        old: """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            screens:
              home: {to: [product, offers]}
              product: {params: {name: String}, url: "/product/{name}"}
              offers: {}
            """,
        new: """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            screens:
              home: {to: [product, offers]}
              product: {params: {name: String}, url: "/product/{name}"}
              offers: {url: /product/offers}
            """)

    static let linkValues = ChangeRule(
        .linkValues, .links, .error, breaks: [.links],
        meaning: "URLs lead to the same node as before, but with other values.",
        why: "Users see other content than the URL's author intended.",
        old: """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            screens:
              home: {to: [list]}
              list: {params: {page: {type: Int, default: 1}}, url: "/list?page={page}"}
            """,
        new: """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            screens:
              home: {to: [list]}
              list: {params: {page: {type: Int, default: 1}}, url: "/list?p={page}"}
            """)

    static let linkRefused = ChangeRule(
        .linkRefused, .links, .error, breaks: [.links],
        meaning: "A link needs a condition that it did not need before, and nothing is shown while it fails.",
        why: "Anyone who follows it while the condition fails sees nothing.",
        instead: "Give the condition an `otherwise`: the link waits there, and continues when the condition holds.",
        old: """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            conditions: {signedIn: {}}
            screens:
              home: {to: [orders, profile]}
              orders: {url: /orders}
              profile: {requires: [signedIn]}
            """,
        new: """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            conditions: {signedIn: {}}
            screens:
              home: {to: [orders, profile]}
              orders: {url: /orders, requires: [signedIn]}
              profile: {requires: [signedIn]}
            """)

    static let linkConditional = ChangeRule(
        .linkConditional, .links, .warning,
        meaning:
            "A link needs a condition that it did not need before; while it fails, the condition's `otherwise` is shown, and the link waits.",
        why: "If the condition fails, users see the node of `otherwise` first.",
        old: """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            conditions: {signedIn: {otherwise: signIn}}
            screens:
              home: {to: [orders, profile]}
              orders: {url: /orders}
              profile: {requires: [signedIn]}
            sheets: {signIn: {}}
            """,
        new: """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            conditions: {signedIn: {otherwise: signIn}}
            screens:
              home: {to: [orders, profile]}
              orders: {url: /orders, requires: [signedIn]}
              profile: {requires: [signedIn]}
            sheets: {signIn: {}}
            """)

    static let linkClaimed = ChangeRule(
        .linkClaimed, .links, .warning,
        meaning: """
            A query item or fragment that a pattern used to ignore is now read: it must have a certain type, or it \
            leads to another node.
            """,
        why:
            "URLs with only the items that the pattern names work as before. URLs with the newly read item may not.",
        old: """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            screens:
              home: {to: [list]}
              list: {params: {page: Int?}, url: /list}
            """,
        new: """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            screens:
              home: {to: [list]}
              list: {params: {page: Int?}, url: "/list?page={page}"}
            """)

    static let linkRewritten = ChangeRule(
        .linkRewritten, .links, .note,
        meaning: "A pattern is written differently but means the same.",
        why: "Users and callers do not notice the change.",
        old: """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            screens:
              home: {to: [list]}
              list: {params: {a: Int?, b: Int?}, url: "/list?a={a}&b={b}"}
            """,
        new: """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            screens:
              home: {to: [list]}
              list: {params: {a: Int?, b: Int?}, url: "/list?b={b}&a={a}"}
            """)

    static let linkRedirected = ChangeRule(
        .linkRedirected, .links, .note,
        meaning: "URLs of a pattern lead to the same node as before, through a redirect.",
        why: "Users and callers do not notice the change.",
        old: """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            screens:
              home: {to: [product]}
              product: {params: {id: Int}, url: "/item/{id}"}
            """,
        new: """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            screens:
              home: {to: [product]}
              product: {params: {id: Int}, url: "/product/{id}"}
            redirects: {"/item/{id}": "/product/{id}"}
            """)

    static let linkWidened = ChangeRule(
        .linkWidened, .links, .note,
        meaning: "A pattern matches everything that it matched before, and more.",
        why: "All URLs that worked still work.",
        old: """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            screens:
              home: {to: [product]}
              product: {params: {id: Int}, url: "/product/{id}"}
            """,
        new: """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            screens:
              home: {to: [product]}
              product: {params: {id: String}, url: "/product/{id}"}
            """)

    static let linkAdded = ChangeRule(
        .linkAdded, .links, .note,
        meaning: "URLs that led nowhere now lead to a node.",
        why: "Such URLs did not work before, so nothing relies on them.",
        old: """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            screens:
              home: {url: /home, to: [news]}
              news: {}
            """,
        new: """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            screens:
              home: {url: /home, to: [news]}
              news: {url: /news}
            """)

    static let linkPlan = ChangeRule(
        .linkPlan, .links, .warning,
        meaning: "The links to a node show it on another stack, in another tab, or with another presentation.",
        why: """
            The same URL shows the same node, but the screens below it, and so the target of the back button, are \
            different.
            """,
        old: """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            screens:
              home: {to: [list, detail]}
              list: {to: [detail]}
              detail: {url: /detail}
            """,
        new: """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            screens:
              home: {to: [list]}
              list: {to: [detail]}
              detail: {url: /detail}
            """)

    static let originRemoved = ChangeRule(
        .originRemoved, .links, .error, breaks: [.links],
        meaning: "A scheme, a host or an environment was removed from `links`.",
        why: "URLs that begin with it no longer open the app.",
        old: """
            navgen: 1
            root: home
            links: {schemes: [shop, store]}
            screens: {home: {url: /home}}
            """,
        new: """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            screens: {home: {url: /home}}
            """)

    static let originAdded = ChangeRule(
        .originAdded, .links, .note,
        meaning: "URLs may begin with another scheme or host, or there is another environment.",
        why: "What worked still works. The app's entitlements and property list have to name it, too.",
        old: """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            screens: {home: {url: /home}}
            """,
        new: """
            navgen: 1
            root: home
            links: {schemes: [shop, store]}
            screens: {home: {url: /home}}
            """)

    static let linkSettings = ChangeRule(
        .linkSettings, .links, .error, breaks: [.links],
        meaning: """
            A setting of `links` accepts fewer URLs: a smaller `maxLength`, or a stricter `trailingSlash` or \
            `unknownQuery`. Or links wait for their conditions for a longer or shorter time.
            """,
        why: "URLs that worked no longer do. A shorter wait is a warning, a longer one a note.",
        old: """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            screens: {home: {url: /home}}
            """,
        new: """
            navgen: 1
            root: home
            links: {schemes: [shop], trailingSlash: never}
            screens: {home: {url: /home}}
            """)

    static let linkUndecided = ChangeRule(
        .linkUndecided, .links, .warning,
        meaning: "Comparing the URLs of a pattern takes too long.",
        why: "The URLs may behave differently, and navgen could not check that.",
        instead:
            "Patterns that overlap with many others, above all with regular expressions, are hard to compare: make them simpler."
    )
}
