import NavSyntax

extension Decoder {
    func reference(_ node: YAMLNode, _ name: String) -> NodeReference {
        NodeReference(name: name, range: node.range, section: section, target: nil)
    }
}

extension Decoder {
    /// A reference to the node with an id. Text that cannot be one id is reported.
    mutating func node(_ node: YAMLNode, _ text: String) -> NodeReference? {
        if node.isNull || node.unquotingHelp != nil {
            reportType(of: node, expected: "the id of a node", help: node.unquotingHelp)
            return nil
        }
        guard text.utf8.contains(where: { $0 == 0x2C || $0 == 0x20 || $0 >= 0x80 }) || text.utf8.first == 0x2D else {
            return reference(node, text)
        }
        if let help = MistypedName.help(for: node) {
            reportType(of: node, expected: "the id of one node", help: help)
            return nil
        }
        let ids = text.split { $0 == "," || $0 == " " }
        guard ids.count > 1,
            ids.allSatisfy({ $0.split(separator: ".").allSatisfy { Names.isValid(String($0), isType: false) } })
        else { return reference(node, text) }
        let list = "[\(ids.joined(separator: ", "))]"
        let isStyled = ids.count == 3 && ids[1] == "as" && RouteStyle(rawValue: String(ids[2])) != nil
        reportType(
            of: node, expected: "the id of one node",
            help: isStyled
                ? .write(yaml: "{\(ids[0]): {as: \(ids[2])}}")
                : Help("write a list in brackets: `\(list)`").correcting(.source(list)))
        return nil
    }
}

extension Shape where Value == NodeReference {
    /// The id of a node.
    static let node = reference(.node)
    /// The id of a step of the same flow.
    static let step = reference(.step)

    private static func reference(_ kind: NameKind) -> Shape {
        Shape(.name(kind), mayContain: .nodes) { node, decoder in
            decoder.text(node, expected: "the id of a node").flatMap { decoder.node(node, $0) }
        }
    }
}

extension Shape where Value == ConditionUse {
    /// The name of a condition, with a leading `!` if it must not hold.
    static let condition = Shape(.name(.condition), mayContain: .conditions) { node, decoder in
        if node.kind == .mapping {
            let uses = conditionUses(of: node)
            let texts = uses.map { $0.isNegated ? "\"\($0.text)\"" : $0.text }
            decoder.reportType(
                of: node, expected: "the name of a condition",
                help: texts.isEmpty
                    ? "list the conditions that must hold: `[signedIn, \"!guest\"]`"
                    : .write(yaml: texts.count == 1 ? texts[0] : "[\(texts.joined(separator: ", "))]"))
            return uses.count == 1 ? uses[0] : nil
        }
        guard let text = decoder.text(node, expected: "the name of a condition") else { return nil }
        if node.isNull || node.unquotingHelp != nil {
            decoder.reportType(of: node, expected: "the name of a condition", help: node.unquotingHelp)
            return nil
        }
        let isNegated = text.hasPrefix("!")
        return ConditionUse(
            name: isNegated ? String(text.dropFirst()) : text, isNegated: isNegated, range: node.range, target: nil)
    }

    /// The conditions meant by `{signedIn: true, guest: no, not: trial}`, or none if a value is not a Boolean.
    private static func conditionUses(of node: YAMLNode) -> [ConditionUse] {
        let uses = node.entries.map { key, value -> ConditionUse? in
            if key.text == "not", value.kind == .scalar, Names.isPlausible(value.text) {
                return ConditionUse(name: value.text, isNegated: true, range: value.range, target: nil)
            }
            guard value.kind == .scalar, Names.isPlausible(key.text) else { return nil }
            let truth = value.text == "true" ? true : value.text == "false" ? false : Shape<Bool>.meant(by: value)
            return truth.map { ConditionUse(name: key.text, isNegated: !$0, range: key.range, target: nil) }
        }
        return uses.allSatisfy { $0 != nil } ? uses.compactMap(\.self) : []
    }
}

extension Shape where Value == Literal {
    /// A value whose meaning depends on a type that is resolved later.
    static let literal = Shape(.anything, decode: readLiteral)

    @Sendable private static func readLiteral(_ node: YAMLNode, _ decoder: inout Decoder) -> Literal? {
        switch node.kind {
        case .scalar: return .scalar(node.text, isPlain: node.isPlain)
        case .sequence:
            var items: [Literal] = []
            for element in node.elements {
                guard element.kind == .scalar else {
                    decoder.reportType(of: element, expected: "a plain value")
                    return nil
                }
                items.append(.scalar(element.text, isPlain: element.isPlain))
            }
            return .list(items)
        case .mapping:
            decoder.reportType(of: node, expected: "a value", help: node.quotingHelp)
            return nil
        }
    }
}

extension Shape where Value == [FixedValue] {
    /// `params: {name: value}` of a route, a redirect or a URL pattern.
    static let fixedValues = Shape.entries(.anything, naming: .targetParameter, of: "parameters and their values") {
        key, value, decoder in
        let name = Located(key.text, key.range)
        if value.kind == .scalar, let parameter = parameterName(value.text) {
            return FixedValue(name: name, value: .parameter(parameter), range: value.range)
        }
        guard let literal = Shape<Literal>.literal.decode(value, &decoder) else { return nil }
        return FixedValue(name: name, value: .literal(literal), range: value.range)
    }

