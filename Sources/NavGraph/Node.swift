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
    @exclusivity(unchecked) @usableFromInline var storedVia: Located<[NodeReference]>?
    @inlinable public var via: Located<[NodeReference]>? {
        _read { yield storedVia }
        _modify { yield &storedVia }
    }
    @exclusivity(unchecked) @usableFromInline var storedTab: NodeReference?
    @inlinable public var tab: NodeReference? {
        _read { yield storedTab }
        _modify { yield &storedTab }
    }
    @exclusivity(unchecked) @usableFromInline var storedReturns: TypeUse?
    @inlinable public var returns: TypeUse? {
        _read { yield storedReturns }
        _modify { yield &storedReturns }
    }
    @exclusivity(unchecked) @usableFromInline var storedIDentity: [Located<String>]?
    @inlinable public var identity: [Located<String>]? {
        _read { yield storedIDentity }
        _modify { yield &storedIDentity }
    }
    @exclusivity(unchecked) @usableFromInline var storedIsExternal = false
    @inlinable public var isExternal: Bool {
        _read { yield storedIsExternal }
        _modify { yield &storedIsExternal }
    }
    @exclusivity(unchecked) @usableFromInline var storedRenamedFrom: [Located<String>] = []
    @inlinable public var renamedFrom: [Located<String>] {
        _read { yield storedRenamedFrom }
        _modify { yield &storedRenamedFrom }
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
    @exclusivity(unchecked) @usableFromInline var storedOwner: String?
    @inlinable public var owner: String? {
        _read { yield storedOwner }
        _modify { yield &storedOwner }
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

public struct Deprecation: Sendable {
    public var message: String?
    public var since: String?
    public var use: NodeReference?
    public var until: String?
    public var range: SourceRange
}

/// A value that a node takes.
///
/// A class like `Node`, for the same reasons: much holds parameters, and only their types are written after they are
/// made, when names are resolved.
public final class Parameter: @unchecked Sendable {
    public let name: Located<String>
    @exclusivity(unchecked) @usableFromInline var storedType: TypeUse
    @inlinable public internal(set) var type: TypeUse {
        _read { yield storedType }
        _modify { yield &storedType }
    }
    public let defaultValue: Located<Literal>?
    public let isTransient: Bool
    public let isSensitive: Bool
    public let doc: String?
    /// Its name in the URL when that differs.
    public let key: Located<String>?

    public init(
        name: Located<String>, type: TypeUse, defaultValue: Located<Literal>? = nil, isTransient: Bool = false,
        isSensitive: Bool = false, doc: String? = nil, key: Located<String>? = nil
    ) {
        self.name = name
        storedType = type
        self.defaultValue = defaultValue
        self.isTransient = isTransient
        self.isSensitive = isSensitive
        self.doc = doc
        self.key = key
    }

    /// Neither optional, nor defaulted, nor a list: somebody has to supply it. What a type that could not be read is
    /// cannot be said.
    public var isRequired: Bool {
        defaultValue == nil && type.form == .single && type.base != .unknown("")
    }
}

/// A type as a parameter, a field or a result uses it.
public struct TypeUse: Sendable {
    public enum Base: Hashable, Sendable {
        case builtin(BuiltinType)
        case declared(TypeID)
        /// No type has this name; `unknown-type` reports it.
        case unknown(String)
    }
    public enum Form: Hashable, Sendable { case single, optional, list }
    public var base: Base
    public var form: Form
    /// As written: `String?`, `[Int]`.
    public var text: String
    public var range: SourceRange

    public init(base: Base, form: Form, text: String, range: SourceRange) {
        self.base = base
        self.form = form
        self.text = text
        self.range = range
    }

    /// Whether a value of `source` may stand where this type is expected: the same type, and T also for T?.
    public func accepts(_ source: TypeUse) -> Bool {
        base == source.base && (form == source.form || (form == .optional && source.form == .single))
    }
}

public enum BuiltinType: String, Sendable, CaseIterable {
    case string = "String"
    case int = "Int"
    case int64 = "Int64"
    case uint = "UInt"
    case double = "Double"
    case decimal = "Decimal"
    case bool = "Bool"
    case uuid = "UUID"
    case date = "Date"
    case url = "URL"
}

public final class TypeDeclaration: Sendable {
    public enum Definition: Sendable {
        /// A base type, narrowed by a regular expression over its spelling.
        case constrained(base: BuiltinType, pattern: SourceText?)
        case enumeration([EnumCase])
        /// The app's own type: `swift: Shop.Cart`.
        case swift(Located<String>)
    }
    public let name: Located<String>
    public let doc: String?
    public let definition: Definition
    /// In memory only.
    public let isTransient: Bool
    /// The section whose files declare it; its name is known everywhere.
    public let section: SectionID

    init(name: Located<String>, doc: String?, definition: Definition, isTransient: Bool, section: SectionID) {
        self.name = name
        self.doc = doc
        self.definition = definition
        self.isTransient = isTransient
        self.section = section
    }
}

public struct EnumCase: Sendable {
    public var name: Located<String>
    /// The raw value; `name` where none is given.
    public var raw: Located<String>
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
        deprecated: Deprecation? = nil, range: SourceRange
    ) {
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

public struct ScreenDetail: Sendable {
    public enum TitleMode: String, Sendable, CaseIterable { case inline, large, automatic }
    public enum Transition: String, Sendable, CaseIterable { case zoom, automatic }
    public var titleMode: TitleMode?
    public var transition: Transition?
    public init() {}
}

public struct TabDetail: Sendable {
    public var icon: String?
    /// Nil where it was left out, which is reported as `missing-key`.
    public var root: NodeReference?
    public var isSearch = false
    public var hasBadge = false
    public var visible: [ConditionUse] = []
    /// The title of the tab section (iOS 18) it stands in.
    public var group: String?
    public init() {}
}

public struct SplitDetail: Sendable {
    public enum Visibility: String, Sendable, CaseIterable { case all, doubleColumn, detailOnly, automatic }
    public var icon: String?
    public var sidebar: SplitColumn?
    public var content: SplitColumn?
    public var detail: SplitColumn?
    public var visibility: Visibility?
    /// Serves the columns that have none of their own.
    public var placeholder: Placeholder?
    public init() {}

    /// In order: sidebar, content, detail; those that there are.
    public var columns: [SplitColumn] { [sidebar, content, detail].compactMap { $0 } }
}

public struct SplitColumn: Sendable {
    public var screens: [NodeReference]
    public var placeholder: Placeholder?
    public var range: SourceRange
}

public struct Placeholder: Sendable {
    public var title: Template?
    public var icon: String?
}

public struct PresentationDetail: Sendable {
    public enum Toggle: String, Sendable, CaseIterable { case enabled, disabled }
    public enum ContentInteraction: String, Sendable, CaseIterable { case resizes, scrolls }
    public enum Background: String, Sendable, CaseIterable {
        case ultraThin, thin, regular, thick, ultraThick, bar, clear
    }
    public enum Sizing: String, Sendable, CaseIterable { case form, page, fitted }
    public enum OnLink: String, Sendable, CaseIterable { case close, stack, wait }
    public enum Compact: String, Sendable, CaseIterable { case sheet, popover }
    public enum BackgroundInteraction: Sendable { case enabled, disabled, upThrough(Detent) }
    public var detents: Located<[Detent]>?
    /// They were given, and could not be understood, which has been reported.
    public var hasUnreadDetents = false
    public var initialDetent: Detent?
    public var hasDragIndicator: Bool?
    public var background: Background?
    public var backgroundInteraction: BackgroundInteraction?
    public var contentInteraction: ContentInteraction?
    public var cornerRadius: Double?
    public var sizing: Sizing?
    public var onLink: OnLink?
    public var dismiss: Located<Toggle>?
    /// Its own NavigationStack; nil: when it pushes anything.
    public var stack: Located<Bool>?
    public var cancel: Template?
    public var confirm: Template?
    public var compact: Compact?
    public init() {}
}

public struct Detent: Sendable {
    public enum Size: Sendable, Hashable {
        case medium, large
        case fraction(Double)
        case height(Double)
        /// Neither `medium` nor `large`; `detent-invalid` reports it.
        case unknown(String)
        /// It has been reported, and may be any.
        case unread
    }
    public var size: Size
    public var range: SourceRange
}

public struct AlertDetail: Sendable {
    public var message: Template?
    public var actions: [AlertAction] = []
    /// They were given, and could not be understood, which has been reported.
    public var hasUnreadActions = false
    public init() {}
}

public struct AlertAction: Sendable {
    public enum Role: String, Sendable, CaseIterable { case destructive, cancel }
    public var id: Located<String>
    public var label: Template?
    public var role: Role?
    /// The index in the graph's `routes` of the route that `to` declares.
    public var route: Int?
}

public struct FlowDetail: Sendable {
    public enum Style: String, Sendable, CaseIterable { case cover, sheet, root }
    public var style: Style = .cover
    /// In order, those under `final` last.
    public var steps: [NodeID] = []
    /// They were given, and could not be understood, which has been reported.
    public var hasUnreadSteps = false
    public var data: [Parameter] = []
    public var then: NodeReference?
    public var allowsBack = true
    public var isSkippable = false
    public var skipTo: NodeReference?
    /// What a link does to it while it is shown.
    public var onLink: PresentationDetail.OnLink?
    public init() {}
}

public struct StepDetail: Sendable {
    public var flow: NodeID
    public var when: [ConditionUse] = []
    public var isSkippable = false
    /// Under `final`: cannot be left backwards.
    public var isFinal = false
}

public struct ActionDetail: Sendable {
    public var then: [NodeReference] = []
    public init() {}
}
