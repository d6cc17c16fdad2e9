import Foundation
import NavGraph
import NavSyntax
import TestSupport
import Testing

@testable import NavDiff
@testable import NavLinks

/// Edits random apps at random, and compares the reported changes with what thousands of URLs do in
/// both versions.
@Suite struct LinkComparisonOracleTests {
    private static let universe = RandomURL.universe(
        RandomPattern.Features(hasQuery: true, hasFragment: true, hasOrigins: true))

    /// A URL of the universe, perhaps with text in its query, a hash route, or another URL in it.
    private static func url(_ random: inout RandomSource) -> RandomURL {
        var url = random.pick(universe)
        switch random.below(10) {
        case 0:
            url.fragment = random.pick([
                "/a/a", "/a/b", "/a/1", "/o/a", "/o/1", "/a/a/b", "/b/x/1", "/o/x/a", "va", "v1",
            ])
        case 1:
            url.query = [
                .init(key: random.pick(["q", "r"]), value: random.pick(["va", "v1", "/a/a", "/a/1", "/a/b/"]))
            ]
        case 2, 3:
            let carried = random.chance(1, in: 6) ? "x:y" : url.text
            url.segments = ["go"]
            url.isSlashed = false
            url.query = [.init(key: "k", value: carried.replacing("&", with: "%26").replacing("#", with: "%23"))]
            url.fragment = nil
        case 4:
            // With a custom scheme, the first segment takes the place of the host.
            if !url.scheme.hasPrefix("http"), url.host == nil, !url.segments.isEmpty {
                url.host = url.segments.removeFirst()
            }
        case 5:
            switch random.below(3) {
            case 0: url.fragment = "100%"
            case 1: url.query.append(.init(key: random.pick(["q", "r", "z", "u"]), value: "100%"))
            default:
                if let place = url.segments.indices.randomElement(using: &random) { url.segments[place] += "%" }
            }
        default: break
        }
        return url
    }

    @Test(arguments: 51..<(51 + UInt64(Rounds.of(4))))
    func reportedChangesMatchWhatURLsDo(seed: UInt64) throws {
        var random = RandomSource(seed)
        var counts: [String: Int] = [:]
        for _ in 0..<40 {
            let old = RandomApp.random(&random)
            var new = old
            for _ in 0..<(1 + random.below(3)) where !new.edit(&random) { break }
            let trial = try ComparisonTrial(old, new)
            trial.check((0..<1000).map { _ in Self.url(&random) } + trial.versions.oldURLs)
            for change in trial.versions.changes { counts[trial.versions.word(change.kind), default: 0] += 1 }
            counts["pairs", default: 0] += 1
        }
        // The edits must produce all kinds of changes, and few that are undecided.
        for kind in ["narrowed", "removed", "retargeted", "widened", "added"] {
            #expect(counts[kind, default: 0] > 0, "\(kind) \(counts)")
        }
        #expect(counts["undecided", default: 0] * 20 <= counts["pairs", default: 0], "\(counts)")
    }
}

extension ComparedVersions {
    /// A URL of each old pattern in each build of the old version.
    fileprivate var oldURLs: [RandomURL] {
        old.origins.builds.indices.flatMap { build in
            old.patterns.indices.compactMap { old.sample(of: $0, build: build).map { RandomURL($0) } }
        }
    }
}

/// Compares the reported changes of two versions with what URLs do.
private struct ComparisonTrial {
    let versions: ComparedVersions
    private let app: RandomApp
    /// Whether URLs are tried without and with a slash at the end.
    private let slashes: [Bool]
    private let hasOwnSlashes: Bool
    private let texts: String
    private let byPattern: [Int: [LinkChange]]
    private let gains: Set<Int>
    private var lostSchemes: [String] = []
    private var lostHosts: [String] = []
    private var gainedSchemes: [String] = []
    private var gainedHosts: [String] = []
    private var rejectsNow = false

    init(_ old: RandomApp, _ new: RandomApp) throws {
        versions = try ComparedVersions(old.text, new.text)
        app = new
        hasOwnSlashes = old.hasOwnSlashes || new.hasOwnSlashes
        slashes = hasOwnSlashes ? [false, true] : [old.endsWithSlash || new.endsWithSlash]
        texts = "\(old.text)\n=> \(new.text)\n\(versions.lines.joined(separator: "\n"))"
        var byPattern: [Int: [LinkChange]] = [:]
        var gains: Set<Int> = []
        for change in versions.changes {
            switch change.kind {
            case .originRemoved(.scheme(let name)): lostSchemes.append(name)
            case .originRemoved(.host(let name)): lostHosts.append(name)
            case .originAdded(.scheme(let name)): gainedSchemes.append(name)
            case .originAdded(.host(let name)): gainedHosts.append(name)
            case .settings(.unknownQuery(_, .reject)): rejectsNow = true
            case .widened, .added: gains.formUnion(change.new)
            default: if let number = change.old { byPattern[number, default: []].append(change) }
            }
        }
        self.byPattern = byPattern
        self.gains = gains
    }

