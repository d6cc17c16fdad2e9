import Foundation
import NavCompiler
import NavGraph
import NavSyntax
import TestSupport
import Testing

@testable import NavLinks

/// Applies the help of `ambiguous-link` to the graph and checks that the error goes away and no
/// other appears.
@Suite struct AmbiguityFixItTests {
    /// The `url:` that a part of the help proposes.
    private func proposal(_ help: String) -> String? {
        guard let start = help.firstRange(of: "`url: ")?.lowerBound, help.hasSuffix("`") else { return nil }
        return String(help[start...].dropFirst().dropLast())
    }

    /// Splits a help line into one part per proposed change.
    private func parts(_ help: String, _ count: Int) -> [String] {
        let parts = help.components(separatedBy: "; or ")
        return parts.count == count ? parts : []
    }

    /// Replaces the `url:` of the node whose pattern a proposal starts with.
    private func apply(_ proposal: String, to text: String, _ node: String) -> String? {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard let place = lines.firstIndex(where: { $0.hasPrefix("  \(node):") }),
            let start = lines[place].firstRange(of: "url: ")?.lowerBound
        else { return nil }
        var changed = lines
        changed[place] = lines[place][..<start] + proposal + "}"
        return changed.joined(separator: "\n")
    }

    /// The conflicts of a graph, independent of how they are worded.
    private func conflicts(_ text: String) throws -> (ambiguous: [Ambiguity], others: Int, links: LinkAnalysis) {
        let result = compileText(["graph.yaml": text])
        let links = try #require(result.links)
        let ambiguous = links.conflicts.compactMap { conflict -> Ambiguity? in
            if case .ambiguous(let ambiguity) = conflict { ambiguity } else { nil }
        }
        return (ambiguous, result.diagnostics.count { $0.rule != "ambiguous-link" }, links)
    }

    /// One of them can win over the other patterns of its node.
    @Test func patternsOfOneNodeAreOrdered() throws {
        let text = """
            navgen: 1
            root: home
            links: {schemes: [q]}
            screens:
              home: {to: [h]}
              h: {params: {a: String?, b: String?, via: Int?}, url: ["/#/h/{a!}/{b?}?via={via!}", "/#/h/{a?}"]}
            """
        let finding = try #require(
            compileText(["graph.yaml": text]).diagnostics.first { $0.rule == "ambiguous-link" })
        let help = try #require(finding.help)
        #expect(help.contains("over: [h]"), "\(help)")
        let fixed = text.replacing(
            "\"/#/h/{a!}/{b?}?via={via!}\"", with: "{path: \"/#/h/{a!}/{b?}?via={via!}\", over: h}")
        #expect(try conflicts(fixed).ambiguous.isEmpty)
    }

    @Test(arguments: [21, 22] as [UInt64])
    func helpFixesRandomAmbiguities(seed: UInt64) throws {
        var random = RandomSource(seed)
        var applied = 0
        var kinds: Set<String> = []
        for round in 0..<120 {
            let features = RandomPattern.Features(
                isPathOnly: round % 2 == 0, hasQuery: round % 2 == 1, hasFragment: round % 4 == 1)
            let text = RandomPattern.graph(RandomPattern.set(&random, features))
            let before = try conflicts(text)
            let helps = compileText(["graph.yaml": text]).diagnostics.filter { $0.rule == "ambiguous-link" }
            for finding in helps {
                // The diagnostic of the ambiguity has its range and witness.
                let found = before.ambiguous.first { ambiguity in
                    ambiguity.witness == finding.witness
                        && before.links.patterns[ambiguity.first].text.range == finding.range
                }
                let fixIts = try #require(found).fixIts
                for (fixIt, help) in zip(fixIts, parts(finding.help ?? "", fixIts.count)) {
                    guard let proposal = proposal(help), help.contains("over:") == Self.isOver(fixIt) else { continue }
                    let owners = before.links.patterns.indices.filter { number in
                        guard let node = before.links.patterns[number].node else { return false }
                        let path = before.links.patterns[number].text.value
                        let starts =
                            proposal.contains("\"\(path)\"") || proposal.contains(" \(path),")
                            || proposal.contains("[\(path),")
                        return starts && before.links.graph[node].links.count == 1
                            && (!help.hasPrefix("let ") || help.hasPrefix("let `\(before.links.graph[node].name)`"))
                    }
                    guard owners.count == 1, let node = before.links.patterns[owners[0]].node,
                        let changed = apply(proposal, to: text, before.links.graph[node].name)
                    else { continue }
                    let after = try conflicts(changed)
                    applied += 1
                    kinds.insert(Self.isOver(fixIt) ? "over" : "shared")
                    #expect(after.ambiguous.count < before.ambiguous.count, "\(help)\n\(text)\n\(changed)")
                    #expect(after.others <= before.others, "\(help)\n\(text)\n\(changed)")
                }
            }
        }
        #expect(applied > 20 && kinds.count == 2, "\(applied) \(kinds)")
    }

    private static func isOver(_ fixIt: Ambiguity.FixIt) -> Bool {
        if case .over = fixIt { true } else { false }
    }
}

/// The order of declarations, in the file and in lists, does not affect where URLs lead.
@Suite struct OrderTests {
    @Test func shufflingAGraphDoesNotChangeResults() throws {
        var random = RandomSource(31)
        for round in 0..<40 {
            let features = RandomPattern.Features(isPathOnly: round % 2 == 0, hasQuery: round % 2 == 1)
            let patterns = RandomPattern.set(&random, features)
            let text = RandomPattern.graph(patterns)
            var lines = text.split(separator: "\n").map(String.init)
            let start = try #require(lines.firstIndex { $0.hasPrefix("  n0:") })
            let shuffled = lines[start...].shuffled(using: &random)
            lines.replaceSubrange(start..., with: shuffled)
            let first = try #require(compileText(["graph.yaml": text]).links)
            let second = try #require(compileText(["graph.yaml": lines.joined(separator: "\n")]).links)
            #expect(names(of: first) == names(of: second))
            guard first.conflicts.isEmpty else { continue }
            for url in RandomURL.universe(features).filter({ _ in random.chance(1, in: 7) }) {
                #expect(leads(url.text, first) == leads(url.text, second), "\(url.text)\n\(text)")
            }
        }
    }

    private func leads(_ url: String, _ links: LinkAnalysis) -> String? {
        guard case .match(let match) = links.resolve(Array(url.utf8)) else { return nil }
        return "\(links.graph[match.node].name) \(match.values)"
    }

    /// Which nodes are in conflict with which.
    private func names(of links: LinkAnalysis) -> Set<String> {
        func name(_ number: Int) -> String { links.patterns[number].node.map { links.graph[$0].name } ?? "" }
        return Set(
            links.conflicts.map { conflict in
                switch conflict {
                case .ambiguous(let both):
                    "ambiguous " + [name(both.first), name(both.second)].sorted().joined(separator: " ")
                case .duplicate(let p, let q): "duplicate " + [name(p), name(q)].sorted().joined(separator: " ")
                case .excluded(let p, _): "excluded \(name(p))"
                case .excludesNothing(let exception, _): "excludes nothing \(exception.text.value)"
                case .shadowed(let p, let others): "shadowed \(name(p)) by \(others.map(name).sorted())"
                case .invalidOver(let p, _, _): "over \(name(p))"
                case .loop(let loop): "loop \(loop.map(name).sorted())"
                case .noOrigin(let p), .noOriginIn(let p, _): "origin \(name(p))"
                case .tooComplex, .tooManyOrigins: "complex"
                }
            })
    }
}
