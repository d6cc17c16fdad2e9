import NavSyntax

/// The keys of `links` and of a node's `url`.
enum LinkKeys {
    static let settings = KeyTable<LinkSettings>(
        "links", "`links`",
        hints: [
            "domains": "write `hosts`", "domain": "write `hosts`", "associatedDomains": "write `hosts`",
            "caseSensitivePaths":
                "write `caseInsensitive: true` in place of `caseSensitivePaths: false`, or remove `caseSensitivePaths: true`",
        ],
        shorthandKey: "schemes"
    ) {
        Key("schemes", .oneOrMany(.locatedText), "Custom URL schemes.", mayContain: .origins) { $0.schemes = $1 }
        Key(
            "hosts", .oneOrMany(.locatedText),
            "Hosts of universal links: exact, also with a port; `*.example.com` for all subdomains; `*` for any host.",
            mayContain: .origins
        ) {
            $0.hosts = $1
        }
        Key("environments", .environments, "Other builds of the same app: their schemes and hosts.") {
            $0.environments = $1
        }
        Key("allowHTTP", .bool, "Whether `http` is treated like `https`; default false.") { $0.allowsHTTP = $1 }
        Key(
            "caseInsensitive", .bool,
            "Whether paths ignore the case of ASCII letters; default false."
        ) {
            $0.hasCaseSensitivePaths = !$1
        }
        Key("trailingSlash", .word, "Whether a path may end in a slash; default `either`.") { $0.trailingSlash = $1 }
        Key("unknownQuery", .word, "What to do with query keys that no pattern names; default `ignore`.") {
            $0.unknownQuery = $1
        }
        Key(
            "ties", .word,
            "What to do if several patterns match a URL and none is more specific: `error` (default), or the one whose "
                + "literal comes first from the left wins."
        ) {
            $0.ties = $1
        }
        Key("except", .oneOrMany(.urlPattern), "Patterns of URLs that lead nowhere.") { $0.except = $1 }
        Key("maxLength", .integer(from: 1), "The maximum length of a URL in bytes; default 8192.") { $0.maxLength = $1 }
        Key(
            "parkFor", .integer(from: 0),
            "How many minutes a link or step that cannot be shown yet is kept; default 30."
        ) {
            $0.deferralMinutes = $1
        }
        Key(
            "waiting", .word,
            "Which links wait if several cannot be shown yet: `all` (default), shown in order, or only the `newest`."
        ) {
            $0.waiting = $1
        }
    }

    static let environment = KeyTable<LinkEnvironment>("environment", "an environment") {
        Key("schemes", .oneOrMany(.locatedText), "Replace those of `links`.") { $0.schemes = $1 }
        Key("hosts", .oneOrMany(.locatedText), "Replace those of `links`.") { $0.hosts = $1 }
        Key("appIDs", .oneOrMany(.locatedText), "Replace those of the output `aasa`.") { $0.appIDs = $1 }
    }

