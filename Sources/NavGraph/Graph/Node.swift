public import NavSyntax

public enum NodeKind: String, Sendable, CaseIterable {
    case tab, split, screen, sheet, cover, popover, alert, dialog, flow, step, action

    /// Sheets, covers, popovers, alerts and dialogs.
    public var isPresented: Bool {
        switch self {
        case .sheet, .cover, .popover, .alert, .dialog: true
        case .tab, .split, .screen, .flow, .step, .action: false
        }
    }

    /// Whether it is a view that a stack or a presentation can show.
    public var isView: Bool {
        switch self {
        case .screen, .sheet, .cover, .popover: true
        case .tab, .split, .alert, .dialog, .flow, .step, .action: false
        }
    }

    /// Whether it contains other nodes: a tab, a split or a flow.
    public var isContainer: Bool { self == .tab || self == .split || self == .flow }
    /// `a screen`, `an alert`.
    public var withArticle: String {
        "aeiou".contains(rawValue.prefix(1)) ? "an \(rawValue)" : "a \(rawValue)"
    }

    public var isAlert: Bool { self == .alert || self == .dialog }
}

/// A node of the graph, such as a screen, a tab or an action.
///
/// It is a class so that iterating over nodes does not copy them. It is `@unchecked Sendable` because it
/// is only modified while its graph is decoded, before it is shared.
public final class Node: @unchecked Sendable {
    /// The values of kind-specific keys.
    ///
    /// Most nodes are screens, so the details of other kinds are indirect to keep nodes small.
    public enum Detail: Sendable {
        case none
        case screen(ScreenDetail)
        indirect case tab(TabDetail)
        indirect case split(SplitDetail)
        indirect case presentation(PresentationDetail)
        indirect case alert(AlertDetail)
        indirect case flow(FlowDetail)
        indirect case step(StepDetail)
        indirect case action(ActionDetail)
    }

    /// The id as declared, with its range.
    public internal(set) var id: Located<String>
    /// The range from the id to the end of its value.
    public internal(set) var declaration: SourceRange
    /// The dotted name from the main graph: `orders.detail`, `onboarding.welcome`.
    public internal(set) var name: String
    public internal(set) var kind: NodeKind
    public internal(set) var section: SectionID
    public internal(set) var title: Template?
    public internal(set) var doc: String?
    public internal(set) var parameters: [Parameter] = []
    /// Whether `params` could not be read (already reported).
    public internal(set) var hasUnreadParameters = false
    public internal(set) var links: [LinkPattern] = []
    public internal(set) var requires: [ConditionUse] = []
    /// Whether it is opened from outside the graph.
    public internal(set) var isEntry = false
    public internal(set) var via: Located<[NodeReference]>?
    public internal(set) var tab: NodeReference?
    /// How links show it.
    public internal(set) var opens = LinkOpening.plan
    /// Whether `via` or `tab` could not be read (already reported).
    public internal(set) var hasUnreadPlacement = false
    /// The number of minutes for which a link or step to it is kept; nil for that of `links`.
    public internal(set) var deferralMinutes: Int?
    public internal(set) var returns: TypeUse?
    public internal(set) var identity: [Located<String>]?
    public internal(set) var isExternal = false
    public internal(set) var renamedFrom: [Located<String>] = []
    public internal(set) var deprecated: Deprecation?
    public internal(set) var isDestructive = false
    /// Whether it may change in any way.
    public internal(set) var isUnstable = false
    public internal(set) var owner: String?
    public internal(set) var tags: [String] = []
    public internal(set) var detail: Detail = Detail.none

    public init(id: Located<String>, name: String, kind: NodeKind, section: SectionID) {
        self.id = id
        declaration = id.range
        self.name = name
        self.kind = kind
        self.section = section
    }

    public var isDeprecated: Bool { deprecated != nil }

    public func parameter(_ name: String) -> Parameter? {
        parameters.first { $0.name.value == name }
    }