    func check(_ urls: [RandomURL]) {
        for change in versions.changes { checkWitness(change) }
        for environment in [nil, "beta"] {
            guard let old = versions.old.build(environment), let new = versions.new.build(environment) else { continue }
            // One URL that shows a fault is enough.
            let fault = urls.lazy.compactMap { url -> String? in
                slashes.lazy.compactMap { isSlashed in self.fault(url, isSlashed: isSlashed, environment, old, new) }
                    .first
            }
            .first
            if let fault { Issue.record("\(fault)\n\(texts)") }
        }
    }

    // MARK: URLs

    /// Describes a difference that was not reported, or a reported difference that the URL does not
    /// show. Nil if the report is correct.
    private func fault(
        _ url: RandomURL, isSlashed: Bool, _ environment: String?, _ oldBuild: Int, _ newBuild: Int
    ) -> String? {
        let bytes = Array((isSlashed ? url.text.withSlash : url.text).utf8)
        let before = versions.old.resolve(bytes, build: oldBuild)
        let after = versions.new.resolve(bytes, build: newBuild)
        // Differences in length and trailing slashes are reported as settings.
        let lengths = [versions.old, versions.new].map(\.graph.links.maxLength)
        if lengths[0] != lengths[1], bytes.count > min(lengths[0], lengths[1]) { return nil }
        if !hasOwnSlashes {
            let reasons = [true, false].map { LinkRefusal.trailingSlash(isWanted: $0).message }
            if case .refused(let reason) = before, reasons.contains(reason) { return nil }
            if case .refused(let reason) = after, reasons.contains(reason) { return nil }
        }
        if let carried = carried(by: url, oldBuild, newBuild) {
            return fault(carried, isSlashed: false, environment, oldBuild, newBuild)
        }
        guard case .match(let match) = before else {
            // A host that was removed is read as a segment after a custom scheme.
            guard case .match = after, !isOf(gainedSchemes, gainedHosts + lostHosts, url),
                let number = versions.new.reader.winner(of: bytes, build: newBuild)
            else { return nil }
            // That URLs with values which cannot be read are new is only reported for `unreadable: ignore`.
            let isUnreadable = url.text.contains("%&") || url.text.contains("%#") || url.text.hasSuffix("%")
            return gains.contains(number) || isUnreadable ? nil : "\(url.text) is new"
        }
        guard let number = versions.old.reader.winner(of: bytes, build: oldBuild) else {
            return "\(url.text) has no winner"
        }
        let changes = byPattern[number] ?? []
        let pattern = versions.old.patterns[number]
        let isCore =
            url.query.allSatisfy { pattern.values(of: QueryKey(ExactString($0.key))) != nil }
            && (url.fragment == nil || pattern.fragment != nil)
        if case .match = after, isCore,
            changes.contains(where: { $0.kind.name == .removed && $0.environment == environment })
        {
            return "\(url.text) is not removed"
        }
        guard differs(match, after), !isOf(lostSchemes, lostHosts, url) else { return nil }
        if rejectsNow, !isCore { return nil }
        let isSaid = changes.contains { change in
            switch change.kind {
            case .narrowed, .removed, .retargeted, .values, .undecided: true
            case .keyClaimed: !isCore
            default: false
            }
        }
        let answers = "\(versions.description(before, versions.old)) ⇒ \(versions.description(after, versions.new))"
        return isSaid ? nil : "\(url.text) \(answers)"
    }

    /// The URL that a URL carries, if that decides in both versions where it leads.
    private func carried(by url: RandomURL, _ oldBuild: Int, _ newBuild: Int) -> RandomURL? {
        let bytes = Array(url.text.utf8)
        let isCarrier = [(versions.old, oldBuild), (versions.new, newBuild)].map { table, build -> Bool in
            guard let number = table.reader.winner(of: bytes, build: build),
                case .redirect(let redirect) = table.patterns[number].owner,
                case .carried? = table.destinations[redirect]
            else { return false }
            return true
        }
        guard isCarrier == [true, true], let value = url.query.first(where: { $0.key == "k" })?.value else {
            return nil
        }
        let text = value.replacing("%26", with: "&").replacing("%23", with: "#")
        let answers = [
            versions.old.resolve(Array(text.utf8), build: oldBuild),
            versions.new.resolve(Array(text.utf8), build: newBuild),
        ]
        return answers.contains { if case .match = $0 { true } else { false } } ? RandomURL(text) : nil
    }

