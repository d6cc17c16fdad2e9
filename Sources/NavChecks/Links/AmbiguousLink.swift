import NavGraph
import NavLinks
import NavSyntax

extension Rule {
    static let ambiguousLink = Rule(
        "ambiguous-link", .links,
        meaning: "Two patterns match the same URL, and neither is more specific than the other.",
        why: """
            Which screen the user sees would depend on the order in which the patterns are written. A pattern is more \
            specific than another if it matches only URLs that the other matches as well.
            """,
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
        fixed: """
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
    /// The maximum number of ambiguities that are reported one by one. If there are more, those
    /// that share a pattern are reported as one.
    private static let maxSingle = 10

    static let ambiguousLink = Check.ofLinks(.ambiguousLink) { links in
        let found = links.conflicts.compactMap { conflict -> Ambiguity? in
            guard case .ambiguous(let ambiguity) = conflict,
                ![ambiguity.first, ambiguity.second].contains(where: { links.hasUnknownOver($0) })
            else { return nil }
            return ambiguity
        }
        let loops = links.conflicts.compactMap { conflict -> Diagnostic? in
            guard case .loop(let loop) = conflict, let first = loop.first else { return nil }
            return Rule.ambiguousLink.finding(
                "which of these links wins cannot be decided: each wins over the next",
                at: links.patterns[first].text.range, notes: links.notes(ofLoop: loop),
                help: "leave out the optional segment of one of them, and write two patterns instead")
        }
        guard found.count > maxSingle else { return loops + found.map { finding($0, links) } }
        return loops + groups(found).map { $0.all.count == 1 ? finding($0.all[0], links) : finding($0, links) }
    }

    private static func finding(_ ambiguity: Ambiguity, _ links: LinkAnalysis) -> Diagnostic {
        let second = links.patterns[ambiguity.second]
        let both =
            "`\(ambiguity.witness)` is matched here and by \(links.owner(of: ambiguity.second, from: ambiguity.first))"
        let others = [ambiguity.onlyFirst.map { "only here: \($0)" }, ambiguity.onlySecond.map { "only there: \($0)" }]
        var notes = [
            Diagnostic.Note(([both] + others.compactMap(\.self)).joined(separator: "; ")),
            Diagnostic.Note("neither is more specific than the other", at: second.text.range),
        ]
        for (number, parameter) in ambiguity.deciding {
            let parameter = links.graph.linkParameters(of: links.patterns[number].node ?? NodeID(0))[parameter]
            let name = parameter.name.value
            notes.append(
                .init(
                    "a URL with another `\(name)` matches only the other pattern; with `unreadable: ignore`, it would match here, too",
                    at: parameter.name.range))
        }
        if ambiguity.isLast { notes.append(.init(mayBeMore)) }
        var finding = Rule.ambiguousLink.finding(
            "two links match the same URL", at: links.patterns[ambiguity.first].text.range, notes: notes,
            help: help(ambiguity.fixIts, links) ?? Help(change))
        finding.witness = ambiguity.witness
        return finding
    }

    private static let mayBeMore = "there may be more of these: navgen stops looking here"
    private static let change =
        "change one of the patterns so that it matches only URLs that the other matches as well, or none of them"

    // MARK: Groups

    /// All ambiguities that one pattern is part of.
    private struct Group {
        var pattern: Int
        var all: [Ambiguity]
    }

    /// Groups the ambiguities, each of which is in one group. The first group is that of the
    /// pattern with the most ambiguities, the next that of the pattern with the most of the
    /// remaining ones.
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

    private static func finding(_ group: Group, _ links: LinkAnalysis) -> Diagnostic {
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
            help(ambiguity.fixIts, links).map {
                Help("for `\(ambiguity.witness)`, \($0.text); likewise for the others")
            }
        }
        var finding = Rule.ambiguousLink.finding(
            "\(group.all.count) other links match some of the same URLs", at: links.patterns[group.pattern].text.range,
            notes: notes, help: first.first ?? Help(change))
        finding.witness = group.all[0].witness
        return finding
    }

    // MARK: Help

    private static func help(_ fixIts: [Ambiguity.FixIt], _ links: LinkAnalysis) -> Help? {
        guard let first = fixIts.first.map({ help($0, links) }) else { return nil }
        // If both fixes are of the same kind, the second leaves out the words that both start with.
        let others = fixIts.dropFirst().map { fixIt in
            let text = help(fixIt, links)
            return first.hasPrefix(choice) && text.hasPrefix(choice) ? String(text.dropFirst(choice.count)) : text
        }
        var proposal = Help(([first] + others).joined(separator: "; or "))
        proposal.correction = fixIts.first.flatMap { correction($0, links) }
        return proposal
    }

    /// The first proposal. Which pattern wins is a question of design, so it is never safe.
    private static func correction(_ fixIt: Ambiguity.FixIt, _ links: LinkAnalysis) -> Correction? {
        guard case .over(let winner, let loser) = fixIt, let loser = links.patterns[loser].node else { return nil }
        let pattern = links.patterns[winner].text
        guard links.urlKey(of: winner, adding: "") != nil else { return nil }
        let source = "{path: \(YAMLText.inFlow(pattern.value)), over: [\(links.graph[loser].name)]}"
        return Correction(.source(source), at: pattern.range, isSafe: false)
    }

    private static let choice = "say which one wins: "

    private static func help(_ fixIt: Ambiguity.FixIt, _ links: LinkAnalysis) -> String {
        switch fixIt {
        case .over(let winner, let loser):
            let name = links.patterns[loser].node.map { links.graph[$0].name } ?? ""
            let pattern = links.patterns[winner]
            let owner = links.owner(of: winner)
            guard let key = links.urlKey(of: winner, adding: "over: [\(name)]") else {
                return "\(choice)at \(owner), add `over: [\(name)]` to the keys of `\(pattern.text.value)`"
            }
            return "\(choice)at \(owner), write `\(key)`"
        case .shared(let owner, let path, let values):
            let node = links.patterns[owner].node.map { links.graph[$0].name } ?? ""
            let texts = values.map { "\($0.name): \(YAMLText.inFlow($0.value, isText: $0.isText))" }
            let params = texts.isEmpty ? "" : ", params: {\(texts.joined(separator: ", "))}"
            let added = texts.isEmpty ? YAMLText.inFlow(path) : "{path: \(YAMLText.inFlow(path))\(params)}"
            guard let key = links.urlKey(of: owner, followedBy: added) else {
                return "give the URLs that both match to `\(node)`: add `\(added)` to its `url`"
            }
            return "give the URLs that both match to `\(node)`: write `\(key)`"
        }
    }
}

extension LinkAnalysis {
    /// Whether the `over` of a pattern could not be read or names an unknown node (already
    /// reported).
    fileprivate func hasUnknownOver(_ number: Int) -> Bool {
        guard case .link(let node, let index) = patterns[number].owner else { return false }
        let link = graph[node].links[index]
        return link.hasUnreadOver || link.over.contains { $0.target == nil }
    }
}

extension LinkAnalysis {
    /// A note for each of the first steps of a loop, in which each pattern wins over the next.
    func notes(ofLoop loop: [Int]) -> [Diagnostic.Note] {
        zip(loop, loop.dropFirst() + loop.prefix(1)).prefix(5).map { winner, loser in
            Diagnostic.Note(
                "`\(patterns[winner].text.value)` wins over `\(patterns[loser].text.value)`",
                at: patterns[loser].text.range)
        }
    }
}
