import NavSyntax

/// The keys of a redirect in its long form.
enum RedirectKeys {
    static let redirect = KeyTable<RedirectDraft>(
        "redirect", "a redirect",
        hints: [
            "scheme": "write `schemes`", "host": "write `hosts`", "domains": "write `hosts`", "node": "write `to`",
            "path": "write `to`", "target": "write `to`", "parameters": "write `params`",
        ]
    ) {
        Key(
            "to", .redirectDestination, "The new path, a node, or `{name}`: the URL that this parameter carries.",
            required: true
        ) {
            $0.destination = $1
        }
        Key("otherwise", .node, "The node for carried URLs that are no links of the graph.") { $0.otherwise = $1 }
        Key("params", .fixedValues, "The values passed to that node.") { $0.values = $1 }
        Key("schemes", .oneOrMany(.locatedText), "Only URLs with these schemes.") { $0.schemes = $1 }
        Key("hosts", .oneOrMany(.locatedText), "Only URLs with these hosts.") { $0.hosts = $1 }
    }
}

/// A redirect in its long form while its keys are read.
struct RedirectDraft: Sendable {
    var destination: Redirect.Destination?
    var otherwise: NodeReference?
    var values: [FixedValue] = []
    var schemes: [Located<String>]?
    var hosts: [Located<String>]?
}

extension Shape where Value == Redirect.Destination {
    /// A path, recognized by its slash, the id of a node, or a parameter.
    static let redirectDestination = Shape(.name(.node)) { node, decoder in
        guard let text = decoder.text(node, expected: "a path, or the id of a node") else { return nil }
        if let name = Redirect.carryingParameter(text) {
            return .carried(Located(name, node.range), otherwise: nil, [])
        }
        if text.utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "{") }) {
            return .pattern(SourceText(text, node))
        }
        return decoder.node(node, text).map { .node($0, []) }
    }
}

extension Shape where Value == [Redirect] {
    static let redirects: Shape = {
        let schema = Schema.either([.text, .object(RedirectKeys.redirect.schema)])
        return .entries(
            schema, mayContain: .nodes, naming: .oldURL, of: "old URLs and where they lead", help: "write `/old: /new`"
        ) {
            key, value, decoder in
            let pattern = SourceText(key.text, key)
            var draft = RedirectDraft()
            if value.kind == .mapping {
                _ = RedirectKeys.redirect.decode(value, into: &draft, &decoder)
            } else if let text = decoder.text(value, expected: "a path, or `{to: node}`") {
                draft.destination =
                    Redirect.carryingParameter(text).map { .carried(Located($0, value.range), otherwise: nil, []) }
                    ?? .pattern(SourceText(text, value))
            }
            return Redirect(pattern, draft, &decoder)
        }
    }()
}

extension Redirect {
    /// The name in text that is a parameter and nothing else, such as `{target}`.
    fileprivate static func carryingParameter(_ text: String) -> String? {
        guard text.hasPrefix("{"), text.hasSuffix("}"), text.utf8.count > 2 else { return nil }
        let name = text.dropFirst().dropLast()
        return name.utf8.allSatisfy { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || $0 >= 0x30 && $0 <= 0x39 }
            ? String(name) : nil
    }

    fileprivate init?(_ pattern: SourceText, _ draft: RedirectDraft, _ decoder: inout Decoder) {
        guard let destination = draft.destination else { return nil }
        self.pattern = pattern
        self.destination = destination
        schemes = draft.schemes
        hosts = draft.hosts
        section = decoder.section
        switch destination {
        case .node(let node, _): self.destination = .node(node, draft.values)
        case .carried(let name, _, _):
            self.destination = .carried(name, otherwise: draft.otherwise, draft.values)
            if let first = draft.values.first, draft.otherwise == nil {
                decoder.report(
                    "unknown-key", "`params` is for a node, and this redirect names none", at: first.name.range,
                    help: "add `otherwise`, the node for URLs that are no links")
            }
        case .pattern(let path):
            if let first = draft.values.first {
                decoder.report(
                    "unknown-key", "`params` is for a node, and `\(path.value)` is a path", at: first.name.range,
                    help: "lead to the node: `{to: node, params: {\(first.name.value): …}}`")
            }
        }
        if let otherwise = draft.otherwise {
            if case .carried = destination {
            } else {
                decoder.report(
                    "unknown-key", "`otherwise` is only for a redirect to the URL that a parameter carries",
                    at: otherwise.range, help: "leave it out, or write `to: \"{name}\"`")
            }
        }
        guard let origin = URLOrigin(of: pattern) else {
            guard let written = URLOrigin.withSlashes(pattern.value) else { return }
            decoder.report(
                "invalid-pattern", "`\(pattern.value)` is neither a path nor a full URL", at: pattern.range,
                help: .write(written))
            return nil
        }
        pathStart = origin.pathStart
        for (name, others) in [("schemes", schemes), ("hosts", hosts)] {
            guard let others else { continue }
            decoder.report(
                "unknown-key", "`\(name)` is only for an old URL that is a path, but `\(pattern.value)` is a full URL",
                at: others.first?.range ?? pattern.range, help: "leave out `\(name)`")
        }
        schemes = [origin.scheme]
        hosts = origin.host.map { [$0] }
    }
}

/// The scheme and host of a full URL.
private struct URLOrigin {
    var scheme: Located<String>
    /// The host, for `https` and `http` only.
    var host: Located<String>?
    /// The byte offset of the path.
    var pathStart: Int

    /// The full URL that is meant by a scheme without slashes, such as `app:order`, or nil for other text.
    static func withSlashes(_ text: String) -> String? {
        guard let colon = text.firstIndex(where: { ":/?#{".contains($0) }), colon > text.startIndex, text[colon] == ":"
        else { return nil }
        return "\(text[..<colon])://\(text[colon...].drop { $0 == ":" || $0 == "/" })"
    }

    /// Returns nil if the text is a path or not a URL.
    init?(of text: SourceText) {
        let bytes = Array(text.value.utf8)
        func end(from start: Int) -> Int { bytes[start...].firstIndex { "/?#".utf8.contains($0) } ?? bytes.count }
        func part(_ range: Range<Int>) -> Located<String> {
            Located(String(decoding: bytes[range], as: UTF8.self), text.range(ofBytes: range))
        }
        guard let colon = bytes.firstIndex(where: { ":/?#{".utf8.contains($0) }), colon > 0,
            bytes[colon...].starts(with: ":/".utf8)
        else { return nil }
        scheme = part(0..<colon)
        let hasAuthority = bytes[colon...].starts(with: "://".utf8)
        if ["https", "http"].contains(scheme.value.lowercased()) {
            guard hasAuthority else { return nil }
            pathStart = end(from: colon + 3)
            host = part((colon + 3)..<pathStart)
        } else if hasAuthority {
            // In URLs with a custom scheme, the first path segment is in the position of the host.
            pathStart = end(from: colon + 3) > colon + 3 ? colon + 2 : colon + 3
        } else {
            pathStart = colon + 1
        }
    }
}