    private func isOf(_ schemes: [String], _ hosts: [String], _ url: RandomURL) -> Bool {
        if schemes.contains(url.scheme) { return true }
        guard let host = url.host else { return false }
        return hosts.contains { name in
            name == host || (name == "*" && !host.contains(":"))
                || (name.hasPrefix("*.") && host.hasSuffix(name.dropFirst()) && host.count > name.count - 1)
        }
    }

    /// Whether an app can see the difference.
    private func differs(_ before: LinkAnalysis.Match, _ after: LinkAnalysis.Answer) -> Bool {
        guard case .match(let after) = after, versions.nodes.new(before.node) == after.node else { return true }
        let name = versions.old.graph[before.node].name
        let old = versions.old.graph.linkParameters(of: before.node)
        let new = versions.new.graph.linkParameters(of: after.node).map(\.name.value)
        let pattern = versions.old.patterns[before.pattern]
        return old.indices.contains { number in
            let former = old[number].name.value
            guard let other = new.firstIndex(of: app.renamed[[name, former]] ?? former) else {
                return pattern.fixed[number] == nil && before.values[number] != pattern.parameters[number].absent
            }
            return !before.values[number].isSame(as: after.values[other])
        }
    }

    // MARK: Witnesses

    private func checkWitness(_ change: LinkChange) {
        guard let witness = change.witness else {
            #expect(!change.kind.needsWitness, "\(versions.word(change.kind))\n\(texts)")
            return
        }
        let bytes = Array(witness.url.utf8)
        let slashes = [versions.old, versions.new].map(\.graph.links.trailingSlash)
        // No URL is read by both versions.
        if slashes.contains(.never), slashes.contains(.always) { return }
        let before = versions.old.build(change.environment).map { versions.old.resolve(bytes, build: $0) }
        let after = versions.new.build(change.environment).map { versions.new.resolve(bytes, build: $0) }
        var isShown: Bool
        switch (change.kind, before, after) {
        case (.environmentAdded, nil, .match), (.environmentRemoved, .match, nil): isShown = true
        case (.added, let before?, .match(let match)), (.widened, let before?, .match(let match)),
            (.originAdded, let before?, .match(let match)):
            isShown = true
            if case .match = before { isShown = false }
            // A redirect to carried links has no node of its own.
            let carriers = change.new.filter { versions.new.node(of: versions.new.patterns[$0]) == nil }
            if change.kind.name == .added, carriers.isEmpty {
                isShown = isShown && versions.nodes.old(match.node).map(hasPatterns) != true
            }
        case (.narrowed, .match, let after?), (.removed, .match, let after?), (.originRemoved, .match, let after?):
            isShown = true
            if case .match = after { isShown = false }
        case (.retargeted, .match(let before), .match(let after)):
            isShown = versions.nodes.new(before.node) != after.node
        case (.values, .match(let before), .match(let after)):
            isShown = versions.nodes.new(before.node) == after.node && differs(before, .match(after))
        case (.keyClaimed, .match(let before), let after?): isShown = differs(before, after)
        case (.redirected, .match(let before), .match(let after)):
            isShown = !differs(before, .match(after)) && before.redirects.isEmpty && !after.redirects.isEmpty
        case (.conditional, .match(let before), .match(let after)), (.refused, .match(let before), .match(let after)):
            isShown = versions.nodes.new(before.node) == after.node
        case (.planChanged, .match, .match), (.settings, _, _): isShown = true
        default: isShown = false
        }
        #expect(isShown, "\(versions.word(change.kind)) \(witness.url)\n\(texts)")
    }

    private func hasPatterns(_ node: NodeID) -> Bool { !versions.old.patterns(of: node).isEmpty }
}

extension LinkChange.Kind {
    fileprivate var needsWitness: Bool {
        switch self {
        case .rewritten, .undecided, .settings, .originAdded, .originRemoved, .environmentAdded, .environmentRemoved:
            false
        default: true
        }
    }
}

extension String {
    /// A URL whose path ends with a slash.
    fileprivate var withSlash: String {
        let end = firstIndex { $0 == "?" || $0 == "#" } ?? endIndex
        guard end > startIndex, self[index(before: end)] != "/" else { return self }
        return self[..<end] + "/" + self[end...]
    }
}
