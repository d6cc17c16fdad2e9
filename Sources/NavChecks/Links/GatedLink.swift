import NavGraph
import NavLinks
import NavSyntax

extension Rule {
    static let gatedLink = Rule(
        "gated-link", .links, .note, canBeLowered: true,
        meaning: "A link needs a condition only because of the `tab:` or `via:` of its node.",
        why: """
            Without it, the link would open on a path that needs fewer conditions. As it is, a public link leads people \
            to a sign-in, say, for what they could see without.
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
        repaired: """
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
    static let gatedLink = Check(.gatedLink) { _, links in
        let graph = links.graph
        return links.gated.map { gated in
            let node = graph[gated.node]
            let (key, range) =
                if let via = node.via { ("via", via.range) } else { ("tab", node.tab?.range ?? node.id.range) }
            let open = links.conditions(of: gated.open)
            let needed = links.conditions(of: gated.plan).filter { use in !open.contains { $0.text == use.text } }
            let path = gated.open.nodes.dropLast().map { graph[$0].name }.joined(separator: " › ")
            let without =
                open.isEmpty ? "no condition" : open.map { "`\($0.text)`" }.joined(separator: " and ") + " only"
            return Rule.gatedLink.finding(
                "because of this `\(key)`, a link to `\(node.name)` needs "
                    + needed.map { "`\($0.text)`" }.joined(separator: " and "),
                at: range, notes: needed.map { .init("it is required here", at: $0.range) },
                help: "without `\(key)`, it opens on `\(path)` and needs \(without)")
        }
    }
}
