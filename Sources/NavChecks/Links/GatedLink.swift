import NavGraph
import NavLinks
import NavSyntax

extension Rule {
    static let gatedLink = Rule(
        "gated-link", .links, .note, canBeLowered: true,
        meaning: "A link requires a condition only because of the `tab:` or `via:` of its node or of its URL.",
        why: """
            Without that key, the link would open where no condition is required. With it, a public link may ask \
            people to sign in, for example, before it shows something that they could see without.
            """,
        failing: """
            navgen: 1
            links: {schemes: [shop]}
            conditions: {signedIn: {}}
            tabs:
              shop: {root: home}
              account: {root: profile, requires: [signedIn]}
            screens:
              home: {to: [help]}
              profile: {to: [help]}
              help: {url: /help, tab: account}
            """,
        fixed: """
            navgen: 1
            links: {schemes: [shop]}
            conditions: {signedIn: {}}
            tabs:
              shop: {root: home}
              account: {root: profile, requires: [signedIn]}
            screens:
              home: {to: [help]}
              profile: {to: [help]}
              help: {url: /help, tab: shop}
            """)
}

extension Check {
    static let gatedLink = Check.ofLinks(.gatedLink) { links in
        let graph = links.graph
        return links.gated.map { gated in
            let node = graph[gated.node]
            let (key, range) =
                if let tab = gated.pattern?.tab {
                    ("tab", tab.range)
                } else if let via = gated.pattern?.via ?? node.via {
                    ("via", via.range)
                } else {
                    ("tab", node.tab?.range ?? node.id.range)
                }
            let removed = gated.pattern?.tab == nil ? "`\(key)`" : "`tab` and `via`"
            let own = Set(node.requires.map(\.text))
            let needed = links.conditions(of: gated.plan).filter { !own.contains($0.text) }
            let path = gated.open.nodes.dropLast().map { graph[$0].name }.joined(separator: " › ")
            return Rule.gatedLink.finding(
                "because of this `\(key)`, a link to `\(node.name)` needs "
                    + needed.map { "`\($0.text)`" }.joined(separator: " and "),
                at: range, notes: needed.map { .init("it is required here", at: $0.range) },
                help: "leave out \(removed): it opens on `\(path)` without it")
        }
    }
}
