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

    /// A view of its own that a stack or a presentation can show.
    public var isView: Bool {
        switch self {
        case .screen, .sheet, .cover, .popover: true
        case .tab, .split, .alert, .dialog, .flow, .step, .action: false
        }
    }

    /// Holds other nodes: a tab, a split or a flow.
    public var isContainer: Bool { self == .tab || self == .split || self == .flow }
    /// `a screen`, `an alert`.
    public var withArticle: String {
        "aeiou".contains(rawValue.prefix(1)) ? "an \(rawValue)" : "a \(rawValue)"
    }

    public var isAlert: Bool { self == .alert || self == .dialog }
}

/// A place in the app, or something that stands in its enums like one.
///
/// A class, so that going over the nodes copies none. It is written only while its graph is decoded, before anything
/// else has seen it, which is what makes it safe to share, and its properties need no check at run time that nobody
/// reads one while it is written. Other modules do not learn that of what is stored, and would check: so they get at it
/// by accessors that become part of their code.
public final class Node: @unchecked Sendable {
    /// What kind-specific keys say. Most nodes are screens: what the other kinds have must not make those larger.
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

    /// The id as declared; `range` is the id's place.
    @exclusivity(unchecked) @usableFromInline var storedID: Located<String>
    @inlinable public var id: Located<String> {
        _read { yield storedID }
        _modify { yield &storedID }
    }
    /// From the id to the end of what is written under it.
    @exclusivity(unchecked) @usableFromInline var storedDeclaration: SourceRange
    @inlinable public var declaration: SourceRange {
        _read { yield storedDeclaration }
        _modify { yield &storedDeclaration }
    }
    /// The dotted name from the main graph: `orders.detail`, `onboarding.welcome`.
    @exclusivity(unchecked) @usableFromInline var storedName: String
    @inlinable public var name: String {
        _read { yield storedName }
        _modify { yield &storedName }
    }
    @exclusivity(unchecked) @usableFromInline var storedKind: NodeKind
    @inlinable public var kind: NodeKind {
        _read { yield storedKind }
        _modify { yield &storedKind }
    }
    @exclusivity(unchecked) @usableFromInline var storedSection: SectionID
    @inlinable public var section: SectionID {
        _read { yield storedSection }
        _modify { yield &storedSection }
    }
    @exclusivity(unchecked) @usableFromInline var storedTitle: Template?
    @inlinable public var title: Template? {
        _read { yield storedTitle }
        _modify { yield &storedTitle }
    }
    @exclusivity(unchecked) @usableFromInline var storedDoc: String?
    @inlinable public var doc: String? {
        _read { yield storedDoc }
        _modify { yield &storedDoc }
    }
    @exclusivity(unchecked) @usableFromInline var storedParameters: [Parameter] = []
    @inlinable public var parameters: [Parameter] {
        _read { yield storedParameters }
        _modify { yield &storedParameters }
    }
    /// `params` could not be understood, which has been reported.
    @exclusivity(unchecked) @usableFromInline var storedHasUnreadParameters = false
    @inlinable public var hasUnreadParameters: Bool {
        _read { yield storedHasUnreadParameters }
        _modify { yield &storedHasUnreadParameters }
    }
    @exclusivity(unchecked) @usableFromInline var storedLinks: [LinkPattern] = []
    @inlinable public var links: [LinkPattern] {
        _read { yield storedLinks }
        _modify { yield &storedLinks }
    }
    @exclusivity(unchecked) @usableFromInline var storedRequires: [ConditionUse] = []
    @inlinable public var requires: [ConditionUse] {
        _read { yield storedRequires }
        _modify { yield &storedRequires }
    }
    /// Opened from outside the graph.
    @exclusivity(unchecked) @usableFromInline var storedIsEntry = false
    @inlinable public var isEntry: Bool {
        _read { yield storedIsEntry }
        _modify { yield &storedIsEntry }
    }
    @inlinable public var via: Located<[NodeReference]>? {
        get { extras?.via }
        set { ownExtras.via = newValue }
    }
    @inlinable public var tab: NodeReference? {
        get { extras?.tab }
        set { ownExtras.tab = newValue }
    }
    /// `via` or `tab` could not be understood, which has been reported.
    @exclusivity(unchecked) @usableFromInline var storedHasUnreadPlace = false
    @inlinable public var hasUnreadPlace: Bool {
        _read { yield storedHasUnreadPlace }
        _modify { yield &storedHasUnreadPlace }
    }
    @inlinable public var returns: TypeUse? {
        get { extras?.returns }
        set { ownExtras.returns = newValue }
    }
    @inlinable public var identity: [Located<String>]? {
        get { extras?.identity }
        set { ownExtras.identity = newValue }
    }
    @exclusivity(unchecked) @usableFromInline var storedIsExternal = false
    @inlinable public var isExternal: Bool {
        _read { yield storedIsExternal }
        _modify { yield &storedIsExternal }
    }
    @inlinable public var renamedFrom: [Located<String>] {
        get { extras?.renamedFrom ?? [] }
        set { ownExtras.renamedFrom = newValue }
    }
    @exclusivity(unchecked) @usableFromInline var storedDeprecated: Deprecation?
    @inlinable public var deprecated: Deprecation? {
        _read { yield storedDeprecated }
        _modify { yield &storedDeprecated }
    }
    @exclusivity(unchecked) @usableFromInline var storedIsDestructive = false
    @inlinable public var isDestructive: Bool {
        _read { yield storedIsDestructive }
        _modify { yield &storedIsDestructive }
    }
    @inlinable public var owner: String? {
        get { extras?.owner }
        set { ownExtras.owner = newValue }
    }
    @exclusivity(unchecked) @usableFromInline var storedTags: [String] = []
    @inlinable public var tags: [String] {
        _read { yield storedTags }
        _modify { yield &storedTags }
    }
    @exclusivity(unchecked) @usableFromInline var storedDetail = Detail.none
    @inlinable public var detail: Detail {
        _read { yield storedDetail }
        _modify { yield &storedDetail }
    }