    /// The former dotted names of the node, in the order of `renamedFrom`.
    ///
    /// A former id without dots was in the same section; `.news` was in the main graph.
    public var formerNames: [String] {
        let prefix = name.dropLast(id.value.count)
        return renamedFrom.map { former in
            if former.value.hasPrefix(".") { return String(former.value.dropFirst()) }
            return former.value.contains(".") ? former.value : prefix + former.value
        }
    }
}

/// How a link shows a node.
public enum LinkOpening: String, Sendable, CaseIterable {
    /// With its plan, whatever is shown.
    case plan
    /// On what is shown, if the topmost screen has a route to the node; otherwise with its plan.
    case onTop
}

/// The value of `deprecated`; a class because few nodes have one, which keeps the others small.
public final class Deprecation: @unchecked Sendable {
    public internal(set) var message: String?
    public internal(set) var since: String?
    public internal(set) var use: NodeReference?
    public internal(set) var until: String?
    public let range: SourceRange

    init(range: SourceRange) { self.range = range }
}

/// A URL pattern of a node; a class for the same reasons as `Node`.
public final class LinkPattern: @unchecked Sendable {
    public let path: SourceText
    public let values: [FixedValue]
    public let schemes: [Located<String>]?
    public let hosts: [Located<String>]?
    /// Whether the case of ASCII letters in the path is ignored, and how the path may end; nil for the
    /// settings of `links`.
    public let isCaseInsensitive: Bool?
    public let trailingSlash: TrailingSlash?
    public let unknownQuery: UnknownQuery?
    /// The patterns of URLs that it does not match.
    public let except: [SourceText]
    public internal(set) var over: [NodeReference]
    /// Whether `over` could not be read (already reported).
    public let hasUnreadOver: Bool
    /// The screens below the node when one of its URLs opens it. Nil if the node decides.
    public internal(set) var via: Located<[NodeReference]>?
    /// The tab of these screens.
    public internal(set) var tab: NodeReference?
    /// Whether `via` or `tab` could not be read (already reported).
    public let hasUnreadPlacement: Bool
    /// Whether its URLs will be removed, apart from other patterns of the node.
    public internal(set) var deprecated: Deprecation?
    /// The range of the whole `{path: …}` or string.
    public let range: SourceRange

    init(
        path: SourceText, values: [FixedValue] = [], schemes: [Located<String>]? = nil,
        hosts: [Located<String>]? = nil, isCaseInsensitive: Bool? = nil, trailingSlash: TrailingSlash? = nil,
        unknownQuery: UnknownQuery? = nil, except: [SourceText] = [], over: [NodeReference] = [],
        hasUnreadOver: Bool = false, via: Located<[NodeReference]>? = nil, tab: NodeReference? = nil,
        hasUnreadPlacement: Bool = false, deprecated: Deprecation? = nil, range: SourceRange
    ) {
        self.via = via
        self.tab = tab
        self.hasUnreadPlacement = hasUnreadPlacement
        self.hasUnreadOver = hasUnreadOver
        self.path = path
        self.values = values
        self.schemes = schemes
        self.hosts = hosts
        self.isCaseInsensitive = isCaseInsensitive
        self.trailingSlash = trailingSlash
        self.unknownQuery = unknownQuery
        self.except = except
        self.over = over
        self.deprecated = deprecated
        self.range = range
    }

    /// Whether it consists of the path only.
    public var isShort: Bool {
        values.isEmpty && schemes == nil && hosts == nil && unknownQuery == nil && over.isEmpty
            && isCaseInsensitive == nil && trailingSlash == nil && via == nil && tab == nil && deprecated == nil
            && except.isEmpty
    }
}

extension Deprecation {
    /// The parts of a deprecation notice: `since 2.0`, the message, the replacement, and the version that
    /// removes it.
    package var sentences: [String] {
        [
            since.map { "since \($0)" }, message, use.map { "use `\($0.name)`" },
            until.map { "it will be removed in \($0)" },
        ].compactMap(\.self)
    }
}
