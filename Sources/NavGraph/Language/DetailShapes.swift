import NavSyntax

/// The value of `detents:`, with the initial one in its long form.
struct Detents: Sendable {
    /// Nil if they could not be read.
    var sizes: [Detent]?
    var initial: Detent?
    var range: SourceRange
}

private struct DetentSize: Sendable {
    var sizes: [Detent.Size] = []
}

private let detentTable = KeyTable<DetentSize>(
    "detent", "a detent", choice: .init(keys: ["fraction", "height"], isExclusive: true)
) {
    Key("fraction", .number(.upToOne), "A fraction of the available height.") {
        $0.sizes.append(.fraction($1))
    }
    Key("height", .number(.aboveZero), "A height in points.") { $0.sizes.append(.height($1)) }
}

private let detentsTable = KeyTable<Detents>("detents", "detents") {
    Key("sizes", .list(.detent, of: "detents", atLeast: 1), "The heights it can have.", required: true) {
        $0.sizes = $1
    }
    Key("initial", .detent, "The initial height.") { $0.initial = $1 }
}

extension Shape where Value == Detent {
    static let detent = Shape(.either([.words(["medium", "large"]), .object(detentTable.schema)])) { node, decoder in
        if node.kind == .mapping {
            var size = DetentSize()
            guard detentTable.decode(node, into: &size, &decoder) else { return nil }
            if size.sizes.count == 1 { return Detent(size: size.sizes[0], range: node.range) }
            // If there are keys but no size, the keys have already been reported.
            let isReported = size.sizes.isEmpty && node.entries.contains { _ in true }
            return Detent(size: isReported ? .unread : .unknown("{…}"), range: node.range)
        }
        guard let text = decoder.text(node, expected: "a detent") else { return nil }
        let size: Detent.Size = text == "medium" ? .medium : text == "large" ? .large : .unknown(text)
        return Detent(size: size, range: node.range)
    }
}

extension Shape where Value == Detents {
    static let detents: Shape<Detents> = {
        let list = Shape<[Detent]>.list(.detent, of: "detents", atLeast: 1)
        let long = Shape.object(detentsTable) { Detents(range: $0.range) }
        // Without sizes, `initial` cannot be checked, so the value counts as not read.
        return Shape(.either([list.schema, long.schema])) { node, decoder in
            if node.kind == .mapping { return long.decode(node, &decoder).flatMap { $0.sizes == nil ? nil : $0 } }
            if node.kind == .scalar, !node.isNull {
                let usual = ["half": "medium", "medium": "medium"][node.text] ?? "large"
                let size = Detent.spelling(ofNumber: node.text) ?? usual
                decoder.reportType(
                    of: node, expected: "a list of detents", help: .write(yaml: "[\(size)]", isSafe: size == node.text))
                return nil
            }
            return list.decode(node, &decoder).map { Detents(sizes: $0, initial: nil, range: node.range) }
        }
    }()
}

private struct UpThrough: Sendable {
    var detent: Detent?
}

private let upThroughTable = KeyTable<UpThrough>("backgroundInteraction", "`backgroundInteraction`") {
    Key("upThrough", .detent, "The largest detent at which the view behind can be used.", required: true) {
        $0.detent = $1
    }
}

extension Shape where Value == PresentationDetail.BackgroundInteraction {
    static let backgroundInteraction: Shape = {
        let word = Shape<PresentationDetail.Toggle>.word
        return Shape(.either([word.schema, .object(upThroughTable.schema)])) { node, decoder in
            if node.kind == .mapping {
                var value = UpThrough()
                guard upThroughTable.decode(node, into: &value, &decoder) else { return nil }
                return value.detent.map { .upThrough($0) }
            }
            return word.decode(node, &decoder).map { $0 == .enabled ? .enabled : .disabled }
        }
    }()
}

extension Shape where Value == Deprecation {
    static let deprecation: Shape = {
        let table = KeyTable<Deprecation>("deprecation", "`deprecated`") {
            Key("since", .text, "The version that deprecated it.") { $0.since = $1 }
            Key("use", .node, "The node to use instead.") { $0.use = $1 }
            Key("until", .text, "The version that removes it.") { $0.until = $1 }
            Key("message", .text, "A message for those who still use it.") { $0.message = $1 }
        }
        return Shape(.either([.bool, .text, .object(table.schema)])) { node, decoder in
            var value = Deprecation(range: node.range)
            if node.kind == .mapping { return table.decode(node, into: &value, &decoder) ? value : nil }
            guard let text = decoder.text(node, expected: "`true`, a message or a mapping") else { return nil }
            if let meant = Shape<Bool>.meant(by: node) {
                decoder.reportType(of: node, expected: "`true`, a message or a mapping", help: .write(yaml: "\(meant)"))
                return nil
            }
            if node.isPlain, text == "false" { return nil }
            value.message = node.isPlain && text == "true" ? nil : text
            return value
        }
    }()
}

/// An action of an alert, with the route that its `to` declares.
struct AlertActionDraft: Sendable {
    var action: AlertAction
    var route: Route?
}

extension Shape where Value == [AlertActionDraft] {
    static let alertActions: Shape = {
        let table = KeyTable<AlertActionDraft>(
            "alertAction", "an alert's action",
            hints: ["title": "write `label`", "text": "write `label`", "style": "write `role`"]
        ) {
            Key("label", .template, "The button's text.") { $0.action.label = $1 }
            Key("role", .word, "What kind of button it is.") { $0.action.role = $1 }
            Key("to", .route, "The route that the presenter takes after the alert has closed.") { $0.route = $1 }
        }
        let schema = Schema.either([.null, .name(.template), .object(table.schema)])
        let entries = entries(schema, mayContain: table.mayContain, of: "actions") { key, value, decoder in
            decoder.checkName(key.text, at: key.range, what: "an action")
            var draft = AlertActionDraft(action: AlertAction(id: Located(key.text, key.range)))
            if value.kind == .scalar, !value.isNull {
                draft.action.label = Shape<Template>.template.decode(value, &decoder)
            } else {
                _ = table.decode(value, into: &draft, &decoder)
            }
            return draft
        }
        return Shape(entries.schema, mayContain: entries.mayContain) { node, decoder in
            guard node.kind == .sequence else { return entries.decode(node, &decoder) }
            let labels = node.elements.compactMap { element -> String? in
                guard element.kind == .scalar, Names.isValid(element.text, isType: false) else { return nil }
                return "\(element.text): \(element.text.prefix(1).uppercased() + element.text.dropFirst())"
            }
            decoder.reportType(
                of: node, expected: "a mapping of actions",
                help: labels.isEmpty
                    ? node.asMapping(of: nil) ?? "begin each with a name: `{ok: {label: OK}}`"
                    : Help("write each with its label: `{\(labels.joined(separator: ", "))}`"))
            return nil
        }
    }()
}
