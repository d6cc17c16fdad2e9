import NavGraph
import NavLinks
import NavSyntax

extension Rule {
    static let ambiguousLink = Rule(
        "ambiguous-link", .links,
        meaning: "A URL is matched by two patterns, neither of which is more specific than the other.",
        why:
            "Which screen the user sees would depend on the order in which the patterns were written. One pattern is more specific than another when it matches only URLs that the other matches as well.",
        failing: """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            screens:
              home: {to: [editUser, newUser]}
              editUser:
                params: {name: String}
                url: /user/{name}/edit
              newUser:
                params: {section: String}
                url: /user/new/{section}
            """,
        repaired: """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            screens:
              home: {to: [editUser, newUser]}
              editUser:
                params: {name: String}
                url: ["/user/{name}/edit", {path: /user/new/edit, params: {name: new}}]
              newUser:
                params: {section: String}
                url: /user/new/{section}
            """)
}

extension Check {
    static let ambiguousLink = Check(.ambiguousLink) { _, links in
        links.conflicts.compactMap { conflict in
            guard case .ambiguous(let ambiguity) = conflict,
                ![ambiguity.first, ambiguity.second].contains(where: { links.hasUnknownOver($0) })
            else { return nil }
            return finding(ambiguity, links)
        }
    }

    private static func finding(_ ambiguity: Ambiguity, _ links: LinkTable) -> Diagnostic {
        let second = links.patterns[ambiguity.second]
        var notes = [
            Diagnostic.Note(
                "`\(ambiguity.witness)` is matched here and by \(links.owner(of: ambiguity.second, from: ambiguity.first)); only here: \(ambiguity.onlyFirst); only there: \(ambiguity.onlySecond)"
            ),
            Diagnostic.Note("neither is more specific than the other", at: second.text.range),
        ]
        if ambiguity.isLast { notes.append(.init("there may be more of these: navgen stops looking here")) }
        var finding = Rule.ambiguousLink.finding(
            "two links match the same URL", at: links.patterns[ambiguity.first].text.range, notes: notes,
            help: help(ambiguity.repair, links))
        finding.witness = ambiguity.witness
        return finding
    }

    private static func help(_ repair: Ambiguity.Repair?, _ links: LinkTable) -> String {
        switch repair {
        case nil:
            return
                "change one of the patterns, so that it matches only what the other matches as well, or nothing of it"
        case .over(let winner, let loser):
            let name = links.patterns[loser].node.map { links.graph[$0].name } ?? ""
            let pattern = links.patterns[winner]
            let place = links.owner(of: winner)
            guard let key = links.urlKey(of: winner, adding: "over: [\(name)]") else {
                return "say who wins: at \(place), add `over: [\(name)]` to the keys of `\(pattern.text.value)`"
            }
            return "say who wins: at \(place), write `\(key)`"
        case .shared(let owner, let path, let values):
            let node = links.patterns[owner].node.map { links.graph[$0].name } ?? ""
            let texts = values.map { "\($0.name): \(YAMLText.inFlow($0.value, isText: $0.isText))" }
            let params = texts.isEmpty ? "" : ", params: {\(texts.joined(separator: ", "))}"
            let added = texts.isEmpty ? YAMLText.inFlow(path) : "{path: \(YAMLText.inFlow(path))\(params)}"
            guard let key = links.urlKey(of: owner, followedBy: added) else {
                return "let `\(node)` have what both share: add `\(added)` to its `url`"
            }
            return "let `\(node)` have what both share: write `\(key)`"
        }
    }
}

extension LinkTable {
    /// Whether a pattern says that it wins, and it is not known over what, which has been reported.
    fileprivate func hasUnknownOver(_ number: Int) -> Bool {
        guard case .link(let node, let place) = patterns[number].owner else { return false }
        let link = graph[node].links[place]
        return link.hasUnreadOver || link.over.contains { $0.target == nil }
    }
}