    /// The name if the whole text is `{name}`.
    private static func parameterName(_ text: String) -> String? {
        guard text.hasPrefix("{"), text.hasSuffix("}"), !text.hasPrefix("{{") else { return nil }
        let name = String(text.dropFirst().dropLast())
        return Names.isValid(name, isType: false) ? name : nil
    }
}

extension Shape where Value == [Route] {
    /// `to:`: ids, or ids with route options.
    static let routes = Shape(
        .either([routeItem, .list(routeItem)]), mayContain: RouteKeys.options.mayContain.union(.nodes)
    ) { node, decoder in
        var routes: [Route] = []
        if node.kind == .sequence {
            for element in node.elements { add(element, to: &routes, &decoder) }
        } else {
            add(node, to: &routes, &decoder)
        }
        return routes
    }

    static var routeItem: Schema {
        .either([.name(.node), .map(keys: nil, naming: .node, .either([.null, .object(RouteKeys.options.schema)]))])
    }

    private static func add(_ node: YAMLNode, to routes: inout [Route], _ decoder: inout Decoder) {
        guard node.kind == .mapping else {
            guard let id = decoder.text(node, expected: "the id of a node, or `{id: {…}}`") else { return }
            if let reference = decoder.node(node, id) { routes.append(Route(to: reference)) }
            return
        }
        if let route = decodeFlat(node, &decoder) { return routes.append(route) }
        if addStyled(node, to: &routes, &decoder) { return }
        var last: (key: YAMLNode, value: YAMLNode)?
        for (key, value) in node.entries {
            if let last, last.value.kind == .scalar, RouteKeys.options.isProbablyKey(key, value) {
                // A value that is not a mapping has already been reported.
                if last.value.isNull { decoder.reportMisindented(key, last.key.text) }
                RouteKeys.options.decode(key, value, into: &routes[routes.count - 1], &decoder)
                continue
            }
            var route = Route(to: decoder.reference(key, key.text))
            let diagnosticCount = decoder.diagnostics.count
            _ = RouteKeys.options.decode(value, into: &route, &decoder)
            // The key may not be a node, and its value not the options of a route.
            if decoder.diagnostics.count > diagnosticCount { decoder.recordUnread(key, .declarations) }
            routes.append(route)
            last = (key, value)
        }
    }
}

extension Shape where Value == [Route] {
    /// Keys that people use for the target node, although the id itself is the key.
    private static let nodeKeys: Set<String> = ["node", "to", "target", "screen", "id", "show"]

    /// Reports `{sheet: [search]}` and reads it as `{search: {as: sheet}}`. Returns false for anything else.
    private static func addStyled(_ node: YAMLNode, to routes: inout [Route], _ decoder: inout Decoder) -> Bool {
        var styled: [(key: YAMLNode, style: RouteStyle, targets: [YAMLNode])] = []
        for (key, value) in node.entries {
            guard let style = RouteStyle(rawValue: key.text), value.kind != .mapping, !value.isNull else {
                return false
            }
            let targets = value.kind == .scalar ? [value] : Array(value.elements)
            guard targets.allSatisfy({ $0.kind == .scalar && Names.isPlausible($0.text) }) else { return false }
            styled.append((key, style, targets))
        }
        for (key, style, targets) in styled {
            decoder.report(
                "wrong-type", "expected a name as the key, found `\(key.text)`", at: key.range,
                help: "write `\(targets.first?.text ?? "id"): {as: \(key.text)}`")
            for target in targets {
                let route = Route(to: decoder.reference(target, target.text))
                route.style = Located(style, key.range)
                routes.append(route)
            }
        }
        return !styled.isEmpty
    }

    /// Reports `{node: search, as: sheet}` and `{sheet: search, label: Find}`, and reads them as
    /// `{search: {as: sheet, …}}`. Returns nil for anything else.
    private static func decodeFlat(_ node: YAMLNode, _ decoder: inout Decoder) -> Route? {
        let named = RouteKeys.options.decodeFlat(node, &decoder) { key, name, isAlone in
            if nodeKeys.contains(key) { return [] }
            if isAlone || RouteStyle(rawValue: name) != nil { return nil }
            return RouteStyle(rawValue: key).map { ["as: \($0.rawValue)"] } ?? []
        }
        guard let (key, name, options) = named else { return nil }
        var route = Route(to: decoder.reference(name, name.text))
        route.style = RouteStyle(rawValue: key.text).map { Located($0, key.range) }
        for (key, value) in options { RouteKeys.options.decode(key, value, into: &route, &decoder) }
        return route
    }
}

extension Shape where Value == Route {
    /// The `to:` of an alert's action: one route.
    static let route = Shape(Shape<[Route]>.routeItem, mayContain: Shape<[Route]>.routes.mayContain) { node, decoder in
        let diagnosticCount = decoder.diagnostics.count
        guard let routes = Shape<[Route]>.routes.decode(node, &decoder) else { return nil }
        if routes.count != 1, decoder.diagnostics.count == diagnosticCount {
            decoder.reportType(of: node, expected: "one node")
        }
        return routes.first
    }
}