    /// What few nodes have: it must not make the others larger.
    @usableFromInline final class Extras: @unchecked Sendable {
        @exclusivity(unchecked) @usableFromInline var via: Located<[NodeReference]>?
        @exclusivity(unchecked) @usableFromInline var tab: NodeReference?
        @exclusivity(unchecked) @usableFromInline var returns: TypeUse?
        @exclusivity(unchecked) @usableFromInline var identity: [Located<String>]?
        @exclusivity(unchecked) @usableFromInline var renamedFrom: [Located<String>] = []
        @exclusivity(unchecked) @usableFromInline var owner: String?
    }
    @exclusivity(unchecked) @usableFromInline var extras: Extras?
    @usableFromInline var ownExtras: Extras {
        if let extras { return extras }
        let made = Extras()
        extras = made
        return made
    }

    public init(id: Located<String>, name: String, kind: NodeKind, section: SectionID) {
        storedID = id
        storedDeclaration = id.range
        storedName = name
        storedKind = kind
        storedSection = section
    }

    public var isDeprecated: Bool { deprecated != nil }

    public func parameter(_ name: String) -> Parameter? {
        parameters.first { $0.name.value == name }
    }

    /// The dotted names that it had, in the order of `renamedFrom`: a former id stood beside the present one, unless it is
    /// dotted itself; `.news` stood in the main graph.
    public var formerNames: [String] {
        let prefix = name.dropLast(id.value.count)
        return renamedFrom.map { former in
            if former.value.hasPrefix(".") { return String(former.value.dropFirst()) }
            return former.value.contains(".") ? former.value : prefix + former.value
        }
    }
}

/// A class, as few nodes have one: it must not make the others larger.
public final class Deprecation: @unchecked Sendable {
    public internal(set) var message: String?
    public internal(set) var since: String?
    public internal(set) var use: NodeReference?
    public internal(set) var until: String?
    public let range: SourceRange

    init(range: SourceRange) { self.range = range }
}

/// A class like `Node`, for the same reasons.
public final class LinkPattern: @unchecked Sendable {
    public let path: SourceText
    public let values: [FixedValue]
    public let schemes: [Located<String>]?
    public let hosts: [Located<String>]?
    public let unknownQuery: UnknownQuery?
    @exclusivity(unchecked) @usableFromInline var storedOver: [NodeReference]
    @inlinable public internal(set) var over: [NodeReference] {
        _read { yield storedOver }
        _modify { yield &storedOver }
    }
    /// `over` could not be understood, which has been reported.
    public let hasUnreadOver: Bool
    /// Its URLs will go; other patterns of the node may stay.
    @exclusivity(unchecked) @usableFromInline var storedDeprecated: Deprecation?
    @inlinable public internal(set) var deprecated: Deprecation? {
        _read { yield storedDeprecated }
        _modify { yield &storedDeprecated }
    }
    /// The whole of `{path: …}`, or the string.
    public let range: SourceRange

    init(
        path: SourceText, values: [FixedValue] = [], schemes: [Located<String>]? = nil,
        hosts: [Located<String>]? = nil, unknownQuery: UnknownQuery? = nil, over: [NodeReference] = [],
        hasUnreadOver: Bool = false, deprecated: Deprecation? = nil, range: SourceRange
    ) {
        self.hasUnreadOver = hasUnreadOver
        self.path = path
        self.values = values
        self.schemes = schemes
        self.hosts = hosts
        self.unknownQuery = unknownQuery
        storedOver = over
        storedDeprecated = deprecated
        self.range = range
    }

    /// Whether it says nothing but the path.
    public var isShort: Bool {
        values.isEmpty && schemes == nil && hosts == nil && unknownQuery == nil && over.isEmpty
            && deprecated == nil
    }
}
