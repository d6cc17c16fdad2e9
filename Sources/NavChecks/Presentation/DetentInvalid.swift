import NavGraph
import NavSyntax

extension Rule {
    static let detentInvalid = Rule(
        "detent-invalid", .presentation,
        meaning: """
            A sheet cannot have this detent: it is an unknown word, a fraction that is not greater than 0 and at most \
            1, a height that is not greater than 0, or a duplicate. Or `initial` or `upThrough` is not one of the \
            sheet's detents.
            """,
        why: "SwiftUI would ignore it or crash.",
        failing: """
            navgen: 1
            root: home
            screens:
              home: {to: [filter]}
            sheets:
              filter: {detents: [{fraction: 1.5}]}
            """,
        fixed: """
            navgen: 1
            root: home
            screens:
              home: {to: [filter]}
            sheets:
              filter: {detents: [{fraction: 0.5}]}
            """)
}

extension Check {
    static let detentInvalid = Check(.detentInvalid) { analyzed in
        analyzed.graph.ids(of: .sheet, .cover, .popover).flatMap { id -> [Diagnostic] in
            let node = analyzed.graph[id]
            guard case .presentation(let detail) = node.detail else { return [] }
            return findings(in: detail, of: node)
        }
    }

    private static func findings(in detail: PresentationDetail, of node: Node) -> [Diagnostic] {
        var findings: [Diagnostic] = []
        // A sheet without `detents` is large.
        var seen: [Detent.Size: SourceRange] = detail.detents == nil ? [.large: node.id.range] : [:]
        let sizes = detail.detents?.value ?? []
        if let detents = detail.detents, sizes.isEmpty, !detail.hasUnreadDetents {
            findings.append(
                Rule.detentInvalid.finding(
                    "a sheet needs at least one detent", at: detents.range, help: .write(yaml: "[large]", isSafe: false)
                ))
        }
        for detent in sizes {
            if let problem = problem(with: detent) {
                findings.append(problem)
                // It may be a misspelling of any other detent.
                seen[.unread] = detent.range
            } else if detent.size == .unread {
                seen[.unread] = detent.range
            } else if let first = seen.updateValue(detent.range, forKey: detent.size) {
                findings.append(
                    Rule.detentInvalid.finding(
                        "this detent is listed twice", at: detent.range, notes: [.init("the first one", at: first)],
                        // They are equal, so either can be removed.
                        help: Help("remove one of them").correcting(.removal)))
            }
        }
        if let initial = detail.initialDetent { findings += missing(initial, "`initial`", seen) }
        // A detent that could not be read may be the missing one.
        if case .upThrough(let detent)? = detail.backgroundInteraction, !detail.hasUnreadDetents {
            findings += missing(detent, "`upThrough`", seen)
        }
        return findings
    }

    private static func missing(
        _ detent: Detent, _ key: String, _ sizes: [Detent.Size: SourceRange]
    ) -> [Diagnostic] {
        if let problem = problem(with: detent) { return [problem] }
        guard sizes[detent.size] == nil, sizes[.unread] == nil, detent.size != .unread else { return [] }
        return [
            Rule.detentInvalid.finding(
                "\(key) is not among the sheet's detents", at: detent.range,
                help: "add it to `detents`, or name one of them")
        ]
    }

    private static func problem(with detent: Detent) -> Diagnostic? {
        switch detent.size {
        case .medium, .large, .unread: nil
        case .fraction(let part) where part > 0 && part <= 1: nil
        case .height(let height) where height > 0: nil
        case .fraction:
            Rule.detentInvalid.finding(
                "a fraction must be greater than 0 and at most 1", at: detent.range, help: "0.5 is half of the height")
        case .height:
            Rule.detentInvalid.finding(
                "a height must be greater than 0", at: detent.range, help: "write a number of points")
        case .unknown(let word):
            Rule.detentInvalid.finding(
                "`\(word)` is not a detent", at: detent.range,
                help: Detent.spelling(ofNumber: word).map { .write(yaml: $0, isSafe: false) }
                    ?? didYouMean(word, among: ["medium", "large"])
                    ?? "write `medium`, `large`, `{fraction: 0.7}` or `{height: 400}`")
        }
    }
}
