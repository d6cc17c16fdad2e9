import NavCompiler
import NavGraph
public import NavLinks
import NavSyntax

/// Where a URL leads, as text or JSON.
public struct LinkAnswer: Sendable {
    public let url: String
    /// The same URL with its host in ASCII, as systems convert it; nil if its host is in ASCII, or is not converted.
    public let converted: String?
    /// The URL that is read.
    private let bytes: [UInt8]
    private let links: LinkAnalysis
    private let build: Int
    private let answer: LinkAnalysis.Answer

    public init(_ url: String, in links: LinkAnalysis, build: Int = 0) {
        self.init(Array(url.utf8), in: links, build: build)
    }

    /// - Parameter bytes: The URL as it was received, which may not be valid UTF-8.
    public init(_ bytes: [UInt8], in links: LinkAnalysis, build: Int = 0) {
        url = String(decoding: bytes, as: UTF8.self)
        let converted = InternationalHosts.converted(bytes)
        self.converted = converted.map { String(decoding: $0, as: UTF8.self) }
        self.bytes = converted ?? bytes
        self.links = links
        self.build = build
        answer = links.resolve(self.bytes, build: build)
    }

    public var isMatch: Bool { match != nil }

    /// Where it leads; nil if no pattern matches.
    public var match: LinkAnalysis.Match? {
        if case .match(let match) = answer { match } else { nil }
    }

    private var graph: Graph { links.graph }

    // MARK: JSON

    /// One object, on one line.
    public var json: String {
        var templates = AnswerTemplates()
        return json(&templates)
    }

    /// The answer as one object on one line. Reuses the JSON that is the same for all answers with
    /// this pattern.
    public func json(_ templates: inout AnswerTemplates) -> String {
        var text = "{\"url\":"
        JSON.write(url, to: &text)
        if let converted {
            text += ",\"converted\":"
            JSON.write(converted, to: &text)
        }
        guard case .match(let match) = answer else {
            let (reason, nearest) = miss
            let rest = JSON.object([
                ("match", .bool(false)), ("reason", .string(reason)),
                ("nearest", .array(nearest.map { .string($0.pattern) })),
                ("nearestNodes", .array(nearest.map { .string($0.node) })),
            ])
            return text + "," + rest.text().dropFirst()
        }
        text += ","
        templates.write(match, links, to: &text)
        text += ",\"canonical\":"
        if let canonical = canonical(match) { JSON.write(canonical, to: &text) } else { text += "null" }
        return text + "}"
    }

    /// A similar pattern that does not match, and its node.
    public typealias Near = (pattern: String, node: String)

    /// Why no pattern matches, and the most similar patterns with this scheme and host.
    public var miss: (reason: String, nearest: [Near]) {
        switch answer {
        case .loop: return ("redirects form a loop", [])
        case .refused(let reason): return (reason, [])
        case .unmatched, .match:
            let (reason, nearest) = links.explainMiss(bytes, build: build)
            let named = nearest.compactMap { number -> Near? in
                let pattern = links.patterns[number]
                return pattern.node.map { (pattern.text.value, graph[$0].name) }
            }
            return (reason, named)
        }
    }

    /// The canonical URL of the match; nil if there is none.
    public func canonical(_ match: LinkAnalysis.Match) -> String? {
        links.url(of: match.node, match.values, build: build, readFrom: bytes, placedAs: match.pattern)
    }

    // MARK: Text

