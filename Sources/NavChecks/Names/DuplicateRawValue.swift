import NavGraph
import NavLinks
import NavSyntax

extension Rule {
    static let duplicateRawValue = Rule(
        "duplicate-raw-value", .names,
        meaning: "Two cases of an enum have the same raw value, or the same name.",
        why: "A URL with that value would have two meanings.",
        failing: """
            navgen: 1
            root: home
            types:
              Sort: {cases: [price: p, popular: p]}
            screens:
              home: {to: [list]}
              list: {params: {sort: Sort}}
            """,
        fixed: """
            navgen: 1
            root: home
            types:
              Sort: {cases: [price: p, popular: top]}
            screens:
              home: {to: [list]}
              list: {params: {sort: Sort}}
            """)
}

extension Check {
    static let duplicateRawValue = Check(.duplicateRawValue) { analyzed in
        var findings: [Diagnostic] = []
        for type in analyzed.graph.types {
            guard case .enumeration(let cases) = type.definition else { continue }
            var names: [String: SourceRange] = [:]
            var raws: [String: Located<String>] = [:]
            func key(_ item: EnumCase) -> String {
                type.isCaseInsensitive ? item.raw.value.foldedASCII : item.raw.value
            }
            for item in cases {
                if let first = names[item.name.value] {
                    findings.append(
                        Rule.duplicateRawValue.finding(
                            "`\(type.name.value)` has the case `\(item.name.value)` twice", at: item.name.range,
                            notes: [.init("the first `\(item.name.value)`", at: first)], help: "remove one of them"))
                } else if let first = raws[key(item)] {
                    findings.append(
                        Rule.duplicateRawValue.finding(
                            first.value == item.raw.value
                                ? "two cases of `\(type.name.value)` have the raw value `\(item.raw.value)`"
                                : "`\(type.name.value)` is case-insensitive, and two of its raw values differ only by case",
                            at: item.raw.range,
                            notes: [.init("the first `\(first.value)`", at: first.range)], help: "change one of them"))
                }
                names[item.name.value] = names[item.name.value] ?? item.name.range
                raws[key(item)] = raws[key(item)] ?? item.raw
            }
        }
        return findings
    }
}
