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
        for item in pattern.query {
            let key = LinkTable.written(item.key.string, as: .key)
            add(item, SiteConditions.Item(key: key, pattern: ""), pattern, item.key.string, &conditions)
        }
        if let fragment = pattern.fragment {
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
        if !links.graph.links.hasCaseSensitivePaths, !conditions.required.isEmpty || conditions.optionalItem != nil {
            conditions.excess.append("query and fragment in any case")
        }
        return conditions
    }

    private mutating func add(
        _ item: Pattern.Item, _ siteItem: SiteConditions.Item, _ pattern: Pattern, _ name: String,
        _ conditions: inout SiteConditions
    ) {
        var siteItem = siteItem
        let part: LinkTable.Part = siteItem.isFragment ? .fragment : .value
        switch item.reading {
        case .ignored: conditions.excess.append("any \(name)")
        case .literal(""):
            siteItem.pattern = "?*"
            conditions.excluded.append((siteItem, "\(name) with a value"))
            conditions.excess.append("no \(name)")
        case .literal(let text):
            let written = LinkTable.written(text, as: part)
            siteItem.pattern = SitePattern.literal(written)
            conditions.required.append(siteItem)
            if !SitePattern.isExact(written) { conditions.excess.append("other characters in \(name)") }
        case .parameter(let index):
            add(pattern.parameters[index], siteItem, part, name, &conditions)
        }
    }

    /// Adds the conditions of a query item or fragment that is read as a parameter.
    ///
    /// The system treats an item without a value and an absent item like an empty one.
    private mutating func add(
        _ parameter: LinkParameter, _ siteItem: SiteConditions.Item, _ part: LinkTable.Part, _ name: String,
        _ conditions: inout SiteConditions
    ) {
        var siteItem = siteItem
        let outline = links.outline(of: parameter)
        let acceptsBare = parameter.base == .builtin(.bool) && !siteItem.isFragment
        guard outline.shape != .anything else {
            if !outline.isExact { conditions.excess.append("any \(name)") }
            if parameter.isRequired {
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
        let needsValue = parameter.isRequired && !outline.acceptsEmpty && !acceptsBare
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
        if !needsValue { conditions.excess.append(parameter.isRequired ? "no \(name)" : "an empty \(name)") }
        if parameter.form == .list { conditions.excess.append("other values of \(name) beside a good one") }
    }
}
