import NavGraph
import NavLinks
import NavSyntax

/// What a link requires of query and fragment, as far as an association file can express it.
struct SiteConditions {
    struct Item: Hashable {
        /// Nil for the whole query.
        var key: String?
        var isFragment = false
        var pattern: String
    }

    /// The items that every URL must have.
    var required: [Item] = []
    /// The items that exclude a URL, each on its own.
    var excluded: [(item: Item, why: String)] = []
    /// An item that either matches or is absent.
    var optionalItem: Item?
    /// URLs that the file accepts although no link matches them, as phrases for a comment.
    var excess: [String] = []
}

extension SiteValueWriter {
    mutating func conditions(of pattern: Pattern) -> SiteConditions {
        var conditions = SiteConditions()
        for item in pattern.query where !item.key.isInFragment {
            let key = LinkAnalysis.written(item.key.name.string, as: .key)
            add(item, SiteConditions.Item(key: key, pattern: ""), pattern, item.key.name.string, &conditions)
        }
        if let hash = pattern.hash {
            conditions.required.append(.init(isFragment: true, pattern: SitePattern.hashRoute(hash)))
            conditions.excess.append("other fragments of this form")
        } else if let fragment = pattern.fragment {
            let item = SiteConditions.Item(isFragment: true, pattern: "")
            add(fragment, item, pattern, "fragment", &conditions)
        }
        if pattern.rejectsUnknownQuery {
            if pattern.query.isEmpty {
                let other = variables.one(notOf: ASCIISet("&".utf8), in: .value)
                conditions.excluded.append((.init(pattern: "*\(other)*"), "a query"))
            } else {
                conditions.excess.append("other query items")
            }
        }
        if isFolded, !conditions.required.isEmpty || conditions.optionalItem != nil {
            conditions.excess.append("query and fragment in any case")
        }
        return conditions
    }

    private mutating func add(
        _ item: Pattern.Item, _ siteItem: SiteConditions.Item, _ pattern: Pattern, _ name: String,
        _ conditions: inout SiteConditions
    ) {
        var siteItem = siteItem
        let part: LinkAnalysis.Part = siteItem.isFragment ? .fragment : .value
        switch item.reading {
        case .ignored: conditions.excess.append("any \(name)")
        case .literal(""):
            siteItem.pattern = "?*"
            conditions.excluded.append((siteItem, "\(name) with a value"))
            conditions.excess.append("no \(name)")
        case .literal(let text):
            let written = LinkAnalysis.written(text, as: part)
            siteItem.pattern = SitePattern.literal(written)
            conditions.required.append(siteItem)
            if !SitePattern.isExact(written) { conditions.excess.append("other characters in \(name)") }
        case .text(let text):
            if let parameter = text.loneParameter {
                if item.readable != nil {
                    // Any value is allowed. An item without one counts as absent for the system.
                    if !item.values.allowsNone { conditions.excess.append("no \(name)") }
                    return
                }
                add(
                    pattern.parameters[parameter], isRequired: !item.values.allowsNone, siteItem, part, name,
                    &conditions)
            } else {
                siteItem.pattern = SitePattern.text(text, as: part)
                conditions.required.append(siteItem)
                conditions.excess.append("other values in \(name)")
            }
        }
    }

    /// Adds the conditions of a query item or fragment that is read as a parameter.
    ///
    /// The system treats an item without a value and an absent item like an empty one.
    private mutating func add(
        _ parameter: LinkParameter, isRequired: Bool, _ siteItem: SiteConditions.Item, _ part: LinkAnalysis.Part,
        _ name: String,
        _ conditions: inout SiteConditions
    ) {
        var siteItem = siteItem
        let outline = links.outline(of: parameter)
        let acceptsBare = parameter.base == .builtin(.bool) && !siteItem.isFragment
        guard outline.shape != .anything else {
            if !outline.isExact { conditions.excess.append("any \(name)") }
            if isRequired {
                if outline.acceptsEmpty {
                    conditions.excess.append("no \(name)")
                } else {
                    siteItem.pattern = "?*"
                    conditions.required.append(siteItem)
                }
            }
            return
        }
        let value = self.value(parameter, as: part)
        conditions.excess += value.excess
        let needsValue = isRequired && !outline.acceptsEmpty && !acceptsBare
        siteItem.pattern = value.include
        if needsValue {
            conditions.required.append(siteItem)
        } else if conditions.optionalItem == nil {
            conditions.optionalItem = siteItem
        } else {
            conditions.excess.append("other values of \(name)")
        }
        for exclusion in value.exclusions {
            siteItem.pattern = exclusion.pattern
            conditions.excluded.append((siteItem, "\(name): \(exclusion.why)"))
        }
        if !needsValue { conditions.excess.append(isRequired ? "no \(name)" : "an empty \(name)") }
        if parameter.form == .list { conditions.excess.append("other values of \(name) beside a good one") }
    }
}

extension SitePattern {
    /// Text with parameters, of which only the literal text is checked.
    static func text(_ text: TextReading, as part: LinkAnalysis.Part) -> String {
        var pattern = literal(LinkAnalysis.written(text.trimmedPrefix, as: part))
        if text.holes[0].isOptional { return pattern + "*" }
        pattern = literal(LinkAnalysis.written(text.prefix, as: part))
        for (index, hole) in text.holes.enumerated() {
            let isLast = index + 1 == text.holes.count
            if !isLast, text.holes[index + 1].isOptional { return pattern + "?*" }
            pattern += "?*" + literal(LinkAnalysis.written(hole.suffix, as: part))
        }
        return pattern
    }

    /// A path in a fragment, of which only the literal segments are checked.
    static func hashRoute(_ route: Pattern.HashRoute) -> String {
        var pattern = ""
        for segment in route.segments {
            if segment.isOptional { return pattern + "*" }
            switch segment.reading {
            case .literal(let text): pattern += "/" + literal(LinkAnalysis.written(text, as: .segment))
            case .text(let text): pattern += "/" + self.text(text, as: .segment)
            case .ignored: pattern += "/?*"
            }
        }
        // A slash at the end, and a query, may follow.
        return pattern + (route.segments.isEmpty ? "/*" : "*")
    }
}