    /// A few lines: the pattern that matched, the values, and the stack as a tree.
    public var text: String {
        guard case .match(let match) = answer else {
            let (reason, nearest) = miss
            var lines = ["\(DisplayText.clean(url)) → no match"] + conversion + ["  why        \(reason)"]
            for (index, near) in nearest.enumerated() {
                lines.append("  \(index == 0 ? "nearest   " : "          ") \(near.pattern) → \(near.node)")
            }
            return DisplayText.lines(lines.joined(separator: "\n")) + "\n"
        }
        let node = graph[match.node]
        let pattern = links.patterns[match.pattern]
        var lines = ["\(DisplayText.clean(url)) → \(node.name), \(node.kind.withArticle)"] + conversion
        lines.append("  matched    \(pattern.text.value)")
        for redirect in match.redirects { lines.append("  redirected \(graph.redirects[redirect].pattern.value)") }
        for (index, pair) in zip(pattern.parameters, match.values).enumerated() {
            var value = Self.description(pair.1, pair.0.type)
            let standard = graph.linkParameters(of: match.node)[index].defaultValue?.value
            if pair.0.type == .opaque, case .scalar(let member, _)? = standard { value = DisplayText.clean(member) }
            lines.append("  \(index == 0 ? "values    " : "          ") \(pair.0.name): \(value)")
        }
        let onTop = links.analyzed.namesOnTop(of: match.node).map { $0 == "*" ? "any view" : $0 }
        if !onTop.isEmpty {
            lines.append("  on top of  \(onTop.joined(separator: ", "))")
            if !node.requires.isEmpty {
                lines.append("             requires \(node.requires.map(\.text).joined(separator: ", "))")
            }
            lines.append("  otherwise")
        }
        switch links.outcome(of: match) {
        case .plan(let plan), .ambiguous(let plan, _, _, _):
            let conditions = links.conditions(of: plan)
            if !conditions.isEmpty {
                lines.append("  requires   " + conditions.map(\.text).joined(separator: ", "))
            }
            if let exclusion = RootExclusions(links).exclusion(of: plan) {
                let needed = exclusion.uses.map(\.text).joined(separator: ", ")
                lines.append("  never      its root is not displayed while this holds: \(needed)")
            }
            lines.append("  shows      " + tree(plan, match.values).joined(separator: "\n             "))
        case .action(let then):
            if !node.requires.isEmpty {
                lines.append("  requires   " + node.requires.map(\.text).joined(separator: ", "))
            }
            let outcomes = then.map { target in
                let values = graph.outcomeParameters(of: target, after: match.node).map(\.name.value)
                return graph[target].name + (values.isEmpty ? "" : " (\(values.joined(separator: ", ")))")
            }
            lines.append(
                "  runs       \(node.name), then " + (outcomes + ["nothing more"]).joined(separator: " or "))
        case .unbound, .none?, nil: break
        }
        lines.append("  canonical  \(canonical(match) ?? "none")")
        return DisplayText.lines(lines.joined(separator: "\n")) + "\n"
    }

    private var conversion: [String] { converted.map { ["  read as    \(DisplayText.clean($0))"] } ?? [] }

    /// The nodes that are shown, outermost first, each indented below the one that it is shown on.
    private func tree(_ plan: Plan, _ values: [SpelledValue]) -> [String] {
        var description: [String] = []
        if let tab = plan.tab { description.append("\(graph[tab].name), a tab") }
        description.append(self.description(plan.root, values) + (plan.step.map { ", at \(graph[$0].id.value)" } ?? ""))
        for (index, column) in plan.columns.sorted(by: { $0.key < $1.key }) {
            description.append("\(self.description(column, values)), column \(index + 1)")
        }
        description += plan.path.map { self.description($0, values) }
        for level in plan.presented {
            let kind = level.kind == .flow ? "a flow" : "as \(level.kind.withArticle)"
            let step = level.shownStep(in: graph).map { ", at \(graph[$0].id.value)" } ?? ""
            description.append("\(self.description(level.entry, values)), \(kind)\(level.kind == .flow ? step : "")")
            description += level.path.map { self.description($0, values) }
        }
        return description.enumerated().map { depth, description in
            depth == 0 ? description : String(repeating: "  ", count: depth - 1) + "└ " + description
        }
    }

    private func description(_ entry: Plan.Entry, _ values: [SpelledValue]) -> String {
        let node = graph[entry.node]
        let types = links.types(of: entry.node)
        let given = node.parameters.indices.compactMap { number -> String? in
            let value = entry.values[number].filled(values)
            guard value != .none else { return nil }
            return "\(node.parameters[number].name.value): \(Self.description(value, types[number]))"
        }
        return node.name + (given.isEmpty ? "" : " (\(given.joined(separator: ", ")))")
    }

    private static func description(_ value: SpelledValue, _ type: ValueType) -> String {
        switch value {
        case .none: "none"
        case .one(let text): text.isEmpty ? "\"\"" : DisplayText.clean(type.literal(of: text))
        case .many(let texts): "[" + texts.map { DisplayText.clean(type.literal(of: $0)) }.joined(separator: ", ") + "]"
        }
    }
}
