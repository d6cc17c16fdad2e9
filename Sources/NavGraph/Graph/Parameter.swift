public import NavSyntax

/// A value that a node takes.
///
/// It is a class for the same reasons as `Node`. Only its type is modified after initialization, when
/// names are resolved.
public final class Parameter: @unchecked Sendable {
    public let name: Located<String>
    public internal(set) var type: TypeUse
    public let defaultValue: Located<Literal>?
    /// Its value in examples. `Graph.sample(of:)` also knows that of its type.
    public let sample: Located<Literal>?
    public let isTransient: Bool
    public let isSensitive: Bool
    public let doc: String?
    /// Its name in URLs, if that is different.
    public let key: Located<String>?
    /// Whether links fill it with the URL itself.
    public let isWholeURL: Bool
    /// Whether a value in a query or fragment that is not of its type counts as absent.
    public let ignoresUnreadable: Bool
    /// For an item of a flow's data: the parameter of the flow that is its initial value.
    public let initialValue: Located<String>?

    public init(
        name: Located<String>, type: TypeUse, defaultValue: Located<Literal>? = nil, sample: Located<Literal>? = nil,
        isTransient: Bool = false, isSensitive: Bool = false, doc: String? = nil, key: Located<String>? = nil,
        isWholeURL: Bool = false, ignoresUnreadable: Bool = false, initialValue: Located<String>? = nil
    ) {
        self.name = name
        self.type = type
        self.defaultValue = defaultValue
        self.sample = sample
        self.isTransient = isTransient
        self.isSensitive = isSensitive
        self.doc = doc
        self.key = key
        self.isWholeURL = isWholeURL
        self.ignoresUnreadable = ignoresUnreadable
        self.initialValue = initialValue
    }

    /// Whether a value must be supplied: it is not optional, not a list, and has neither a default
    /// nor an initial value.
    ///
    /// A parameter whose type could not be read counts as not required.
    public var isRequired: Bool {
        type.form == .single && defaultValue == nil && initialValue == nil && type.base != .unknown("")
    }
}

extension [Parameter] {
    /// The parameters by name; of equal names, the first.
    package var byName: [String: Parameter] {
        Dictionary(map { ($0.name.value, $0) }) { first, _ in first }
    }
}

/// A use of a type by a parameter, a flow's data or a result.
public struct TypeUse: Sendable {
    public enum Base: Hashable, Sendable {
        case builtin(BuiltinType)
        case declared(TypeID)
        /// No type has this name, which `unknown-type` reports. Empty if the type could not be read.
        case unknown(String)
    }
    public enum Form: String, Sendable, CaseIterable { case single, optional, list }
    public var base: Base
    public var form: Form
    /// The source text: `String?`, `[Int]`.
    public var text: String
    public var range: SourceRange

    public init(base: Base, form: Form, text: String, range: SourceRange) {
        self.base = base
        self.form = form
        self.text = text
        self.range = range
    }

    /// Whether the type exists; if not, that has been reported.
    public var isKnown: Bool {
        if case .unknown = base { false } else { true }
    }

    /// Whether a value of type `source` can be used as this type: the same type, or `T` for `T?`.
    ///
    /// A type that could not be read is compatible with every type.
    public func accepts(_ source: TypeUse) -> Bool {
        !isKnown || !source.isKnown
            || base == source.base && (form == source.form || (form == .optional && source.form == .single))
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
        /// A base type whose text must match a regular expression.
        case constrained(base: BuiltinType, pattern: SourceText?)
        case enumeration([EnumCase])
        /// A type of the app, of whose values nothing is known.
        case opaque
    }
    public let name: Located<String>
    public let doc: String?
    public let definition: Definition
    /// The app's own type, `swift: Shop.Cart`. If the definition is not opaque, these are its raw values.
    public let appType: Located<String>?
    /// Its value in examples.
    public let sample: Located<Literal>?
    /// Whether its values exist only in memory.
    public let isTransient: Bool
    /// Whether it is a class whose instances are compared by identity.
    public let isReference: Bool
    /// Whether its text may have ASCII letters in any case.
    public let isCaseInsensitive: Bool
    /// The section whose files declare it. Its name is visible in all sections.
    public let section: SectionID

    init(
        name: Located<String>, doc: String?, definition: Definition, appType: Located<String>?,
        sample: Located<Literal>?, isTransient: Bool, isReference: Bool, isCaseInsensitive: Bool, section: SectionID
    ) {
        self.name = name
        self.doc = doc
        self.definition = definition
        self.appType = appType
        self.sample = sample
        self.isTransient = isTransient
        self.isReference = isReference
        self.isCaseInsensitive = isCaseInsensitive
        self.section = section
    }
}

extension TypeDeclaration {
    /// Whether nothing is known of its values.
    public var isOpaque: Bool { if case .opaque = definition { true } else { false } }
}

public struct EnumCase: Sendable {
    public var name: Located<String>
    /// The raw value, or `name` if none is given.
    public var raw: Located<String>
}
