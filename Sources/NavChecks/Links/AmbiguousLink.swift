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
                url: /user/{name}/edit
              newUser:
                params: {section: String}
                url: ["/user/new/{section}", {path: /user/new/edit, params: {section: edit}}]
            """)
}

extension Check {
    /// Of more, those with a pattern in common are one finding.
    private static let mostSingle = 10

    static let ambiguousLink = Check(.ambiguousLink) { _, links in
        let found = links.conflicts.compactMap { conflict -> Ambiguity? in
            guard case .ambiguous(let ambiguity) = conflict,
                ![ambiguity.first, ambiguity.second].contains(where: { links.hasUnknownOver($0) })
            else { return nil }
            return ambiguity
        }
        guard found.count > mostSingle else { return found.map { finding($0, links) } }
        return groups(found).map { $0.all.count == 1 ? finding($0.all[0], links) : finding($0, links) }
    }

    private static func finding(_ ambiguity: Ambiguity, _ links: LinkTable) -> Diagnostic {
        let second = links.patterns[ambiguity.second]
        var notes = [
            Diagnostic.Note(
                "`\(ambiguity.witness)` is matched here and by \(links.owner(of: ambiguity.second, from: ambiguity.first)); only here: \(ambiguity.onlyFirst); only there: \(ambiguity.onlySecond)"
            ),
            Diagnostic.Note("neither is more specific than the other", at: second.text.range),
        ]
        if ambiguity.isLast { notes.append(.init(mayBeMore)) }
        var finding = Rule.ambiguousLink.finding(
            "two links match the same URL", at: links.patterns[ambiguity.first].text.range, notes: notes,
            help: help(ambiguity.repairs, links) ?? change)
        finding.witness = ambiguity.witness
        return finding
    }

    private static let mayBeMore = "there may be more of these: navgen stops looking here"
    private static let change =
        "change one of the patterns, so that it matches only what the other matches as well, or nothing of it"

    // MARK: Many

    /// Ambiguities of one pattern.
    private struct Group {
        var pattern: Int
        var all: [Ambiguity]
    }

    /// Each ambiguity once: those of the pattern that has most of them, then those of the one that has most of the rest.
    private static func groups(_ found: [Ambiguity]) -> [Group] {
        var groups: [Group] = []
        var rest = found
        while !rest.isEmpty {
            var counts: [Int: Int] = [:]
            for number in rest.flatMap({ [$0.first, $0.second] }) { counts[number, default: 0] += 1 }
            guard let most = counts.max(by: { ($0.value, -$0.key) < ($1.value, -$1.key) })?.key else { break }
            let all = rest.filter { $0.first == most || $0.second == most }
            groups.append(
                Group(pattern: most, all: all.sorted { ($0.first, $0.second) < ($1.first, $1.second) }))
            rest.removeAll { $0.first == most || $0.second == most }
        }
        return groups
    }

    private static func finding(_ group: Group, _ links: LinkTable) -> Diagnostic {
        var notes = group.all.map { ambiguity in
            let other = ambiguity.first == group.pattern ? ambiguity.second : ambiguity.first
            let pattern = links.patterns[other]
            return Diagnostic.Note(
                "`\(pattern.text.value)` also matches `\(ambiguity.witness)`", at: pattern.text.range)
        }
        notes.append(
            .init("in each pair, neither pattern is more specific than the other"))
        if group.all.contains(where: \.isLast) { notes.append(.init(mayBeMore)) }
        let first = group.all.lazy.compactMap { ambiguity in
            help(ambiguity.repairs, links).map { "for `\(ambiguity.witness)`, \($0); likewise for the others" }
        }
        var finding = Rule.ambiguousLink.finding(
            "\(group.all.count) other links match URLs of this one", at: links.patterns[group.pattern].text.range,
            notes: notes, help: first.first ?? change)
        finding.witness = group.all[0].witness
        return finding
    }

    // MARK: What settles it

    private static func help(_ repairs: [Ambiguity.Repair], _ links: LinkTable) -> String? {
        guard let first = repairs.first.map({ help($0, links) }) else { return nil }
        // A second one of the same kind says only what is different.
        let others = repairs.dropFirst().map { repair in
            let words = help(repair, links)
            return first.hasPrefix(choice) && words.hasPrefix(choice) ? String(words.dropFirst(choice.count)) : words
        }
        return ([first] + others).joined(separator: "; or ")
    }

    private static let choice = "say who wins: "

    private static func help(_ repair: Ambiguity.Repair, _ links: LinkTable) -> String {
        switch repair {
        case .over(let winner, let loser):
            let name = links.patterns[loser].node.map { links.graph[$0].name } ?? ""
            let pattern = links.patterns[winner]
            let place = links.owner(of: winner)
            guard let key = links.urlKey(of: winner, adding: "over: [\(name)]") else {
                return "\(choice)at \(place), add `over: [\(name)]` to the keys of `\(pattern.text.value)`"
            }
            return "\(choice)at \(place), write `\(key)`"
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
