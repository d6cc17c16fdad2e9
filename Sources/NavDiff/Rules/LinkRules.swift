import NavSyntax

extension ChangeRule {
    static let linkRemoved = ChangeRule(
        "link-removed", .error, breaks: [.links],
        meaning: "No URL of a pattern leads anywhere any more.",
        why: "Whoever has such a URL, on a poster, in a mail, in a widget, sees nothing, or the browser.",
        instead: """
            Keep the old pattern as a further one of the node, or lead it somewhere: `redirects: {/item/{id}: /product/{id}}`. If it has to go, announce it first: \
            `deprecated: {since: 4.0, until: 5.0}` at the node, or at the pattern.
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
        "link-narrowed", .error, breaks: [.links],
        meaning: "Some URLs of a pattern lead nowhere any more.",
        why: "Whoever has such a URL sees nothing, or the browser.",
        instead: "Give the others a pattern or a redirect of their own.",
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
        "link-retargeted", .error, breaks: [.links],
        meaning: "Some URLs, or all of a pattern, lead to another node.",
        why: "Whoever follows one sees something that was not meant.",
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
        "link-values", .error, breaks: [.links],
        meaning: "URLs lead to the node to which they led, with other values.",
        why: "What is shown is not what the URL says.",
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
        "link-refused", .error, breaks: [.links],
        meaning: "A link needs a condition that it did not need, and nothing is shown while that fails.",
        why: "Whoever follows it while the condition fails sees nothing.",
        instead: "Give the condition an `otherwise`: the link waits there, and goes on when the condition holds.",
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
        "link-conditional", .warning,
        meaning:
            "A link needs a condition that it did not need; while that fails, the `otherwise` of the condition is shown, and the link waits.",
        why: "The way is longer for those for whom the condition fails.",
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
        "link-claimed", .warning,
        meaning:
            "A query item or a fragment that a pattern ignored decides now: it must be of a type, or it leads elsewhere.",
        why:
            "URLs that say only what the pattern names go on as before. One with such an item, which was ignored, may not.",
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
        "link-rewritten", .note,
        meaning: "A pattern is written differently and means the same.",
        why: "Nobody notices.",
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
        "link-redirected", .note,
        meaning: "URLs of a pattern lead where they led, by way of a redirect.",
        why: "Nobody notices.",
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
        "link-widened", .note,
        meaning: "A pattern matches all that it matched, and more.",
        why: "What worked works; more does.",
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
        "link-added", .note,
        meaning: "URLs that led nowhere lead to a node.",
        why: "Nobody has one yet.",
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
        "link-plan", .warning,
        meaning: "The links to a node show it on another stack, in another tab, or in another way.",
        why: "The same URL shows the same node; what lies below it, and where the back button leads, is different.",
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
        "origin-removed", .error, breaks: [.links],
        meaning: "A scheme, a host or an environment is gone from `links`.",
        why: "No URL that begins with it opens the app any more.",
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
        "origin-added", .note,
        meaning: "URLs may begin with another scheme or host, or there is another environment.",
        why: "What worked works. The app's entitlements and property list have to know it, too.",
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
        "link-settings", .error, breaks: [.links],
        meaning:
            "A setting of `links` lets fewer URLs through: a smaller `maxLength`, a `trailingSlash` that was indifferent, plain http; or links wait for conditions for another time.",
        why: "URLs that worked do not. That links wait for less time is a warning, for more a note.",
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
        "link-undecided", .warning,
        meaning: "What became of a pattern's URLs would take too long to find out.",
        why: "Nothing is said rather than something that may be wrong.",
        instead:
            "Patterns that meet many others, above all with regular expressions, are hard to compare: make them simpler."
    )
}