    static let pattern = KeyTable<LinkDraft>("url", "a URL pattern", unread: LinkDraft.unread) {
        Key(
            "path", .urlPattern, "The pattern.", required: true, mayContain: .links
        ) { $0.path = $1 }
        Key("params", .fixedValues, "Values of parameters that are not in the path.") { $0.values = $1 }
        Key("schemes", .oneOrMany(.locatedText), "Only these schemes, which may include `https` and `http`.") {
            $0.schemes = $1
        }
        Key(
            "hosts", .oneOrMany(.locatedText),
            "Only these hosts. `{name}` or `{name}.example.com` is any host, with a value."
        ) { $0.hosts = $1 }
        Key("caseInsensitive", .bool, "Whether its path ignores the case of ASCII letters; default that of `links`.") {
            $0.isCaseInsensitive = $1
        }
        Key("trailingSlash", .word, "Whether its path may end in a slash; default that of `links`.") {
            $0.trailingSlash = $1
        }
        Key("unknownQuery", .word, "What to do with query keys that the pattern does not name.") {
            $0.unknownQuery = $1
        }
        Key("except", .oneOrMany(.urlPattern), "Patterns of URLs that it does not match.") { $0.except = $1 }
        Key(
            "over", .oneOrMany(.node), "Nodes whose patterns this one takes precedence over.",
            unread: { $0.hasUnreadOver = true }
        ) { $0.over = $1 }
        Key(
            "via", Shape<[NodeReference]>.oneOrMany(.node).located,
            "The screens below the node when one of these URLs opens it; default: as for its other links.",
            unread: { $0.hasUnreadPlacement = true }
        ) { $0.via = $1 }
        Key(
            "tab", .node, "The tab in which `via` opens it.",
            unread: { $0.hasUnreadPlacement = true }
        ) { $0.tab = $1 }
        Key(
            "deprecated", .deprecation,
            "Marks its URLs for removal: true, a message, or `{since, use, until, message}`."
        ) {
            $0.deprecated = $1
        }
    }
}

/// A URL pattern in its long form while its keys are read.
struct LinkDraft: Sendable {
    var path: SourceText?
    var values: [FixedValue] = []
    var schemes: [Located<String>]?
    var hosts: [Located<String>]?
    var isCaseInsensitive: Bool?
    var trailingSlash: TrailingSlash?
    var unknownQuery: UnknownQuery?
    var except: [SourceText] = []
    var over: [NodeReference] = []
    /// Whether `over` could not be read (already reported).
    var hasUnreadOver = false
    var via: Located<[NodeReference]>?
    var tab: NodeReference?
    /// Whether `via` or `tab` could not be read (already reported).
    var hasUnreadPlacement = false
    var deprecated: Deprecation?

    /// Records that an unknown key may be `over`, `via` or `tab`.
    static let unread: @Sendable (inout LinkDraft) -> Void = {
        $0.hasUnreadOver = true
        $0.hasUnreadPlacement = true
    }
}

extension Shape where Value == [LinkEnvironment] {
    static let environments = Shape.entries(
        .object(LinkKeys.environment.schema), of: "environments"
    ) { key, value, decoder in
        var environment = LinkEnvironment(name: Located(key.text, key.range), schemes: nil, hosts: nil)
        decoder.checkName(key.text, at: key.range, what: "an environment")
        _ = LinkKeys.environment.decode(value, into: &environment, &decoder)
        return environment
    }
}

extension Shape where Value == [LinkPattern] {
    /// A pattern, a list of patterns, or the long form of one.
    static let linkPatterns: Shape = {
        let item = Shape<LinkPattern>(.either([.name(.pattern), .object(LinkKeys.pattern.schema)])) { node, decoder in
            if node.kind == .mapping {
                // `url: {id}` is meant as text but needs quotes.
                if let quotingHelp = node.quotingHelp, node.entries.allSatisfy({ $0.1.isNull }) {
                    decoder.reportType(of: node, expected: "a URL pattern", help: quotingHelp)
                    return nil
                }
                var draft = LinkDraft()
                guard LinkKeys.pattern.decode(node, into: &draft, &decoder), let path = draft.path else { return nil }
                return LinkPattern(
                    path: path, values: draft.values, schemes: draft.schemes, hosts: draft.hosts,
                    isCaseInsensitive: draft.isCaseInsensitive, trailingSlash: draft.trailingSlash,
                    unknownQuery: draft.unknownQuery, except: draft.except, over: draft.over,
                    hasUnreadOver: draft.hasUnreadOver, via: draft.via, tab: draft.tab,
                    hasUnreadPlacement: draft.hasUnreadPlacement, deprecated: draft.deprecated, range: node.range)
            }
            return decoder.text(node, expected: "a URL pattern").map {
                LinkPattern(path: SourceText($0, node), range: node.range)
            }
        }
        return .oneOrMany(item)
    }()
}
