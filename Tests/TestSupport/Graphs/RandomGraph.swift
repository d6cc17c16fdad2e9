/// Random graphs, with names that generated code also uses.
package struct RandomGraph {
    private var random: SplitMix
    private static let types = [
        "String", "Int", "Int64", "UInt", "Double", "Decimal", "Bool", "UUID", "Date", "URL", "Size", "Code", "Own",
        "Topic", "Serial", "Plate",
    ]
    private static let names = [
        "id", "name", "self", "step", "value", "values", "text", "url", "count", "node", "fields", "type", "default",
        "in",
        "let", "x", "data", "level", "path", "content", "root", "presented", "parked", "needs", "place", "hash",
        "encode",
        "to", "from", "description", "rawValue", "init", "environment", "scheme", "host", "plan", "saved", "other",
    ]
    /// A case of each enum.
    private static let cases = ["Size": "large", "Topic": "top"]
    /// Names that a flow's data cannot have, because `RunningFlow` has members with these names.
    private static let namesOfRuns: Set<String> = ["step", "value", "data"]
    private static let ids = [
        "home", "orders", "detail", "item", "edit", "list", "map", "info", "help", "about", "login", "cart", "pay",
        "share",
        "photo", "note", "task", "user",
    ]

    package init(seed: UInt64) {
        random = SplitMix(state: seed)
    }

    private mutating func number(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }
    private mutating func chance(_ percent: Int) -> Bool { number(100) < percent }
    private mutating func pick<Value>(_ values: [Value]) -> Value { values[number(values.count)] }

    /// Parameters as YAML. With `mayBeAbsent`, all of them may be missing, for nodes that get no
    /// values.
    private mutating func parameters(_ count: Int, mayBeAbsent: Bool = false, isData: Bool = false) -> (
        text: String, paths: String
    ) {
        var (texts, path, query): ([String], String, [String]) = ([], "", [])
        let names = isData ? Self.names.filter { !Self.namesOfRuns.contains($0) } : Self.names
        for name in names.shuffled(using: &random).prefix(count) {
            let type = pick(Self.types)
            switch number(3) {
            case 0: texts.append("\(name): \"\(type)?\"")
            case 1: texts.append("\(name): \"[\(type)]\"")
            default:
                if let value = Self.cases[type], chance(40) {
                    texts.append("\(name): {type: \"\(type)?\", default: \(value)}")
                } else {
                    texts.append(mayBeAbsent ? "\(name): \"\(type)?\"" : "\(name): \(type)")
                }
            }
            guard type != "Own" else { continue }
            if texts.last?.contains("\"") == true {
                query.append("\(name)={\(name)}")
            } else {
                path += "/{\(name)}"
            }
        }
        return (
            "params: {\(texts.joined(separator: ", "))}",
            path + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
        )
    }

    package mutating func text() -> String {
        var ids = Self.ids.shuffled(using: &random)
        let conditions = (0..<number(3)).map { "c\($0)" }
        let flows = (0..<number(3)).map { _ in ids.removeLast() }
        var declared: [(kind: String, id: String)] = []
        for kind in ["screens", "screens", "screens", "sheets", "covers", "popovers", "alerts", "dialogs"]
        where chance(70) {
            declared.append((kind, ids.removeLast()))
        }
        let root = ids.removeLast()
        var text = """
            navgen: 1
            name: Random
            links: {schemes: [random], hosts: [random.example.com]}
            outputs: {swift: {access: \(pick(["internal", "package", "public"]))}}
            rules: {unused-type: off, unused-condition: off, unused-param: off, link-only-node: off, popover-from-link: off}
            types:
              Size: {cases: [small, large, default]}
              Code: {base: String, pattern: "[A-Z]+-[0-9]+"}
              Own: {swift: Own}
              Topic: {cases: [small, {top: top-of, none: "no"}], swift: HelpTopic, caseInsensitive: true}
              Serial: {base: Int, swift: Serial}
              Plate: {base: String, pattern: "[A-Z]{1,3}-[0-9]+", swift: LicencePlate}
            conditions: {\(conditions.map { "\($0): {}" }.joined(separator: ", "))}
            \(chance(50) ? "root: \(root)" : "tabs: {first: {title: First, icon: star, root: \(root), badge: true}}")
            screens:
              \(root): {\(parameters(number(3), mayBeAbsent: true).text), to: [\((declared.map(\.id) + flows).joined(separator: ", "))]}

            """
        for kind in ["screens", "sheets", "covers", "popovers", "alerts", "dialogs"] {
            if kind != "screens", declared.contains(where: { $0.kind == kind }) { text += kind + ":\n" }
            for node in declared where node.kind == kind {
                let (list, path) = parameters(number(4))
                var keys = [list]
                if ["alerts", "dialogs"].contains(kind) {
                    keys.append("actions: {self: {label: S}, cancel: {label: C, role: cancel}}")
                } else if kind != "popovers", !list.contains(": Own"), chance(60) {
                    keys.append("url: \"/\(node.id)\(path)\", via: []")
                }
                if let condition = conditions.first, chance(20) { keys.append("requires: \(condition)") }
                text += "  \(node.id): {\(keys.joined(separator: ", "))}\n"
            }
        }
        if let target = declared.first(where: { ["sheets", "covers"].contains($0.kind) })?.id, chance(50) {
            let views = declared.filter { !["alerts", "dialogs"].contains($0.kind) }.map(\.id) + [root]
            let except = views.filter { $0 != target && chance(40) }
            text += "routes: [{from: \"*\", to: \(target)"
            text += except.isEmpty ? "}]\n" : ", except: [\(except.joined(separator: ", "))]}]\n"
        }
        if !flows.isEmpty { text += "flows:\n" }
        for flow in flows {
            let when = conditions.first.map { ", when: \($0)" } ?? ""
            let steps = ["welcome", "data", "{self: {skippable: true\(when)}}", "allCases"].prefix(1 + number(4))
            let data = parameters(number(4), mayBeAbsent: true, isData: true).text.replacing("params", with: "data")
            text +=
                "  \(flow): {as: \(pick(["sheet", "cover"])), url: /\(flow), steps: [\(steps.joined(separator: ", "))], \(data)}\n"
        }
        return text
    }
}
